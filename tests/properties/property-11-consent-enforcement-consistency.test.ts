import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queueReply } from '../../src/domain/messaging/index.ts'
import type { ReplyKind } from '../../src/domain/messaging/schemas.ts'
import { findConsentWord } from '../../src/language/cues/consent-word.ts'
import { testEngine } from '../integration/journeys/chat.ts'
import { newAddress, setStage } from '../integration/turn-protocol/stage.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, customerLine, stopWord, wish } from './talk.ts'

const world = await openPlenty()

describe('Feature: tulia, Property 11: after consent is withdrawn nothing is said or sent until it is given again, and the ledger tells the whole history', () => {
  it('holds for whatever is said after STOP', PATIENCE, async () => {
    await holds(
      'property 11, silence',
      fc.asyncProperty(
        stopWord,
        fc.array(anything, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (stop, talk, returns) => {
          const chat = await world.chat()
          await chat.say('I want a Breeze Jogger size 42 black')
          await chat.say(stop)
          const counts = () =>
            world.db.transaction(chat.shop.tenantId, async (tx) => [
              await tx.order.count({ where: { conversationId: chat.conversationId } }),
              await tx.paymentAttempt.count({ where: { order: { conversationId: chat.conversationId } } }),
              await tx.handoffTicket.count({ where: { conversationId: chat.conversationId } }),
            ])
          const before = await counts()
          for (const line of talk) {
            const word = findConsentWord(typeof line === 'string' ? line : (line.body ?? ''))?.word ?? null
            if (word === 'start') break
            const { replies, trace } = await chat.say(line)
            if (word === 'help') expect(replies.length).toBeLessThanOrEqual(1)
            else expect(replies).toEqual([])
            expect(trace.tools.filter(({ access }) => access === 'write')).toEqual([])
            expect(trace.models).toEqual([])
          }
          expect(await counts()).toEqual(before)
          if (!returns) return
          expect((await chat.say('START')).replies.map(({ kind }) => kind)).toEqual(['consent'])
          const { customer, ledger } = await world.db.transaction(chat.shop.tenantId, async (tx) => ({
            customer: await tx.customer.findFirstOrThrow({ where: { id: chat.customerId } }),
            ledger: await tx.consentEntry.findMany({
              where: { customerId: chat.customerId },
              orderBy: [{ at: 'asc' }, { purpose: 'asc' }],
            }),
          }))
          expect(customer).toMatchObject({ optedOutAt: null, marketingOptIn: false })
          expect(ledger.map(({ purpose, action }) => `${purpose} ${action}`)).toEqual([
            'marketing withdrawn',
            'transactional withdrawn',
            'transactional granted',
          ])
          expect((await chat.say('habari')).replies.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('holds for whatever waits in the outbox', PATIENCE, async () => {
    const db = await testDatabase()
    const stage = await setStage(db)
    const engine = testEngine()
    const KINDS: ReplyKind[] = ['reply', 'owed', 'payment', 'handoff']
    const waiting = fc.array(
      fc.tuple(fc.constantFrom(...KINDS), fc.constantFrom('bot' as const, 'system' as const, 'human' as const)),
      { maxLength: 4 },
    )
    await holds(
      'property 11, outbox',
      fc.asyncProperty(
        fc.oneof(customerLine, wish),
        waiting,
        waiting,
        stopWord,
        async (first, earlier, later, stop) => {
          const address = newAddress()
          const { conversationId } = await stage.receive(address, first)
          await stage.turn(conversationId, engine)
          const queue = async (rows: typeof earlier) => {
            for (const [kind, author] of rows) {
              await stage.ctx.transaction((ctx) =>
                queueReply(ctx, {
                  conversationId,
                  author,
                  kind,
                  text: `${author} ${kind}`,
                  menu: null,
                  dedupeKey: null,
                }),
              )
            }
          }
          await queue(earlier)
          await stage.receive(address, stop)
          await stage.turn(conversationId, engine)
          await queue(later)
          await stage.deliver(conversationId)
          const sent = stage.channel.sent.filter((message) => message.to === address)
          const rows = await db.transaction(stage.shop.tenantId, (tx) =>
            tx.outboundMessage.findMany({ where: { conversationId } }),
          )
          expect(sent.length).toBe(1)
          expect(rows.filter(({ status }) => status === 'sent').map(({ kind }) => kind)).toEqual(['consent'])
          expect(
            new Set(rows.filter(({ kind }) => kind !== 'consent').map(({ status }) => status)).size,
          ).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
