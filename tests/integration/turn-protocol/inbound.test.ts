import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/test-database.ts'
import { newAddress, type Stage, setStage } from './stage.ts'

describe('an inbound message', async () => {
  const db = await testDatabase(20)
  const stage = await setStage(db)

  it('opens the conversation of its customer once and gets the next place in it', async () => {
    const address = newAddress()
    const first = await stage.receive(address, 'habari')
    const second = await stage.receive(address, 'nataka viatu')
    expect(first).toMatchObject({ outcome: 'recorded', epoch: 1 })
    expect(second).toMatchObject({ outcome: 'recorded', epoch: 2, conversationId: first.conversationId })
  })

  it('changes nothing when it comes again: no row, no epoch, no time', async () => {
    const address = newAddress()
    const first = await stage.receive(address, 'habari', { providerMessageId: 'SM-again' })
    const before = await snapshot(stage, first.conversationId)
    stage.clock.advance(60_000)
    expect(await stage.receive(address, 'habari', { providerMessageId: 'SM-again' })).toEqual({
      ...first,
      outcome: 'duplicate',
    })
    expect(await snapshot(stage, first.conversationId)).toEqual(before)
  })

  it('is recorded once when it comes 20 times at once', async () => {
    const address = newAddress()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => stage.receive(address, 'habari', { providerMessageId: 'SM-storm' })),
    )
    expect(results.filter((result) => result.outcome === 'recorded').length).toBe(1)
    expect(new Set(results.map((result) => result.conversationId)).size).toBe(1)
    const { conversation, inbound } = await snapshot(stage, results[0]?.conversationId ?? '')
    expect(conversation.epoch).toBe(1)
    expect(inbound.length).toBe(1)
  })

  it('gets a place of its own when 20 different ones come at once, some of them twice', async () => {
    const address = newAddress()
    const numbers = Array.from({ length: 20 }, (_, place) => place)
    const results = await Promise.all(
      [...numbers, 3, 7, 11].map((number) =>
        stage.receive(address, `m${number}`, { providerMessageId: `SM-many-${number}` }),
      ),
    )
    const recorded = results.filter((result) => result.outcome === 'recorded').map((result) => result.epoch)
    expect(recorded.toSorted((a, b) => a - b)).toEqual(numbers.map((number) => number + 1))
    const { conversation, inbound } = await snapshot(stage, results[0]?.conversationId ?? '')
    expect(conversation.epoch).toBe(20)
    expect(inbound.length).toBe(20)
  })

  it('has its place in the order of arrival when forty come at once', async () => {
    const address = newAddress()
    const bodies = Array.from({ length: 40 }, (_, place) => `m${place}`)
    const results = await Promise.all(bodies.map((body) => stage.receive(address, body)))
    expect(results.map(({ epoch }) => epoch)).toEqual(bodies.map((_, place) => place + 1))
    const { inbound } = await snapshot(stage, results[0]?.conversationId ?? '')
    expect(inbound.map(({ body }) => body)).toEqual(bodies)
  })

  it('that cannot be stored fails alone among those it came with', async () => {
    const [address, others] = [newAddress(), [newAddress(), newAddress(), newAddress()]]
    const results = await Promise.allSettled([
      ...others.map((other) => stage.receive(other, 'before')),
      stage.receive(`${address}\u0000`, 'poison'),
      ...others.map((other) => stage.receive(other, 'after')),
    ])
    const fulfilled = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(fulfilled.map(({ outcome, epoch }) => [outcome, epoch])).toEqual(
      [1, 1, 1, 2, 2, 2].map((n) => ['recorded', n]),
    )
    expect(results[3]).toMatchObject({ status: 'rejected', reason: { code: '22021' } })
  })

  it('is not stored where the database has no room for one that it came with, and says so like all of them', async () => {
    const owner = new pg.Client({ connectionString: db.ownerUrl })
    await owner.connect()
    await owner.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT ON inbound_messages FOR EACH ROW WHEN (NEW.body = 'too much') EXECUTE FUNCTION no_room()`)
    const address = newAddress()
    const bodies = ['leaves first', 'small', 'too much', 'small too']
    const [first, ...together] = await Promise.allSettled(bodies.map((body) => stage.receive(address, body)))
    expect(first).toMatchObject({ status: 'fulfilled', value: { epoch: 1 } })
    expect(together).toMatchObject(Array(3).fill({ status: 'rejected', reason: { code: '53100' } }))
    await owner.query('DROP TRIGGER no_room ON inbound_messages; DROP FUNCTION no_room()')
    await owner.end()
    expect(await stage.receive(address, 'again')).toMatchObject({ outcome: 'recorded', epoch: 2 })
  })

  it('of somebody who writes under two addresses at once keeps the order of arrival', async () => {
    const [byId, byPhone] = [`whatsapp:KE.${stage.ctx.ids.secret(8)}`, newAddress()]
    const results = await Promise.all([
      stage.receive(newAddress(), 'somebody else'),
      stage.receive(byId, 'first', { bsuid: byId }),
      stage.receive(byPhone, 'second', { bsuid: byId }),
      stage.receive(byPhone, 'third'),
    ])
    expect(results.slice(1).map(({ epoch }) => epoch)).toEqual([1, 2, 3])
    expect(new Set(results.slice(1).map(({ conversationId }) => conversationId)).size).toBe(1)
  })

  it('of somebody known by a business-scoped id keeps her one conversation when her number becomes known', async () => {
    const [byId, byPhone] = [`whatsapp:KE.${stage.ctx.ids.secret(8)}`, newAddress()]
    const first = await stage.receive(byId, 'habari', { bsuid: byId })
    const second = await stage.receive(byPhone, 'ni mimi', { bsuid: byId })
    expect(second).toMatchObject({ outcome: 'recorded', epoch: 2, conversationId: first.conversationId })
    const { conversation } = await snapshot(stage, first.conversationId)
    expect(conversation.customer).toMatchObject({ address: byPhone, bsuid: byId })
  })

  it('is recorded when two customers have learnt the same business-scoped id: the one who wrote last moves', async () => {
    const [byId, byPhone, byNewPhone] = [`whatsapp:KE.${stage.ctx.ids.secret(8)}`, newAddress(), newAddress()]
    await stage.receive(byPhone, 'habari')
    await stage.receive(byId, 'habari tena', { bsuid: byId })
    stage.clock.advance(1_000)
    const known = await stage.receive(byPhone, 'ni mimi', { bsuid: byId })
    const moved = await stage.receive(byNewPhone, 'number mpya', { bsuid: byId })
    expect(moved).toMatchObject({ outcome: 'recorded', epoch: 3, conversationId: known.conversationId })
  })

  it('keeps text that no database stores: zero bytes and half characters are left out', async () => {
    const { conversationId } = await stage.receive(newAddress(), 'a\u0000b \ud83d c')
    const { inbound } = await snapshot(stage, conversationId)
    expect(inbound[0]?.body).toBe('ab \ufffd c')
  })
})

async function snapshot({ db, shop }: Stage, conversationId: string) {
  return db.transaction(shop.tenantId, async (tx) => ({
    conversation: await tx.conversation.findFirstOrThrow({
      where: { id: conversationId },
      include: { customer: true },
    }),
    inbound: await tx.inboundMessage.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
  }))
}
