import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'
import { type ChartData, SERIES_TONES } from './series.ts'

/** So many columns show their points; more of them would hide the line. */
const POINTS_UP_TO = 40

interface Point {
  at: number
  value: number
}

/** The stretches of columns that have a figure: between two of them the line is broken. */
function stretchesOf(values: readonly (number | null)[]): Point[][] {
  const stretches: Point[][] = [[]]
  for (const [at, value] of values.entries()) {
    if (value === null) stretches.push([])
    else stretches.at(-1)?.push({ at, value })
  }
  return stretches.filter(({ length }) => length > 0)
}

/** A line for each series, over the columns. */
export function LineChart({ data }: { data: ChartData }) {
  const { columns, series, format } = data
  return (
    <ChartCard data={data}>
      <Plot data={data} most={Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))}>
        {({ x, y, step }) =>
          series.map(({ key, name, tone, values }) => (
            <g key={key}>
              {stretchesOf(values).map((points) => (
                <polyline
                  key={points[0]?.at}
                  points={points.map(({ at, value }) => `${x(at) + step / 2},${y(value)}`).join(' ')}
                  fill="none"
                  strokeWidth={2}
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  className={SERIES_TONES[tone].stroke}
                />
              ))}
              {(columns.length <= POINTS_UP_TO ? stretchesOf(values) : []).flat().map(({ at, value }) => (
                <circle key={at} cx={x(at) + step / 2} cy={y(value)} r={2.5} className={SERIES_TONES[tone].fill}>
                  <title>{`${name}, ${columns[at]?.label}: ${format(value)}`}</title>
                </circle>
              ))}
            </g>
          ))
        }
      </Plot>
    </ChartCard>
  )
}
