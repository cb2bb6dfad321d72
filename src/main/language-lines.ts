import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { projectFile } from './project-file.ts'

/** The lines of files of fixtures/language, one after the other. */
export function readLanguageLines<T>(schema: z.ZodType<T>, ...names: string[]): T[] {
  return names.flatMap((name) =>
    readFileSync(projectFile(`fixtures/language/${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line))),
  )
}
