import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { readAmount, wholeUnits } from '../../lib/money.ts'
import type { Reader } from '../../lib/times.ts'
import { addDays, dayOf, startOfDay } from '../../lib/zoned-day.ts'

/** An offer as it is typed. */
export interface OfferForm {
  kind: 'percent' | 'fixed'
  percent: string
  amount: string
  most: string
  categories: string
  min: string
  starts: string
  ends: string
  code: string
  perCustomer: string
  max: string
  title: Record<'en' | 'sw' | 'sheng', string>
}

/** An offer as it is sent. */
export interface OfferBody {
  code: string | null
  title: OfferWire['title']
  reduction: { kind: 'percent'; percent: number; most_minor: number | null } | { kind: 'fixed'; amount_minor: number }
  min_total_minor: number
  categories: string[]
  starts_at: string
  ends_at: string
  per_customer: number | null
  max_redemptions: number | null
}

/** What the fields hold of an offer; of none, one that begins on a day. */
export function formOf(offer: OfferWire | null, today: string, reader: Reader): OfferForm {
  const typed = (amount_minor: number | undefined) => (amount_minor ? String(wholeUnits(amount_minor)) : '')
  const counted = (count: number | null | undefined) => (count ? String(count) : '')
  const reduction = offer?.reduction
  return {
    kind: reduction?.kind ?? 'percent',
    percent: reduction?.kind === 'percent' ? String(reduction.percent) : '',
    amount: reduction?.kind === 'fixed' ? typed(reduction.amount.amount_minor) : '',
    most: reduction?.kind === 'percent' ? typed(reduction.most?.amount_minor) : '',
    categories: offer?.categories.join(', ') ?? '',
    min: typed(offer?.min_total?.amount_minor),
    starts: offer ? dayOf(Date.parse(offer.starts_at), reader) : today,
    ends: offer ? dayOf(Date.parse(offer.ends_at) - 1, reader) : '',
    code: offer?.code ?? '',
    perCustomer: counted(offer?.per_customer),
    max: counted(offer?.max_redemptions),
    title: { en: offer?.title.en ?? '', sw: offer?.title.sw ?? '', sheng: offer?.title.sheng ?? '' },
  }
}

/** What is sent of what was typed; null while it is no offer yet. An offer holds from the first instant of a day to the last of another. */
export function bodyOf(form: OfferForm, offer: OfferWire | null, reader: Reader): OfferBody | null {
  const reduction = reductionOf(form)
  if (reduction === null || form.starts === '' || form.ends === '') return null
  const counted = (text: string) => (text.trim() === '' ? null : Number(text))
  const title: OfferWire['title'] = {}
  for (const language of ['en', 'sw', 'sheng'] as const) {
    if (form.title[language].trim() !== '') title[language] = form.title[language].trim()
  }
  // A day that nobody has changed keeps its hour.
  const kept = offer && formOf(offer, '', reader)
  const begins = new Date(startOfDay(form.starts, reader)).toISOString()
  const ends = new Date(startOfDay(addDays(form.ends, 1), reader)).toISOString()
  return {
    code: form.code.trim() || null,
    title,
    reduction,
    min_total_minor: readAmount(form.min) ?? 0,
    categories: form.categories
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
    starts_at: offer && kept?.starts === form.starts ? offer.starts_at : begins,
    ends_at: offer && kept?.ends === form.ends ? offer.ends_at : ends,
    per_customer: counted(form.perCustomer),
    max_redemptions: counted(form.max),
  }
}

function reductionOf({ kind, percent, amount, most }: OfferForm): OfferBody['reduction'] | null {
  if (kind === 'fixed') {
    const amount_minor = readAmount(amount)
    return amount_minor ? { kind, amount_minor } : null
  }
  const part = Number(percent)
  return part > 0 ? { kind, percent: part, most_minor: readAmount(most) } : null
}
