import { z } from 'zod'
import type { TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getStkAccount } from '../methods/mpesa/account.ts'

const Said = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('result'),
    result: z.strictObject({
      requestId: z.string(),
      meaning: z.enum(['done', 'already_done', 'refused', 'unsure']),
      code: z.string(),
      problem: z.string(),
      receipt: z.string().nullable(),
      amountMinor: z.int().nullable(),
      state: z.enum(['completed', 'reversed', 'not_completed']).nullable(),
      creditedTo: z.string().nullable(),
    }),
  }),
  /** The request waited too long at the provider. */
  z.strictObject({ kind: z.literal('timeout') }),
  z.strictObject({ kind: z.literal('unreadable'), problem: z.string() }),
])
/** What came to one of the two addresses of a request. */
export type Said = z.infer<typeof Said>

const Claim = z.strictObject({ subjectId: z.uuid(), said: Said })

export interface StoredResult {
  subjectId: string
  said: Said
  /** False for what anybody may have written: in production, from where the provider is not known to call from. */
  isBelieved: boolean
  handledAt: Date | null
}

/** What was said about a request, locked until the transaction ends. Throws `not_found`. */
export async function lockResult(ctx: TxCtx, notificationId: string): Promise<StoredResult> {
  const [row] = await ctx.tx.$queryRaw<
    { accountId: string; claim: unknown; sourceKnown: boolean; handledAt: Date | null }[]
  >`
    SELECT account_id AS "accountId", claim, source_known AS "sourceKnown", handled_at AS "handledAt"
    FROM payment_notifications
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${notificationId}::uuid AND source IN ('receipt_check', 'reversal')
    FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such notification')
  const { subjectId, said } = Claim.parse(row.claim)
  const isBelieved = row.sourceKnown || (await getStkAccount(ctx, row.accountId)).environment !== 'production'
  return { subjectId, said, isBelieved, handledAt: row.handledAt }
}
