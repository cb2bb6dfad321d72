import type { Verb } from '../span.ts'
import { LONGEST_PREFIX, PREFIXES, type Prefix } from './prefixes.ts'
import { NOT_VERBS, SLIPS } from './roots.ts'
import { meets, type Stem, stemsOf } from './stem.ts'

const OBJECTS: Readonly<Record<string, Verb['object']>> = {
  ...{ ni: 'me', ku: 'you', tu: 'us', wa: 'them', m: 'them', mu: 'them', mw: 'them', ji: null },
  ...{ i: 'it', zi: 'it', li: 'it', ki: 'it', vi: 'it', u: 'it', ya: 'it' },
}
const RELATIVES = ['ye', 'o', 'yo', 'cho', 'lo', 'zo', 'vyo', 'po', 'ko', 'mo']
const SHORTEST = 3
/** "Hatutawabadilishianishia" and no longer. */
const LONGEST = 26
const SHORTEST_BORROWED = 4
const RARE_BEFORE_ENGLISH = new Set(['la', 'cha', 'ya', 'za', 'pa', 'ki', 'vi', 'li', 'kw', 'hu'])

interface Candidate {
  verb: Verb
  /** Null for a verb that means nothing here. */
  known: boolean
  score: number
}

/** A Swahili or Sheng verb taken apart; null for any other word, and for verbs that mean nothing to a shop. */
export function analyseWord(written: string): Verb | null {
  const text = written.replaceAll("'", '').replaceAll('-', '')
  const word = SLIPS.get(text) ?? text
  if (word.length < SHORTEST || word.length > LONGEST || NOT_VERBS.has(word)) return null
  return best(word) ?? withoutSuffix(word)
}

/** "Leteni", "mnauzanga", "nilipeje". */
function withoutSuffix(word: string): Verb | null {
  if (/[eio]ni$/.test(word)) {
    const verb = best(word.slice(0, -2))
    const asked = verb?.tense === 'imperative' || verb?.tense === 'subjunctive'
    if (verb !== null && asked) return { ...verb, subject: verb.subject ?? 'you_all' }
    // "Leteni" is "leta" with the vowel of the plural.
    const plain = word.endsWith('eni') ? best(`${word.slice(0, -3)}a`) : null
    if (plain?.tense === 'imperative') return { ...plain, subject: 'you_all' }
  }
  if (/[aeiou]ng[ai]$/.test(word)) return best(word.slice(0, -3)) ?? best(`${word.slice(0, -3)}i`)
  return word.endsWith('je') ? best(word.slice(0, -2)) : null
}

function best(word: string): Verb | null {
  const candidates = prefixesOf(word).flatMap((prefix) => candidatesOf(word, prefix))
  const [first] = candidates.sort((a, b) => b.score - a.score)
  return first?.known === true ? first.verb : null
}

function prefixesOf(word: string): Prefix[] {
  const lengths = Array.from({ length: Math.min(LONGEST_PREFIX, word.length - 1) + 1 }, (_, at) => at)
  return lengths.flatMap((length) => PREFIXES.get(word.slice(0, length)) ?? [])
}

function candidatesOf(word: string, prefix: Prefix): Candidate[] {
  const rest = word.slice(prefix.text.length)
  const relatives = prefix.relative ? RELATIVES.filter((text) => rest.startsWith(text)) : []
  const stems = [rest, ...relatives.map((text) => rest.slice(text.length))]
  return stems.flatMap((letters) => {
    const objects = Object.keys(OBJECTS).filter((text) => letters.startsWith(text) && letters.length > text.length)
    return ['', ...objects].flatMap((object) =>
      stemsOf(letters.slice(object.length), prefix).flatMap((stem) => candidate(prefix, object, stem)),
    )
  })
}

function candidate(prefix: Prefix, object: string, stem: Stem): Candidate[] {
  const bare = prefix.text === '' && object === ''
  // "Nipe": something is asked for, and an order to somebody needs that it is done to somebody.
  const asks = prefix.text === '' && object !== ''
  if (prefix.text === '' && prefix.ending === 'e' && (bare || !stem.toSomebody)) return []
  if (asks && prefix.ending === 'a' && object !== 'ni') return []
  if (object === '' && stem.root.kind !== 'root' && isChance(prefix.text, stem.root)) return []
  const verb: Verb = {
    sense: stem.root.entry?.sense ?? '',
    subject: prefix.subject,
    tense: prefix.tense,
    negative: prefix.negative,
    object: OBJECTS[object] ?? null,
    root: stem.root.text,
    passive: stem.passive,
  }
  if (!meets(stem.root, verb, bare)) return []
  return [{ verb, known: stem.root.entry !== null, score: scoreOf(stem, asks, object) }]
}

/** "Order" alone is English, and "latest", "used" and "soda" are no verbs behind a prefix. */
function isChance(prefix: string, { kind, text }: Stem['root']): boolean {
  if (prefix.length === 1) return text.length < SHORTEST_BORROWED
  return kind === 'borrowed' && (prefix === '' || RARE_BEFORE_ENGLISH.has(prefix))
}

/** The longest root wins; "nitumie" is "send me" before it is "let me use", and conditions say more than none. */
function scoreOf({ root, rest, toSomebody }: Stem, asks: boolean, object: string): number {
  const { entry } = root
  const conditions = [entry?.subjects, entry?.tenses, entry?.object].filter(
    (condition) => condition !== undefined,
  ).length
  const asksSomebody = asks && toSomebody && (object === 'ni' || object === 'tu') ? 5 : 0
  return root.text.length * 2 - rest * 0.1 + conditions * 0.5 + asksSomebody - (object === '' ? 0 : 0.3)
}
