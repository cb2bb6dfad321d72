/** One sub-command of `npm run eval`. `run` gives false when a bar was missed; WrongUse is told without a stack. */
export interface EvalCommand {
  usage: string
  run(args: string[]): Promise<boolean>
}
