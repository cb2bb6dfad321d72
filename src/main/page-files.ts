import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PageFile } from '../http/chat/page-file.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The files of the chat page by their names, read once: they are plain, and change with the version alone. */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  return new Map(
    readdirSync(folder).map((name) => {
      const body = readFileSync(path.join(folder, name))
      const contentType = TYPES[path.extname(name)] ?? 'application/octet-stream'
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      return [name, { contentType, body, gzipped: gzipSync(body, { level: 9 }), etag }]
    }),
  )
}
