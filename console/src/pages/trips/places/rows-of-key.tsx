import { usePlaceWords } from '../../../i18n/trip-places.ts'
import type { SupplyKey, SupplyKind } from './supply-queries.ts'

const KINDS = ['attraction', 'lodging', 'flight', 'climate', 'daily_spend'] as const satisfies readonly SupplyKind[]

/** How many rows a shop has of which kind, in words. */
export function RowsOfKey({ rows }: Pick<SupplyKey, 'rows'>) {
  const say = usePlaceWords()
  const told = KINDS.flatMap((kind) => {
    const count = rows[kind] ?? 0
    return count === 0 ? [] : [say(`places.kind.${kind}`, { count })]
  })
  return <span className="figures text-soft">{told.join(', ') || say('places.none_own')}</span>
}
