import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|html|svg)$/

/** Writes the brotli and gzip form beside each text file, so that serving compresses nothing. */
export function compressAssets(): Plugin {
  return {
    name: 'tulia-compress-assets',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The console is built into a folder.')
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue
        const file = path.join(dir, name)
        const body = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(body))
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
      }
    },
  }
}
