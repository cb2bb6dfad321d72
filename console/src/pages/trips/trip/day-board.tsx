import { useTripWords } from '../../../i18n/trips.ts'
import { useReader } from '../../../lib/reader.ts'
import { Card } from '../../../ui/card.tsx'
import { dayName } from '../day-name.ts'
import type { Itinerary, TripWhole } from '../trip-of.ts'
import { ActivityCard } from './activity-card.tsx'
import { useEdit } from './use-edit.ts'

/** The days beside each other, or one below the other where the window is narrow. Visits can be fixed, exchanged and left out. */
export function DayBoard({ trip, itinerary }: { trip: TripWhole; itinerary: Itinerary }) {
  const say = useTripWords()
  const { locale } = useReader()
  const { edit, busy } = useEdit(trip)
  return (
    <Card title={say('trip.board')}>
      <ol className="grid gap-3 p-4 tablet:grid-cols-2 wide:grid-cols-5">
        {itinerary.days.map(({ date, activities }, day) => (
          <li key={date} className="flex min-w-0 flex-col gap-2">
            <h3 className="text-small font-semibold">
              {say('trip.day', { day: day + 1 })} <span className="font-normal text-soft">{dayName(date, locale)}</span>
            </h3>
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
