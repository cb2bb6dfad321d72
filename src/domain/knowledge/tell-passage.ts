import { readable } from '../../lib/readable.ts'
import { answerSentences } from './answer-sentences.ts'
import { askedSubjects } from './passage-subjects.ts'
import { readQuestion } from './read-question.ts'
import type { Snippet } from './schemas.ts'
import type { Candidate, Shelf } from './search-passages.ts'
import { snippetOf } from './snippet-of.ts'
import type { SubjectReader } from './subject-reader.ts'

/** What a passage says to a question, where it is known that it is the one. */
export function tellPassage(
  { words, sought, weigh }: Shelf,
  found: Candidate,
  { query, about, score }: { query: string; about: string | null; score: number },
  reader: SubjectReader,
): Snippet {
  const asked = readQuestion(readable(query), about, words)
  const question = { query, asked, sought, subjects: askedSubjects(query, about, reader) }
  return { ...snippetOf(found.passage), answer: answerSentences(found, question, weigh, reader), score }
}
