import { queryOptions } from '@tanstack/react-query'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import type { Api } from '../../../lib/api/api.ts'

export type Place = AnswerTo<'GET /v1/destinations'>['destinations'][number]
export type SupplyKey = AnswerTo<'GET /v1/trip-supply/keys'>['keys'][number]
export type SupplyRow = AnswerTo<'GET /v1/trip-supply'>['rows'][number]
export type SupplyKind = SupplyRow['kind']

/** What an import may have changed. */
export const SUPPLY_KEYS = ['places', 'supply'] as const

const ROUTE = /^[A-Z]{3}-[A-Z]{3}$/
/** What a place can have of its own; a route has flights. */
const KINDS_OF_PLACE = ['attraction', 'lodging', 'climate', 'daily_spend'] as const satisfies readonly SupplyKind[]

/** "NBO-MBA" is a route, everything else the name of a place. */
export function isRoute(key: string): boolean {
  return ROUTE.test(key)
}

/** Where the shop sells trips to, and what it has of its own for which place or route. */
export function placesQuery(api: Api) {
  return queryOptions({
    queryKey: ['places'],
    queryFn: async ({ signal }) => {
      const [{ destinations }, { keys }] = await Promise.all([
        api('GET /v1/destinations', { signal }),
        api('GET /v1/trip-supply/keys', { signal }),
      ])
      return { places: destinations, supply: keys }
    },
  })
}

/** All rows of the shop's own for one place, or one route. */
export function supplyQuery(api: Api, key: string) {
  return queryOptions({
    queryKey: ['supply', key],
    queryFn: async ({ signal }) => {
      const kinds = isRoute(key) ? (['flight'] as const) : KINDS_OF_PLACE
      const found = await Promise.all(kinds.map((kind) => api('GET /v1/trip-supply', { query: { kind, key }, signal })))
      return found.flatMap(({ rows }) => rows)
    },
  })
}
