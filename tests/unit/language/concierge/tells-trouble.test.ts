import { describe, expect, it } from 'vitest'
import { tellsTrouble } from '../../../../src/language/concierge/tells-trouble.ts'

describe('a guest tells of a trouble', () => {
  it.each([
    'the shower in 12 is leaking again',
    'We have had no hot water since morning',
    'your waiter was so rude to my wife',
    'nobody has come to clean and we are really disappointed with this',
    'kiyoyozi hakifanyi kazi na hakuna mtu aliyekuja',
    'choo kimeziba tangu jana',
    'tumesubiri saa mbili, huduma mbovu',
    'shower imeharibika na hakuna msee amekam',
    'mmetuboo sana na hii service',
  ])('"%s"', (text) => expect(tellsTrouble(text)).toBe(true))

  it.each([
    'what happens if the shower leaks?',
    'is the AC working in all rooms?',
    'are there cockroaches there?',
    'do you have hot water all day?',
    'is it very noisy at night near the bar?',
    'my phone is broken',
    'umeme ukikatika mna jenereta?',
    'which room is the quietest',
  ])('and not where it only asks: "%s"', (text) => expect(tellsTrouble(text)).toBe(false))
})
