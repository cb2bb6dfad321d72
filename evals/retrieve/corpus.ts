import { z } from 'zod'
import { cutDocument } from '../../src/domain/knowledge/cut/cut-document.ts'
import type { Embedder } from '../../src/domain/knowledge/embedder.ts'
import { KnowledgeLanguage } from '../../src/domain/knowledge/schemas.ts'
import { buildSegment } from '../../src/domain/knowledge/search/build-segment.ts'
import type { CorpusKind } from '../../src/domain/knowledge/search/calibrations.ts'
import { englishOf } from '../../src/domain/knowledge/search/english-of.ts'
import type { Glossary } from '../../src/domain/knowledge/search/glossary.ts'
import { openSegments, type PassageIndex } from '../../src/domain/knowledge/search/open-segments.ts'
import { quantised } from '../../src/domain/knowledge/search/vector.ts'
import { startProgress } from '../progress.ts'

export const DocumentLine = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ''),
  text: z.string(),
  type: z
    .string()
    .nullish()
    .transform((type) => type ?? 'doc'),
  lang: KnowledgeLanguage.nullish().transform((lang) => lang ?? 'en'),
  group: z
    .string()
    .nullish()
    .transform((group) => group ?? null),
})
export type DocumentLine = z.infer<typeof DocumentLine>

export interface Corpus {
  documents: DocumentLine[]
  index: PassageIndex
  documentOf: (passage: number) => DocumentLine
  textOf: (passage: number) => string
  kindOf: (passage: number) => CorpusKind
}

const QUESTIONS_AND_ROWS = new Set(['faq', 'property', 'property_item'])
const READ_AT_ONCE = 16

/** Cuts and indexes documents, each as the one version of itself. */
export async function openCorpus(
  documents: DocumentLine[],
  { embedder, glossary }: { embedder: Embedder | null; glossary: Glossary },
): Promise<Corpus> {
  const texts: string[] = []
  const owners: DocumentLine[] = []
  const segments: Uint8Array[] = []
  const progress = startProgress('indexed', documents.length)
  for (const document of documents) {
    const { title, type, text, lang } = document
    const kind = { title, language: lang, type: type === 'faq' ? ('faq' as const) : ('doc' as const) }
    const { passages } = cutDocument(kind, [{ number: 1, blocks: [{ kind: 'text', text }] }])
    const read = passages.map((passage) => `${passage.prefix}\n${passage.text}`)
    const vectors = embedder === null ? [] : await embedAll(embedder, read)
    segments.push(
      buildSegment(
        passages.map((passage, at) => ({
          ...passage,
          extra: lang === 'sw' ? englishOf(read[at] ?? '', glossary) : [],
        })),
        embedder === null ? null : { embedder: embedder.id, vectors: vectors.map(quantised) },
      ),
    )
    texts.push(...read)
    owners.push(...passages.map(() => document))
    progress.step()
  }
  progress.done(`${documents.length} documents, ${texts.length} passages`)
  const documentOf = (passage: number) => {
    const document = owners[passage]
    if (document === undefined) throw new Error(`there is no passage ${passage}`)
    return document
  }
  return {
    documents,
    index: openSegments(segments),
    documentOf,
    textOf: (passage) => texts[passage] ?? '',
    kindOf: (passage) => (QUESTIONS_AND_ROWS.has(documentOf(passage).type) ? 'faq_property' : 'prose'),
  }
}

async function embedAll(embedder: Embedder, texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += READ_AT_ONCE) {
    vectors.push(...(await embedder.embed(texts.slice(at, at + READ_AT_ONCE), AbortSignal.timeout(60_000))))
  }
  return vectors
}
