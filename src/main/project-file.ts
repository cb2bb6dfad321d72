import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with package.json: this file runs from src/ in development and from dist/src/ when built. */
export const PROJECT_ROOT = (() => {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()

/** A data file of the project, which is not compiled: the same one in development and in production. */
export function projectFile(relative: string): string {
  return path.join(PROJECT_ROOT, relative)
}
