import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { type PaymentsFilter, REVIEW_STATUSES } from '../payments-filter.ts'
import { Review } from './review.tsx'

/** Money that only a person may place: what came, and what it may be meant for. */
export function Reviews({ filter }: { filter: PaymentsFilter }) {
  const say = useTradeWords()
  const api = useApi()
  const navigate = useNavigate()
  const status = filter.review ?? 'open'
  const reviews = useInfiniteQuery({
    queryKey: ['reviews', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/payments/reviews', { query: { status, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  return (
    <>
      <Tabs
        label={say('review.show')}
        controls="reviews"
        value={status}
        onChange={(review) => void navigate({ to: '/payments', search: review === 'open' ? {} : { review } })}
        tabs={REVIEW_STATUSES.map((value) => ({ value, label: say(`review.status.${value}`) }))}
      />
      <div id="reviews" role="tabpanel" aria-label={say(`review.status.${status}`)} className="flex flex-col gap-4">
        <Loaded query={reviews}>
          {({ pages }) => {
            const all = pages.flatMap((page) => page.reviews)
            if (all.length > 0) return all.map((review) => <Review key={review.review_id} review={review} />)
            return (
              <Empty icon="check" title={say(status === 'open' ? 'review.none' : 'review.none.other')}>
                <Button onClick={() => void navigate({ to: '/payments', search: { tab: 'settlement' } })}>
                  {say('review.none.action')}
                </Button>
              </Empty>
            )
          }}
        </Loaded>
        <MoreRows query={reviews} />
      </div>
    </>
  )
}
