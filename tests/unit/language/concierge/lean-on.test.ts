import { describe, expect, it } from 'vitest'
import { leanOn } from '../../../../src/language/concierge/lean-on.ts'
import type { Leant } from '../../../../src/language/concierge/leaning.ts'
import { readRowQuestion } from '../../../../src/language/concierge/read-row-question.ts'

/** The second message, asked behind the first. `isOfFocus`: what the first was of is known. */
function behind(first: string, message: string, isOfFocus = true): Leant {
  const asked = readRowQuestion(first)
  return leanOn(message, readRowQuestion(message), { asked, kind: asked.kinds[0] ?? null, isOfFocus })
}

const SUNDAY = { day: { kind: 'weekday', weekday: 'sun' } }

describe('a message that names nothing', () => {
  it.each([
    ['is the kitchen still serving at 9.30 at night?', 'and on sunday?', { when: { ...SUNDAY, minutes: [1290] } }],
    ['how much is the dhow trip', 'and for my girl of 6?', { fields: ['price'], age: 6 }],
    ['how much is the dhow trip', 'what about my two, 5 and 9 yrs', { fields: ['price'], age: 9 }],
    ['bei ya massage ni ngapi', 'na mwezi wa nane?', { fields: ['price'], when: { day: { kind: 'month', month: 8 } } }],
    ['usiku wa taarab huwa siku gani', 'na mtoto wa miaka 9?', { fields: ['age_limit'], age: 9 }],
    ['quiz night huwa lini', 'dogo ako 17 anaeza kam?', { fields: ['age_limit'], age: 17, isYesNo: true }],
    ['are you open on saturday at 3?', 'boxing day?', { when: { day: { month: 12, day: 26 } }, isYesNo: true }],
  ])('asks the same of the same thing: "%s", "%s"', (first, message, asked) => {
    expect(behind(first, message)).toMatchObject({ of: 'spoken_of', leans: true, asked })
  })

  it.each([
    ['the sauna closes when on friday', 'last orders?', { fields: ['hours'], when: { day: { weekday: 'fri' } } }],
    ['quiz night huwa lini', 'inaanza saa ngap', { fields: ['hours'] }],
    ['tell me of the honeymoon suite', 'and the price of it in july', { fields: ['price'] }],
    ['mkahawa wa samaki upo wazi jumanne?', 'jumatano unafungua saa ngapi', { fields: ['hours'] }],
  ])('asks something else of it: "%s", "%s"', (first, message, asked) => {
    expect(behind(first, message)).toMatchObject({ of: 'spoken_of', leans: true, asked })
  })

  it('is of the words of a question that nothing was found for, and not of what was spoken of before it', () => {
    const leant = behind('do you have a bowling alley?', 'how much is it?', false)
    expect(leant).toMatchObject({ of: 'named', leans: true, asked: { fields: ['price'] } })
    expect(leant.asked.content).toContain('bowling')
  })

  it('is of what is pointed at, whatever kind of place is named with it', () => {
    expect(behind('is the pizza place open?', 'do they bring boxes to the room? how much')).toMatchObject({
      of: 'spoken_of',
    })
  })

  it('is of nothing where nothing was asked before, and of the house where only a house has it', () => {
    expect(leanOn('and on sunday?', readRowQuestion('and on sunday?'), null)).toMatchObject({ leans: false })
    expect(behind('is the bar open?', 'what time is check in?')).toMatchObject({ of: 'named', leans: false })
  })
})

describe('a message that names another thing', () => {
  it.each([
    ['niko 15 naeza ingia pool?', 'na gym je', { kinds: ['fitness'], age: 15 }],
    [
      'pool hours on sunday?',
      'and the spa?',
      { kinds: ['spa'], fields: expect.arrayContaining(['hours']), when: SUNDAY },
    ],
    ['golf ni ngapi', 'na caddie?', { fields: ['price'] }],
  ])('asks the same of that: "%s", "%s"', (first, message, asked) => {
    expect(behind(first, message)).toMatchObject({ leans: true, asked })
  })

  it.each([
    [
      'bwawa kubwa mnafunga saa ngapi?',
      'na lile la watoto?',
      { kinds: ['pool'], fields: ['hours'], content: 'watoto' },
    ],
    ['which rooms do you have', 'the cheaper one', { kinds: ['rooms'], order: 'cheapest', isList: true }],
    ['chumba cha bei ya chini ni kipi', 'na kinachoangalia bahari?', { kinds: ['rooms'], order: 'cheapest' }],
  ])('means another of its kind: "%s", "%s"', (first, message, asked) => {
    expect(behind(first, message)).toMatchObject({ of: 'kind', asked })
  })

  it.each([
    ['is the bar open?', 'do you have a gym?'],
    ['how much is the dhow trip', 'na sim card zipo?'],
    ['bei ya massage', 'where can I park my car'],
  ])('asks for itself what it asks: "%s", "%s"', (first, message) => {
    expect(behind(first, message)).toMatchObject({ asked: readRowQuestion(message), leans: false })
  })
})
