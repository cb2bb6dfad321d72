import { z } from 'zod'
import type { JsonObject } from '../../lib/json.ts'

/** What a value must look like over the wire, as JSON Schema; `input` is what is sent, `output` what is answered. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: readably })
  return JSON.parse(JSON.stringify(described))
}

/** A format says it already: the pattern behind it takes a screen. Bounds that every whole number of JSON has say nothing. */
function readably({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}
