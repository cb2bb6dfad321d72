import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReversalWire } from '../../../../../src/http/contract/payments.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { EndDialog } from './end-dialog.tsx'

const TONES: Readonly<Record<ReversalWire['status'], Tone>> = {
  requested: 'info',
  pending: 'info',
  done: 'good',
  refused: 'danger',
  unknown: 'warn',
}

/** Money that a provider was asked to send back, and what became of it. There is nothing to see where none ever was. */
export function Reversals() {
  const say = useTradeWords()
  const reader = useReader()
  const api = useApi()
  const may = useMay()
  const [ends, setEnds] = useState<ReversalWire | null>(null)
  const reversals = useQuery({
    queryKey: ['reversals'],
    queryFn: async ({ signal }) => (await api('GET /v1/payments/reversals', { signal })).reversals,
  })
  const columns: Column<ReversalWire>[] = [
    {
      key: 'receipt',
      title: say('sent_back.receipt'),
      cell: (row) => <span className="font-medium">{row.receipt}</span>,
    },
    { key: 'amount', title: say('sent_back.amount'), figures: true, cell: (row) => formatMoney(row, reader.locale) },
    {
      key: 'state',
      title: say('sent_back.state'),
      cell: (row) => (
        <>
          <Chip tone={TONES[row.status]}>{say(`sent_back.status.${row.status}`)}</Chip>
          {row.problem && <p className="pt-1 text-meta text-soft">{row.problem}</p>}
        </>
      ),
    },
    { key: 'why', title: say('sent_back.why'), cell: (row) => row.note },
    {
      key: 'at',
      title: say('sent_back.at'),
      wide: true,
      cell: (row) => <span className="figures">{formatInstant(Date.parse(row.requested_at), reader)}</span>,
    },
    {
      key: 'do',
      title: '',
      figures: true,
      cell: (row) =>
        row.status === 'unknown' &&
        may('endReversal') && (
          <Button small onClick={() => setEnds(row)}>
            {say('sent_back.end')}
          </Button>
        ),
    },
  ]
  if (reversals.data?.length === 0) return null
  return (
    <Card title={say('sent_back.asked')}>
      <Loaded query={reversals}>
        {(rows) => (
          <Table caption={say('sent_back.asked')} columns={columns} rows={rows} keyOf={(row) => row.reversal_id} bare />
        )}
      </Loaded>
      {ends && <EndDialog reversal={ends} onClose={() => setEnds(null)} />}
    </Card>
  )
}
