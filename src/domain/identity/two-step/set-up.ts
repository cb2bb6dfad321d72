import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { base32, stepOfCode } from './one-time-code.ts'
import { makeRecoveryCodes, recoveryHash } from './recovery-code.ts'

const SECRET_BYTES = 20

/** Begins a second step: the secret for an app. It asks nobody for anything until a code has shown that the app has it. */
export async function setUpTwoStep(
  ctx: Ctx,
  { userId, email, issuer }: { userId: string; email: string; issuer: string },
): Promise<{ secret: string; address: string }> {
  const { tenantId } = ctx
  const secret = ctx.ids.secret(SECRET_BYTES)
  const id = ctx.ids.uuid()
  const secretEnc = ctx.ports.vault.seal(secret, { tenantId, column: 'credentials.secret_enc', row: id })
  await ctx.transaction(async ({ tx }) => {
    // Of two that begin at once the later one counts.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`two step ${tenantId} ${userId}`}, 0))::text`
    await tx.credential.deleteMany({ where: { tenantId, userId, kind: 'totp', confirmedAt: null } })
    const known = await tx.credential.count({ where: { tenantId, userId, kind: 'totp' } })
    if (known > 0) throw new AppError('conflict', 'the second step is on already')
    await tx.credential.create({ data: { tenantId, id, userId, kind: 'totp', secretEnc, createdAt: ctx.clock.now() } })
  })
  const label = encodeURIComponent(`${issuer}:${email}`)
  const plain = base32(secret)
  return { secret: plain, address: `otpauth://totp/${label}?secret=${plain}&issuer=${encodeURIComponent(issuer)}` }
}

/** Switches the second step on with a first code. Gives the recovery codes, which are shown this once. Null for a wrong code. */
export async function confirmTwoStep(
  ctx: Ctx,
  { userId, code }: { userId: string; code: string },
): Promise<{ recoveryCodes: string[] } | null> {
  const { tenantId } = ctx
  const now = ctx.clock.now()
  return ctx.transaction(async (ctx) => {
    const { tx } = ctx
    const begun = await tx.credential.findFirst({ where: { tenantId, userId, kind: 'totp', confirmedAt: null } })
    if (!begun?.secretEnc) throw new AppError('conflict', 'no second step waits for its first code')
    const place = { tenantId, column: 'credentials.secret_enc', row: begun.id } as const
    const step = stepOfCode(ctx.ports.vault.open(begun.secretEnc, place), code, now)
    if (step === null) return null
    const confirmed = { confirmedAt: now, usedStep: BigInt(step) }
    const turned = await tx.credential.updateMany({
      where: { tenantId, id: begun.id, confirmedAt: null },
      data: confirmed,
    })
    if (turned.count === 0) throw new AppError('conflict', 'the second step is on already')
    const recoveryCodes = makeRecoveryCodes(ctx.ids)
    await tx.credential.createMany({
      data: recoveryCodes.map((one) => ({
        tenantId,
        id: ctx.ids.uuid(),
        userId,
        kind: 'recovery',
        hash: recoveryHash(userId, one),
        createdAt: now,
      })),
    })
    await recordAudit(ctx, { action: 'two_step.switched_on', subjectType: 'user', subjectId: userId, data: {} })
    return { recoveryCodes }
  })
}

/** Switches the second step off, with its recovery codes. */
export async function disableTwoStep(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { tenantId, tx } = ctx
    const gone = await tx.credential.deleteMany({ where: { tenantId, userId, kind: { in: ['totp', 'recovery'] } } })
    if (gone.count === 0) return
    await recordAudit(ctx, { action: 'two_step.switched_off', subjectType: 'user', subjectId: userId, data: {} })
  })
}
