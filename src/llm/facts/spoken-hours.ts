import { SWAHILI_HOURS } from '../../lib/swahili-hours.ts'

const PART = 'asubuhi|mchana|alasiri|jioni|usiku|alfajiri'
const NUMBER = [...SWAHILI_HOURS].sort((a, b) => b.length - a.length).join('|')

/** "nne asubuhi", "saba kasoro robo", "tatu na nusu usiku": an hour of the Swahili clock in words, after "saa". */
export const SPOKEN_HOURS = `(?:${NUMBER})(?!\\p{L})(?:\\s+(?:na\\s+(?:nusu|robo|dakika\\s+\\d{1,2})|kasoro\\s+robo))?(?:\\s+(?:za\\s+|ya\\s+)?(?:${PART}))?`

/** The hour counted from dawn, 1 to 12, the minutes past it (-15 for "kasoro robo") and the part of the day, if named. */
export function readSpokenHour(words: string): { hour: number; past: number; part: string | null } | null {
  const name = new RegExp(`^(?:${NUMBER})(?!\\p{L})`, 'iu').exec(words)?.[0]?.toLowerCase() ?? ''
  const hour = SWAHILI_HOURS.indexOf(name) + 1
  if (hour === 0) return null
  const minutes = /dakika\s+(\d{1,2})/i.exec(words)?.[1]
  const named = /nusu/i.test(words) ? 30 : /kasoro/i.test(words) ? -15 : /robo/i.test(words) ? 15 : 0
  const part = new RegExp(PART, 'i').exec(words)?.[0]?.toLowerCase() ?? null
  return { hour, past: minutes === undefined ? named : Number(minutes), part }
}
