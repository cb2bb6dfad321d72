import { z } from 'zod'

/** A message of at most `text` characters. */
export interface TextOutput<Out> {
  text: number
  schema: z.ZodType<Out>
}

/**
 * One model call: the typed contract beside the words in YAML. `output` is a zod schema for JSON, or a text with its cap.
 * `offline` gives the answer without a vendor; its quality is measured, it is not a stub.
 */
export interface Prompt<Vars, Out> {
  name: string
  version: number
  vars: z.ZodType<Vars>
  output: z.ZodType<Out> | TextOutput<Out>
  offline: (vars: Vars) => Out
  /** The word with which a text begins that says nothing to the customer: it states nothing that could be unbacked. */
  givesUp?: string
}

/** Declares a prompt whose output is JSON of the given schema. */
export function defineJsonPrompt<Vars, Out>(prompt: {
  name: string
  version: number
  vars: z.ZodType<Vars>
  output: z.ZodType<Out>
  offline: (vars: Vars) => Out
}): Prompt<Vars, Out> {
  return prompt
}

/** Declares a prompt whose output is a message of at most `maxChars` characters. */
export function defineTextPrompt<Vars>(prompt: {
  name: string
  version: number
  vars: z.ZodType<Vars>
  maxChars: number
  offline: (vars: Vars) => string
  givesUp?: string
}): Prompt<Vars, string> {
  const { maxChars, ...rest } = prompt
  return { ...rest, output: { text: maxChars, schema: z.string().max(maxChars) } }
}
