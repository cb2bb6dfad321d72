import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ConsoleFile, ConsoleFiles } from '../http/console/console-files.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const PACKED = new Set(['.br', '.gz'])

/** The console in a folder, read at the first request after it was built: the demo builds it while it serves already. */
export function consoleFiles(folder: string): ConsoleFiles {
  let read: ReadonlyMap<string, ConsoleFile> | null = null
  return () => {
    if (read === null && existsSync(path.join(folder, 'index.html'))) read = readFolder(folder)
    return read
  }
}

function readFolder(folder: string): ReadonlyMap<string, ConsoleFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.has(path.extname(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return new Map(names.map((name) => [name.split(path.sep).join('/'), readOne(path.join(folder, name))]))
}

function readOne(file: string): ConsoleFile {
  const body = readFileSync(file)
  const packed = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : null)
  return {
    contentType: TYPES[path.extname(file)] ?? 'application/octet-stream',
    body,
    brotli: packed('.br'),
    gzip: packed('.gz'),
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  }
}
