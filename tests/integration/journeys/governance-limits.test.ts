import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/test-database.ts'
import { answerOf, openChat } from './chat.ts'

const db = await testDatabase()

const SPAM = 'Earn KES 50,000 daily from forex signals, click https://bit.ly/earn-now and forward to 10 friends'
const ABUSE = 'fuck you'

describe('small talk', () => {
  const talk = ['hi', 'how are you', 'hello', 'haha', 'how is it going', 'good morning']

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
  ])('of chattiness %i is answered %i times, then led back to business', async (maxChattinessLevel, allowed) => {
    const chat = await openChat(db, { settings: { maxChattinessLevel } })
    const redirected: boolean[] = []
    for (const line of talk) redirected.push((await chat.ask(line)).includes("Let's get you sorted"))
    expect(redirected).toEqual(talk.map((_, index) => index >= allowed))
  })

  it('of chattiness 1 is one short greeting', async () => {
    const chat = await openChat(db, { settings: { maxChattinessLevel: 1 } })
    expect(await chat.ask('hi')).toBe('Hello! What can I get you?')
  })

  it('begins with the introduction of the shop', async () => {
    const chat = await openChat(db)
    expect(await chat.ask('Niaje buda')).toMatch(/^Niaje, ni Zuri hapa\./)
  })

  it.each(['who are you?', 'are you a robot?', 'wewe ni bot?', 'unaitwa nani'])(
    'that asks "%s" is told who this is',
    async (line) => {
      const chat = await openChat(db)
      expect(await chat.ask(line)).toContain('Zuri')
    },
  )

  it('is thanked back however often', async () => {
    const chat = await openChat(db, { settings: { maxChattinessLevel: 1 } })
    for (const line of ['asante', 'thanks', 'asante sana']) expect(await chat.ask(line)).toMatch(/welcome|Karibu/)
  })

  it('of emoji alone is no riddle', async () => {
    const chat = await openChat(db)
    expect(await chat.ask('😂😂')).toContain('I like the chat')
    expect(await chat.ask('👍')).not.toContain("I didn't get that")
  })

  it('is counted afresh in a new sitting', async () => {
    const chat = await openChat(db, { settings: { maxChattinessLevel: 1 } })
    await chat.say('hi')
    expect(await chat.ask('how are you')).toContain("Let's get you sorted")
    chat.clock.advance(6 * 3_600_000)
    expect(await chat.ask('hi')).not.toContain("Let's get you sorted")
  })
})

describe('spam', () => {
  it('is answered twice, then not at all, and a business message is heard again', async () => {
    const chat = await openChat(db)
    const counts: number[] = []
    for (let turn = 0; turn < 4; turn += 1) counts.push((await chat.say(SPAM)).replies.length)
    expect(counts).toEqual([1, 1, 0, 0])
    const back = await chat.say('what time do you close?')
    expect(back.trace.journey).toBe('support')
    expect((await chat.say(SPAM)).replies).toHaveLength(1)
  })
})

describe('abuse', () => {
  it('gets one boundary and then silence in this sitting', async () => {
    const chat = await openChat(db)
    expect(answerOf(await chat.say(ABUSE))).toContain("I can't continue when I'm spoken to like this")
    expect((await chat.say('show me shoes')).replies).toEqual([])
    expect(await chat.ask('sorry for insulting you')).toContain('no hard feelings')
    expect((await chat.say('what time do you close?')).replies).toHaveLength(1)
    expect((await chat.say(ABUSE)).replies).toHaveLength(1)
    expect((await chat.say(ABUSE)).replies).toEqual([])
    chat.clock.advance(6 * 3_600_000)
    expect((await chat.say('what time do you close?')).replies).toHaveLength(1)
  })

  it('does not keep anybody from a person', async () => {
    const chat = await openChat(db)
    await chat.say(ABUSE)
    expect((await chat.say('agent')).replies[0]?.kind).toBe('handoff')
    expect((await chat.say(`${ABUSE}, I want a refund`)).replies[0]?.kind).toBe('handoff')
  })
})

describe('forty messages in one sitting', () => {
  it('are answered, the next is told so once, and a new sitting begins after six hours', async () => {
    const chat = await openChat(db)
    for (let block = 0; block < 8; block += 1) {
      const messages = Array.from({ length: 5 }, () => 'what time do you close?')
      expect((await chat.say(...messages)).replies).toHaveLength(1)
    }
    expect(await chat.ask('what time do you close?')).toContain('a lot of messages in one go')
    expect((await chat.say('what time do you close?')).replies).toEqual([])
    expect((await chat.say('agent')).replies[0]?.kind).toBe('handoff')
    chat.clock.advance(6 * 3_600_000)
    expect(await chat.ask('what time do you close?')).toContain('opening hours')
  })
})

describe('a rate limit', () => {
  it.each(['turns:customer:', 'turns:tenant'])('of %s is told once until a token is there again', async (limited) => {
    let open = false
    const limiter = {
      take: async (_tenantId: string, key: string) => ({
        granted: open || !key.startsWith(limited),
        waitMs: 1000,
        left: 0,
      }),
    }
    const chat = await openChat(db, { ports: { limiter } })
    const first = await chat.say('what time do you close?')
    expect(answerOf(first)).toContain('faster than I can answer')
    expect(first.trace.steps.map(({ node }) => node)).not.toContain('intent_classify')
    expect((await chat.say('what time do you close?')).replies).toEqual([])
    open = true
    expect(await chat.ask('what time do you close?')).toContain('opening hours')
    open = false
    expect((await chat.say('what time do you close?')).replies).toHaveLength(1)
  })

  it('takes tokens by the shop and by the customer with the rules of the settings', async () => {
    const taken: unknown[] = []
    const limiter = {
      take: async (...call: unknown[]) => {
        taken.push(call)
        return { granted: true, waitMs: 0, left: 1 }
      },
    }
    const settings = { rateLimits: { customerPerMinute: 30, tenantPerMinute: 600 } }
    const chat = await openChat(db, { ports: { limiter }, settings })
    await chat.say('hi')
    expect(taken).toEqual([
      [chat.shop.tenantId, `turns:customer:${chat.customerId}`, { burst: 30, perSecond: 0.5 }],
      [chat.shop.tenantId, 'turns:tenant', { burst: 600, perSecond: 10 }],
    ])
  })

  it('does not hold STOP up', async () => {
    const chat = await openChat(db, {
      ports: { limiter: { take: async () => ({ granted: false, waitMs: 1000, left: 0 }) } },
    })
    expect((await chat.say('STOP')).replies[0]?.kind).toBe('consent')
  })
})
