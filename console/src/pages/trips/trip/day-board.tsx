import { useTripWords } from '../../../i18n/trips.ts'
import { useMay } from '../../../lib/api/me.ts'
import { cx } from '../../../lib/cx.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { dayName } from '../day-name.ts'
import type { Itinerary, TripWhole } from '../trip-of.ts'
import { ActivityCard } from './activity-card.tsx'
import { type Change, useEdit } from './use-edit.ts'

/** A day is a column where the window is wide enough. */
const COLUMNS = ['wide:grid-cols-4', 'wide:grid-cols-5', 'wide:grid-cols-6', 'wide:grid-cols-7'] as const
const FEWEST_DAYS = 4

/** The days beside each other, or one below the other where the window is narrow. Visits can be fixed, exchanged and left out. */
export function DayBoard({ trip, itinerary }: { trip: TripWhole; itinerary: Itinerary }) {
  const say = useTripWords()
  const { locale } = useReader()
  const may = useMay()
  const { edit, busy } = useEdit(trip)
  return (
    <Card title={say('trip.board')}>
      <ol className={cx('grid gap-3 p-4 tablet:grid-cols-2', COLUMNS[itinerary.days.length - FEWEST_DAYS])}>
        {itinerary.days.map(({ date, activities }, day) => (
          <li key={date} className="flex min-w-0 flex-col gap-2">
            <div className="flex items-center justify-between gap-1">
              <h3 className="text-small font-semibold">
                {say('trip.day', { day: day + 1 })}{' '}
                <span className="font-normal text-soft">{dayName(date, locale)}</span>
              </h3>
              {trip.slots !== null && may('editTrip') && (
                <SwapMenu day={day} dates={itinerary.days.map((other) => other.date)} busy={busy} onEdit={edit} />
              )}
            </div>
            <ul className="flex flex-col gap-2">
              {activities.map((activity, place) => {
                const slotId = trip.slots?.[day]?.[place]
                return (
                  <ActivityCard
                    key={slotId ?? `${activity.window.start}-${activity.name}`}
                    activity={activity}
                    slotId={slotId ?? null}
                    busy={busy}
                    onEdit={edit}
                  />
                )
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** The other days, with one of which a day can change places. */
function SwapMenu({
  day,
  dates,
  busy,
  onEdit,
}: {
  day: number
  dates: readonly string[]
  busy: boolean
  onEdit: (change: Change) => void
}) {
  const say = useTripWords()
  const { locale } = useReader()
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          small
          square
          disabled={busy}
          aria-label={say('trip.swap.named', { day: day + 1 })}
          title={say('trip.swap')}
        >
          <Icon name="swap" size={16} />
        </Button>
      }
    >
      {dates.map((date, other) =>
        other === day ? null : (
          <MenuItem key={date} onSelect={() => onEdit({ kind: 'swap_days', a: day + 1, b: other + 1 })}>
            {say('trip.swap.with', { day: other + 1, date: dayName(date, locale) })}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
