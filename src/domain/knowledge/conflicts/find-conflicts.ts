import type { Stated } from './claim.ts'

/** Two subjects that share so much of their words are one. */
const SAME = 0.6
/** What is said closer may differ in words, not in everything. */
const SAME_TAIL = 0.3
/** Bare counts are of all sorts: only what is nearly the same sentence counts the same. */
const SAME_COUNT = 0.8
/** A thing with a word in common with everything is compared with nothing. */
const MOST_SHARING = 400

export interface Conflict {
  kind: Stated['kind']
  /** What both are of. */
  subject: string
  /** A passage; and another, or a row. */
  left: Stated
  right: Stated
}

interface Pair extends Omit<Conflict, 'kind'> {
  /** How nearly both are of the same, up to 2. */
  likeness: number
}

/**
 * Statements of one kind about one subject of which not both can be true. Of the statements of one document that one is held
 * against another source which is most nearly of the same; of two sources once for every subject.
 */
export function findConflicts(stated: readonly Stated[]): Conflict[] {
  const known = valuesOf(stated)
  const found = new Map<string, Conflict>()
  for (const { left, right, subject } of nearestPairs(stated)) {
    if (!differ(left, right, known)) continue
    const key = `${left.owner} ${right.owner} ${left.kind} ${subject} ${right.quote}`
    if (!found.has(key)) found.set(key, { kind: left.kind, subject, left, right })
  }
  return [...found.values()]
}

/** The pairs of statements about one subject: for each and every other document, what that says of it most nearly. */
function nearestPairs(stated: readonly Stated[]): Pair[] {
  const byWord = new Map<string, Stated[]>()
  for (const one of stated) {
    for (const word of one.head) {
      const same = byWord.get(`${one.kind} ${word}`)
      if (same === undefined) byWord.set(`${one.kind} ${word}`, [one])
      else same.push(one)
    }
  }
  const nearest = new Map<Stated, Map<string, Pair[]>>()
  for (const left of stated) {
    if (left.versionId === null) continue
    for (const right of new Set(left.head.flatMap((word) => sharing(byWord, left.kind, word)))) {
      const isSecond = right.versionId !== null && right.owner < left.owner
      if (right.owner === left.owner || isSecond || !isOneSubject(left, right)) continue
      const likeness = share(allOf(left), allOf(right)) + share(left.head, right.head)
      const pair = { subject: (right.versionId === null ? right : left).subject, left, right, likeness }
      const of = nearest.get(right) ?? new Map<string, Pair[]>()
      const best = of.get(left.owner) ?? []
      const before = best[0]?.likeness ?? 0
      if (likeness >= before) of.set(left.owner, likeness > before ? [pair] : [...best, pair])
      nearest.set(right, of)
    }
  }
  return [...nearest.values()].flatMap((of) => [...of.values()].flat())
}

function sharing(byWord: ReadonlyMap<string, Stated[]>, kind: string, word: string): Stated[] {
  const all = byWord.get(`${kind} ${word}`) ?? []
  return all.length > MOST_SHARING ? [] : all
}

type Known = ReadonlyMap<string, ReadonlySet<string>>

/** What each owner says of each kind: a value that the other says as well, of whatever, contradicts nothing. */
function valuesOf(stated: readonly Stated[]): Known {
  const known = new Map<string, Set<string>>()
  for (const { owner, kind, values, versionId, subject } of stated) {
    const key = `${owner} ${kind}${versionId === null ? '' : ` ${subject}`}`
    const before = known.get(key) ?? new Set()
    for (const value of values) before.add(value)
    known.set(key, before)
  }
  return known
}

function differ(left: Stated, right: Stated, known: Known): boolean {
  const of = ({ owner, kind, versionId, subject }: Stated) =>
    known.get(`${owner} ${kind}${versionId === null ? '' : ` ${subject}`}`) ?? new Set()
  if (left.values.some((value) => of(right).has(value)) || right.values.some((value) => of(left).has(value)))
    return false
  return left.kind !== 'price' || (sameCurrency(left, right) && !within(left, right) && !within(right, left))
}

function isOneSubject(left: Stated, right: Stated): boolean {
  if (!agree(left.qualifiers, right.qualifiers) || !standTogether(left, right)) return false
  if (right.versionId === null && !namesWhole(left, right)) return false
  const whole = share(allOf(left), allOf(right))
  if (left.kind === 'count') return whole >= SAME_COUNT && left.head.length > 1
  if (whole >= SAME) return true
  const isTailAlike = left.tail.length === 0 || right.tail.length === 0 || share(left.tail, right.tail) >= SAME_TAIL
  return isTailAlike && share(left.head, right.head) >= SAME
}

/** "Sunday" is no "Sunday Sandal": what a row is called must all be there. */
function namesWhole(left: Stated, row: Stated): boolean {
  return row.head.every((word) => allOf(left).includes(word))
}

/** One word alone, "Delivery", is also of what it stands under. */
function standTogether(left: Stated, right: Stated): boolean {
  if (left.head.length > 1 && right.head.length > 1) return true
  const isBare = left.headings.length === 0 || right.headings.length === 0
  if (right.versionId !== null) return isBare || share(left.headings, right.headings) >= SAME
  return right.around.some((word) => left.around.includes(word) || allOf(left).includes(word))
}

function allOf({ head, tail }: Stated): string[] {
  return [...head, ...tail]
}

function share(some: readonly string[], others: readonly string[]): number {
  const all = new Set([...some, ...others])
  const both = new Set(some.filter((one) => others.includes(one)))
  return all.size === 0 ? 0 : both.size / all.size
}

/** Of 60 minutes and of 90 are two things; where one does not say how long, it may be either. */
function agree(some: readonly string[], others: readonly string[]): boolean {
  const kindOf = (qualifier: string) => qualifier.split(' ')[0]
  return some.every((one) => {
    const same = others.filter((other) => kindOf(other) === kindOf(one))
    return same.length === 0 || same.includes(one)
  })
}

function sameCurrency(left: Stated, right: Stated): boolean {
  const currencyOf = ({ values: [first = ''] }: Stated) => first.split(' ')[0]
  return currencyOf(left) === currencyOf(right)
}

/** A range of prices holds those between its ends. */
function within(inner: Stated, { values }: Stated): boolean {
  const amounts = values.map((value) => Number(value.split(' ')[1]))
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  return (
    low < high &&
    inner.values.every((value) => Number(value.split(' ')[1]) >= low && Number(value.split(' ')[1]) <= high)
  )
}
