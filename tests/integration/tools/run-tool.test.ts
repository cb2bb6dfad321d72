import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../../src/domain/errors.ts'
import { toJson } from '../../../src/lib/to-json.ts'
import { defineTool } from '../../../tools/define-tool.ts'
import {
  catalogGetItem,
  customerUpdatePreferences,
  orderCreate,
  tenantGetContext,
  tools,
} from '../../../tools/index.ts'
import { toolJsonSchemas } from '../../../tools/json-schemas.ts'
import { EMPTY_REPLAY, replayBook } from '../../../tools/replay-book.ts'
import { runTool } from '../../../tools/run-tool.ts'
import { type ToolCtx, twoShops, variantAt } from './two-shops.ts'

describe('runTool', async () => {
  const { db, shop, customerOf, runners, next } = await twoShops()
  const cart = { lines: [{ variantId: variantAt(runners, 1), quantity: 2 }] }
  const storedCalls = (ctx: ToolCtx) =>
    ctx.transaction(({ tx }) => tx.toolCall.findMany({ where: { requestId: ctx.requestId } }))
  const bookOf = async (ctx: ToolCtx) =>
    replayBook((await storedCalls(ctx)).map((row) => ({ ...row, result: toJson(row.result) })))

  it('stores the call with its result and logs one line', async () => {
    const ctx = await customerOf(shop)
    const result = await runTool(ctx, tenantGetContext, {}, EMPTY_REPLAY)
    expect(result).toMatchObject({ ok: true, replayed: false, output: { tenant: { name: 'Mtaani Kicks' } } })
    const [call] = await storedCalls(ctx)
    expect(call).toMatchObject({
      tool: 'tenant_get_context',
      access: 'read',
      args: {},
      conversationId: ctx.conversationId,
    })
    expect(ctx.log.lines.filter((line) => line.event === 'tool_call')).toHaveLength(1)
  })

  it('refuses a call that names another tenant, request or conversation', async () => {
    const ctx = await customerOf(shop)
    const item = { item_id: runners.itemId }
    for (const field of ['tenant_id', 'request_id', 'conversation_id']) {
      const input = { ...item, [field]: ctx.ids.uuid() }
      expect(await runTool(ctx, catalogGetItem, input, EMPTY_REPLAY)).toMatchObject({ ok: false, code: 'forbidden' })
    }
    const same = { ...item, tenant_id: ctx.tenantId, request_id: ctx.requestId, conversation_id: ctx.conversationId }
    expect(await runTool(ctx, catalogGetItem, same, EMPTY_REPLAY)).toMatchObject({ ok: true })
  })

  it('refuses an unknown key in every tool', async () => {
    const ctx = await customerOf(shop)
    const unknown = { surprise: true }
    const input = { item_id: runners.itemId, ...unknown }
    expect(await runTool(ctx, catalogGetItem, input, EMPTY_REPLAY)).toMatchObject({ ok: false, code: 'invalid_input' })
    for (const { fields, input } of Object.values(tools)) {
      const problems = [fields, input].map((schema) =>
        schema.safeParse(unknown).error?.issues.map((issue) => issue.code),
      )
      expect(problems).toEqual([
        expect.arrayContaining(['unrecognized_keys']),
        expect.arrayContaining(['unrecognized_keys']),
      ])
    }
  })

  it('gives the stored result to a request that runs again and does nothing twice', async () => {
    const ctx = await customerOf(shop)
    const first = await runTool(ctx, orderCreate, cart, EMPTY_REPLAY)
    await ctx.transaction(({ tx }) =>
      tx.catalogVariant.updateMany({ where: { id: variantAt(runners, 1) }, data: { priceMinor: 640_000 } }),
    )
    const again = await runTool(ctx, orderCreate, cart, await bookOf(ctx))
    await ctx.transaction(({ tx }) =>
      tx.catalogVariant.updateMany({ where: { id: variantAt(runners, 1) }, data: { priceMinor: 650_000 } }),
    )
    expect(first.ok && again.ok && again.output).toEqual(first.ok && first.output)
    expect(again.replayed).toBe(true)
    const audits = await ctx.transaction(({ tx }) =>
      tx.auditEntry.count({ where: { action: { startsWith: 'order.' }, actor: 'bot' } }),
    )
    expect(audits).toBe(1)
  })

  it('keeps one effect when two runs of a request meet', async () => {
    const ctx = await customerOf(shop)
    const change = { language: 'sw' as const, marketing: true, source: 'chat' }
    const both = await Promise.all([1, 2].map(() => runTool(ctx, customerUpdatePreferences, change, EMPTY_REPLAY)))
    const [one, two] = both
    expect(one?.ok && two?.ok && two.output).toEqual(one?.ok && one.output)
    expect(both.map((result) => result.replayed).sort()).toEqual([false, true])
    expect(await ctx.transaction(({ tx }) => tx.consentEntry.count({ where: { customerId: ctx.customerId } }))).toBe(1)
    expect(await storedCalls(ctx)).toHaveLength(1)
  })

  it('stores a failure too, and replays it', async () => {
    const ctx = await customerOf(shop)
    const tooMany = { lines: [{ variantId: variantAt(runners, 1), quantity: 50 }] }
    const failed = await runTool(ctx, orderCreate, tooMany, EMPTY_REPLAY)
    expect(failed).toMatchObject({ ok: false, code: 'out_of_stock', retryable: false })
    const again = await runTool(ctx, orderCreate, tooMany, await bookOf(ctx))
    expect(again).toMatchObject({ ok: false, code: 'out_of_stock', replayed: true })
    expect(await runTool(next(ctx), orderCreate, cart, EMPTY_REPLAY)).toMatchObject({ ok: true, replayed: false })
  })

  it('leaves no effect behind when the time is over', async () => {
    const ctx = await customerOf(shop)
    const slow = defineTool({
      name: 'slow_write',
      access: 'write',
      description: 'writes, then takes too long',
      timeoutMs: 80,
      input: {},
      output: z.strictObject({ done: z.literal(true) }),
      run: (inner) =>
        inner.transaction(async ({ tx }) => {
          await tx.customer.updateMany({ where: { id: ctx.customerId }, data: { profileName: 'Half done' } })
          await tx.$executeRaw`SELECT pg_sleep(0.4)`
          return { done: true as const }
        }),
    })
    expect(await runTool(ctx, slow, {}, EMPTY_REPLAY)).toMatchObject({ ok: false, code: 'timeout', retryable: true })
    expect(await storedCalls(ctx)).toEqual([])
    const row = await ctx.transaction(({ tx }) => tx.customer.findFirst({ where: { id: ctx.customerId } }))
    expect(row?.profileName).toBeNull()
  })

  it('ends with the turn', async () => {
    const ctx = await customerOf(shop)
    const ended = { ...ctx, signal: AbortSignal.abort() }
    expect(await runTool(ended, tenantGetContext, {}, EMPTY_REPLAY)).toMatchObject({ ok: false, code: 'timeout' })
  })

  it('throws a bug, and an output that breaks the contract is one', async () => {
    const ctx = await customerOf(shop)
    const broken = defineTool({
      name: 'broken_read',
      access: 'read',
      description: 'returns what it must not',
      input: {},
      output: z.strictObject({ total: z.int() }),
      run: async () => ({ total: 1.5 }),
    })
    await expect(runTool(ctx, broken, {}, EMPTY_REPLAY)).rejects.toThrow(z.ZodError)
    expect(await storedCalls(ctx)).toEqual([])
  })

  it('does not store a failure that another try may cure', async () => {
    const ctx = await customerOf(shop)
    const busy = defineTool({
      name: 'busy_read',
      access: 'read',
      description: 'is not available now',
      input: {},
      output: z.strictObject({}),
      run: async () => {
        throw new AppError('provider_unavailable', 'try later', { retryable: true })
      },
    })
    expect(await runTool(ctx, busy, {}, EMPTY_REPLAY)).toMatchObject({ ok: false, retryable: true })
    expect(await storedCalls(ctx)).toEqual([])
  })

  it('sees only the calls of its own tenant', async () => {
    const ctx = await customerOf(shop)
    await runTool(ctx, tenantGetContext, {}, EMPTY_REPLAY)
    expect(await db.directory.toolCall.count()).toBe(0)
  })

  it('publishes a JSON Schema of every input and output', () => {
    const published = toolJsonSchemas()
    expect(published).toHaveLength(15)
    for (const tool of published) {
      expect(tool.input).toMatchObject({ type: 'object', additionalProperties: false })
      expect(JSON.stringify(tool.input)).toContain('conversation_id')
    }
  })
})
