import type { Ctx } from '../../context.ts'
import type { Draft, RunError, RunNode } from '../schemas/index.ts'
import type { RunClaim } from './claim-run.ts'
import type { RunAnswers } from './run-answers.ts'
import type { RunState } from './run-state.ts'

/** What a node is given. */
export interface NodeWork {
  /** Its signal ends when the run is cancelled or lost. */
  ctx: Ctx
  claim: RunClaim
  /** What sources have said to it. */
  answers: RunAnswers
  state: RunState
}

/** What became of a node: the state that the next one starts from, or the end of the run. */
export type NodeResult =
  | { outcome: 'done'; state: Omit<RunState, 'next'>; note?: string }
  | { outcome: 'failed'; error: { code: RunError; message: string }; state?: Omit<RunState, 'next'> }

/** One of the ten steps of a run. Those that are pure do no IO and come to the same whenever they are run. */
export type NodeOf = (work: NodeWork) => Promise<NodeResult> | NodeResult

/** After these the state is kept, so that nothing before them is done twice. */
export const KEPT_AFTER: ReadonlySet<RunNode> = new Set(['planner', 'selector', 'verifier', 'synth'])

/** What was selected, of a run that has come so far. */
export function draftOf({ draft }: RunState): Draft {
  if (draft === null) throw new Error('a node ran before a plan was selected')
  return draft
}
