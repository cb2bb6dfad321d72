import type { Log } from '../../context.ts'
import type { Embedder } from '../embedder.ts'
import { unitOf } from './vector.ts'

/** What a question means, as one embedder sees it; of length 1. */
export interface Meaning {
  embedder: string
  unit: Float32Array
}

/** Null when there is no embedder, or when it cannot read: the search then goes by words alone, and the log says so. */
export async function readMeaning(
  embedder: Embedder | null,
  text: string,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<Meaning | null> {
  if (embedder === null || text === '') return null
  try {
    const [vector] = await embedder.embed([text], signal)
    return vector === undefined ? null : { embedder: embedder.id, unit: unitOf(vector) }
  } catch (error) {
    log.warn('knowledge.meaning_unread', { embedder: embedder.id, error })
    return null
  }
}
