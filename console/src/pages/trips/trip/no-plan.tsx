import { useTripWords } from '../../../i18n/trips.ts'
import { useMay } from '../../../lib/api/me.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import type { TripWhole } from '../trip-of.ts'
import { useEdit } from './use-edit.ts'

/** Why there is no plan, and the ways out that were planned and stand, each with its price. */
export function NoPlan({ trip }: { trip: TripWhole }) {
  const { run } = trip
  const say = useTripWords()
  const may = useMay()
  const { locale } = useReader()
  const { edit, busy } = useEdit(trip)
  const usd = (amount_minor: number) => formatMoney({ amount_minor, currency: 'USD' }, locale)
  return (
    <Card title={say(`trip.error.${run.error?.code ?? 'internal'}`)}>
      <div className="flex flex-col gap-3 p-4">
        {run.error && <p className="text-small text-soft">{run.error.message}</p>}
        <h3 className="font-medium">{say(run.relaxations.length === 0 ? 'trip.relax.none' : 'trip.relax')}</h3>
        <ul className="flex flex-col gap-2">
          {run.relaxations.map(({ id, changes, delta_usd_cents, total_after_usd_cents }) => {
            const change = changes.map(({ key }) => say(`trip.relax.${key}`)).join(', ')
            const sum = usd(total_after_usd_cents)
            const delta = `${delta_usd_cents > 0 ? '+' : ''}${usd(delta_usd_cents)}`
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2 last:border-0"
              >
                <span>
                  {change} <span className="text-soft">{say('trip.relax.total', { sum, delta })}</span>
                </span>
                {may('editTrip') && (
                  <Button
                    small
                    busy={busy}
                    aria-label={say('trip.relax.take_named', { change })}
                    onClick={() => edit({ kind: 'accept_relaxation', id })}
                  >
                    {say('trip.relax.take')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
