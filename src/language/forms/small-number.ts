import type { Token } from '../span.ts'
import { analyseWord } from '../verbs/analyse-word.ts'
import { being } from '../verbs/being.ts'
import { LEXICON } from './lexicon.ts'

/** The last letter held down: "tatuu". */
const DRAWN_OUT = /(\p{L})\1$/u
/** "The black one": how far back an article can stand from the "one" that it belongs to. */
const REACH = 3

/** The value of a number word below a hundred at a place of the message; null where the word points or means something else. */
export function smallNumber(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const agreeing = LEXICON.agreeing.get(token.text)
  if (agreeing !== undefined) return agrees(tokens[at - 1], agreeing.before) ? agreeing.value : null
  if (token.text === 'one' && points(tokens, at)) return null
  return namedValue(token.text) ?? hyphenated(token.text)
}

/** "Mayai matatu", and "weka matatu", "yawe matatu" of what was named before: behind a verb that hands over or makes it so. */
function agrees(before: Token | undefined, prefix: string): boolean {
  if (before === undefined || before.kind !== 'word') return before?.kind === 'mark'
  const { text } = before
  if (prefix.split('+').some((one) => text.startsWith(one) && text.length > one.length)) return true
  return MAKING.has(analyseWord(text)?.sense ?? '') || being(text) !== null
}

const MAKING: ReadonlySet<string> = new Set(['give', 'put', 'add', 'do', 'bring', 'change'])

function namedValue(text: string): number | null {
  return LEXICON.numbers.get(text) ?? LEXICON.numbers.get(text.replace(DRAWN_OUT, '$1')) ?? null
}

/** "Twenty-five". */
function hyphenated(text: string): number | null {
  const [tens, ones, more] = text.split('-').map(namedValue)
  if (tens === null || tens === undefined || ones === null || ones === undefined || more !== undefined) return null
  return tens >= 20 && tens % 10 === 0 && ones < 10 ? tens + ones : null
}

/** In "that one", "the black one", "which one" and "one by one" nothing is counted. */
function points(tokens: readonly Token[], at: number): boolean {
  const pointing = (back: number) => {
    const word = tokens[at - back]
    if (word === undefined || word.kind !== 'word') return null
    // "No one", but "no wait, one pack".
    if (back > 1 && LEXICON.nobody.has(word.text)) return null
    return LEXICON.pointing.has(word.text) || LEXICON.articles.has(word.text)
  }
  for (let back = 1; back <= REACH; back += 1) {
    const found = pointing(back)
    if (found !== false) return found === true
  }
  return false
}
