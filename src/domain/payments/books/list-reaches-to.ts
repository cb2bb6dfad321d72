import type { Ctx } from '../../context.ts'

/** From when on the list of now has everything. */
export function listReachesTo({ ports }: Ctx, now: Date): Date {
  return new Date(now.getTime() - ports.receipts.listReachMs)
}
