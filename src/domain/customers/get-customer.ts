import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { customerOf, toCustomerView } from './internal.ts'
import type { CustomerView } from './schemas.ts'

/** The customer of this ctx. She exists since her first message was recorded. */
export async function getCustomer(ctx: Ctx): Promise<CustomerView> {
  const id = customerOf(ctx)
  const [row] = await ctx.statement`
    SELECT id, address, phone_e164 AS "phoneE164", profile_name AS "profileName", language_pref AS "languagePref",
      marketing_opt_in AS "marketingOptIn", opted_out_at AS "optedOutAt", notification_prefs AS "notificationPrefs",
      delivery_preference AS "deliveryPreference", memory_opt_in AS "memoryOptIn", trip_watch_opt_in AS "tripWatchOptIn",
      (SELECT json_agg(json_build_object('kind', m.kind, 'value', m.said, 'dates', m.dates, 'messageId', m.message_id, 'at', m.at)
          ORDER BY m.at DESC, m.kind, m.said)
        FROM customer_memory m WHERE m.tenant_id = customers.tenant_id AND m.customer_id = customers.id) AS memories
    FROM customers WHERE tenant_id = ${ctx.tenantId}::uuid AND id = ${id}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such customer')
  return toCustomerView(row)
}
