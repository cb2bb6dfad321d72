/** Which models stand behind the words "small", "large" and "largest", and which may be called at all. */
export interface ModelChoice {
  small: string
  large: string
  largest: string
  allowed: readonly string[]
}

export const DEFAULT_MODELS: ModelChoice = {
  small: 'claude-haiku-5-5',
  large: 'claude-sonnet-5-5',
  largest: 'claude-opus-5-5',
  allowed: [
    'claude-haiku-4-5',
    'claude-haiku-5-5',
    'claude-sonnet-4-6',
    'claude-sonnet-5',
    'claude-sonnet-5-5',
    'claude-opus-5',
    'claude-opus-5-5',
  ],
}

/** The id behind one of the words; an id stands for itself. */
export function modelNamed(name: string, models: ModelChoice): string {
  return name === 'small' || name === 'large' || name === 'largest' ? models[name] : name
}
