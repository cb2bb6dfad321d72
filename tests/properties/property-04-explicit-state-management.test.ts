import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommonPart } from '../../journeys/core/common-part.ts'
import { journeys } from '../../journeys/index.ts'
import { freshSession, loadSession } from '../../journeys/session.ts'
import type { Json, JsonObject } from '../../src/lib/json.ts'
import { sessionOf } from '../support/session-of.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, stopWord } from './talk.ts'

const world = await openPlenty()

/** The fields of each part of a session. */
const COMMON = Object.keys(CommonPart.shape)
const QUESTIONS = ['pending', 'suspended']
const SLICES = journeys.slices.map(({ name, slice }) => ({ part: name as string, fields: Object.keys(slice.reset()) }))
const PARTS = [{ part: 'common', fields: COMMON }, ...SLICES]
const SCOPE = new Set(['tenantId', 'conversationId'])

/** Also turns that a rule ends, or that say nothing: they are turns like any other. */
const line = fc.oneof(
  { arbitrary: anything, weight: 8 },
  { arbitrary: stopWord, weight: 1 },
  { arbitrary: fc.constantFrom('START', 'HELP', 'fuck you', 'sure odds za leo, jiunge na telegram yetu'), weight: 1 },
)

/** One way in which a part of a stored session can be damaged. */
type Damage = { part: string; field: string; how: 'drop' | 'add' | 'garble'; value: Json }

const damage: fc.Arbitrary<Damage> = fc.constantFrom(...PARTS).chain(({ part, fields }) =>
  fc.record({
    part: fc.constant(part),
    field: fc.constantFrom(...fields.filter((field) => !SCOPE.has(field))),
    how: fc.constantFrom('drop' as const, 'add' as const, 'garble' as const),
    value: fc.constantFrom<Json>('', 'x', -1, 1.5, true, [], {}, [null], { kind: 'none' }),
  }),
)

function damaged(state: JsonObject, { part, field, how, value }: Damage): JsonObject {
  const copy = structuredClone(state)
  const data = part === 'common' ? Object(copy.common) : Object(Object(copy.slices)[part]).data
  if (how === 'drop') delete data[field]
  else data[how === 'add' ? 'isAdmin' : field] = value
  return copy
}

function pick(session: object, fields: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(session).filter(([field]) => fields.includes(field)))
}

describe('Feature: tulia, Property 4: after every turn the whole session is written out, and what is missing or unreadable counts as unknown, never as something', () => {
  it('holds for any conversation', PATIENCE, async () => {
    await holds(
      'property 4, complete sessions',
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (talk) => {
        const chat = await world.chat()
        for (const [turns, line] of talk.entries()) {
          const { state, corruptParts } = await chat.say(line)
          expect(corruptParts).toEqual([])
          expect(Object.keys(Object(state.common)).sort()).toEqual([...COMMON, ...QUESTIONS].sort())
          for (const { part, fields } of SLICES) {
            expect(Object.keys(Object(state.slices)[part].data).sort()).toEqual(fields.toSorted())
          }
          const session = sessionOf(state)
          expect(session).toEqual(JSON.parse(JSON.stringify(session)))
          const { tenantId } = chat.shop
          expect(session).toMatchObject({ tenantId, conversationId: chat.conversationId, turnCount: turns + 1 })
          const orders = await world.db.transaction(tenantId, (tx) =>
            tx.order.findMany({ where: { conversationId: chat.conversationId } }),
          )
          if (session.orderId !== null) expect(orders.map((order) => order.id)).toContain(session.orderId)
          if (orders.length === 0)
            expect([session.orderId, session.orderTotals, session.paymentStatus]).toEqual([null, null, null])
        }
      }),
    )
  })

  it('holds for any damage to a part of a stored session, and the other parts stay as they are', PATIENCE, async () => {
    await holds(
      'property 4, damaged sessions',
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 2 }), damage, async (talk, how) => {
        const chat = await world.chat()
        for (const line of talk) await chat.say(line)
        const sound = sessionOf(chat.state)
        const stored = damaged(Object(chat.state), how)
        const ctx = { tenantId: chat.shop.tenantId, conversationId: chat.conversationId }
        const { session, corrupt } = loadSession({ ctx, storedState: stored })
        const fresh = freshSession(ctx)
        if (how.how !== 'garble') expect(corrupt).toEqual([])
        if (how.how === 'drop') expect(pick(session, [how.field])).toEqual(pick(fresh, [how.field]))
        if (how.how === 'add') expect(session).toEqual(sound)
        for (const { part } of corrupt) expect(part).toBe(how.part)
        for (const { part, fields } of PARTS) {
          if (part !== how.part) expect(pick(session, fields)).toEqual(pick(sound, fields))
          else if (corrupt.length > 0) expect(pick(session, fields)).toEqual(pick(fresh, fields))
        }
        chat.state = stored
        expect(sessionOf((await chat.say('habari')).state).tenantId).toBe(chat.shop.tenantId)
      }),
    )
  })

  it('holds for what is no session at all: it starts again and says so', async () => {
    const strangers: Json[] = [null, [], 'state', 7, { turnCount: 3 }, { version: 99, common: {}, slices: {} }]
    for (const stored of strangers) {
      const chat = await world.chat()
      chat.state = stored
      const { corruptParts, replies, state } = await chat.say('habari')
      expect(corruptParts).toMatchObject([{ part: 'session', stored }])
      expect(replies[0]).toMatchObject({ kind: 'owed' })
      expect(sessionOf(state)).toMatchObject({ cart: [], orderId: null, turnCount: 1 })
    }
  })

  it('holds for a session of another conversation or tenant', async () => {
    const [chat, other] = [await world.chat(), await world.chat()]
    await other.say('I want a Breeze Jogger size 42 black')
    chat.state = other.state
    expect((await chat.say('yes')).corruptParts[0]?.problem).toContain('conversationId')
    const { common, ...rest } = Object(other.state)
    chat.state = {
      ...rest,
      common: { ...common, conversationId: chat.conversationId, tenantId: chat.conversationId },
    }
    expect((await chat.say('yes')).corruptParts[0]?.problem).toContain('tenantId')
  })
})
