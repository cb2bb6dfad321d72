/** Ground and ink of what a colour draws: the legend has the ground, the drawing the ink. */
export const SERIES_TONES = {
  accent: { ground: 'bg-accent', fill: 'fill-accent', stroke: 'stroke-accent' },
  info: { ground: 'bg-info', fill: 'fill-info', stroke: 'stroke-info' },
  violet: { ground: 'bg-violet', fill: 'fill-violet', stroke: 'stroke-violet' },
  warn: { ground: 'bg-warn', fill: 'fill-warn', stroke: 'stroke-warn' },
  danger: { ground: 'bg-danger', fill: 'fill-danger', stroke: 'stroke-danger' },
  neutral: { ground: 'bg-edge', fill: 'fill-edge', stroke: 'stroke-edge' },
} as const

export type SeriesTone = keyof typeof SERIES_TONES

/** One kind of thing that is counted, with a value for each column. */
export interface Series {
  key: string
  name: string
  tone: SeriesTone
  /** Null where there is no figure, which is not 0: a mean of nothing. */
  values: readonly (number | null)[]
}

/** What a chart draws, and what its table says. */
export interface ChartData {
  title: string
  /** What the columns are: the heading of the first column of the table. */
  across: string
  columns: readonly { key: string; label: string }[]
  series: readonly Series[]
  /** A value in full, as in the table. */
  format: (value: number) => string
  /** A value as short as an axis needs it. */
  short: (value: number) => string
}
