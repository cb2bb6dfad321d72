import { sayMoney } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { ShareOffer, ShareView, SharingView } from '../../src/domain/payments/schemas/shares.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { Money } from '../../src/lib/money.ts'
import { sayPhone } from '../sales/checkout/say-phone.ts'

type Payer = Pick<ShareOffer, 'payer' | 'msisdn'>

/** The shares to say yes to: who gets a prompt of how much, and who is still to be named. */
export function sayProposed(total: Money, shares: readonly ShareOffer[], language: SpokenLang): string {
  const lines = shares.map(
    (share, at) =>
      `${at + 1}. ${sayPayer(share, at + 1, language)}: ${sayMoney({ ...total, amountMinor: share.amountMinor })}`,
  )
  return [say('sharing_proposed', language, { total: sayMoney(total) }), ...lines, say('sharing_ask', language)].join(
    '\n',
  )
}

/** How far it has come: each share with its reference, and what is left. */
export function saySharing({ shares, due, paybill }: SharingView, language: SpokenLang): string {
  const lines = shares.filter(({ amount }) => amount.amountMinor > 0).map((share) => sayShare(share, language))
  const left = due.amountMinor === 0 ? [] : [say('sharing_left', language, { left: sayMoney(due), paybill })]
  return [...lines, ...left].join('\n')
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
