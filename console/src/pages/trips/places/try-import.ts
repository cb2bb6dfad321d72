import type { Api } from '../../../lib/api/api.ts'
import { ApiError, type FieldProblem } from '../../../lib/api/api-error.ts'
import type { SupplyFile } from './read-supply-file.ts'

export interface Imported {
  /** What would happen, or has happened; null of a list that the file has not. */
  places: { opened: number; changed: number } | null
  rows: { rows: number; removed: number } | null
  /** What of the file is wrong; of a list with a problem nothing is taken. */
  problems: readonly FieldProblem[]
}

/** Hands a file over, places first: they are what its rows are for. With `dry_run` everything is checked, and nothing kept. */
export async function tryImport(
  api: Api,
  { destinations, rows }: SupplyFile,
  dry_run: 'true' | 'false',
): Promise<Imported> {
  const problems: FieldProblem[] = []
  const unlessRefused = async <Done>(list: readonly unknown[], send: () => Promise<Done>): Promise<Done | null> => {
    // Kept half, nobody knows what is kept: after a refusal nothing more is sent, only tried.
    if (list.length === 0 || (dry_run === 'false' && problems.length > 0)) return null
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.length === 0) throw error
      problems.push(...error.fields)
      return null
    }
  }
  const places = await unlessRefused(destinations, () =>
    api('PUT /v1/destinations', { body: { destinations }, query: { dry_run } }),
  )
  const taken = await unlessRefused(rows, () => api('PUT /v1/trip-supply', { body: { rows }, query: { dry_run } }))
  return { places, rows: taken, problems }
}
