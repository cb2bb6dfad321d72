import { jwtAccessTokens } from '../../../src/adapters/jwt/jwt-access-tokens.ts'
import { signingKeyStore } from '../../../src/adapters/jwt/signing-keys.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { aesVault } from '../../../src/adapters/system/vault.ts'
import type { Ctx } from '../../../src/domain/context.ts'
import type { PasswordHasher } from '../../../src/domain/identity/password-hasher.ts'
import type { Role } from '../../../src/domain/identity/schemas.ts'
import { acceptInvitation, invite } from '../../../src/domain/team/index.ts'
import { createShop } from '../../support/builders.ts'
import { TEST_SECRET_KEY } from '../../support/global-setup.ts'
import { testClock, testCtx, testLog, testPorts } from '../../support/test-ctx.ts'
import { type TestDatabase, testDatabase } from '../../support/test-database.ts'

export const PASSWORD = 'mango tree by the well'

/** The signing key of the template was made by today's clock; the tests live some days around it. */
const START = '2026-11-16T09:00:00Z'

const CALLER = { address: '192.0.2.7', requestId: 'request-1' }

export interface FrontDoor {
  db: TestDatabase
  ctx: Ctx
  clock: ReturnType<typeof testClock>
  log: ReturnType<typeof testLog>
  /** How often a password was compared or made into a hash. */
  hashes: { verified: number; made: number }
  /** Somebody of the team who has joined. */
  join(email: string, role?: Role): Promise<string>
  /** What the audit of the shop says, oldest first. */
  audited(): Promise<{ action: string; actor: string; ip: string | null; data: unknown }[]>
}

/** A shop at whose door people try to come in. */
export async function frontDoor(database?: TestDatabase): Promise<FrontDoor> {
  const db = database ?? (await testDatabase())
  const shop = await createShop(db)
  const clock = testClock(START)
  const log = testLog()
  const hashes = { verified: 0, made: 0 }
  const ports = testPorts()
  const vault = aesVault([TEST_SECRET_KEY])
  const store = signingKeyStore({ db, vault, clock, ids: randomIds })
  const accessTokens = jwtAccessTokens({ store, clock, importPem: null })
  const given = { tenantId: shop.tenantId, actor: 'system', clock, log, caller: CALLER }
  const ctx = testCtx(db, {
    ...given,
    ports: testPorts({ accessTokens, passwords: counted(ports.passwords, hashes) }),
  })
  return {
    ...{ db, ctx, clock, log, hashes },
    async join(email, role = 'owner') {
      const { token } = await invite(ctx, { email, name: 'Achieng', role, by: null })
      const user = await acceptInvitation(ctx, { token, name: null, password: PASSWORD })
      return user?.userId ?? ''
    },
    audited: () =>
      db.transaction(shop.tenantId, (tx) =>
        tx.auditEntry.findMany({
          select: { action: true, actor: true, ip: true, data: true },
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
        }),
      ),
  }
}

function counted(hasher: PasswordHasher, hashes: FrontDoor['hashes']): PasswordHasher {
  return {
    isDated: hasher.isDated,
    hash: (password) => {
      hashes.made += 1
      return hasher.hash(password)
    },
    verify: (hash, password) => {
      hashes.verified += 1
      return hasher.verify(hash, password)
    },
  }
}
