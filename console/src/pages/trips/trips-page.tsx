import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTripWords } from '../../i18n/trips.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useLiveState } from '../../lib/live/live-context.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { dayName } from './day-name.ts'
import { NewTripDialog } from './new-trip-dialog.tsx'
import { isUnderWay, STATUS_TONES, type TripRow, wishesOf } from './trip-of.ts'
import { STATUSES } from './trips-filter.ts'

const route = getRouteApi('/inside/trips/')

/** How often a list is read again while something in it is being planned and no news of it comes by itself. */
const LOOK_AGAIN_MS = 2_000

/** The runs of the shop's trips; who comes by an address to a shop that plans none is told so. */
export function TripsPage() {
  const words = useWords()
  const say = useTripWords()
  const may = useMay()
  if (may('listTrips')) return <Trips />
  return (
    <PageFrame title={words('nav.trips')}>
      <Empty icon="compass" title={say('trips.not_here')} />
    </PageFrame>
  )
}

function Trips() {
  const words = useWords()
  const say = useTripWords()
  const may = useMay()
  const navigate = useNavigate()
  const { status } = route.useSearch()
  const [opens, setOpens] = useState(false)
  const query = useTrips(status)
  const rows = query.data?.pages.flatMap((page) => page.trips) ?? []
  const columns = useColumns()
  return (
    <PageFrame
      title={words('nav.trips')}
      lead={say('trips.lead')}
      action={
        <div className="flex flex-wrap items-center gap-3">
          {may('listDestinations') && (
            <Link to="/trips/places" className="text-small text-accent hover:underline">
              {say('trips.places')}
            </Link>
          )}
          {may('startTrip') && (
            <Button look="primary" onClick={() => setOpens(true)}>
              {say('trips.new')}
            </Button>
          )}
        </div>
      }
    >
      <Tabs
        label={say('trips.status')}
        controls="trips"
        value={status ?? 'all'}
        onChange={(next) => void navigate({ to: '/trips', search: next === 'all' ? {} : { status: next } })}
        tabs={[
          { value: 'all' as const, label: say('trips.all') },
          ...STATUSES.map((value) => ({ value, label: say(`trip.status.${value}`) })),
        ]}
      />
      <div id="trips" role="tabpanel" aria-label={say('trips.table')} className="flex flex-col gap-3">
        <Loaded query={query}>
          {() =>
            rows.length === 0 ? (
              <Empty icon="compass" title={say(status ? 'trips.none.status' : 'trips.none')}>
                {status && (
                  <Button onClick={() => void navigate({ to: '/trips', search: {} })}>
                    {say('trips.none.action')}
                  </Button>
                )}
              </Empty>
            ) : (
              <Table caption={say('trips.table')} columns={columns} rows={rows} keyOf={({ run_id }) => run_id} />
            )
          }
        </Loaded>
        <MoreRows query={query} />
      </div>
      {opens && <NewTripDialog onClose={() => setOpens(false)} />}
    </PageFrame>
  )
}

function useTrips(status: TripRow['status'] | undefined) {
  const api = useApi()
  const { standing } = useLiveState()
  return useInfiniteQuery({
    queryKey: ['trips', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/trips', { query: { status, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      standing !== 'live' && state.data?.pages.some(({ trips }) => trips.some((trip) => isUnderWay(trip.status)))
        ? LOOK_AGAIN_MS
        : false,
  })
}

function useColumns(): Column<TripRow>[] {
  const say = useTripWords()
  const reader = useReader()
  return [
    {
      key: 'where',
      title: say('trip.where'),
      cell: (row) => (
        <Link to="/trips/$runId" params={{ runId: row.run_id }} className="font-medium text-accent hover:underline">
          {wishesOf(row).city ?? say('trip.unknown_place')}
        </Link>
      ),
    },
    {
      key: 'when',
      title: say('trip.when'),
      cell: (row) => {
        const { start, end } = wishesOf(row)
        return start && end ? `${dayName(start, reader.locale)} – ${dayName(end, reader.locale)}` : '–'
      },
    },
    {
      key: 'state',
      title: say('trip.state'),
      cell: ({ status }) => <Chip tone={STATUS_TONES[status]}>{say(`trip.status.${status}`)}</Chip>,
    },
    { key: 'version', title: say('trip.version'), figures: true, wide: true, cell: ({ version }) => version ?? '–' },
    {
      key: 'asked',
      title: say('trip.asked'),
      wide: true,
      cell: ({ created_at, conversation_id }) => (
        <span>
          <span className="block">{formatInstant(Date.parse(created_at), reader)}</span>
          <span className="block text-meta text-soft">
            {say(conversation_id === null ? 'trip.by_staff' : 'trip.by_customer')}
          </span>
        </span>
      ),
    },
  ]
}
