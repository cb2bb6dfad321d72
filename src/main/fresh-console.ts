import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectFile } from './project-file.ts'

const BUILT = 'dist/console'
/** Beside the built files: from which sources they were made. */
const MARK = 'sources.sha256'

/**
 * Builds the console when its sources are not those it was built from. The new one takes the place of the old one whole, so
 * that nobody is served half of each. Throws with what the builder said when it fails.
 */
export async function freshConsole(): Promise<void> {
  const built = projectFile(BUILT)
  const sources = hashOfSources()
  const mark = path.join(built, MARK)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  const next = `${built}.${process.pid}`
  const vite = projectFile('node_modules/vite/bin/vite.js')
  const command = [vite, 'build', projectFile('console'), '--outDir', next, '--logLevel', 'warn']
  // What ships is built, whatever the process is that wants it.
  await promisify(execFile)(process.execPath, command, { env: { NODE_ENV: 'production' } })
  writeFileSync(path.join(next, MARK), sources)
  rmSync(built, { recursive: true, force: true })
  renameSync(next, built)
}

/** Of every file of the console, and of the versions of what it is built with. */
function hashOfSources(): string {
  const folder = projectFile('console')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of [...files, projectFile('package-lock.json')]) {
    hash.update(path.relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
