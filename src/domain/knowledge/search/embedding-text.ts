import type { HeardLang } from '../../../lib/languages.ts'
import type { Concept } from './concept.ts'
import { foldedWords } from './terms.ts'

/** What a question in another language asks for, in the order in which English asks it. */
const ASKING: readonly [sign: RegExp, english: string][] = [
  [/\b(?:ngapi|\w+ngapi)\b/, 'how many'],
  [/\b(?:lini|mwaka gani|mwaka upi|siku gani)\b/, 'when'],
  [/\b(?:wapi|nchi gani)\b/, 'where'],
  [/\b(?:nani|akina nani)\b/, 'who'],
  [/\b(?:kwa nini|kwanini|mbona)\b/, 'why'],
  [/\b(?:vipi|namna gani|aje)\b|\w+je\b/, 'how'],
  [/\b(?:nini|gani|upi|ipi|zipi|yapi|kipi|vipi)\b/, 'what'],
]

/** A question as an embedder of English reads it: as it stands, or the English of its words behind the English question word. */
export function embeddingText(question: string, language: HeardLang, concepts: readonly Concept[]): string {
  if (language === 'en') return question
  const said = foldedWords(question).join(' ')
  const asking = ASKING.find(([sign]) => sign.test(said))?.[1] ?? ''
  return [asking, ...concepts.map(({ english }) => english)].join(' ').trim()
}
