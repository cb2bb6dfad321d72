import type { ShopTopic } from '../reading.ts'
import type { Desk, Found } from './desk.ts'

/** A question for the shop's documents, with all the words it was asked in. */
export function inquiry(desk: Desk, topic: ShopTopic): Found {
  return { act: { act: 'ask_shop', topic, words: desk.clause.words }, uses: [], all: true }
}
