import { foldWords } from '../../../lib/fold-words.ts'
import type { ExtractedPage } from '../extractor.ts'
import type { KnowledgeLanguage, KnowledgeType } from '../schemas.ts'
import type { CutDocument } from './cut.ts'
import { packParents } from './pack-parents.ts'
import { packPassages } from './pack-passages.ts'
import { readMarks } from './read-marks.ts'
import { readSections, type Section } from './read-sections.ts'

/** Names the version of what cuts: what another has cut may be cut anew. */
export const DOCUMENT_CUTTER = 'sentences@1'

/** A document cut into what is searched and quoted, and what is given to a model around it. Pure: the same in, the same out. */
export function cutDocument(
  document: { title: string; type: KnowledgeType; language: KnowledgeLanguage },
  pages: readonly ExtractedPage[],
): CutDocument {
  const sections = readSections(readMarks(document, pages))
  const placed = sections.flatMap((section, place) =>
    packPassages(section).map((packed, at) => ({
      ...packed,
      path: section.path,
      chapter: section.chapter,
      section: section.number,
      prefix: prefixOf(document.title, section, at > 0),
      continues: at > 0,
      question: section.question === null ? null : place,
    })),
  )
  const { parents, of } = packParents(placed)
  const stretches = stretchesOf(placed.map(({ question }, at) => (question === null ? `${of[at]}` : `? ${question}`)))
  const passages = placed.map(({ text, page, section, prefix, continues }, ordinal) => ({
    ordinal,
    parentOrdinal: of[ordinal] ?? 0,
    prefix,
    text,
    page,
    section,
    continues,
    stretch: stretches[ordinal] ?? 0,
  }))
  return { parents, passages }
}

/** Numbers for names, in the order in which they first come. */
function stretchesOf(names: readonly string[]): number[] {
  const known = new Map([...new Set(names)].map((name, at) => [name, at]))
  return names.map((name) => known.get(name) ?? 0)
}

/** "Title > Heading", without a heading that says the title again; what goes on answering names its question. */
function prefixOf(title: string, { path, question }: Section, goesOn: boolean): string {
  const asked = goesOn && question !== null ? [question.text] : []
  const above = path.filter((heading) => foldWords(heading) !== foldWords(title))
  return [title, ...above, ...asked].filter((part) => part !== '').join(' > ')
}
