import { englishStem } from './english-stem.ts'
import { glossed, type Meanings, wordsOf } from './glossary.ts'
import { ITEM_PHRASES } from './item-phrases.ts'
import { ITEM_FILLERS, ITEM_ROOTS, KEYS, MATTERS, WIDER } from './item-words.ts'

const matters = new Map(
  lines(MATTERS).flatMap((line) => {
    const group = line.split(' ')
    return group.flatMap((word) => [
      [word, [group[0] ?? word]] as const,
      [englishStem(word), [group[0] ?? word]] as const,
    ])
  }),
)
const wider = new Map(
  WIDER.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':'))
    .map(([word = '', meanings = '']) => [word, meanings.split('_')] as const),
)
const fillers = new Set(ITEM_FILLERS.trim().split(/\s+/))
const keys = new Map(lines(KEYS).map((line) => parted(line, ':')))
const roots = new Map(lines(ITEM_ROOTS).map((line) => parted(line, ':')))
/** What stands in front of the root of a verb whose subject is a thing. */
const verb = new RegExp(
  `^(?:ha)?(?:i|zi|u|li|ya|ki|vi|ku|hu|ni|na|tu)(?:na|li|ta|me|ki|nge)?(?:ku)?(${[...roots.keys()].join('|')})[aeiouw]\\p{L}{0,3}$`,
  'u',
)
const phrases = lines(ITEM_PHRASES).map((line) => parted(line, '->'))
const anyPhrase = new RegExp(phrases.map(([said]) => `(?<![\\p{L}\\p{N}])(${said})(?![\\p{L}\\p{N}])`).join('|'), 'gu')

/** A word of a question or of a row, as it is compared. */
export interface ItemWord {
  meanings: Meanings
  /** Neither the words of rows nor those of shops know it. */
  strange: boolean
}

/**
 * The words of a text about an item, as they are compared; talk that says nothing of it is left out.
 * @param isVerb whether a word may be a Swahili verb: not in a row, which is English
 */
export function itemWords(text: string, isVerb: boolean): ItemWord[] {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(anyPhrase, (_found, ...groups: unknown[]) => {
      const at = groups.findIndex((group) => typeof group === 'string')
      return ` ${(phrases[at]?.[1] ?? '').split(' ').map(marked).join(' ')} `
    })
  return wordsOf(said).flatMap((word) => {
    const read = readWord(word, isVerb)
    return read.meanings.length === 0 ? [] : [read]
  })
}

function readWord(word: string, isVerb: boolean): ItemWord {
  const bare = word.replace(/^=/, '')
  if (fillers.has(bare)) return { meanings: [], strange: false }
  const own = meaningsOf(bare) ?? (isVerb ? bentMeaningsOf(bare) : undefined)
  if (own !== undefined) return { meanings: own, strange: false }
  if (word.startsWith('=')) return { meanings: [bare], strange: false }
  const root = isVerb ? verb.exec(word)?.[1] : undefined
  if (root !== undefined) return { meanings: (roots.get(root) ?? '').split(' ').filter(Boolean), strange: false }
  const known = glossed(word, isVerb)
  if (known === null) return { meanings: [englishStem(word)], strange: true }
  return {
    meanings: known.flatMap((meaning) => wider.get(meaning) ?? matters.get(meaning) ?? [meaning]),
    strange: false,
  }
}

/** "MajiNI", "mvuaNI": in what the word says. "MAtamu", "VIkavu": said of goods of any class. */
const IN_IT = /(?<=\p{L}{3})ni$/u
const OF_CLASS = /^(?:ma|mi|vi|ki|wa|m|n|u)(?=\p{L}{4})/u

/** A Swahili word that is known without what it bends by. */
function bentMeaningsOf(word: string): Meanings | undefined {
  return meaningsOf(word.replace(IN_IT, '')) ?? meaningsOf(word.replace(OF_CLASS, ''))
}

function meaningsOf(word: string): Meanings | undefined {
  return wider.get(word) ?? matters.get(word) ?? matters.get(englishStem(word))
}

/** What the key of an attribute is about. */
export function keyMeanings(key: string): Meanings {
  const own = keys.get(key)
  const words = itemWords(key.replace(UNIT, '').replaceAll('_', ' '), false).flatMap(({ meanings }) =>
    meanings.slice(0, 1),
  )
  return own === undefined ? words : [...own.split(' '), ...words]
}

/** The unit in which a key counts is no matter of its own. */
const UNIT = /_(?:mah|gb|mp|hz|in|w|g|cm|mm|m|v|days|months|hours|percent)$/

function marked(word: string): string {
  return word === '' || word.startsWith('?') ? word : `=${word}`
}

function parted(line: string, joint: string): [string, string] {
  const at = line.indexOf(joint)
  return [line.slice(0, at).trim(), line.slice(at + joint.length).trim()]
}

function lines(data: string): string[] {
  return data.trim().split('\n')
}
