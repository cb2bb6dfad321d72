import type { Extraction, Extractor } from '../../domain/knowledge/extractor.ts'
import { looksLikePdf } from './child/tell-kind.ts'
import { bundleChild, pdfiumWasm } from './child-program.ts'
import { type ReadingCost, readInChild } from './read-in-child.ts'

const MAX_BYTES = 20 * 1024 * 1024

const LIMITS = { cpuMs: 15_000, idleMs: 60_000 }

/**
 * Reads every file in a process of its own that may touch nothing, and that is killed when it holds too much memory or
 * takes too long. `measured` is told what each reading cost.
 */
export function childExtractor({ measured }: { measured?: (cost: ReadingCost) => void } = {}): Extractor {
  let program: Promise<string> | null = null
  const bundled = () => {
    program ??= bundleChild().catch((error: unknown) => {
      program = null
      throw error
    })
    return program
  }
  return {
    id: 'readers-1/pdfium-2.15.1',
    async read({ bytes, fileName }, signal) {
      const refused = refuse(bytes, signal)
      if (refused !== null) return refused
      const [text, pdfium] = await Promise.all([bundled(), looksLikePdf(bytes) ? pdfiumWasm() : null])
      const { extraction, cost } = await readInChild(text, { bytes, fileName, pdfium }, { signal, limits: LIMITS })
      measured?.(cost)
      return extraction
    },
  }
}

/** What needs no reading to be refused. */
function refuse(bytes: Uint8Array, signal: AbortSignal): Extraction | null {
  if (signal.aborted) return { outcome: 'failed', code: 'cancelled', detail: 'cancelled before it began' }
  if (bytes.length === 0) return { outcome: 'failed', code: 'empty_file', detail: 'the file has no bytes' }
  if (bytes.length <= MAX_BYTES) return null
  return { outcome: 'failed', code: 'too_large', detail: `${bytes.length} bytes, ${MAX_BYTES} are allowed` }
}
