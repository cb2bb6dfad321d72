import type { SecretToken } from './cut-tokens.ts'
import { CARD_WORDS, FILLERS, LINKS, LONG_NUMBERS } from './words.ts'

interface Place {
  from: number
  to: number
}

const RUNS = /(?<![\d+])\d(?:[ \-.\u00A0]?\d){11,22}(?!\d)/g
const EXPIRY = /(?<!\d)(?:0?[1-9]|1[0-2])\s?[/.\- ]\s?(?:20)?[2-4]\d(?!\d)/g

/**
 * Numbers of bank cards, and beside one its expiry and the digits at its back. A number passes the check of cards; one that is
 * said to be a card's need not, for one slip would show all the other digits.
 */
export function findCards(text: string, tokens: readonly SecretToken[]): Place[] {
  const cards = [...text.matchAll(RUNS)].flatMap(({ 0: run, index }) => {
    const length = cardLength(run, wordsBefore(tokens, index))
    return length === 0 ? [] : [{ from: index, to: index + length }]
  })
  if (cards.length === 0) return []
  const expiries = [...text.matchAll(EXPIRY)]
    .map(({ 0: date, index }) => ({ from: index, to: index + date.length }))
    .filter((date) => cards.every((card) => date.to <= card.from || date.from >= card.to))
  return [...cards, ...expiries, ...backs(tokens, [...cards, ...expiries])]
}

/** How much of a run of groups is the card: its expiry may follow without a word. 0 when it is none. */
function cardLength(run: string, before: readonly string[]): number {
  if (before.some((word) => LONG_NUMBERS.has(word))) return 0
  const ends = [...run.matchAll(/\d(?!\d)/g)].map(({ index }) => index + 1).reverse()
  const passing = ends.find((end) => isCard(run.slice(0, end).replace(/\D/g, '')))
  if (passing !== undefined) return passing
  if (!before.some((word) => CARD_WORDS.has(word))) return 0
  return ends.find((end) => run.slice(0, end).replace(/\D/g, '').length <= 16) ?? run.length
}

function isCard(digits: string): boolean {
  const fits = digits.length <= 19 && (digits.length > 13 || (digits.length === 13 && digits.startsWith('4')))
  return fits && /^[2-6]/.test(digits) && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Three or four digits right after a card or its expiry. */
function backs(tokens: readonly SecretToken[], places: readonly Place[]): Place[] {
  return places.flatMap(({ to }) => {
    const next = tokens.find(
      ({ from, text }) => from >= to && !FILLERS.has(text) && !LINKS.has(text) && !/^[,;/]$/.test(text),
    )
    return next?.kind === 'digits' && /^\d{3,4}$/.test(next.text) ? [{ from: next.from, to: next.to }] : []
  })
}

function wordsBefore(tokens: readonly SecretToken[], at: number): string[] {
  return tokens
    .filter(({ from, kind }) => from < at && kind === 'word')
    .slice(-4)
    .map(({ text }) => text)
}
