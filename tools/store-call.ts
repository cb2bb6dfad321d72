import { z } from 'zod'
import type { Ctx, TxCtx } from '../src/domain/context.ts'
import type { ErrorCode } from '../src/domain/errors.ts'
import { canonicalJson } from '../src/lib/canonical-json.ts'
import { Json } from '../src/lib/json.ts'
import { sha256 } from '../src/lib/sha256.ts'
import { toJson } from '../src/lib/to-json.ts'
import type { ToolAccess } from './define-tool.ts'

const ERROR_CODES = [
  'not_found',
  'invalid_input',
  'conflict',
  'forbidden',
  'out_of_stock',
  'not_confirmed',
  'not_enabled',
  'wait_before_retry',
  'limit_exceeded',
  'misconfigured',
  'provider_unavailable',
  'timeout',
] as const satisfies readonly ErrorCode[]

/** What is kept of a call: its output, or the failure that trying again would only repeat. */
export const StoredResult = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), output: Json }),
  z.strictObject({ ok: z.literal(false), code: z.enum(ERROR_CODES), message: z.string() }),
])

/** A result before it is written: an output becomes JSON as it is. */
export type CallResult = { ok: true; output: unknown } | { ok: false; code: ErrorCode; message: string }

/** A call as it is known before it runs. */
export interface CallKey {
  conversationId: string
  tool: string
  access: ToolAccess
  args: Json
  argsHash: string
}

export function callKey(call: { conversationId: string; tool: string; access: ToolAccess }, args: unknown): CallKey {
  const json = toJson(args)
  return { ...call, args: json, argsHash: sha256(canonicalJson(json)) }
}

/**
 * Appends a call with its result. One statement.
 * @returns false when this request has stored the same call before; nothing is written then
 */
export async function storeCall(ctx: TxCtx, key: CallKey, result: CallResult, ms: number): Promise<boolean> {
  const written = await ctx.tx.$executeRaw`
    INSERT INTO tool_calls (tenant_id, id, conversation_id, request_id, tool, access, args_hash, args, result, duration_ms, at)
    VALUES (${ctx.tenantId}::uuid, ${ctx.ids.uuid()}::uuid, ${key.conversationId}::uuid, ${ctx.requestId}::uuid, ${key.tool}, ${key.access},
      ${key.argsHash}, ${JSON.stringify(key.args)}::jsonb, ${JSON.stringify(result)}::jsonb, ${Math.round(ms)}, ${ctx.clock.now()}::timestamptz)
    ON CONFLICT (tenant_id, conversation_id, request_id, tool, args_hash) DO NOTHING`
  return written > 0
}

/** The stored result of a call, null when there is none. */
export async function findCall(ctx: Ctx, key: CallKey): Promise<Json | null> {
  const row = await ctx.transaction(({ tx }) =>
    tx.toolCall.findUnique({
      where: {
        tenantId_conversationId_requestId_tool_argsHash: {
          tenantId: ctx.tenantId,
          conversationId: key.conversationId,
          requestId: ctx.requestId,
          tool: key.tool,
          argsHash: key.argsHash,
        },
      },
      select: { result: true },
    }),
  )
  return row ? toJson(row.result) : null
}
