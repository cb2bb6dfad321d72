import { readdirSync, readFileSync } from 'node:fs'

/** The processes that this one has started and that are not gone, dead ones that nobody has buried among them. */
export function livingChildren(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === process.pid)
    .map(Number)
}

/** Whether it runs: one that is dead is nobody's to bury once its parent is gone. */
export function isAlive(pid: number): boolean {
  const state = statOf(String(pid))?.[0]
  return state !== undefined && state !== 'Z'
}

function parentOf(pid: string): number {
  return Number(statOf(pid)?.[1])
}

/** From the third field of its line, the state, on. */
function statOf(pid: string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
