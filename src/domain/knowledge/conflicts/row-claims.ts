import { formatMoney } from '../../../lib/money.ts'
import { propertyDocuments, rowFigures, type StoredItem } from '../../properties/index.ts'
import type { TellingRows } from '../claim-reader.ts'
import type { FigureReader } from '../figure-reader.ts'
import { termsOf } from '../search/terms.ts'
import type { Stated } from './claim.ts'
import { claimsAbout } from './read-claims.ts'

/** What the rows of properties and the prices of goods state. */
export function rowClaims({ items, goods }: TellingRows, reader: FigureReader): Stated[] {
  return [
    ...items.flatMap((item) => statedBy(item, reader)),
    ...allSaid(items, reader),
    ...goods.flatMap(({ itemId, name, prices }) => {
      const says = prices.map(formatMoney).join(', ')
      return claimsAbout(name, says, reader).map((claim) => ({
        ...claim,
        ...ofRow(itemId),
        subject: name,
        // A day in a name is a part of it, and no figure.
        head: termsOf(name),
        around: termsOf(name),
        headings: [],
      }))
    }),
  ]
}

function ofRow(itemId: string): Pick<Stated, 'owner' | 'versionId' | 'source'> {
  return { owner: itemId, versionId: null, source: itemId }
}

function statedBy(item: StoredItem, reader: FigureReader): Stated[] {
  return rowFigures(item).flatMap(({ of, says, ofHouse }) =>
    claimsAbout(of, says, reader).map((claim) => ({
      ...claim,
      ...ofRow(item.id),
      subject: of,
      around: ofHouse ? claim.head : termsOf(item.name),
      headings: [],
    })),
  )
}

/** What a row says beside, in its description: it contradicts nothing, and what says the same does not contradict the row. */
function allSaid(items: readonly StoredItem[], reader: FigureReader): Stated[] {
  return propertyDocuments(items).flatMap(({ itemId, pages }) =>
    pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ text }) =>
        claimsAbout('', text, reader).map((claim) => ({
          ...claim,
          head: [],
          tail: [],
          ...ofRow(itemId),
          subject: '',
          around: [],
          headings: [],
        })),
      ),
    ),
  )
}
