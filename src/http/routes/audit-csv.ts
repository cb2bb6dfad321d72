import { stringify } from 'csv-stringify/sync'
import type { AuditEntryWire } from '../contract/audit.ts'

const COLUMNS = [
  'at',
  'actor',
  'via',
  'action',
  'subject_type',
  'subject_id',
  'sentence',
  'ip',
  'request_id',
  'data',
  'hash',
] as const

/** The audit as a table. Cells that a spreadsheet would run as a formula are escaped: people type names. */
export function auditCsv(entries: AuditEntryWire[]): string {
  const rows = entries.map(({ at, actor, via, action, subject, sentence, ip, request_id, data, hash }) => ({
    ...{ at, via, action, sentence, ip, request_id, hash },
    actor: actor.id,
    subject_type: subject.type,
    subject_id: subject.id,
    data: JSON.stringify(data),
  }))
  return stringify(rows, { header: true, columns: [...COLUMNS], escape_formulas: true, record_delimiter: 'windows' })
}
