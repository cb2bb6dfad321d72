import { isKnownWord } from './known-words.ts'
import { wordSet } from './tokens.ts'

/** Words that carry what a change of an order means: misread, they look like the name of some thing. */
const CHANGING = wordSet(`
  change please sorry instead actually colour quantity
  badilisha nibadilishie samahani hapana nataka ninataka nadai saizi rangi fanya naomba
`)
const SHORTEST = 4

/**
 * The text with these words spelled right, by themselves those of a correction ("chagne the size", "samahani, nataa
 * saizi 26"): one letter lost, doubled or swapped behind the first. Every other word stays as it was written.
 */
export function mendSlips(text: string, carrying: ReadonlySet<string> = CHANGING): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu, (word) => {
    const folded = word.toLowerCase()
    if (folded.length < SHORTEST || carrying.has(folded) || isKnownWord(folded)) return word
    for (const right of carrying) if (isSlip(folded, right)) return right
    return word
  })
}

function isSlip(word: string, right: string): boolean {
  if (word[0] !== right[0]) return false
  if (word.length === right.length) return swapsOne(word, right)
  if (word.length + 1 === right.length) return lacksOne(word, right)
  return word.length === right.length + 1 && doublesOne(word, right)
}

function swapsOne(word: string, right: string): boolean {
  const at = firstDifference(word, right)
  return word[at] === right[at + 1] && word[at + 1] === right[at] && word.slice(at + 2) === right.slice(at + 2)
}

function lacksOne(word: string, right: string): boolean {
  const at = firstDifference(word, right)
  return word.slice(at) === right.slice(at + 1)
}

function doublesOne(word: string, right: string): boolean {
  const at = firstDifference(word, right)
  return word.slice(at + 1) === right.slice(at) && word[at] === word[at - 1]
}

function firstDifference(word: string, right: string): number {
  let at = 0
  while (at < right.length && word[at] === right[at]) at += 1
  return at
}
