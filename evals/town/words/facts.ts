import type { Dice } from '../../../bench/seeded.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import type { Wish } from '../wish.ts'
import { COLOURS } from './goods.ts'

/** What can be said of a value of an option, by the name of the option. */
const SIZES: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['size {}', '{}', 'sz {}', 'no. {}'],
  sw: ['saizi {}', '{}', 'size {}'],
  sheng: ['size {}', '{}', 'saizi {}'],
}
const OTHERS: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['{}', '{}', 'of {}'],
  sw: ['{}', 'ya {}'],
  sheng: ['{}', 'ya {}'],
}
const NUMBERS: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six'],
  sw: ['moja', 'mbili', 'tatu', 'nne', 'tano', 'sita'],
  sheng: ['moja', 'mbili', 'tatu', 'nne', 'tano', 'sita'],
}
const AND: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: [' and ', ', ', ' plus ', '\n'],
  sw: [' na ', ', ', ' pamoja na ', '\n'],
  sheng: [' na ', ', ', ' plus ', '\n'],
}

/** "black Estate Low 42 x 2", "mbili za Estate Low nyeusi saizi 42": the facts of a wish in the order in which they come to mind. */
export function sayFacts(dice: Dice, language: SpokenLang, { item, variant, quantity }: Wish): string {
  const before: string[] = []
  const after: string[] = []
  // Where there is only one of its kind, nobody says which.
  const options = item.variants.length > 1 ? Object.entries(variant.options) : []
  for (const [option, value] of options) {
    const said = sayValue(dice, language, option, value)
    // A bare number in front would be a count.
    const first = !/^[\d{]/.test(said) && !/^(?:ya|of) /.test(said) && language === 'en' && dice.next() < 0.4
    if (first) before.push(said)
    else after.splice(dice.below(after.length + 1), 0, said)
  }
  const { front, back } = sayCount(dice, language, quantity)
  return [front, ...before, item.name, ...after, back].filter((part) => part !== '').join(' ')
}

/** Several things in one breath. */
export function sayList(dice: Dice, language: SpokenLang, wishes: readonly Wish[]): string {
  const and = dice.pick(AND[language])
  const facts = wishes.map((wish) => sayFacts(dice, language, wish))
  const [last, ...first] = facts.toReversed()
  return first.length === 0 ? (last ?? '') : `${first.toReversed().join(and === '\n' ? and : ', ')}${and}${last}`
}

/** A value alone, as it is said in an answer. */
export function sayValue(dice: Dice, language: SpokenLang, option: string, value: string): string {
  if (option === 'colour') {
    const own = COLOURS[language][value]
    return own !== undefined && dice.next() < 0.6 ? own : value
  }
  const ways = option === 'size' && /^\d+$/.test(value) ? SIZES : OTHERS
  return dice.pick(ways[language]).replace('{}', value)
}

function sayCount(dice: Dice, language: SpokenLang, quantity: number): { front: string; back: string } {
  const word = NUMBERS[language][quantity - 1] ?? String(quantity)
  if (quantity === 1) return { front: language === 'en' && dice.next() < 0.3 ? 'one' : '', back: '' }
  const ways = [
    { front: String(quantity), back: '' },
    { front: '', back: `x ${quantity}` },
    { front: '', back: `x${quantity}` },
    language === 'en' ? { front: word, back: '' } : { front: `${word} za`, back: '' },
  ]
  return dice.pick(ways)
}

/** "3k", "3,000 bob": a round sum as people write it. */
export function sayPrice(dice: Dice, minor: number): string {
  const whole = minor / 100
  const plain = [`${whole}`, `KES ${whole.toLocaleString('en-KE')}`, `${whole} bob`, `ksh ${whole}`]
  return dice.pick(whole % 1_000 === 0 ? [...plain, `${whole / 1_000}k`] : plain)
}
