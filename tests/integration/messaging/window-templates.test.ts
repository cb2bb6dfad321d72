import { describe, expect, it } from 'vitest'
import { queueReply, recordStatus } from '../../../src/domain/messaging/index.ts'
import type { TemplateUse } from '../../../src/domain/messaging/schemas.ts'
import { createConversation } from '../../support/builders.ts'
import { testDatabase } from '../../support/test-database.ts'
import { setStage } from '../turn-protocol/stage.ts'

const EDGE_MS = (24 * 60 - 5) * 60_000
const PAID = 'Order {{1}} is paid: {{2}}. Thank you!'

describe('the 24-hour window', async () => {
  const db = await testDatabase()
  const stage = await setStage(db)
  const { ctx, channel } = stage
  channel.failureAction = (code) => (code === 63_016 ? 'window' : code === 63_021 ? 'plain' : 'stop')

  const register = (name: string, language: string, status: string, body = PAID) =>
    ctx.transaction(({ tx }) =>
      tx.messageTemplate.create({
        data: {
          tenantId: ctx.tenantId,
          id: ctx.ids.uuid(),
          name,
          language,
          body,
          contentSid: `HX${name}${language}`,
          status,
        },
      }),
    )
  await register('paid', 'en', 'approved')
  await register('paid', 'sw', 'approved', 'Oda {{1}} imelipwa: {{2}}. Asante!')
  await register('late', 'en', 'approved')
  await register('late', 'sw', 'pending')
  await register('waits', 'en', 'pending')
  await register('refused', 'en', 'rejected')

  async function notice(quietMs: number, template: TemplateUse | null, language: string | null = null) {
    const { conversationId, customerId } = await createConversation(db, stage.shop, {
      lastInboundAt: new Date(stage.clock.now().getTime() - quietMs),
    })
    await ctx.transaction(({ tx }) =>
      tx.customer.updateMany({ where: { id: customerId }, data: { languagePref: language } }),
    )
    const reply = {
      conversationId,
      author: 'system',
      kind: 'payment',
      text: 'paid',
      menu: null,
      dedupeKey: null,
    } as const
    await ctx.transaction((ctx) => queueReply(ctx, { ...reply, template }))
    await stage.deliver(conversationId)
    return { conversationId, ...(await rowOf(conversationId)) }
  }
  const rowOf = async (conversationId: string) => {
    const rows = await ctx.transaction(({ tx }) =>
      tx.outboundMessage.findMany({ where: { conversationId }, orderBy: { seq: 'asc' } }),
    )
    const sent = channel.sent.filter(({ outboundId }) => rows.some(({ id }) => id === outboundId))
    return { rows, sent, row: rows[0] }
  }
  const paid: TemplateUse = { name: 'paid', slots: { '1': '5AW6', '2': 'KES 4,500' } }

  it('lets words through up to its edge, and past it the approved template in their place', async () => {
    const inside = await notice(EDGE_MS, paid)
    expect(inside.sent).toMatchObject([{ body: 'paid' }])
    expect(inside.sent[0]?.template).toBeUndefined()
    const outside = await notice(EDGE_MS + 1, paid)
    expect(outside.sent).toMatchObject([
      { menu: null, template: { contentId: 'HXpaiden', variables: { '1': '5AW6', '2': 'KES 4,500' } } },
    ])
    expect(outside.row).toMatchObject({ status: 'sent', contentSid: 'HXpaiden' })
  })

  it('takes the template in the customer’s language, in that of the message before it, or in the shop’s', async () => {
    expect((await notice(EDGE_MS + 1, paid, 'sw')).row?.contentSid).toBe('HXpaidsw')
    expect((await notice(EDGE_MS + 1, { ...paid, language: 'sw' }, 'en')).row?.contentSid).toBe('HXpaidsw')
    expect((await notice(EDGE_MS + 1, { ...paid, name: 'late' }, 'sw')).row?.contentSid).toBe('HXlateen')
    expect((await notice(EDGE_MS + 1, paid, 'sheng')).row?.contentSid).toBe('HXpaiden')
  })

  it('stays closed to what has no template, and to one that is pending, rejected or unknown', async () => {
    for (const name of [null, 'waits', 'refused', 'nobody_knows']) {
      const { row, sent } = await notice(EDGE_MS + 1, name === null ? null : { name, slots: {} })
      expect(row).toMatchObject({ status: 'blocked', reason: 'window_closed' })
      expect(sent).toEqual([])
    }
  })

  it('gives the provider every variable, in a form that it takes', async () => {
    const { sent } = await notice(EDGE_MS + 1, {
      name: 'paid',
      slots: { '1': ' two\n lines\t and     blanks ', '9': 'x' },
    })
    expect(sent[0]?.template?.variables).toEqual({ '1': 'two lines and blanks', '2': '—' })
  })

  it('found closed by the provider lets the same through once more as a template', async () => {
    const { row, conversationId } = await notice(0, paid)
    const closed = {
      outboundId: row?.id ?? null,
      providerMessageId: row?.providerMessageId ?? '',
      status: 'undelivered',
    }
    expect(await recordStatus(ctx, { ...closed, errorCode: 63_016 })).toEqual({ outcome: 'again', conversationId })
    await stage.deliver(conversationId)
    const { rows, sent } = await rowOf(conversationId)
    expect(rows.map(({ status, contentSid }) => [status, contentSid])).toEqual([
      ['failed', null],
      ['sent', 'HXpaiden'],
    ])
    expect(sent).toHaveLength(2)
    const [, second] = rows
    const again = {
      outboundId: second?.id ?? null,
      providerMessageId: second?.providerMessageId ?? '',
      status: 'failed',
    }
    expect(await recordStatus(ctx, { ...again, errorCode: 63_016 })).toEqual({ outcome: 'applied' })
  })
})
