import { z } from 'zod'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { tellConversations } from './tell-conversations.ts'

const Row = z.object({
  knownAs: z.string().nullable(),
  languagePref: z.string().nullable(),
  tags: z.array(z.string()),
  notes: z.string().nullable(),
  version: z.int(),
})

export interface CustomerChange {
  /** What the shop calls her; null for what she calls herself. */
  name?: string | null | undefined
  /** Null for the one that she writes in. */
  language?: string | null | undefined
  tags?: readonly string[] | undefined
  /** What staff keep in mind of her; no customer sees it. */
  notes?: string | null | undefined
}

/**
 * Changes how a customer is called, spoken to and sorted, and what staff note of her: a secret in that is not kept, and the audit says only
 * that it is another. `stale`: somebody has changed her since the version that was seen.
 * Throws `not_found`.
 */
export async function updateCustomer(
  ctx: Ctx,
  input: { customerId: string; change: CustomerChange; seen: number | null },
): Promise<'saved' | 'stale'> {
  const { customerId, seen } = input
  return ctx.transaction(async (ctx) => {
    const { version, ...before } = await lockCustomer(ctx, customerId)
    if (seen !== null && seen !== version) return 'stale'
    const { name = before.knownAs, language = before.languagePref, tags = before.tags } = input.change
    const { notes = before.notes } = input.change
    const kept = notes === null ? null : ctx.ports.secrets.read(notes).text
    const after = { knownAs: name, languagePref: language, tags: [...new Set(tags)].toSorted(), notes: kept }
    const changes = fieldsOf(before, after)
    if (changes.length === 0) return 'saved'
    await ctx.tx.customer.updateMany({
      where: { tenantId: ctx.tenantId, id: customerId },
      data: { ...after, version: version + 1 },
    })
    await recordAudit(ctx, {
      ...{ action: 'customer.changed', subjectType: 'customer', subjectId: customerId },
      data: { changes },
    })
    await tellConversations(ctx, customerId)
    return 'saved'
  })
}

async function lockCustomer(ctx: TxCtx, customerId: string): Promise<z.infer<typeof Row>> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT known_as AS "knownAs", language_pref AS "languagePref", tags, notes, version FROM customers
    WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${customerId}::uuid FOR UPDATE`
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return Row.parse(row)
}

type Kept = Omit<z.infer<typeof Row>, 'version'>

function fieldsOf(before: Kept, after: Kept) {
  const fields = [
    { field: 'name', before: before.knownAs, after: after.knownAs },
    { field: 'language', before: before.languagePref, after: after.languagePref },
    { field: 'tags', before: before.tags, after: after.tags },
  ]
  const changed = fields.filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
  return before.notes === after.notes ? changed : [...changed, { field: 'notes', before: null, after: 'changed' }]
}
