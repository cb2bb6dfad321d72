import { describe, expect, it } from 'vitest'
import type { MessageKind } from '../../../src/domain/messaging/schemas.ts'
import type { JsonObject } from '../../../src/lib/json.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { testDatabase } from '../../support/test-database.ts'
import { echo, fakeEngine, newAddress, reply, setStage } from '../turn-protocol/stage.ts'

describe('a webhook that comes after its message was recovered without it', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { ctx, clock, shop } = stage
  const log = testInboundLog(db)

  const message = (address: string, sid: string, what: { kind: MessageKind; body: string; payload: JsonObject }) =>
    log.record({
      tenantId: shop.tenantId,
      channelId: shop.channelId,
      newCustomerId: ctx.ids.uuid(),
      newConversationId: ctx.ids.uuid(),
      messageId: ctx.ids.uuid(),
      address,
      phoneE164: null,
      bsuid: null,
      profileName: 'recovered' in what.payload ? null : 'Achieng',
      providerMessageId: sid,
      ...what,
      receivedAt: clock.now(),
    })
  const fresh = () => [newAddress(), `SM${ctx.ids.secret(16)}`] as const
  const recover = (address: string, sid: string, body: string, kind: MessageKind = 'text') =>
    message(address, sid, { kind, body, payload: { recovered: true } })
  const rowsOf = (conversationId: string) =>
    db.transaction(shop.tenantId, (tx) =>
      tx.inboundMessage.findMany({ where: { conversationId }, orderBy: { epoch: 'asc' } }),
    )
  const PICTURE = {
    kind: 'media' as const,
    body: 'hii iko?',
    payload: { media: [{ url: 'https://x', contentType: 'image/png' }] },
  }
  const PLACE = { kind: 'location' as const, body: '', payload: { latitude: -1.28, longitude: 36.81 } }

  it.each([PICTURE, PLACE, { kind: 'list' as const, body: 'hii iko?', payload: { choice: 'item:1' } }])(
    'completes the row that nobody has answered: $kind',
    async (whole) => {
      const [address, sid] = fresh()
      const first = await recover(address, sid, whole.body)
      const second = await message(address, sid, whole)
      expect(second).toEqual({ ...first, outcome: 'recorded' })
      expect(await rowsOf(first.conversationId)).toMatchObject([{ id: first.messageId, ...whole }])
      expect(await message(address, sid, whole)).toEqual({ ...first, outcome: 'duplicate' })
      const customer = await db.transaction(shop.tenantId, (tx) => tx.customer.findFirst({ where: { address } }))
      expect(customer?.profileName).toBe('Achieng')
    },
  )

  it.each([PICTURE, PLACE])('becomes a message of its own after the answer: $kind', async (whole) => {
    const [address, sid] = fresh()
    const { conversationId, messageId } = await recover(address, sid, whole.body)
    await stage.turn(conversationId, echo())
    const late = await message(address, sid, whole)
    expect(late).toMatchObject({ outcome: 'recorded', conversationId, epoch: 2 })
    expect(await rowsOf(conversationId)).toMatchObject([
      { id: messageId },
      {
        id: late.messageId,
        kind: whole.kind,
        body: '',
        payload: { ...whole.payload, derivedFrom: messageId },
        turnId: null,
      },
    ])
    expect(await message(address, sid, whole)).toMatchObject({ outcome: 'duplicate' })
    expect(await rowsOf(conversationId)).toHaveLength(2)
  })

  it.each<{ kind: MessageKind; body: string; payload: JsonObject }>([
    { kind: 'text', body: 'hii iko?', payload: {} },
    { kind: 'button', body: 'Yes', payload: { choice: 'yes' } },
  ])('says nothing new after the answer when its words were answered: $kind', async (whole) => {
    const [address, sid] = fresh()
    const { conversationId } = await recover(address, sid, whole.body)
    await stage.turn(conversationId, echo())
    expect(await message(address, sid, whole)).toMatchObject({ outcome: 'duplicate', conversationId })
    expect(await rowsOf(conversationId)).toHaveLength(1)
  })

  it('in the middle of the turn lets the turn begin again with what it brings', async () => {
    const [address, sid] = fresh()
    const { conversationId } = await recover(address, sid, '', 'unsupported')
    const kinds: string[] = []
    const engine = fakeEngine(async ({ messages }, run) => {
      kinds.push(...messages.map(({ kind }) => kind))
      if (run === 1) await message(address, sid, PLACE)
      return [reply('got it')]
    })
    expect(await stage.turn(conversationId, engine)).toMatchObject({ outcome: 'committed', commit: 'committed' })
    expect(kinds).toEqual(['unsupported', 'location'])
    expect(await rowsOf(conversationId)).toHaveLength(1)
  })

  it('twice at the same moment completes the row once', async () => {
    const [address, sid] = fresh()
    const first = await recover(address, sid, 'hii iko?')
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => message(address, sid, PICTURE)))
    expect(outcomes.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
    expect(await rowsOf(first.conversationId)).toHaveLength(1)
  })
})
