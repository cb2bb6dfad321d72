import { Prisma } from '../../../prisma/generated/client.ts'
import { CHANNEL_RULES } from '../messaging/index.ts'
import type { ChannelKind } from '../messaging/schemas.ts'
import type { TenantSettings } from '../tenancy/index.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** What of a customer decides whether she is written to unasked at all. */
export interface UnaskedFacts {
  channelKind: ChannelKind
  optedOut: boolean
  marketing: boolean
  /** What she got unasked in a week. */
  thisWeek: number
}

/** Why a customer is sent nothing unasked; null when she may be. The claim asks again about what may change until then. */
export function unaskedRefusal(facts: UnaskedFacts, { outreach }: Pick<TenantSettings, 'outreach'>): string | null {
  if (!CHANNEL_RULES[facts.channelKind].findsCustomer) return 'not_there'
  if (facts.optedOut) return 'opted_out'
  if (!facts.marketing) return 'no_marketing_consent'
  return facts.thisWeek >= outreach.perCustomerPerWeek ? 'weekly_limit' : null
}

/** How much a customer (`cu`) got unasked in the week before an instant, reminders and campaigns alike. */
export function thisWeekSql(now: Date): Prisma.Sql {
  const week = new Date(now.getTime() - WEEK_MS)
  return Prisma.sql`((SELECT count(*)::int FROM outreach w WHERE w.tenant_id = cu.tenant_id AND w.customer_id = cu.id
      AND w.queued_at > ${week} AND w.status IN ('planned', 'sent'))
    + (SELECT count(*)::int FROM campaign_targets w WHERE w.tenant_id = cu.tenant_id AND w.customer_id = cu.id AND w.queued_at > ${week}))`
}
