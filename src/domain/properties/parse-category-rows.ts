import { foldWords } from '../../lib/fold-words.ts'
import type { Json, JsonObject } from '../../lib/json.ts'
import type { DataProblem } from './data/data-problem.ts'
import { quoted } from './data/sentence-of.ts'
import { HEAD_KEYS } from './data/strict-keys.ts'
import { type ItemDays, parseItems } from './parse-items.ts'
import type { ItemsRead } from './parse-property-data.ts'
import { ITEM_DATA, type ItemCategory } from './schemas.ts'
import { cellValue } from './table-cells.ts'

/** The table of one category: its header first, then its rows. */
export interface CategoryRows {
  category: ItemCategory
  rows: readonly (readonly string[])[]
}

/** Things within an item: the list that they stand in, and which column gives which of their keys; the first names them. */
interface Level {
  list: string
  columns: Readonly<Record<string, string>>
}

/** Rows with one name are one item, and each of them is one of these. */
const LEVELS: Readonly<Partial<Record<ItemCategory, readonly Level[]>>> = {
  hotel: [
    { list: 'towers', columns: { tower: 'name' } },
    {
      list: 'room_types',
      columns: {
        room_type: 'name',
        size_m2: 'size_m2',
        beds: 'beds',
        sleeps: 'sleeps',
        view: 'view',
        amenities: 'amenities',
        rates: 'rates',
      },
    },
  ],
  entertainment: [{ list: 'shows', columns: { show: 'title', schedule: 'schedule', show_price: 'price' } }],
  amenities: [{ list: 'price_list', columns: { service: 'name', service_price: 'price' } }],
  promotions: [{ list: 'tiers', columns: { tier: 'name', benefits: 'benefits' } }],
}

/** Reads the table of one category. Problems name the row as a spreadsheet counts it, and the column where there is one. */
export function parseCategoryRows({ category, rows }: CategoryRows, days: ItemDays): ItemsRead {
  const [header = [], ...body] = rows
  const columns = header.map((column) => column.trim().toLowerCase())
  const problem = headerProblem(category, columns)
  if (problem !== null) return { outcome: 'refused', problems: [{ path: 'row 1', problem }] }
  const { values, rowOf } = itemsIn(category, columns, body)
  const { items, problems } = parseItems(category, values, days)
  if (problems.length === 0) return { outcome: 'read', categories: [category], items }
  return { outcome: 'refused', problems: problems.map((found) => inTable(found, rowOf)) }
}

function headerProblem(category: ItemCategory, columns: readonly string[]): string | null {
  const levels = LEVELS[category] ?? []
  const inner = levels.flatMap((level) => Object.keys(level.columns))
  const lists = levels.map(({ list }) => list)
  const own = Object.keys(ITEM_DATA[category].shape).filter((key) => !lists.includes(key))
  const known = [...new Set([...HEAD_KEYS, ...own, ...inner])]
  const unknown = columns.filter((column) => !known.includes(column))
  if (unknown.length > 0) return `unknown column ${quoted(unknown.slice(0, 5))}: the columns are ${known.join(', ')}`
  const twice = columns.find((column, at) => columns.indexOf(column) < at)
  return twice === undefined ? null : `the column "${twice}" stands there twice: leave one`
}

/** The rows as the items of a file, and for the path of each thing the row it came from. */
function itemsIn(category: ItemCategory, columns: readonly string[], body: CategoryRows['rows']) {
  const levels = LEVELS[category] ?? []
  const inner = new Set(levels.flatMap((level) => Object.keys(level.columns)))
  const values: JsonObject[] = []
  const rowOf = new Map<string, number>()
  for (const [at, cells] of body.entries()) {
    const row = new Map(columns.map((column, index) => [column, cells[index]?.trim() ?? '']))
    const own = objectOf(
      columns.filter((column) => !inner.has(column)).map((column) => [column, column]),
      row,
    )
    const known = levels.length === 0 ? -1 : values.findIndex(({ name }) => isSameName(name, own.name))
    const index = known < 0 ? values.push(own) - 1 : known
    if (known >= 0) values[index] = { ...own, ...values[index] }
    let [place, path] = [values[index] ?? own, `${category}[${index}]`]
    if (known < 0) rowOf.set(path, at + 2)
    for (const level of levels) {
      const found = placeIn(place, level, row)
      if (found === null) break
      place = found.place
      path = `${path}.${level.list}[${found.index}]`
      if (!rowOf.has(path)) rowOf.set(path, at + 2)
    }
  }
  return { values, rowOf }
}

/** The thing of a row at one level, added when it is not there; null when the row has none. Only what holds others is added once. */
function placeIn(within: JsonObject, { list, columns }: Level, row: ReadonlyMap<string, string>) {
  const thing = objectOf(Object.entries(columns), row)
  const [[, name = ''] = []] = Object.entries(columns)
  if (Object.keys(thing).length === 0) return null
  const things: Json[] = Array.isArray(within[list]) ? within[list] : []
  within[list] = things
  const holds = Object.keys(columns).length === 1
  const known = holds ? things.findIndex((one) => isSameName(Object(one)[name], thing[name])) : -1
  const index = known < 0 ? things.push(thing) - 1 : known
  const place = things[index]
  return { index, place: typeof place === 'object' && place !== null && !Array.isArray(place) ? place : thing }
}

function objectOf(
  keys: readonly (readonly [column: string, key: string])[],
  row: ReadonlyMap<string, string>,
): JsonObject {
  return Object.fromEntries(
    keys.flatMap(([column, key]) => {
      const cell = row.get(column) ?? ''
      return cell === '' ? [] : [[key, cellValue(key, cell)]]
    }),
  )
}

function isSameName(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && foldWords(one) === foldWords(other)
}

/** "hotel[0].towers[0].room_types[2].sleeps" is in the column "sleeps" of the row of that room. */
function inTable({ path, problem }: DataProblem, rowOf: ReadonlyMap<string, number>): DataProblem {
  const thing = [...rowOf.keys()].filter((one) => path.startsWith(one)).sort((a, b) => b.length - a.length)[0]
  if (thing === undefined) return { path, problem }
  const rest = path.slice(thing.length).replace(/^\./, '')
  return { path: `row ${rowOf.get(thing)}${rest === '' ? '' : `, ${rest}`}`, problem }
}
