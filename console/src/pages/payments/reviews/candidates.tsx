import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReviewWire } from '../../../../../src/http/contract/review.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { Button } from '../../../ui/button.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { PickOrder } from './pick-order.tsx'

interface Meant {
  order_id: string
  reference: string
}

/** The orders that the money may be meant for, each with the reason; a person gives it to one of them, or to another one. */
export function Candidates({ review, decides }: { review: ReviewWire; decides: boolean }) {
  const say = useTradeWords()
  const [picks, setPicks] = useState(false)
  const [chosen, setChosen] = useState<Meant | null>(null)
  const { money, suggestions } = review
  const gives = decides && money !== null && money.unallocated_minor > 0
  return (
    <>
      {suggestions.length === 0 && <p className="text-small text-soft">{say('review.no_candidates')}</p>}
      <ul className="text-small">
        {suggestions.map((order) => (
          <li key={order.order_id} className="flex items-center gap-3 border-b border-line py-2 first:pt-0">
            <div className="min-w-0 grow">
              <Link to="/orders/$orderId" params={{ orderId: order.order_id }} className="font-medium hover:underline">
                {order.reference}
              </Link>
              <p className="text-soft">{say(`review.because.${order.because}`)}</p>
            </div>
            {gives && (
              <Button
                small
                aria-label={say('review.allocate_to', { reference: order.reference })}
                onClick={() => setChosen(order)}
              >
                {say('review.allocate')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {gives && (
        <Button small look="quiet" className="self-start" onClick={() => setPicks(true)}>
          {say('review.other')}
        </Button>
      )}
      {picks && <PickOrder onPick={setChosen} onClose={() => setPicks(false)} />}
      {chosen && money && (
        <GiveDialog reviewId={review.review_id} money={money} order={chosen} onClose={() => setChosen(null)} />
      )}
    </>
  )
}
