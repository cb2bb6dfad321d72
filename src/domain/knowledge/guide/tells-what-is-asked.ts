import type { Asked, RowFact, RowQuestion } from '../../properties/index.ts'
import { kindsIn } from '../answer-kinds.ts'

/** Of a time that is asked for. */
const TIMES = [
  'week',
  'open',
  'shut',
  'open_at',
  'open_on',
  'closed_season',
  'usual_hours',
  'show',
  'clock',
] as const satisfies RowFact['kind'][]
/** Whatever is asked of it, it is decided. */
const DECIDING: ReadonlySet<RowFact['kind']> = new Set(['verdict', 'ended', 'begins'])
const KINDS: Partial<Record<Asked, readonly RowFact['kind'][]>> = {
  price: ['price'],
  hours: TIMES,
  open_now: TIMES,
  schedule: ['show'],
  check_in: ['clock'],
  check_out: ['clock'],
  capacity: ['count'],
  sleeps: ['count'],
  size: ['count'],
  flight: ['count'],
  age_limit: ['ages', 'price'],
  booking: ['booking'],
  benefits: ['tier'],
  validity: ['until', 'ended', 'begins'],
}

/** What an answer that somebody wrote down must hold, for who asks for a sum, a time or an age. */
const HELD: Partial<Record<Asked, (text: string) => boolean>> = {
  price: (text) => kindsIn(text).includes('?cost'),
  hours: isOfTime,
  open_now: isOfTime,
  schedule: isOfTime,
  check_in: isOfTime,
  check_out: isOfTime,
  flight: isOfTime,
  age_limit: (text) => AGE.test(text),
}
const AGE = /\b(?:aged?|ages|years?|miaka|umri|adults|children)\b/i

function isOfTime(text: string): boolean {
  const kinds = kindsIn(text)
  return kinds.includes('?when') || kinds.includes('?long')
}

/** Whether what a row says decides what is asked, or is of it: who asks what something costs is not answered by where it is. */
export function tellsWhatIsAsked(facts: readonly RowFact[], asked: RowQuestion): boolean {
  return tells(facts, asked, ({ field }, of) => field === of)
}

/** The same of a question that somebody wrote down with its answer: the answer holds the sum, the time or the age that is asked for. */
export function holdsWhatIsAsked(facts: readonly RowFact[], asked: RowQuestion): boolean {
  return tells(
    facts,
    asked,
    ({ field, words }, of) => field === of || (field === 'answer' && words.some((text) => HELD[of]?.(text) ?? true)),
  )
}

type Words = RowFact & { kind: 'words' }

function tells(
  facts: readonly RowFact[],
  { fields, when, age, claimed }: RowQuestion,
  isSaid: (fact: Words, of: Asked) => boolean,
): boolean {
  const asked: Asked[] = [
    ...fields,
    ...(when === null ? [] : (['hours'] as const)),
    ...(age === null ? [] : (['age_limit'] as const)),
    ...(claimed === null ? [] : (['price'] as const)),
  ]
  const isOf = (fact: RowFact, of: Asked) =>
    fact.kind === 'words' ? isSaid(fact, of) : (KINDS[of] ?? []).includes(fact.kind)
  return facts.some(({ kind }) => DECIDING.has(kind)) || asked.some((of) => facts.some((fact) => isOf(fact, of)))
}
