import { foldWords } from '../../lib/fold-words.ts'
import type { JsonObject } from '../../lib/json.ts'
import { JsonObject as AnyObject } from '../../lib/json.ts'
import { type DataProblem, pathText, problemsOf } from './data/data-problem.ts'
import { type ItemCategory, PropertyItem } from './schemas.ts'

const MOST_ITEMS = 1_000
const HEAD: Readonly<Record<string, string>> = {
  lastUpdated: 'last_updated',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
}

export interface ItemDays {
  /** The day it is: nothing can have been checked later. */
  today: string
  /** For items that say no day of their own. */
  lastUpdated: string
}

/** The items of one category as they stand in a file, with everything that is wrong with them. */
export function parseItems(
  category: ItemCategory,
  values: unknown,
  { today, lastUpdated }: ItemDays,
): { items: PropertyItem[]; problems: DataProblem[] } {
  if (!Array.isArray(values)) {
    return { items: [], problems: [{ path: category, problem: 'must be a list of items in [ ]' }] }
  }
  if (values.length > MOST_ITEMS) {
    return { items: [], problems: [{ path: category, problem: `holds more than ${MOST_ITEMS} items: leave some out` }] }
  }
  const items: PropertyItem[] = []
  const problems: DataProblem[] = []
  const named = new Map<string, string>()
  for (const [at, value] of values.entries()) {
    const path = [category, at]
    const read = PropertyItem.safeParse(candidateOf(category, value, lastUpdated))
    if (read.success) {
      items.push(read.data)
      problems.push(...problemsAmong(read.data, { path, named, today }))
    } else {
      problems.push(...problemsOf({ ...read.error, issues: read.error.issues.map(inFile) }, path))
    }
  }
  return { items, problems }
}

/** What is wrong with an item beside others, and on this day. */
function problemsAmong(
  { name, lastUpdated }: PropertyItem,
  { path, named, today }: { path: PropertyKey[]; named: Map<string, string>; today: string },
): DataProblem[] {
  const problem = (key: string, text: string) => ({ path: pathText([...path, key]), problem: text })
  const folded = foldWords(name)
  const before = named.get(folded)
  named.set(folded, pathText(path))
  return [
    ...(folded === '' ? [problem('name', 'holds no letter: name it in words')] : []),
    ...(before === undefined || folded === ''
      ? []
      : [problem('name', `"${name}" stands there already as ${before}: put both together, or rename one`)]),
    ...(lastUpdated > today ? [problem('last_updated', 'lies in the future: write the day it was last checked')] : []),
  ]
}

/** A key of ours as the file has it. */
function inFile<Issue extends { path: PropertyKey[] }>(issue: Issue): Issue {
  const [first, ...rest] = issue.path
  if (first === 'data') return { ...issue, path: rest }
  return typeof first === 'string' ? { ...issue, path: [HEAD[first] ?? first, ...rest] } : issue
}

function candidateOf(category: ItemCategory, value: unknown, lastUpdated: string): unknown {
  const read = AnyObject.safeParse(value)
  if (!read.success) return { category, data: value }
  const { name, aliases, last_updated, valid_from, valid_until, ...data } = read.data
  return {
    category,
    name: name ?? nameIn(category, data),
    aliases: aliases ?? [],
    lastUpdated: last_updated ?? lastUpdated,
    validFrom: valid_from ?? null,
    validUntil: valid_until ?? null,
    data,
  }
}

/** A question is its own name, and a destination the place. Where that is missing too, its own key is what is refused. */
function nameIn(category: ItemCategory, data: JsonObject): unknown {
  if (category !== 'faq' && category !== 'destination') return undefined
  return (category === 'faq' ? data.question : data.destination) ?? 'unnamed'
}
