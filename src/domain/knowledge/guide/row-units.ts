import type { ItemFound, RowStatement, StoredItem } from '../../properties/index.ts'
import { rowStatements } from '../../properties/index.ts'
import { buildSegment } from '../search/build-segment.ts'
import { openSegments, type PassageIndex } from '../search/open-segments.ts'
import { termsOf } from '../search/terms.ts'

/** A row, or a room of it, with the words under which it is found. */
export interface RowUnit extends ItemFound<StoredItem> {
  /** Its names, and the question that it answers, as they are written. */
  called: readonly string[]
  names: ReadonlySet<string>
  /** The words of each of its names. */
  nameSets: readonly ReadonlySet<string>[]
  statements: readonly (RowStatement & { terms: ReadonlySet<string> })[]
  parts: readonly { name: string; terms: ReadonlySet<string> }[]
  terms: ReadonlySet<string>
  /** Whether it says what something costs, and when something is. */
  hasPrices: boolean
  hasTimes: boolean
}

export interface RowUnits {
  units: readonly RowUnit[]
  /** Their words, by which a slip of the pen is mended and a rare word told from a common one. */
  index: PassageIndex
}

/** What can be told of, unit by unit: rooms each, because a guest sleeps in one. */
export function rowUnits(items: readonly StoredItem[]): RowUnits {
  const units = items.flatMap((item) => {
    const towers = item.category === 'hotel' ? (item.data.towers ?? []) : []
    const parts = towers.flatMap(({ name, room_types }) => [name, ...room_types.map((room) => room.name)])
    return [unitOf(item, null), ...parts.map((part) => unitOf(item, part))]
  })
  const passages = units.map(({ terms }, stretch) => {
    return { prefix: '', text: [...terms].join(' '), continues: false, stretch, extra: [...terms] }
  })
  return { units, index: openSegments([buildSegment(passages)]) }
}

function unitOf(item: StoredItem, part: string | null): RowUnit {
  const { names, statements, parts, hasPrices, hasTimes } = rowStatements(item, part)
  const of = (texts: readonly string[]) => new Set(texts.flatMap(termsOf))
  const told = statements.map((one) => ({ ...one, terms: of([one.text]) }))
  const named = parts.map((name) => ({ name, terms: of([name]) }))
  const terms = new Set([...of(names), ...[...told, ...named].flatMap((one) => [...one.terms])])
  return {
    item,
    part,
    called: names,
    names: of(names),
    nameSets: names.map((name) => of([name])),
    statements: told,
    parts: named,
    terms,
    hasPrices,
    hasTimes,
  }
}
