import { Link } from '@tanstack/react-router'
import type { ReportWire } from '../../../../src/http/contract/reports.ts'
import { nameOfPart, useReportWords } from '../../i18n/reports.ts'
import { useReader } from '../../lib/reader.ts'
import { Card } from '../../ui/card.tsx'
import { Meters } from '../../ui/charts/meters.tsx'
import { formatNumber } from './format-number.ts'
import { HoursMap } from './hours-map.tsx'
import { nameOfNumber } from './name-of-number.ts'
import { rowsOf } from './reports-filter.ts'

const MOST_SHOWN = 12

/** What numbers are made of, the largest part first; each part opens its own rows. */
export function Breakdowns({ breakdowns }: { breakdowns: ReportWire['breakdowns'] }) {
  const say = useReportWords()
  const { locale } = useReader()
  const filled = breakdowns.filter(({ parts }) => parts.length > 0)
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        {filled
          .filter(({ name }) => name !== 'messages')
          .map(({ name, parts }) => (
            <Card key={name} title={nameOfNumber(say, name)}>
              <Meters
                meters={parts.slice(0, MOST_SHOWN).map(({ part, label, unit, value, count, currency, list }) => ({
                  key: `${part} ${currency}`,
                  name: (
                    <Link to="/reports/rows" search={rowsOf(list)} className="hover:underline">
                      {label ?? nameOfPart(say, part)}
                    </Link>
                  ),
                  value: value ?? 0,
                  text:
                    value === null
                      ? say('nothing')
                      : `${formatNumber({ unit, value, currency }, locale)}${unit === 'count' ? '' : ` · ${count}`}`,
                  tone: 'accent',
                }))}
              />
            </Card>
          ))}
      </div>
      {filled.some(({ name }) => name === 'messages') && (
        <HoursMap parts={filled.find(({ name }) => name === 'messages')?.parts ?? []} />
      )}
    </>
  )
}
