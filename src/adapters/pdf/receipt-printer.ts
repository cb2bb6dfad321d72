import type { Receipt, ReceiptPrinter } from '../../domain/files/receipt-printer.ts'
import { westernLetters } from './western-letters.ts'

const MARGIN = 36
/** A5 in points, less the margins. */
const WIDTH = 419.53 - 2 * MARGIN
const COLUMNS = { item: 0, quantity: 0.46, unitPrice: 0.56, total: 0.78 } as const
const INK = '#1f2933'
const SOFT = '#6b7280'
const ACCENT = '#0f766e'

type Doc = PDFKit.PDFDocument

/** Prints with the library's built-in fonts, loaded with the first receipt. */
export const pdfReceiptPrinter: ReceiptPrinter = {
  async print(receipt) {
    const { default: PDFDocument } = await import('pdfkit')
    const doc: Doc = new PDFDocument({
      size: 'A5',
      margin: MARGIN,
      // The date of the payment and not of the printing, so that the same receipt gives the same bytes.
      info: { Title: westernLetters(`${receipt.labels.title} ${receipt.reference}`), CreationDate: receipt.paidAt },
    })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const done = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
    heading(doc, receipt)
    lines(doc, receipt)
    sums(doc, receipt)
    doc.end()
    await done
    return new Uint8Array(Buffer.concat(chunks))
  },
}

function heading(doc: Doc, { labels, ...receipt }: Receipt): void {
  doc
    .fillColor(ACCENT)
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(westernLetters(receipt.shopName), MARGIN, MARGIN, { width: WIDTH })
  doc.fillColor(INK).fontSize(13).text(westernLetters(labels.title)).moveDown(0.4)
  doc.font('Helvetica').fontSize(9).fillColor(SOFT)
  doc
    .text(westernLetters(`${labels.order}: ${receipt.reference}`))
    .text(westernLetters(`${labels.date}: ${receipt.date}`))
    .moveDown(0.8)
}

function lines(doc: Doc, { labels, ...receipt }: Receipt): void {
  doc.font('Helvetica-Bold').fontSize(9).fillColor(INK)
  row(doc, [labels.item, labels.quantity, labels.unitPrice, labels.lineTotal])
  rule(doc)
  doc.font('Helvetica')
  for (const { item, variant, quantity, unitPrice, total } of receipt.lines) {
    row(doc, [variant === '' ? item : `${item} (${variant})`, quantity, unitPrice, total])
  }
  rule(doc)
}

function sums(doc: Doc, { labels, ...receipt }: Receipt): void {
  row(doc, ['', '', labels.subtotal, receipt.subtotal])
  if (receipt.discount !== null) row(doc, ['', '', labels.discount, receipt.discount])
  if (receipt.deliveryFee !== null) row(doc, ['', '', labels.delivery, receipt.deliveryFee])
  doc.font('Helvetica-Bold')
  row(doc, ['', '', labels.total, receipt.total])
  doc.font('Helvetica').fontSize(9).fillColor(SOFT).moveDown(0.6)
  doc.text(westernLetters(`${labels.method}: ${receipt.method}`), MARGIN)
  if (receipt.receipts.length > 0) doc.text(westernLetters(`${labels.number}: ${receipt.receipts.join(', ')}`))
  for (const words of receipt.fulfilment) doc.text(westernLetters(words))
  doc.moveDown(0.8).fillColor(INK).text(westernLetters(labels.thanks))
}

/** One line of the table; as high as its highest cell, on the next page when this one is full. */
function row(doc: Doc, [item, quantity, unitPrice, total]: readonly [string, string, string, string]): void {
  const cells = [
    { text: westernLetters(item), from: COLUMNS.item, to: COLUMNS.quantity, align: 'left' as const },
    { text: westernLetters(quantity), from: COLUMNS.quantity, to: COLUMNS.unitPrice, align: 'right' as const },
    { text: westernLetters(unitPrice), from: COLUMNS.unitPrice, to: COLUMNS.total, align: 'right' as const },
    { text: westernLetters(total), from: COLUMNS.total, to: 1, align: 'right' as const },
  ]
  const widthOf = ({ from, to }: { from: number; to: number }) => (to - from) * WIDTH - 4
  const height = Math.max(...cells.map((cell) => doc.heightOfString(cell.text || ' ', { width: widthOf(cell) })))
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage()
  const top = doc.y
  for (const cell of cells) {
    doc.text(cell.text, MARGIN + cell.from * WIDTH, top, { width: widthOf(cell), align: cell.align })
  }
  doc.x = MARGIN
  doc.y = top + height + 4
}

function rule(doc: Doc): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.5)
    .strokeColor(SOFT)
    .stroke()
  doc.y += 5
}
