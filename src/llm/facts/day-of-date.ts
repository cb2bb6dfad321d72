import { MONTH_WORDS, monthOf } from './calendar-words.ts'

const DAY = '(?:\\d{1,2})(?:st|nd|rd|th)?'
/** "24 to 26 December": the month of the second day is the month of the first. */
const TO_A_DATE = new RegExp(
  `^(?:st|nd|rd|th)?\\s*(?:to|-|–|until|till|hadi|mpaka|and|na|&)\\s*(?:tarehe\\s+|the\\s+)?${DAY}(?:\\s+of)?[\\s-]+(${MONTH_WORDS})(?!\\p{L})`,
  'iu',
)
const SLASH_MONTH = /^\/(\d{1,2})(?![\d/])/u
const DAY_SLASH = /(?<![\d/])(\d{1,2})\/$/u

/** True of a day that stands before another of its month, and of "12/12": both halves of a date without its year. */
export function isDayOfDate(
  value: number,
  { before, behind }: { before: string; behind: string },
  dates: readonly { month: number; day: number }[],
): boolean {
  if (/tarehe\s*$/iu.test(before) && dates.some(({ day }) => day === value)) return true
  const named = TO_A_DATE.exec(behind)?.[1]
  const month = named === undefined ? Number(SLASH_MONTH.exec(behind)?.[1] ?? 0) : monthOf(named)
  if (dates.some((date) => date.day === value && date.month === month)) return true
  const day = Number(DAY_SLASH.exec(before)?.[1] ?? 0)
  return dates.some((date) => date.day === day && date.month === value)
}
