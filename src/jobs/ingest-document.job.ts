import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const VersionRef = z.strictObject({ tenantId: z.uuid(), versionId: z.uuid() })
export type VersionRef = z.infer<typeof VersionRef>

/**
 * Reads, cuts and checks a version of a document, step by step, until it is told or has come to nothing; and forgets the bytes
 * and the text of one that have been kept long enough.
 */
export const ingestDocumentJob: SweptJob<VersionRef> = {
  name: 'ingest-document',
  payload: VersionRef,
  // A step that fails three times is given up by the one after.
  attempts: 4,
  backoffMs: 1_000,
  key: ({ versionId }) => versionId,
  parallel: 'one',
  due: {
    rows: 'documents',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, versionId: subjectId }),
  },
  deadAfter: 12,
}
