import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../support/builders.ts'
import type { ScriptedVendor } from '../../../support/scripted-vendor.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { type Chat, openChat } from '../chat.ts'
import { openHouse } from './guest-house.ts'
import { startHouseVendor } from './house-vendor.ts'

const db = await testDatabase()
let house: TestShop
let vendor: ScriptedVendor

beforeAll(async () => {
  house = await openHouse(db, { concierge: { kind: 'property', followUp: true } })
  vendor = await startHouseVendor()
})
afterEach(() => vendor.reset())
afterAll(() => vendor.sandbox.close())

/** A guest who has asked one thing already: the first turn suggests nothing. */
async function second(): Promise<Chat> {
  const chat = await openChat(db, { shop: house, llm: vendor.llm() })
  await chat.say('is Baobab Kitchen open now?')
  vendor.asked.length = 0
  return chat
}

describe('a suggestion', () => {
  it('is put into words by the small model, below the answer', async () => {
    const chat = await second()
    vendor.answers = ['You might also want to ask about our rooms.']
    const answer = await chat.ask('is Crab Shack open now?')
    expect(answer).toMatch(/\n---\n💡 You might also want to ask about our rooms.$/)
    expect(vendor.asked.map(({ model }) => model)).toEqual(['claude-haiku-5-5'])
  })

  it.each([
    ['states a figure that nothing backs', 'Ask about rooms, which begin at KES 3,000.'],
    ['is a list', 'Ask about rooms.\nAsk about the pool.'],
    ['is two sentences', 'Ask about rooms. Ask about the pool too!'],
  ])('that %s is the one of our template, after one more try', async (_what, says) => {
    const chat = await second()
    vendor.answers = [says, says]
    const answer = await chat.ask('is Crab Shack open now?')
    expect(answer).toContain('\n---\n💡 You may also want to ask about rooms.')
    expect(vendor.asked).toHaveLength(2)
  })

  it('is left to our template while the vendor is away', async () => {
    const chat = await second()
    await vendor.sandbox.faults.add({ target: 'model.messages', kind: 'http_529' })
    expect(await chat.ask('is Crab Shack open now?')).toContain('💡 You may also want to ask about rooms.')
  })

  it('names a past trip that has to do with what is asked', async () => {
    const chat = await openChat(db, { shop: house })
    for (const line of ["I'm vegetarian", 'we liked Watamu last March', 'yes']) await chat.say(line)
    const unlike = await chat.ask('is Crab Shack open now?')
    expect(unlike).toContain('💡 You may also want to ask about')
    const like = await chat.ask('how much is the Palm Double in Watamu?')
    expect(like).toContain('💡 Based on your past trip to Watamu, you might also want to ask about')
  })
})
