import { z } from 'zod'
import { cutDocument } from './cut/cut-document.ts'
import type { CutWhole, ReadDocument } from './cutter.ts'
import type { ExtractedPage } from './extractor.ts'
import type { InstructionReader } from './instruction-reader.ts'
import { leaveOutOrders } from './leave-out-orders.ts'
import { maskContacts } from './mask-contacts.ts'
import { spokenCut } from './passage-language.ts'
import type { SearchKit } from './search-kit.ts'
import { segmentOf } from './segment-of.ts'

const Pages = z.custom<ExtractedPage[]>(Array.isArray)

/** Cuts a document into passages, without what identifies people and without orders to the assistant, and indexes them. */
export async function cutWhole(
  { title, type, language, pages, own }: ReadDocument,
  {
    instructions,
    glossary,
    languageOf,
  }: Pick<SearchKit, 'glossary' | 'languageOf'> & { instructions: InstructionReader },
): Promise<CutWhole> {
  const sound = await leaveOutOrders(Pages.parse(JSON.parse(pages)), instructions)
  const cut = spokenCut(cutDocument({ title, type, language }, maskContacts(sound.pages, own)), language, {
    languageOf,
  })
  return { cut, segment: segmentOf(cut.passages, glossary), leftOut: sound.leftOut }
}
