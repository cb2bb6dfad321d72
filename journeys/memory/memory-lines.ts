import type { Signal } from '../../src/language/memory/signal.ts'

/** "- Bali (last March)": each thing a line, in the guest's own words. */
export function memoryLines(told: readonly Signal[]): string {
  return told.map(({ value, dates }) => (dates === null ? `- ${value}` : `- ${value} (${dates})`)).join('\n')
}
