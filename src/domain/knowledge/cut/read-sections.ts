import type { Mark } from './read-marks.ts'

/** What stands under one heading, or answers one question. */
export interface Section {
  /** Counted from 0 over the headings that have text. */
  number: number
  path: string[]
  /** Counts the headings of the highest kind: what two of them stand over belongs apart. */
  chapter: number
  /** Null for what answers no question. */
  question: { text: string; page: number } | null
  statements: Statement[]
}

export type Statement = Omit<Extract<Mark, { kind: 'statement' }>, 'kind'>

/** The marks of a document put together by their headings and questions; headings without text are only in the paths. */
export function readSections(marks: readonly Mark[]): Section[] {
  const top = marks.reduce((best, mark) => (mark.kind === 'heading' ? Math.min(best, mark.level) : best), Infinity)
  const found: Section[] = []
  let headings: Extract<Mark, { kind: 'heading' }>[] = []
  let chapter = 0
  let number = -1
  let isOpen = false
  const open = (question: Section['question']) => {
    if (!isOpen) number += 1
    isOpen = true
    found.push({ number, path: headings.map(({ text }) => text), chapter, question, statements: [] })
  }
  for (const mark of marks) {
    if (mark.kind === 'heading') {
      chapter += Number(mark.level <= top)
      headings = [...headings.filter(({ level }) => level < mark.level), mark]
      isOpen = false
    } else if (mark.kind === 'question') {
      open({ text: mark.text, page: mark.page })
    } else {
      if (!isOpen) open(null)
      const { kind: _, ...statement } = mark
      found.at(-1)?.statements.push(statement)
    }
  }
  return found
}
