import { useTripWords } from '../../../i18n/trips.ts'
import { useMay } from '../../../lib/api/me.ts'
import { cx } from '../../../lib/cx.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import type { Itinerary } from '../trip-of.ts'
import type { Change } from './use-edit.ts'

type Activity = Itinerary['days'][number]['activities'][number]

/** How sure a price is; the word beside the colour says the same. */
const FACT_TONES: Readonly<Record<Activity['fact'], Tone>> = { real: 'good', fixture: 'warn', omitted: 'neutral' }
const EDGES: Readonly<Record<Activity['fact'], string>> = {
  real: 'border-l-good',
  fixture: 'border-l-warn',
  omitted: 'border-l-line',
}

interface ActivityCardProps {
  activity: Activity
  /** Null where nothing can be changed. */
  slotId: string | null
  busy: boolean
  onEdit: (change: Change) => void
}

/** One stretch of a day: when, what, for how much, and how sure that is. */
export function ActivityCard({ activity, slotId: slot_id, busy, onEdit }: ActivityCardProps) {
  const { window, name, kind, notes, locked, fact } = activity
  const say = useTripWords()
  const may = useMay()
  const moves = locked ? (['unlock'] as const) : (['lock', 'replace', 'remove'] as const)
  const changes = slot_id !== null && kind === 'attraction' && may('editTrip')
  return (
    <li className={cx('rounded-md border border-line border-l-4 bg-surface p-2 text-small', EDGES[fact])}>
      <p className="figures text-meta text-soft">
        {window.start}–{window.end}
      </p>
      <p className="font-medium break-words">{name}</p>
      {notes.map((note) => (
        <p key={note} className="text-meta break-words text-soft">
          {note}
        </p>
      ))}
      <p className="flex flex-wrap gap-1 pt-1">
        <Chip tone={FACT_TONES[fact]}>{say(`trip.fact.${fact}`)}</Chip>
        {locked && <Chip tone="accent">{say('trip.locked')}</Chip>}
      </p>
      {changes && slot_id !== null && (
        <div className="flex flex-wrap gap-1 pt-2" data-print="none">
          {moves.map((move) => (
            <Button
              key={move}
              small
              look="quiet"
              disabled={busy}
              aria-label={say('trip.do_named', { does: say(`trip.${move}`), name })}
              onClick={() => onEdit({ kind: move, slot_id })}
            >
              {say(`trip.${move}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
