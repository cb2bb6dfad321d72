import { linesOf } from '../cut/lines-of.ts'
import { sentencesOf } from '../cut/sentences.ts'
import type { Figure, FigureReader } from '../figure-reader.ts'
import type { Claim } from './claim.ts'
import { subjectOf } from './subject-of.ts'
import { type TableRow, tableRows } from './table-rows.ts'

/** Figures that only tell which of several things is meant, where another kind is stated. */
const QUALIFYING: ReadonlySet<Figure['kind']> = new Set(['duration', 'count'])

export interface CutText {
  passageId: string
  prefix: string
  text: string
}

/** What passages state in figures, in their order: a sentence or a row of a table each. */
export function readClaims(passages: readonly CutText[], reader: FigureReader): (Claim & { passageId: string })[] {
  return tablesAndLines(passages).flatMap(({ passageId, heading, ...part }) =>
    ('rows' in part
      ? part.rows.flatMap((row) => claimsOfRow(row, reader))
      : claimsOfText(part.line, heading, reader)
    ).map((claim) => ({
      ...claim,
      passageId,
    })),
  )
}

type Part = { passageId: string; heading: string } & ({ line: string } | { rows: TableRow[] })

/** A table that goes over several passages keeps the columns that its first line has named. */
function tablesAndLines(passages: readonly CutText[]): Part[] {
  let head: string | null = null
  return passages.flatMap(({ passageId, prefix, text }) => {
    const heading = prefix.split(' > ').at(-1) ?? ''
    const lines = linesOf(text).filter((line) => line !== heading)
    const rows = lines.filter((line) => line.includes('|'))
    const others = lines.filter((line) => !line.includes('|'))
    if (rows.length === 0 || others.length > 0) head = null
    const own = rows[0] !== undefined && !/\d/u.test(rows[0]) ? rows[0] : null
    head = own ?? head
    const table = head === null || own !== null ? rows : [head, ...rows]
    return [
      ...others.map((line) => ({ passageId, heading, line })),
      ...(rows.length > 0 ? [{ passageId, heading, rows: tableRows(table) }] : []),
    ]
  })
}

function claimsOfRow({ label, cells, quote }: TableRow, reader: FigureReader): Claim[] {
  const figures = [label, ...cells].flatMap((text) => reader.figuresIn(text).figures)
  const { head, tail } = subjectOf(label)
  return head.length === 0 ? [] : byKind(figures).map((stated) => ({ ...stated, head, tail, quote }))
}

/** A sentence without a word of its own is of what it stands under. */
function claimsOfText(line: string, heading: string, reader: FigureReader): Claim[] {
  return sentencesOf(line.replace(/^[•*▪◦–-]\s+/u, '')).flatMap((sentence) =>
    claimsOfStatement(sentence, heading, reader),
  )
}

function claimsOfStatement(sentence: string, heading: string, reader: FigureReader): Claim[] {
  const { text, figures } = reader.figuresIn(sentence)
  if (figures.length === 0) return []
  const own = subjectOf(figures.reduce((rest, { text: said }) => rest.replace(said, ' '), text))
  const { head, tail } = own.head.length === 0 ? subjectOf(heading) : own
  return head.length === 0 ? [] : byKind(figures).map((stated) => ({ ...stated, head, tail, quote: sentence }))
}

/** What is stated of something that is named beside it. */
export function claimsAbout(of: string, says: string, reader: FigureReader): Claim[] {
  const quote = `${of}: ${says}`
  const { head, tail } = subjectOf(of)
  return byKind(reader.figuresIn(quote).figures).map((stated) => ({ ...stated, head, tail, quote }))
}

/** All figures of one kind are what is stated; of the others those that only qualify tell of what. */
function byKind(figures: readonly Figure[]): Pick<Claim, 'kind' | 'values' | 'qualifiers'>[] {
  const all = new Set(figures.map(({ kind }) => kind))
  // What has a price is told of by its length and its number.
  const kinds = [...all].filter((kind) => !(all.has('price') && QUALIFYING.has(kind)))
  return kinds.map((kind) => ({
    kind,
    values: [...new Set(figures.flatMap((one) => (one.kind === kind ? one.values : [])))],
    qualifiers: [
      ...new Set(
        figures.flatMap((one) =>
          one.kind !== kind && QUALIFYING.has(one.kind) ? [`${one.kind} ${one.values.join('/')}`] : [],
        ),
      ),
    ],
  }))
}
