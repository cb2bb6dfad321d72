import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Act, ActName, Wanted } from '../reading.ts'
import type { Meaning, Span, Token } from '../span.ts'
import type { Clause } from './clause.ts'
import { cuesOf } from './cues-of.ts'
import { takenBackIn } from './taken-back.ts'
import { deniedIn, unmeantIn } from './unmeant.ts'
import { NOTHING_WANTED } from './wanted.ts'

/** What the rules know of the dialogue and the shop, the same for every clause of a message. */
export interface Room {
  tokens: readonly Token[]
  context: DialogueContext
  shop: ShopIndex
}

/** An act with the spans whose words it took. `all`: it took every word of the clause, as a question's words do. */
export interface Found {
  act: Act
  uses: readonly Span[]
  all?: boolean
}

/** One clause while its acts are found: spans that an act has used are gone for every later rule. */
export interface Desk extends Room {
  clause: Clause
  /** What the clause names only to say that it is not meant, and of that the goods and what they are like. */
  unmeant: readonly Span[]
  denied: readonly Span[]
  /** Spans that no act has used. */
  left(): readonly Span[]
  /** Unused spans that say one of these cues. */
  cues(...ids: string[]): Span[]
  has(...ids: string[]): boolean
  /** Whether the clause says one of these anywhere, used already or not. */
  says(...ids: string[]): boolean
  of<Kind extends Meaning['kind']>(...kinds: Kind[]): (Span & { meaning: Extract<Meaning, { kind: Kind }> })[]
  use(found: Found): void
  /** What is wanted when nothing was said of goods. */
  nothing: Wanted
  found: Found[]
}

export type Rule = (desk: Desk) => Found | null

export function openDesk(clause: Clause, room: Room): Desk {
  const denied = deniedIn(clause, room.tokens, room.context.cart)
  const unmeant = unmeantIn(clause, room.tokens, denied)
  const used = new Set([...unmeant, ...takenBackIn(room.tokens, clause.spans, clause.from, clause.to)])
  const found: Found[] = []
  let unused: readonly Span[] = clause.spans.filter((span) => !used.has(span))
  const said = saidIn(clause.spans)
  let saidLeft = saidIn(unused)
  let kindsLeft = kindsIn(unused)
  const left = () => unused
  // Rules ask for far more than a message says: most of them are answered without looking through its spans.
  const has = (...ids: string[]) => ids.some((cue) => saidLeft.has(cue))
  return {
    ...room,
    clause,
    unmeant,
    denied,
    found,
    nothing: NOTHING_WANTED,
    left,
    cues: (...ids) =>
      has(...ids) ? left().filter(({ meaning }) => cuesOf(meaning).some((cue) => ids.includes(cue))) : [],
    has,
    says: (...ids) => ids.some((cue) => said.has(cue)),
    of: <Kind extends Meaning['kind']>(...kinds: Kind[]) => {
      const isOf = (span: Span): span is Span & { meaning: Extract<Meaning, { kind: Kind }> } =>
        (kinds as readonly string[]).includes(span.meaning.kind)
      return kinds.some((kind) => kindsLeft.has(kind)) ? left().filter(isOf) : []
    },
    use: (one) => {
      for (const span of one.all === true ? left() : one.uses) used.add(span)
      unused = unused.filter((span) => !used.has(span))
      saidLeft = saidIn(unused)
      kindsLeft = kindsIn(unused)
      found.push(one)
    },
  }
}

function saidIn(spans: readonly Span[]): ReadonlySet<string> {
  return new Set(spans.flatMap(({ meaning }) => cuesOf(meaning)))
}

function kindsIn(spans: readonly Span[]): ReadonlySet<Meaning['kind']> {
  return new Set(spans.map(({ meaning }) => meaning.kind))
}

/** Lets the rules speak in order, each as often as it finds something, until none does. */
export function applyRules(desk: Desk, rules: readonly Rule[], barred: ReadonlySet<ActName>): void {
  while (desk.left().length > 0) {
    const next = firstFound(desk, rules, barred)
    if (next === null) return
    desk.use(next)
  }
}

/** What the first rule finds that takes at least one word: so every round leaves fewer, and it ends. */
function firstFound(desk: Desk, rules: readonly Rule[], barred: ReadonlySet<ActName>): Found | null {
  const left = new Set(desk.left())
  for (const rule of rules) {
    const found = rule(desk)
    if (found === null || barred.has(found.act.act)) continue
    if (found.all === true || found.uses.some((span) => left.has(span))) return found
  }
  return null
}
