export { type AuditFact, recordAudit } from './record-audit.ts'
