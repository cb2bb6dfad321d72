import type { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { TxCtx } from '../context.ts'
import type { VersionStatus } from './schemas.ts'
import { VERSION_TRANSITIONS } from './transitions.ts'

const DAY_MS = 86_400_000
/** How long bytes and text are kept: what was told can be told again, what came to nothing can be looked at. */
const KEPT_DAYS: Partial<Record<VersionStatus, number>> = { retired: 90, failed: 7, cancelled: 7, unchanged: 7 }

export interface MovedVersion {
  versionId: string
  documentId: string
  number: number
  status: VersionStatus
  /** Given by who has begun a step: if another has begun it since, nothing moves. */
  attempts?: number
}

/**
 * Gives a version another status, with its audit row, in the caller's transaction. False when it is not any more in the
 * status in which the caller has seen it. Throws on a way that the table does not know.
 */
export async function moveVersion(
  ctx: TxCtx,
  version: MovedVersion,
  to: VersionStatus,
  changes: Prisma.KnowledgeVersionUncheckedUpdateManyInput = {},
): Promise<boolean> {
  const { versionId, documentId, number, status: from, attempts } = version
  if (!VERSION_TRANSITIONS[from].includes(to)) throw new Error(`a version does not go from ${from} to ${to}`)
  const now = ctx.clock.now()
  const days = KEPT_DAYS[to]
  const { count } = await ctx.tx.knowledgeVersion.updateMany({
    where: { tenantId: ctx.tenantId, id: versionId, status: from, ...(attempts !== undefined && { attempts }) },
    data: {
      status: to,
      statusAt: now,
      attempts: 0,
      leaseUntil: null,
      purgeAt: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
      ...changes,
    },
  })
  if (count === 0) return false
  const data = { version_id: versionId, number, from }
  await recordAudit(ctx, { action: `knowledge.${to}`, subjectType: 'document', subjectId: documentId, data })
  return true
}
