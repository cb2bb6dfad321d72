/** When a verb says it happens: done, to come, going on, on a condition, or only named or wished ("kulipa", "nilipe"). */
export type Tense = 'done' | 'future' | 'present' | 'condition' | 'named'

/** A verb with Swahili prefixes, its own or borrowed ("imelipwa", "tumeipack"). `subject` is the prefix of who does it. */
export interface SwahiliVerb {
  stem: string
  subject: string
  object: string
  tense: Tense
  denied: boolean
}

const PREFIX =
  /^(ha|si|hu)?(ni|n|u|a|tu|m|mu|wa|i|zi|ki|vi|ya|li|ku|pa)?(na|mesha|mekwisha|me|lisha|li|tasha|ta|kisha|sha|ja|ki|nge|ngali|ka|si|ku|po|vyo|naye|nayo|nazo|liye|liyo)?(ni|ku|m|mu|mw|tu|wa|i|zi|ki|vi|ya|li|u|ji|pa)?$/
const ENDING = /^(?:a|e|i|ani|eni|wa|we|ia|ie|iwa|iwe|ika|ike|isha|ishe|ishwa|ana|ea|ee|ewa)?$/
/** Looks like a verb with its prefix and is none. */
const NO_VERB = new Set(['mpaka', 'pakiti', 'simu', 'siku', 'kipindi'])
const LONGEST_PREFIX = 9
const LONGEST_ENDING = 4

/** Takes a word apart into a known stem and what stands before it; null when no known stem is left. */
export function readSwahiliVerb(word: string, isStem: (stem: string) => boolean): SwahiliVerb | null {
  if (NO_VERB.has(word)) return null
  for (let cut = 1; cut <= Math.min(LONGEST_PREFIX, word.length - 2); cut += 1) {
    const rest = word.slice(cut)
    for (let ending = 0; ending <= Math.min(LONGEST_ENDING, rest.length - 2); ending += 1) {
      const stem = rest.slice(0, rest.length - ending)
      if (!isStem(stem) || !ENDING.test(rest.slice(rest.length - ending))) continue
      const parts = PREFIX.exec(word.slice(0, cut))
      if (parts !== null) return verbOf(stem, rest, parts)
    }
  }
  return null
}

function verbOf(
  stem: string,
  rest: string,
  [, no, subject = '', mark = '', object = '']: RegExpExecArray,
): SwahiliVerb {
  const denied =
    no === 'ha' || no === 'si' || (no === 'hu' && mark === 'ja') || mark === 'si' || (no === 'hu' && mark === 'ta')
  return { stem, subject, object, tense: tenseOf(mark, subject, rest), denied }
}

function tenseOf(mark: string, subject: string, rest: string): Tense {
  if (/^(?:mesha|mekwisha|me|lisha|li|sha|ja|liye|liyo)$/.test(mark)) return 'done'
  if (/^ta/.test(mark)) return 'future'
  if (/^(?:ki|kisha|nge|ngali|po|vyo)$/.test(mark)) return 'condition'
  if (mark === '' && (subject === 'ku' || rest.endsWith('e'))) return 'named'
  return 'present'
}
