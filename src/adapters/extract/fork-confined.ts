import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { CONFINED_ARGS, prelude } from './confinement.ts'

/** Turns are answered beside it. */
const NICE = 10

/**
 * Starts a CommonJS program in a process that may touch nothing: it is handed over on standard input, so that there is no
 * file it would have to be allowed to read. Ends by itself only with its parent; who starts it kills it.
 */
export function forkConfined(program: string): ChildProcess {
  const child = fork('-', [], {
    env: {},
    execArgv: [...CONFINED_ARGS],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  })
  // A child that is killed while it is still fed: how it ended is what counts.
  child.stdin?.on('error', () => {})
  child.stdin?.end(prelude(process.pid) + program)
  lowerPriority(child.pid)
  return child
}

/** A system that does not let us is no reason not to read. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    os.setPriority(pid, NICE)
  } catch {}
}
