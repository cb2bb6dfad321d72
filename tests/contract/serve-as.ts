import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '../../src/adapters/system/clock.ts'
import type { Role } from '../../src/domain/identity/schemas.ts'
import { createApp } from '../../src/http/app.ts'
import { HttpError } from '../../src/http/http-error.ts'
import { apiRoutes } from '../../src/http/routes/index.ts'
import { callerOf } from '../../src/http/serve/caller-of.ts'
import type { Principal } from '../../src/http/serve/principal.ts'
import { replayIdempotent } from '../../src/http/serve/replay-idempotent.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import { once } from '../../src/lib/once.ts'
import { buildEngine } from '../../src/main/engine.ts'
import { tripOfText } from '../../src/main/trip-of-text.ts'
import { afterFile } from '../support/after-file.ts'
import { NO_PLATFORM, STRANGERS } from '../support/api.ts'
import type { Product } from '../support/product.ts'
import { testLog } from '../support/test-ctx.ts'
import { type ApiAnswer, type ApiCall, apiCaller } from './call-api.ts'
import { signIn } from './staff.ts'

export interface Caller {
  tenantId: string
  role: Role
  /** When she last gave her password: just now, where nothing is said. */
  authTime?: Date | null
  scopes?: string[]
}

/** Makes one call. Every one has a key of its own. */
export type CallAs = (call: ApiCall) => Promise<ApiAnswer>

/** The REST API of a product for whoever a caller says that she is, over real HTTP and the real database. */
export async function serveAs(product: Product) {
  const { ctxFor, ids, ports, directory } = product.runtime
  const callers = new Map<string, Principal>()
  const people = new Map<string, Promise<{ id: string; sessionId: string }>>()
  const log = testLog()
  const api = apiRoutes({
    steps: {
      authenticate: async (http) => {
        const caller = callers.get(http.get('authorization'))
        if (caller === undefined) throw new HttpError('unauthorized', 'Nobody is known by that.')
        return caller
      },
      replay: replayIdempotent,
    },
    ctxFor,
    callerOf: callerOf([]),
    clock: systemClock,
    checkAnswers: true,
    tools: [],
    playground: { engine: once(() => buildEngine(product.runtime, { offline: true })) },
    hear: readRowQuestion,
    hearTrip: tripOfText,
    signIn: { ...STRANGERS, findTenant: directory.findTenant },
    platform: { ...NO_PLATFORM, listTenants: directory.listTenants },
    live: { bus: ports.live, ids, stopping: new AbortController().signal },
  })
  const server = createServer(createApp({ routers: [api], log, healthy: async () => ({}) }).callback())
  // A connection that is kept is never closed under a call.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const call = apiCaller(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  const personOf = (tenantId: string, role: Role) => {
    const known = people.get(`${tenantId} ${role}`)
    if (known) return known
    const signedIn = signIn(product, tenantId, role)
    people.set(`${tenantId} ${role}`, signedIn)
    return signedIn
  }
  /** Whoever calls as this one; null is nobody. */
  const as = async (caller: Caller | null): Promise<CallAs> => {
    const authorization = ids.uuid()
    if (caller !== null) {
      const { authTime = new Date(), scopes = '*', tenantId, role } = caller
      const person = await personOf(tenantId, role)
      callers.set(authorization, {
        kind: 'user',
        name: 'Wanjiru',
        ...person,
        authTime,
        scopes,
        tenantId,
        role,
        behalfOf: null,
      })
    }
    return (made) => call({ ...made, headers: { 'idempotency-key': ids.uuid(), ...made.headers, authorization } })
  }
  return { log, as }
}
