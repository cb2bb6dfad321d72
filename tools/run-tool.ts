import { z } from 'zod'
import type { Ctx } from '../src/domain/context.ts'
import { AppError, type ErrorCode } from '../src/domain/errors.ts'
import { askedLast } from '../src/lib/asked-last.ts'
import type { Json } from '../src/lib/json.ts'
import { startDeadline } from './deadline.ts'
import type { Tool } from './define-tool.ts'
import type { ReplayBook } from './replay-book.ts'
import { type CallKey, callKey, findCall, StoredResult, storeCall } from './store-call.ts'

export type { ReplayBook } from './replay-book.ts'

/** `replayed`: the result was stored by an earlier run of this request, and nothing was done again. */
export type ToolResult<Out> =
  | { ok: true; output: Out; replayed: boolean; ms: number }
  | { ok: false; code: ErrorCode; retryable: boolean; message: string; replayed: boolean; ms: number }

type Outcome<Out> =
  | { ok: true; output: Out; replayed: boolean }
  | { ok: false; code: ErrorCode; retryable: boolean; message: string; replayed: boolean }

/**
 * Runs a tool for the conversation and request of ctx. The scope fields are filled in, and refused when they name
 * another one; input and output are checked strictly. The result is stored with the call, in the same transaction as
 * the tool's own effect, so that a request that runs again gets the stored result and changes nothing twice. An AppError
 * becomes a failure (stored too, unless trying again may help); anything else is a bug and is thrown.
 */
export async function runTool<In extends z.ZodRawShape, Out>(
  ctx: Ctx,
  tool: Tool<In, Out>,
  input: z.input<z.ZodObject<In>>,
  replay: ReplayBook,
): Promise<ToolResult<Out>> {
  const from = performance.now()
  const outcome = await attempt(ctx, tool, input, replay)
  const ms = Math.round((performance.now() - from) * 10) / 10
  ctx.log[outcome.ok ? 'info' : 'warn']('tool_call', {
    tenantId: ctx.tenantId,
    conversationId: ctx.conversationId,
    requestId: ctx.requestId,
    tool: tool.name,
    access: tool.access,
    ok: outcome.ok,
    code: outcome.ok ? null : outcome.code,
    replayed: outcome.replayed,
    ms,
  })
  return { ...outcome, ms }
}

async function attempt<In extends z.ZodRawShape, Out>(
  ctx: Ctx,
  tool: Tool<In, Out>,
  input: z.input<z.ZodObject<In>>,
  replay: ReplayBook,
): Promise<Outcome<Out>> {
  const { conversationId } = ctx
  if (conversationId === null) return failure(new AppError('forbidden', 'a tool runs for a conversation'))
  const own = ownFields({ tenant_id: ctx.tenantId, request_id: ctx.requestId, conversation_id: conversationId }, input)
  if (own === null) return failure(new AppError('forbidden', 'the call names another tenant, request or conversation'))
  const fields = tool.fields.safeParse(own)
  if (!fields.success) return failure(new AppError('invalid_input', z.prettifyError(fields.error)))
  const key = callKey({ conversationId, tool: tool.name, access: tool.access }, fields.data)
  // What a provider says now is never answered from memory.
  const outside = tool.callsOut(fields.data)
  const stored = outside && tool.access === 'read' ? null : replay.find(tool.name, key.argsHash)
  if (stored !== null) return replayed(tool, stored)
  const from = performance.now()
  try {
    return outside ? await runOutside(ctx, tool, fields.data, key) : await runShared(ctx, tool, fields.data, key)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (!error.retryable) {
      await ctx.transaction((ctx) =>
        storeCall(ctx, key, { ok: false, code: error.code, message: error.message }, performance.now() - from),
      )
    }
    return failure(error)
  }
}

/** The input without its scope fields; null when one of them is not that of ctx. */
function ownFields(scope: Record<string, string>, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const entries = Object.entries(input)
  if (entries.some(([name, value]) => name in scope && value !== scope[name])) return null
  return Object.fromEntries(entries.filter(([name]) => !(name in scope)))
}

/**
 * The verb and the stored result in one transaction: both happen, or neither. A read has nothing to decide by whether its row
 * was new, so the row leaves together with the COMMIT.
 */
async function runShared<In extends z.ZodRawShape, Out>(
  ctx: Ctx,
  tool: Tool<In, Out>,
  input: z.infer<z.ZodObject<In>>,
  key: CallKey,
): Promise<Outcome<Out>> {
  const deadline = startDeadline(tool.timeoutMs, ctx.signal)
  const from = performance.now()
  const lost = new Error('another run of this request was faster')
  const work = ctx.transaction(async (ctx) => {
    const output = await deadline.race(runChecked(tool, { ...ctx, signal: deadline.signal }, input))
    const stored = askedLast(storeCall(ctx, key, { ok: true, output }, performance.now() - from))
    if (tool.access === 'write') {
      if (!(await deadline.race(stored.answer))) throw lost
      // From here on the transaction commits: its result counts, however long that takes.
      deadline.stop()
    }
    return { output, stored }
  })
  try {
    const { output, stored } = await deadline.race(work)
    await deadline.race(stored.answer)
    return { ok: true, output, replayed: false }
  } catch (error) {
    if (error !== lost) throw error
    const stored = await findCall(ctx, key)
    if (stored === null) throw error
    return replayed(tool, stored)
  } finally {
    deadline.stop()
  }
}

/** A verb that calls the network: it keeps its own transactions short and is idempotent by a row of its own. */
async function runOutside<In extends z.ZodRawShape, Out>(
  ctx: Ctx,
  tool: Tool<In, Out>,
  input: z.infer<z.ZodObject<In>>,
  key: CallKey,
): Promise<Outcome<Out>> {
  const deadline = startDeadline(tool.timeoutMs, ctx.signal)
  const from = performance.now()
  try {
    const output = await deadline.race(runChecked(tool, { ...ctx, signal: deadline.signal }, input))
    await ctx.transaction((ctx) => storeCall(ctx, key, { ok: true, output }, performance.now() - from))
    return { ok: true, output, replayed: false }
  } finally {
    deadline.stop()
  }
}

async function runChecked<In extends z.ZodRawShape, Out>(
  tool: Tool<In, Out>,
  ctx: Ctx,
  input: z.infer<z.ZodObject<In>>,
): Promise<Out> {
  ctx.signal.throwIfAborted()
  return tool.output.parse(await tool.run(ctx, input))
}

function replayed<In extends z.ZodRawShape, Out>(tool: Tool<In, Out>, stored: Json): Outcome<Out> {
  const result = StoredResult.parse(stored)
  if (result.ok) return { ok: true, output: tool.output.parse(result.output), replayed: true }
  return { ok: false, code: result.code, retryable: false, message: result.message, replayed: true }
}

function failure(error: AppError): Outcome<never> {
  return { ok: false, code: error.code, retryable: error.retryable, message: error.message, replayed: false }
}
