const WIDTH = 24

export interface ProgressBar {
  /** How much of all is done, and what is being done now. */
  show(done: number, now: string): void
  /** Takes the bar away, so that a line can be written in its place. */
  clear(): void
}

/** A bar that is drawn over itself; where nobody watches a terminal, nothing. */
export function progressBar(of: number, out: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (!out.isTTY) return { show: () => undefined, clear: () => undefined }
  return {
    show: (done, now) => {
      const full = of === 0 ? WIDTH : Math.round((done / of) * WIDTH)
      out.write(`\r\u001b[K[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done}/${of} ${now}`)
    },
    clear: () => void out.write('\r\u001b[K'),
  }
}
