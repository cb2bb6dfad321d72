import type { ReactNode } from 'react'
import type { ReviewWire } from '../../../../src/http/contract/review.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { formatMoney } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Decide } from './decide.tsx'

/** One question about money: the money at the left, at the right the orders it may be meant for, each with the reason. */
export function Review({ review }: { review: ReviewWire }) {
  const say = useAdminWords()
  const reader = useReader()
  const may = useMay()
  const decides = review.status === 'open' && may('allocateReview')
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <h2 className="font-semibold">{review.reason.replaceAll('_', ' ')}</h2>
        <Chip tone={review.status === 'open' ? 'warn' : 'neutral'}>{say(`review.status.${review.status}`)}</Chip>
        <span className="figures ml-auto text-meta text-soft">
          {formatInstant(Date.parse(review.created_at), reader)}
        </span>
      </header>
      <div className="grid gap-4 p-4 tablet:grid-cols-2">
        <Money money={review.money} />
        <Candidates review={review} decides={decides} />
      </div>
      {review.note && <p className="border-t border-line px-4 py-2.5 text-small text-soft">{review.note}</p>}
      {decides && <Decide review={review} />}
    </article>
  )
}

function Money({ money }: { money: ReviewWire['money'] }) {
  const say = useAdminWords()
  const reader = useReader()
  if (money === null) return <p className="text-soft">{say('review.no_money')}</p>
  const amount = (amount_minor: number) => formatMoney({ amount_minor, currency: money.currency }, reader.locale)
  return (
    <dl className="flex flex-col gap-1 text-small">
      <Fact name={say('review.amount')}>{amount(money.amount_minor)}</Fact>
      <Fact name={say('review.left')}>{amount(money.unallocated_minor)}</Fact>
      {money.receipt && <Fact name={say('review.receipt')}>{money.receipt}</Fact>}
      {money.typed_reference && <Fact name={say('review.typed')}>{money.typed_reference}</Fact>}
      {money.payer && <Fact name={say('review.payer')}>{money.payer}</Fact>}
      {money.paid_at && <Fact name={say('review.paid_at')}>{formatInstant(Date.parse(money.paid_at), reader)}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="w-28 shrink-0 text-soft">{name}</dt>
      <dd className="figures min-w-0 font-medium break-words">{children}</dd>
    </div>
  )
}

function Candidates({ review, decides }: { review: ReviewWire; decides: boolean }) {
  const say = useAdminWords()
  const params = { id: review.review_id }
  const allocate = useAct(
    (api, order_id: string) => api('POST /v1/payments/reviews/:id/allocate', { params, body: { order_id } }),
    ['reviews'],
  )
  if (review.suggestions.length === 0) return <p className="text-small text-soft">{say('review.no_candidates')}</p>
  return (
    <ul className="text-small">
      {review.suggestions.map((order) => (
        <li key={order.order_id} className="flex items-center gap-2 border-b border-line py-1.5 last:border-0">
          <span className="font-medium">{order.reference}</span>
          <span className="grow text-soft">{say(`review.because.${order.because}`)}</span>
          {decides && (
            <Button small busy={allocate.isPending} onClick={() => allocate.mutate(order.order_id)}>
              {say('review.allocate')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
