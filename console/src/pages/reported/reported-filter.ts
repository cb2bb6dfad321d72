import type { ReportWire } from '../../../../src/http/contract/turn-reports.ts'
import { REPORT_REASONS } from '../inbox/turn/report-reasons.ts'

/** Which reports are shown, and which answer is open, as it stands in the address. */
export interface ReportedFilter {
  reason?: ReportWire['reason'] | undefined
  turn?: string | undefined
}

export function readReportedFilter({ reason, turn }: Readonly<Record<string, unknown>>): ReportedFilter {
  const known = REPORT_REASONS.find((one) => one === reason)
  return { ...(known && { reason: known }), ...(typeof turn === 'string' ? { turn } : {}) }
}
