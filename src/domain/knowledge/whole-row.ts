import type { ItemDetail } from '../catalog/schemas.ts'
import { cardOf } from './card-of.ts'
import type { Snippet } from './schemas.ts'

/** Everything that the row of an item says of it, for who asked something that nothing says. */
export function wholeRow(item: ItemDetail): Snippet {
  const { itemId, name, description, attributes } = item
  return {
    chunkId: itemId,
    title: name,
    type: 'doc',
    language: 'en',
    heading: '',
    page: null,
    text: description,
    answer: description,
    facts: attributes,
    card: cardOf(item),
    score: 0,
  }
}
