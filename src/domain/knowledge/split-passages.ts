const SHORTEST = 600
const LONGEST = 900

/**
 * A document as passages of at most 900 characters: one per section, a long one cut after 600 between paragraphs where
 * that is possible and between sentences where it is not. Each passage begins with the heading it stands under, so that
 * it can be read (and found) alone.
 */
export function splitPassages(text: string): { section: number; text: string }[] {
  return sections(text).flatMap(({ heading, paragraphs }, section) => {
    const prefix = heading === '' ? '' : `${heading}\n`
    const room = LONGEST - prefix.length
    return pack(
      paragraphs.flatMap((paragraph) => cutParagraph(paragraph, room)),
      room,
    ).map((body) => ({ section, text: prefix + body }))
  })
}

function sections(text: string): { heading: string; paragraphs: string[] }[] {
  const found: { heading: string; paragraphs: string[] }[] = []
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines = block.split('\n').map((line) => line.trim())
    const title = /^#{1,6}\s+(.*)$/.exec(lines[0] ?? '')?.[1]
    if (title !== undefined) found.push({ heading: title.trim(), paragraphs: [] })
    const body = lines
      .slice(title === undefined ? 0 : 1)
      .join('\n')
      .trim()
    if (body === '') continue
    if (found.length === 0) found.push({ heading: '', paragraphs: [] })
    found.at(-1)?.paragraphs.push(body)
  }
  return found.filter((section) => section.paragraphs.length > 0)
}

/** A paragraph that is too long, cut at sentence ends; a sentence that is too long, cut at a space. */
function cutParagraph(paragraph: string, room: number): string[] {
  if (paragraph.length <= room) return [paragraph]
  const sentences = paragraph.match(/[^.!?\n]+(?:[.!?]+|\n|$)\s*/g) ?? [paragraph]
  return pack(
    sentences.flatMap((sentence) => words(sentence.trim(), room)),
    room,
    ' ',
  )
}

function words(sentence: string, room: number): string[] {
  const pieces: string[] = []
  let rest = sentence
  while (rest.length > room) {
    const cut = rest.lastIndexOf(' ', room)
    const at = cut > 0 ? cut : room
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

function pack(parts: readonly string[], room: number, joint = '\n'): string[] {
  const packed: string[] = []
  for (const part of parts) {
    const last = packed.at(-1)
    const joined = last === undefined ? null : last + joint + part
    const full = last !== undefined && last.length >= SHORTEST
    if (joined === null || full || joined.length > room) packed.push(part)
    else packed[packed.length - 1] = joined
  }
  return packed
}
