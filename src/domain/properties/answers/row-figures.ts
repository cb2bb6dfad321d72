import { writtenHours } from '../format/written-hours.ts'
import { writtenPrice } from '../format/written-price.ts'
import type { PropertyItem } from '../schemas.ts'
import { rowView } from './row-view.ts'

/** Something that a row states in figures: of what, and what, as it is written. */
export interface RowFigure {
  of: string
  says: string
  /** Of the whole house: nothing else must be named with it. */
  ofHouse: boolean
}

/** What a row states that a document might state otherwise: prices, hours, clock times and the phone. */
export function rowFigures(item: PropertyItem): RowFigure[] {
  const { prices, hours, clocks, words } = rowView(item, null)
  const phone = [words.phone ?? []].flat()
  const house = (of: string, says: string | undefined) => (says === undefined ? [] : [{ of, says, ofHouse: true }])
  const own = (says: string) => ({ of: item.name, says, ofHouse: false })
  return [
    ...prices.map(({ of, price }) => ({ of: of ?? item.name, says: writtenPrice(price), ofHouse: false })),
    ...(hours === undefined ? [] : writtenHours(hours)).map(own),
    ...house('check-in', clocks.check_in),
    ...house('check-out', clocks.check_out),
    ...phone.map(own),
  ]
}
