import type { ExtractedBlock } from '../../../../domain/knowledge/extractor.ts'
import { couldBeHeading, type HeadingLevel } from './heading-sizes.ts'
import type { Line } from './line.ts'

/** Lines further apart than this many heights are not of one paragraph; lines of a paragraph are about 1.2 apart. */
const APART = 1.6

/** Sizes closer than this are of one paragraph: small capitals and notes above the line are smaller. */
const SAME_SIZE = 0.12

/** Where no box says how wide a letter is. */
const LETTER_WIDTH = 0.5

/** "3. Getting here", "2.1 Rates": the dots say how deep. */
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{Lu}/u

const ITEM = /^(?:[•◦‣▪●■○·–—*-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s/u

/** The lines of a page as headings and paragraphs. */
export function pageBlocks(lines: readonly Line[], levelOf: HeadingLevel): ExtractedBlock[] {
  const paragraphs = runsOf(lines, levelOf).flatMap((run) =>
    levelOf(run[0] ?? NO_LINE) === null ? paragraphsOf(run) : [run],
  )
  return paragraphs.map((paragraph, at) => {
    const text = joinLines(paragraph.map((line) => line.text))
    const level = levelOf(paragraph[0] ?? NO_LINE) ?? numberedLevel(paragraphs, at)
    return level === null ? { kind: 'text', text } : { kind: 'heading', level, text }
  })
}

const NO_LINE: Line = { text: '', size: 0, left: 0, right: 0, bottom: 0, top: 0 }

/** Lines that follow each other downwards at an even distance, in one size and all headings of a level or all text. */
function runsOf(lines: readonly Line[], levelOf: HeadingLevel): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const before = runs.at(-1)?.at(-1)
    if (before !== undefined && goesOn(before, line) && levelOf(before) === levelOf(line)) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

function goesOn(before: Line, line: Line): boolean {
  const size = Math.max(before.size, line.size)
  const down = before.bottom - line.bottom
  if (size > 0 && Math.abs(before.size - line.size) > SAME_SIZE * size) return false
  return down > -0.5 * size && down <= APART * Math.max(size, 1)
}

/** A line after which the next one's first word would have found room was ended on purpose. */
function paragraphsOf(run: readonly Line[]): Line[][] {
  const edge = Math.max(...run.map(({ right }) => right))
  const paragraphs: Line[][] = []
  for (const [at, line] of run.entries()) {
    const before = run[at - 1]
    const joins = before !== undefined && !ITEM.test(line.text) && !endedOnPurpose(before, line, edge)
    if (joins) paragraphs.at(-1)?.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

function endedOnPurpose(before: Line, line: Line, edge: number): boolean {
  const width = before.text.length > 3 ? (before.right - before.left) / before.text.length : LETTER_WIDTH * before.size
  const firstWord = (line.text.split(' ', 1)[0]?.length ?? 0) + 1
  return before.right + firstWord * width * 1.2 < edge
}

/** A numbered line is a heading when it stands alone and is not one of a list. */
function numberedLevel(paragraphs: readonly (readonly Line[])[], at: number): number | null {
  const number = numberOf(paragraphs[at])
  if (number === null) return null
  const listed = [paragraphs[at - 1], paragraphs[at + 1]].some((other) => numberOf(other) !== null)
  return listed ? null : number.split('.').length
}

function numberOf(paragraph: readonly Line[] | undefined): string | null {
  const [line, more] = paragraph ?? []
  if (line === undefined || more !== undefined || !couldBeHeading(line.text) || /[.;,:?!]$/.test(line.text)) return null
  return NUMBERED.exec(line.text)?.[1] ?? null
}

/** A word that was broken at the end of a line is one word again, where PDFium has marked it and before a small letter. */
function joinLines(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    const broken = text.endsWith('\ufffe') || (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line))
    return broken ? text.slice(0, -1) + line : `${text} ${line}`
  })
}
