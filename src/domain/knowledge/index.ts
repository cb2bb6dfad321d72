export { ingestPlain, type PlainDocument } from './ingest-plain.ts'
export { type Retrieved, retrieve } from './retrieve.ts'
export { KnowledgeLanguage, KnowledgeType, Snippet } from './schemas.ts'
