import { ASK_STOP_WORDS } from './lexicon/shopping-words.ts'
import { smallNumber } from './numbers.ts'
import { tokenise, wordMap, wordSet } from './tokens.ts'
import type { Pick } from './types.ts'

const ORDINALS = wordMap(`
  first:1 1st:1 kwanza:1 second:2 2nd:2 pili:2 third:3 3rd:3 fourth:4 4th:4 forth:4 fifth:5 5th:5 sixth:6 6th:6 seventh:7 7th:7 eighth:8 8th:8 ninth:9 9th:9 tenth:10 10th:10
  last:-1 final:-1 mwisho:-1 lasti:-1 bottom:-1
`)
const NUMBERED = wordSet('number no num nambari namba option opt choice item chaguo nos')
const CONNECTIVES = wordSet('ya wa la cha za pa ile hiyo hio hii')
const FILLERS = wordSet(`
  please pls plz tafadhali i i'll ill want take choose pick go with lets let's the one that this for me nataka nachagua nachukua nitachukua ntachukua chagua nipe niletee hiyo hio ile hii ya
  na tu just only ok okay sawa yes ndio yeah poa pick prefer like add get give buy order ntabuy nadai ni it is my will would id number no namba option item and sema iko
`)
const MOST = 30

/** Which item of a numbered list the customer chose, by number or place, and the words left to match by name. */
export function parsePick(message: string): Pick {
  const tokens = tokenise(message)
  const index = placed(tokens) ?? numbered(tokens) ?? bare(tokens)
  const words = tokens.filter(
    (token) => token.length > 1 && !FILLERS.has(token) && !ASK_STOP_WORDS.has(token) && !isPlace(token, index),
  )
  return { index, words }
}

function placed(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const place = ORDINALS.get(token)
    if (place !== undefined && !/^(?:time|name|order|price|week|month|day)$/.test(tokens[at + 1] ?? '')) {
      const first = token === 'kwanza' || token === 'first'
      const named = CONNECTIVES.has(tokens[at - 1] ?? '') || tokens.length <= 4
      if (!first || named || tokens[at - 1] === 'the') return Number(place)
    }
    const value = smallNumber(tokens[at + 1])
    const linked = /^(?:ya|wa|la|cha)$/.test(token) && isListNumber(value) && !/^\d{2,}$/.test(tokens[at + 1] ?? '')
    if (linked && tokens.length <= 5 && at + 2 >= tokens.length) return value
  }
  return null
}

function numbered(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const joined = /^(?:no|option|number|namba)(\d{1,2})$/.exec(token)
    const value = joined === null ? smallNumber(tokens[at + 1]) : Number(joined[1])
    if ((joined !== null || NUMBERED.has(token)) && isListNumber(value)) return value
  }
  return null
}

function bare(tokens: readonly string[]): number | null {
  const values = tokens.filter((token) => smallNumber(token) !== null)
  const rest = tokens.filter((token) => smallNumber(token) === null && !FILLERS.has(token))
  const [only] = values
  if (values.length !== 1 || rest.length > 0 || only === undefined) return null
  if (only === 'one' && /^(?:the|this|that)$/.test(tokens[tokens.indexOf('one') - 1] ?? '')) return null
  const value = smallNumber(only)
  return isListNumber(value) ? value : null
}

function isListNumber(value: number | null): value is number {
  return value !== null && value >= 1 && value <= MOST
}

function isPlace(token: string, index: number | null): boolean {
  return index !== null && (smallNumber(token) !== null || ORDINALS.has(token))
}
