/** One Ctrl-C may reach us more than once: from the terminal, and passed on by npm and tsx. */
export const SAME_SIGNAL_MS = 300

/** SIGTERM and SIGINT stop the process in good order and end it with 0; a second one ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let heardAt: number | null = null
  const heard = () => {
    if (heardAt !== null) {
      if (performance.now() - heardAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    heardAt = performance.now()
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, heard)
}
