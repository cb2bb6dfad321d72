import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'
import { openDesk } from './rest.ts'

const FREE = '# Parking\n\nParking at the shop is free for customers.\n'
const PAID = '# Parking\n\nParking at the shop costs KES 100 for an hour.\n'
const idOf = ({ document }: { document?: { document_id: string } | undefined }) => document?.document_id ?? ''

describe('the documents of a shop over REST', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const desk = await openDesk(product, shop)

  it('are read by the worker and told, replaced, put back, and gone with the very next question', async () => {
    const customer = shop.customer()
    const received = await desk.upload(FREE, { title: 'Parking' })
    expect(received).toMatchObject({ code: 202, outcome: 'received', version: 1 })
    const id = idOf(received)
    expect(await desk.settled(id)).toBe('published')
    expect(await customer.ask('what does parking cost?')).toContain('free for customers')

    expect(await desk.upload(PAID, { title: 'Parking' })).toMatchObject({ code: 202, version: 2 })
    expect(await desk.settled(id)).toBe('published')
    expect(await customer.ask('what does parking cost?')).toContain('KES 100')

    const back = await desk.call('POST', `/${id}/versions/1/publish`)
    expect(back).toMatchObject({ code: 200, document: { current_version: 1 } })
    expect(back.document?.versions.map(({ status }) => status)).toEqual(['retired', 'published'])
    expect(await customer.ask('what does parking cost?')).toContain('free for customers')

    expect(await desk.call('DELETE', `/${id}`)).toMatchObject({ code: 200, outcome: 'deleted' })
    expect(await customer.ask('what does parking cost?')).not.toMatch(/free for customers|KES 100/)
    expect(await desk.call('GET', `/${id}`)).toMatchObject({ code: 404, error: { code: 'not_found' } })
    expect(await desk.call('POST', `/${id}/versions/2/publish`)).toMatchObject({ code: 200 })
    expect(await customer.ask('what does parking cost?')).toContain('KES 100')
    expect(await desk.call('DELETE', `/${id}?purge=true`)).toMatchObject({ code: 200, outcome: 'purged' })
    expect(await desk.call('POST', `/${id}/versions/2/publish`)).toMatchObject({ code: 409 })
    expect(await customer.ask('what does parking cost?')).not.toMatch(/free for customers|KES 100/)
  })

  it('say where they were cut, page by page', async () => {
    const text = [
      '# Rooms',
      ...['Nyota', 'Jua', 'Mwezi'].map((name) => `## ${name}\n\nThe ${name} room has a balcony.`),
    ]
    const id = idOf(await desk.upload(text.join('\n\n'), { title: 'Rooms' }))
    await desk.settled(id)
    const first = await desk.call('GET', `/${id}/passages?limit=2`)
    expect(first.passages).toHaveLength(2)
    const rest = await desk.call('GET', `/${id}/passages?limit=2&after=${first.next_after}`)
    expect([...(first.passages ?? []), ...(rest.passages ?? [])].map(({ prefix }) => prefix)).toEqual([
      'Rooms > Nyota',
      'Rooms > Jua',
      'Rooms > Mwezi',
    ])
    expect(rest.next_after).toBeNull()
    expect(await desk.call('GET', `/${id}/passages?version=7`)).toMatchObject({ code: 404 })
  })

  it('follow the reading of a version as events, to its end', async () => {
    const id = idOf(await desk.upload('The gym opens at six.', { title: 'Gym' }))
    const stream = await fetch(`${product.runtime.publicBaseUrl}/v1/knowledge/${id}/events`, {
      headers: { authorization: `Bearer ${desk.token}` },
    })
    expect(stream.headers.get('content-type')).toContain('text/event-stream')
    const events = (await stream.text()).split('\n\n').filter((event) => event.startsWith('event:'))
    expect(events.length).toBeGreaterThan(1)
    expect(events.slice(0, -1).every((event) => event.startsWith('event: progress\ndata: {"version":1,"step":"'))).toBe(
      true,
    )
    expect(events.at(-1)).toMatch(/^event: done\ndata: \{.*"status":"published"/)
  })

  it('are taken in once however often a request is sent, also at the same moment', async () => {
    const key = { 'idempotency-key': 'upload-0001' }
    // While one of them is on its way the other is asked to come again.
    const send = () =>
      until(async () => {
        const answer = await desk.upload('The pool is heated.', { title: 'Pool' }, key)
        return answer.code === 409 ? null : answer
      })
    const [one, other] = await Promise.all([send(), send()])
    const again = await send()
    expect(new Set([one, other, again].map((answer) => `${idOf(answer)} ${answer.version} ${answer.code}`)).size).toBe(
      1,
    )
    await desk.settled(idOf(one))
    expect((await send()).document?.versions).toHaveLength(1)
    expect(await desk.upload('The pool is cold.', { title: 'Pool' }, key)).toMatchObject({ code: 422 })
    expect(await desk.upload('The pool is heated.', { title: 'Pool' })).toMatchObject({
      code: 200,
      outcome: 'duplicate',
    })
    expect(await desk.upload('The pool is cold.', {}, { 'idempotency-key': 'no' })).toMatchObject({ code: 400 })
  })

  it('may be typed, and have another title and an end', async () => {
    const typed = { title: 'Returns', type: 'policy', text: 'Shoes can be returned within 9 days.' }
    const json = { 'content-type': 'application/json' }
    const id = idOf(await desk.call('POST', '', JSON.stringify(typed), json))
    expect(await desk.settled(id)).toBe('published')
    const put = (changes: object) => desk.call('PUT', `/${id}`, JSON.stringify(changes), json)
    expect(await put({ title: 'Taking back', valid_until: '2030-01-01T00:00:00+03:00' })).toMatchObject({
      code: 200,
      document: { title: 'Taking back', valid_until: '2029-12-31T21:00:00.000Z', current_version: 1 },
    })
    expect(await put({ valid_until: null })).toMatchObject({ document: { title: 'Taking back', valid_until: null } })
    await desk.upload('Breakfast is at seven.', { title: 'Breakfast' })
    expect(await put({ title: 'BREAKFAST' })).toMatchObject({ code: 409, error: { code: 'conflict' } })
    expect(await put({ title: '' })).toMatchObject({ code: 422 })
    expect(await put({ colour: 'red' })).toMatchObject({ code: 422 })
    expect(await shop.customer().ask('what is your return policy?')).toContain('within 9 days')
  })

  it('are listed page by page, the newest first', async () => {
    const titles: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof desk.call>> = await desk.call(
        'GET',
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      titles.push(...(page.documents ?? []).map(({ title }) => title))
      cursor = page.next_cursor ?? null
    }
    expect(titles.length).toBeGreaterThan(3)
    expect(new Set(titles).size).toBe(titles.length)
    expect(await desk.call('GET', '?cursor=nonsense')).toMatchObject({ code: 422 })
  })

  it('are listed with where their newest version stands', async () => {
    await desk.settled(idOf(await desk.upload('The sauna is warm.', { title: 'Sauna' })))
    const [listed] = (await desk.call('GET', '?limit=1')).documents ?? []
    expect(listed).toEqual({
      ...{ title: 'Sauna', current_version: 1 },
      newest: { version: 1, status: 'published', passages: 1 },
    })
  })

  it('that cannot be read say why and what to do, in two languages', async () => {
    const id = idOf(await desk.upload(new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3]), { title: 'Program' }))
    expect(await desk.settled(id)).toBe('failed')
    const [version] = (await desk.call('GET', `/${id}`)).document?.versions ?? []
    expect(version?.failure?.en).toMatch(/\.$/)
    expect(version?.failure?.sw).not.toBe(version?.failure?.en)
  })

  it.each([
    ['21 MB', 413, () => desk.upload(Buffer.alloc(21 * 1024 * 1024, 'a'), { title: 'Big' })],
    ['a kind nobody knows', 422, () => desk.upload(FREE, { type: 'gossip' })],
    ['a field nobody knows', 422, () => desk.upload(FREE, { colour: 'red' })],
    ['no file', 422, () => desk.call('POST', '', new FormData())],
    ['a form without an end', 400, () => desk.call('POST', '', 'x', { 'content-type': 'multipart/form-data' })],
    [
      'a text without a title',
      422,
      () => desk.call('POST', '', '{"text":"x"}', { 'content-type': 'application/json' }),
    ],
    ['an id that is none', 404, () => desk.call('POST', '/7/confirm')],
    [
      'a version that is none',
      404,
      () => desk.call('POST', '/00000000-0000-4000-8000-000000000000/versions/x/publish'),
    ],
    ['a wish for nothing', 404, () => desk.call('POST', '/00000000-0000-4000-8000-000000000000/reingest')],
  ])('refuse %s with %i and a sentence', async (_what, code, ask) => {
    const refused = await ask()
    expect(refused).toMatchObject({ code })
    expect(refused.error?.message).toMatch(/\.$|: /)
  })

  it('are nobody else’s', async () => {
    const id = idOf(await desk.upload('The spa is closed on Monday.', { title: 'Spa' }))
    await desk.settled(id)
    const other = await product.openShop()
    const stranger = await openDesk(product, other)
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['GET', `/${id}/passages`],
      ['GET', `/${id}/events`],
      ['DELETE', `/${id}?purge=true`],
      ['POST', `/${id}/reingest`],
      ['POST', `/${id}/confirm`],
      ['POST', `/${id}/cancel`],
      ['POST', `/${id}/versions/1/publish`],
    ] as const) {
      expect(await stranger.call(method, path), `${method} ${path}`).toMatchObject({ code: 404 })
    }
    expect((await stranger.call('GET', '')).documents).toEqual([])
    expect(await stranger.upload('The spa is closed on Monday.', { title: 'Spa' })).toMatchObject({
      outcome: 'received',
    })
    const nobody = await fetch(`${product.runtime.publicBaseUrl}/v1/knowledge/${id}`)
    expect(nobody.status).toBe(401)
    expect(await desk.call('GET', `/${id}`)).toMatchObject({ code: 200, document: { current_version: 1 } })
  })
})
