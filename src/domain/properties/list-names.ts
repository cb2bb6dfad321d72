import { foldWords } from '../../lib/fold-words.ts'
import type { Ctx } from '../context.ts'
import { itemNames } from './answers/item-names.ts'
import { readGuide } from './read-guide.ts'

/** Everything that a guest of this tenant can name: its things with their rooms, shows and tiers, their other names, and the words that say which place is meant. Folded, each once. */
export async function listNames(ctx: Ctx): Promise<string[]> {
  const guide = await readGuide(ctx, null)
  const things = (guide?.items ?? []).filter(({ category }) => category !== 'faq')
  const names = things.flatMap((item) => [
    ...itemNames(item).map(({ name }) => name),
    ...(item.category === 'destination' ? (item.data.tags ?? []) : []),
  ])
  return [...new Set(names.map(foldWords))].filter((name) => name !== '')
}
