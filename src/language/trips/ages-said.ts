import type { Match } from '../governor/phrase-lists.ts'
import type { Token } from '../span.ts'
import { AGED, CHILDREN, EACH_OF_THEM, YEARS_OLD } from './party-words.ts'
import { peopleCountAt } from './people-count.ts'

export interface AgeSaid extends Match {
  value: number
}

/** Ages in years, at their places: "aged 4 and 7", "5 years old", "wa miaka 4 na 7", "(3, 6)" behind children. */
export function agesSaid(tokens: readonly Token[]): AgeSaid[] {
  return tokens.flatMap(({ text }, at) => {
    const isOld = YEARS_OLD.has(text) && ['old', '-'].includes(textAt(tokens, at + 1))
    const before = isOld || text === 'yo' ? countEnding(tokens, textAt(tokens, at - 1) === '-' ? at - 1 : at) : []
    if (CHILDREN.has(text)) return agesBehind(tokens, at + 1)
    if (EACH_OF_THEM.has(text) && HAS_AGE.has(textAt(tokens, at + 1))) return listAfter(tokens, at + 2).slice(0, 1)
    if (OTHER.has(text)) return listAfter(tokens, at + 1).slice(0, 1)
    const isList = AGED.has(text) || (text === '(' && [1, 2].some((back) => CHILDREN.has(textAt(tokens, at - back))))
    return [...before, ...(isList ? listAfter(tokens, at + 1) : [])]
  })
}

const AND: ReadonlySet<string> = new Set(['and', 'na', 'n', '&', ','])
const HAS_AGE: ReadonlySet<string> = new Set(['ako', 'ana', 'is', 'ni', 'being', 'aged'])
const OTHER: ReadonlySet<string> = new Set(['mwingine', 'ingine'])

/** "Kids are 3, 8 and 10", "kids 6 and 9", "mtoto wa 8 years": one number alone might count them. */
function agesBehind(tokens: readonly Token[], at: number): AgeSaid[] {
  const text = textAt(tokens, at)
  const ages =
    (HAS_AGE.has(text) && text !== 'aged') || text === 'are' || text === ':' || text === 'wa'
      ? listAfter(tokens, at + 1)
      : listAfter(tokens, at)
  const last = ages.at(-1)
  return ages.length > 1 || (last && YEARS_OLD.has(textAt(tokens, last.to))) ? ages : []
}

function countEnding(tokens: readonly Token[], end: number): AgeSaid[] {
  const number = peopleCountAt(tokens, end - 1)
  if (number === null) return []
  const and = AND.has(textAt(tokens, end - 2)) ? peopleCountAt(tokens, end - 3) : null
  const last = { from: end - 1, to: end, value: number.value }
  return and === null ? [last] : [{ from: end - 3, to: end - 2, value: and.value }, last]
}

function listAfter(tokens: readonly Token[], start: number): AgeSaid[] {
  const ages: AgeSaid[] = []
  for (let at = start; at < tokens.length; ) {
    const number = peopleCountAt(tokens, at)
    if (number === null) break
    ages.push({ from: at, to: number.to, value: number.value })
    const goesOn = AND.has(textAt(tokens, number.to))
    if (!goesOn) break
    at = number.to + 1
  }
  return ages
}

function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}
