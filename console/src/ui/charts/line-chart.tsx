import { ChartCard } from './chart-card.tsx'
import { Plot } from './plot.tsx'
import { type ChartData, SERIES_TONES } from './series.ts'

/** So many columns show their points; more of them would hide the line. */
const POINTS_UP_TO = 40

/** A line for each series, over the columns. */
export function LineChart({ data }: { data: ChartData }) {
  const { columns, series, format } = data
  return (
    <ChartCard data={data}>
      <Plot data={data} most={Math.max(0, ...series.flatMap(({ values }) => values))}>
        {({ x, y, step }) =>
          series.map(({ key, name, tone, values }) => (
            <g key={key}>
              <polyline
                points={values.map((value, column) => `${x(column) + step / 2},${y(value)}`).join(' ')}
                fill="none"
                strokeWidth={2}
                strokeLinejoin="round"
                strokeLinecap="round"
                className={SERIES_TONES[tone].stroke}
              />
              {columns.length <= POINTS_UP_TO &&
                columns.map((column, at) => (
                  <circle
                    key={column.key}
                    cx={x(at) + step / 2}
                    cy={y(values[at] ?? 0)}
                    r={2.5}
                    className={SERIES_TONES[tone].fill}
                  >
                    <title>{`${name}, ${column.label}: ${format(values[at] ?? 0)}`}</title>
                  </circle>
                ))}
            </g>
          ))
        }
      </Plot>
    </ChartCard>
  )
}
