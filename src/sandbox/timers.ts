export interface Timers {
  /** Runs `task` once after `delayMs`, unless the sandbox closes before. */
  after(delayMs: number, task: () => void): void
  /** Resolves after `delayMs`; never resolves when the sandbox closes before. */
  wait(delayMs: number): Promise<void>
  clear(): void
}

/** Keeps every timer of the sandbox in one place, so that closing leaves none behind. */
export function createTimers(): Timers {
  const pending = new Set<NodeJS.Timeout>()
  let closed = false

  function after(delayMs: number, task: () => void): void {
    if (closed) return
    const timer = setTimeout(() => {
      pending.delete(timer)
      task()
    }, delayMs)
    pending.add(timer)
  }

  return {
    after,
    wait: (delayMs) => new Promise((resolve) => after(delayMs, resolve)),
    clear() {
      closed = true
      for (const timer of pending) clearTimeout(timer)
      pending.clear()
    },
  }
}
