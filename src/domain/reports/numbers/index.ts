import { AppError } from '../../errors.ts'
import type { ReportName } from '../schemas.ts'
import { COST } from './cost.ts'
import type { Counted } from './counted.ts'
import { CSAT } from './csat.ts'
import { DELIVERY } from './delivery.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { OVERVIEW } from './overview.ts'
import { PEOPLE } from './people.ts'
import { SALES } from './sales.ts'

/** What each report counts, in the order in which it is read. */
export const NUMBERS: Readonly<Record<ReportName, readonly Counted[]>> = {
  overview: OVERVIEW,
  sales: SALES,
  people: PEOPLE,
  delivery: DELIVERY,
  cost: COST,
  knowledge: KNOWLEDGE,
  csat: CSAT,
}

/** Throws `invalid_input` for a number that the report does not have. */
export function numberOf(report: ReportName, name: string): Counted {
  const found = NUMBERS[report].find((number) => number.name === name)
  if (found === undefined) throw new AppError('invalid_input', `number: the report has no "${name}"`)
  return found
}
