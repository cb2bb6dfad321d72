/** Lines that a plot may have above its ground. */
const MOST_LINES = 4
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Round values from nothing up to at least `most`, evenly apart: the lines of a plot.
 * @param most the largest value that is drawn, a whole number
 */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / MOST_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = STEPS.map((step) => step * power).find((step) => step >= rough) ?? rough
  const step = Math.max(1, Math.ceil(round))
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, at) => at * step)
}

/** Which of so many labels are written, so that each has its room: every one, every second, every fifth. */
export function labelEvery(count: number, room: number): number {
  const fits = Math.max(1, Math.floor(room))
  return [1, 2, 5, 10, 20].find((every) => count / every <= fits) ?? Math.ceil(count / fits)
}
