import type { Asked, RowFact, RowQuestion } from '../../properties/index.ts'

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

/** Whether what a row says decides what is asked, or is of it: who asks what something costs is not answered by where it is. */
export function tellsWhatIsAsked(facts: readonly RowFact[], { fields, when, age, claimed }: RowQuestion): boolean {
  const tells = (field: Asked) =>
    facts.some((fact) => KINDS[field]?.includes(fact.kind) ?? (fact.kind === 'words' && fact.field === field))
  const asked: Asked[] = [
    ...fields,
    ...(when === null ? [] : (['hours'] as const)),
    ...(age === null ? [] : (['age_limit'] as const)),
    ...(claimed === null ? [] : (['price'] as const)),
  ]
  return facts.some(({ kind }) => DECIDING.has(kind)) || asked.some(tells)
}
