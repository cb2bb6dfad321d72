import { ChartCard } from './chart-card.tsx'
import type { ChartData } from './series.ts'

const LEFT = 44
const BELOW = 20
const CELL = { width: 26, height: 20, gap: 2 }
/** The faintest cell that has anything can still be told from an empty one. */
const FAINTEST = 0.12
/** Under every so many columns stands what it is. */
const LABEL_EVERY = 3

/** Cells in rows of series: the more, the stronger. What is in them stands in the table. */
export function HeatMap({ data }: { data: ChartData }) {
  const { columns, series, format } = data
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const width = LEFT + columns.length * CELL.width
  const height = series.length * CELL.height + BELOW
  return (
    <ChartCard data={data} legend={false}>
      <svg role="img" aria-label={data.title} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
        {series.map(({ key, name, values }, row) => (
          <g key={key}>
            <text x={LEFT - 8} y={row * CELL.height + 14} textAnchor="end" className="fill-soft text-meta">
              {name}
            </text>
            {columns.map((column, at) => (
              <rect
                key={column.key}
                x={LEFT + at * CELL.width}
                y={row * CELL.height}
                width={CELL.width - CELL.gap}
                height={CELL.height - CELL.gap}
                rx={3}
                {...shade(values[at] ?? 0, most)}
              >
                <title>{`${name}, ${column.label}: ${format(values[at] ?? 0)}`}</title>
              </rect>
            ))}
          </g>
        ))}
        {columns.map(
          ({ key, label }, at) =>
            at % LABEL_EVERY === 0 && (
              <text key={key} x={LEFT + at * CELL.width} y={height - 4} className="figures fill-soft text-meta">
                {label}
              </text>
            ),
        )}
      </svg>
    </ChartCard>
  )
}

function shade(value: number, most: number): { className: string; fillOpacity?: number } {
  if (value === 0) return { className: 'fill-sunken' }
  return { className: 'fill-accent', fillOpacity: FAINTEST + (1 - FAINTEST) * (value / most) }
}
