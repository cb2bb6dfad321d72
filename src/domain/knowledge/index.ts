export { cancelVersion } from './cancel-version.ts'
export { listCitations } from './citations/list-citations.ts'
export { recordCitations } from './citations/record-citations.ts'
export { type Claim, claimVersion, keepClaim, releaseClaim } from './claim-version.ts'
export { confirmVersion } from './confirm-version.ts'
export { type ConflictView, listConflicts } from './conflicts/list-conflicts.ts'
export { noticeConflicts } from './conflicts/notice-conflicts.ts'
export { resolveConflict } from './conflicts/resolve-conflict.ts'
export { countDocuments } from './count-documents.ts'
export { deleteDocument } from './delete-document.ts'
export { type ExplainedPassage, explainSearch } from './explain-search.ts'
export { type FailurePlace, failureSentence } from './failure-sentences.ts'
export { changeFaq } from './faq/change-faq.ts'
export { createFaq } from './faq/create-faq.ts'
export { draftSummary } from './faq/draft-summary.ts'
export { FaqCursor, type FaqView, listFaq } from './faq/list-faq.ts'
export { publishFaq } from './faq/publish-faq.ts'
export { listStale, type StaleDocument, type StaleItem } from './freshness/list-stale.ts'
export { answerGap } from './gaps/answer-gap.ts'
export { dismissGap } from './gaps/dismiss-gap.ts'
export { GapCursor, type GapView, listGaps } from './gaps/list-gaps.ts'
export { recordGap } from './gaps/record-gap.ts'
export { type DocumentDetail, getDocument } from './get-document.ts'
export { retrieveForGuest } from './guide/retrieve-for-guest.ts'
export { ingestPlain, type PlainDocument } from './ingest-plain.ts'
export { ingestVersion } from './ingest-version.ts'
export { type KeptIndexes, keepIndexes } from './kept-indexes.ts'
export { DocumentCursor, type ListedDocument, listDocuments } from './list-documents.ts'
export { type ListedPassage, listPassages } from './list-passages.ts'
export { maskText } from './mask-contacts.ts'
export { publishVersion } from './publish-version.ts'
export { purgeVersion } from './purge-version.ts'
export { reingestDocument } from './reingest-document.ts'
export { retrieve } from './retrieve.ts'
export {
  CitedView,
  DocumentView,
  GapStatus,
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
