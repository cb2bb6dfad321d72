import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import type { ReportWire } from '../../../../../src/http/contract/turn-reports.ts'
import { useReportWords } from '../../../i18n/turn-reports.ts'
import type { Api } from '../../../lib/api/api.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useActor, useMay } from '../../../lib/api/me.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { useShell } from '../../../shell/shell-context.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { REPORT_REASONS } from './report-reasons.ts'

type Said = RequestOf<'PUT /v1/turns/:id/report'>['body']

function reportsQuery(api: Api, turnId: string) {
  return queryOptions({
    queryKey: ['turn', turnId, 'reports'],
    queryFn: async ({ signal }) => (await api('GET /v1/turns/:id/reports', { params: { id: turnId }, signal })).reports,
  })
}

/** What colleagues say of an answer that was wrong; everybody who talks with customers has a word on it. */
export function Reports({ turnId }: { turnId: string }) {
  const say = useReportWords()
  const may = useMay()
  const actor = useActor()
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  const [writes, setWrites] = useState(false)
  const query = reportsQuery(api, turnId)
  const { data: reports = [] } = useQuery(query)
  const own = reports.find(({ author_id }) => author_id === actor)
  const change = useMutation({
    mutationFn: (said: Said | null) =>
      said === null
        ? api('DELETE /v1/turns/:id/report', { params: { id: turnId } })
        : api('PUT /v1/turns/:id/report', { params: { id: turnId }, body: said }),
    onSuccess: (answer) => {
      queries.setQueryData(query.queryKey, answer.reports)
      setWrites(false)
    },
    onError: fail,
  })
  if (reports.length === 0 && !may('reportTurn')) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{say('report.title')}</h3>
      <ul className="flex flex-col gap-2 text-small">
        {reports.map((report) => (
          <Report key={report.author_id} report={report} />
        ))}
      </ul>
      {writes && (
        <ReportForm own={own} busy={change.isPending} onSay={change.mutate} onCancel={() => setWrites(false)} />
      )}
      {!writes && may('reportTurn') && (
        <div className="flex gap-2">
          <Button small onClick={() => setWrites(true)}>
            {say(own ? 'report.change' : 'report.write')}
          </Button>
          {own && (
            <Button small look="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
              {say('report.withdraw')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

function Report({ report: { author_id, author_name, reason, note, at } }: { report: ReportWire }) {
  const say = useReportWords()
  const reader = useReader()
  return (
    <li className="rounded-md bg-warn-tint px-3 py-2">
      <p className="font-medium text-warn">{say(`report.${reason}`)}</p>
      {note !== null && <p className="break-words whitespace-pre-wrap">{note}</p>}
      <p className="text-meta text-soft">
        {author_name ?? author_id} · {formatInstant(Date.parse(at), reader)}
      </p>
    </li>
  )
}

interface ReportFormProps {
  own: ReportWire | undefined
  busy: boolean
  onSay: (said: Said) => void
  onCancel: () => void
}

function ReportForm({ own, busy, onSay, onCancel }: ReportFormProps) {
  const words = useWords()
  const say = useReportWords()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = REPORT_REASONS.find((known) => known === form.get('reason'))
    const note = String(form.get('note')).trim()
    if (reason) onSay({ reason, note: note === '' ? null : note })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <SelectField label={say('report.reason')} name="reason" defaultValue={own?.reason ?? REPORT_REASONS[0]}>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {say(`report.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say('report.note')}
        help={say('report.note.help')}
        name="note"
        rows={3}
        maxLength={2_000}
        defaultValue={own?.note ?? ''}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" small busy={busy}>
          {say('report.send')}
        </Button>
        <Button small onClick={onCancel}>
          {words('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}
