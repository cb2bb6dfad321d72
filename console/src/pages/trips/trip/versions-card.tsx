import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTripWords } from '../../../i18n/trips.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { STATUS_TONES, type TripWhole } from '../trip-of.ts'
import { versionsQuery } from './trip-query.ts'

/** The runs of one trip; nothing where there is one alone. */
export function VersionsCard({ run }: { run: TripWhole['run'] }) {
  const say = useTripWords()
  const reader = useReader()
  const { data = [] } = useQuery(versionsQuery(useApi(), run.trip_id))
  if (data.length < 2) return null
  return (
    <Card title={say('trip.versions')}>
      <ul className="flex flex-col gap-1 p-4 text-small">
        {data.map(({ run_id, version, status, created_at }) => (
          <li key={run_id} className="flex flex-wrap items-center gap-2">
            {run_id === run.run_id ? (
              <span className="font-medium">{say('trip.versions.this')}</span>
            ) : (
              <Link to="/trips/$runId" params={{ runId: run_id }} className="font-medium text-accent hover:underline">
                {formatInstant(Date.parse(created_at), reader)}
              </Link>
            )}
            <span className="text-soft">{version === null ? '–' : `${say('trip.version')} ${version}`}</span>
            <Chip tone={STATUS_TONES[status]}>{say(`trip.status.${status}`)}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
