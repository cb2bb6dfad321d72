import type { ExtractedPage } from '../extractor.ts'
import type { CutDocument } from './cut.ts'

const SHORTEST = 600
const LONGEST = 900
/** What is longer is set like a heading and reads like a paragraph. */
const LONGEST_HEADING = 200

/** Names the version of what cuts: what another has cut may be cut anew. */
export const SECTION_CUTTER = 'sections@1'

interface Piece {
  text: string
  page: number
}

interface Section {
  heading: string
  pieces: Piece[]
}

/**
 * A document as passages of at most 900 characters: one per section, a long one cut after 600 between paragraphs where
 * that is possible and between sentences where it is not. Each passage begins with the heading it stands under, so that
 * it can be read (and found) alone. A section is also the stretch around its passages.
 */
export function cutSections({ title }: { title: string }, pages: readonly ExtractedPage[]): CutDocument {
  const sections = sectionsOf(pages)
  const parents = sections.map(({ heading, pieces }, ordinal) => ({
    ordinal,
    headingPath: heading === '' ? [] : [heading],
    pageFrom: pieces[0]?.page ?? 1,
    pageTo: pieces.at(-1)?.page ?? 1,
    text: withHeading(heading, pieces.map(({ text }) => text).join('\n')),
  }))
  const passages = sections.flatMap(({ heading, pieces }, section) => {
    const room = LONGEST - (heading === '' ? 0 : heading.length + 1)
    const cut = pieces.flatMap(({ text, page }) => cutParagraph(text, room).map((part) => ({ text: part, page })))
    return pack(cut, room).map(({ text, page }, at) => ({
      parentOrdinal: section,
      prefix: heading === '' || heading === title ? title : `${title} > ${heading}`,
      text: withHeading(heading, text),
      page,
      section,
      continues: at > 0,
      stretch: section,
    }))
  })
  return { parents, passages: passages.map((passage, ordinal) => ({ ordinal, ...passage })) }
}

function withHeading(heading: string, text: string): string {
  return heading === '' ? text : `${heading}\n${text}`
}

function sectionsOf(pages: readonly ExtractedPage[]): Section[] {
  const found: Section[] = []
  for (const { number: page, blocks } of pages) {
    for (const { kind, text } of blocks) {
      if (kind === 'heading' && text.length <= LONGEST_HEADING) found.push({ heading: text, pieces: [] })
      else {
        if (found.length === 0) found.push({ heading: '', pieces: [] })
        found.at(-1)?.pieces.push({ text, page })
      }
    }
  }
  return found.filter(({ pieces }) => pieces.length > 0)
}

/** A paragraph that is too long, cut at sentence ends; a sentence that is too long, cut at a space. */
function cutParagraph(paragraph: string, room: number): string[] {
  if (paragraph.length <= room) return [paragraph]
  const sentences = paragraph.match(/[^.!?\n]+(?:[.!?]+|\n|$)\s*/g) ?? [paragraph]
  const pieces = sentences.flatMap((sentence) => words(sentence.trim(), room)).map((text) => ({ text, page: 0 }))
  return pack(pieces, room, ' ').map(({ text }) => text)
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

/** A packed piece stands on the page on which it begins. */
function pack(parts: readonly Piece[], room: number, joint = '\n'): Piece[] {
  const packed: Piece[] = []
  for (const part of parts) {
    const last = packed.at(-1)
    const joined = last === undefined ? null : last.text + joint + part.text
    const full = last !== undefined && last.text.length >= SHORTEST
    if (last === undefined || joined === null || full || joined.length > room) packed.push({ ...part })
    else last.text = joined
  }
  return packed
}
