/** A line on standard error that is written over while it counts; on a log it is a line every few seconds. */
export interface Progress {
  step(note?: string): void
  done(note: string): void
}

const EVERY_MS = 5_000
const BAR = 30

/** @param total null when nobody knows how much there is to do */
export function startProgress(label: string, total: number | null): Progress {
  const tty = process.stderr.isTTY === true
  let count = 0
  let shownAt = 0
  const show = (note: string) => {
    const line = `${label} ${total === null ? count : `${barOf(count, total)} ${count}/${total}`} ${note}`
    process.stderr.write(tty ? `\r\x1b[2K${line}` : `${line}\n`)
  }
  return {
    step(note = '') {
      count += 1
      const now = performance.now()
      if (now - shownAt < (tty ? 100 : EVERY_MS) && count !== total) return
      shownAt = now
      show(note)
    },
    done(note) {
      process.stderr.write(`${tty ? '\r\x1b[2K' : ''}${label} ${note}\n`)
    },
  }
}

function barOf(count: number, total: number): string {
  const full = Math.min(BAR, Math.round((count / Math.max(1, total)) * BAR))
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`
}
