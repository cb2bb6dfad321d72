import { askedThread } from '../adapters/threads/asked-thread.ts'
import type { Log } from '../domain/context.ts'
import type { Cutter } from '../domain/knowledge/cutter.ts'
import type { CutAnswer, CutQuestion } from './cutting.ts'

export interface ThreadCutter extends Cutter {
  /** Ends the thread; what is being cut is rejected. The next document begins a new one. */
  close(): Promise<void>
}

/** A minute without a document gives back what the thread holds. */
const IDLE_MS = 60_000
/** Many times what the largest document takes: who is at it longer, on however busy a machine, will not end. */
const MOST_MS = 600_000
const LIMITS = { maxOldGenerationSizeMb: 512 }

/** Cuts documents in a thread beside the turns, one after the other. Whoever ends one early ends the thread with it. */
export function threadCutter({ log }: { log: Log }): ThreadCutter {
  const file = new URL('./cutting-thread', import.meta.url)
  const thread = askedThread<CutQuestion, CutAnswer>({ name: 'cutter', file, idleMs: IDLE_MS, limits: LIMITS, log })
  const ask = async (question: CutQuestion, signal?: AbortSignal): Promise<CutAnswer> => {
    const ending = new AbortController()
    const giveUp = () => ending.abort(signal?.reason)
    const timer = setTimeout(() => ending.abort(new Error('the document took too long to cut')), MOST_MS)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    try {
      return await thread.ask(question, ending.signal)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      if (ending.signal.aborted) await thread.close()
    }
  }
  return {
    close: thread.close,
    async cut(document, signal) {
      const answer = await ask({ kind: 'cut', document }, signal)
      if (answer.kind !== 'cut') throw new Error('the cutter answered another question')
      return answer.whole
    },
    async index(passages) {
      const answer = await ask({ kind: 'index', passages })
      if (answer.kind !== 'index') throw new Error('the cutter answered another question')
      return answer.segment
    },
  }
}
