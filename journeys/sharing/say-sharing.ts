import type { z } from 'zod'
import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { ShareOffer, ShareView, SharingView, UnevenShares } from '../../src/domain/payments/schemas/shares.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { Money } from '../../src/lib/money.ts'
import type { paymentShareOrder } from '../../tools/payment-share-order.ts'
import { menuOf } from '../menus.ts'
import { sayPhone } from '../sales/checkout/say-phone.ts'

type Payer = Pick<ShareOffer, 'payer' | 'msisdn'>

/** The shares to say yes to: who gets a prompt of how much, and who is still to be named. */
export function sayProposed(total: Money, shares: readonly ShareOffer[], language: SpokenLang): string {
  const lines = shares.map(
    (share, at) =>
      `${at + 1}. ${sayPayer(share, at + 1, language)}: ${sayMoney({ ...total, amountMinor: share.amountMinor })}`,
  )
  const asks = [
    ...(shares.some(({ msisdn }) => msisdn !== null) ? [say('sharing_ask_numbers', language)] : []),
    ...(shares.some(({ payer }) => payer === 'anyone') ? [say('sharing_ask_anyone', language)] : []),
    say('sharing_ask', language),
  ]
  return [say('sharing_proposed', language, { total: sayMoney(total) }), ...lines, ...asks].join('\n')
}

/** What was said does not come to the total: what it comes to, and which of the ways is meant. */
export function sayUneven({ count, each, sum, total }: UnevenShares, language: SpokenLang): string {
  const isLess = sum.amountMinor < total.amountMinor
  const gap = { ...total, amountMinor: Math.abs(total.amountMinor - sum.amountMinor) }
  const slots = {
    count: String(count),
    each: sayMoney(each),
    sum: sayMoney(sum),
    total: sayMoney(total),
    gap: sayMoney(gap),
  }
  return say(isLess ? 'sharing_uneven_less' : 'sharing_uneven_more', language, slots)
}

export function mendMenu({ mayPayRest }: UnevenShares, language: SpokenLang): Menu {
  const option = (id: string, title: string) => ({ id, title, description: null })
  return menuOf(
    [
      option('share:even', say('sharing_even', language)),
      ...(mayPayRest ? [option('share:hers', say('sharing_hers', language))] : []),
    ],
    language,
  )
}

/** What was done, and how far it has come since. */
export function sayStanding(
  { outcome, sharing, back_minor }: z.infer<(typeof paymentShareOrder)['output']>,
  language: SpokenLang,
): string {
  const isTold = outcome === 'proposed' || outcome === 'uneven' || outcome === 'refused'
  const back =
    back_minor > 0 && sharing !== null
      ? [say('sharing_back', language, { amount: sayMoney({ ...sharing.total, amountMinor: back_minor }) })]
      : []
  const isOver = outcome === 'ended' || outcome === 'not_shared'
  const shown = sharing === null || isOver ? [] : [saySharing(sharing, language)]
  return [say(`sharing_${isTold ? 'shared' : outcome}`, language), ...back, ...shown].join('\n')
}

/** How far it has come: each share with its reference, and what is left. */
export function saySharing({ shares, due, paybill, link }: SharingView, language: SpokenLang): string {
  const lines = shares.filter(({ amount }) => amount.amountMinor > 0).map((share) => sayShare(share, language))
  const left = due.amountMinor === 0 ? [] : [say('sharing_left', language, { left: sayMoney(due), paybill })]
  const forAnyone = link === null ? [] : [say('sharing_link', language, { link })]
  return [...lines, ...left, ...forAnyone].join('\n')
}

function sayShare(share: ShareView, language: SpokenLang): string {
  const { position, amount, reference, status } = share
  const state = say(share.isPrompted ? 'sharing_is_prompted' : `sharing_is_${status}`, language)
  return `${position}. ${sayPayer(share, position, language)}: ${sayMoney(amount)}, ${state} (${reference})`
}

function sayPayer({ payer, msisdn }: Payer, place: number, language: SpokenLang): string {
  if (payer === 'buyer') return say('share_you', language)
  return msisdn === null ? say('share_someone', language, { place: String(place) }) : sayPhone(msisdn)
}
