import { foldWords } from '../../lib/fold-words.ts'
import type { Ctx } from '../context.ts'
import { itemNames } from './answers/item-names.ts'
import { readGuide } from './read-guide.ts'

/** What the things of a tenant are called, folded, each once. */
export interface GuestNames {
  all: string[]
  /** Of what people gamble at. */
  gaming: string[]
}

/** Everything that a guest of this tenant can name: its things with their rooms, shows and tiers, their other names, and the words that say which place is meant. */
export async function listNames(ctx: Ctx): Promise<GuestNames> {
  const guide = await readGuide(ctx, null)
  const things = (guide?.items ?? []).filter(({ category }) => category !== 'faq')
  const gaming = things.filter(({ category }) => category === 'gaming').flatMap(itemNames)
  const names = things.flatMap((item) => [
    ...itemNames(item).map(({ name }) => name),
    ...(item.category === 'destination' ? (item.data.tags ?? []) : []),
  ])
  return { all: folded(names), gaming: folded(gaming.map(({ name }) => name)) }
}

function folded(names: readonly string[]): string[] {
  return [...new Set(names.map(foldWords))].filter((name) => name !== '')
}
