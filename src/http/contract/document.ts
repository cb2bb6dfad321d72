import { z } from 'zod'
import {
  DocumentView,
  VersionFailure,
  VersionProgress,
  VersionStatus,
  VersionWarning,
} from '../../domain/knowledge/schemas.ts'
import { Instant } from './values.ts'

export const VersionWire = z.strictObject({
  version: z.int(),
  status: VersionStatus,
  status_at: Instant,
  file_name: z.string(),
  size_bytes: z.int(),
  sha256: z.string(),
  kind: z.string().nullable(),
  same_as_version: z.int().nullable(),
  progress: VersionProgress.nullable(),
  pages: z.int().nullable(),
  words: z.int().nullable(),
  passages: z.int().nullable(),
  warnings: z.array(VersionWarning),
  /** What went wrong and what to do about it, in both languages of documents. */
  failure: VersionFailure.omit({ detail: true }).extend({ en: z.string(), sw: z.string() }).nullable(),
  extractor: z.string().nullable(),
  chunker: z.string().nullable(),
  held: z.boolean(),
  created_by: z.string(),
  created_at: Instant,
})

export type VersionWire = z.infer<typeof VersionWire>

export const DocumentWire = z.strictObject({
  document_id: z.uuid(),
  title: z.string(),
  type: DocumentView.shape.type,
  language: DocumentView.shape.language,
  topic: z.string().nullable(),
  origin: DocumentView.shape.origin,
  current_version: z.int().nullable(),
  valid_until: Instant.nullable(),
  review_by: Instant.nullable(),
  created_at: Instant,
  /** What `If-Match` names: of its particulars, its draft and what is told; its texts are counted as versions. */
  revision: z.int(),
})

export type DocumentWire = z.infer<typeof DocumentWire>

/** A document in the list, with where its newest version stands; null before there is one. */
export const ListedDocumentWire = DocumentWire.extend({
  newest: VersionWire.pick({ version: true, status: true, pages: true, passages: true }).nullable(),
})

export type ListedDocumentWire = z.infer<typeof ListedDocumentWire>

export const DocumentDetailWire = DocumentWire.extend({ versions: z.array(VersionWire) })

export type DocumentDetailWire = z.infer<typeof DocumentDetailWire>

export const PassageWire = z.strictObject({
  passage_id: z.uuid(),
  ordinal: z.int(),
  prefix: z.string(),
  text: z.string(),
  page: z.int(),
  section: z.int(),
})
export type PassageWire = z.infer<typeof PassageWire>

/** How far the reading of a version has come. */
export const VersionStep = z.strictObject({ version: z.int(), step: z.string(), done: z.int(), of: z.int() })
export type VersionStep = z.infer<typeof VersionStep>
