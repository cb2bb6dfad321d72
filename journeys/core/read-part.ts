import type { z } from 'zod'
import type { Json } from '../../src/lib/json.ts'

export type ReadPart<Value> = { ok: true; value: Value } | { ok: false; problem: string }

const MOST_PROBLEMS = 10

/** Reads stored data. What the schema does not know, at any depth, was written by another version and is left out. */
export function readPart<Value>(schema: z.ZodType<Value>, data: Json): ReadPart<Value> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return { ok: true, value: parsed.data }
  const known = schema.safeParse(withoutUnknown(data, parsed.error))
  if (known.success) return { ok: true, value: known.data }
  const problems = known.error.issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  return { ok: false, problem: problems.slice(0, MOST_PROBLEMS).join('; ') }
}

function withoutUnknown(data: Json, { issues }: z.ZodError): Json {
  const copy = structuredClone(data)
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const holder = issue.path.reduce<Json | undefined>((inside, step) => partOf(inside, step), copy)
    if (isObject(holder)) for (const key of issue.keys) delete holder[key]
  }
  return copy
}

function partOf(value: Json | undefined, step: PropertyKey): Json | undefined {
  if (Array.isArray(value)) return value[Number(step)]
  return isObject(value) ? value[String(step)] : undefined
}

function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
