const OPENING =
  /(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekday|weekend|juma(?:pili|tatu|nne|tano|mosi)|alhamisi|ijumaa|sato|open|clos|hours|fungu|fung)[^.!?\n]{0,60}$/iu
const HOUR_BEFORE = /(?<!\p{L})(?:at|by|until|till|before|after|from|to|hadi|kuanzia)\s*$/iu
const RANGE_BEHIND = /^\s*(?:to|hadi|mpaka|till|until|-|–)\s*(?:1[0-2]|[1-9])(?!\d)/iu
const RANGE_BEFORE = /(?<![\d,.])(?:1[0-2]|[1-9])\s*(?:to|hadi|mpaka|till|until|-|–)\s*$/iu

/** Hours stand near the day they are of. */
const NEAR = 80

/** "Till 6", "Monday to Friday 8 to 6": a number without a clock's marks that is one of the times, by morning or by evening. */
export function isBareHour(
  value: number,
  { before, behind }: { before: string; behind: string },
  times: ReadonlySet<number>,
): boolean {
  if (isHourAndMinutes(value, before, times)) return true
  if (!Number.isInteger(value) || value < 1 || value > 12) return false
  if (!times.has(value * 60) && !times.has(((value + 12) % 24) * 60)) return false
  if (HOUR_BEFORE.test(before)) return true
  const near = before.slice(-NEAR)
  return OPENING.test(near) && (RANGE_BEHIND.test(behind) || RANGE_BEFORE.test(near))
}

/** "We open eight thirty": read as 830. */
function isHourAndMinutes(value: number, before: string, times: ReadonlySet<number>): boolean {
  const [hour, minutes] = [Math.floor(value / 100), value % 100]
  if (!Number.isInteger(value) || hour < 1 || hour > 12 || minutes === 0 || minutes >= 60) return false
  return OPENING.test(before.slice(-NEAR)) && [hour, (hour + 12) % 24].some((at) => times.has(at * 60 + minutes))
}
