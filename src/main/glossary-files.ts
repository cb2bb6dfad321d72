import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Glossary, readGlossary } from '../domain/knowledge/search/glossary.ts'
import { projectFile } from './project-file.ts'

/** The glossary of the project, with the text of a dictionary behind it where one is given. Throws when a file is missing. */
export function glossaryFiles(dictionary = ''): Glossary {
  const read = (name: string) => readFileSync(path.join(projectFile('glossary'), `${name}.txt`), 'utf8')
  return readGlossary({
    swahili: read('sw'),
    sheng: read('sheng'),
    phrases: read('phrases'),
    names: read('cldr'),
    same: read('same'),
    stop: read('stop-sw'),
    dictionary,
  })
}
