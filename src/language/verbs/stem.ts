import type { Verb } from '../span.ts'
import type { Prefix } from './prefixes.ts'
import { ROOTS, type Root } from './roots.ts'

/** A stem taken apart. `toSomebody`: it has the ending "for, to". */
export interface Stem {
  root: Root
  toSomebody: boolean
  /** "-wa": it is done to the subject. */
  passive: boolean
  /** Letters behind the root: the fewer, the surer. */
  rest: number
}

const EXTENSIONS = /^(?:li|le|ish|esh|iz|ez|ik|ek|iw|ew|an|sh|i|e|w|z|k|l)*$/
const PLAIN_EXTENSIONS = /^(?:le|li|i|an|lew|w|ew|wi)?$/
const TO_SOMEBODY = /(?:i|e|il|el)[iew]?w?$/
const BORROWED_ENDINGS = /^(?:i|ia|ie|iwa|iwe|d|ed|isha|ishia|ea|s)?$/

/** All ways to read the letters behind the prefixes as a root and its endings. */
export function stemsOf(letters: string, prefix: Prefix): Stem[] {
  const stems: Stem[] = []
  for (let length = letters.length; length > 0; length -= 1) {
    for (const root of ROOTS.get(letters.slice(0, length)) ?? []) {
      const rest = letters.slice(length)
      if (!ends(root, rest, prefix)) continue
      const passive = root.kind === 'root' && letters.at(-2) === 'w'
      stems.push({ root, toSomebody: isToSomebody(root, rest), passive, rest: rest.length })
    }
  }
  return stems
}

function ends(root: Root, rest: string, { ending }: Prefix): boolean {
  if (root.kind === 'borrowed') return BORROWED_ENDINGS.test(rest) && (rest !== '' || !isShortened(root))
  if (root.kind === 'loan') return rest === '' || rest === 'e' || rest === 'a'
  if (rest.at(-1) !== ending) return false
  const between = rest.slice(0, -1)
  return root.entry?.plain === true ? PLAIN_EXTENSIONS.test(between) : EXTENSIONS.test(between)
}

/** "Chang" is a root before an ending only. */
function isShortened({ text, entry }: Root): boolean {
  return entry?.borrowed?.split(' ').includes(text) !== true
}

function isToSomebody({ kind, text, entry }: Root, rest: string): boolean {
  if (entry?.recipient === true) return true
  if (kind === 'borrowed') return /^i(?:a|e)/.test(rest)
  return (
    kind === 'root' &&
    TO_SOMEBODY.test(rest.length > 1 ? rest.slice(0, -1) : text) &&
    /[ie]/.test(rest.slice(0, -1) || text.slice(-1))
  )
}

/** The entry's own conditions on who does it, when and to whom. */
export function meets({ entry }: Root, verb: Pick<Verb, 'subject' | 'tense' | 'object'>, bare: boolean): boolean {
  if (entry === null) return true
  if (entry.bound === true && bare) return false
  if (entry.subjects !== undefined && !fits(entry.subjects, verb)) return false
  if (entry.tenses !== undefined && !entry.tenses.includes(verb.tense)) return false
  if (entry.object === 'needed') return verb.object !== null
  return entry.object !== 'nobody' || verb.object === null || verb.object === 'it'
}

/** "Hukaa", it lasts: a habit has no subject and is said of things. */
function fits(subjects: readonly string[], { subject, tense }: Pick<Verb, 'subject' | 'tense'>): boolean {
  return subjects.includes(subject ?? (tense === 'habitual' ? 'it' : ''))
}
