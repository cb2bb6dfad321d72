/** A word, number or mark of written hours. */
export interface HoursToken {
  kind: 'always' | 'clock' | 'number' | 'weekday' | 'month' | 'holiday' | 'off' | 'mark'
  text: string
  /** Index in the text, from 0. */
  at: number
}

const FORMS: readonly [HoursToken['kind'], RegExp][] = [
  ['always', /24\/7/y],
  ['clock', /\d{1,2}:\d{2}/y],
  ['number', /\d{1,4}/y],
  ['weekday', /(?:Mo|Tu|We|Th|Fr|Sa|Su)(?![a-z])/y],
  ['month', /(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?![a-z])/y],
  ['holiday', /PH(?![a-zA-Z])/y],
  ['off', /(?:off|closed)(?![a-z])/y],
  ['mark', /[-,;:]/y],
]

/** The parts of written hours, or the index of the first that is none. */
export function readTokens(text: string): { tokens: HoursToken[] } | { at: number } {
  const tokens: HoursToken[] = []
  let at = 0
  while (at < text.length) {
    if (text[at] === ' ') {
      at += 1
      continue
    }
    const token = tokenAt(text, at)
    if (!token) return { at }
    tokens.push(token)
    at += token.text.length
  }
  return { tokens }
}

function tokenAt(text: string, at: number): HoursToken | null {
  for (const [kind, form] of FORMS) {
    form.lastIndex = at
    const found = form.exec(text)?.[0]
    if (found !== undefined) return { kind, text: found, at }
  }
  return null
}
