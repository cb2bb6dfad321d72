import { formatMoney } from '../../../lib/money.ts'
import type { Ctx } from '../../context.ts'
import { openShares, restOf } from './open-shares.ts'
import type { Share, Sharing } from './read-sharing.ts'

/** A payer as the buyer knows her: "you", "0712…678", or the third of those who may be anybody. */
export function sayPayer(ctx: Ctx, { payer, msisdn, position }: Share, language: string): string {
  if (payer === 'buyer') return ctx.ports.sentences.say('share_you', language, {})
  if (msisdn === null) return ctx.ports.sentences.say('share_someone', language, { place: String(position) })
  return `0${msisdn.slice(3, 6)}…${msisdn.slice(-3)}`
}

/** How far the sharing of an order has come, as slots of a sentence. */
export function progressOf(ctx: Ctx, sharing: Sharing): Record<'paid' | 'count' | 'left' | 'who', string> {
  const counted = sharing.shares.filter(({ amountMinor }) => amountMinor > 0)
  const open = openShares(sharing)
  return {
    paid: String(counted.filter(({ status }) => status === 'paid').length),
    count: String(counted.length),
    left: formatMoney({ amountMinor: sharing.dueMinor, currency: sharing.currency }),
    who: open
      .map((share) => `${sayPayer(ctx, share, sharing.language)} (${sayRest(share, sharing.currency)})`)
      .join(', '),
  }
}

function sayRest(share: Share, currency: string): string {
  return formatMoney({ amountMinor: restOf(share), currency })
}
