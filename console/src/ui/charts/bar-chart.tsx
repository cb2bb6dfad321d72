import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'
import { type ChartData, SERIES_TONES } from './series.ts'

/** Between two bars, as a share of the room of one. */
const GAP = 0.18
const WIDEST = 44
/** Between two parts of a bar, in pixels. */
const SEAM = 1.5

/** Bars, with the parts of each on top of each other where there are several series. */
export function BarChart({ data }: { data: ChartData }) {
  const { columns, series, format } = data
  const totals = columns.map((_, column) => series.reduce((sum, { values }) => sum + (values[column] ?? 0), 0))
  return (
    <ChartCard data={data}>
      <Plot data={data} most={Math.max(0, ...totals)}>
        {({ x, y, step }) => {
          const width = Math.min(WIDEST, step * (1 - GAP))
          return columns.map(({ key, label }, column) => (
            <g key={key}>
              <title>{`${label}: ${format(totals[column] ?? 0)}`}</title>
              {partsOf(data, column).map(({ name, tone, from, to }) => (
                <rect
                  key={name}
                  x={x(column) + (step - width) / 2}
                  y={y(to)}
                  width={width}
                  height={Math.max(1, y(from) - y(to) - SEAM)}
                  rx={2}
                  className={SERIES_TONES[tone].fill}
                />
              ))}
            </g>
          ))
        }}
      </Plot>
    </ChartCard>
  )
}

/** The parts of one bar, each from where the one below it ends. */
function partsOf({ series }: ChartData, column: number) {
  let top = 0
  return series.flatMap(({ name, tone, values }) => {
    const value = values[column] ?? 0
    if (value <= 0) return []
    const from = top
    top += value
    return [{ name, tone, from, to: top }]
  })
}
