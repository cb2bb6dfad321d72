import { describe, expect, it } from 'vitest'
import { readWordClasses } from '../../../../src/language/classifier/word-classes.ts'
import { openGuestClassifier } from '../../../../src/language/concierge/guest-classifier.ts'
import { GUEST_SUBJECTS } from '../../../../src/language/concierge/guest-subjects.ts'
import { wordClasses } from '../../../../src/main/word-classes.ts'

const { subjectsOf, figuresAsked } = openGuestClassifier(wordClasses)

const subjectOf = (text: string) => {
  const chances = subjectsOf(text)
  return GUEST_SUBJECTS[chances.indexOf(Math.max(...chances))]
}

describe('what a guest asks about', () => {
  const STRANGERS = [
    ['could we stay in the room a few hours longer on sunday', 'check_out'],
    ['somebody to mind the little ones while we dine', 'childcare'],
    ['is my labrador welcome', 'pets'],
    ['anywhere to plug in the tesla', 'parking'],
    ['how late does the wifi reach the garden', 'internet_phone'],
    ['will a nurse be about if my dad feels faint', 'clinic'],
    ['Mnatoza ngapi kufua nguo?', 'laundry'],
    ['Tunaweza kuja na mbwa wetu?', 'pets'],
    ['Bwawa lina kina gani upande wa watoto?', 'pool'],
    ['mko na nyama choma ya kutoka nayo', 'takeaway'],
    ['nikicancel wiki moja kabla mtanirudishia doh', 'cancellation'],
    ['visa ya tz naipata aje', 'visa'],
  ] as const

  it('is heard in three of four questions that no line has', () => {
    const right = STRANGERS.filter(([text, subject]) => subjectOf(text) === subject)
    expect(right.length / STRANGERS.length).toBeGreaterThanOrEqual(0.75)
  })

  it.each(['and on sunday?', 'na jumapili je?', 'thanks a lot, see you', 'je ya watu wawili?'])(
    'is nothing by itself: %s',
    (text) => {
      expect(subjectOf(text)).toBe('none')
    },
  )

  it('is heard alike in a question and in what answers it, though they share no word', () => {
    const question = subjectsOf('is my labrador welcome')
    const shared = (text: string) =>
      subjectsOf(text).reduce((sum, chance, at) => sum + Math.sqrt(chance * (question[at] ?? 0)), 0)
    const answer = shared('Animals of any size are not admitted to the grounds, except guide dogs.')
    expect(answer).toBeGreaterThan(2 * shared('The gym opens at six and closes at ten.'))
    expect(answer).toBeGreaterThan(2 * shared('Corkage is 1,500 for a bottle of wine.'))
  })

  it('adds up to one, of nothing as of much', () => {
    for (const text of ['', '???', '🙂', 'spa '.repeat(500)]) {
      expect(subjectsOf(text).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
  })
})

describe('the figure that is asked for', () => {
  it.each([
    ['whats the damage for two nights', '?cost'],
    ['na ni how much kwa msee mmoja', '?cost'],
    ['mnafungua saa ngapi', '?when'],
    ['til when can we eat', '?when'],
    ['how long does the drive take', '?long'],
  ] as const)('%s', (text, kind) => {
    const asked = figuresAsked(text)
    const others = (['?cost', '?when', '?long'] as const).filter((one) => one !== kind)
    expect(Math.max(...others.map((one) => asked[one]))).toBeLessThan(asked[kind])
  })
})

describe('classes of words', () => {
  it('are the wide, the middle and the narrow one, which its line is', () => {
    const classes = readWordClasses('0 0 dinner supper\n0 1 breakfast\n')
    expect(classes.get('supper')).toEqual([0, 0, 0])
    expect(classes.get('breakfast')).toEqual([0, 1, 1])
  })

  it.each(['0 dinner supper', 'dinner', '0 1', ''])('are refused where a line is none: "%s"', (text) => {
    expect(() => readWordClasses(text)).toThrow('names no class')
  })
})
