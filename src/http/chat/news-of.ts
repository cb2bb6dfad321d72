import type { LiveUpdates } from '../../domain/messaging/live-updates.ts'

/** News of one talk, awaited. */
export interface AwaitedNews {
  /** What comes from now on counts: called before the rows are looked at, so that nothing falls in between. */
  begin(): void
  /** Resolves with the first news, at the latest after so many ms, or when it all ends. */
  arrive(withinMs: number): Promise<void>
  end(): void
}

export function newsOf(live: LiveUpdates, conversationId: string, ends: AbortSignal): AwaitedNews {
  let came = false
  let wake: () => void = () => undefined
  const unwatch = live.watch(conversationId, () => {
    came = true
    wake()
  })
  const onEnd = () => wake()
  ends.addEventListener('abort', onEnd)
  return {
    begin() {
      came = false
    },
    arrive(withinMs) {
      if (came || ends.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, withinMs))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
    end() {
      unwatch()
      ends.removeEventListener('abort', onEnd)
    },
  }
}
