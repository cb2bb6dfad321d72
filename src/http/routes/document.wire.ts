import {
  type DocumentDetail,
  type DocumentView,
  failureSentence,
  type ListedDocument,
  type ListedPassage,
  type VersionFailure,
  type VersionView,
} from '../../domain/knowledge/index.ts'
import type {
  DocumentDetailWire,
  DocumentWire,
  ListedDocumentWire,
  PassageWire,
  VersionWire,
} from '../contract/document.ts'

export function versionWire(view: VersionView): VersionWire {
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

function documentWire(view: DocumentView): DocumentWire {
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
    revision: view.revision,
  }
}

export function listedDocumentWire({ newest, ...view }: ListedDocument): ListedDocumentWire {
  if (newest === null) return { ...documentWire(view), newest }
  const { number, ...same } = newest
  return { ...documentWire(view), newest: { ...same, version: number } }
}

export function documentDetailWire(view: DocumentDetail): DocumentDetailWire {
  return { ...documentWire(view), versions: view.versions.map(versionWire) }
}

export function passageWire({ passageId, ...same }: ListedPassage): PassageWire {
  return { passage_id: passageId, ...same }
}

function failureWire({ detail: _detail, ...failure }: VersionFailure): VersionWire['failure'] {
  return { ...failure, ...failureSentence(failure.code, failure) }
}
