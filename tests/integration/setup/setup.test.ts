import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ChannelAccount } from '../../../src/domain/messaging/message-channel.ts'
import { invite } from '../../../src/domain/team/index.ts'
import { createItem } from '../../support/builders.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { hire } from '../handoff/inbox.ts'

const Steps = z.object({
  steps: z.array(
    z.object({ step: z.string(), state: z.string(), reason: z.string().nullable(), problem: z.string().nullable() }),
  ),
})

describe('the first hour of a shop', async () => {
  const product = await startProduct({ worker: false })
  const { sandbox, db, runtime } = product
  const shop = await product.openShop()
  const { tenantId } = shop
  const owner = await hire(product, shop, 'Achieng')
  const stepIn = (body: unknown, step: string) => Steps.parse(body).steps.find((one) => one.step === step)
  const step = async (name: string) => stepIn((await owner.get('/v1/setup')).body, name)
  const phone = '0712345678'
  const prompt = async () => {
    const asked = await owner.post('/v1/setup/prompt', { phone })
    return { asked, prompts: await sandbox.daraja.prompts({ msisdn: '254712345678' }) }
  }

  it('begins with what rows say, and ticks nothing', async () => {
    const { steps } = Steps.parse((await owner.get('/v1/setup')).body)
    expect(steps.map(({ step, state }) => [step, state])).toEqual([
      ['number', 'done'],
      ['webhook', 'open'],
      ['template', 'open'],
      ['prompt', 'open'],
      ['catalogue', 'open'],
      ['document', 'open'],
      ['team', 'open'],
    ])
  })

  it('calls its own address, and tells when it leads elsewhere or nowhere', async () => {
    const tried = await owner.post('/v1/setup/webhook', {})
    expect(stepIn(tried.body, 'webhook')).toMatchObject({ state: 'done' })
    const ctx = runtime.ctxFor(tenantId)
    const account: ChannelAccount = {
      kind: 'whatsapp',
      ...{ tenantId, channelId: shop.channelId, address: shop.address, providerAccount: shop.providerAccount },
      credentials: { authToken: shop.authToken, nextAuthToken: null, apiKey: null },
    }
    const knock = (url: string) => ctx.ports.connections.webhook(account, url)
    expect(await knock(`${runtime.publicBaseUrl}/health`)).toMatchObject({ outcome: 'fails', reason: 'elsewhere' })
    expect(await knock('http://127.0.0.1:9/x')).toMatchObject({ outcome: 'fails', reason: 'unreachable' })
    expect(await db.transaction(tenantId, (tx) => tx.inboundMessage.count())).toBe(0)
  })

  it('asks for one shilling, once at a time, and follows what becomes of it', async () => {
    const { asked, prompts } = await prompt()
    expect(stepIn(asked.body, 'prompt')).toMatchObject({ state: 'waiting' })
    expect(prompts).toHaveLength(1)
    expect((await sandbox.daraja.pushes({ msisdn: '254712345678' })).at(0)).toMatchObject({ amount: 1 })
    expect(await owner.post('/v1/setup/prompt', { phone })).toMatchObject({ status: 429 })
    await sandbox.daraja.answerPrompt(prompts[0]?.id ?? '', { action: 'pay' })
    const paid = await until(async () => {
      const { body } = await owner.post('/v1/setup/prompt/outcome', {})
      return stepIn(body, 'prompt')?.state === 'waiting' ? undefined : stepIn(body, 'prompt')
    })
    expect(paid).toMatchObject({ state: 'done' })
  })

  it('says why a prompt came to nothing', async () => {
    const { prompts } = await prompt()
    await sandbox.daraja.answerPrompt(prompts.at(-1)?.id ?? '', { action: 'cancel' })
    const failed = await until(async () => {
      const { body } = await owner.post('/v1/setup/prompt/outcome', {})
      return stepIn(body, 'prompt')?.state === 'waiting' ? undefined : stepIn(body, 'prompt')
    })
    expect(failed).toMatchObject({ state: 'failed', reason: 'cancelled_by_payer', problem: expect.any(String) })
    expect(await owner.post('/v1/setup/prompt', { phone: '0200000000' })).toMatchObject({ status: 422 })
  })

  it('goes on with what the shop does', async () => {
    const ctx = runtime.ctxFor(tenantId)
    await createItem(db, shop, {
      name: 'Rift Runner',
      variants: [{ name: '42', options: {}, priceMinor: 450_000, stock: 3 }],
    })
    const person = (email: string) => invite(ctx, { email, name: 'Brian', role: 'agent', by: null })
    await person('one@shop.example')
    expect(await step('team')).toMatchObject({ state: 'open' })
    await person('two@shop.example')
    const template = { tenantId, id: ctx.ids.uuid(), name: 'hello', language: 'en', body: 'Hello', category: 'UTILITY' }
    const at = ctx.clock.now()
    await db.transaction(tenantId, (tx) =>
      tx.messageTemplate.create({ data: { ...template, status: 'rejected', createdAt: at, updatedAt: at } }),
    )
    expect(await step('template')).toMatchObject({ state: 'failed', reason: 'rejected' })
    await db.transaction(tenantId, (tx) =>
      tx.messageTemplate.updateMany({ data: { status: 'approved', contentSid: 'HX0' } }),
    )
    for (const done of ['template', 'catalogue', 'team']) expect(await step(done)).toMatchObject({ state: 'done' })
  })

  it('is of each shop alone', async () => {
    const other = await product.openShop({ name: 'Another shop' })
    const stranger = await hire(product, other, 'Stranger')
    expect(stepIn((await stranger.get('/v1/setup')).body, 'prompt')).toMatchObject({ state: 'open', problem: null })
    expect(stepIn((await stranger.get('/v1/setup')).body, 'catalogue')).toMatchObject({ state: 'open' })
  })
})
