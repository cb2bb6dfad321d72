import { describe, expect, it } from 'vitest'
import { startProduct } from '../../support/product.ts'
import { testLog } from '../../support/test-ctx.ts'
import { openWebChat } from '../../support/web-visitor.ts'
import { furnish, HOUSE_SETTINGS } from '../journeys/concierge/guest-house.ts'

const log = testLog()
const product = await startProduct({ log })
const shop = await product.openShop({ name: 'Tumbili House', settings: HOUSE_SETTINGS })
await furnish(product.runtime.ctxFor(shop.tenantId))
const chat = await openWebChat(product, shop)

describe('a guest on the web', () => {
  it('is greeted and led back by what replaces the answer, and answered from rows in sentences with their source', async () => {
    const guest = chat.visitor()
    const greeting = await guest.say('Hello')
    expect(greeting.events.map(({ name }) => name)).toEqual(['metadata', 'replace', 'done'])
    expect(greeting.text).toContain('Tumbili House')
    const answer = await guest.say('How much is Palm Double per night?')
    expect(answer.text).toContain('KES 7,500')
    const names = answer.events.map(({ name }) => name)
    expect(names).toEqual(['metadata', ...names.filter((name) => name === 'token'), 'sources', 'done'])
    expect(answer.events.find(({ name }) => name === 'sources')?.data).toEqual({ sources: ['hotel'] })
    const aside = await guest.say('Write me an essay about the second world war')
    expect(aside.events.map(({ name }) => name)).toEqual(['metadata', 'replace', 'done'])
  })

  it('picks by tapping what she meant, in her talk alone', async () => {
    const [guest, other] = [chat.visitor(), chat.visitor()]
    const { events } = await guest.say('is the shack open?')
    await other.say('is the shack open?')
    const options = Object(events.find(({ name }) => name === 'menu')?.data).options
    const beach = options.find(({ title }: { title: string }) => title === 'Beach Shack')
    expect((await guest.say('Beach Shack', { choice: beach.id })).text).toContain('*Beach Shack*')
    // Only its words are left of an id that was made for another talk.
    await other.say('Beach Shack', { choice: beach.id })
    expect(log.lines.filter(({ event }) => event === 'tap_not_ours')).toHaveLength(1)
  })

  it('is told of the house: where it is, what it can be asked, how many documents there are', async () => {
    expect(await (await fetch(`${chat.url}/property`)).json()).toEqual({
      name: 'Tumbili House',
      location: expect.any(String),
      categories: expect.arrayContaining(['restaurants', 'hotel', 'faq']),
      document_count: 1,
    })
  })
})
