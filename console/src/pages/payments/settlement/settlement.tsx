import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useNow } from '../../../lib/clock.ts'
import { instantsOf, lastDays, periodOf } from '../../../lib/period.ts'
import { useReader } from '../../../lib/reader.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PeriodPicker } from '../../../ui/period-picker.tsx'
import type { PaymentsFilter } from '../payments-filter.ts'
import { DayCharts } from './day-charts.tsx'
import { Methods } from './methods.tsx'
import { Outcomes } from './outcomes.tsx'
import { Tiles } from './tiles.tsx'

const SHOWN_FIRST_DAYS = 7
const LONGER_DAYS = 30

/** What was asked for, paid, rescued and left over in a period, from the rows themselves. */
export function Settlement({ filter }: { filter: PaymentsFilter }) {
  const say = useTradeWords()
  const api = useApi()
  const reader = useReader()
  const now = useNow()
  const navigate = useNavigate()
  const period = periodOf(filter, SHOWN_FIRST_DAYS, now, reader)
  const query = instantsOf(period, reader)
  const report = useQuery({
    queryKey: ['settlement', period],
    queryFn: async ({ signal }) => {
      const [report, byDay] = await Promise.all([
        api('GET /v1/payments/report', { query, signal }),
        api('GET /v1/reports/settlement', { query: period, signal }),
      ])
      if (report instanceof Response) throw new Error('The report came as a table.')
      return { report, byDay }
    },
    placeholderData: keepPreviousData,
  })
  const save = useAct(async (api, name: string) => {
    const answer = await api('GET /v1/payments/report', { query: { ...query, format: 'csv' } })
    if (answer instanceof Response) await saveFile(answer, name)
  }, [])
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker
          period={period}
          onShow={(shown) => void navigate({ to: '/payments', search: { tab: 'settlement', ...shown } })}
        />
        <Button
          data-print="none"
          busy={save.isPending}
          onClick={() => save.mutate(`settlement-${period.from}-${period.to}.csv`)}
        >
          <Icon name="download" size={16} />
          {say('settlement.save')}
        </Button>
      </div>
      <Loaded query={report}>
        {({ report: found, byDay }) =>
          found.methods.length === 0 ? (
            <Empty icon="bag" title={say('settlement.none')}>
              <Button
                onClick={() =>
                  void navigate({
                    to: '/payments',
                    search: { tab: 'settlement', ...lastDays(LONGER_DAYS, now, reader) },
                  })
                }
              >
                {say('settlement.none.action')}
              </Button>
            </Empty>
          ) : (
            <>
              <Tiles report={found} totals={byDay.totals} period={period} />
              <DayCharts days={byDay.days} />
              <Methods totals={byDay.totals} report={found} />
              <Outcomes report={found} period={period} />
            </>
          )
        }
      </Loaded>
    </>
  )
}
