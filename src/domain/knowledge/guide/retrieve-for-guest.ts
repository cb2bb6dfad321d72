import { foldWords } from '../../../lib/fold-words.ts'
import type { Ctx } from '../../context.ts'
import { findItems, type ItemFound, isNamedAlike, itemNames, type StoredItem } from '../../properties/index.ts'
import { settleConflicts } from '../conflicts/settle-conflicts.ts'
import { passagesFor } from '../read-passages.ts'
import { tellPassage } from '../tell-passage.ts'
import { type BestTold, bestTold } from './best-told.ts'
import { carriedOn } from './carried-on.ts'
import { type FoundForGuest, type GuestQuestion, NOTHING_FOUND } from './guest-question.ts'
import { type InRows, inRows } from './in-rows.ts'
import { guideOf, type KeptGuide } from './kept-guide.ts'
import { soughtIn } from './sought.ts'
import { tellBest } from './tell-best.ts'

const MOST_CHOICES = 3

/**
 * What answers a guest: the rows of what she names, or points back to, or all of a kind that fit; else of rows and documents what
 * says most of what she asks. A row that is named and does not say it leaves the question to the documents.
 */
export async function retrieveForGuest(ctx: Ctx, heard: GuestQuestion): Promise<FoundForGuest> {
  const guide = await guideOf(ctx)
  const question = carriedOn(heard, guide.items)
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
  const best = await bestTold(ctx, question, guide)
  const told = await settleConflicts(ctx, tellBest(ctx, question, best, { sought, guide }))
  if (fromRows !== null && !told.confident && isBacked(fromRows, best)) return fromRows.found
  return told.confident
    ? told
    : { ...told, choices: distinctNames([...(fromRows?.found.choices ?? []), ...told.choices]).slice(0, MOST_CHOICES) }
}

/**
 * What is meant and says what is asked answers. What only has the words of the question answers when what it is about says so too: a
 * question that somebody wrote down, or a row that says what is asked.
 */
function isBacked({ found: { rows }, isMeant, isAsked }: InRows, { places }: BestTold): boolean {
  if (isMeant && isAsked) return true
  const [row] = rows
  if (row === undefined) return false
  return (isAsked || row.category === 'faq') && places[0]?.told.row?.item.id === row.itemId
}

function distinctNames(choices: FoundForGuest['choices']): FoundForGuest['choices'] {
  return choices.filter(({ name }, at) => choices.findIndex((one) => one.name === name) === at)
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
  const { query, about } = question
  const shelf = await passagesFor(ctx, { query, about, types: null })
  const picked = shelf.candidates.find(({ passage }) => passage.chunkId === focus.itemId)
  if (picked === undefined) return null
  const snippet = tellPassage(shelf, picked, { query, about, score: 1 }, ctx.ports.guests)
  return { ...NOTHING_FOUND, snippets: [snippet], confident: true, answerable: 1 }
}
