/** The most that a child may hold; the memory of wasm is in it, which the heap's own limit does not see. */
const MAX_RSS_BYTES = 512 * 1024 * 1024

const LOOK_EVERY_MS = 25

/**
 * No right to read or write a file, nor to start a program: what the child is to know comes over its pipes. A thread it
 * needs to watch itself, because its main thread may be deep in wasm.
 */
export const CONFINED_ARGS: readonly string[] = [
  '--experimental-permission',
  '--allow-worker',
  '--max-old-space-size=256',
  '--no-warnings',
]

function watchdog(parentPid: number): string {
  return `setInterval(() => {
    const orphaned = process.ppid !== ${parentPid}
    if (orphaned || process.memoryUsage.rss() > ${MAX_RSS_BYTES}) process.kill(process.pid, 'SIGKILL')
  }, ${LOOK_EVERY_MS})`
}

/**
 * Runs in the child before anything else. A thread that is started with flags of its own would have every right that the
 * flags above take away, so after the watchdog nobody starts one; and nothing that reads a document calls anybody.
 */
export function prelude(parentPid: number): string {
  return `{
  const threads = require('node:worker_threads')
  new threads.Worker(${JSON.stringify(watchdog(parentPid))}, { eval: true }).unref()
  delete threads.Worker
  require('node:net').Socket.prototype.connect = () => { throw new Error('a reader calls nobody') }
  require('node:module').syncBuiltinESMExports()
}
`
}
