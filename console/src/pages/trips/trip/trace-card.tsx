import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useTripWords } from '../../../i18n/trips.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

type Asked = AnswerTo<'GET /v1/trips/:id/trace'>['tool_log'][number]

/** What a run did and whom it asked, once somebody wants to know. */
export function TraceCard({ runId, ended }: { runId: string; ended: boolean }) {
  const say = useTripWords()
  const api = useApi()
  const [open, setOpen] = useState(false)
  const trace = useQuery({
    queryKey: ['trip', runId, 'trace', ended],
    queryFn: ({ signal }) => api('GET /v1/trips/:id/trace', { params: { id: runId }, signal }),
    enabled: open,
  })
  const columns: Column<Asked>[] = [
    { key: 'tool', title: say('trip.trace.tool'), cell: ({ tool }) => tool },
    {
      key: 'outcome',
      title: say('trip.trace.outcome'),
      cell: ({ outcome, degraded }) => [outcome, degraded].filter(Boolean).join(' · '),
    },
    { key: 'items', title: say('trip.trace.items'), figures: true, cell: ({ items }) => items },
    { key: 'ms', title: say('trip.trace.ms'), figures: true, cell: ({ latency_ms }) => latency_ms },
  ]
  return (
    <details
      className="rounded-lg border border-line bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">{say('trip.trace')}</summary>
      {open && (
        <Loaded query={trace}>
          {({ events, tool_log }) => (
            <>
              <ol className="flex flex-col gap-1 px-4 pb-3 text-small">
                {events.map(({ seq, node, status, duration_ms, decision_note }) => (
                  <li key={seq} className="figures">
                    {seq}. {say(`trip.node.${node}`)}: {status}
                    {duration_ms !== undefined && ` (${duration_ms} ms)`}
                    {decision_note && <span className="text-soft"> {decision_note}</span>}
                  </li>
                ))}
              </ol>
              <Table
                bare
                caption={say('trip.trace')}
                columns={columns}
                rows={tool_log}
                keyOf={({ tool, args_digest, at }) => `${tool} ${args_digest} ${at}`}
              />
            </>
          )}
        </Loaded>
      )}
    </details>
  )
}
