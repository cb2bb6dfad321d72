import { Link } from '@tanstack/react-router'
import type { FigureWire, SettlementDaysWire } from '../../../../../src/http/contract/settlement-days.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatSpan } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { listFilter } from './list-filter.ts'
import type { Report } from './tiles.tsx'

type Total = SettlementDaysWire['totals'][number]

const COUNTED = ['asked', 'paid', 'rescued', 'open', 'in_review', 'refunded'] as const
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

interface MethodsProps {
  totals: readonly Total[]
  report: Report
}

/** Each method and currency: what was asked for by it and what came of that. Every figure opens what it counts. */
export function Methods({ totals, report }: MethodsProps) {
  const say = useTradeWords()
  const { locale } = useReader()
  const figures = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })
  const answered = ({ method, currency }: Total) => {
    const half = report.methods.find((row) => row.method === method && row.currency === currency)?.timeToCallback.p50Ms
    if (half === null || half === undefined) return say('settlement.unknown')
    return half < MINUTE_MS ? figures.format(Math.ceil(half / SECOND_MS)) : formatSpan(half, locale)
  }
  const columns: Column<Total>[] = [
    {
      key: 'method',
      title: say('settlement.method'),
      cell: (row) => <span className="whitespace-nowrap">{say(`method.${row.method}`)}</span>,
    },
    ...COUNTED.map((name) => ({
      key: name,
      title: say(name === 'rescued' ? 'settlement.rescued.short' : `settlement.${name}`),
      figures: true,
      cell: (row: Total) => <Figure figure={row[name]} currency={row.currency} />,
    })),
    { key: 'fees', title: say('settlement.fees'), figures: true, cell: () => say('settlement.unknown') },
    { key: 'half', title: say('settlement.answer_half'), figures: true, cell: answered },
  ]
  return (
    <Card title={say('settlement.by_method')}>
      <Table
        caption={say('settlement.by_method')}
        columns={columns}
        rows={totals}
        keyOf={(row) => `${row.method} ${row.currency}`}
        bare
      />
    </Card>
  )
}

function Figure({ figure: { count, amount_minor, list }, currency }: { figure: FigureWire; currency: string }) {
  const reader = useReader()
  if (count === 0) return <span className="text-soft">0</span>
  return (
    <Link to="/payments" search={listFilter(list, reader)} className="hover:underline">
      {formatMoney({ amount_minor, currency }, reader.locale)}
      <span className="block text-meta text-soft">{count}</span>
    </Link>
  )
}
