import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { RefundWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { formatMoney } from '../../../lib/money.ts'
import { formatPeriod, instantsOf } from '../../../lib/period.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { FilterChip } from '../filter-chip.tsx'
import type { PaymentsFilter } from '../payments-filter.ts'
import { Reversals } from './reversals.tsx'

/** Money that went back to its payers, and what providers were asked to send back. */
export function SentBack({ filter }: { filter: PaymentsFilter }) {
  const say = useTradeWords()
  const api = useApi()
  const reader = useReader()
  const navigate = useNavigate()
  const { method, currency, from, to } = filter
  const period = from !== undefined && to !== undefined ? { from, to } : null
  const asked = { method, currency, ...(period ? instantsOf(period, reader) : {}) }
  const refunds = useInfiniteQuery({
    queryKey: ['refunds', asked],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/payments/refunds', { query: { ...asked, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  const columns = useRefundColumns()
  const all = () => void navigate({ to: '/payments', search: { tab: 'sent_back' } })
  return (
    <>
      {period && (
        <FilterChip
          text={[method && say(`method.${method}`), formatPeriod(period, reader)].filter(Boolean).join(' · ')}
          onDrop={all}
        />
      )}
      <Reversals />
      <Loaded query={refunds}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.refunds)
          if (rows.length === 0) {
            return (
              <Empty icon="check" title={say('sent_back.none')}>
                {period && <Button onClick={all}>{say('attempts.none.action')}</Button>}
              </Empty>
            )
          }
          return (
            <Card title={say('sent_back.went')}>
              <Table
                caption={say('sent_back.went')}
                columns={columns}
                rows={rows}
                keyOf={(row) => row.refund_id}
                bare
              />
            </Card>
          )
        }}
      </Loaded>
      <MoreRows query={refunds} />
    </>
  )
}

function useRefundColumns(): Column<RefundWire>[] {
  const say = useTradeWords()
  const reader = useReader()
  return [
    {
      key: 'order',
      title: say('sent_back.order'),
      cell: ({ order_id, order_reference }) =>
        order_id && (
          <Link to="/orders/$orderId" params={{ orderId: order_id }} className="font-medium hover:underline">
            {order_reference}
          </Link>
        ),
    },
    { key: 'receipt', title: say('sent_back.receipt'), cell: (row) => row.receipt },
    {
      key: 'amount',
      title: say('sent_back.amount'),
      figures: true,
      cell: (row) => formatMoney(row.amount, reader.locale),
    },
    { key: 'how', title: say('sent_back.how'), cell: (row) => `${say(`refund.how.${row.how}`)}, ${row.reference}` },
    { key: 'why', title: say('sent_back.why'), wide: true, cell: (row) => row.note },
    { key: 'by', title: say('sent_back.by'), wide: true, cell: (row) => row.by_name ?? row.by },
    {
      key: 'at',
      title: say('sent_back.at'),
      cell: (row) => <span className="figures">{formatInstant(Date.parse(row.at), reader)}</span>,
    },
  ]
}
