/** How a call of one prompt is made; from its policy.yaml, with the model resolved to an allowed id. */
export interface PromptPolicy {
  model: string
  promptVersion: number
  maxTokens: number
  confidenceThreshold: number
  maxClarifications: number
  allowedTools: readonly string[]
  timeoutMs: number
}

/** A prompt with its words, ready to be asked. */
export interface LoadedPrompt {
  name: string
  policy: PromptPolicy
  /** The same for every customer, so that the vendor can cache it. */
  system: string
  /** The context section with its holes. */
  context: string
  /** What a JSON answer must look like; null asks for text. */
  schema: Record<string, unknown> | null
}

/** Every prompt of the product, checked against its declaration. */
export interface PromptBook {
  /** The model that calls step down to. */
  smallModel: string
  /** Throws when the prompt is not in the book: a prompt that is asked must have been loaded. */
  get(name: string): LoadedPrompt
  names(): string[]
}
