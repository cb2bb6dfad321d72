import { Prisma } from '../../../prisma/generated/client.ts'
import { recordAudit } from '../audit/index.ts'
import type { Ctx, TxCtx } from '../context.ts'
import { AppError } from '../errors.ts'
import { customerOf, toCustomerView } from './internal.ts'
import { writeMemories } from './memory/write-memories.ts'
import { CONSENT_WORDING, type PreferencePlan, planPreferences } from './plan-preferences.ts'
import type { CustomerView, PreferenceChange } from './schemas.ts'

export interface UpdatedPreferences {
  customer: CustomerView
  /** 'language', 'marketing', 'transactional', 'notifications.<key>', 'delivery': what is different now. */
  changed: string[]
}

/**
 * Changes what a customer prefers and consents to, with ledger entries and audit row. Saying again what is already so
 * changes nothing. Throws `not_enabled` for a language the shop does not speak, and `conflict` for a marketing consent
 * of somebody who withdrew every message. What is to be remembered of somebody who has not agreed to it is dropped.
 */
export async function updatePreferences(ctx: Ctx, change: PreferenceChange): Promise<UpdatedPreferences> {
  return ctx.transaction(async (ctx) => {
    const { customer, allowedLanguages } = await lockCustomer(ctx)
    if (change.language !== undefined && !allowedLanguages.includes(change.language)) {
      throw new AppError('not_enabled', `this shop does not speak ${change.language}`)
    }
    const plan = planPreferences(customer, change, ctx.clock.now())
    if (plan.next.optedOut && change.marketing === true) {
      throw new AppError('conflict', 'marketing cannot be granted while all messages are withdrawn')
    }
    if (plan.changed.length > 0) await writePlan(ctx, customer, plan, change.source)
    return { customer: { ...customer, ...plan.next }, changed: plan.changed }
  })
}

async function lockCustomer(ctx: TxCtx): Promise<{ customer: CustomerView; allowedLanguages: string[] }> {
  const [row] = await ctx.tx.$queryRaw<{ allowedLanguages: string[] }[]>`
    SELECT c.id, c.address, c.phone_e164 AS "phoneE164", c.profile_name AS "profileName", c.language_pref AS "languagePref",
      c.marketing_opt_in AS "marketingOptIn", c.opted_out_at AS "optedOutAt", c.notification_prefs AS "notificationPrefs",
      c.delivery_preference AS "deliveryPreference", c.memory_opt_in AS "memoryOptIn", c.trip_watch_opt_in AS "tripWatchOptIn",
      (SELECT json_agg(json_build_object('kind', m.kind, 'value', m.said, 'dates', m.dates, 'messageId', m.message_id, 'at', m.at)
          ORDER BY m.at DESC, m.kind, m.said)
        FROM customer_memory m WHERE m.tenant_id = c.tenant_id AND m.customer_id = c.id) AS memories,
      ARRAY(SELECT jsonb_array_elements_text(t.settings -> 'allowedLanguages')) AS "allowedLanguages"
    FROM customers c JOIN tenants t ON t.id = c.tenant_id
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.id = ${customerOf(ctx)}::uuid
    FOR UPDATE OF c`
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return { customer: toCustomerView(row), allowedLanguages: row.allowedLanguages }
}

async function writePlan(ctx: TxCtx, before: CustomerView, plan: PreferencePlan, source: string): Promise<void> {
  const at = ctx.clock.now()
  const { optedOut, delivery, memories: _memories, ...fields } = plan.next
  const optedOutAt = optedOut ? at : null
  await ctx.tx.customer.updateMany({
    where: { tenantId: ctx.tenantId, id: before.customerId },
    data: {
      ...fields,
      deliveryPreference: delivery ?? Prisma.DbNull,
      ...(optedOut === before.optedOut ? {} : { optedOutAt }),
    },
  })
  await writeMemories(ctx, before.customerId, plan)
  if (plan.consents.length > 0) {
    await ctx.tx.consentEntry.createMany({
      data: plan.consents.map((fact) => ({
        tenantId: ctx.tenantId,
        id: ctx.ids.uuid(),
        customerId: before.customerId,
        ...fact,
        source,
        wordingVersion: CONSENT_WORDING,
        at,
      })),
    })
  }
  await recordAudit(ctx, {
    action: 'customer.preferences_changed',
    subjectType: 'customer',
    subjectId: before.customerId,
    data: { changed: plan.changed, source },
  })
}
