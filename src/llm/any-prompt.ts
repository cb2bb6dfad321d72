import { z } from 'zod'
import type { TextOutput } from './define-prompt.ts'

/**
 * Any prompt, whatever its variables. `offline` is written as a method on purpose: a list of prompts has no common
 * variables type, and whoever calls it parses the variables with `vars` first.
 */
export interface AnyPrompt {
  name: string
  version: number
  vars: z.ZodType
  output: z.ZodType | TextOutput<unknown>
  offline(vars: unknown): unknown
}

/** The length cap of a text prompt; null for a prompt that answers with JSON. */
export function textLimit(output: AnyPrompt['output']): number | null {
  return output instanceof z.ZodType ? null : output.text
}
