import type { Ctx } from '../../context.ts'
import type { CardAccount, IpnRegistration } from '../card-provider.ts'
import { rememberIpn } from './card-account.ts'

/**
 * The provider's id of the address it notifies. Taken from its list when our address is on it, so that an address is
 * registered once however often this is asked, and again when the address has changed or was removed there. While the
 * list cannot be read, the id we know is used. Calls the network: not inside a transaction.
 */
export async function ensureIpn(ctx: Ctx, account: CardAccount, url: string): Promise<IpnRegistration> {
  const list = await ctx.ports.card.listIpns(account)
  if (list.outcome === 'failed') {
    return account.ipnId === null ? list : { outcome: 'registered', ipnId: account.ipnId }
  }
  const ours = list.ipns.filter((ipn) => ipn.url === url)
  const known = ours.find(({ ipnId }) => ipnId === account.ipnId) ?? ours[0]
  const registered: IpnRegistration = known
    ? { outcome: 'registered', ipnId: known.ipnId }
    : await ctx.ports.card.registerIpn(account, url)
  if (registered.outcome === 'registered' && registered.ipnId !== account.ipnId) {
    await ctx.tx((tx) => rememberIpn(tx, ctx, account, registered.ipnId))
    ctx.log.info('card_ipn_registered', { tenantId: ctx.tenantId, accountId: account.id })
  }
  return registered
}
