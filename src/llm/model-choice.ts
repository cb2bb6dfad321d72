/** Which models stand behind the words "small" and "large", and which may be called at all. */
export interface ModelChoice {
  small: string
  large: string
  allowed: readonly string[]
}

export const DEFAULT_MODELS: ModelChoice = {
  small: 'claude-haiku-5-5',
  large: 'claude-sonnet-5-5',
  allowed: ['claude-haiku-4-5', 'claude-haiku-5-5', 'claude-sonnet-4-6', 'claude-sonnet-5', 'claude-sonnet-5-5'],
}
