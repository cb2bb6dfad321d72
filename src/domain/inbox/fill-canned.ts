import { z } from 'zod'
import { formatMoney } from '../../lib/money.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { CannedTexts } from './schemas.ts'

const HOLE = /\{\{\s*([a-z_.]{1,40})\s*\}\}/g

const Facts = z.object({
  texts: CannedTexts,
  language: z.string(),
  shop: z.string(),
  customer: z.string().nullable(),
  order: z.object({ reference: z.string(), status: z.string(), totalMinor: z.int(), currency: z.string() }).nullable(),
})

/**
 * A kept reply in the customer's language with its slots filled from rows: `{{customer.name}}`, `{{shop.name}}`, and of her newest
 * order `{{order.reference}}`, `{{order.status}}`, `{{order.total}}`. What no row says stays a slot and is named in `unresolved`:
 * such a text is not to be sent. Throws `not_found`.
 */
export async function fillCanned(
  ctx: Ctx,
  { cannedId, conversationId }: { cannedId: string; conversationId: string },
): Promise<{ text: string; language: string; unresolved: string[] }> {
  const [row] = await ctx.statement`
    SELECT c.texts, coalesce(cu.language_pref, v.language, t.settings->>'defaultLanguage') AS language, t.name AS shop,
      coalesce(cu.known_as, cu.profile_name) AS customer, (
      SELECT jsonb_build_object('reference', o.reference, 'status', o.status, 'totalMinor', o.total_minor, 'currency', o.currency)
      FROM orders o WHERE o.tenant_id = v.tenant_id AND o.customer_id = v.customer_id AND o.status <> 'draft'
      ORDER BY o.created_at DESC, o.id LIMIT 1) AS "order"
    FROM canned_replies c
    JOIN conversations v ON v.tenant_id = c.tenant_id AND v.id = ${conversationId}::uuid
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    JOIN tenants t ON t.id = v.tenant_id
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND c.id = ${cannedId}::uuid AND (c.owner_id IS NULL OR c.owner_id = ${ctx.actor})`
  if (!row) throw new AppError('not_found', 'there is no such reply or conversation')
  const facts = Facts.parse(row)
  const { language, text } = inLanguage(facts.texts, facts.language)
  const values = valuesOf(facts)
  const unresolved = [...text.matchAll(HOLE)].map((hole) => hole[1] ?? '').filter((name) => values[name] == null)
  return {
    language,
    unresolved: [...new Set(unresolved)],
    text: text.replace(HOLE, (hole, name: string) => values[name] ?? hole),
  }
}

function valuesOf({ shop, customer, order }: z.infer<typeof Facts>): Record<string, string | null> {
  return {
    'shop.name': shop,
    'customer.name': customer,
    'order.reference': order?.reference ?? null,
    'order.status': order?.status ?? null,
    'order.total': order === null ? null : formatMoney({ amountMinor: order.totalMinor, currency: order.currency }),
  }
}

/** Her language, else English, else whichever there is. */
function inLanguage(texts: CannedTexts, wanted: string): { language: string; text: string } {
  const kept = Object.entries(texts).flatMap(([language, text]) => (text === undefined ? [] : [{ language, text }]))
  const [first] = [wanted, 'en'].flatMap((one) => kept.filter(({ language }) => language === one)).concat(kept)
  if (first === undefined) throw new Error('a kept reply has no text')
  return first
}
