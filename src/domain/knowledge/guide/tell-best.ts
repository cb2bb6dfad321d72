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
import type { KeptGuide } from './kept-guide.ts'
import type { RowUnit } from './row-units.ts'
import type { Sought } from './sought.ts'
import { type RowFound, tellUnit } from './tell-unit.ts'
import { holdsWhatIsAsked } from './tells-what-is-asked.ts'

const MOST_CHOICES = 3
/** Below, what comes nearest is not worth telling: of ten such places one answers. */
const LEAST = 0.2
/** What comes so near beside the first may be meant as well. */
const BESIDE = 0.6
/** A place that says less of what is asked is of something else. */
const HALF = 0.5

/**
 * What the place that comes nearest says, if it surely answers; where it may, it and those that come next by what they are
 * called.
 */
export function tellBest(
  ctx: Ctx,
  question: GuestQuestion,
  { shelf, places, chance }: BestTold,
  { sought, guide }: { sought: Sought; guide: KeptGuide },
): FoundForGuest {
  const answerable = Math.round(chance * 1000) / 1000
  const [first, second] = places
  if (first === undefined || chance < LEAST) return { ...NOTHING_FOUND, answerable }
  const { row, candidate } = first.told
  const confident = isWritten(first, second) || stateOf(chance) === 'known'
  const near = places
    .slice(0, MOST_CHOICES)
    .filter(({ score }) => score >= first.score * BESIDE)
    .flatMap(({ told }) => choiceOf(told, question))
  const choices = confident ? [] : near
  if (candidate !== null) {
    const snippet = tellPassage(shelf, candidate, { ...question, score: answerable }, ctx.ports.guests)
    return { ...NOTHING_FOUND, snippets: [snippet], choices, confident, answerable }
  }
  const told = tellUnit(ctx, row, question.asked, sought, guide)
  if (told === null) return { ...NOTHING_FOUND, choices: near, answerable }
  if (tellsOfIt(told, question.asked)) {
    const isOther = isPriceOfOther(told, row, question.asked, sought)
    if (!isOther) return { ...NOTHING_FOUND, rows: [told], choices, confident, answerable }
    // What a massage costs says nothing to who asks for a manicure.
    if (first.coverage < HALF) return { ...NOTHING_FOUND, answerable }
  }
  // It is near, and says something else of it: that may be told, and not as the answer.
  return { ...NOTHING_FOUND, rows: first.coverage < HALF ? [] : [told], choices: near, answerable }
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

/** Whether what a row says is what is asked of it: a sum to who asks for a price. */
function tellsOfIt({ answer }: RowFound, asked: RowQuestion): boolean {
  return asked.fields.length === 0 || holdsWhatIsAsked(answer.facts, asked)
}

/** Whether a thing is asked about that the row does not say: its prices are those of others. */
function isPriceOfOther({ category }: RowFound, unit: RowUnit, asked: RowQuestion, { weighed }: Sought): boolean {
  const isSilent = weighed.some(({ concept }) => concept.weight === 1 && saidIn(concept, unit.terms) === 0)
  return isSilent && category !== 'faq' && asked.fields.includes('price')
}

function choiceOf(told: HousePlace, { language }: GuestQuestion): FoundForGuest['choices'] {
  if (told.row !== null) return [{ itemId: idOf(told), name: told.row.part ?? told.row.item.name }]
  return offeredOf([told.candidate.passage], language).map(({ chunkId, title }) => ({ itemId: chunkId, name: title }))
}
