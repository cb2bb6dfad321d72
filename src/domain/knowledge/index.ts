export { ingestPlain, type PlainDocument } from './ingest-plain.ts'
export { retrieve } from './retrieve.ts'
export { KnowledgeLanguage, KnowledgeType, Snippet } from './schemas.ts'
export type { Retrieved } from './search-passages.ts'
