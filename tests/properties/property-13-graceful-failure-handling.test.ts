import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentences } from '../../prompts/copy/sentences.ts'
import { PROMPTS } from '../../prompts/index.ts'
import { failTurn } from '../../src/conversation/fail-turn.ts'
import { runTurn } from '../../src/conversation/run-turn.ts'
import type { Ctx, TxCtx } from '../../src/domain/context.ts'
import { createLlm } from '../../src/llm/create-llm.ts'
import { loadPrompts } from '../../src/llm/load-prompts.ts'
import { type ModelPort, ModelUnavailable } from '../../src/llm/model-port.ts'
import { tools } from '../../tools/index.ts'
import { answerOf, openChat, testEngine } from '../integration/journeys/chat.ts'
import { newAddress, setStage } from '../integration/turn-protocol/stage.ts'
import { sessionOf } from '../support/session-of.ts'
import { testLog } from '../support/test-ctx.ts'
import { testDatabase } from '../support/test-database.ts'
import { buy } from './cooperative.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { customerLine, wish } from './talk.ts'

const world = await openPlenty()

describe('Feature: tulia, Property 13: when a part of the system fails the customer is told something true, the conversation goes on, and the failure is logged', () => {
  it('holds for any failure of the model vendor', PATIENCE, async () => {
    const prompts = await loadPrompts('prompts', PROMPTS, { toolNames: Object.keys(tools) })
    const failures: [name: string, complete: ModelPort['complete']][] = [
      ['away', async () => Promise.reject(new ModelUnavailable('network', 'connection refused'))],
      ['overloaded', async () => Promise.reject(new ModelUnavailable('overloaded', '529'))],
      ['empty', async ({ model }) => reply(model, '')],
      ['no JSON', async ({ model }) => reply(model, 'I am sorry, as a language model { "intent": ')],
      ['other JSON', async ({ model }) => reply(model, '{"intent":"buy_everything","confidence":12}')],
      ['cut', async ({ model }) => ({ ...reply(model, 'Hello th'), stop: 'length' as const })],
      ['refused', async ({ model }) => ({ ...reply(model, ''), stop: 'refused' as const })],
    ]
    await holds(
      'property 13, model',
      fc.asyncProperty(
        fc.constantFrom(...failures),
        fc.array(fc.oneof(customerLine, wish), { minLength: 1, maxLength: 3 }),
        async ([, complete], talk) => {
          const log = testLog()
          const deps = {
            prompts,
            clock: { now: () => new Date(0) },
            fastMode: false,
            log,
            spend: null,
          }
          const failing = await openChat(world.db, {
            shop: world.shop,
            llm: createLlm({ ...deps, model: { complete } }),
          })
          const without = await openChat(world.db, { shop: world.shop, llm: createLlm({ ...deps, model: null }) })
          for (const line of talk) {
            const [result, offline] = [await failing.say(line), await without.say(line)]
            // The reader of the project stands in: the customer cannot tell that the vendor failed.
            expect(masked(result.replies.map(({ text }) => text))).toEqual(
              masked(offline.replies.map(({ text }) => text)),
            )
            expect(result.failed).toBe(offline.failed)
          }
        },
      ),
    )
  })

  it('holds for a database that fails in the middle of a turn, once or for good', PATIENCE, async () => {
    const db = await testDatabase()
    const stage = await setStage(db)
    const engine = testEngine()
    await holds(
      'property 13, database',
      fc.asyncProperty(customerLine, fc.nat(5), fc.boolean(), async (line, at, forGood) => {
        const address = newAddress()
        const { conversationId } = await stage.receive(address, line)
        const deps = stage.turnDeps(engine)
        let transactions = 0
        const breaking = (ctx: Ctx): Ctx => ({
          ...ctx,
          ports: { ...ctx.ports, sentences },
          async transaction<T>(this: Ctx, run: (ctx: TxCtx) => Promise<T>) {
            if (transactions++ === at) throw new Error('Connection terminated unexpectedly')
            return { ...this, transaction: ctx.transaction }.transaction(run)
          },
        })
        const sound = {
          ...deps,
          ctxFor: (id: string, customer: string | null) => ({
            ...deps.ctxFor(id, customer),
            ports: { ...stage.ctx.ports, sentences },
          }),
        }
        const broken = { ...deps, ctxFor: (id: string, customer: string | null) => breaking(deps.ctxFor(id, customer)) }
        const problem = await runTurn(broken, { conversationId }).then(
          () => null,
          (error: unknown) => error,
        )
        if (problem !== null) {
          // Nothing half-made is left: the next run, or the sentence at the end of all runs, starts from the same place.
          const half = await stateOf()
          expect([half.turns, half.outbound.length, half.conversation.stateVersion]).toEqual([0, 0, 0])
          if (forGood) await failTurn(sound.ctxFor, { conversationId }, problem)
          else await runTurn(sound, { conversationId })
        }
        const { inbound, outbound, turns, tickets } = await stateOf()
        expect(inbound.every((message) => message.turnId !== null)).toBe(true)
        expect(turns).toBe(1)
        if (problem !== null && forGood) {
          expect(tickets.map(({ reason }) => reason)).toContain('turn_failed')
          expect(outbound.map(({ body }) => body).join()).toContain(tickets[0]?.reference)
        }
        async function stateOf() {
          return db.transaction(stage.shop.tenantId, async (tx) => ({
            conversation: await tx.conversation.findFirstOrThrow({ where: { id: conversationId } }),
            inbound: await tx.inboundMessage.findMany({ where: { conversationId } }),
            outbound: await tx.outboundMessage.findMany({ where: { conversationId } }),
            turns: await tx.turn.count({ where: { conversationId } }),
            tickets: await tx.handoffTicket.findMany({ where: { conversationId } }),
          }))
        }
      }),
    )
  })

  it('holds for any failure of the payment provider', PATIENCE, async () => {
    const kind = fc.constantFrom(
      'http_500',
      'http_503_html',
      'http_429',
      'malformed',
      'reset_before_accept',
      'reset_after_accept',
      'http_403_html',
    )
    const target = fc.constantFrom('daraja.push', 'daraja.token')
    await holds(
      'property 13, provider',
      fc.asyncProperty(
        target,
        kind,
        fc.constantFrom('try again', 'did it go through?', 'yes', 'habari'),
        async (where, how, next) => {
          const chat = await world.chat()
          const first = ([one]: readonly string[]) => one ?? ''
          await buy(chat, 'I want a Breeze Jogger size 42 black', first, 'yes', 1)
          expect(sessionOf(chat.state).pending?.kind).toBe('confirm_checkout')
          await world.sandbox.faults.set([{ target: where, kind: how }])
          const hit = await chat.say('yes')
          await world.sandbox.faults.clear()
          const { attempts, order } = await world.db.transaction(chat.shop.tenantId, async (tx) => ({
            attempts: await tx.paymentAttempt.findMany({ where: { order: { conversationId: chat.conversationId } } }),
            order: await tx.order.findFirstOrThrow({ where: { conversationId: chat.conversationId } }),
          }))
          expect(hit.replies.length).toBeGreaterThan(0)
          expect(order.status).not.toBe('paid')
          const [attempt] = attempts
          if (attempt?.status === 'pending') expect(answerOf(hit)).toContain('prompt')
          else expect(answerOf(hit)).not.toContain('I have sent the M-PESA prompt')
          if (where === 'daraja.push' && how === 'http_500')
            expect(chat.log.lines.some(({ level }) => level !== 'info')).toBe(true)
          const pushes = await world.sandbox.daraja.pushes({ msisdn: attempt?.msisdn ?? 'none' })
          expect(pushes.length).toBeLessThanOrEqual(1)
          expect((await chat.say(next)).replies.length).toBeGreaterThan(0)
          expect(
            (await world.sandbox.daraja.prompts({ msisdn: attempt?.msisdn ?? 'none' })).length,
          ).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

function reply(model: string, text: string) {
  return { text, model, stop: 'end' as const, usage: { input: 10, output: 5, cacheRead: 0, cacheWrite: 0 } }
}

/** References are drawn anew each time. */
function masked(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(/\b[A-Z2-9]{9}\b/g, 'REFERENCE'))
}
