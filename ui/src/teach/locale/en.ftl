## The guided first match

learner = Learner
teacher = Teacher
step = Step { $step } of { $count }
why = Why?
where = Show me where
do-it = Do it for me
back = Back
part-done = Done: { $title }
whole-done = That is the game. Well played!
next-part = Next: { $title }
free-play = Play on alone, against the computer
to-lobby = To the lobby
leave = Leave the lesson
