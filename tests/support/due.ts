import type { OfShop, SweptJob } from '../../src/jobs/define-job.ts'
import type { WorkDirectory } from '../../src/jobs/directory.ts'

/** Everything that the sweep would wake of one job at an instant, whatever its age. */
export async function dueOf<Payload extends OfShop>(
  directory: WorkDirectory,
  job: SweptJob<Payload>,
  at: Date,
): Promise<Payload[]> {
  const refs = await directory.due(job.due.rows, { now: at, before: at }, { each: 1_000, all: 1_000 })
  return refs.map((ref) => job.due.payload(ref))
}
