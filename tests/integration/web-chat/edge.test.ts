import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { openWebChat, readAll } from '../../support/web-visitor.ts'

const SITE = 'https://hotel.example'

describe('the edge of the chat', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const chat = await openWebChat(product, shop, { allowedOrigins: [SITE] })
  const codeOf = async (answer: Response) => [answer.status, Object(Object(await answer.json()).error).code]
  const inboundOf = (conversationId: string | null) =>
    product.db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({ where: { conversationId: conversationId ?? '' } }),
    )

  it('takes 4,096 characters and refuses 4,097, nothing, and what is no message', async () => {
    const visitor = chat.visitor()
    expect((await visitor.say('x'.repeat(4_096))).events.at(-1)?.name).toBe('done')
    for (const body of [
      { message: 'x'.repeat(4_097) },
      { message: '   ' },
      {},
      { message: 'a', more: 1 },
      { message: 'a', thread_id: '1' },
    ]) {
      expect(await codeOf(await visitor.post(body))).toEqual([422, 'invalid_input'])
    }
  })

  it('records a message that comes twice once, and tells its answer again', async () => {
    const visitor = chat.visitor()
    await visitor.say('Hello')
    const message_id = product.runtime.ids.uuid()
    const first = await visitor.say('What are your opening hours?', { message_id })
    const again = await visitor.say('What are your opening hours?', { message_id })
    expect(again.text).toBe(first.text)
    expect(again.text).not.toBe('')
    expect(await inboundOf(visitor.threadId)).toHaveLength(2)
  })

  it('gives a first message that is sent again its thread, and another’s none of it', async () => {
    const message_id = product.runtime.ids.uuid()
    const [first, again, other] = [chat.visitor(), chat.visitor(), chat.visitor()]
    await first.say('Hello', { message_id })
    await again.say('Hello', { message_id })
    await other.say('Hello there', { message_id })
    expect(again.threadId).toBe(first.threadId)
    expect(other.threadId).not.toBe(first.threadId)
    expect(await inboundOf(first.threadId)).toHaveLength(1)
  })

  it('knows no thread without its own token, on this chat alone', async () => {
    const [visitor, stranger] = [chat.visitor(), chat.visitor()]
    await visitor.say('Hello')
    await stranger.say('Hello')
    const thread_id = visitor.threadId
    for (const token of ['', stranger.token, `${visitor.token}x`, visitor.token.split('.').toReversed().join('.')]) {
      const headers = { 'x-thread-token': token }
      expect(await codeOf(await visitor.post({ message: 'Hi', thread_id }, headers))).toEqual([404, 'unknown_thread'])
      const events = await fetch(`${chat.url}/chat/${thread_id}/events`, { headers })
      expect(await codeOf(events)).toEqual([404, 'unknown_thread'])
    }
    const elsewhere = await openWebChat(product, await product.openShop())
    const headers = { 'x-thread-token': visitor.token }
    expect(await codeOf(await fetch(`${elsewhere.url}/chat/${thread_id}/events`, { headers }))).toEqual([
      404,
      'unknown_thread',
    ])
    expect(await codeOf(await elsewhere.visitor().post({ message: 'Hi', thread_id }, headers))).toEqual([
      404,
      'unknown_thread',
    ])
  })

  it('lets in the sites that the shop has named and its own page, and tells no other site anything', async () => {
    const from = (origin: string) => chat.visitor().post({ message: 'Hello' }, { origin })
    const named = await from(SITE)
    expect([named.status, named.headers.get('access-control-allow-origin')]).toEqual([200, SITE])
    await readAll(named)
    const own = await from(product.runtime.publicBaseUrl)
    expect(own.status).toBe(200)
    await readAll(own)
    for (const origin of ['https://evil.example', 'null', `${SITE}.evil.example`]) {
      const answer = await from(origin)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(await codeOf(answer)).toEqual([403, 'origin_not_allowed'])
    }
    const preflight = (origin: string) => fetch(`${chat.url}/chat`, { method: 'OPTIONS', headers: { origin } })
    expect([(await preflight(SITE)).status, (await preflight('https://evil.example')).status]).toEqual([204, 403])
  })

  it('takes twenty messages a minute and says when the next may come', async () => {
    const busy = await openWebChat(product, await product.openShop())
    const visitor = busy.visitor()
    for (let n = 0; n < 20; n += 1) await visitor.say(`Hello ${n}`)
    const refused = await visitor.post({ message: 'Hello again', thread_id: visitor.threadId })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await codeOf(refused)).toEqual([429, 'too_many'])
    // Another shop's chat has its own count.
    expect((await (await openWebChat(product, await product.openShop())).visitor().say('Hello')).text).not.toBe('')
  })

  it('has no address for a key that nobody has, a closed shop, or the webhook of a phone', async () => {
    const nowhere = `${product.runtime.publicBaseUrl}/w/no-such-chat`
    for (const path of ['/chat', '/property', '/', '/page.js']) {
      const answer = await fetch(
        `${nowhere}${path}`,
        path === '/chat' ? { method: 'POST', body: '{"message":"Hi"}' } : {},
      )
      expect(await codeOf(answer)).toEqual([404, 'unknown_chat'])
    }
    const webhook = `${product.runtime.publicBaseUrl}/webhooks/twilio/${chat.channelId}`
    const called = await fetch(webhook, { method: 'POST', body: new URLSearchParams({ Body: 'Hi' }) })
    expect(await codeOf(called)).toEqual([404, 'unknown_channel'])
    expect(await codeOf(await fetch(`${product.runtime.publicBaseUrl}/property`))).toEqual([404, 'no_default_chat'])
  })

  it('keeps no secret that is typed', async () => {
    const visitor = chat.visitor()
    await visitor.say('Hello')
    await visitor.say('my mpesa pin is 4821')
    const rows = await inboundOf(visitor.threadId)
    expect(JSON.stringify(rows)).not.toContain('4821')
    const { events } = await readAll(await visitor.events())
    expect(JSON.stringify(events)).not.toContain('4821')
  })

  it('serves the page and what it is made of, with headers that let nothing else run', async () => {
    const page = await fetch(`${chat.url}/`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.any(String),
      'x-response-time-ms': expect.stringMatching(/^\d+$/),
    })
    const etag = (await fetch(`${chat.url}/page.js`)).headers.get('etag') ?? ''
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const again = await fetch(`${chat.url}/page.js`, { headers: asked })
    expect(again.status).toBe(304)
    expect((await fetch(`${chat.url}/index.html`)).status).toBe(404)
    expect((await fetch(chat.url)).url).toBe(`${chat.url}/`)
  })

  it('loads a widget that weighs at most 20 kB with all that it loads, as it travels', async () => {
    const files = [
      'widget.js',
      'chat-view.js',
      'chat-client.js',
      'event-reader.js',
      'talk.js',
      'element.js',
      'words.js',
      'language.js',
      'property.js',
      'chat.css',
    ]
    const sizes = await Promise.all(
      files.map(async (file) => {
        const answer = await fetch(`${chat.url}/${file}`)
        expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
        await answer.arrayBuffer()
        return Number(answer.headers.get('content-length'))
      }),
    )
    const own = await fetch(`${chat.url}/widget.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(Buffer.byteLength(await own.text())).toBeLessThan(20_000)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000)
  })

  it('says of whom it is', async () => {
    expect(await (await fetch(`${chat.url}/property`)).json()).toEqual({
      name: 'Mtaani Kicks',
      location: null,
      categories: [],
      document_count: 0,
    })
  })
})
