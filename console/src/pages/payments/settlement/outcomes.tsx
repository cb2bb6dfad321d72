import { Link } from '@tanstack/react-router'
import type { AttemptStatus } from '../../../../../src/domain/payments/schemas.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import type { Period } from '../../../lib/period.ts'
import { Card } from '../../../ui/card.tsx'
import { Meters } from '../../../ui/charts/meters.tsx'
import type { SeriesTone } from '../../../ui/charts/series.ts'
import { ATTEMPT_STATUSES } from '../payments-filter.ts'
import type { Report } from './tiles.tsx'

const TONES: Partial<Record<AttemptStatus, SeriesTone>> = {
  paid: 'accent',
  partially_paid: 'info',
  pending: 'info',
  needs_review: 'warn',
  failed: 'danger',
  rejected: 'danger',
}

/** What became of the attempts of a period, the most common first; each leads to its list. */
export function Outcomes({ report, period }: { report: Report; period: Period }) {
  const say = useTradeWords()
  const outcomes = report.methods.flatMap((method) => method.outcomes)
  const counted = ATTEMPT_STATUSES.map((status) => ({
    status,
    count: outcomes.reduce((total, outcome) => total + (outcome.status === status ? outcome.count : 0), 0),
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  return (
    <Card title={say('settlement.outcomes')}>
      <Meters
        meters={counted.map(({ status, count }) => ({
          key: status,
          name: (
            <Link to="/payments" search={{ tab: 'attempts', status, ...period }} className="hover:underline">
              {say(`attempt.status.${status}`)}
            </Link>
          ),
          value: count,
          text: count,
          tone: TONES[status] ?? 'neutral',
        }))}
      />
    </Card>
  )
}
