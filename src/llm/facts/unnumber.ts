import { eachMatch } from './each-match.ts'

/** A reply shows at most this many numbered lines; a higher number is a figure like any other. */
const MOST_CHOICES = 6
const LINE_MARK = /^([ \t]*[*_~]*)([1-9])([.):])(?!\d)/gm
/** "Pick one: 1. cement 780, 2. nails 240". */
const INLINE_MARK = /(?<=[:,;.]\s+|\()([1-9])[.)](?=\s+\p{L})/gu

/** Takes the marks of numbered lines and of lists within a line away, as long as they count up from one. */
export function unnumber(text: string): { text: string; choices: number } {
  let expected = 1
  let choices = 0
  const unnumbered = text.replace(LINE_MARK, (mark, indent: string, digit: string) => {
    const number = Number(digit)
    if (number === 1) expected = 1
    if (number !== expected || number > MOST_CHOICES) return mark
    expected += 1
    choices = Math.max(choices, number)
    return `${indent}${' '.repeat(mark.length - indent.length)}`
  })
  const inline = eachMatch(INLINE_MARK, unnumbered)
  const counted = inline.every(([, digit], at) => Number(digit) === at + 1) && inline.length <= MOST_CHOICES
  if (inline.length < 2 || !counted) return { text: unnumbered, choices }
  return {
    text: unnumbered.replace(INLINE_MARK, (mark) => ' '.repeat(mark.length)),
    choices: Math.max(choices, inline.length),
  }
}
