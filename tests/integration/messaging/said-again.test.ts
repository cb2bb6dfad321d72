import { describe, expect, it } from 'vitest'
import { queueReply, recordStatus } from '../../../src/domain/messaging/index.ts'
import type { Menu, OutboundMedia } from '../../../src/domain/messaging/schemas.ts'
import { createConversation } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { setStage } from '../turn-protocol/stage.ts'

const REFUSED = 63_021
const MENU: Menu = { kind: 'buttons', button: 'Choose', options: [{ id: 'yes', title: 'Yes', description: null }] }
const TEXT = 'Shall I go on?\n1. Yes'

describe('a message whose form was refused after it was accepted', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { ctx, channel } = stage
  channel.failureAction = (code) => (code === REFUSED ? 'plain' : 'stop')
  const file = (kind: OutboundMedia['kind'], caption: string | null): OutboundMedia => ({
    kind,
    file: { kind: kind === 'image' ? 'item_image' : 'receipt', id: ctx.ids.uuid() },
    filename: 'file.png',
    caption,
  })

  /** Sends one reply, lets the provider refuse every row that has left, and sends what is then there. */
  async function refuse(reply: { menu?: Menu; media?: OutboundMedia }, errorCode = REFUSED) {
    const { conversationId } = await createConversation(db, stage.shop, { lastInboundAt: stage.clock.now() })
    const base = { conversationId, author: 'bot', kind: 'reply', text: TEXT, menu: null, dedupeKey: null } as const
    await ctx.transaction((ctx) => queueReply(ctx, { ...base, ...reply }))
    const outcomes: string[] = []
    for (let round = 0; round < 2; round += 1) {
      await stage.deliver(conversationId)
      for (const { id, providerMessageId, status } of await rows(conversationId)) {
        if (status !== 'sent' || providerMessageId === null) continue
        const event = { outboundId: id, providerMessageId, status: 'undelivered', errorCode }
        outcomes.push((await recordStatus(ctx, event)).outcome)
      }
    }
    const all = await rows(conversationId)
    const sent = channel.sent.filter(({ outboundId }) => all.some(({ id }) => id === outboundId))
    return { outcomes, sent, statuses: all.map(({ status }) => status) }
  }
  const rows = (conversationId: string) =>
    ctx.transaction(({ tx }) => tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }))

  it('is said once more in words when it had buttons, and never a third time', async () => {
    const { outcomes, sent, statuses } = await refuse({ menu: MENU })
    expect(outcomes).toEqual(['again', 'applied'])
    expect(sent.map(({ body, menu }) => [body, menu === null])).toEqual([
      [TEXT, false],
      [TEXT, true],
    ])
    expect(statuses).toEqual(['failed', 'failed'])
  })

  it('is said once more in words when they stood under a picture', async () => {
    const { sent } = await refuse({ media: file('image', null) })
    expect(sent.map(({ body, mediaUrl }) => [body, typeof mediaUrl])).toEqual([
      [TEXT, 'string'],
      [TEXT, 'object'],
    ])
  })

  it('sends a document once more, which is nothing without its file', async () => {
    const { sent } = await refuse({ media: file('document', null) })
    expect(sent.map(({ mediaUrl }) => typeof mediaUrl)).toEqual(['string', 'string'])
  })

  it('lets a picture go that had a caption only: its words went by themselves', async () => {
    const { outcomes, sent } = await refuse({ media: file('image', 'Rift Runner') })
    expect(outcomes).toEqual(['applied', 'applied'])
    expect(sent.map(({ body }) => body)).toEqual(['Rift Runner', TEXT])
  })

  it('is not said again when the form was not the fault, or when it was plain', async () => {
    expect((await refuse({ menu: MENU }, 63_024)).outcomes).toEqual(['applied'])
    expect((await refuse({})).outcomes).toEqual(['applied'])
  })
})
