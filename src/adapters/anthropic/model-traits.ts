import type Anthropic from '@anthropic-ai/sdk'

type Traits = Pick<Anthropic.MessageCreateParamsNonStreaming, 'thinking'> & { effort?: 'low' }

/**
 * What must be said to each model so that it answers a chat turn at once: newer ones think first unless told otherwise,
 * and each accepts a different word for it. A model that is missing gets neither field, which every model accepts.
 */
const TRAITS: Readonly<Record<string, Traits>> = {
  'claude-haiku-5-5': { thinking: { type: 'disabled' }, effort: 'low' },
  'claude-sonnet-5-5': { thinking: { type: 'between_tools' }, effort: 'low' },
}

export function traitsOf(model: string): Traits {
  return Object.hasOwn(TRAITS, model) ? (TRAITS[model] ?? {}) : {}
}
