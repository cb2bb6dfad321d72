import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { childExtractor } from '../../src/adapters/extract/child-extractor.ts'
import type { ReadingCost } from '../../src/adapters/extract/read-in-child.ts'
import type { ExtractedPage, Extraction } from '../../src/domain/knowledge/extractor.ts'
import { startProgress } from '../progress.ts'
import { WrongUse } from '../wrong-use.ts'

/**
 * Reads every file of a folder, one at a time so that times can be compared, and writes a JSON line of each in the order
 * of their names. Throws WrongUse when the folder, or the one of the output, is not there.
 */
export async function ingestFolder(folder: string, output: string, textFolder: string | null): Promise<void> {
  const files = await listFiles(folder)
  if (!(await isFolder(path.dirname(output))))
    throw new WrongUse(`the folder of ${output} does not exist: make it first`)
  let cost: ReadingCost = { peakBytes: null }
  const extractor = childExtractor({
    measured: (measured) => {
      cost = measured
    },
  })
  const out = createWriteStream(output)
  const progress = startProgress('read', files.length)
  let failed = 0
  for (const file of files) {
    cost = { peakBytes: null }
    const bytes = new Uint8Array(await readFile(path.join(folder, file)))
    const startedAt = performance.now()
    const extraction = await extractor.read({ bytes, fileName: file }, new AbortController().signal)
    const ms = Math.round(performance.now() - startedAt)
    if (extraction.outcome === 'failed') failed += 1
    else if (textFolder !== null) await writeText(path.join(textFolder, `${file}.txt`), extraction.pages)
    out.write(`${JSON.stringify({ file, ...describe(extraction), ms, peak_mb: inMegabytes(cost.peakBytes) })}\n`)
    progress.step(file)
  }
  out.end()
  await finished(out)
  progress.done(`${files.length} files, ${failed} of them failed`)
}

async function listFiles(folder: string): Promise<string[]> {
  if (!(await isFolder(folder))) throw new WrongUse(`${folder} is no folder: give one with the files to read`)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

async function isFolder(folder: string): Promise<boolean> {
  return await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

function describe(extraction: Extraction) {
  if (extraction.outcome === 'failed') {
    return { status: 'failed', code: extraction.code, page: extraction.page, pages: 0, words: 0 }
  }
  const words = extraction.pages.flatMap(({ blocks }) => blocks).reduce((sum, { text }) => sum + countWords(text), 0)
  return { status: 'read', pages: extraction.pages.length, words }
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

async function writeText(file: string, pages: readonly ExtractedPage[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const text = pages.map(({ blocks }) => blocks.map((block) => block.text).join('\n')).join('\n\n')
  await writeFile(file, `${text}\n`)
}

function inMegabytes(bytes: number | null): number | null {
  return bytes === null ? null : Math.round(bytes / 1024 ** 2)
}
