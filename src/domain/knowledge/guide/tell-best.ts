import type { Ctx } from '../../context.ts'
import type { RowQuestion } from '../../properties/index.ts'
import { offeredOf } from '../offered.ts'
import type { KnowledgeType } from '../schemas.ts'
import { stateOf } from '../search/answerability.ts'
import { saidIn } from '../search/said-in.ts'
import { tellPassage } from '../tell-passage.ts'
import { type BestTold, type HousePlace, idOf } from './best-told.ts'
import type { ComparedTold } from './compare-told.ts'
import { type FoundForGuest, type GuestQuestion, NOTHING_FOUND } from './guest-question.ts'
import type { Sought } from './in-rows.ts'
import type { KeptGuide } from './kept-guide.ts'
import type { RowUnit } from './row-units.ts'
import { type RowFound, tellUnit } from './tell-unit.ts'
import { tellsWhatIsAsked } from './tells-what-is-asked.ts'

const MOST_CHOICES = 3

/** What the place that comes nearest says, if it surely answers; where it may, it and those that come next by what they are called. */
export function tellBest(
  ctx: Ctx,
  question: GuestQuestion,
  { shelf, places, chance }: BestTold,
  { sought, guide }: { sought: Sought; guide: KeptGuide },
): FoundForGuest {
  const answerable = Math.round(chance * 1000) / 1000
  const [first, second] = places
  const state = first !== undefined && isWritten(first, second) ? 'known' : stateOf(chance)
  if (first === undefined || state === 'unknown') return { ...NOTHING_FOUND, answerable }
  const { row, candidate } = first.told
  const confident = state === 'known'
  const choices = confident ? [] : places.slice(0, MOST_CHOICES).flatMap(({ told }) => choiceOf(told, question))
  if (candidate !== null) {
    const snippet = tellPassage(shelf, candidate, { ...question, score: answerable }, ctx.ports.guests)
    return { ...NOTHING_FOUND, snippets: [snippet], choices, confident, answerable }
  }
  const told = tellRow(ctx, row, question.asked, { sought, guide })
  return told === null ? NOTHING_FOUND : { ...NOTHING_FOUND, rows: [told], choices, confident, answerable }
}

/** A question that somebody wrote down is the one that is asked when it says nearly all of it, and nothing else does. */
const QUESTIONS: ReadonlySet<KnowledgeType> = new Set(['faq', 'summary'])
const WRITTEN = { said: 0.85, ahead: 0.6 } as const

function isWritten(first: ComparedTold<HousePlace>, second: ComparedTold<HousePlace> | undefined): boolean {
  const isAhead = first.score - (second?.score ?? 0) >= WRITTEN.ahead
  const { row, candidate } = first.told
  const isQuestion = row === null ? QUESTIONS.has(candidate.passage.type) : row.item.category === 'faq'
  return isQuestion && isAhead && Math.min(first.coverage, first.named) >= WRITTEN.said
}

/** What a row says of what is asked; nothing where it says only something else, or what it costs of another thing. */
function tellRow(
  ctx: Ctx,
  unit: RowUnit,
  asked: RowQuestion,
  { sought, guide }: { sought: Sought; guide: KeptGuide },
): RowFound | null {
  const said = tellUnit(ctx, unit, asked, sought, guide)
  if (said === null || asked.fields.length === 0) return said
  const isOfOther = sought.weighed.some(({ concept }) => concept.weight === 1 && saidIn(concept, unit.terms) === 0)
  const isAsked = tellsWhatIsAsked(said.answer.facts, asked)
  return isAsked && !(isOfOther && asked.fields.includes('price')) ? said : null
}

function choiceOf(told: HousePlace, { language }: GuestQuestion): FoundForGuest['choices'] {
  if (told.row !== null) return [{ itemId: idOf(told), name: told.row.part ?? told.row.item.name }]
  return offeredOf([told.candidate.passage], language).map(({ chunkId, title }) => ({ itemId: chunkId, name: title }))
}
