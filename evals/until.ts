import { setTimeout as pause } from 'node:timers/promises'

/** Looks until there is something to see, at least once; null when there was nothing within the time. */
export async function until<Seen>(
  look: () => Promise<Seen | null | false>,
  { withinMs, everyMs }: { withinMs: number; everyMs: number },
): Promise<Seen | null> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen !== null && seen !== false) return seen
    if (performance.now() > deadline) return null
    await pause(everyMs)
  }
}
