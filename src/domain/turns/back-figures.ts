import type { Json } from '../../lib/json.ts'
import type { ToolTrace } from './schemas.ts'

/** Where a figure of an answer stands: in what a tool gave, in a passage of a document, or, null, in neither. */
export type Backing = { tool: string; path: string } | { passageId: string } | null

export interface BackedFigure {
  text: string
  backedBy: Backing
}

/** Figures as they are written: 4,500, 8:00, 42, TL-204. */
const FIGURE = /[A-Z]{2,}-?\d[\dA-Z]*|\d+(?:[.,:]\d+)*/g
/** Further figures than these are not shown. */
const MOST = 40

interface Leaf {
  tool: string
  path: string
  value: string | number
}

/**
 * Each figure of an answer with the first row that says it. This only shows: whether an answer may leave was decided before, and by
 * more than its figures.
 */
export function backFigures(
  replies: readonly string[],
  from: {
    tools: readonly Pick<ToolTrace, 'tool' | 'output'>[]
    passages: readonly { passageId: string; text: string }[]
  },
): BackedFigure[] {
  const figures = [...new Set(replies.flatMap((text) => text.match(FIGURE) ?? []))].slice(0, MOST)
  const leaves = from.tools.flatMap(({ tool, output }) => leavesOf(tool, output, ''))
  return figures.map((text) => ({ text, backedBy: backingOf(text, leaves, from.passages) }))
}

function backingOf(
  figure: string,
  leaves: readonly Leaf[],
  passages: readonly { passageId: string; text: string }[],
): Backing {
  const leaf = leaves.find(({ value }) => says(value, figure))
  if (leaf) return { tool: leaf.tool, path: leaf.path }
  const passage = passages.find(({ text }) => says(text, figure))
  return passage ? { passageId: passage.passageId } : null
}

/** Amounts are kept in the minor unit. */
function says(value: string | number, figure: string): boolean {
  if (typeof value === 'string') return [...value.matchAll(FIGURE)].some(([word]) => word === figure)
  const number = Number(figure.replaceAll(',', ''))
  return number === value || number * 100 === value
}

function leavesOf(tool: string, value: Json, path: string): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ tool, path, value }]
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(tool, one, `${path}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    one === undefined ? [] : leavesOf(tool, one, path === '' ? name : `${path}.${name}`),
  )
}
