import { z } from 'zod'
import {
  type DocumentDetail,
  DocumentView,
  failureSentence,
  type ListedPassage,
  VersionFailure,
  VersionProgress,
  VersionStatus,
  type VersionView,
  VersionWarning,
} from '../../domain/knowledge/index.ts'

const Instant = z.iso.datetime()

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
})

export const DocumentDetailWire = DocumentWire.extend({ versions: z.array(VersionWire) })

export const PassageWire = z.strictObject({
  passage_id: z.uuid(),
  ordinal: z.int(),
  prefix: z.string(),
  text: z.string(),
  page: z.int(),
  section: z.int(),
})

export function versionWire(view: VersionView): z.infer<typeof VersionWire> {
  const { versionId: _id, number, statusAt, fileName, sizeBytes, sameAs, failure, createdBy, createdAt, ...same } = view
  return {
    ...same,
    version: number,
    status_at: statusAt.toISOString(),
    file_name: fileName,
    size_bytes: sizeBytes,
    same_as_version: sameAs,
    failure: failure === null ? null : failureWire(failure),
    created_by: createdBy,
    created_at: createdAt.toISOString(),
  }
}

export function documentWire(view: DocumentView): z.infer<typeof DocumentWire> {
  return {
    document_id: view.documentId,
    title: view.title,
    type: view.type,
    language: view.language,
    topic: view.topic,
    origin: view.origin,
    current_version: view.currentVersion,
    valid_until: view.validUntil?.toISOString() ?? null,
    review_by: view.reviewBy?.toISOString() ?? null,
    created_at: view.createdAt.toISOString(),
  }
}

export function documentDetailWire(view: DocumentDetail): z.infer<typeof DocumentDetailWire> {
  return { ...documentWire(view), versions: view.versions.map(versionWire) }
}

export function passageWire({ passageId, ...same }: ListedPassage): z.infer<typeof PassageWire> {
  return { passage_id: passageId, ...same }
}

function failureWire({ detail: _detail, ...failure }: VersionFailure): z.infer<typeof VersionWire>['failure'] {
  return { ...failure, ...failureSentence(failure.code, failure) }
}
