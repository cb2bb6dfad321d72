/** A time of the day as a piece of a pattern: "9:00", "9:00AM", "5 pm", "17:30". */
export const CLOCK = '(\\d{1,2}(?::\\d{2})?\\s*(?:[aApP]\\.?[mM]\\b\\.?)?)'

/** `HH:MM` of such a piece; null when the day has no such time. */
export function clockSaid(said: string | undefined): string | null {
  const [, hour, minute, half] = /^(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec((said ?? '').trim()) ?? []
  if (hour === undefined) return null
  const named = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (named > 23 || Number(minute ?? 0) > 59 || (half !== undefined && Number(hour) > 12)) return null
  return `${String(named).padStart(2, '0')}:${minute ?? '00'}`
}
