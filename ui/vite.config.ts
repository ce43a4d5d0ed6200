import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Small parts that most boards use come in one file: a file of its own costs more in headers than in content.
const SHARED = { name: "shared", test: /src\/lib\/(RuleTag|Pan|pan|PhaseHelp|UndoButton|Choices|Dialog|Notice|TabSign|made|typing|screen|drag|sheet|clipboard|rulebook|desk|walk)/ };

// The page is built into the Python package, which serves it; nothing is ever loaded from elsewhere.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: { outDir: "../src/warbox/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/locale": "http://127.0.0.1:8000" } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
