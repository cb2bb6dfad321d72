import { z } from 'zod'
import { jsonDigest } from '../../../lib/json-digest.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { tellConversations } from '../tell-conversations.ts'
import { Erasure } from './schemas.ts'

const Row = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  addressHash: z.string(),
  stoppedAt: z.date().nullable(),
  erasedAt: z.date().nullable(),
  waitsFor: z.enum(['message', 'turn', 'payment']).nullable(),
})

const WAITS: Record<NonNullable<z.infer<typeof Row>['waitsFor']>, string> = {
  message: 'A message to her is leaving: try again in a minute.',
  turn: 'A message of hers is being answered: try again in a minute.',
  payment: 'A payment of hers is under way or in review: end it first.',
}

/**
 * Takes out who a customer was and what was said with her. Her orders and receipts stay under a pseudonym, her consents without her
 * address, and a STOP of hers holds for whoever comes under the same address; everybody who does is another person. Backups keep her
 * until they age out. Throws `not_found`, `invalid_input` when it is not her name that was given, and `conflict` while something of
 * hers is under way, or when it was done before.
 * @param input.name what the shop calls her, else her number: what is done cannot be taken back
 */
export async function eraseCustomer(ctx: Ctx, input: { customerId: string; name: string }): Promise<Erasure> {
  const { customerId } = input
  return ctx.transaction(async (ctx) => {
    const customer = await lockCustomer(ctx, customerId)
    insist(customer, input.name)
    await tellConversations(ctx, customerId)
    const [done] = await ctx.tx.$queryRaw<{ counts: unknown }[]>`
      SELECT erase_customer(${ctx.tenantId}::uuid, ${customerId}::uuid, ${ctx.clock.now()}::timestamptz) AS counts`
    const counts = Erasure.shape.counts.parse(done?.counts)
    const { addressHash, stoppedAt } = customer
    const facts = { customerId, erasedBy: ctx.actor, erasedAt: ctx.clock.now().toISOString(), counts, addressHash }
    const erasure: Erasure = { ...facts, erasedAt: ctx.clock.now(), hash: jsonDigest(facts) }
    await ctx.tx.customerErasure.create({
      data: { tenantId: ctx.tenantId, id: ctx.ids.uuid(), ...erasure, addressHash, stoppedAt },
    })
    await recordAudit(ctx, {
      ...{ action: 'customer.erased', subjectType: 'customer', subjectId: customerId },
      data: { counts, hash: erasure.hash },
    })
    return erasure
  })
}

async function lockCustomer(ctx: TxCtx, customerId: string): Promise<z.infer<typeof Row>> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT coalesce(c.known_as, c.profile_name) AS name, c.phone_e164 AS phone, c.opted_out_at AS "stoppedAt",
      c.erased_at AS "erasedAt", address_hash(c.tenant_id, c.address) AS "addressHash",
      erasure_waits_for(c.tenant_id, c.id) AS "waitsFor"
    FROM customers c WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.id = ${customerId}::uuid FOR UPDATE OF c`
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return Row.parse(row)
}

function insist({ name, phone, erasedAt, waitsFor }: z.infer<typeof Row>, given: string): void {
  if (erasedAt !== null) throw new AppError('conflict', 'She was erased before.')
  if (given.trim() !== (name ?? phone ?? '').trim()) {
    throw new AppError('invalid_input', 'Give the name, or else the number, that the shop knows her by.')
  }
  if (waitsFor !== null) throw new AppError('conflict', WAITS[waitsFor])
}
