import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useTripWords } from '../../../i18n/trips.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import type { TripWhole } from '../trip-of.ts'
import { CostCard } from './cost-card.tsx'
import { DayBoard } from './day-board.tsx'
import { NoPlan } from './no-plan.tsx'
import { RunProgress } from './run-progress.tsx'
import { SourcesCard } from './sources-card.tsx'
import { TraceCard } from './trace-card.tsx'
import { TripHeader } from './trip-header.tsx'
import { tripQuery } from './trip-query.ts'
import { useFollowRun } from './use-follow-run.ts'
import { VersionsCard } from './versions-card.tsx'

const route = getRouteApi('/inside/trips/$runId')

/** One run of a trip, from its wishes to what it came to. Escape leads back to the list. */
export function TripPage() {
  const { runId } = route.useParams()
  const say = useTripWords()
  const navigate = useNavigate()
  const trip = useQuery(tripQuery(useApi(), runId))
  useFollowRun(trip.data?.run)
  useKeys({ back: () => void navigate({ to: '/trips' }) })
  return (
    <div className="min-h-0 grow overflow-y-auto">
      <div className="mx-auto flex max-w-7xl flex-col gap-4 p-4 tablet:p-6">
        <Link to="/trips" className="self-start text-small text-accent hover:underline">
          {say('trip.back')}
        </Link>
        <Loaded query={trip}>{(found) => <TripParts key={runId} trip={found} />}</Loaded>
      </div>
    </div>
  )
}

function TripParts({ trip }: { trip: TripWhole }) {
  const { run, itinerary } = trip
  return (
    <>
      <TripHeader trip={trip} />
      {itinerary === null && run.status !== 'error' && <RunProgress run={run} />}
      {run.status === 'error' && <NoPlan trip={trip} />}
      {itinerary !== null && (
        <>
          <CostCard itinerary={itinerary} />
          <DayBoard trip={trip} itinerary={itinerary} />
          <SourcesCard itinerary={itinerary} />
        </>
      )}
      <VersionsCard run={run} />
      <TraceCard runId={run.run_id} ended={run.completed_at !== null} />
    </>
  )
}
