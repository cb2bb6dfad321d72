import type { PageWriter } from '../page-writer.ts'
import { ReadingFailure } from '../reading-failure.ts'

const MAX_DEPTH = 1_000

/** The values of a JSON text, each with its key, under headings that say the way to them. */
export function readJson(text: string, out: PageWriter): void {
  writeValue(parse(text), [], out)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new ReadingFailure('damaged', 'not JSON')
  }
}

function writeValue(value: unknown, way: readonly string[], out: PageWriter): void {
  if (out.full) return
  if (way.length > MAX_DEPTH) throw new ReadingFailure('too_deep', `more than ${MAX_DEPTH} values within each other`)
  if (!isHolder(value)) {
    out.text(asText(value))
    return
  }
  const entries = Object.entries(value)
  const leaves = entries.filter(([, inner]) => !isHolder(inner))
  const holders = entries.filter(([, inner]) => isHolder(inner))
  if (way.length > 0 && leaves.length > 0) out.heading(way.length, way.join(' > '))
  for (const [key, inner] of leaves) writeLeaf(Array.isArray(value) ? null : key, asText(inner), out)
  for (const [key, inner] of holders) {
    writeValue(inner, [...way, Array.isArray(value) ? String(Number(key) + 1) : key], out)
  }
}

function writeLeaf(key: string | null, text: string, out: PageWriter): void {
  if (text === '') return
  out.text(key === null ? text : `${key}: ${text}`)
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function asText(value: unknown): string {
  return value === null ? '' : String(value)
}
