import { z } from 'zod'
import type { TxCtx } from '../../context.ts'
import { parseTenantSettings, type TenantSettings } from '../../tenancy/index.ts'
import { FactData, IntentV1, PlanV1 } from '../schemas/index.ts'
import type { Told } from './decide-telling.ts'

const Row = z.object({
  customerId: z.uuid(),
  conversationId: z.uuid(),
  nextCheckAt: z.date(),
  agrees: z.boolean(),
  language: z.string(),
  settings: z.unknown(),
  version: z.int().nullable(),
  plan: PlanV1.nullable(),
  intent: IntentV1.nullable(),
  facts: FactData.nullable(),
  told: z.array(z.object({ at: z.coerce.date(), digest: z.string(), answered: z.boolean().nullable() })).nullable(),
})

/** A trip that is watched, as its customer has it now, and what she was told of it. */
export interface WatchedTrip
  extends Omit<z.infer<typeof Row>, 'settings' | 'told' | 'version' | 'plan' | 'intent' | 'facts'> {
  settings: TenantSettings
  /** Null: it has no plan any more. */
  newest: { version: number; plan: PlanV1; intent: IntentV1; facts: FactData } | null
  /** Oldest first. */
  told: Told[]
}

/** Everything that a look at a trip starts from, in one statement, with its watch locked; null when nobody watches it. */
export async function readWatchedTrip(ctx: TxCtx, tripId: string): Promise<WatchedTrip | null> {
  const [row] = await ctx.tx.$queryRaw<unknown[]>`
    SELECT w.customer_id AS "customerId", w.conversation_id AS "conversationId", w.next_check_at AS "nextCheckAt",
      cu.trip_watch_opt_in IS TRUE AND cu.opted_out_at IS NULL AS agrees, t.settings,
      coalesce(cu.language_pref, v.language, t.settings->>'defaultLanguage') AS language,
      i.version, i.plan, i.data->'intent' AS intent, i.facts,
      (SELECT jsonb_agg(jsonb_build_object('at', c.told_at, 'digest', c.digest,
          'answered', CASE WHEN c.outcome = 'proposal' THEN c.answer IS NOT NULL END) ORDER BY c.told_at)
        FROM trip_watch_checks c WHERE c.tenant_id = w.tenant_id AND c.trip_id = w.trip_id AND c.told_at IS NOT NULL) AS told
    FROM trip_watches w
    JOIN tenants t ON t.id = w.tenant_id AND t.disabled_at IS NULL
    JOIN customers cu ON cu.tenant_id = w.tenant_id AND cu.id = w.customer_id
    JOIN conversations v ON v.tenant_id = w.tenant_id AND v.id = w.conversation_id
    LEFT JOIN LATERAL (SELECT * FROM itineraries i WHERE i.tenant_id = w.tenant_id AND i.trip_id = w.trip_id
      ORDER BY i.version DESC LIMIT 1) i ON true
    WHERE w.tenant_id = ${ctx.tenantId}::uuid AND w.trip_id = ${tripId}::uuid AND w.next_check_at IS NOT NULL
    FOR UPDATE OF w`
  if (row === undefined) return null
  const { settings, told, version, plan, intent, facts, ...watch } = Row.parse(row)
  const newest = version !== null && plan && intent && facts ? { version, plan, intent, facts } : null
  return { ...watch, settings: parseTenantSettings(settings), newest, told: told ?? [] }
}
