import type { ReportWire } from '../../../../../src/http/contract/turn-reports.ts'

/** What may have been wrong with an answer, in the order in which it is offered. */
export const REPORT_REASONS = [
  'wrong_fact',
  'misunderstood',
  'left_out',
  'tone',
  'person_needed',
  'other',
] as const satisfies readonly ReportWire['reason'][]
