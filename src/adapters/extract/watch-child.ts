import { readFileSync } from 'node:fs'

/**
 * How long a child may compute, and how long it may do nothing, which ends what waits for nothing. That it waits for the
 * processor counts for neither: on a machine that is busy with turns it takes as long as it takes.
 */
export interface TimeLimits {
  cpuMs: number
  idleMs: number
}

const LOOK_EVERY_MS = 100

/** Linux counts a process's time in these, whatever its clock. */
const MS_PER_TICK = 10

export interface ChildWatch {
  /** Looks once more; the most memory seen, null where the system does not tell. */
  peakBytes(): number | null
  stop(): void
}

/** Calls `tooSlow` once when the child has used up one of its limits. */
export function watchChild(pid: number, limits: TimeLimits, tooSlow: () => void): ChildWatch {
  const startedAt = performance.now()
  let peak: number | null = null
  const look = () => {
    peak = peakOf(pid) ?? peak
    const wallMs = performance.now() - startedAt
    const cpuMs = cpuOf(pid) ?? wallMs
    const idleMs = wallMs - (readyOf(pid) ?? 0)
    if (cpuMs <= limits.cpuMs && idleMs <= limits.idleMs) return
    clearInterval(timer)
    tooSlow()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return {
    peakBytes() {
      peak = peakOf(pid) ?? peak
      return peak
    },
    stop: () => clearInterval(timer),
  }
}

/** User and system time. Null where there is no such file: then the time on the wall counts. */
function cpuOf(pid: number): number | null {
  const stat = procFile(pid, 'stat')
  if (stat === null) return null
  // The second field is a name that may hold blanks: the rest is counted from its end, the third field first.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** How long its main thread has run or has waited for a processor, both in nanoseconds there. Null where there is no such file. */
function readyOf(pid: number): number | null {
  const schedule = procFile(pid, 'schedstat')
  if (schedule === null) return null
  const [ranNs = 0, waitedNs = 0] = schedule.split(' ').map(Number)
  return (ranNs + waitedNs) / 1e6
}

function peakOf(pid: number): number | null {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(procFile(pid, 'status') ?? '')?.[1]
  return kilobytes === undefined ? null : Number(kilobytes) * 1024
}

function procFile(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}
