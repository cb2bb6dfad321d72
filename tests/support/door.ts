import type { Clock, Ctx } from '../../src/domain/context.ts'
import type { AccessTokens } from '../../src/domain/identity/access-tokens.ts'
import { frontDoor } from '../../src/http/serve/authenticate.ts'
import { callerOf } from '../../src/http/serve/caller-of.ts'

/** Whatever claims to be one is none. */
const NO_TOKENS: AccessTokens = {
  sign: async () => '',
  read: async () => ({ outcome: 'forged' }),
  publicKeys: async () => [],
}

/** Who asks, by API keys alone, from this machine. */
export function testDoor({ ctxFor, clock }: { ctxFor: (tenantId: string) => Ctx; clock: Clock }) {
  const caller = callerOf([])
  return { callerOf: caller, ...frontDoor({ ctxFor, callerOf: caller, accessTokens: NO_TOKENS, clock }) }
}
