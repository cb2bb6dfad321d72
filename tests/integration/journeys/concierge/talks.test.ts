import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../support/builders.ts'
import { sessionOf } from '../../../support/session-of.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { guestOf, openHouse, ticketsOf } from './guest-house.ts'

const db = await testDatabase()
let house: TestShop

beforeAll(async () => {
  house = await openHouse(db)
})

/** What a guest writes, and what she must be told each time. */
type Turn = readonly [says: string, told: string]

async function talk(turns: readonly Turn[]): Promise<void> {
  const chat = await guestOf(db, house)
  for (const [says, told] of turns) expect(await chat.ask(says), says).toContain(told)
}

describe('a talk of one thing', () => {
  it.each<{ turns: Turn[] }>([
    {
      turns: [
        ['is Baobab Kitchen open at 9pm?', 'Open today'],
        ['and on sunday?', 'Sunday'],
        ['what about the price', 'KES 1,200 - KES 2,600'],
      ],
    },
    {
      turns: [
        ['Tide Pool ni pesa ngapi?', 'KES 500'],
        ['na mwanangu wa miaka 3, anaweza kuingia?', 'Hapana'],
        ['jumapili inafungwa saa ngapi', 'saa kumi na mbili jioni'],
      ],
    },
    {
      turns: [
        ['niaje, Crab Shack inafungwa saa ngapi', '1 am'],
        ['jumatatu je?', 'Imefungwa'],
        ['na doh ni ngapi', 'KES 900'],
      ],
    },
  ])('goes on with it, whatever part is asked: $turns.0.0', ({ turns }) => talk(turns))
})

describe('a talk that goes on to another thing', () => {
  it.each<{ turns: Turn[] }>([
    {
      turns: [
        ['how much is Baobab Kitchen?', 'KES 1,200'],
        ['and Crab Shack?', 'KES 900'],
      ],
    },
    {
      turns: [
        ['Baobab Kitchen inafungwa saa ngapi jumapili?', 'saa nne usiku'],
        ['na Crab Shack je?', 'saa saba usiku'],
      ],
    },
  ])('asks the same of that: $turns.0.0', ({ turns }) => talk(turns))

  it('tells nothing of the last thing where it is asked of something that nobody knows', async () => {
    const chat = await guestOf(db, house)
    await chat.say('how much is Baobab Kitchen?')
    const unknown = await chat.ask('do you have a helipad?')
    expect(unknown).toContain('about Tumbili House')
    expect(await chat.ask('how much is it?')).not.toContain('KES 1,200')
  })
})

describe('a person who has her case', () => {
  it('is not sorry twice, and leaves what is asked of the house to it', async () => {
    const chat = await guestOf(db, house)
    const first = await chat.ask('the AC in 12 leaked all night and nobody came. not impressed')
    expect(first.match(/sorry/gi)).toHaveLength(1)
    expect(await chat.ask('how much is Baobab Kitchen?')).toContain('KES 1,200')
    const later = await chat.ask('when will someone come to see it')
    expect(later).toContain((await ticketsOf(db, chat))[0]?.reference)
    expect(await ticketsOf(db, chat)).toHaveLength(1)
  })
})

describe('a booking that somebody has', () => {
  it.each([
    ['can I cancel my stay, what will it cost me?', 'ok do it pls, its under Wanjiru'],
    ['naomba kughairi nafasi yangu, mtakata pesa ngapi?', 'sawa fanyeni hivyo'],
    ['basi cancel saa hii, jina ni Otieno', 'eeh'],
  ])('is changed by a person when she says to do it: "%s", "%s"', async (asks, says) => {
    const chat = await guestOf(db, house)
    await chat.say(asks)
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'offer_handoff' })
    await chat.say(says)
    expect(await ticketsOf(db, chat)).toMatchObject([{ reason: 'human_requested' }])
  })
})

describe('a wish for a language beside a question', () => {
  it('is granted, and the question is answered in it', async () => {
    const chat = await guestOf(db, house)
    await chat.say('is Baobab Kitchen open now?')
    const swahili = await chat.ask('sasa nijibu kwa kiswahili tafadhali, Tide Pool inafungwa saa ngapi')
    expect(swahili).toContain('saa kumi na mbili jioni')
    const english = await chat.ask('english ok. how much is the Tide Pool?')
    expect(english).toContain('KES 500 per person')
    expect(await chat.ask('sawa rudi kiswahili, Crab Shack ni bei gani?')).toContain('kwa mtu')
  })
})

describe('the only thing that may be meant', () => {
  it('is no menu of one', async () => {
    const chat = await guestOf(db, house)
    const turn = await chat.say('are guests quiet people here in the evening hours of music?')
    const menus = turn.replies.flatMap(({ menu }) => menu?.options.map(({ id }) => id) ?? [])
    expect(menus.filter((id) => id.startsWith('guest:'))).not.toHaveLength(2)
  })
})
