import { say } from '../../prompts/copy/index.ts'
import { ItemCategory } from '../../src/domain/properties/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { TurnContext } from '../turn-context.ts'

const MOST_IN_A_SENTENCE = 4

type Asked = Pick<TurnContext, 'property' | 'tenant'>

/** What a guest can ask about: the categories that have something; at a travel desk the places first. */
export function topicsOf({ property, tenant }: Asked): readonly ItemCategory[] {
  const topics = ItemCategory.options.filter((topic) => property?.topics.includes(topic) === true)
  if (!isTravel(tenant)) return topics
  return topics.toSorted((a, b) => Number(b === 'destination') - Number(a === 'destination'))
}

/** What a category is called: a travel desk has services and terms where a house has pools and rules. */
export function topicName(topic: ItemCategory, { tenant }: Pick<TurnContext, 'tenant'>, language: SpokenLang): string {
  const isDesks = isTravel(tenant) && (topic === 'amenities' || topic === 'faq')
  return say(isDesks ? `guest_topic_desk_${topic}` : `guest_topic_${topic}`, language)
}

function isTravel({ settings }: TurnContext['tenant']): boolean {
  return settings.concierge?.kind === 'travel'
}

/** "restaurants and bars, rooms": for the middle of a sentence; the place itself where there is nothing yet. */
export function topicsInSentence(turn: Asked, language: SpokenLang): string {
  const names = topicsOf(turn)
    .slice(0, MOST_IN_A_SENTENCE)
    .map((topic) => topicName(topic, turn, language))
  return names.length > 0 ? names.join(', ') : placeName(turn)
}

export function placeName({ property, tenant }: Pick<TurnContext, 'property' | 'tenant'>): string {
  return property?.name ?? tenant.name
}
