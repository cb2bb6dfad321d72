import { say } from '../../prompts/copy/index.ts'
import { ItemCategory } from '../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnContext } from '../turn-context.ts'

const MOST_IN_A_SENTENCE = 4

/** What a guest can ask about: the categories that have something, by name. */
export function topicsOf({ property }: Pick<TurnContext, 'property'>): readonly ItemCategory[] {
  return ItemCategory.options.filter((topic) => property?.topics.includes(topic) === true)
}

export function topicName(topic: ItemCategory, language: SpokenLang): string {
  return say(`guest_topic_${topic}`, language)
}

/** "restaurants and bars, rooms": for the middle of a sentence; the place itself where there is nothing yet. */
export function topicsInSentence(turn: Pick<TurnContext, 'property' | 'tenant'>, language: SpokenLang): string {
  const names = topicsOf(turn)
    .slice(0, MOST_IN_A_SENTENCE)
    .map((topic) => topicName(topic, language))
  return names.length > 0 ? names.join(', ') : placeName(turn)
}

export function placeName({ property, tenant }: Pick<TurnContext, 'property' | 'tenant'>): string {
  return property?.name ?? tenant.name
}
