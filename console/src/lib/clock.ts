import { useSyncExternalStore } from 'react'

/** The one place of the console that asks what time it is, in milliseconds. */
export function now(): number {
  return Date.now()
}

const BEAT_MS = 15_000
const listeners = new Set<() => void>()
let beat: ReturnType<typeof setInterval> | undefined
let seen = now()

function tick(): void {
  seen = now()
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    seen = now()
    beat = setInterval(tick, BEAT_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(beat)
  }
}

/** The time, renewed four times a minute: every clock on the page moves at once, by one timer. */
export function useNow(): number {
  return useSyncExternalStore(listen, () => seen)
}
