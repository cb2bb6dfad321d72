import { givesPlantedOrders } from '../../src/language/governor/planted-orders.ts'
import type { Json } from '../../src/lib/json.ts'
import { toJson } from '../../src/lib/to-json.ts'
import type { RowFound } from '../../tools/row-found.ts'
import type { RowList } from '../../tools/row-list.ts'

/** The rows without what gives orders to the assistant, whoever wrote it into them; what says nothing else is no row. */
export function soundRows(rows: readonly RowFound[]): RowFound[] {
  return rows.flatMap((row) => {
    const { answer } = row
    const facts = answer.facts.filter((fact) => !textsIn(toJson(fact)).some(givesPlantedOrders))
    return facts.length === 0 || givesPlantedOrders(answer.name) ? [] : [{ ...row, answer: { ...answer, facts } }]
  })
}

/** A list, likewise without the rows that give orders; null when no row is left. */
export function soundList(list: RowList): RowList | null {
  const rows = list.rows.filter(({ name, facts }) => ![name, ...textsIn(toJson(facts))].some(givesPlantedOrders))
  return rows.length === 0 ? null : { ...list, rows }
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
