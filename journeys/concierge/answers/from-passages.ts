import { say } from '../../../prompts/copy/index.ts'
import { sourceLine } from '../../../prompts/copy/source-line.ts'
import type { TurnState } from '../../turn-state.ts'
import type { GuestAnswer } from '../scratch.ts'

/** What the best passage says, word for word, with where it stands. */
export function fromPassages({ kbSnippets, responseLanguage: language }: TurnState): GuestAnswer {
  const [best] = kbSnippets
  if (best === undefined || best.answer === '') return { text: '', sources: [], topics: [], unchecked: false }
  const slots = { passage: best.answer, source: sourceLine(best, language) }
  const written = language === 'en' ? 'en' : 'sw'
  const text = say(best.language === written ? 'guest_quote' : 'guest_quote_foreign', language, slots)
  return { text, sources: [best.title], topics: [], unchecked: false }
}
