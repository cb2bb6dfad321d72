import { describe, expect, it } from 'vitest'
import { openStall } from '../../support/open-stall.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openChat } from './chat.ts'

describe('a shop that has very much of a thing', async () => {
  const db = await testDatabase()
  const { shop } = await openStall(db, 90)

  it.each([
    ['show me shoes', /^At least \d+ match\. /m],
    ['nataka viatu', /^Zinazolingana ni \d+ au zaidi\. /m],
    ['Niaje msee, nadai kicks', /^Ziko \d+ ama zaidi\. /m],
  ])('says to "%s" how many there are at least, and where all of them are', async (line, counted) => {
    const text = await (await openChat(db, { shop })).ask(line)
    expect(text).toMatch(counted)
    expect(text).toContain('https://shop.example.com/catalog')
  })

  it('says how many there are where they can be counted', async () => {
    const few = await openStall(db, 50)
    expect(await (await openChat(db, { shop: few.shop })).ask('show me shoes')).toMatch(/^50 match\. /m)
  })

  it('goes on to what was not listed', async () => {
    const chat = await openChat(db, { shop })
    await chat.say('show me shoes')
    expect(await chat.ask('others')).toContain('Model K106')
  })
})
