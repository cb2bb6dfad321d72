import { randomIds } from '../../src/adapters/system/ids.ts'
import type { Role } from '../../src/domain/identity/schemas.ts'
import { PLATFORM_TENANT } from '../../src/domain/tenancy/schemas.ts'
import { staffTokenHash } from '../../src/http/middleware/staff-auth.ts'
import type { Product } from '../support/product.ts'

/** A member of staff of a shop, with her token. */
export async function hireStaff(product: Product, { tenantId }: { tenantId: string }) {
  const token = `tulia_${tenantId}_${randomIds.secret(32)}`
  const id = randomIds.uuid()
  const row = { tenantId, id, name: 'Wanjiru', tokenHash: staffTokenHash(token) }
  await product.db.transaction(tenantId, (tx) => tx.staffToken.create({ data: row }))
  return { id, token }
}

/** A person who is signed in: her row and that of her session. Who runs the installation has them where it is run, and none at a shop. */
export async function signIn(
  { db }: Product,
  tenantId: string,
  role: Role,
): Promise<{ id: string; sessionId: string }> {
  const [id, sessionId] = [randomIds.uuid(), randomIds.uuid()]
  if (role === 'operator' && tenantId !== PLATFORM_TENANT) return { id, sessionId }
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  const user = { tenantId, id, email: `${id}@shop.example`, name: 'Wanjiru', role, createdAt: now, joinedAt: now }
  await db.transaction(tenantId, async (tx) => {
    await tx.user.create({ data: user })
    const session = { tenantId, id: sessionId, userId: id, createdAt: now, authAt: now, seenAt: now, expiresAt }
    await tx.session.create({ data: session })
    if (role !== 'operator') return
    const step = { tenantId, id: randomIds.uuid(), userId: id, kind: 'totp', secretEnc: 'sealed' }
    await tx.credential.create({ data: { ...step, createdAt: now, confirmedAt: now } })
  })
  return { id, sessionId }
}
