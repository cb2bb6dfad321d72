import { englishStem } from './english-stem.ts'
import { FILLERS, PHRASES } from './glossary-phrases.ts'
import { ROOTS, SAME, THINGS as THING_WORDS, WORDS } from './glossary-words.ts'

/** What one word may mean, what it means most first. Empty for talk that says nothing about a topic. */
export type Meanings = readonly string[]

/** Someone, when, to whom: what Swahili and Sheng put in front of the root of a verb, also of a borrowed English one. */
export const BEFORE_ROOT =
  '(?:ha)?(?:tu|mu|mw|m|wa|ni|zi|ya|li|ki|vi|ku|si|hu|u|a|i|n)?(?:na|li|taka|ta|me|mesha|kisha|sha|nge|ngali|ki|ka|kuto|ku|ja|si)?(?:ye|yo|lo|zo|cho|vyo|po|mo|ko|o)?(?:ni|ku|tu|wa|mw|m|zi|ya|li|ki|vi|ji|u|i)?'

/** The first word of the first group that a word is in, by its stem. */
const groups = new Map<string, string>()
for (const group of lines(SAME).map((line) => line.split(' ')))
  for (const stem of group.map(englishStem)) if (!groups.has(stem)) groups.set(stem, group[0] ?? stem)

const roots = new Map(
  entries(ROOTS, ':').map(([root, meanings]) => [root, meanings.split(' ').filter(Boolean).map(meaning)]),
)
const byLength = [...roots.keys()].sort((a, b) => b.length - a.length)
const swahiliVerb = new RegExp(`^${BEFORE_ROOT}(${byLength.join('|')})(?=[aeiouw]|$)`)
const beforeRoot = new RegExp(`^${BEFORE_ROOT}$`)

const same = new Map(
  lines(SAME).flatMap((line) => {
    const group = line.split(' ')
    return group.map((word) => [englishStem(word), meaning(group[0] ?? word)] as const)
  }),
)
const words = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([word = '', meanings = '']) => [word, meanings.split('_').map(meaning)] as const),
)
const fillers = new Set(FILLERS.trim().split(/\s+/))
const phrases = entries(PHRASES, '->')
const anyPhrase = new RegExp(phrases.map(([said]) => `(?<![\\p{L}\\p{N}])(${said})(?![\\p{L}\\p{N}])`).join('|'), 'gu')

/** A text cut into words as they were written, phrases already turned into what they mean. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/(\d)(cm|kg|ml|gb)\b/g, '$1 $2')
  const said = plain.replace(anyPhrase, (_found, ...groups: unknown[]) => {
    const at = groups.findIndex((group) => typeof group === 'string')
    return ` ${marked(phrases[at]?.[1] ?? '')} `
  })
  return said.match(/\?\p{L}+|=\p{L}+|\p{L}[\p{L}\p{N}]*(?:'\p{L}+)*|\d+(?:\.\d+)?\p{L}*/gu) ?? []
}

/**
 * What a word means; null when the glossary does not know it, which leaves the word itself.
 * @param isVerb false for names and English text, where nothing is a Swahili verb
 */
export function glossed(word: string, isVerb: boolean): Meanings | null {
  if (word.startsWith('?')) return [word]
  if (word.startsWith('=')) return [meaning(word.slice(1))]
  if (fillers.has(word) || word.length < 2) return /^\d/.test(word) ? null : []
  const whole = words.get(word)
  if (whole) return whole
  const group = same.get(englishStem(word))
  if (group !== undefined) return [group]
  return isVerb && !/\d/.test(word) ? verb(word) : null
}

function verb(word: string): Meanings | null {
  const root = swahiliVerb.exec(word)?.[1]
  if (root !== undefined) return roots.get(root) ?? null
  const borrowed = borrowedParts(word).map((part) => glossed(part, false))
  return borrowed.find((meanings) => meanings !== null) ?? null
}

/** What may be the English verb in a mixed one: "repair" of "mnarepair" and "mnanirepairia", the longest first. */
export function borrowedParts(word: string): string[] {
  const cuts = [2, 3, 4, 5, 6, 7].filter((cut) => word.length - cut > 3 && beforeRoot.test(word.slice(0, cut)))
  return cuts.flatMap((cut) => {
    const part = word.slice(cut)
    const bare = part.replace(FOR_SOMEBODY, '')
    return bare === part || bare.length < 4 ? [part] : [part, bare]
  })
}

/** What Sheng puts behind a borrowed verb that is done to or for somebody. */
const FOR_SOMEBODY = /(?:i?sh|i)?(?:iwa|iwe|ia|ie|wa|we)$/

/** Whether a word looks like a Swahili verb that says who and when: "mtanipa". */
export function isVerbForm(word: string): boolean {
  return VERB_FORM.test(word)
}

const VERB_FORM = /^(?:ha)?(?:ni|u|a|tu|m|mu|wa|i|zi|ya|li|ki|vi)(?:na|li|ta|me|ki|nge|ka)\p{L}{2,}[aei]$/u

/** Goods and work of which rules are made, as they are compared. */
export const THINGS: ReadonlySet<string> = new Set(THING_WORDS.trim().split(/\s+/).map(meaning))

/** Every word that the glossary would understand, for repairing a slip of the pen. */
export const GLOSSARY_WORDS: readonly string[] = [...words.keys(), ...same.keys()].filter((word) => word.length > 4)

/** A word of a meaning as it is compared, found at once. */
export function meaningOf(word: string): string {
  return word.startsWith('?') ? word : (same.get(englishStem(word)) ?? englishStem(word))
}

/** A meaning as it is compared: kinds of answer as they are, English words without their endings and as their group. */
function meaning(word: string): string {
  if (word.startsWith('?')) return word
  const stem = englishStem(word)
  const first = groups.get(stem) ?? stem
  return first.startsWith('?') ? first : englishStem(first)
}

function marked(meanings: string): string {
  return meanings
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('?') ? word : `=${word}`))
    .join(' ')
}

function entries(data: string, joint: string): [string, string][] {
  return lines(data).map((line) => {
    const [left = '', right = ''] = line.split(joint)
    return [left.trim(), right.trim()]
  })
}

function lines(data: string): string[] {
  return data.trim().split('\n')
}
