import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Glossary, readGlossary } from '../domain/knowledge/search/glossary.ts'
import { projectFile } from './project-file.ts'
import { readDictionary } from './read-dictionary.ts'

/**
 * The glossary of the project, with a dictd dictionary behind it where one is given (the path of its .index, or of its
 * .dict.dz). Rejects when a file is missing.
 */
export async function glossaryFiles(dictionary: string | null = null): Promise<Glossary> {
  const read = (name: string) => readFile(path.join(projectFile('glossary'), `${name}.txt`), 'utf8')
  const [swahili, sheng, phrases, names, same, stop] = await Promise.all([
    read('sw'),
    read('sheng'),
    read('phrases'),
    read('cldr'),
    read('same'),
    read('stop-sw'),
  ])
  return readGlossary({
    ...{ swahili, sheng, phrases, names, same, stop },
    dictionary: dictionary === null ? '' : await readDictionary(dictionary),
  })
}
