import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../support/builders.ts'
import type { ScriptedVendor } from '../../../support/scripted-vendor.ts'
import { sessionOf } from '../../../support/session-of.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { type Chat, openChat } from '../chat.ts'
import { guestOf, openHouse } from './guest-house.ts'
import { startHouseVendor } from './house-vendor.ts'

const db = await testDatabase()
let house: TestShop
let vendor: ScriptedVendor

beforeAll(async () => {
  house = await openHouse(db)
  vendor = await startHouseVendor()
})
afterEach(() => vendor.reset())
afterAll(() => vendor.sandbox.close())

/** Ten questions and answers: twenty lines, which is the most that is carried. */
async function talked(chat: Chat): Promise<Chat> {
  for (let at = 0; at < 11; at += 1) await chat.say(`is Baobab Kitchen open at ${(at % 11) + 1} pm?`)
  return chat
}

describe('a long conversation', () => {
  it('carries its last eight lines, and the rest in short as rules know it', async () => {
    const { guestLines, guestSummary } = sessionOf((await talked(await guestOf(db, house))).state)
    expect(guestLines.length).toBeLessThanOrEqual(20)
    expect(guestSummary).toBeNull()
    const chat = await talked(await guestOf(db, house))
    await chat.say('how much is it?')
    const after = sessionOf(chat.state)
    expect(after.guestLines).toHaveLength(8)
    expect(after.guestSummary).toMatch(/^The talk is of Baobab Kitchen\. Told of: restaurants\. Asked: /)
  })

  it('is put in short by the small model, which helps to sort and is shown to nobody who answers', async () => {
    const chat = await talked(await openChat(db, { shop: house, llm: vendor.llm() }))
    vendor.answers = ['The guest asked when Baobab Kitchen is open.']
    await chat.say('how much is it?')
    expect(sessionOf(chat.state).guestSummary).toBe('The guest asked when Baobab Kitchen is open.')
    vendor.asked.length = 0
    await chat.say('mambo ya kusplash na mtoi hapo, inakuanga aje hiyo maneno')
    expect(vendor.asked[0]?.user).toContain(
      '<data name="summary">"The guest asked when Baobab Kitchen is open."</data>',
    )
  })
})
