import type { ReactNode } from 'react'
import { labelEvery, ticksTo } from './scale.ts'
import type { ChartData } from './series.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 216
const ABOVE = 10
const BELOW = 26
const LEFT = 48
const RIGHT = 8
/** In pixels: what a label below the ground takes. */
const LABEL_ROOM = 64

/** Where things stand in the drawing, in its own units. */
export interface Place {
  /** The left edge of a column. */
  x: (column: number) => number
  y: (value: number) => number
  /** How wide a column is. */
  step: number
}

interface PlotProps {
  data: ChartData
  /** The largest value that is drawn. */
  most: number
  children: (place: Place) => ReactNode
}

/** The ground, the lines and the labels of a chart; what stands on them is drawn by whoever knows. */
export function Plot({ data, most, children }: PlotProps) {
  const { ref, width } = useWidth()
  return (
    <div ref={ref} className="h-54">
      {width !== null && (
        <svg
          role="img"
          aria-label={data.title}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="h-auto w-full overflow-visible"
        >
          <Drawing data={data} most={most} width={width}>
            {children}
          </Drawing>
        </svg>
      )}
    </div>
  )
}

function Drawing({ data: { columns, short }, most, width, children }: PlotProps & { width: number }) {
  const ticks = ticksTo(most)
  const top = ticks.at(-1) ?? 1
  const step = (width - LEFT - RIGHT) / Math.max(1, columns.length)
  const place: Place = {
    x: (column) => LEFT + column * step,
    y: (value) => ABOVE + (HEIGHT - ABOVE - BELOW) * (1 - value / top),
    step,
  }
  const every = labelEvery(columns.length, (width - LEFT - RIGHT) / LABEL_ROOM)
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={width - RIGHT} y1={place.y(tick)} y2={place.y(tick)} className="stroke-line" />
          <text x={LEFT - 8} y={place.y(tick) + 4} textAnchor="end" className="figures fill-soft text-meta">
            {short(tick)}
          </text>
        </g>
      ))}
      {columns.map(
        ({ key, label }, column) =>
          column % every === 0 && (
            <text
              key={key}
              x={place.x(column) + step / 2}
              y={HEIGHT - 6}
              textAnchor="middle"
              className="figures fill-soft text-meta"
            >
              {label}
            </text>
          ),
      )}
      {children(place)}
    </>
  )
}
