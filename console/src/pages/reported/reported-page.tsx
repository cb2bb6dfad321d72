import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useReportWords } from '../../i18n/turn-reports.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { SelectField } from '../../ui/field.tsx'
import { later } from '../../ui/later.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { REPORT_REASONS } from '../inbox/turn/report-reasons.ts'
import { ReportedRow } from './reported-row.tsx'

const TurnDrawer = later(async () => (await import('../inbox/turn/turn-drawer.tsx')).TurnDrawer)

const route = getRouteApi('/inside/reported')

/** Answers of the assistant that people call wrong, the newest first; each opens with why it was given. */
export function ReportedPage() {
  const words = useWords()
  const say = useReportWords()
  const api = useApi()
  const navigate = useNavigate()
  const { reason, turn } = route.useSearch()
  const found = useInfiniteQuery({
    queryKey: ['reported', reason],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/turn-reports', { query: { reason, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
  })
  const open = (id: string | undefined) => void navigate({ to: '/reported', search: { reason, turn: id } })
  return (
    <PageFrame title={words('nav.reported')} lead={say('reported.lead')}>
      <div className="max-w-80">
        <SelectField
          label={say('report.reason')}
          value={reason ?? ''}
          onChange={({ target }) =>
            void navigate({
              to: '/reported',
              search: { reason: REPORT_REASONS.find((known) => known === target.value) },
            })
          }
        >
          <option value="">{say('reported.any')}</option>
          {REPORT_REASONS.map((known) => (
            <option key={known} value={known}>
              {say(`report.${known}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Loaded query={found}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.reports)
          if (rows.length > 0) {
            return (
              <ul className="rounded-lg border border-line bg-surface">
                {rows.map((report) => (
                  <ReportedRow
                    key={`${report.turn_id} ${report.author_id}`}
                    report={report}
                    onOpen={() => open(report.turn_id)}
                  />
                ))}
              </ul>
            )
          }
          if (reason === undefined) return <Empty icon="check" title={say('reported.none')} />
          return (
            <Empty icon="check" title={say('reported.none_such')}>
              <Button onClick={() => void navigate({ to: '/reported', search: {} })}>{say('reported.all')}</Button>
            </Empty>
          )
        }}
      </Loaded>
      <MoreRows query={found} />
      {turn && <TurnDrawer key={turn} turnId={turn} onClose={() => open(undefined)} />}
    </PageFrame>
  )
}
