import type { GuestKind, RowFact } from '../../../src/domain/properties/schemas.ts'
import type { Money } from '../../../src/lib/money.ts'
import { sayPrices } from '../format.ts'
import { say } from '../index.ts'
import { sayFact } from './say-row.ts'
import type { Saying } from './saying.ts'

/** Rows to be told together. */
export interface RowsListed {
  kind: GuestKind
  is_there: boolean
  rows: readonly { name: string; facts: readonly RowFact[] }[]
  more: number
  range: { low: Money; high: Money } | null
}

/** "*Rooms*: KES 9,400 - KES 82,500", and a line for each of them with what tells it from the others. */
export function sayList({ kind, is_there, rows, more, range }: RowsListed, saying: Saying): string {
  const { language } = saying
  const name = say(`list_kind_${kind}`, language)
  const heading =
    more > 0 && range !== null
      ? say('list_prices', language, { kind: name, prices: sayPrices([range.low, range.high]) })
      : say('list_heading', language, { kind: name })
  const lines = rows.map((row) => sayLine(row, saying))
  return [
    is_there ? say('list_yes', language, { heading }) : heading,
    ...lines,
    ...(more > 0 ? [say('list_more', language, { n: String(more) })] : []),
  ].join('\n')
}

function sayLine({ name, facts }: RowsListed['rows'][number], saying: Saying): string {
  const said = facts.flatMap((fact) => (fact.kind === 'words' ? fact.words : sayFact(fact, saying)))
  if (said.length === 0) return say('list_name', saying.language, { name })
  const sentences = said.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ')
  return say('list_line', saying.language, { name, said: sentences.replaceAll('\n', ' ') })
}
