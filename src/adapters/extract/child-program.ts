import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside this file: TypeScript where sources run, JavaScript in what is built. */
const ENTRY = fileURLToPath(new URL(`./child/main${path.extname(import.meta.url)}`, import.meta.url))

/** The child's program with its libraries as one text; takes a third of a second. The bundler is not left running. */
export async function bundleChild(): Promise<string> {
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // What is read from standard input has no address; the glue of PDFium asks for one and does not use it.
    define: { 'import.meta.url': '"file:///child"' },
    logLevel: 'silent',
  }).finally(stop)
  const [program] = outputFiles
  if (program === undefined) throw new Error('the bundler gave no program')
  return program.text
}

const PDFIUM = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')

/** 4.6 MB that the system has in its cache: not worth keeping between documents. */
export async function pdfiumWasm(): Promise<Uint8Array> {
  return await readFile(PDFIUM)
}
