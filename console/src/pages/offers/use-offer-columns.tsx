import type { OfferWire } from '../../../../src/http/contract/offers.ts'
import { useOfferWords } from '../../i18n/offers.ts'
import { formatMoney } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { formatDay } from '../../lib/times.ts'
import { useSpoken } from '../../lib/words.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import type { Column } from '../../ui/table.tsx'
import { OfferActions } from './offer-actions.tsx'
import { useOfferSentence } from './offer-sentence.ts'
import { offerTitle } from './offer-title.ts'

const TONES: Readonly<Record<OfferWire['state'], Tone>> = { upcoming: 'info', running: 'good', ended: 'neutral' }

/** What of an offer stands in the table. */
export function useOfferColumns(open: (kind: 'change' | 'try', offer: OfferWire) => void): Column<OfferWire>[] {
  const say = useOfferWords()
  const reader = useReader()
  const sentence = useOfferSentence()
  const { language } = useSpoken()
  return [
    {
      key: 'offer',
      title: say('offer'),
      cell: (offer) => (
        <>
          <span className="font-medium">{offerTitle(offer.title, language)}</span>
          <span className="block text-meta text-soft">{sentence(offer).whole}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: say('state'),
      cell: ({ state }) => <Chip tone={TONES[state]}>{say(`state.${state}`)}</Chip>,
    },
    {
      ...{ key: 'until', title: say('until'), wide: true },
      cell: ({ ends_at }) => <span className="whitespace-nowrap">{formatDay(Date.parse(ends_at) - 1, reader)}</span>,
    },
    {
      ...{ key: 'used', title: say('used'), figures: true, wide: true },
      cell: ({ paid_orders, open_orders, max_redemptions }) => (
        <>
          {max_redemptions === null ? paid_orders : `${paid_orders} / ${max_redemptions}`}
          {open_orders > 0 && (
            <span className="block text-meta whitespace-normal text-soft">{say('open', { count: open_orders })}</span>
          )}
        </>
      ),
    },
    {
      ...{ key: 'cost', title: say('cost'), figures: true, wide: true },
      cell: ({ cost, currency }) =>
        (cost.length === 0 ? [{ amount_minor: 0, currency }] : cost)
          .map((money) => formatMoney(money, reader.locale))
          .join(' + '),
    },
    {
      key: 'actions',
      title: say('actions'),
      cell: (offer) => <OfferActions offer={offer} onOpen={(kind) => open(kind, offer)} />,
    },
  ]
}
