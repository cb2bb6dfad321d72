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

/** Words that would say that something was booked. */
const PRETENDS = /(?:is|are|has been|have been|now) (?:booked|reserved|confirmed)|imethibitishwa|nimekubook|imebookiwa/i

describe('a booking', () => {
  it.each([
    ['I want to book a table', 'Booking is not available in this version.', 'yes', 'What should I ask the team for'],
    ['habari, ningependa kuhifadhi meza', 'Kuweka nafasi hakupatikani', 'ndiyo', 'Niiombe timu nini'],
    ['niaje buda, nataka kubook meza', 'Kubook haiko kwa hii version', 'eeh', 'Niombe team nini'],
  ])('is said not to be made here before anything is asked: "%s"', async (wish, stub, yes, question) => {
    const chat = await guestOf(db, house)
    expect(await chat.ask(wish)).toContain(stub)
    expect(await chat.ask(yes)).toContain(question)
  })

  it('asks for what is missing one at a time, reads it back, and passes it on as a request', async () => {
    const chat = await guestOf(db, house)
    const answers: string[] = []
    for (const line of ['I want to book a table', 'yes', 'dinner at the kitchen', 'Friday 7pm', '4', 'yes'])
      answers.push(await chat.ask(line))
    expect(answers[4]).toBe(
      'This is what I would pass to the team at Tumbili House:\nWhat: dinner at the kitchen\nWhen: Friday 7pm\nPeople: 4\nShall I?',
    )
    const [ticket, ...others] = await ticketsOf(db, chat)
    expect(others).toEqual([])
    expect(ticket).toMatchObject({ reason: 'booking_request' })
    expect(ticket?.summary).toContain('When: Friday 7pm')
    expect(answers[5]).toContain(`reference ${ticket?.reference}. It is *not confirmed* until they write to you`)
    for (const answer of answers) expect(answer).not.toMatch(PRETENDS)
    expect(sessionOf(chat.state).pending).toBeNull()
  })

  it('asks for nothing that was said already', async () => {
    const chat = await guestOf(db, house)
    const answer = await chat.ask('book a table at Baobab Kitchen for 4 on Friday at 7pm, my name is Asha')
    expect(answer).toContain('When: Friday at 7pm\nPeople: 4\nName: Asha')
  })

  it('means the thing that was talked about, and lets a question in between', async () => {
    const chat = await guestOf(db, house)
    await chat.say('tell me about Baobab Kitchen')
    expect(await chat.ask('book a table there')).toBe('For when?')
    const between = await chat.ask('is Tide Pool open now?')
    expect(between).toContain('Open now, until 6 pm.')
    expect(between).toContain('For when?')
    await chat.say('tomorrow 8pm')
    await chat.say('skip')
    expect(await chat.ask('Otieno')).toContain('What: Baobab Kitchen\nWhen: tomorrow 8pm\nName: Otieno')
  })

  it('is mended before it is passed on', async () => {
    const chat = await guestOf(db, house)
    await chat.say('book a table at Baobab Kitchen for 4 on Friday at 7pm, my name is Asha')
    expect(await chat.ask('make it 5 people')).toContain('People: 5 people')
  })

  it('goes nowhere after a no, and a person is offered', async () => {
    const chat = await guestOf(db, house)
    await chat.say('book a room for 2 on Sunday under Amina')
    expect(await chat.ask('no')).toContain('A human travel specialist can assist - shall I connect you?')
    expect(await ticketsOf(db, chat)).toEqual([])
    await chat.say('yes')
    expect(await ticketsOf(db, chat)).toMatchObject([{ reason: 'human_requested' }])
  })

  it('is a request of its own each time', async () => {
    const chat = await guestOf(db, house)
    await chat.say('book a table for 4 on Friday at 7pm, my name is Asha')
    await chat.say('yes')
    await chat.say('book a room for 2 on Sunday under Asha')
    await chat.say('yes')
    const tickets = await ticketsOf(db, chat)
    expect(tickets.map(({ reason }) => reason)).toEqual(['booking_request', 'booking_request'])
  })
})
