import { say } from '../../../prompts/copy/index.ts'
import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import type { Wanted } from '../../../src/language/reading.ts'
import { answerItem, card } from '../items/answer-item.ts'
import { compareItems } from '../items/compare-items.ts'
import { summaryOf } from '../items/summary-of.ts'
import { nowAbout } from '../slice.ts'
import type { Task } from '../tasks.ts'
import type { Desk } from './desk.ts'
import { isFromSearch } from './is-from-search.ts'

const MOST_COMPARED = 5

type Answer = Extract<Task, { do: 'answer' }>
type Compare = Extract<Task, { do: 'compare' }>

/** Answers a question about one item: price, stock, options and named attributes here; the rest is looked up. */
export function answerQuestion(task: Answer, desk: Desk): void {
  const { now, language } = desk
  const [itemId, ...others] = task.wanted.itemIds
  if (others.length > 0 && !task.wanted.exact && task.topic === 'options') {
    answerOfEach(task, desk)
    return
  }
  if (itemId === undefined) {
    desk.ask({ kind: 'narrow_query', asked: 'which_item' }, null)
    return
  }
  const item = desk.read(itemId)
  if (item === null) {
    desk.tell(say('item_gone', language))
    return
  }
  now.item = item
  now.salient = nowAbout(now.salient, [itemId])
  const before = now.lastQuestion?.act === 'ask_item' ? now.lastQuestion.words : null
  now.lastQuestion = { act: 'ask_item', topic: task.topic, words: task.words, zoneId: null }
  const answer = task.topic === 'picture' ? card(item, language) : answerItem(item, task, language)
  if (answer === null) now.unanswered = leftOpen(item, asked(item, task), before, now.unanswered)
  desk.tell(answer)
  offer(item, task, desk)
}

/** In what each of a list comes; which of them is meant stays asked. */
function answerOfEach({ wanted, topic, words }: Answer, desk: Desk): void {
  const items = wanted.itemIds.flatMap((id) => desk.read(id) ?? [])
  desk.now.lastQuestion = { act: 'ask_item', topic, words, zoneId: null }
  desk.tell(...items.map((item) => answerItem(item, { wanted, topic }, desk.language)))
}

type LeftOpen = Desk['now']['unanswered']

/** What the row must be searched for; two questions about one item are looked up together. */
function leftOpen({ itemId, name }: ItemDetail, words: string, before: string | null, other: LeftOpen): LeftOpen {
  if (other?.itemId === itemId) return { ...other, words: `${other.words}\n${words}` }
  return { itemId, words: `${name}: ${words}`, before }
}

/** The question as its row is asked: with the attribute that it was heard to be about; which size to take by what the row advises. */
function asked({ attributes }: ItemDetail, { topic, words }: Answer): string {
  if (topic !== 'size_help') return attributes[topic] === undefined ? words : `${words} ${topic.replaceAll('_', ' ')}`
  const advised = attributes.size_advice !== undefined || attributes.fit !== undefined
  return advised ? 'size fit' : BETWEEN_SIZES
}

/** What the shop's documents say of sizes, for what no row advises. */
const BETWEEN_SIZES = 'which size to choose between two sizes'

/** Whoever asks the price of a thing may want it: one question offers it, unless she is about to pay for something else. */
function offer(item: ItemDetail, { wanted, topic }: Answer, desk: Desk): void {
  const sells = topic === 'price' || topic === 'availability' || topic === 'options'
  if (!sells || desk.inCheckout || item.variants.every(({ available }) => available === 0)) return
  desk.now.search = { ...wanted, ...keptOf(item.itemId, wanted, desk.now), itemIds: [item.itemId] }
  desk.now.lastCatalogResults = [summaryOf(item)]
  desk.ask({ kind: 'pick_item', options: [summaryOf(item)], line: null }, null)
}

/** "How much is it?", of what was looked for in size 42: what the search asked for still goes, unless the question says otherwise. */
function keptOf(itemId: string, { values, quantity, measure }: Wanted, now: Desk['now']): Partial<Wanted> {
  const { search } = now
  if (search === null || !isFromSearch(itemId, now)) return {}
  const open = search.values.filter(({ option }) => !values.some((value) => value.option === option))
  return {
    values: [...open, ...values],
    quantity: quantity ?? search.quantity,
    measure: measure ?? search.measure,
  }
}

/** Sets items side by side. */
export function compareThem({ wanted, words }: Compare, desk: Desk): void {
  const items = wanted.itemIds.flatMap((id) => desk.read(id) ?? []).slice(0, MOST_COMPARED)
  if (items.length === 0) {
    desk.tell(say('item_gone', desk.language))
    return
  }
  desk.tell(compareItems(items, { features: wanted.features, words }, desk.language))
  desk.now.salient = nowAbout(
    desk.now.salient,
    items.map(({ itemId }) => itemId),
  )
  if (desk.inCheckout) return
  desk.now.search = { ...wanted, values: [], features: [] }
  desk.now.lastCatalogResults = items.map(summaryOf)
  desk.ask({ kind: 'pick_item', options: items.map(summaryOf), line: null }, null)
}
