import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usePlaceWords } from '../../../i18n/trip-places.ts'
import { useTripWords } from '../../../i18n/trips.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { RowsOfKey } from './rows-of-key.tsx'
import { isRoute, type Place, placesQuery, type SupplyKey } from './supply-queries.ts'

const TO_PLACE = 'font-medium text-accent hover:underline'

/** Where the shop sells trips to; who comes by an address to a shop that plans none is told so. */
export function PlacesPage() {
  const say = useTripWords()
  const may = useMay()
  if (may('listDestinations')) return <Places />
  return (
    <PageFrame title={say('trips.places')}>
      <Empty icon="compass" title={say('trips.not_here')} />
    </PageFrame>
  )
}

function Places() {
  const say = usePlaceWords()
  const trips = useTripWords()
  const may = useMay()
  const query = useQuery(placesQuery(useApi()))
  const [imports, setImports] = useState(false)
  return (
    <PageFrame
      title={say('places.title')}
      lead={say('places.lead')}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/trips" className="text-small text-accent hover:underline">
            {trips('trip.back')}
          </Link>
          {may('importTripSupply') && may('importDestinations') && (
            <Button look="primary" onClick={() => setImports(true)}>
              {say('import.open')}
            </Button>
          )}
        </div>
      }
    >
      <Loaded query={query}>
        {({ places, supply }) => (
          <>
            {places.length === 0 ? (
              <Empty icon="compass" title={say('places.none')}>
                {say('places.none.help')}
              </Empty>
            ) : (
              <PlaceTable places={places} supply={supply} />
            )}
            <KeyCard title={say('places.routes')} keys={supply.filter(({ key }) => isRoute(key))} />
            <KeyCard
              title={say('places.elsewhere')}
              keys={supply.filter(({ key }) => !isRoute(key) && !places.some(({ city }) => city === key))}
            />
          </>
        )}
      </Loaded>
      {imports && <ImportDialog onClose={() => setImports(false)} />}
    </PageFrame>
  )
}

function PlaceTable({ places, supply }: { places: readonly Place[]; supply: readonly SupplyKey[] }) {
  const say = usePlaceWords()
  const { locale } = useReader()
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const columns: Column<Place>[] = [
    {
      key: 'place',
      title: say('places.place'),
      cell: ({ city, country, also }) => (
        <>
          <Link to="/trips/places/$key" params={{ key: city }} className={TO_PLACE}>
            {city}
          </Link>
          <span className="block text-meta text-soft">{[countries.of(country) ?? country, ...also].join(' · ')}</span>
        </>
      ),
    },
    {
      key: 'airports',
      title: say('places.airports'),
      cell: ({ airports, overland }) => (
        <>
          {airports.join(', ') || '–'}
          {overland && <span className="block text-meta text-soft">{say('places.overland')}</span>}
        </>
      ),
    },
    { key: 'currency', title: say('places.currency'), wide: true, cell: ({ currency }) => currency },
    {
      key: 'own',
      title: say('places.own'),
      cell: ({ city }) => <RowsOfKey rows={supply.find(({ key }) => key === city)?.rows ?? {}} />,
    },
  ]
  return (
    <Table
      caption={say('places.table')}
      columns={columns}
      rows={places}
      keyOf={({ city, country }) => `${city} ${country}`}
    />
  )
}

/** Routes, or places that nobody sells trips to, each with what there is for it; nothing where there are none. */
function KeyCard({ title, keys }: { title: string; keys: readonly SupplyKey[] }) {
  if (keys.length === 0) return null
  return (
    <Card title={title}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 p-4 text-small">
        {keys.map(({ key, rows }) => (
          <li key={key} className="flex items-center gap-2">
            <Link to="/trips/places/$key" params={{ key }} className={TO_PLACE}>
              {key}
            </Link>
            <RowsOfKey rows={rows} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
