import { describe, expect, it } from 'vitest'
import { eraseCustomer } from '../../../src/domain/customers/index.ts'
import { forgetSessions } from '../../../src/domain/playground/index.ts'
import { FulfilmentSettings } from '../../../src/domain/tenancy/fulfilment-settings.ts'
import { serveFigures } from '../../../src/main/serve-figures.ts'
import { hireStaff } from '../../contract/staff.ts'
import { afterFile } from '../../support/after-file.ts'
import { createItem } from '../../support/builders.ts'
import { metricsOf } from '../../support/metrics-of.ts'
import { onceKey } from '../../support/once-key.ts'
import { startProduct } from '../../support/product.ts'
import { rowsOfShop } from '../../support/rows-of-shop.ts'
import { until } from '../../support/until.ts'

/** What the playground writes of itself, and what any request does. */
const THEIRS = ['playground_sessions', 'playground_steps', 'rate_buckets', 'idempotency_keys', 'staff_tokens']

const METRICS_TOKEN = 'a token that is long enough'
const product = await startProduct({ env: { METRICS_TOKEN, METRICS_PORT: '0' } })
const figures = await serveFigures(product.runtime)
if (figures === null) throw new Error('there is a token')
afterFile(() => figures.close())
const fulfilment = FulfilmentSettings.parse({
  feeCollected: 'with_order',
  zones: [{ id: 'west', name: 'Nairobi West', aliases: ['Westlands', 'Kilimani'], feeMinor: 25_000 }],
})
const shop = await product.openShop({ settings: { fulfilment } })
for (const name of ['Rift Runner', 'Savanna Glide']) {
  const variants = [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 50 }]
  await createItem(product.db, shop, { name, category: 'running shoes', tags: ['shoes', 'running'], variants })
}
const { token } = await hireStaff(product, shop)

