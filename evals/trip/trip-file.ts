import { mapLines } from '../json-lines.ts'
import { answerLine } from './answer-line.ts'

/** Answers every line of a file, in order; `ms` is what each took. `tell` hears of the lines that could not be read. */
export async function tripFile(input: string, output: string, tell: (error: object) => void): Promise<number> {
  return mapLines({ input, output, verb: 'planned', things: 'trips' }, (line, position) => {
    const started = performance.now()
    const answer = answerLine(line)
    if (answer.status === 'invalid') tell({ line: position + 1, ...answer })
    return { ...answer, ms: Math.round((performance.now() - started) * 1000) / 1000 }
  })
}
