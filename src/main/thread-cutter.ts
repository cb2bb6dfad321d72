import { askedThread } from '../adapters/threads/asked-thread.ts'
import type { Log } from '../domain/context.ts'
import type { ClaimReader } from '../domain/knowledge/claim-reader.ts'
import type { Cutter } from '../domain/knowledge/cutter.ts'
import type { CutAnswer, CutQuestion } from './cutting.ts'

export interface ThreadCutter extends Cutter, ClaimReader {
  /** Ends the thread; what is being cut is rejected. The next document begins a new one. */
  close(): Promise<void>
}

/** A minute without a document gives back what the thread holds. */
const IDLE_MS = 60_000
/** Many times what the largest document takes: who is at it longer, on however busy a machine, will not end. */
const MOST_MS = 600_000
const LIMITS = { maxOldGenerationSizeMb: 512 }

/** Cuts documents and reads what they state in a thread beside the turns. Whoever ends one early ends the thread with it. */
export function threadCutter({ log }: { log: Log }): ThreadCutter {
  const file = new URL('./cutting-thread', import.meta.url)
  const thread = askedThread<CutQuestion, CutAnswer>({ name: 'cutter', file, idleMs: IDLE_MS, limits: LIMITS, log })
  const ask = async <Kind extends CutQuestion['kind']>(
    question: CutQuestion & { kind: Kind },
    signal?: AbortSignal,
  ): Promise<CutAnswer & { kind: Kind }> => {
    const ending = new AbortController()
    const giveUp = () => ending.abort(signal?.reason)
    const timer = setTimeout(() => ending.abort(new Error('the document took too long to cut')), MOST_MS)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
    try {
      const answer = await thread.ask(question, ending.signal)
      if (isOf(question.kind, answer)) return answer
      throw new Error('the cutter answered another question')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', giveUp)
      if (ending.signal.aborted) await thread.close()
    }
  }
  return {
    close: thread.close,
    cut: async (document, signal) => (await ask({ kind: 'cut', document }, signal)).whole,
    index: async (passages) => (await ask({ kind: 'index', passages })).segment,
    claimsIn: async (passages) => (await ask({ kind: 'claims', passages })).pieces,
    conflictsBetween: async (documents, rows) => (await ask({ kind: 'conflicts', documents, rows })).conflicts,
  }
}

function isOf<Kind extends CutAnswer['kind']>(kind: Kind, answer: CutAnswer): answer is CutAnswer & { kind: Kind } {
  return answer.kind === kind
}
