import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useAdminWords } from '../../i18n/admin.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Review } from './review.tsx'
import { STATUSES } from './review-filter.ts'

const route = getRouteApi('/inside/payments')

/** Money that only a person may place: what came, and what it may be meant for. */
export function PaymentsPage() {
  const words = useWords()
  const say = useAdminWords()
  const api = useApi()
  const navigate = useNavigate()
  const { status = 'open' } = route.useSearch()
  const reviews = useInfiniteQuery({
    queryKey: ['reviews', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/payments/reviews', { query: { status, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  return (
    <PageFrame title={words('nav.payments')} lead={say('review.lead')}>
      <Tabs
        label={words('nav.payments')}
        controls="reviews"
        value={status}
        onChange={(value) => void navigate({ to: '/payments', search: { status: value } })}
        tabs={STATUSES.map((value) => ({ value, label: say(`review.status.${value}`) }))}
      />
      <div id="reviews" role="tabpanel" aria-label={say(`review.status.${status}`)} className="flex flex-col gap-3">
        <Loaded query={reviews}>
          {({ pages }) => {
            const all = pages.flatMap((page) => page.reviews)
            if (all.length === 0) return <Empty icon="check" title={say('review.none')} />
            return all.map((review) => <Review key={review.review_id} review={review} />)
          }}
        </Loaded>
        {reviews.hasNextPage && (
          <Button
            className="self-center"
            busy={reviews.isFetchingNextPage}
            onClick={() => void reviews.fetchNextPage()}
          >
            {words('table.more')}
          </Button>
        )}
      </div>
    </PageFrame>
  )
}
