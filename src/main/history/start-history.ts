import { askedThread } from '../../adapters/threads/asked-thread.ts'
import type { Log } from '../../domain/context.ts'
import type { HistoryQuestion } from './history-thread.ts'
import type { Played } from './play-history.ts'

/** History that is being played beside the demo. */
export interface RunningHistory {
  /** When it is done, or was stopped. Never rejects. */
  ended: Promise<Played | null>
  /** Ends it: what was begun of a day leaves nothing, and the next start goes on from there. */
  close(): Promise<void>
}

const IDLE_MS = 1_000

/** Begins to play what is missing of thirty days, in a thread of its own. */
export function startHistory(question: HistoryQuestion, log: Log): RunningHistory {
  const file = new URL('./history-thread', import.meta.url)
  const thread = askedThread<HistoryQuestion, Played>({ name: 'history', file, idleMs: IDLE_MS, log })
  let closing = false
  const ended = thread.ask(question, new AbortController().signal).then(
    (played) => {
      for (const day of played.failed) log.error('history_day_not_played', { problem: day })
      return played
    },
    (error: unknown) => {
      if (!closing) log.error('history_not_played', { problem: String(error) })
      return null
    },
  )
  return {
    ended,
    close: async () => {
      closing = true
      await thread.close()
    },
  }
}
