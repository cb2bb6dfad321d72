const known = new Set<string>()

/** Whether there is a timezone of this name. */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true
  const is = tryTimezone(name)
  // Names come from outside, so only true ones are remembered: of those there are some hundreds.
  if (is) known.add(name)
  return is
}

function tryTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
