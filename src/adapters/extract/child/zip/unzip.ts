import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ReadingFailure } from '../reading-failure.ts'

/** What an archive may hold, by what its directory says and by what really comes out of it. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_RATIO = 200
const MAX_ENTRIES = 10_000

/** The parts that are text; pictures, sounds and fonts stay packed. */
const XML = /\.(?:xml|rels)$/i

/** In every encoding that XML may have. */
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'].flatMap((mark) => {
  const wide = Buffer.from(mark, 'utf16le')
  return [Buffer.from(mark), wide, Buffer.from(wide).swap16()]
})

/** An archive's XML by name. */
export type Archive = ReadonlyMap<string, Uint8Array>

/** Throws `zip_bomb`, `encrypted`, `xml_entities`; an archive that is broken throws what its reader throws. */
export async function unzip(bytes: Uint8Array): Promise<Archive> {
  const file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
    validateEntrySizes: true,
  })
  const entries = await listEntries(file, bytes.length)
  const archive = new Map<string, Uint8Array>()
  for (const entry of entries) {
    if (!XML.test(entry.fileName)) continue
    const content = await inflate(file, entry)
    refuseEntities(content, entry.fileName)
    archive.set(entry.fileName, content)
  }
  return archive
}

async function listEntries(file: ZipFile, packedBytes: number): Promise<Entry[]> {
  const entries: Entry[] = []
  let total = 0
  for await (const entry of file.eachEntry()) {
    if (entry.isEncrypted()) throw new ReadingFailure('encrypted', 'locked by a password')
    total += entry.uncompressedSize
    entries.push(entry)
    if (entries.length > MAX_ENTRIES) throw new ReadingFailure('zip_bomb', `more than ${MAX_ENTRIES} parts`)
  }
  if (total > MAX_BYTES) throw new ReadingFailure('zip_bomb', `${total} bytes unpacked, ${MAX_BYTES} are allowed`)
  if (total > MAX_RATIO * packedBytes) {
    throw new ReadingFailure('zip_bomb', `unpacks to ${Math.round(total / packedBytes)} times its size`)
  }
  return entries
}

/** The directory may lie: the archive's reader stops where more comes out than was said, so the sum holds. */
async function inflate(file: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of await file.openReadStreamPromise(entry)) chunks.push(chunk)
  } catch (error) {
    const lied = error instanceof Error && error.message.startsWith('too many bytes')
    throw lied ? new ReadingFailure('zip_bomb', 'unpacks to more than its directory says') : error
  }
  return Buffer.concat(chunks)
}

/** No office program writes a document type into its files; with one come entities, which grow or fetch. */
function refuseEntities(content: Uint8Array, name: string): void {
  const xml = Buffer.from(content.buffer, content.byteOffset, content.length)
  if (DECLARATIONS.some((mark) => xml.includes(mark)))
    throw new ReadingFailure('xml_entities', `${name} declares a document type`, { path: name })
}
