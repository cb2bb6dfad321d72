/** The calendar day and the clock time of an instant in a time zone; an unknown zone counts as UTC. */
export function instantParts(
  at: Date,
  timezone: string,
): { year: number; month: number; day: number; minutes: number } {
  const parts = new Map(
    formatter(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), minutes: part('hour') * 60 + part('minute') }
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23', timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, hourCycle: 'h23', timeZone: 'UTC' })
  }
}
