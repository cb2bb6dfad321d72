import { createPrivateKey } from 'node:crypto'
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../domain/context.ts'
import type { AccessTokens } from '../../domain/identity/access-tokens.ts'
import { AccessClaims, Role } from '../../domain/identity/schemas.ts'
import { makePrivateKey, type SigningKey, type signingKeyStore } from './signing-keys.ts'

const ALGORITHM = 'RS256'
/** How long a process goes by the keys it has read. */
const READ_EVERY_MS = 60_000
/** Anybody can make up a key id: an unknown one has the keys read again at most so often. */
const REREAD_EVERY_MS = 1_000
const REPLACED_AFTER_MS = 90 * 24 * 3_600_000

const Payload = z.object({
  aud: AccessClaims.shape.audience,
  org: z.uuid(),
  sub: z.uuid(),
  sid: z.uuid(),
  role: Role,
  auth_time: z.int(),
  iat: z.int(),
  exp: z.int(),
})

export interface JwtAccessTokens extends AccessTokens {
  /** Sees to it that there is a key of less than ninety days, so that nobody who signs in waits for one to be made. */
  prepare(): Promise<void>
  /** Signs with a new key from now on; what the last one signed is good for another day. */
  rotate(): Promise<void>
}

/**
 * Access tokens as JWT, RS256 with 4096 bits.
 * @param importPem the first private key, where the installation brings its own
 */
export function jwtAccessTokens(deps: {
  store: ReturnType<typeof signingKeyStore>
  clock: Clock
  importPem: string | null
}): JwtAccessTokens {
  const { store, clock, importPem } = deps
  let keys: SigningKey[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  let making: Promise<void> | null = null
  const now = () => clock.now().getTime()

  const read = () => {
    reading ??= store
      .read()
      .then((found) => {
        keys = found
        readAt = now()
      })
      .finally(() => {
        reading = null
      })
    return reading
  }
  const readIfOlder = async (ms: number) => {
    if (Math.abs(now() - readAt) >= ms) await read()
  }
  const replace = (current: SigningKey | undefined) => {
    making ??= (
      current === undefined && importPem !== null ? Promise.resolve(createPrivateKey(importPem)) : makePrivateKey()
    )
      .then((made) => store.replace(current?.kid ?? null, made))
      .then(read)
      .finally(() => {
        making = null
      })
    return making
  }
  const signing = async () => {
    await readIfOlder(READ_EVERY_MS)
    if (!keys.some(({ sign }) => sign !== null)) await replace(undefined)
    const key = keys.find(({ sign }) => sign !== null)
    if (!key?.sign) throw new Error('there is no key that signs')
    return { ...key, sign: key.sign }
  }
  const verifying = async (kid: string) => {
    await readIfOlder(READ_EVERY_MS)
    const known = () => keys.find((key) => key.kid === kid)
    if (known() === undefined) await readIfOlder(REREAD_EVERY_MS)
    return known()
  }

  return {
    async sign(claims) {
      const key = await signing()
      return new SignJWT({
        aud: claims.audience,
        org: claims.tenantId,
        sub: claims.userId,
        sid: claims.sessionId,
        role: claims.role,
        auth_time: seconds(claims.authAt),
        iat: seconds(claims.issuedAt),
        exp: seconds(claims.expiresAt),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'JWT' })
        .sign(key.sign)
    },
    async read(token, at) {
      const kid = kidOf(token)
      const key = kid === null ? undefined : await verifying(kid)
      if (!key) return { outcome: 'forged' }
      try {
        const options = { algorithms: [ALGORITHM], currentDate: at, requiredClaims: ['exp'] }
        const { payload } = await jwtVerify(token, key.publicKey, options)
        return { outcome: 'valid', claims: claimsOf(Payload.parse(payload)) }
      } catch (error) {
        return { outcome: error instanceof errors.JWTExpired ? 'expired' : 'forged' }
      }
    },
    async publicKeys() {
      await readIfOlder(READ_EVERY_MS)
      return keys.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: ALGORITHM, use: 'sig' }))
    },
    async prepare() {
      const key = await signing()
      if (now() - key.createdAt.getTime() > REPLACED_AFTER_MS) await replace(key)
    },
    async rotate() {
      await replace(await signing())
    },
  }
}

function kidOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null
  } catch {
    return null
  }
}

function claimsOf(payload: z.infer<typeof Payload>): AccessClaims {
  const { aud, org, sub, sid, role, auth_time, iat, exp } = payload
  const dates = { authAt: instant(auth_time), issuedAt: instant(iat), expiresAt: instant(exp) }
  return { audience: aud, tenantId: org, userId: sub, sessionId: sid, role, ...dates }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000)
}

function instant(second: number): Date {
  return new Date(second * 1_000)
}
