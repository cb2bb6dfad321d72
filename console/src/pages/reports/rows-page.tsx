import { getRouteApi, Link } from '@tanstack/react-router'
import type { RowWire } from '../../../../src/http/contract/reports.ts'
import { nameOfPart, useReportWords } from '../../i18n/reports.ts'
import { useReader } from '../../lib/reader.ts'
import { formatDay, formatInstant } from '../../lib/times.ts'
import { startOfDay } from '../../lib/zoned-day.ts'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatNumber, formatUsd } from './format-number.ts'
import { nameOfNumber } from './name-of-number.ts'
import { useRows } from './report-queries.ts'
import type { RowsFilter } from './reports-filter.ts'

const route = getRouteApi('/inside/reports/rows')

/** The very rows that a number counts; each leads to its conversation or its order. */
export function RowsPage() {
  const say = useReportWords()
  const reader = useReader()
  const filter = route.useSearch()
  const rows = useRows(filter)
  const title = nameOfNumber(say, filter.number ?? '')
  const { number: _number, currency: _currency, part: _part, ...back } = filter
  const columns: Column<RowWire>[] = [
    { key: 'at', title: say('rows.when'), cell: ({ at }) => formatInstant(Date.parse(at), reader) },
    { key: 'what', title: say('rows.what'), cell: (row) => <What row={row} /> },
    {
      ...{ key: 'part', title: say('rows.part'), wide: true },
      cell: ({ part }) => (part === null ? '' : nameOfPart(say, part)),
    },
    {
      ...{ key: 'amount', title: say('rows.amount'), figures: true },
      cell: (row) => amountOf(row, filter, reader.locale),
    },
  ]
  return (
    <PageFrame
      title={filter.part === undefined ? title : `${title}: ${nameOfPart(say, filter.part)}`}
      lead={daysOf(
        filter,
        (from, to) => say('rows.range', { from, to }),
        (day) => formatDay(startOfDay(day, reader), reader),
      )}
      action={
        <Link to="/reports" search={back} className="text-small font-medium underline">
          {say('rows.back')}
        </Link>
      }
    >
      <Loaded query={rows}>
        {({ pages }) => {
          const found = pages.flatMap((page) => page.rows)
          if (found.length === 0) return <Empty icon="chart" title={say('rows.none')} />
          return (
            <>
              <Table
                caption={title}
                columns={columns}
                rows={found}
                keyOf={({ at, id, part }) => `${at} ${id} ${part}`}
              />
              <MoreRows query={rows} />
            </>
          )
        }}
      </Loaded>
    </PageFrame>
  )
}

function What({ row }: { row: RowWire }) {
  const say = useReportWords()
  const name = say(`kind.${row.kind}`, { reference: row.reference ?? '' })
  if (row.kind === 'order')
    return (
      <Link to="/orders/$orderId" params={{ orderId: row.id }} className="underline">
        {name}
      </Link>
    )
  if (row.conversation_id === null) return name
  return (
    <Link to="/inbox/$conversationId" params={{ conversationId: row.conversation_id }} className="underline">
      {name}
    </Link>
  )
}

/** A row of money says its currency; of the others the number says what they are in. */
function amountOf({ kind, amount, currency }: RowWire, { tab }: RowsFilter, locale: string): string {
  if (kind === 'model_call') return amount === null ? '–' : formatUsd(amount, locale)
  if (amount === null) return ''
  if (currency !== null) return formatNumber({ unit: 'money', value: amount, currency }, locale)
  return formatNumber({ unit: tab === 'csat' ? 'score' : 'seconds', value: amount, currency: null }, locale)
}

function daysOf(
  { from, to }: RowsFilter,
  range: (from: string, to: string) => string,
  day: (day: string) => string,
): string {
  if (from === undefined || to === undefined) return ''
  return from === to ? day(from) : range(day(from), day(to))
}
