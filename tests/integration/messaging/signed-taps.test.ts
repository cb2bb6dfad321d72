import { describe, expect, it } from 'vitest'
import { hmacMenuSigner } from '../../../src/adapters/system/menu-signer.ts'
import type { InboundMessage, Menu } from '../../../src/domain/messaging/schemas.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testInboundLog } from '../../support/inbound-log.ts'
import { testDatabase } from '../../support/test-database.ts'
import { fakeEngine, newAddress, reply, type Stage, setStage } from '../turn-protocol/stage.ts'

const MENU: Menu = {
  kind: 'list',
  button: 'Choose',
  options: [
    { id: 'item:1', title: 'Rift Runner', description: null },
    { id: 'item:2', title: 'Sandals', description: null },
  ],
}

describe('a tap', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)

  /** A customer of a shop who was shown the menu; gives her conversation and the ids as they left. */
  async function shown(at: Stage) {
    const address = newAddress()
    const { conversationId } = await at.receive(address, 'viatu')
    await at.turn(
      conversationId,
      fakeEngine(() => [{ ...reply('1. Rift Runner\n2. Sandals'), menu: MENU }]),
    )
    await at.deliver(conversationId)
    const ids = at.channel.sent.find((message) => message.to === address)?.menu?.options.map(({ id }) => id) ?? []
    return { address, conversationId, ids }
  }

  /** What the engine is given for one tapped id. */
  async function heard(address: string, conversationId: string, choice: unknown): Promise<InboundMessage | undefined> {
    const message = { kind: 'list', body: 'Rift Runner', payload: { choice: String(choice) } }
    const customer = { address, phoneE164: address.replace('whatsapp:', ''), bsuid: null, profileName: null }
    await testInboundLog(db).record({
      ...customer,
      tenantId: stage.shop.tenantId,
      channelId: stage.shop.channelId,
      newCustomerId: stage.ctx.ids.uuid(),
      newConversationId: stage.ctx.ids.uuid(),
      messageId: stage.ctx.ids.uuid(),
      providerMessageId: `SM${stage.ctx.ids.secret(16)}`,
      kind: 'list',
      body: message.body,
      payload: message.payload,
      receivedAt: stage.clock.now(),
    })
    let given: InboundMessage | undefined
    await stage.turn(
      conversationId,
      fakeEngine(({ messages }) => {
        given = messages.at(-1)
        return []
      }),
    )
    return given
  }

  const typed = { kind: 'text', body: 'Rift Runner', payload: {} }

  it('carries an id that was signed when it left and comes back as the id that we gave', async () => {
    const { address, conversationId, ids } = await shown(stage)
    expect(ids).toHaveLength(2)
    for (const id of ids) expect(id).toMatch(/^item:\d~[\w-]{16}$/)
    expect(await heard(address, conversationId, ids[0])).toMatchObject({ kind: 'list', payload: { choice: 'item:1' } })
  })

  it('with an id that we never signed is only its title', async () => {
    const { address, conversationId } = await shown(stage)
    for (const forged of ['item:1', 'item:1~', '~', 'item:1~AAAAAAAAAAAAAAAA', '']) {
      expect(await heard(address, conversationId, forged)).toMatchObject(typed)
    }
  })

  it('replayed from another conversation, or another shop, is only its title', async () => {
    const [hers, his] = [await shown(stage), await shown(stage)]
    const elsewhere = await shown(await setStage(db))
    expect(await heard(hers.address, hers.conversationId, his.ids[0])).toMatchObject(typed)
    expect(await heard(hers.address, hers.conversationId, elsewhere.ids[0])).toMatchObject(typed)
  })

  it('with a truncated or altered id is only its title', async () => {
    const { address, conversationId, ids } = await shown(stage)
    const [id = ''] = ids
    for (const bent of [id.slice(0, -1), id.replace('item:1', 'item:2'), `${id}A`, ` ${id}`, id.replace('~', '~~')]) {
      expect(await heard(address, conversationId, bent)).toMatchObject(typed)
    }
  })

  it('of a server with another key is only its title, and the longest id stays within what the provider takes', () => {
    const place = { tenantId: stage.shop.tenantId, conversationId: stage.ctx.ids.uuid() }
    const signer = hmacMenuSigner(TEST_SECRET_KEY)
    const signed = signer.sign(place, 'x'.repeat(111))
    expect(signed).toHaveLength(128)
    expect(signer.open(place, signed)).toBe('x'.repeat(111))
    expect(hmacMenuSigner('b2'.repeat(32)).open(place, signed)).toBeNull()
  })
})
