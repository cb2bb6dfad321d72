import { z } from 'zod'
import type { Ctx } from '../src/domain/context.ts'

/** The three fields every tool call carries; `runTool` fills them from ctx and refuses a mismatch. */
export const ToolScope = { tenant_id: z.uuid(), request_id: z.uuid(), conversation_id: z.uuid() }

export type ToolAccess = 'read' | 'write'

/** A contract tool: strict schemas both ways over one domain verb. Wire names are snake_case. */
export interface Tool<In extends z.ZodRawShape, Out> {
  name: string
  access: ToolAccess
  /** Facts for whoever calls it: what it returns and when not to use it. */
  description: string
  timeoutMs: number
  /** The contract: scope fields included; unknown keys are refused. */
  input: z.ZodObject<In & typeof ToolScope>
  /** The tool's own fields alone; unknown keys are refused. */
  fields: z.ZodObject<In>
  output: z.ZodType<Out>
  /** Whether this input makes the verb call the network: then it opens its own transactions instead of sharing the call's. */
  callsOut: (input: z.infer<z.ZodObject<In>>) => boolean
  run: (ctx: Ctx, input: z.infer<z.ZodObject<In>>) => Promise<Out>
}

/** Declares a tool from its own fields; the scope fields are added to the contract here, once. */
export function defineTool<In extends z.ZodRawShape, Out>(tool: {
  name: string
  access: ToolAccess
  description: string
  timeoutMs?: number
  input: In
  output: z.ZodType<Out>
  callsOut?: (input: z.infer<z.ZodObject<In>>) => boolean
  run: (ctx: Ctx, input: z.infer<z.ZodObject<In>>) => Promise<Out>
}): Tool<In, Out> {
  return {
    ...tool,
    timeoutMs: tool.timeoutMs ?? 5_000,
    input: z.strictObject({ ...ToolScope, ...tool.input }),
    fields: z.strictObject(tool.input),
    callsOut: tool.callsOut ?? (() => false),
  }
}
