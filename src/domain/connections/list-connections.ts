import type { Ctx } from '../context.ts'
import { listNumbers, type ShopNumber } from '../messaging/index.ts'
import { type PresentAccounts, presentAccounts } from '../payments/index.ts'
import { readSettings, type TenantSettings } from '../tenancy/index.ts'

/** With whom a shop is connected. Nothing of it is secret. */
export interface Connections extends PresentAccounts {
  numbers: ShopNumber[]
  /** Which ways to pay the shop has switched on: connected is not yet offered. */
  payments: TenantSettings['payments']
}

/** The numbers of a shop and the payment accounts that new payments use. */
export function listConnections(ctx: Ctx): Promise<Connections> {
  return ctx.transaction(async (ctx) => ({
    numbers: await listNumbers(ctx),
    ...(await presentAccounts(ctx)),
    payments: (await readSettings(ctx)).payments,
  }))
}
