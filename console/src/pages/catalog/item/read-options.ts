/** Options as they are typed, "size: 42, colour: black"; null for what is none. */
export function readOptions(text: string): Record<string, string> | null {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => /^([a-z][a-z0-9 _-]{0,29}?)\s*:\s*(.{1,60})$/i.exec(pair))
  const read: Record<string, string> = {}
  for (const pair of pairs) {
    if (pair === null) return null
    const [, name = '', value = ''] = pair
    read[name.toLowerCase()] = value
  }
  return read
}

/** The same as they are typed. */
export function optionsText(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
