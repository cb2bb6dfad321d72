import { z } from 'zod'

const OfShop = z.object({ tenantId: z.string() })

/** BullMQ keeps the waiting jobs of one queue in one list per priority, and knows two million priorities. */
const LANES = 2 ** 21 - 1

/** Work that names no shop. */
export const NO_LANE = 0

/**
 * The lane in which work waits: each shop has its own, so that workers can take from them in turn. Two shops whose ids fall
 * on the same lane share its turns; with a thousand shops that happens to one pair of them in four installations.
 */
export function laneOf(payload: unknown): number {
  const shop = OfShop.safeParse(payload)
  return shop.success ? 1 + (fnv1a(shop.data.tenantId) % LANES) : NO_LANE
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
