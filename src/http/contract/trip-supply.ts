import { z } from 'zod'
import { NewDestination, SupplyKind, SupplyRow } from '../../domain/trips/schemas/supply.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { LEADS, READERS } from './roles.ts'

/** A thousand venues with their hours. */
const LARGEST_FILE = 2 * 1024 * 1024

export const listDestinations = defineRoute({
  name: 'listDestinations',
  method: 'GET',
  path: '/v1/destinations',
  summary: 'Where the shop sells trips to.',
  who: READERS,
  scope: 'catalog:read',
  idempotent: false,
  answers: { 200: z.strictObject({ destinations: z.array(NewDestination) }) },
  errors: ['not_found'],
})

export const importDestinations = defineRoute({
  name: 'importDestinations',
  method: 'PUT',
  path: '/v1/destinations',
  summary:
    'Takes {"destinations": [...]}: opens them, or changes those of the same city and country. Whole, or not at all.',
  who: LEADS,
  scope: 'catalog:write',
  idempotent: true,
  query: DryRun,
  body: { kinds: { json: true, mostBytes: LARGEST_FILE } },
  answers: { 200: z.strictObject({ opened: z.int().min(0), changed: z.int().min(0) }) },
  errors: ['invalid_input'],
})

export const listTripSupply = defineRoute({
  name: 'listTripSupply',
  method: 'GET',
  path: '/v1/trip-supply',
  summary: 'What the shop has of one kind at one place, or on one route, for trips to be made of.',
  who: READERS,
  scope: 'catalog:read',
  idempotent: false,
  query: z.strictObject({ kind: SupplyKind, key: z.string().min(1).max(120) }),
  answers: { 200: z.strictObject({ rows: z.array(SupplyRow) }) },
  errors: ['not_found'],
})

export const listTripSupplyKeys = defineRoute({
  name: 'listTripSupplyKeys',
  method: 'GET',
  path: '/v1/trip-supply/keys',
  summary: 'The places and routes that the shop has supply of its own for, with how many rows of each kind.',
  who: READERS,
  scope: 'catalog:read',
  idempotent: false,
  answers: {
    200: z.strictObject({
      keys: z.array(z.strictObject({ key: z.string(), rows: z.partialRecord(SupplyKind, z.int().min(1)) })),
    }),
  },
  errors: ['not_found'],
})

export const importTripSupply = defineRoute({
  name: 'importTripSupply',
  method: 'PUT',
  path: '/v1/trip-supply',
  summary:
    'Takes {"rows": [...]} in the place of all that the shop had of the same kind at the same place. Whole, or not at all.',
  who: LEADS,
  scope: 'catalog:write',
  idempotent: true,
  query: DryRun,
  body: { kinds: { json: true, mostBytes: LARGEST_FILE } },
  answers: { 200: z.strictObject({ rows: z.int().min(0), removed: z.int().min(0) }) },
  errors: ['invalid_input'],
})

export const TRIP_SUPPLY_ROUTES = {
  listDestinations,
  importDestinations,
  listTripSupply,
  listTripSupplyKeys,
  importTripSupply,
}
