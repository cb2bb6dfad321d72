/** Twilio refuses a body over 1,600 characters and counts some twice: the margin keeps every segment inside. */
export const SEGMENT_LIMIT = 1_500

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits at a paragraph, a line, a sentence or a word, in this order of preference, and never inside a grapheme. */
export function splitText(text: string, limit = SEGMENT_LIMIT): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > limit) {
    const head = headWithin(rest, limit)
    const cut = ['\n\n', '\n', '. ', ' '].map((mark) => head.lastIndexOf(mark)).find((at) => at > limit / 2) ?? -1
    const at = cut > 0 ? cut + 1 : head.length
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  if (rest.length > 0) parts.push(rest)
  return parts
}

function headWithin(text: string, limit: number): string {
  let head = ''
  for (const { segment } of graphemes.segment(text.slice(0, limit + 64))) {
    if (head.length + segment.length > limit) break
    head += segment
  }
  if (head.length > 0) return head
  // One sign longer than a whole segment has to be cut, but never through a surrogate pair: that is no text any more.
  const cut = text.slice(0, limit)
  return cut.isWellFormed() ? cut : text.slice(0, limit - 1)
}
