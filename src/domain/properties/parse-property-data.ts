import { JsonObject } from '../../lib/json.ts'
import { nearestWord } from '../../lib/nearest-word.ts'
import { type DataProblem, problemsOf } from './data/data-problem.ts'
import { parseItems } from './parse-items.ts'
import { ItemCategory, NewProperty, type PropertyItem } from './schemas.ts'

export type ItemsRead =
  | { outcome: 'read'; categories: ItemCategory[]; items: PropertyItem[] }
  | { outcome: 'refused'; problems: DataProblem[] }

export type PropertyDataRead =
  | { outcome: 'read'; property: NewProperty; categories: ItemCategory[]; items: PropertyItem[] }
  | { outcome: 'refused'; problems: DataProblem[] }

/**
 * A whole property as a file has it: {"property": {...}, "restaurants": [...], "faq": [...]}. Either all of it or every problem
 * with its path.
 * @param today the day it is there, "2026-11-23"
 */
export function parsePropertyData(json: unknown, { today }: { today: string }): PropertyDataRead {
  const file = JsonObject.safeParse(json)
  if (!file.success) return refused({ path: '', problem: 'the file must be an object in { }' })
  const { property: head, ...categories } = file.data
  const property = NewProperty.safeParse(head)
  const lastUpdated = property.success ? property.data.last_updated : today
  const items = parseCategories(categories, { today, lastUpdated })
  const problems = [
    ...(property.success ? [] : problemsOf(property.error, ['property'])),
    ...(lastUpdated > today
      ? [{ path: 'property.last_updated', problem: 'lies in the future: write the day it was last checked' }]
      : []),
    ...(items.outcome === 'refused' ? items.problems : []),
  ]
  if (!property.success || items.outcome === 'refused' || problems.length > 0) return refused(...problems)
  return { ...items, property: property.data }
}

/** Items by category: {"restaurants": [...], "faq": [...]}. */
export function parseCategories(json: unknown, days: { today: string; lastUpdated: string }): ItemsRead {
  const file = JsonObject.safeParse(json)
  if (!file.success)
    return refused({ path: '', problem: 'the items must be an object in { }, a list for each category' })
  const categories: ItemCategory[] = []
  const items: PropertyItem[] = []
  const problems: DataProblem[] = []
  for (const [key, values] of Object.entries(file.data)) {
    const category = ItemCategory.safeParse(key)
    if (!category.success) {
      problems.push({ path: key, problem: unknownCategory(key) })
      continue
    }
    const read = parseItems(category.data, values, days)
    categories.push(category.data)
    items.push(...read.items)
    problems.push(...read.problems)
  }
  return problems.length > 0 ? refused(...problems) : { outcome: 'read', categories, items }
}

function refused(...problems: DataProblem[]): { outcome: 'refused'; problems: DataProblem[] } {
  return { outcome: 'refused', problems }
}

function unknownCategory(key: string): string {
  const meant = nearestWord(key, ItemCategory.options, 2)
  return meant === null
    ? `unknown category: the categories are ${ItemCategory.options.join(', ')}`
    : `unknown category: write "${meant}"`
}
