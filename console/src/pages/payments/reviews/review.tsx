import { useState } from 'react'
import type { ReviewWire } from '../../../../../src/http/contract/review.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useMay } from '../../../lib/api/me.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Fact } from '../../../ui/fact.tsx'
import { Candidates } from './candidates.tsx'
import { Decide } from './decide.tsx'
import { Looking } from './looking.tsx'

/** One question about money: the money at the left, at the right the orders it may be meant for, each with the reason. */
export function Review({ review }: { review: ReviewWire }) {
  const say = useTradeWords()
  const reader = useReader()
  const may = useMay()
  const [hand, setHand] = useState(false)
  const decides = review.status === 'open' && may('allocateReview')
  return (
    <article
      onPointerEnter={() => setHand(true)}
      onPointerLeave={() => setHand(false)}
      onFocus={() => setHand(true)}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{say(`review.reason.${review.reason}`)}</h2>
        <Chip tone={review.status === 'open' ? 'warn' : 'neutral'}>{say(`review.status.${review.status}`)}</Chip>
        {decides && <Looking reviewId={review.review_id} hand={hand} />}
        <time dateTime={review.created_at} className="figures ml-auto text-meta text-soft">
          {say('review.asked', { time: formatInstant(Date.parse(review.created_at), reader) })}
        </time>
      </header>
      <div className="grid tablet:grid-cols-2">
        <section className="flex flex-col gap-2 border-b border-line p-4 tablet:border-r tablet:border-b-0">
          <h3 className="text-meta font-medium text-soft">{say('review.the_money')}</h3>
          <Money money={review.money} />
        </section>
        <section className="flex min-w-0 flex-col gap-2 p-4">
          <h3 className="text-meta font-medium text-soft">{say('review.candidates')}</h3>
          <Candidates review={review} decides={decides} />
        </section>
      </div>
      <Decided review={review} />
      {decides && <Decide review={review} />}
    </article>
  )
}

function Money({ money }: { money: ReviewWire['money'] }) {
  const say = useTradeWords()
  const reader = useReader()
  if (money === null) return <p className="text-small text-soft">{say('review.no_money')}</p>
  const amount = (amount_minor: number) => formatMoney({ amount_minor, currency: money.currency }, reader.locale)
  return (
    <>
      <p className="figures text-page font-semibold">{amount(money.amount_minor)}</p>
      <dl className="flex flex-col gap-1 text-small">
        {money.receipt && <Fact name={say('review.receipt')}>{money.receipt}</Fact>}
        {money.typed_reference && <Fact name={say('review.typed')}>“{money.typed_reference}”</Fact>}
        {money.payer && <Fact name={say('review.payer')}>{money.payer}</Fact>}
        {money.paid_at && <Fact name={say('review.paid_at')}>{formatInstant(Date.parse(money.paid_at), reader)}</Fact>}
        <Fact name={say('review.left')}>{amount(money.unallocated_minor)}</Fact>
        {money.refunded_minor > 0 && <Fact name={say('review.given_back')}>{amount(money.refunded_minor)}</Fact>}
      </dl>
    </>
  )
}

/** Who decided, when and why. */
function Decided({ review: { note, decided_at } }: { review: ReviewWire }) {
  const reader = useReader()
  if (!note && !decided_at) return null
  return (
    <p className="flex flex-wrap gap-x-3 border-t border-line px-4 py-2.5 text-small text-soft">
      {note && <span className="grow">{note}</span>}
      {decided_at && <time dateTime={decided_at}>{formatInstant(Date.parse(decided_at), reader)}</time>}
    </p>
  )
}
