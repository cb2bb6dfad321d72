import { z } from 'zod'
import type { AnyPrompt } from './any-prompt.ts'

/** JSON Schema of a prompt's answer, every object closed; null for a text prompt. Throws when zod cannot express it. */
export function outputSchema(output: AnyPrompt['output']): Record<string, unknown> | null {
  if (!(output instanceof z.ZodType)) return null
  const { $schema: _dialect, ...schema } = z.toJSONSchema(output, { io: 'input' })
  return schema
}

/** Paths of objects whose keys are not listed: the vendor can only fill closed objects. */
export function openObjects(schema: unknown, path = 'output'): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap((part, index) => openObjects(part, `${path}.${index}`))
  const fields = new Map(Object.entries(schema))
  const open = fields.get('type') === 'object' && fields.get('additionalProperties') !== false ? [path] : []
  return [...open, ...[...fields].flatMap(([key, part]) => openObjects(part, `${path}.${key}`))]
}
