import type Router from '@koa/router'
import { randomIds } from '../../src/adapters/system/ids.ts'
import type { Clock, Ctx } from '../../src/domain/context.ts'
import { apiRoutes } from '../../src/http/routes/index.ts'
import type { PlatformDeps } from '../../src/http/routes/platform.ts'
import { refreshCookie } from '../../src/http/routes/refresh-cookie.ts'
import type { SignInDeps } from '../../src/http/routes/sign-in-door.ts'
import { replayIdempotent } from '../../src/http/serve/replay-idempotent.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import { tripOfText } from '../../src/main/trip-of-text.ts'
import { testDoor } from './door.ts'
import { silentBus } from './silent-bus.ts'

/** A door at which no shop is known. */
export const STRANGERS: SignInDeps = {
  findTenant: async () => null,
  limitLogin: async () => 0,
  cookie: refreshCookie({ origins: [], https: false }),
  forget: () => undefined,
}

/** An installation that is well and has no shops. */
export const NO_PLATFORM: PlatformDeps = {
  listTenants: async () => [],
  health: async () => ({ version: '0.0.0', parts: { database: null } }),
  rotateSigningKey: async () => undefined,
}

/** The REST API on its own: API keys say who asks, nobody signs in, and every answer is held against its contract. */
export function testApi({ ctxFor, clock }: { ctxFor: (tenantId: string) => Ctx; clock: Clock }): Router {
  const door = testDoor({ ctxFor, clock })
  return apiRoutes({
    playground: { engine: () => Promise.reject(new Error('nobody plays here')) },
    steps: { authenticate: door.authenticate, replay: replayIdempotent },
    ctxFor,
    callerOf: door.callerOf,
    clock,
    checkAnswers: true,
    tools: [],
    hear: readRowQuestion,
    hearTrip: tripOfText,
    signIn: { ...STRANGERS, forget: door.forget },
    platform: NO_PLATFORM,
    live: { bus: silentBus, ids: randomIds, stopping: new AbortController().signal },
  })
}
