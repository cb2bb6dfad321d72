import { beforeAll, describe, expect, it } from 'vitest'
import type { TestShop } from '../../../support/builders.ts'
import { sessionOf } from '../../../support/session-of.ts'
import { testDatabase } from '../../../support/test-database.ts'
import { answerOf, type Chat } from '../chat.ts'
import { guestOf, openHouse, stepsOf, ticketsOf } from './guest-house.ts'

const db = await testDatabase()
let house: TestShop

beforeAll(async () => {
  house = await openHouse(db)
})

const told = async (...lines: string[]) => {
  const chat = await guestOf(db, house)
  const answers: string[] = []
  for (const line of lines) answers.push(await chat.ask(line))
  return { chat, answers, last: answers.at(-1) ?? '' }
}

describe('a thing that is named', () => {
  it.each([
    ['is Baobab Kitchen open now?', 'Open now, until 10 pm.'],
    ['habari, Baobab Kitchen iko wazi sasa?', 'Imefunguliwa, hadi saa nne usiku.'],
    ['niaje buda, the kitchen iko open saa hii?', 'Iko open saa hii, hadi 10 pm.'],
    ['how much is the Palm Double?', 'KES 7,500 per night'],
    ['habari, bei ya Palm Double ni shilingi ngapi?', 'KES 7,500'],
    ['Palm Double ni how much msee?', 'KES 7,500'],
    ['what should I wear at Baobab Kitchen?', 'shirts after sunset'],
    ['where is Baobab Kitchen?', 'behind the dunes'],
    ['what time is check in?', 'Check-in: from 2 pm'],
  ])('answers "%s" from its row', async (question, fact) => {
    const { last, chat } = await told(question)
    expect(last).toContain(fact)
    expect(sessionOf(chat.state).pending).toBeNull()
  })

  it('stays what "it", "there" and "hiyo" mean', async () => {
    const { answers } = await told(
      'is Baobab Kitchen open now?',
      'how much is it?',
      'what should I wear there?',
      'hiyo iko wapi?',
    )
    expect(answers[1]).toContain('KES 1,200 - KES 2,600 per person')
    expect(answers[2]).toContain('shirts after sunset')
    expect(answers[3]).toContain('behind the dunes')
  })

  it.each(['is it 5,000?', 'my friend said it is 5,000, right?'])(
    'is told by its row when "%s" is asserted',
    async (claim) => {
      const { last } = await told('tell me about Baobab Kitchen', claim)
      expect(last).toContain('KES 1,200 - KES 2,600')
      expect(last).not.toContain('5,000')
    },
  )

  it('says once in a sitting that hours and prices may vary', async () => {
    const { answers } = await told('is Baobab Kitchen open now?', 'how much is it?')
    expect(answers.map((answer) => answer.includes('may vary'))).toEqual([true, false])
  })

  it('is asked for when several go by one name, and what was asked is answered of the one that is picked', async () => {
    const { answers, chat } = await told('is the shack open?', '2')
    expect(answers[0]).toBe('Which one do you mean?\n1. Crab Shack\n2. Beach Shack')
    expect(answers[1]).toContain('*Beach Shack*\nOpen now, until 5 pm.')
    expect(sessionOf(chat.state).pending).toBeNull()
  })

  it('is told beside another that is named with it', async () => {
    const { last } = await told('what are the prices of Baobab Kitchen and Crab Shack?')
    expect(last).toContain('KES 1,200 - KES 2,600')
    expect(last).toContain('KES 900')
  })

  it('is found under its new name, and not under the old one, as soon as it has changed', async () => {
    const own = await openHouse(db)
    const chat = await guestOf(db, own)
    expect(await chat.ask('how much is the Tide Pool?')).toContain('KES 500')
    await db.transaction(own.tenantId, (tx) =>
      tx.propertyItem.updateMany({
        where: { tenantId: own.tenantId, name: 'Tide Pool' },
        data: { name: 'Reef Pool', foldedName: 'reef pool' },
      }),
    )
    expect(await chat.ask('how much is the Reef Pool?')).toContain('*Reef Pool*')
  })

  it('names who helps wherever gambling is told of', async () => {
    const { last } = await told('what games does Card Corner have?')
    expect(last).toContain('blackjack')
    expect(last).toContain('Cheza Salama: 0800 555 071')
  })
})

describe('what no row says', () => {
  it('is quoted from a document, with where it stands', async () => {
    const { last } = await told('what happens with lost property that guests forget?')
    expect(last).toContain('kept at the office for three months')
    expect(last).toContain('(House rules)')
  })

  it.each([
    ['do you have a helipad?', 'do you have a bowling alley?', "I don't want to guess"],
    ['mna maktaba?', 'kuna kinyozi hapa?', 'sitaki kubahatisha'],
    ['mko na sauna msee?', 'na tennis court mko nayo buda?', 'sitaki kuguess'],
  ])('is admitted for "%s", and a person is called the second time', async (first, second, admitted) => {
    const chat = await guestOf(db, house)
    const once = await chat.say(first)
    expect(answerOf(once)).toContain(admitted)
    expect(answerOf(once)).not.toMatch(/\d/)
    await chat.say(second)
    expect(await ticketsOf(db, chat)).toMatchObject([{ reason: 'knowledge_missing' }])
  })
})

describe('the trace of a turn', () => {
  it('says what was heard, and holds every answer against what is known before it leaves', async () => {
    const chat = await guestOf(db, house)
    const turn = await chat.say('is Baobab Kitchen open now?')
    expect(stepsOf(turn, 'concierge_route')).toEqual(['intent=hours_schedule confidence=0.95 -> rag'])
    expect(stepsOf(turn, 'validate')).toEqual(['holds'])
    expect(stepsOf(turn, 'respond')).toEqual(['sources: restaurants'])
  })
})

describe('an answer that is sure', () => {
  it('ends with one thing to ask next, never on the first turn and never the same twice', async () => {
    const own = await openHouse(db, { concierge: { kind: 'property', followUp: true } })
    const chat: Chat = await guestOf(db, own)
    const first = await chat.ask('is Baobab Kitchen open now?')
    const second = await chat.ask('is Crab Shack open now?')
    const third = await chat.ask('how much is the Palm Double?')
    expect(first).not.toContain('💡')
    expect(second).toContain('---\n💡 You may also want to ask about rooms.')
    expect(third.match(/💡/g)).toHaveLength(1)
    expect(third).not.toContain('about rooms')
  })
})
