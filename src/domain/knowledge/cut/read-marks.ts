import type { ExtractedBlock, ExtractedPage } from '../extractor.ts'
import type { KnowledgeLanguage, KnowledgeType } from '../schemas.ts'
import { wordsIn } from './count-text.ts'
import { isRow, linesOf } from './lines-of.ts'
import { nameRows } from './name-rows.ts'
import { sentencesOf } from './sentences.ts'

/** What a reader of the document comes by, in order. A statement is a sentence or a row; it `opens` a line or goes on in it. */
export type Mark =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'question'; text: string; page: number }
  | { kind: 'statement'; text: string; page: number; opens: boolean }

const LONGEST_QUESTION = 40
/** "Q: ...", "Answer 3: ...": how the lines of questions and answers begin. */
const MARKS: Readonly<Record<KnowledgeLanguage, { asked: RegExp; answered: RegExp }>> = {
  en: { asked: /^q(?:uestion|n)?\s*\p{N}*\s*:\s*(?=\S)/iu, answered: /^a(?:nswer|ns)?\s*\p{N}*\s*:\s*(?=\S)/iu },
  sw: { asked: /^s(?:wali)?\s*\p{N}*\s*:\s*(?=\S)/iu, answered: /^j(?:ibu)?\s*\p{N}*\s*:\s*(?=\S)/iu },
}

interface Kind {
  type: KnowledgeType
  language: KnowledgeLanguage
}

export function readMarks(kind: Kind, pages: readonly ExtractedPage[]): Mark[] {
  return pages.flatMap(({ number, blocks }) =>
    stretchesOf(blocks).flatMap((stretch) =>
      'level' in stretch
        ? [readHeading(stretch.level, stretch.text, number)]
        : nameRows(stretch.lines).flatMap(({ text, goesOn }) => readLine(text, number, kind, goesOn)),
    ),
  )
}

/** A line that `goesOn` has another behind it in its block. */
type Line = { text: string; goesOn: boolean }

/** Headings, and the lines of all that stands between two of them: the rows of one table are blocks of their own. */
function stretchesOf(blocks: readonly ExtractedBlock[]): ({ level: number; text: string } | { lines: Line[] })[] {
  const found: ({ level: number; text: string } | { lines: Line[] })[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      found.push(block)
      continue
    }
    const lines = linesOf(block.text)
    const last = found.at(-1)
    const read = lines.map((text, at) => ({ text, goesOn: at + 1 < lines.length }))
    if (last !== undefined && 'lines' in last) last.lines.push(...read)
    else found.push({ lines: read })
  }
  return found
}

function readHeading(level: number, text: string, page: number): Mark {
  const plain = text.replace(/\s+/gu, ' ').trim()
  return isQuestion(plain) ? { kind: 'question', text: plain, page } : { kind: 'heading', level, text: plain }
}

/** A line with a question mark asks its readers something where an answer is to be expected behind it, or everywhere in a FAQ. */
function readLine(line: string, page: number, { type, language }: Kind, goesOn: boolean): Mark[] {
  if (isRow(line)) return [{ kind: 'statement', text: line, page, opens: true }]
  const { asked, answered } = MARKS[language]
  const [first = '', ...rest] = sentencesOf(line.replace(asked, '').replace(answered, ''))
  const asks = asked.test(line) || (isQuestion(first) && (type === 'faq' || (goesOn && rest.length === 0)))
  const statements = asks ? rest : [first, ...rest].filter((sentence) => sentence !== '')
  return [
    ...(asks ? [{ kind: 'question' as const, text: first, page }] : []),
    ...statements.map((text, at) => ({ kind: 'statement' as const, text, page, opens: at === 0 })),
  ]
}

function isQuestion(text: string): boolean {
  return /\?["'”’)]*$/u.test(text) && wordsIn(text) <= LONGEST_QUESTION
}
