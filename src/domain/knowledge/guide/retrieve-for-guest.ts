import { foldWords } from '../../../lib/fold-words.ts'
import type { Ctx } from '../../context.ts'
import { findItems, type ItemFound, isNamedAlike, itemNames, type StoredItem } from '../../properties/index.ts'
import { settleConflicts } from '../conflicts/settle-conflicts.ts'
import { passagesFor } from '../read-passages.ts'
import { type Shelf, searchPassages } from '../search-passages.ts'
import { type FoundForGuest, type GuestQuestion, NOTHING_FOUND } from './guest-question.ts'
import { inRows, soughtIn } from './in-rows.ts'
import { guideOf, type KeptGuide } from './kept-guide.ts'

const MOST_CHOICES = 3
/** A document answers as it answers a shop's customers. */
const DOCUMENT = { fits: () => true, leastWords: 0, leastTold: 2 }

/**
 * What answers a guest: the rows of what she names, or points back to, or all of a kind that fit; else of rows and documents what
 * says most of what she asks. A row that is named and does not say it leaves the question to the documents.
 */
export async function retrieveForGuest(ctx: Ctx, question: GuestQuestion): Promise<FoundForGuest> {
  const guide = await guideOf(ctx)
  const { asked, query, about } = question
  if (asked.isLive) return NOTHING_FOUND
  const picked = await fromPicked(ctx, question, guide)
  if (picked !== null) return picked
  const found = namedIn(guide, question)
  const isAlike = found.length > 1 && isNamedAlike(found, query)
  const focus = question.focus?.isMeant ? question.focus : null
  const meant = isAlike ? found.filter(({ item }) => item.id === focus?.itemId) : []
  if (isAlike && meant.length === 0) return { ...NOTHING_FOUND, choices: choicesOf(found) }
  const sought = soughtIn(ctx, question, guide, meant.length > 0 ? meant : found)
  const fromRows = inRows(ctx, question, guide, sought)
  // What goes on with an answer of documents goes on with them.
  const isOfThing = guide.items.some(({ id }) => id === focus?.itemId)
  const isLeaning = asked.goesOn && !isOfThing && about !== null
  if (fromRows?.isSure && !isLeaning) return fromRows.found
  const ofDocuments = await inDocuments(ctx, question, guide, found.length > 0)
  const { offered, ...documents } = await settleConflicts(ctx, ofDocuments)
  if (fromRows?.found.confident && !documents.confident) return fromRows.found
  const passages = offered.map(({ chunkId, title }) => ({ itemId: chunkId, name: title }))
  const choices = documents.confident ? [] : [...(fromRows?.found.choices ?? []), ...passages].slice(0, MOST_CHOICES)
  return { ...NOTHING_FOUND, ...documents, choices }
}

function choicesOf(found: readonly ItemFound<StoredItem>[]): FoundForGuest['choices'] {
  return found.slice(0, MOST_CHOICES).map(({ item }) => ({ itemId: item.id, name: item.name }))
}

/** Each thing once, with the part of it that is named where one is. */
function namedIn({ items }: KeptGuide, { query, asked }: GuestQuestion): ItemFound<StoredItem>[] {
  // "Shows" is a kind, and no slip of "shops".
  const apart = [asked.kindWords, asked.timeWords].join(' ').split(' ')
  const beside = new Set(
    findItems(
      items,
      foldWords(query)
        .split(' ')
        .filter((word) => !apart.includes(word))
        .join(' '),
    ).map(({ item }) => item),
  )
  const said = ` ${foldWords(query)} `
  // The Mwezi is no month: "mwezi wa tano".
  const times = new Set(foldWords(asked.timeWords).split(' '))
  const isTime = (name: string) =>
    foldWords(name)
      .split(' ')
      .every((word) => times.has(word))
  const isSaid = (item: StoredItem) =>
    itemNames(item).some(({ name }) => said.includes(` ${foldWords(name)} `) && !isTime(name))
  const found = findItems(items, query).filter(({ item }) => beside.has(item) || isSaid(item))
  const best = found.filter(
    ({ item, part }) => part !== null || !found.some((one) => one.item === item && one.part !== null),
  )
  return best.filter(({ item }, at) => best.findIndex((one) => one.item === item) === at)
}

/** What the passage says that she was asked about and picked; null where she picked none, or it is told no more. */
async function fromPicked(ctx: Ctx, question: GuestQuestion, { items }: KeptGuide): Promise<FoundForGuest | null> {
  const { focus } = question
  if (focus === null || focus.part !== null || items.some(({ id }) => id === focus.itemId)) return null
  const shelf = await shelfFor(ctx, question)
  const candidates = shelf.candidates.filter(({ passage }) => passage.chunkId === focus.itemId)
  const { snippets, answerable } = searchPassages({ ...shelf, candidates }, question, DOCUMENT, ctx.ports.subjects)
  return snippets.length === 0 ? null : { ...NOTHING_FOUND, snippets, confident: true, answerable }
}

/** What documents say: the one that answered last first, when no thing of the house is named; then all of them. */
async function inDocuments(ctx: Ctx, question: GuestQuestion, { items }: KeptGuide, isNamed: boolean) {
  const { focus } = question
  const shelf = await shelfFor(ctx, question)
  const search = (candidates: Shelf['candidates']) =>
    searchPassages({ ...shelf, candidates }, question, DOCUMENT, ctx.ports.subjects)
  const isOfDocument = focus?.isMeant === true && !isNamed && items.every(({ id }) => id !== focus.itemId)
  if (isOfDocument) {
    const inIt = search(shelf.candidates.filter(({ passage }) => passage.title === focus.part))
    if (inIt.confident) return inIt
  }
  return search(shelf.candidates)
}

function shelfFor(ctx: Ctx, { query, about }: GuestQuestion): Promise<Shelf> {
  return passagesFor(ctx, { query, about, types: null })
}
