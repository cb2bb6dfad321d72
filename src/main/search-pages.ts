import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SearchPage } from '../sandbox/search/schemas.ts'
import { projectFile } from './project-file.ts'

/** What the sandbox's web search finds in the demo. The sandbox checks the shape. */
export function searchPages(): SearchPage[] {
  const folder = projectFile('fixtures/search')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}
