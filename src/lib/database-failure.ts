/** Why the database could not do what it was asked, in the words of those who must decide what comes next. */
export type DatabaseFailure = 'unavailable' | 'read_only' | 'exhausted' | 'conflict'

/**
 * Tells a failure of the database from every other error, by codes alone: SQLSTATE of the server (which our pool also gives
 * to what the client library throws without one), Node's names of broken connections, and Prisma's numbers.
 * Null is any other error: a refused row, a bug, another system.
 */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  // What the server said lies deepest: a library's own number often only says "the query failed".
  for (const code of codesOf(error).reverse()) {
    const failure = NAMED[code] ?? SQLSTATES.find(([pattern]) => pattern.test(code))?.[1]
    if (failure) return failure
  }
  return null
}

/** Classes and codes of PostgreSQL's appendix A. A class is its first two characters. */
const SQLSTATES: readonly (readonly [RegExp, DatabaseFailure])[] = [
  // The connection; the login; an operator, a crash or a time limit; the server's own files.
  [/^(08\w{3}|28\w{3}|3D000|57P\w{2}|57014|25P0[34]|58\w{3})$/, 'unavailable'],
  [/^25006$/, 'read_only'],
  [/^53\w{3}$/, 'exhausted'],
  [/^(40001|40P01|55P03)$/, 'conflict'],
]

const NAMED: Readonly<Record<string, DatabaseFailure>> = {
  ...all('unavailable', 'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH'),
  ...all('unavailable', 'ENETUNREACH ENETDOWN'),
  ...all('unavailable', 'P1000 P1001 P1002 P1003 P1008 P1010 P1011 P1017 P2028'),
  // What the adapter calls a broken connection before the client has given it a number.
  ...all('unavailable', 'DatabaseNotReachable ConnectionClosed SocketTimeout TlsConnectionError'),
  ...all('exhausted', 'P2024 P2037'),
  ...all('conflict', 'P2034'),
}

function all(failure: DatabaseFailure, codes: string): Record<string, DatabaseFailure> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, failure]))
}

/** Where the libraries put codes: on the error, on its causes, and on what the adapter's error was made from. */
const CODE_FIELDS = ['code', 'errorCode', 'kind', 'originalCode']
const INNER_FIELDS = ['cause', 'meta', 'driverAdapterError']

function codesOf(error: unknown, depth = 0): string[] {
  if (typeof error !== 'object' || error === null || depth > 8) return []
  const fields: Record<string, unknown> = { ...error }
  // `cause` is no enumerable field of an error that was made with one.
  if ('cause' in error) fields.cause = error.cause
  const own = CODE_FIELDS.map((field) => fields[field]).filter((code) => typeof code === 'string')
  return [...own, ...INNER_FIELDS.flatMap((field) => codesOf(fields[field], depth + 1))]
}
