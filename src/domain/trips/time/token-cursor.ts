import type { HoursToken } from './read-tokens.ts'

/** Written hours stop making sense at `at`, an index from 0. Never leaves the reader of hours. */
export class Unreadable extends Error {
  readonly at: number
  constructor(at: number, problem: string) {
    super(problem)
    this.at = at
  }
}

/** Where one is in a row of tokens. */
export interface Cursor {
  /** null at the end. */
  peek(ahead?: number): HoursToken | null
  /** The next token if it is of that kind. */
  take(kind: HoursToken['kind']): HoursToken | null
  /** The same, or throws with the problem. */
  need(kind: HoursToken['kind'], problem: string): HoursToken
  /** Goes past a mark, if it is next. */
  skip(mark: string): boolean
  /** What is wrong where one is. */
  wrong(problem: string): Unreadable
}

export function cursorOf(tokens: readonly HoursToken[], end: number): Cursor {
  let next = 0
  const cursor: Cursor = {
    peek: (ahead = 0) => tokens[next + ahead] ?? null,
    take: (kind) => {
      const token = cursor.peek()
      if (token?.kind !== kind) return null
      next += 1
      return token
    },
    need: (kind, problem) => {
      const token = cursor.take(kind)
      if (!token) throw cursor.wrong(problem)
      return token
    },
    skip: (mark) => {
      const token = cursor.peek()
      if (token?.kind !== 'mark' || token.text !== mark) return false
      next += 1
      return true
    },
    wrong: (problem) => new Unreadable(cursor.peek()?.at ?? end, problem),
  }
  return cursor
}
