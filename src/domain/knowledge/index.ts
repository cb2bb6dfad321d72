export { cancelVersion } from './cancel-version.ts'
export { type Claim, claimVersion, keepClaim, releaseClaim } from './claim-version.ts'
export { confirmVersion } from './confirm-version.ts'
export { deleteDocument } from './delete-document.ts'
export { type FailurePlace, failureSentence } from './failure-sentences.ts'
export { type DocumentDetail, getDocument } from './get-document.ts'
export { retrieveForGuest } from './guide/retrieve-for-guest.ts'
export { ingestPlain, type PlainDocument } from './ingest-plain.ts'
export { ingestVersion } from './ingest-version.ts'
export { type KeptIndexes, keepIndexes } from './kept-indexes.ts'
export { DocumentCursor, listDocuments } from './list-documents.ts'
export { type ListedPassage, listPassages } from './list-passages.ts'
export { publishVersion } from './publish-version.ts'
export { purgeVersion } from './purge-version.ts'
export { reingestDocument } from './reingest-document.ts'
export { retrieve } from './retrieve.ts'
export {
  DocumentView,
  KnowledgeLanguage,
  KnowledgeType,
  Snippet,
  VersionFailure,
  VersionProgress,
  VersionStatus,
  VersionView,
  VersionWarning,
} from './schemas.ts'
export type { Retrieved } from './search-passages.ts'
export { isUnderWay } from './transitions.ts'
export { type DocumentChanges, updateDocument } from './update-document.ts'
export { MOST_BYTES, type Upload, type Uploaded, uploadDocument } from './upload-document.ts'
