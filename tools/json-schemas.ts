import { z } from 'zod'
import { JsonObject } from '../src/lib/json.ts'
import type { ToolAccess } from './define-tool.ts'
import { tools } from './index.ts'

/** One tool as others see it; input and output are JSON Schema (draft 2020-12). */
export interface PublishedTool {
  name: string
  access: ToolAccess
  description: string
  timeoutMs: number
  input: JsonObject
  output: JsonObject
}

/** The contract of all tools, in a fixed order, for the API and the command line. */
export function toolJsonSchemas(): PublishedTool[] {
  return Object.values(tools).map(({ name, access, description, timeoutMs, input, output }) => ({
    name,
    access,
    description,
    timeoutMs,
    input: JsonObject.parse(z.toJSONSchema(input, { io: 'input' })),
    output: JsonObject.parse(z.toJSONSchema(output)),
  }))
}
