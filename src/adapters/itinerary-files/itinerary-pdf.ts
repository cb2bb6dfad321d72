import type { ItinerarySheet } from '../../domain/files/itinerary-printer.ts'
import type { FactQuality } from '../../domain/trips/schemas/index.ts'
import { westernLetters } from '../pdf/western-letters.ts'
import { type ToldActivity, type ToldItinerary, tellItinerary } from './tell-itinerary.ts'

const MARGIN = 42
/** A4 in points, less the margins. */
const WIDTH = 595.28 - 2 * MARGIN
const COLUMNS = { time: 0, what: 0.15, price: 0.66, sure: 0.8 } as const
const INK = '#1f2933'
const SOFT = '#6b7280'
const ACCENT = '#0f766e'
const COLOURS: Readonly<Record<FactQuality, string>> = { real: '#15803d', fixture: '#b7791f', omitted: '#6b7280' }

type Doc = PDFKit.PDFDocument
interface Cell {
  text: string
  from: number
  to: number
  align?: 'left' | 'right'
  colour?: string
  bold?: boolean
}

/** A trip on paper: days as tables, what it costs, what to know, and where all of it comes from. */
export async function itineraryPdf(sheet: ItinerarySheet): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const told = tellItinerary(sheet)
  const doc: Doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // The date of the plan and not of the printing, so that the same itinerary gives the same bytes.
    info: { Title: westernLetters(told.title), CreationDate: new Date(sheet.itinerary.created_at) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  top(doc, told)
  for (const day of told.days) dayTable(doc, day, told)
  costTable(doc, told)
  list(doc, told.words.headings.advice, told.advice)
  list(doc, told.words.headings.sources, told.sources)
  foot(doc, told)
  doc.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

function top(doc: Doc, { shopName, title, subtitle, banner }: ToldItinerary): void {
  const line = (text: string) => doc.text(westernLetters(text), MARGIN, doc.y, { width: WIDTH })
  doc.fillColor(ACCENT).font('Helvetica-Bold').fontSize(12)
  line(shopName)
  doc.fillColor(INK).fontSize(18)
  line(title)
  doc.font('Helvetica').fontSize(9).fillColor(SOFT)
  line(subtitle)
  if (banner !== null) {
    doc.moveDown(0.4).font('Helvetica-Bold').fillColor(COLOURS.fixture)
    line(banner)
  }
}

function dayTable(doc: Doc, { heading, activities }: ToldItinerary['days'][number], { words }: ToldItinerary): void {
  title(doc, heading)
  const { time, what, price, sure } = words.columns
  row(doc, cellsOf([time, what, price, sure], SOFT))
  rule(doc)
  for (const activity of activities) activityRow(doc, activity)
}

function activityRow(doc: Doc, { time, kind, name, notes, price, fact, sure }: ToldActivity): void {
  row(doc, cellsOf([time, [`${kind}: ${name}`, ...notes].join('\n'), price, sure], COLOURS[fact]))
}

function cellsOf([time, what, price, sure]: readonly [string, string, string, string], colour: string): Cell[] {
  return [
    { text: time, from: COLUMNS.time, to: COLUMNS.what },
    { text: what, from: COLUMNS.what, to: COLUMNS.price },
    { text: price, from: COLUMNS.price, to: COLUMNS.sure, align: 'right' },
    { text: sure, from: COLUMNS.sure, to: 1, colour },
  ]
}

function costTable(doc: Doc, { words, costs, totals }: ToldItinerary): void {
  title(doc, words.headings.costs)
  const line = ({ label, amount }: { label: string; amount: string }, bold: boolean) =>
    row(doc, [
      { text: label, from: 0, to: 0.6, bold },
      { text: amount, from: 0.6, to: COLUMNS.sure, align: 'right', bold },
    ])
  for (const cost of costs) line(cost, false)
  rule(doc)
  for (const total of totals) line(total, true)
}

function list(doc: Doc, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  title(doc, heading)
  for (const text of lines) row(doc, [{ text: `• ${text}`, from: 0, to: 1 }])
}

function foot(doc: Doc, { disclaimers, credit }: ToldItinerary): void {
  doc.moveDown(0.6)
  for (const text of [...disclaimers, ...(credit === null ? [] : [credit])]) {
    row(doc, [{ text, from: 0, to: 1, colour: SOFT }])
  }
}

/** A heading stays with the first line below it. */
function title(doc: Doc, text: string): void {
  doc.moveDown(0.8)
  if (doc.y + 60 > doc.page.height - MARGIN) doc.addPage()
  doc.font('Helvetica-Bold').fontSize(11).fillColor(INK).text(westernLetters(text), MARGIN, doc.y, { width: WIDTH })
  doc.moveDown(0.2)
}

/** One line of a table; as high as its highest cell, on the next page when this one is full. */
function row(doc: Doc, cells: readonly Cell[]): void {
  doc.fontSize(9)
  const widthOf = ({ from, to }: Cell) => (to - from) * WIDTH - 6
  const fontOf = ({ bold }: Cell) => doc.font(bold ? 'Helvetica-Bold' : 'Helvetica')
  const printed = cells.map((cell) => ({ ...cell, text: cell.text.split('\n').map(westernLetters).join('\n') }))
  const height = Math.max(
    ...printed.map((cell) => fontOf(cell).heightOfString(cell.text || ' ', { width: widthOf(cell) })),
  )
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
  const from = doc.y
  for (const cell of printed) {
    fontOf(cell)
      .fillColor(cell.colour ?? INK)
      .text(cell.text, MARGIN + cell.from * WIDTH, from, { width: widthOf(cell), align: cell.align ?? 'left' })
  }
  doc.x = MARGIN
  doc.y = from + height + 4
}

function rule(doc: Doc): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.5)
    .strokeColor(SOFT)
    .stroke()
  doc.y += 4
}
