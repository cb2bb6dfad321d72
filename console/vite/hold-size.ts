import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Bar {
  /** The files of a page, which is weighed with all that it loads before it is shown. */
  page: readonly string[]
  /** In bytes, compressed by gzip. */
  most: number
}

/** Ends the build when the code of a page weighs more than it may: what slows everybody down is seen by whoever adds it. */
export function holdSize({ page, most }: Bar): Plugin {
  return {
    name: 'tulia-hold-size',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const waiting = chunks.filter(
        (chunk) => chunk.isEntry || page.some((file) => chunk.facadeModuleId?.endsWith(file)),
      )
      if (waiting.length <= page.length) this.error(`Not every file of ${page.join(', ')} has a chunk.`)
      const needed = new Set<string>()
      for (const chunk of waiting) {
        if (needed.has(chunk.fileName)) continue
        needed.add(chunk.fileName)
        waiting.push(...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)))
      }
      const bytes = chunks
        .filter(({ fileName }) => needed.has(fileName))
        .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
      this.info(`${page[0]} loads ${bytes} bytes of code, ${most} are allowed`)
      if (bytes > most) this.error(`${page[0]} loads ${bytes} bytes of code, ${most} are allowed.`)
    },
  }
}
