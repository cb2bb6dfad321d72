import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { SetupStep, SetupView } from './schemas.ts'

const Check = z
  .object({
    outcome: z.enum(['works', 'failed', 'waiting']),
    reason: z.string().nullable(),
    problem: z.string().nullable(),
    at: z.coerce.date(),
  })
  .nullable()
type Check = z.infer<typeof Check>

const Row = z.object({
  number: z.boolean(),
  heard: z.boolean(),
  template: z.enum(['approved', 'pending', 'rejected']).nullable(),
  mpesa: z.boolean(),
  stkOn: z.boolean(),
  catalogue: z.boolean(),
  document: z.boolean(),
  people: z.int(),
  webhook: Check,
  prompt: Check,
})

/**
 * How far a shop has come. Nothing is ticked: each step is what rows say of it, and of the two that leave none, what came of the last try. One
 * statement.
 */
export async function getSetup(ctx: Ctx): Promise<SetupView[]> {
  const rows = await ctx.statement`
    SELECT EXISTS (SELECT FROM channels c WHERE c.tenant_id = t.id AND c.kind = 'whatsapp') AS number,
      EXISTS (SELECT FROM inbound_messages i JOIN conversations v ON v.tenant_id = i.tenant_id AND v.id = i.conversation_id
        JOIN channels c ON c.tenant_id = v.tenant_id AND c.id = v.channel_id
        WHERE i.tenant_id = t.id AND c.kind = 'whatsapp') AS heard,
      (SELECT m.status FROM message_templates m WHERE m.tenant_id = t.id
        ORDER BY array_position(ARRAY['approved', 'pending', 'rejected'], m.status), m.updated_at DESC LIMIT 1) AS template,
      EXISTS (SELECT FROM payment_accounts a WHERE a.tenant_id = t.id AND a.provider = 'mpesa') AS mpesa,
      coalesce((t.settings #>> '{payments,stk}')::boolean, false) AS "stkOn",
      EXISTS (SELECT FROM catalog_items i WHERE i.tenant_id = t.id) AS catalogue,
      EXISTS (SELECT FROM knowledge_documents d WHERE d.tenant_id = t.id AND d.deleted_at IS NULL) AS document,
      (SELECT count(*)::int FROM users u WHERE u.tenant_id = t.id AND u.disabled_at IS NULL) AS people,
      (SELECT to_jsonb(k) FROM setup_checks k WHERE k.tenant_id = t.id AND k.step = 'webhook') AS webhook,
      (SELECT to_jsonb(k) FROM setup_checks k WHERE k.tenant_id = t.id AND k.step = 'prompt') AS prompt
    FROM tenants t WHERE t.id = ${ctx.tenantId}::uuid`
  const [row] = z.tuple([Row]).parse(rows)
  return viewsOf(row)
}

function viewsOf(row: z.infer<typeof Row>): SetupView[] {
  return [
    there('number', row.number),
    // What a customer wrote has come the whole way; the try is made where nobody has written yet.
    row.heard ? there('webhook', true) : tried('webhook', row.webhook, row.number ? null : 'no_number'),
    templateView(row.template),
    tried('prompt', row.prompt, row.mpesa ? (row.stkOn ? null : 'switched_off') : 'no_account'),
    there('catalogue', row.catalogue),
    there('document', row.document),
    there('team', row.people > 1),
  ]
}

function there(step: SetupStep, isThere: boolean): SetupView {
  return { step, state: isThere ? 'done' : 'open', reason: null, problem: null, at: null }
}

/** @param missing what it needs first */
function tried(step: SetupStep, check: Check, missing: string | null): SetupView {
  if (missing !== null) return { step, state: 'open', reason: missing, problem: null, at: null }
  if (check === null) return there(step, false)
  const { outcome, reason, problem, at } = check
  return { step, state: outcome === 'works' ? 'done' : outcome, reason, problem, at }
}

function templateView(status: 'approved' | 'pending' | 'rejected' | null): SetupView {
  const view = there('template', status === 'approved')
  if (status === 'pending') return { ...view, state: 'waiting' }
  return status === 'rejected' ? { ...view, state: 'failed', reason: 'rejected' } : view
}
