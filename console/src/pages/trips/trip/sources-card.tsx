import { useTripWords } from '../../../i18n/trips.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import type { Itinerary } from '../trip-of.ts'

type Citation = Itinerary['citations'][number]

/** Every figure and name of the plan with what it rests on. */
export function SourcesCard({ itinerary }: { itinerary: Itinerary }) {
  const say = useTripWords()
  const reader = useReader()
  const columns: Column<Citation>[] = [
    { key: 'claim', title: say('trip.sources.claim'), cell: ({ claim }) => claim },
    {
      key: 'source',
      title: say('trip.sources.source'),
      cell: ({ provenance }) => provenance.source_url ?? provenance.tool,
    },
    {
      key: 'at',
      title: say('trip.sources.at'),
      wide: true,
      cell: ({ provenance }) => formatInstant(Date.parse(provenance.fetched_at), reader),
    },
  ]
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="cursor-pointer px-4 py-3 font-semibold">{say('trip.sources')}</summary>
      <Table
        bare
        caption={say('trip.sources')}
        columns={columns}
        rows={itinerary.citations}
        keyOf={({ claim, provenance }) => `${claim} ${provenance.tool} ${provenance.fetched_at}`}
      />
    </details>
  )
}
