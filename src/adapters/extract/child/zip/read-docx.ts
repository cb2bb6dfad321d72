import mammoth from 'mammoth'
import { readHtml } from '../html/read-html.ts'
import type { PageWriter } from '../page-writer.ts'
import type { Archive } from './unzip.ts'

/** The library knows headings by themselves; a title is one too. */
const TITLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"]

/** The signs that lead to a note and back from it. */
const NOTE_LINKS =
  /<sup><a href="#(?:foot|end)note-\d+"[^>]*>\[\d+\]<\/a><\/sup>|<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g

/** A document of Word as the page of the web that it would be; pictures are left out, and nothing outside is opened. */
export async function readDocx(archive: Archive, out: PageWriter): Promise<void> {
  const { value } = await mammoth.convertToHtml(openedArchive(archive), {
    styleMap: TITLES,
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  })
  readHtml(value.replace(NOTE_LINKS, ''), out)
}

/**
 * The library takes an archive that is open already, as its own tests hand it one; its types do not say so. This way what
 * was counted and looked through is what is read, and no second reader of archives sees another one in the same bytes.
 */
function openedArchive(archive: Archive): Parameters<typeof mammoth.convertToHtml>[0] {
  const file = {
    exists: (name: string) => archive.has(name),
    read: async (name: string, encoding?: string) => {
      const content = archive.get(name) ?? new Uint8Array()
      if (encoding === undefined) return content
      return encoding === 'base64' ? Buffer.from(content).toString('base64') : new TextDecoder(encoding).decode(content)
    },
  }
  return { file } as unknown as Parameters<typeof mammoth.convertToHtml>[0]
}
