import type { AttemptWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ATTEMPT_TONES } from '../../orders/order-tones.ts'
import { useResult } from '../../orders/use-result.ts'

interface AttemptRowsProps {
  rows: readonly AttemptWire[]
  onOpen: (attemptId: string) => void
}

const OPENS = 'touchable text-left font-medium hover:underline'

/** Tries to be paid as a table, or as cards in a narrow window. */
export function AttemptRows({ rows, onOpen }: AttemptRowsProps) {
  const say = useTradeWords()
  const reader = useReader()
  const result = useResult()
  const narrow = useNarrow()
  const opens = (row: AttemptWire) => (
    <button type="button" className={OPENS} onClick={() => onOpen(row.attempt_id)}>
      {row.order_reference}
    </button>
  )
  const chip = (row: AttemptWire) => <Chip tone={ATTEMPT_TONES[row.status]}>{say(`attempt.status.${row.status}`)}</Chip>
  const began = (row: AttemptWire) => formatInstant(Date.parse(row.created_at), reader)
  if (narrow) {
    return (
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.attempt_id} className="rounded-lg border border-line bg-surface p-3 text-small">
            <div className="flex items-baseline justify-between gap-3">
              {opens(row)}
              <span className="figures font-medium whitespace-nowrap">{formatMoney(row.amount, reader.locale)}</span>
            </div>
            <p className="figures text-soft">{`${say(`method.${row.method}`)} · ${began(row)}`}</p>
            <p className="flex flex-wrap items-center gap-2 pt-2">
              {chip(row)}
              <span className="text-soft">{result(row)}</span>
            </p>
          </li>
        ))}
      </ul>
    )
  }
  const columns: Column<AttemptWire>[] = [
    { key: 'order', title: say('attempts.order'), cell: opens },
    { key: 'method', title: say('attempts.method'), cell: (row) => say(`method.${row.method}`) },
    { key: 'state', title: say('attempts.state'), cell: chip },
    { key: 'result', title: say('attempts.result'), cell: result },
    {
      key: 'amount',
      title: say('attempts.amount'),
      figures: true,
      cell: (row) => formatMoney(row.amount, reader.locale),
    },
    { key: 'began', title: say('attempts.began'), figures: true, cell: began },
  ]
  return <Table caption={say('payments.tab.attempts')} columns={columns} rows={rows} keyOf={(row) => row.attempt_id} />
}
