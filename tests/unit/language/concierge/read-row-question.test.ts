import { describe, expect, it } from 'vitest'
import { changesBooking } from '../../../../src/language/booking/changes-booking.ts'
import { readRowQuestion } from '../../../../src/language/concierge/read-row-question.ts'
import { readWhen } from '../../../../src/language/concierge/read-when.ts'
import { tokenise } from '../../../../src/language/text/tokenise.ts'

const whenOf = (question: string) => readWhen(tokenise(question)).when

describe('the time that a question is about', () => {
  it.each([
    ['is the bar open at 1am?', { day: null, minutes: [60], part: null }],
    ['open tomorrow at 6?', { day: { kind: 'ahead', days: 1 }, minutes: [360, 1080], part: null }],
    ['open on Monday evening?', { day: { kind: 'weekday', weekday: 'mon' }, minutes: [], part: 'evening' }],
    ['iko wazi saa saba usiku?', { day: null, minutes: [60], part: 'night' }],
    ['inafunguliwa saa mbili na nusu asubuhi?', { day: null, minutes: [510], part: 'morning' }],
    ['open at 10:30pm on sunday?', { day: { kind: 'weekday', weekday: 'sun' }, minutes: [1350], part: null }],
    ['closed on 24 December?', { day: { kind: 'date', month: 12, day: 24, year: null }, minutes: [], part: null }],
    ['can we fish in july', { day: { kind: 'month', month: 7 }, minutes: [], part: null }],
    ['bei ya mwezi wa nne', { day: { kind: 'month', month: 4 }, minutes: [], part: null }],
    ['maonyesho ya wikendi', { day: { kind: 'weekend' }, minutes: [], part: null }],
    ['still cooking if we come 9.45 at nite?', { minutes: [1305], part: 'night' }],
    ['open at quarter past nine tonight?', { minutes: [1275] }],
    ['iko open saa nne kasorobo usiku', { minutes: [1305] }],
    ['dinner on monday 7ish', { day: { kind: 'weekday', weekday: 'mon' }, minutes: [1140] }],
    ['open 3 to 9 May 2028?', { day: { kind: 'date', month: 5, day: 9, year: 2028 }, minutes: [] }],
    ['open on christmas?', { day: { kind: 'date', month: 12, day: 25, year: null }, isHoliday: true }],
  ])('is heard in "%s"', (question, when) => expect(whenOf(question)).toMatchObject(when))

  it.each([
    'what time does it open?',
    'saa ngapi',
    'how much per night?',
    'for 2 nights',
    'may I come?',
    'for 4 people',
    'is it 9.45',
    '',
  ])('is not heard in %j', (question) => expect(whenOf(question)).toBeNull())
})

describe('what a question asks of rows', () => {
  it.each([
    ['cheapest room?', { kinds: ['rooms'], order: 'cheapest' }],
    ['chumba kipi ni ghali kuliko vyote', { kinds: ['rooms'], order: 'dearest' }],
    ['rooms for 4 people', { kinds: ['rooms'], people: 4 }],
    ['restaurants under 3000', { kinds: ['restaurants'], atMost: 3000 }],
    ['what can my 5 yr old do there', { kinds: ['activities'], age: 5, isList: true }],
    ['mna migahawa gani?', { kinds: ['restaurants'], isList: true, isYesNo: false }],
    ['do you have a gym?', { kinds: ['fitness'], isThere: true, isYesNo: true }],
    ['wifi iko free?', { atMost: 0, isYesNo: true, content: 'wifi' }],
    ['the twin is 12k a night, right?', { claimed: 12_000, isYesNo: true, fields: ['price'] }],
    ['vegetarian places?', { kinds: ['restaurants'], content: 'vegetarian' }],
    ['how much is a manicure at the spa', { kinds: ['spa'], isYesNo: false }],
    ['and on Sunday?', { goesOn: true }],
    ["what's the weather like today?", { isLive: true }],
    ['we come in May 2027, is the grill open?', { claimed: null, fields: ['open_now'], isYesNo: true }],
    ['is it open if we show up late', { kinds: [] }],
    ['what do our kids 6 and 11 pay', { age: 6, people: null }],
    ['lowest priced room in february', { kinds: ['rooms'], order: 'cheapest' }],
    ['bei ya chumba mwezi wa tano', { timeWords: 'mwezi wa tano' }],
    ['best season to visit?', { isLive: false, fields: ['best_season'] }],
  ])('is heard in "%s"', (question, asked) => expect(readRowQuestion(question)).toMatchObject(asked))

  it('leaves what it is about, without what only asks', () => {
    expect(readRowQuestion('Kuosha shati moja ni pesa ngapi?').content).toBe('kuosha shati moja')
    expect(readRowQuestion('how much is a manicure at the spa').content).toContain('manicure')
  })
})

describe('a booking that somebody has', () => {
  it.each([
    'cancel my booking',
    'I want to cancel my trip',
    'change the dates of my stay',
    'nataka kughairi safari yangu',
  ])('is spoken of in "%s"', (line) => expect(changesBooking(line)).toBe(true))

  it.each([
    'book a table for two',
    'nibookie boti ya kesho',
    'what is your cancellation policy?',
    'can I change money?',
  ])('is not in "%s"', (line) => expect(changesBooking(line)).toBe(false))
})
