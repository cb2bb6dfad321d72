import { z } from 'zod'

/** The steps of a shop's first hour, in their order. */
export const SetupStep = z.enum(['number', 'webhook', 'template', 'prompt', 'catalogue', 'document', 'team'])
export type SetupStep = z.infer<typeof SetupStep>

/** `waiting`: it was tried, and what comes of it is not known yet. */
export const SetupState = z.enum(['done', 'open', 'failed', 'waiting'])
export type SetupState = z.infer<typeof SetupState>

/** How one step stands. `reason` is a word of ours, `problem` what the other side says. */
export interface SetupView {
  step: SetupStep
  state: SetupState
  reason: string | null
  problem: string | null
  at: Date | null
}
