import type { Dice } from '../../../bench/seeded.ts'

const EMOJI = ['🙏', '😊', '👍', '😀', '🔥', '❤️']

/** What thumbs do to a sentence: lower case, missing marks, one slip in a long word, an emoji. `whole` words stay whole, and so does what keeps the things of a list apart. */
export function untidy(dice: Dice, text: string, whole: readonly string[]): string {
  let said = text
  const chance = (share: number) => dice.next() < share
  if (chance(0.5)) said = said.toLowerCase()
  if (chance(0.3)) said = said.replace(/[?!]|[.](?=\s|$)/g, '')
  if (chance(0.08)) said = said.toUpperCase()
  if (chance(0.15)) said = slip(dice, said, whole)
  if (chance(0.12)) said = `${said} ${dice.pick(EMOJI)}`
  if (chance(0.05)) said = `  ${said}  `
  return said
}

/** One letter lost, doubled or swapped in one long word that is not a name. */
function slip(dice: Dice, text: string, whole: readonly string[]): string {
  const names = whole.join(' ').toLowerCase()
  const words = text.split(' ')
  const places = words.flatMap((word, at) =>
    /^\p{L}{6,}$/u.test(word) && !names.includes(word.toLowerCase()) ? [at] : [],
  )
  if (places.length === 0) return text
  const at = dice.pick(places)
  const word = words[at] ?? ''
  const letter = 1 + dice.below(word.length - 2)
  const ways = [
    () => word.slice(0, letter) + word.slice(letter + 1),
    () => word.slice(0, letter) + word.charAt(letter) + word.slice(letter),
    () => word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2),
  ]
  words[at] = dice.pick(ways)()
  return words.join(' ')
}
