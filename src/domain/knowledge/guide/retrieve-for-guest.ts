import type { Ctx } from '../../context.ts'
import {
  type Asked,
  answerFromRow,
  findItems,
  type ItemFound,
  isNamedAlike,
  type RowAnswer,
  type RowFact,
  type StoredItem,
} from '../../properties/index.ts'
import { passagesFor } from '../read-passages.ts'
import type { KnowledgeLanguage, Snippet } from '../schemas.ts'
import { searchPassages } from '../search-passages.ts'
import { guideOf, type KeptGuide } from './kept-guide.ts'

/** What a guest asks, as her words were heard. */
export interface GuestQuestion {
  query: string
  language: KnowledgeLanguage
  /** The question before, for one that leans on it. */
  about: string | null
  /** What of a thing is asked, most likely first. */
  fields: readonly Asked[]
  /** The thing that "it" and "there" mean, and the part of it; null when her words point at nothing. */
  focus: { itemId: string; part: string | null } | null
}

export interface RowFound {
  itemId: string
  /** The room, show or service of it that is meant. */
  part: string | null
  category: StoredItem['category']
  lastUpdated: string
  timezone: string
  answer: RowAnswer
}

export interface FoundForGuest {
  /** Rows that answer. */
  rows: RowFound[]
  /** Things of which any may be meant: she is asked which. */
  choices: { itemId: string; name: string }[]
  snippets: Snippet[]
  confident: boolean
  /** The chance that the first one answers, 0 to 1; a row that was asked for does. */
  answerable: number
}

const MOST_ROWS = 3
const MOST_FIELDS = 3
/** A document answers as it answers a shop's customers; a row that is not named only when its own words come near. */
const DOCUMENT = { fits: () => true, leastWords: 0 }
const ROW = { fits: () => true, leastWords: 0.45 }

/**
 * What answers a guest: the rows of what she names, or points back to; else of rows and documents what comes nearest. A row that
 * is named and does not say it leaves the question to the documents.
 */
export async function retrieveForGuest(ctx: Ctx, question: GuestQuestion): Promise<FoundForGuest> {
  const guide = await guideOf(ctx)
  const found = namedIn(guide, question)
  const isAlike = found.length > 1 && isNamedAlike(found, question.query)
  // Of several of one name that one is meant which the talk was of, or which was picked.
  const meant = isAlike ? found.filter(({ item }) => item.id === question.focus?.itemId) : []
  const named = meant.length > 0 ? meant : found
  if (isAlike && meant.length === 0) {
    const choices = named.map(({ item }) => ({ itemId: item.id, name: item.name }))
    return { ...NOTHING, choices: choices.slice(0, MOST_ROWS) }
  }
  const asked = named.length > 0 ? named : [...onlyOneThatSays(ctx, guide, question), ...pointedAt(guide, question)]
  const rows = asked.slice(0, MOST_ROWS).flatMap((found) => rowOf(ctx, found, question.fields, guide) ?? [])
  return rows.length > 0 ? { ...NOTHING, rows, confident: true, answerable: 1 } : nearest(ctx, question, guide, named)
}

const NOTHING: FoundForGuest = { rows: [], choices: [], snippets: [], confident: false, answerable: 0 }

/** Each thing once, with the part of it that is named where one is. */
function namedIn({ items }: KeptGuide, { query }: GuestQuestion): ItemFound<StoredItem>[] {
  const found = findItems(items, query)
  const best = found.filter(
    ({ item, part }) => part !== null || !found.some((one) => one.item === item && one.part !== null),
  )
  return best.filter(({ item }, at) => best.findIndex((one) => one.item === item) === at)
}

/** What "it" means, for who asks something of it. */
function pointedAt({ items }: KeptGuide, { focus, fields }: GuestQuestion): ItemFound<StoredItem>[] {
  if (focus === null || fields.length === 0) return []
  return items.filter(({ id }) => id === focus.itemId).map((item) => ({ item, part: focus.part }))
}

/** Of a whole house only one row says when it is entered and left. */
const OF_THE_HOUSE: ReadonlySet<Asked> = new Set(['check_in', 'check_out'])

function onlyOneThatSays(ctx: Ctx, guide: KeptGuide, { fields }: GuestQuestion): ItemFound<StoredItem>[] {
  const ofHouse = fields.filter((field) => OF_THE_HOUSE.has(field))
  const says = (item: StoredItem) => ofHouse.length > 0 && rowOf(ctx, { item, part: null }, ofHouse, guide) !== null
  const found = guide.items.filter(says)
  return found.length === 1 ? found.map((item) => ({ item, part: null })) : []
}

/** Rows and documents are compared with the question alike, and what comes nearer answers. */
async function nearest(
  ctx: Ctx,
  question: GuestQuestion,
  guide: KeptGuide,
  named: readonly ItemFound[],
): Promise<FoundForGuest> {
  const { subjects } = ctx.ports
  const input = { query: question.query, about: question.about, language: question.language }
  const documents = searchPassages(
    await passagesFor(ctx, { query: question.query, about: question.about, types: null }),
    input,
    DOCUMENT,
    subjects,
  )
  const ofRows = searchPassages(guide.shelf, input, ROW, subjects)
  const [row] = ofRows.snippets
  const isNearer = row !== undefined && ofRows.confident && (!documents.confident || row.score >= scoreOf(documents))
  const item = guide.items.find(({ id }) => id === row?.chunkId)
  if (!isNearer || item === undefined || named.length > 0) return { ...NOTHING, ...documents }
  const found = rowOf(ctx, { item, part: null }, [...question.fields, 'answer', 'about'], guide)
  return found === null
    ? { ...NOTHING, ...documents }
    : { ...NOTHING, rows: [found], confident: true, answerable: ofRows.answerable }
}

function scoreOf({ snippets }: { snippets: readonly Snippet[] }): number {
  return snippets[0]?.score ?? 0
}

/** What a row says of the fields that are asked; of a thing that is only named, what it is. Null when it does not say. */
function rowOf(
  { clock }: Ctx,
  { item, part }: ItemFound<StoredItem>,
  fields: readonly Asked[],
  { properties }: KeptGuide,
): RowFound | null {
  const timezone = properties.find(({ id }) => id === item.propertyId)?.timezone ?? 'UTC'
  const asked: readonly Asked[] = fields.length > 0 ? fields : GENERAL
  const answers = asked.map((field) => answerFromRow(item, field, { now: clock.now(), timezone, part }))
  const told = answers.filter(({ facts }) => facts.length > 0).slice(0, fields.length > 0 ? MOST_FIELDS : MOST_GENERAL)
  const [first] = told
  if (first === undefined) return null
  const facts = told.flatMap((one) => one.facts)
  const distinct = facts.filter((fact, at) => facts.findIndex((one) => saysOf(one) === saysOf(fact)) === at)
  const { id: itemId, category, lastUpdated } = item
  return { itemId, part, category, lastUpdated, timezone, answer: { ...first, facts: distinct } }
}

/** The same words are told once, whatever field they are of. */
function saysOf(fact: RowFact): string {
  return JSON.stringify(fact.kind === 'words' ? fact.words : fact)
}

/** What a thing is, for who asks nothing in particular of it. */
const GENERAL: readonly Asked[] = [
  'answer',
  'about',
  'cuisine',
  'open_now',
  'schedule',
  'benefits',
  'highlights',
  'best_season',
  'price',
  'location',
  'check_in',
  'check_out',
]
const MOST_GENERAL = 4
