import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { postgresLimiter } from '../../src/adapters/postgres/limiter.ts'
import { answerOf, openChat } from '../integration/journeys/chat.ts'
import { createShop } from '../support/builders.ts'
import { sessionOf } from '../support/session-of.ts'
import { testClock } from '../support/test-ctx.ts'
import { testDatabase } from '../support/test-database.ts'
import { holds, PATIENCE } from './holds.ts'

const db = await testDatabase()

type Kind = 'casual' | 'spam' | 'abuse' | 'business'
const WORDS: Record<Kind, string> = {
  casual: 'hello, how are you doing',
  spam: 'Win a motorbike! Text RIDE to 23232, cost 50p per msg',
  abuse: 'I will find and kill you',
  business: 'what time do you close',
}
/** How many casual turns each level of chattiness answers, and how many of spam anybody gets. */
const CASUAL = [0, 1, 2, 4]
const SPAM = 2

const REDIRECT = "Let's get you sorted"

describe('Feature: tulia, Property 9: small talk, spam and abuse get what the shop allows and are led back to business, and nobody is answered more often than the limits say', () => {
  it('holds for any mixture of talk and any chattiness', PATIENCE, async () => {
    const shops = await Promise.all(
      CASUAL.map((_, maxChattinessLevel) => createShop(db, { settings: { maxChattinessLevel } })),
    )
    const talk = fc.array(fc.constantFrom<Kind>('casual', 'casual', 'spam', 'business', 'abuse'), {
      minLength: 3,
      maxLength: 12,
    })
    await holds(
      'property 9, boundaries',
      fc.asyncProperty(fc.constantFrom(0, 1, 2, 3), talk, async (level, kinds) => {
        const chat = await openChat(db, { shop: shops[level] })
        let [casual, spamInARow, abused, silentOfSpam] = [0, 0, false, false]
        for (const [at, kind] of kinds.entries()) {
          const result = await chat.say(WORDS[kind])
          const text = answerOf(result)
          const trail = `${kinds.slice(0, at + 1).join()}: ${text}`
          if (abused) {
            expect(result.replies, trail).toEqual([])
            continue
          }
          if (kind === 'abuse') {
            expect(result.replies.length, trail).toBe(1)
            abused = true
          } else if (kind === 'spam') {
            spamInARow += 1
            expect(result.replies.length, trail).toBe(spamInARow <= SPAM && !silentOfSpam ? 1 : 0)
            silentOfSpam ||= spamInARow >= SPAM
          } else if (kind === 'casual') {
            casual += silentOfSpam ? 0 : 1
            if (silentOfSpam) expect(result.replies, trail).toEqual([])
            else expect(text.includes(REDIRECT), trail).toBe(casual > (CASUAL[level] ?? 0))
          } else {
            ;[spamInARow, silentOfSpam] = [0, false]
            expect(result.replies.length, trail).toBeGreaterThan(0)
            expect(result.trace.journey, trail).toBe('support')
          }
          // Talk never reaches the goods, the orders or the money of the shop.
          if (kind !== 'business') {
            expect(result.trace.tools.map(({ tool }) => tool).sort(), trail).toEqual([
              'customer_get_or_create',
              'tenant_get_context',
            ])
          }
        }
        expect(sessionOf(chat.state).silence).toBe(abused ? 'abuse' : silentOfSpam ? 'spam' : null)
      }),
    )
  })

  it('holds for any rate: who writes too fast is told once, and nobody else pays for it', PATIENCE, async () => {
    await holds(
      'property 9, limits',
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 2, max: 9 }), async (perMinute, count) => {
        const shop = await createShop(db, {
          settings: { rateLimits: { customerPerMinute: perMinute, tenantPerMinute: 1_000 } },
        })
        const still = testClock()
        const ports = { limiter: postgresLimiter(db, still) }
        const [fast, other] = [await openChat(db, { shop, ports }), await openChat(db, { shop, ports })]
        const replies: number[] = []
        const journeys: string[] = []
        for (let at = 0; at < count; at++) {
          const result = await fast.say(WORDS.business)
          replies.push(result.replies.length)
          journeys.push(result.trace.journey)
        }
        expect(journeys).toEqual(journeys.map((_, at) => (at < perMinute ? 'support' : 'governance')))
        expect(replies.slice(perMinute)).toEqual(replies.slice(perMinute).map((_, at) => (at === 0 ? 1 : 0)))
        expect((await other.say(WORDS.business)).trace.journey).toBe('support')
        still.advance(60_000)
        expect((await fast.say(WORDS.business)).trace.journey).toBe('support')
      }),
    )
  })
})
