import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runTurn } from '../../src/conversation/run-turn.ts'
import { TurnTrace } from '../../src/domain/turns/schemas.ts'
import type { Said } from '../integration/journeys/chat.ts'
import { testEngine } from '../integration/journeys/chat.ts'
import { createConversation, inboundRow } from '../support/builders.ts'
import { testClock, testCtx, testPorts } from '../support/test-ctx.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, stopWord } from './talk.ts'

const world = await openPlenty()
const engine = testEngine()

/** Rules that end a turn before a classifier speaks. */
const ENDINGS = new Set(['silence', 'rate_limit', 'message_kind'])

/** Messages of one customer, each stored as the webhook stores it, in bursts that become one turn each. */
async function converse(bursts: readonly (readonly Said[])[]) {
  const { db, shop } = world
  const { conversationId } = await createConversation(db, shop)
  const clock = testClock()
  const ctxFor = (requestId: string, customerId: string | null) =>
    testCtx(db, { tenantId: shop.tenantId, requestId, customerId, clock, ports: testPorts() })
  const inbound = (tx: Parameters<Parameters<typeof db.transaction>[1]>[0], said: Said, epoch: number) => {
    const given = typeof said === 'string' ? { body: said } : said
    const body = (given.body ?? '').replaceAll('\u0000', '')
    const stored = { kind: given.kind ?? 'text', body, payload: given.payload ?? {} }
    return tx.inboundMessage.create({
      data: inboundRow({ ...shop, conversationId }, { epoch, receivedAt: clock.now(), ...stored }),
    })
  }
  let epoch = 0
  for (const burst of bursts) {
    await db.transaction(shop.tenantId, async (tx) => {
      for (const said of burst) await inbound(tx, said, ++epoch)
      await tx.conversation.updateMany({ where: { id: conversationId }, data: { epoch } })
    })
    await runTurn({ ctxFor, engine }, { conversationId })
    clock.advance(30_000)
  }
  return db.transaction(shop.tenantId, (tx) =>
    tx.conversation.findFirstOrThrow({
      where: { id: conversationId },
      include: { inbound: { orderBy: { epoch: 'asc' } }, turns: true, outbound: true },
    }),
  )
}

describe('Feature: tulia, Property 1: every incoming message, whatever it is, is answered by a turn of the conversation graph and by nothing else', () => {
  it('holds for any conversation', PATIENCE, async () => {
    const said = fc.oneof({ arbitrary: anything, weight: 12 }, { arbitrary: stopWord, weight: 1 })
    const bursts = fc.array(fc.array(said, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    await holds(
      'property 1',
      fc.asyncProperty(bursts, async (talk) => {
        const { inbound, turns, outbound, stateVersion } = await converse(talk)
        expect(turns.length).toBe(talk.length)
        expect(stateVersion).toBe(talk.length)
        for (const message of inbound) expect(turns.map((turn) => turn.id)).toContain(message.turnId)
        for (const row of outbound) expect(turns.map((turn) => turn.id)).toContain(row.turnId)
        for (const turn of turns) {
          const { steps } = TurnTrace.parse(turn.trace)
          const nodes = steps.map((step) => step.node)
          expect(nodes.slice(0, 2)).toEqual(['consent_gate', 'input_audit'])
          expect(nodes).toEqual(expect.arrayContaining(['tenant_get_context', 'customer_get_or_create']))
          // Either a rule of governance ended the turn and says which, or all three classifiers and the router ran.
          const ended = steps[0]?.note !== 'no consent word' || nodes.some((node) => ENDINGS.has(node))
          const all = ['intent_classify', 'language_policy', 'governor_spam_casual', 'journey_router']
          expect(all.filter((node) => nodes.includes(node))).toEqual(
            ended && !nodes.includes('journey_router') ? [] : all,
          )
          if (turn.outcome === 'answered') expect(outbound.some((row) => row.turnId === turn.id)).toBe(true)
        }
      }),
    )
  })
})
