/** SQLSTATEs of a connection that ended: it broke, an operator or a failover ended it, a crash, a limit on idling. */
const ENDED = /^(08\w{3}|57P0[125])$/
/** The same in the operating system's words. */
const BROKEN = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'])

/** True of an error that says that the connection is gone, whoever says it. */
export function isDeadConnection(error: unknown): boolean {
  return ENDED.test(codeOf(error)) || BROKEN.has(codeOf(error))
}

/** True when the server itself said so in place of an answer: it has done nothing of what it was asked. */
export function isEndedByServer(error: unknown): boolean {
  return isDeadConnection(error) && codeOf(error).startsWith('57')
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
