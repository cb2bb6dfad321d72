import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type pg from 'pg'
import { uploadDocument } from '../../src/domain/knowledge/index.ts'
import { UNFINISHED } from '../../src/domain/knowledge/transitions.ts'
import { pause } from '../chaos/customers.ts'
import { type Installation, startInstallation } from '../chaos/installation.ts'
import { connectUncounted } from '../connect-uncounted.ts'
import { type Dice, seededDice } from '../seeded.ts'
import { answered, type Spreads, spreads, write } from '../waits.ts'
import { gardenText } from './garden-text.ts'

export interface IngestLoadFigures {
  idle: Spreads
  /** While documents of 500 pages are read one after the other. */
  ingesting: Spreads
  /** Read to their end meanwhile. */
  documents: number
  messages: number
}

const PAGES = 500
const SECONDS = 30

/** Customers of one shop write at a steady rate, before and while another shop's books are read by the only worker. */
export async function benchIngestLoad(options: { seed: number; perSecond: number }): Promise<IngestLoadFigures> {
  const dice = seededDice(options.seed)
  const books = await Promise.all([0, 1, 2].map((book) => bookBytes(book, dice)))
  const house = await startInstallation({ seed: options.seed, workers: 1, redis: true })
  const client = await connectUncounted(house.ownerUrl)
  try {
    const [shop, library] = house.shops
    if (shop === undefined || library === undefined) throw new Error('the bench takes two shops')
    const rate = { perSecond: options.perSecond, seconds: SECONDS }
    await Promise.all(await write(house, shop, { ...rate, seconds: 10, batch: '70' }))
    const idle = await answered(client, await Promise.all(await write(house, shop, { ...rate, batch: '71' })))
    const reading = readBooks(house, library.tenantId, client, books)
    const busy = await answered(client, await Promise.all(await write(house, shop, { ...rate, batch: '72' })))
    const documents = await reading.stop()
    return { idle: spreads(idle), ingesting: spreads(busy), documents, messages: busy.length }
  } finally {
    await client.end()
    await house.stop()
  }
}

/** A PDF of 500 pages with about 400 words each. */
async function bookBytes(book: number, dice: Dice): Promise<Uint8Array> {
  const pages = Array.from({ length: PAGES }, (_, page) => gardenText(book * PAGES + page, 4, dice))
  const doc = new PDFDocument({ size: 'A4', margin: 72 })
  const bytes = buffer(doc)
  pages.forEach((text, page) => {
    if (page > 0) doc.addPage()
    doc.fontSize(9).text(text.replaceAll('#', ''), { lineGap: 1 })
  })
  doc.end()
  return bytes
}

/** Puts the next book under the same title as soon as the one before is told. */
function readBooks(house: Installation, tenantId: string, client: pg.Client, books: readonly Uint8Array[]) {
  let running = true
  let read = 0
  const reading = (async () => {
    while (running) {
      const { versionId } = await uploadDocument(house.runtime.ctxFor(tenantId), {
        title: 'The gardens',
        type: 'doc',
        language: 'en',
        topic: null,
        origin: 'upload',
        fileName: 'gardens.pdf',
        bytes: books[read % books.length] ?? new Uint8Array(),
        requestKey: null,
      })
      while (await isUnderWay(client, versionId)) await pause(100)
      read += 1
    }
  })()
  return {
    stop: async () => {
      running = false
      await reading
      return read
    },
  }
}

async function isUnderWay(client: pg.Client, versionId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM knowledge_versions WHERE id = $1 AND status = ANY ($2)', [
    versionId,
    [...UNFINISHED],
  ])
  return (rowCount ?? 0) > 0
}
