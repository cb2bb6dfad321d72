import type { SharingWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SHARE_TONES, SHARING_TONES } from '../order-tones.ts'

/** Who pays which share of an order, and how far it has come. */
export function SharingCard({ sharing }: { sharing: SharingWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const { status, unassigned, expires_at, shares } = sharing
  const until = { time: formatInstant(Date.parse(expires_at), reader) }
  return (
    <Card
      title={say('order.sharing')}
      aside={<Chip tone={SHARING_TONES[status]}>{say(`sharing.status.${status}`)}</Chip>}
    >
      <ul className="px-4">
        {shares.map((share) => (
          <Share key={share.share_id} share={share} />
        ))}
      </ul>
      {status === 'active' && (
        <p className="border-t border-line px-4 py-2.5 text-small text-soft">{say('order.sharing.until', until)}</p>
      )}
      {unassigned.amount_minor > 0 && (
        <p className="border-t border-line bg-warn-tint px-4 py-2.5 text-small text-warn">
          {say('order.sharing.unassigned', { amount: formatMoney(unassigned, reader.locale) })}
        </p>
      )}
    </Card>
  )
}

function Share({ share }: { share: SharingWire['shares'][number] }) {
  const say = useTradeWords()
  const { locale } = useReader()
  const { payer, position, phone, amount, paid, status, is_prompted, reference, receipts } = share
  const isPart = paid.amount_minor > 0 && paid.amount_minor < amount.amount_minor
  const name = payer === 'buyer' ? say('share.buyer') : (phone ?? say('share.person', { place: String(position) }))
  const facts = [
    payer === 'buyer' && phone,
    say('share.account', { reference }),
    isPart && say('share.part', { amount: formatMoney(paid, locale) }),
    is_prompted && say('share.prompted'),
    ...receipts,
  ]
  return (
    <li className="flex gap-3 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <span className="figures font-medium">{name}</span>
          <Chip tone={SHARE_TONES[status]}>{say(`share.status.${status}`)}</Chip>
        </p>
        <p className="figures text-small break-words text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="figures whitespace-nowrap">{formatMoney(amount, locale)}</span>
    </li>
  )
}
