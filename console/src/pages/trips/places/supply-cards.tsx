import { usePlaceWords } from '../../../i18n/trip-places.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Card } from '../../../ui/card.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import type { SupplyKind, SupplyRow } from './supply-queries.ts'
import { weekDays, weekHours } from './week-hours.ts'

type RowOf<Kind extends SupplyKind> = Extract<SupplyRow, { kind: Kind }>

/** The rows of a place or a route, a table for each kind that there is. */
export function SupplyCards({ rows }: { rows: readonly SupplyRow[] }) {
  const say = usePlaceWords()
  const columns = useSupplyColumns()
  return (
    <>
      <KindCard title={say('supply.attraction')} kind="attraction" rows={rows} columns={columns.attraction} />
      <KindCard title={say('supply.lodging')} kind="lodging" rows={rows} columns={columns.lodging} />
      <KindCard title={say('supply.flight')} kind="flight" rows={rows} columns={columns.flight} />
      <KindCard title={say('supply.daily_spend')} kind="daily_spend" rows={rows} columns={columns.daily_spend} />
      <KindCard title={say('supply.climate')} kind="climate" rows={rows} columns={columns.climate} />
    </>
  )
}

function KindCard<Kind extends SupplyKind>({
  title,
  kind,
  rows,
  columns,
}: {
  title: string
  kind: Kind
  rows: readonly SupplyRow[]
  columns: readonly Column<RowOf<Kind>>[]
}) {
  const isOfKind = (row: SupplyRow): row is RowOf<Kind> => row.kind === kind
  const found = rows.filter(isOfKind)
  if (found.length === 0) return null
  return (
    <Card title={title}>
      <Table bare caption={title} columns={columns} rows={found} keyOf={({ ref }) => ref} />
    </Card>
  )
}

function useSupplyColumns(): { [Kind in SupplyKind]: Column<RowOf<Kind>>[] } {
  const say = usePlaceWords()
  const { locale } = useReader()
  const usd = (amount_minor: number) => formatMoney({ amount_minor, currency: 'USD' }, locale)
  const degrees = (temperature: number) => say('supply.degrees', { degrees: temperature })
  const month = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return {
    attraction: [
      { key: 'name', title: say('supply.name'), cell: ({ data }) => data.name },
      {
        ...{ key: 'hours', title: say('supply.hours'), wide: true },
        cell: ({ data }) => <span className="figures text-soft">{weekHours(data.opening_hours, locale)}</span>,
      },
      {
        ...{ key: 'minutes', title: say('supply.minutes'), figures: true, wide: true },
        cell: ({ data }) => data.typical_minutes,
      },
      {
        ...{ key: 'price', title: say('supply.price'), figures: true },
        cell: ({ data }) =>
          data.est_price_usd_cents === undefined ? say('supply.price.unknown') : usd(data.est_price_usd_cents),
      },
    ],
    lodging: [
      { key: 'name', title: say('supply.name'), cell: ({ data }) => data.name },
      { key: 'tier', title: say('supply.tier'), cell: ({ data }) => say(`supply.tier.${data.tier}`) },
      {
        ...{ key: 'guests', title: say('supply.guests'), figures: true, wide: true },
        cell: ({ data }) => data.max_guests,
      },
      {
        ...{ key: 'night', title: say('supply.night'), figures: true },
        cell: ({ data }) => usd(data.price_per_night_usd_cents),
      },
    ],
    flight: [
      { key: 'airline', title: say('supply.airline'), cell: ({ data }) => data.airline },
      { key: 'leaves', title: say('supply.leaves'), figures: true, cell: ({ data }) => data.departs },
      {
        ...{ key: 'days', title: say('supply.days'), wide: true },
        cell: ({ data }) => (data.days.length === 7 ? say('supply.every_day') : weekDays(data.days, locale)),
      },
      {
        ...{ key: 'price', title: say('supply.person'), figures: true },
        cell: ({ data }) => usd(data.price_usd_cents),
      },
    ],
    daily_spend: [
      { key: 'tier', title: say('supply.tier'), cell: ({ data }) => say(`supply.tier.${data.tier}`) },
      { key: 'sum', title: say('supply.price'), figures: true, cell: ({ data }) => usd(data.usd_cents) },
    ],
    climate: [
      { key: 'month', title: say('supply.month'), cell: ({ ref }) => month.format(Date.UTC(2024, Number(ref) - 1, 1)) },
      { key: 'high', title: say('supply.warmest'), figures: true, cell: ({ data }) => degrees(data.temp_c_high) },
      { key: 'low', title: say('supply.coolest'), figures: true, cell: ({ data }) => degrees(data.temp_c_low) },
      { key: 'rain', title: say('supply.rain'), figures: true, cell: ({ data }) => percent.format(data.precip_prob) },
    ],
  }
}
