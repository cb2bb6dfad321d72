import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { addNote, searchConversations } from '../../../src/domain/inbox/index.ts'
import { testDatabase } from '../../support/test-database.ts'
import { explainAll, type Node } from '../growth/explained.ts'
import { echo } from '../turn-protocol/stage.ts'
import { openDesk } from './desk.ts'

describe('the search of the inbox', async () => {
  const db = await testDatabase()
  const [desk, other] = [await openDesk(db), await openDesk(db)]
  const wanjiru = await desk.person('Wanjiru')
  const find = (q: string, ever = false, ctx = wanjiru) => searchConversations(ctx, { q, ever })

  it('finds words of both sides and of notes, by their beginnings, every one of them', async () => {
    const conversationId = await desk.talk('Nataka viatu vyekundu za shule')
    await desk.turn(conversationId, echo())
    await addNote(wanjiru, { conversationId, text: 'prefers Thursday delivery', mentions: [] })
    expect(await find('vyeku SHULE')).toEqual([conversationId])
    expect(await find('thursd')).toEqual([conversationId])
    expect(await find('vyekundu thursday')).toEqual([])
    expect(await find("'; DROP TABLE -- & | ! :*")).toEqual([])
  })

  it('finds by name, number, order and receipt, before words that mention them', async () => {
    const named = await desk.talk('hello')
    const told = await desk.talk('is order TL-77 of Njoroge the same as QX7RECEIPT?')
    const customer = await desk.db.transaction(desk.shop.tenantId, async (tx) => {
      const { customerId } = await tx.conversation.findFirstOrThrow({ where: { id: named } })
      const of = { tenantId: desk.shop.tenantId, conversationId: named, customerId }
      const money = { currency: 'KES', subtotalMinor: 100, totalMinor: 100 }
      const orderId = randomIds.uuid()
      await tx.order.create({ data: { ...of, ...money, id: orderId, reference: 'TL-77', status: 'paid' } })
      const received = { provider: 'mpesa', source: 'c2b', currency: 'KES', amountMinor: 100 }
      await tx.moneyReceipt.create({
        data: { ...received, tenantId: of.tenantId, id: randomIds.uuid(), receipt: 'QX7RECEIPT', orderId },
      })
      await tx.customer.updateMany({ where: { id: customerId }, data: { profileName: 'Njoroge Kamau' } })
      return tx.customer.findFirstOrThrow({ where: { id: customerId } })
    })
    for (const q of ['tl-77', 'QX7Receipt', 'njoroge']) expect(await find(q)).toEqual([named, told])
    const local = `0${customer.phoneE164?.slice(4)}`
    for (const q of [local, customer.phoneE164 ?? '', local.slice(0, 8)]) expect(await find(q)).toContain(named)
  })

  it('looks through the last 90 days unless it is told to look further', async () => {
    const conversationId = await desk.talk('zamani sana kabambe')
    desk.clock.advance(91 * 24 * 60 * 60 * 1000)
    expect(await find('kabambe')).toEqual([])
    expect(await find('kabambe', true)).toEqual([conversationId])
  })

  it('finds nothing of another shop, and nothing at all where no shop is set', async () => {
    const conversationId = await other.talk('siri ya pekee')
    expect(await find('pekee')).toEqual([])
    expect(await find('pekee', false, other.ctx)).toEqual([conversationId])
    const app = new pg.Client({ connectionString: db.appUrl })
    await app.connect()
    const asked = `SELECT * FROM search_conversations(ARRAY['pekee'], 'pekee', null, '-infinity')`
    expect((await app.query(asked)).rowCount).toBe(0)
    await app.end()
  })

  it('reads no table of messages from end to end, as the runtime role', async () => {
    const grown = await openDesk(db)
    const conversationId = await grown.talk('the one with the flamingo')
    await fill(db.ownerUrl, grown.shop.tenantId, conversationId)
    const server = await explainAll(db.ownerUrl, inject('adminUrl'))
    expect(await searchConversations(grown.ctx, { q: 'flamingo', ever: true })).toEqual([conversationId])
    const plans = (await server.read()).filter(({ sql }) => sql.includes('words_of'))
    await server.end()
    const scans = plans.flatMap(({ plan }) => flat(plan)).filter((node) => node['Relation Name'] === 'inbound_messages')
    expect(scans.length).toBeGreaterThan(0)
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })
})

function flat(node: Node): Node[] {
  return [node, ...node.Plans.flatMap(flat)]
}

async function fill(ownerUrl: string, tenantId: string, conversationId: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, received_at, turn_id)
     SELECT $1, gen_random_uuid(), $2, 1000 + n, 'SM' || n, 'text', 'habari ya leo ' || n, now() - n * interval '1 minute', NULL
     FROM generate_series(1, 20000) n`,
    [tenantId, conversationId],
  )
  await owner.query('ANALYZE inbound_messages')
  await owner.end()
}
