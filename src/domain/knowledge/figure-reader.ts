/** What a figure says. `hours` is from when to when, `time` a clock time that stands alone. */
export type FigureKind = 'price' | 'hours' | 'time' | 'percent' | 'duration' | 'phone' | 'count'

export interface Figure {
  kind: FigureKind
  /** What it may mean, in one form for all ways to write it: "7-8" may be of the morning or of the evening. Prices name their currency. */
  values: string[]
  /** How it is written, and where. */
  text: string
  at: number
}

/** Reads the figures in what a shop has written, as what is told is held against it. Pure. */
export interface FigureReader {
  /** The text as it was read, with each figure in its place. */
  figuresIn(text: string): { text: string; figures: Figure[] }
}
