/** Whether a host name leads to this machine only: a link with it is of no use to anybody elsewhere. */
export const isOnlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
