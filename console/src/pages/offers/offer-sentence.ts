import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import { formatMoney } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { formatDay } from '../../lib/times.ts'

/** What makes the sentence of an offer. */
export type Terms = Pick<
  OfferWire,
  'reduction' | 'categories' | 'min_total' | 'ends_at' | 'code' | 'per_customer' | 'max_redemptions'
>

/** What an offer does, in one plain sentence. */
export interface OfferSentence {
  /** "10% off running shoes, at most KES 500": as customers are told it, beside its code and its end. */
  told: string
  /** "10% off running shoes, at most KES 500, with the code KARIBU, until 4 Dec 2026". */
  whole: string
}

export function useOfferSentence(): (terms: Terms) => OfferSentence {
  const say = useOfferWords()
  const reader = useReader()
  const { locale } = reader
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return ({ reduction, categories, min_total, ends_at, code, per_customer, max_redemptions }) => {
    const goods = categories.length === 0 ? say('say.everything') : list.format(categories)
    const told = [
      reduction.kind === 'percent'
        ? say('say.percent', { percent: percent.format(reduction.percent / 100), goods })
        : say('say.sum', { amount: formatMoney(reduction.amount, locale), goods }),
      reduction.kind === 'percent' &&
        reduction.most &&
        say('say.most', { amount: formatMoney(reduction.most, locale) }),
      min_total && say('say.min', { amount: formatMoney(min_total, locale) }),
      per_customer !== null && say('say.once', { count: per_customer }),
      max_redemptions !== null && say('say.limit', { count: max_redemptions }),
    ]
    // The last day: an end at midnight is that of the day before.
    const until = say('say.until', { day: formatDay(Date.parse(ends_at) - 1, reader) })
    const joined = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(', ')
    return { told: joined(told), whole: joined([...told, code && say('say.code', { code }), until]) }
  }
}
