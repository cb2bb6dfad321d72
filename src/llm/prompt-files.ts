import { z } from 'zod'

const Section = z.string().trim().min(1)

/** prompts/<name>/policy.yaml: how a call is made, as a shopkeeper can review it. */
export const PolicyFile = z.strictObject({
  /** "small", "large", "largest", or the id of an allowed model. */
  model: z.string().min(1),
  prompt_version: z.int().min(1),
  max_tokens: z.int().min(1).max(8_000),
  confidence_threshold: z.number().min(0).max(1),
  max_clarifications: z.int().min(0).max(10),
  allowed_tools: z.array(z.string()),
  timeout_ms: z.int().min(100).max(60_000),
})
export type PolicyFile = z.infer<typeof PolicyFile>

/** prompts/<name>/v<version>.yaml: the words. Only `context` has holes; the other sections are the same for everybody. */
export const WordsFile = z.strictObject({
  role: Section,
  context: Section,
  constraints: Section,
  output_format: Section,
  examples: Section,
})
export type WordsFile = z.infer<typeof WordsFile>

/** A fragment written as YAML; one written as Markdown is its whole text. */
export const FragmentFile = z.strictObject({ text: Section })
