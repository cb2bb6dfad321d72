import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { instantsOf } from '../../../lib/period.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import type { PaymentsFilter } from '../payments-filter.ts'
import { AttemptDrawer } from './attempt-drawer.tsx'
import { AttemptFilters } from './attempt-filters.tsx'
import { AttemptRows } from './attempt-rows.tsx'

/** Every try to be paid, the newest first; one of them opens with what was heard about it. */
export function Attempts({ filter }: { filter: PaymentsFilter }) {
  const say = useTradeWords()
  const api = useApi()
  const reader = useReader()
  const navigate = useNavigate()
  const { status, outcome, method, currency, from, to, attempt } = filter
  const period = from !== undefined && to !== undefined ? instantsOf({ from, to }, reader) : {}
  const asked = { status, outcome, method, currency, ...period }
  const attempts = useInfiniteQuery({
    queryKey: ['attempts', asked],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/payments/attempts', { query: { ...asked, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  const open = (id: string | undefined) => void navigate({ to: '/payments', search: { ...filter, attempt: id } })
  return (
    <>
      <AttemptFilters filter={filter} />
      <Loaded query={attempts}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.attempts)
          if (rows.length > 0) return <AttemptRows rows={rows} onOpen={open} />
          return (
            <Empty icon="card" title={say('attempts.none')}>
              <Button onClick={() => void navigate({ to: '/payments', search: { tab: 'attempts' } })}>
                {say('attempts.none.action')}
              </Button>
            </Empty>
          )
        }}
      </Loaded>
      <MoreRows query={attempts} />
      {attempt && <AttemptDrawer key={attempt} attemptId={attempt} onClose={() => open(undefined)} />}
    </>
  )
}
