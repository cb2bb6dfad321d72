import type { TxCtx } from '../context.ts'
import type { ChosenOffer } from '../offers/index.ts'
import type { PricedLine } from './price-lines.ts'
import { chargedFeeMinor, type StoredFulfilment } from './stored-fulfilment.ts'

export interface DraftRow {
  id: string
  reference: string
  conversationId: string
  customerId: string
  currency: string
  subtotalMinor: number
  lines: readonly PricedLine[]
  chosen: ChosenOffer | null
  fulfilment: StoredFulfilment | null
}

/**
 * Writes a draft and its lines over whatever was there, in one statement: lines are matched by position and those that
 * are left over go.
 * @returns when the draft was first made
 */
export async function writeDraft(ctx: TxCtx, draft: DraftRow): Promise<Date> {
  const { lines, fulfilment } = draft
  const now = ctx.clock.now()
  const discountMinor = draft.chosen?.discountMinor ?? 0
  const totalMinor = draft.subtotalMinor - discountMinor + chargedFeeMinor(fulfilment)
  const [row] = await ctx.tx.$queryRaw<{ createdAt: Date }[]>`
    WITH draft AS (
      INSERT INTO orders AS o (tenant_id, id, conversation_id, customer_id, reference, currency, subtotal_minor, discount_minor,
        total_minor, offer_id, fulfilment_kind, fulfilment_place_id, fulfilment_place_name, fulfilment_address, fulfilment_latitude,
        fulfilment_longitude, fulfilment_pin_label, delivery_fee_minor, fee_collected, created_at, updated_at)
      VALUES (${ctx.tenantId}::uuid, ${draft.id}::uuid, ${draft.conversationId}::uuid, ${draft.customerId}::uuid, ${draft.reference},
        ${draft.currency}, ${draft.subtotalMinor}, ${discountMinor}, ${totalMinor},
        ${draft.chosen?.offer.id ?? null}::uuid, ${fulfilment?.kind ?? null}, ${fulfilment?.placeId ?? null}, ${fulfilment?.placeName ?? null},
        ${fulfilment?.address ?? null}, ${fulfilment?.pin?.latitude ?? null}::float8, ${fulfilment?.pin?.longitude ?? null}::float8,
        ${fulfilment?.pin?.label ?? null}, ${fulfilment?.feeMinor ?? 0}, ${fulfilment?.feeCollected ?? null}, ${now}::timestamptz, ${now}::timestamptz)
      ON CONFLICT (tenant_id, id) DO UPDATE SET currency = excluded.currency, subtotal_minor = excluded.subtotal_minor,
        discount_minor = excluded.discount_minor, total_minor = excluded.total_minor, offer_id = excluded.offer_id,
        fulfilment_kind = excluded.fulfilment_kind, fulfilment_place_id = excluded.fulfilment_place_id,
        fulfilment_place_name = excluded.fulfilment_place_name, fulfilment_address = excluded.fulfilment_address,
        fulfilment_latitude = excluded.fulfilment_latitude, fulfilment_longitude = excluded.fulfilment_longitude,
        fulfilment_pin_label = excluded.fulfilment_pin_label, delivery_fee_minor = excluded.delivery_fee_minor,
        fee_collected = excluded.fee_collected,
        updated_at = excluded.updated_at
      RETURNING o.tenant_id, o.id, o.created_at
    ), written AS (
      INSERT INTO order_lines AS l (tenant_id, id, order_id, position, variant_id, item_name, variant_name, quantity,
        unit_price_minor, line_total_minor)
      SELECT draft.tenant_id, line.id, draft.id, line.position, line.variant_id, line.item_name, line.variant_name, line.quantity,
        line.unit_price, line.quantity * line.unit_price
      FROM draft, unnest(${lines.map(() => ctx.ids.uuid())}::uuid[], ${lines.map((line) => line.variantId)}::uuid[],
        ${lines.map((line) => line.itemName)}::text[], ${lines.map((line) => line.variantName)}::text[],
        ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.unitPriceMinor)}::int[])
        WITH ORDINALITY AS line(id, variant_id, item_name, variant_name, quantity, unit_price, position)
      ON CONFLICT (tenant_id, order_id, position) DO UPDATE SET variant_id = excluded.variant_id, item_name = excluded.item_name,
        variant_name = excluded.variant_name, quantity = excluded.quantity, unit_price_minor = excluded.unit_price_minor,
        line_total_minor = excluded.line_total_minor
    ), removed AS (
      DELETE FROM order_lines l USING draft
      WHERE l.tenant_id = draft.tenant_id AND l.order_id = draft.id AND l.position > ${lines.length}
    )
    SELECT created_at AS "createdAt" FROM draft`
  if (!row) throw new Error('a draft was written but gave no row')
  return row.createdAt
}
