import type { Ctx } from '../../../context.ts'
import { rememberAddress } from './card-account.ts'
import type { AddressRegistration, CardAccount } from './card-provider.ts'

/**
 * The provider's id of the address it notifies. Taken from its list when our address is on it, so that an address is
 * registered once however often this is asked, and again when the address has changed or was removed there. While the
 * list cannot be read, the id we know is used. Calls the network: not inside a transaction.
 */
export async function ensureNotificationAddress(
  ctx: Ctx,
  account: CardAccount,
  url: string,
): Promise<AddressRegistration> {
  const list = await ctx.ports.card.listAddresses(account)
  if (list.outcome === 'failed') {
    return account.notificationId === null ? list : { outcome: 'registered', notificationId: account.notificationId }
  }
  const ours = list.addresses.filter((address) => address.url === url)
  const known = ours.find(({ notificationId }) => notificationId === account.notificationId) ?? ours[0]
  const registered: AddressRegistration = known
    ? { outcome: 'registered', notificationId: known.notificationId }
    : await ctx.ports.card.registerAddress(account, url)
  if (registered.outcome === 'registered' && registered.notificationId !== account.notificationId) {
    await ctx.transaction((ctx) => rememberAddress(ctx, account, registered.notificationId))
    ctx.log.info('card_notification_registered', { tenantId: ctx.tenantId, accountId: account.id })
  }
  return registered
}
