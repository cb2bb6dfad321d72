import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshSession, loadSession } from '../../journeys/session.ts'
import { ConversationState } from '../../journeys/state.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { testCtx } from '../support/test-ctx.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, stopWord } from './talk.ts'

const world = await openPlenty()
const FIELDS = Object.keys(ConversationState.shape).sort()

/** Also turns that a rule ends, or that say nothing: they are turns like any other. */
const line = fc.oneof(
  { arbitrary: anything, weight: 8 },
  { arbitrary: stopWord, weight: 1 },
  { arbitrary: fc.constantFrom('START', 'HELP', 'fuck you', 'sure odds za leo, jiunge na telegram yetu'), weight: 1 },
)

/** One way in which a stored session can be damaged. */
type Damage = { drop: string } | { garble: string; value: unknown } | { add: string } | { replace: unknown }

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({ drop: fc.constantFrom(...FIELDS) }),
  fc.record({
    garble: fc.constantFrom(...FIELDS),
    value: fc.constantFrom<unknown>('', 'x', -1, 1.5, true, [], {}, [null], { kind: 'none' }),
  }),
  fc.record({ add: fc.constantFrom('isAdmin', 'price', '__proto__x') }),
  fc.record({ replace: fc.constantFrom<unknown>(null, [], 'state', 7, { turnCount: 3 }) }),
)

function damaged(state: JsonObject, how: Damage): unknown {
  if ('replace' in how) return how.replace
  if ('add' in how) return { ...state, [how.add]: 1 }
  if ('garble' in how) return { ...state, [how.garble]: how.value }
  return Object.fromEntries(Object.entries(state).filter(([field]) => field !== how.drop))
}

describe('Feature: tulia, Property 4: after every turn the whole session is written out, and what is missing or unreadable counts as unknown, never as something', () => {
  it('holds for any conversation', PATIENCE, async () => {
    await holds(
      'property 4, complete sessions',
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (talk) => {
        const chat = await world.chat()
        for (const [turns, line] of talk.entries()) {
          const { state, corruptState } = await chat.say(line)
          expect(corruptState).toBeNull()
          expect(Object.keys(state).sort()).toEqual(FIELDS)
          const session = ConversationState.parse(state)
          expect(session).toEqual(JSON.parse(JSON.stringify(session)))
          expect(session).toMatchObject({
            tenantId: chat.shop.tenantId,
            conversationId: chat.conversationId,
            customerId: chat.customerId,
            turnCount: turns + 1,
          })
          const attempts = await world.db.transaction(chat.shop.tenantId, (tx) =>
            tx.order.findMany({ where: { conversationId: chat.conversationId } }),
          )
          if (session.orderId !== null) expect(attempts.map((order) => order.id)).toContain(session.orderId)
          if (attempts.length === 0)
            expect([session.orderId, session.orderTotals, session.paymentStatus]).toEqual([null, null, null])
        }
      }),
    )
  })

  it('holds for any damage to a stored session', PATIENCE, async () => {
    await holds(
      'property 4, damaged sessions',
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 2 }), damage, async (talk, how) => {
        const chat = await world.chat()
        for (const line of talk) await chat.say(line)
        const broken = damaged(Object(chat.state), how)
        const readable = ConversationState.safeParse(broken)
        const ours =
          readable.success &&
          readable.data.tenantId === chat.shop.tenantId &&
          readable.data.conversationId === chat.conversationId
        const empty = JSON.stringify(broken) === '{}'
        chat.state = JSON.parse(JSON.stringify(broken))
        const { state, corruptState, replies } = await chat.say('habari')
        expect(corruptState === null).toBe(ours || empty)
        if ('drop' in how || 'add' in how) expect(corruptState).not.toBeNull()
        const session = ConversationState.parse(state)
        expect(session.tenantId).toBe(chat.shop.tenantId)
        if (ours || empty) return
        const fresh = freshSession({
          tenantId: chat.shop.tenantId,
          conversationId: chat.conversationId,
          requestId: session.requestId,
          customerId: chat.customerId,
        })
        const { cart, orderId, lastCatalogResults, paymentStatus, selectedItemIds } = session
        expect({ cart, orderId, lastCatalogResults, paymentStatus, selectedItemIds }).toEqual({
          cart: fresh.cart,
          orderId: fresh.orderId,
          lastCatalogResults: fresh.lastCatalogResults,
          paymentStatus: fresh.paymentStatus,
          selectedItemIds: fresh.selectedItemIds,
        })
        expect(replies[0]).toMatchObject({ kind: 'owed' })
      }),
    )
  })

  it('holds for every single field: a session without it is not read as if it said something', async () => {
    const chat = await world.chat()
    const { state } = await chat.say('I want a Breeze Jogger size 42 black')
    const ctx = testCtx(world.db, {
      tenantId: chat.shop.tenantId,
      conversationId: chat.conversationId,
      customerId: chat.customerId,
    })
    expect(loadSession({ ctx, storedState: state }).corrupt).toBeNull()
    for (const field of FIELDS) {
      const { session, corrupt } = loadSession({
        ctx,
        storedState: JSON.parse(JSON.stringify(damaged(state, { drop: field }))),
      })
      expect(corrupt).toContain(field)
      expect(session).toEqual(freshSession(ctx))
    }
  })

  it('holds for a session of another conversation or tenant', async () => {
    const [chat, other] = [await world.chat(), await world.chat()]
    await other.say('I want a Breeze Jogger size 42 black')
    chat.state = other.state
    expect((await chat.say('yes')).corruptState).toContain('conversationId')
    chat.state = { ...Object(other.state), conversationId: chat.conversationId, tenantId: chat.conversationId }
    expect((await chat.say('yes')).corruptState).toContain('tenantId')
  })
})
