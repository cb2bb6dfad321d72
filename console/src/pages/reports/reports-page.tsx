import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReportWire } from '../../../../src/http/contract/reports.ts'
import { useReportWords } from '../../i18n/reports.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useNow } from '../../lib/clock.ts'
import { lastDays, periodOf } from '../../lib/period.ts'
import { useReader } from '../../lib/reader.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Breakdowns } from './breakdowns.tsx'
import { askReport, useReport } from './report-queries.ts'
import { REPORTS, type ReportsFilter, STEPS } from './reports-filter.ts'
import { SeriesCharts } from './series-charts.tsx'
import { SpendCard } from './spend-card.tsx'
import { Tiles } from './tiles.tsx'

const route = getRouteApi('/inside/reports')
const SHOWN_FIRST_DAYS = 30
const LONGER_DAYS = 90

/** What happened at the shop, to be looked at: numbers, how they went, and what they are made of. */
export function ReportsPage() {
  const words = useWords()
  const say = useReportWords()
  const may = useMay()
  const reader = useReader()
  const now = useNow()
  const navigate = useNavigate()
  const filter = route.useSearch()
  const shown = may('getReport') ? REPORTS : REPORTS.filter((name) => name === 'people' || name === 'csat')
  const tab = shown.find((name) => name === filter.tab) ?? shown[0] ?? 'people'
  const { by = 'day', person } = filter
  const period = periodOf(filter, SHOWN_FIRST_DAYS, now, reader)
  const asked = { ...period, by, person }
  const report = useReport(tab, asked)
  const save = useAct(async (api, name: string) => {
    const answer = await askReport(api, tab, { ...asked, format: 'csv' })
    if (answer instanceof Response) await saveFile(answer, name)
  }, [])
  const show = (changes: ReportsFilter) => void navigate({ to: '/reports', search: { ...filter, tab, ...changes } })
  return (
    <PageFrame title={words('nav.reports')} lead={say('lead', { zone: reader.timeZone })}>
      <div data-print="none">
        <Tabs
          label={words('nav.reports')}
          controls="report"
          value={tab}
          onChange={(next) => show({ tab: next })}
          tabs={shown.map((value) => ({ value, label: say(`tab.${value}`) }))}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker period={period} onShow={show} />
        <div data-print="none" className="flex flex-wrap items-center gap-2">
          <Tabs
            label={say('by')}
            controls="report"
            value={by}
            onChange={(next) => show({ by: next })}
            tabs={STEPS.map((value) => ({ value, label: say(`by.${value}`) }))}
          />
          <Button busy={save.isPending} onClick={() => save.mutate(`${tab}-${period.from}-${period.to}.csv`)}>
            <Icon name="download" size={16} />
            {say('save')}
          </Button>
        </div>
      </div>
      <div id="report" role="tabpanel" aria-label={say(`tab.${tab}`)} className="flex flex-col gap-4">
        {tab === 'cost' && <SpendCard />}
        <Loaded query={report}>
          {(found) =>
            isEmpty(found) ? (
              <Empty icon="chart" title={say('none')}>
                <Button onClick={() => show(lastDays(LONGER_DAYS, now, reader))}>{say('none.action')}</Button>
              </Empty>
            ) : (
              <>
                <Tiles tiles={found.tiles} />
                <SeriesCharts series={found.series} />
                <Breakdowns breakdowns={found.breakdowns} />
              </>
            )
          }
        </Loaded>
      </div>
    </PageFrame>
  )
}

function isEmpty({ tiles }: ReportWire): boolean {
  return tiles.every(({ count, previous }) => count === 0 && (previous ?? 0) === 0)
}
