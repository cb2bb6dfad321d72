import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readWordClasses, type WordClasses } from '../language/classifier/word-classes.ts'
import { once } from '../lib/once.ts'
import { projectFile } from './project-file.ts'

/** The word classes of the project, read when they are first needed. Throws when the file is missing. */
export const wordClasses: () => WordClasses = once(() =>
  readWordClasses(readFileSync(path.join(projectFile('glossary'), 'word-classes.txt'), 'utf8')),
)
