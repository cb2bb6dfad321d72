import Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { noticeConflicts } from '../../domain/knowledge/index.ts'
import {
  type DataProblem,
  ItemCategory,
  listItems,
  listProperties,
  NewProperty,
  replaceItems,
  saveProperty,
} from '../../domain/properties/index.ts'
import { decodeText } from '../../lib/decode-text.ts'
import { answer } from '../answer.ts'
import { csvRows } from '../csv-rows.ts'
import { HttpError } from '../http-error.ts'
import { expectLargeBody } from '../middleware/slow-bodies.ts'
import type { StaffAuth } from '../middleware/staff-auth.ts'
import { readRawBytes } from '../raw-body.ts'
import { jsonIn, parseOr422, readJson } from '../read-json.ts'
import { idIn } from './id-in.ts'
import { CategoryWire, PropertyItemWire, PropertyWire, propertyItemWire, propertyWire } from './property.wire.ts'

/** A thousand items with a paragraph each. */
const LARGEST_FILE = 2 * 1024 * 1024
const MOST_PROBLEMS = 50

const PropertyList = z.strictObject({ properties: z.array(PropertyWire) })
const PropertyAnswer = z.strictObject({ property: PropertyWire })
const ItemList = z.strictObject({ items: z.array(PropertyItemWire) })
const ItemsAnswer = z.strictObject({ categories: z.array(CategoryWire) })
const Query = z.strictObject({ category: ItemCategory.optional() })
const TableQuery = z.strictObject({ category: ItemCategory })

type Http = Context & { params: Record<string, string> }

/**
 * What a shop's properties say of themselves. GET /v1/properties lists them, POST opens one or changes the one of that name.
 * PUT /v1/properties/:id/items takes {"restaurants": [...], ...} and puts it in the place of what those categories had; with
 * ?category= and a text/csv body the table of one. 401 without a token, 404 for another shop's, 422 with the path of every
 * problem, and then nothing has changed.
 */
export function propertyRoutes(deps: { staff: StaffAuth }): Router {
  const router = new Router({ prefix: '/v1/properties' })
  const propertyId = (http: Http) => idIn(http.params.id, 'property')
  router.get('/', async (http) => {
    const ctx = await deps.staff(http)
    answer(http, PropertyList, { properties: (await listProperties(ctx)).map(propertyWire) })
  })
  router.post('/', async (http) => {
    const ctx = await deps.staff(http)
    const property = await saveProperty(ctx, await readJson(http, NewProperty))
    answer(http, PropertyAnswer, { property: propertyWire(property) })
  })
  router.get('/:id/items', async (http) => {
    const ctx = await deps.staff(http)
    const { category = null } = parseOr422(Query, http.query)
    const items = await listItems(ctx, { propertyId: propertyId(http), category })
    answer(http, ItemList, { items: items.map(propertyItemWire) })
  })
  router.put('/:id/items', async (http) => {
    const ctx = await deps.staff(http)
    const replaced = await replaceItems(ctx, { propertyId: propertyId(http), file: await readFile(http) })
    if (replaced.outcome === 'refused') throw refusal(replaced.problems)
    await noticeConflicts(ctx)
    answer(http, ItemsAnswer, { categories: replaced.categories })
  })
  return router
}

async function readFile(http: Http) {
  expectLargeBody(http)
  const bytes = await readRawBytes(http, LARGEST_FILE)
  if (http.is('text/csv', 'text/tab-separated-values')) {
    const { category } = parseOr422(TableQuery, http.query)
    const table = csvRows(decodeText(bytes))
    if ('problem' in table) throw refusal([{ path: `row ${table.row}`, problem: table.problem }])
    return { kind: 'rows' as const, category, rows: table.rows }
  }
  if (http.get('content-type') !== '' && !http.is('json', '+json')) {
    throw new HttpError(415, 'unsupported_media_type', 'Send JSON, or one category as text/csv with ?category=.')
  }
  return { kind: 'json' as const, json: jsonIn(decodeText(bytes)) }
}

function refusal(problems: readonly DataProblem[]): HttpError {
  const lines = problems.slice(0, MOST_PROBLEMS).map(({ path, problem }) => `${path || 'body'}: ${problem}`)
  const more = problems.length - lines.length
  return new HttpError(422, 'bad_property_data', [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; '))
}
