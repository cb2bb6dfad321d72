import { z } from 'zod'
import { ItemCategory, NewProperty } from '../../domain/properties/schemas.ts'
import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { LEADS, READERS } from './roles.ts'
import { ById } from './values.ts'

/** A thousand items with a paragraph each. */
const LARGEST_FILE = 2 * 1024 * 1024

export const PropertyWire = z.strictObject({ property_id: z.uuid(), ...NewProperty.shape, version: z.int() })
export type PropertyWire = z.infer<typeof PropertyWire>

const Day = z.iso.date()

export const PropertyItemWire = z.strictObject({
  item_id: z.uuid(),
  category: ItemCategory,
  name: z.string(),
  aliases: z.array(z.string()),
  last_updated: Day,
  valid_from: Day.nullable(),
  valid_until: Day.nullable(),
  /** As the schema of its category has it; it can be sent back. */
  data: JsonObject,
})

export type PropertyItemWire = z.infer<typeof PropertyItemWire>

export const CategoryWire = z.strictObject({ category: ItemCategory, items: z.int().min(0), removed: z.int().min(0) })

export const listProperties = defineRoute({
  name: 'listProperties',
  method: 'GET',
  path: '/v1/properties',
  summary: 'The properties of the shop.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  answers: { 200: z.strictObject({ properties: z.array(PropertyWire) }) },
  errors: [],
})

export const saveProperty = defineRoute({
  name: 'saveProperty',
  method: 'POST',
  path: '/v1/properties',
  summary: 'Opens a property, or changes the one of that name.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  query: DryRun,
  body: NewProperty,
  answers: { 200: z.strictObject({ property: PropertyWire }) },
  errors: ['conflict', 'stale_version'],
})

export const listItems = defineRoute({
  name: 'listItems',
  method: 'GET',
  path: '/v1/properties/:id/items',
  summary: 'What a property says of its things, of all categories or of one.',
  who: READERS,
  scope: 'knowledge:read',
  idempotent: false,
  params: ById,
  query: z.strictObject({ category: ItemCategory.optional() }),
  answers: { 200: z.strictObject({ items: z.array(PropertyItemWire) }) },
  errors: [],
})

export const replaceItems = defineRoute({
  name: 'replaceItems',
  method: 'PUT',
  path: '/v1/properties/:id/items',
  apart: true,
  summary:
    'Takes {"restaurants": [...], ...} in the place of what those categories had, or the table of the one in the query.',
  who: LEADS,
  scope: 'knowledge:write',
  idempotent: true,
  params: ById,
  query: DryRun.extend({ category: ItemCategory.optional() }),
  body: { kinds: { json: true, csv: true, mostBytes: LARGEST_FILE } },
  answers: { 200: z.strictObject({ categories: z.array(CategoryWire), version: z.int() }) },
  errors: ['bad_property_data', 'conflict', 'stale_version'],
})

export const PROPERTY_ROUTES = { listProperties, saveProperty, listItems, replaceItems }
