import { useTripWords } from '../../../i18n/trips.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Card } from '../../../ui/card.tsx'
import { Fact } from '../../../ui/fact.tsx'
import type { Itinerary } from '../trip-of.ts'

const PARTS = ['flights', 'lodging', 'attractions', 'transit'] as const

/** What the whole trip costs the whole party, what it was wanted for, and what is not sure about it. */
export function CostCard({
  itinerary: { intent, cost_breakdown: cost, advisories, degradation },
}: {
  itinerary: Itinerary
}) {
  const say = useTripWords()
  const { locale } = useReader()
  const usd = (amount_minor: number) => formatMoney({ amount_minor, currency: 'USD' }, locale)
  const budget = intent.budget ?? { amount_minor: intent.budget_usd_cents, currency: 'USD' }
  const { adults, children } = intent.party
  return (
    <Card title={say('trip.cost')}>
      <div className="grid gap-4 p-4 text-small tablet:grid-cols-2">
        <dl className="flex flex-col gap-1">
          {PARTS.map((part) => (
            <Fact key={part} name={say(`trip.cost.${part}`)}>
              {usd(cost[`${part}_usd_cents`])}
            </Fact>
          ))}
          <Fact name={say('trip.cost.daily')}>{usd(cost.daily_spend_usd_cents)}</Fact>
        </dl>
        <dl className="flex flex-col gap-1">
          <Fact name={say('trip.cost.total')}>
            <strong>{usd(cost.total_usd_cents)}</strong>
            {cost.local && cost.local.currency !== 'USD' && (
              <span className="block text-soft">
                {formatMoney({ amount_minor: cost.local.total_minor, currency: cost.local.currency }, locale)}
              </span>
            )}
          </Fact>
          <Fact name={say('trip.cost.person')}>{usd(cost.per_person_usd_cents)}</Fact>
          <Fact name={say('trip.cost.budget')}>{formatMoney(budget, locale)}</Fact>
          <Fact name={say('trip.people')}>{say('trip.people.text', { adults, children })}</Fact>
        </dl>
        <p className="text-meta text-soft tablet:col-span-2">{cost.currency_disclaimer}</p>
        {degradation.banner !== null && (
          <p className="rounded-md bg-warn-tint px-3 py-2 text-warn tablet:col-span-2">{degradation.banner}</p>
        )}
        {advisories.length > 0 && (
          <details className="tablet:col-span-2">
            <summary className="cursor-pointer font-medium">{say('trip.notes')}</summary>
            <ul className="list-disc pt-2 pl-5 text-soft">
              {[...new Set(advisories.map(({ kind }) => kind))].map((kind) => (
                <li key={kind}>{say(`trip.note.${kind}`)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  )
}