async function call(method: string, path: string, body?: object, bearer = token) {
  const answer = await fetch(`${product.runtime.publicBaseUrl}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...onceKey(method) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: Object(await answer.json()) }
}

async function done(method: string, path: string, body?: object) {
  const { status, json } = await call(method, path, body)
  expect([path, status < 300, json.error]).toEqual([path, true, undefined])
  return json
}

const begin = async (wish = {}): Promise<string> => (await done('POST', '/playground/sessions', wish)).session_id
const session = (id: string) => done('GET', `/playground/sessions/${id}`)
const move = (id: string, wish: object) => done('POST', `/playground/sessions/${id}/messages`, wish)
const say = (id: string, text: string) => move(id, { kind: 'text', text })
const happen = (id: string, event: string) => move(id, { kind: 'event', event })
const saysOf = (step: { replies: { text: string }[] }) => step.replies.map(({ text }) => text).join('\n')
const rows = () => rowsOfShop(product.db, shop.tenantId, { without: THEIRS })
const turnsCounted = async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const told = await (await fetch(`http://127.0.0.1:${figures.port}/metrics`, { headers })).text()
  return metricsOf(told).sum('tulia_turn_seconds_count')
}
const sentSoFar = async () => ({
  turns: await turnsCounted(),

  pushes: (await product.sandbox.daraja.pushes({})).length,
  messages: (await product.sandbox.twilio.messages({ from: shop.address })).length,
})
/** Every chat has its own references, and every customer her own number. */
const alike = (text: string) =>
  text.replace(/\b[A-Z0-9]{9,10}\b/g, '{reference}').replace(/0\d{3} \d{3} \d{3}/g, '{phone}')

const WORDS = ['Hello', 'Do you have Rift Runner?', 'I want Savanna Glide size 42, deliver to Kilimani']

describe('the playground', async () => {
  const customer = shop.customer()
  const heard: string[] = []
  for (const words of WORDS) heard.push(await customer.ask(words))
  const unread = { tenantId: shop.tenantId, OR: [{ providerStatus: null }, { providerStatus: { not: 'read' } }] }
  await until(
    async () =>
      (await product.db.transaction(shop.tenantId, (tx) => tx.outboundMessage.count({ where: unread }))) === 0 || null,
    { what: 'every answer to be read' },
  )
  const chats = await done('GET', '/conversations')
  const [{ conversation_id: conversationId }] = chats.conversations
  const turns: string[] = (await done('GET', `/conversations/${conversationId}/turns`)).turns.map(
    ({ turn_id }: { turn_id: string }) => turn_id,
  )

  it('answers as the production turn does, and leaves no row, no message, no prompt and no figure behind', async () => {
    const before = [await rows(), await sentSoFar()]
    expect(await turnsCounted()).toBe(WORDS.length)
    const id = await begin({ language: 'en' })
    const said: string[] = []
    for (const words of WORDS) said.push(saysOf(await say(id, words)))
    expect(said.map(alike)).toEqual(heard.map(alike))
    const confirmed = await say(id, 'yes')
    expect(confirmed.standing.orders).toMatchObject([{ attempts: [{ method: 'stk', status: 'pending' }] }])
    const paid = await happen(id, 'pin_entered')
    expect(paid.standing.orders).toMatchObject([
      { status: 'paid', total: { amount_minor: 475_000 }, attempts: [{ status: 'paid' }] },
    ])
    expect([paid.turn, saysOf(paid)]).toEqual([null, expect.stringContaining(paid.standing.orders[0].reference)])
    expect((await say(id, 'I want to talk to a person')).standing.tickets).toEqual(['human_requested'])
    const { steps } = await session(id)
    expect(steps.map(({ drifted, broken }: { drifted: boolean; broken: boolean }) => drifted || broken)).toEqual(
      Array(6).fill(false),
    )
    expect([await rows(), await sentSoFar()]).toEqual(before)
  })

  it('lets happen what may: goods that go, phones that do not pay, and a night', async () => {
    const id = await begin()
    const shown = await say(id, 'I want Savanna Glide size 42, deliver to Kilimani')
    expect(shown.turn.took_ms).toBeGreaterThan(0)
    expect(shown.turn.tools.map(({ tool }: { tool: string }) => tool)).toContain('tenant_get_context')
    const idle = await call('POST', `/playground/sessions/${id}/messages`, { kind: 'event', event: 'pin_entered' })
    expect([idle.status, idle.json.error.code]).toEqual([409, 'conflict'])
    await say(id, 'yes')
    const timedOut = await happen(id, 'no_answer')
    expect(timedOut.standing.orders).toMatchObject([{ status: 'awaiting_payment', attempts: [{ status: 'failed' }] }])
    const rescue = timedOut.replies.at(-1).menu
    const tapped = await move(id, { kind: 'tap', option: rescue.options[0].id })
    expect(tapped).toMatchObject({ said: { kind: 'tap', title: rescue.options[0].title }, broken: false })
    expect(tapped.turn.messages).toMatchObject([{ text: rescue.options[0].title }])
    const never = await call('POST', `/playground/sessions/${id}/messages`, { kind: 'tap', option: 'never:shown' })
    expect(never.status).toBe(404)
    const night = await happen(id, 'two_at_night')
    const hour = new Date(night.at).toLocaleTimeString('en-GB', { timeZone: 'Africa/Nairobi' })
    expect([hour, Date.parse(night.at) > Date.parse(tapped.at)]).toEqual(['02:00:00', true])

    const other = await begin()
    await say(other, 'Do you have Rift Runner size 42?')
    await happen(other, 'sold_out')
    expect((await say(other, 'I want Rift Runner size 42')).standing.orders).toEqual([])
    const stock = await product.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.aggregate({ where: { tenantId: shop.tenantId }, _min: { stock: true } }),
    )
    expect(stock._min.stock).toBe(50)
  })

  it('goes on from a turn of a customer, and forgets her with her', async () => {
    const before = await sentSoFar()
    const id = await begin()
    const fork = (until: string) =>
      call('POST', `/playground/sessions/${id}/fork`, { conversation_id: conversationId, until })
    const [newest = '', asked = ''] = turns
    const { status, json: forked } = await fork(newest)
    expect([status, forked.from]).toEqual([201, { conversation_id: conversationId, turn_id: newest }])
    expect(forked.before.map(({ text }: { text: string }) => text)).toEqual(
      WORDS.flatMap((words, at) => [words, heard[at]]),
    )
    expect((await fork(asked)).json.before).toHaveLength(4)
    expect((await fork(conversationId)).status).toBe(404)
    const confirmed = await say(forked.session_id, 'yes')
    expect(confirmed.standing.orders).toMatchObject([
      { total: { amount_minor: 475_000 }, attempts: [{ status: 'pending' }] },
    ])
    expect(await sentSoFar()).toEqual(before)
    const { customerId } = await product.db.transaction(shop.tenantId, (tx) =>
      tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
    )
    await eraseCustomer(product.runtime.ctxFor(shop.tenantId), { customerId, name: 'Achieng' })
    expect((await call('GET', `/playground/sessions/${forked.session_id}`)).status).toBe(404)
  })

  it('is played with the settings that were chosen, and says when the shop has moved on', async () => {
    expect((await call('POST', '/playground/sessions', { settings: 'draft' })).status).toBe(404)
    const { live } = await done('GET', '/settings')
    await done('PUT', '/settings/draft', { settings: { ...live.settings, botName: 'Amani' } })
    const id = await begin({ settings: 'draft' })
    expect(saysOf(await say(id, 'What is your name?'))).toContain('Amani')
    const asked = await say(id, 'How much is Rift Runner size 42?')
    expect(saysOf(asked)).toContain('4,500')
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.catalogVariant.updateMany({ where: { tenantId: shop.tenantId }, data: { priceMinor: 470_000 } }),
    )
    expect((await say(id, 'Thanks')).drifted).toBe(true)
  })

  it('is the shop’s own, ends after thirty moves, and is forgotten a day after the last', async () => {
    const id = await begin()
    const stranger = await hireStaff(product, await product.openShop())
    expect((await call('GET', `/playground/sessions/${id}`, undefined, stranger.token)).status).toBe(404)
    for (let at = 0; at < 30; at++) await happen(id, 'two_at_night')
    const one = await call('POST', `/playground/sessions/${id}/messages`, { kind: 'text', text: 'Hello' })
    expect(one.json.error.code).toBe('limit_exceeded')
    const past = new Date(Date.now() - 1_000)
    await product.db.transaction(shop.tenantId, (tx) =>
      tx.playgroundSession.updateMany({ where: { tenantId: shop.tenantId, id }, data: { expiresAt: past } }),
    )
    expect((await call('GET', `/playground/sessions/${id}`)).status).toBe(404)
    await forgetSessions(product.runtime.ctxFor(shop.tenantId))
    const where = { tenantId: shop.tenantId, sessionId: id }
    expect(await product.db.transaction(shop.tenantId, (tx) => tx.playgroundStep.count({ where }))).toBe(0)
  })
})
