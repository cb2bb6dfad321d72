export { getReport } from './get-report.ts'
export { listRows, RowPlace } from './list-rows.ts'
export type { CountedRow, Figure, Listed, Report } from './schemas.ts'
