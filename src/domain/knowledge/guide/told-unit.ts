import { kindsIn } from '../answer-kinds.ts'
import type { GuestReader } from '../guest-reader.ts'
import type { Candidate, Shelved } from '../search-passages.ts'
import type { RowUnit } from './row-units.ts'

/** One thing that is said in a place: a sentence, a line of a table, what a field of a row holds. */
export interface ToldLine {
  text: string
  terms: ReadonlySet<string>
}

/** What a house says in one place, a row or a passage of a document, as questions are held against it. */
export interface ToldUnit {
  /** What it stands under, as it is written, and the words of it. */
  name: string
  names: ReadonlySet<string>
  lines: readonly ToldLine[]
  terms: ReadonlySet<string>
  /** What kinds of figures it holds: sums, times, spans of time. */
  kinds: ReadonlySet<string>
  /** What it is about, by its name and by all that it says: roots of chances. */
  profiles: readonly [ofName: Float64Array, ofAll: Float64Array]
}

/** Of many names the first say what it is. */
const MOST_NAMES = 3
/** What a passage says behind this tells little of what it is about. */
const PROFILED = 500

const NO_TERMS: ReadonlySet<string> = new Set()

const rows = new WeakMap<RowUnit, ToldUnit>()
const passages = new WeakMap<Shelved['read'], ToldUnit>()

export function toldOfRow(unit: RowUnit, reader: GuestReader): ToldUnit {
  const known = rows.get(unit)
  if (known !== undefined) return known
  const named = unit.called.slice(0, MOST_NAMES).join('. ')
  const lines = [...unit.statements, ...unit.parts.map(({ name, terms }) => ({ text: name, terms }))]
  const told = {
    name: named,
    names: unit.names,
    lines,
    terms: unit.terms,
    kinds: kindsOfRow(unit),
    profiles: profilesOf(named, lines.map(({ text }) => text).join(' '), reader),
  }
  rows.set(unit, told)
  return told
}

export function toldOfPassage({ passage, read, terms }: Candidate, reader: GuestReader): ToldUnit {
  const known = passages.get(read)
  if (known !== undefined) return known
  const named = [passage.title, passage.heading].filter((name) => name !== '').join('. ')
  const told = {
    name: named,
    names: new Set([...terms.title, ...terms.heading]),
    lines: read.sentences.map(({ text }, at) => ({ text, terms: terms.sentences[at] ?? NO_TERMS })),
    terms: terms.all,
    kinds: new Set(kindsIn(passage.text)),
    profiles: profilesOf(named, passage.text, reader),
  }
  passages.set(read, told)
  return told
}

function kindsOfRow({ statements, hasPrices, hasTimes }: RowUnit): ReadonlySet<string> {
  const said = statements.flatMap(({ text }) => kindsIn(text))
  return new Set([...said, ...(hasPrices ? ['?cost'] : []), ...(hasTimes ? ['?when'] : [])])
}

function profilesOf(named: string, text: string, { subjectsOf }: GuestReader): ToldUnit['profiles'] {
  const ofName = rootsOf(subjectsOf(named))
  return [ofName, text === '' ? ofName : rootsOf(subjectsOf(`${named}. ${text.slice(0, PROFILED)}`))]
}

export function rootsOf(chances: Float64Array): Float64Array {
  return chances.map(Math.sqrt)
}
