import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { openWebChat, readAll, textOf } from '../../support/web-visitor.ts'

describe('a talk on the web', async () => {
  const product = await startProduct()
  const shop = await product.openShop()
  const chat = await openWebChat(product, shop)

  it('begins with who it is, tells the answer in sentences that can be put together, and ends with done', async () => {
    const visitor = chat.visitor()
    const { events, text } = await visitor.say('Hello')
    expect(events[0]).toMatchObject({
      name: 'metadata',
      data: { thread_id: expect.any(String), token: expect.any(String) },
    })
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { done: true } })
    expect(text).toContain('Zuri')
    expect(events.filter(({ id }) => id !== null).map(({ id }) => id)).toEqual([
      ...new Set(events.map(({ id }) => id).filter(Boolean)),
    ])
  })

  it('stays one conversation, of a customer without a phone', async () => {
    const visitor = chat.visitor()
    await visitor.say('Hello')
    const first = visitor.threadId
    await visitor.say('What are your opening hours?')
    expect(visitor.threadId).toBe(first)
    const rows = await product.db.transaction(shop.tenantId, (tx) =>
      tx.conversation.findUniqueOrThrow({
        where: { tenantId_id: { tenantId: shop.tenantId, id: first ?? '' } },
        include: { customer: true, inbound: true, outbound: true },
      }),
    )
    expect(rows.customer).toMatchObject({ address: expect.stringMatching(/^web:[0-9a-f-]{36}$/), phoneE164: null })
    expect(rows.inbound).toHaveLength(2)
    expect(
      rows.outbound.every(
        ({ status, providerMessageId, id }) => status === 'sent' && providerMessageId === `web:${id}`,
      ),
    ).toBe(true)
  })

  it('goes on where the stream was cut, and tells nothing twice', async () => {
    const visitor = chat.visitor()
    const { events, text } = await visitor.say('Hello')
    const ids = events.flatMap(({ id }) => (id === null ? [] : [id]))
    for (const [place, after] of ids.entries()) {
      const rest = await readAll(await visitor.events({ after }))
      const seen = events.filter(({ id }) => id !== null && ids.indexOf(id) <= place)
      expect(textOf([...seen, ...rest.events])).toBe(text)
      expect(rest.events.at(-1)?.name).toBe('done')
    }
  })
})
