import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const ImportRef = z.strictObject({ tenantId: z.uuid(), importId: z.uuid() })
export type ImportRef = z.infer<typeof ImportRef>

/** Puts a file of goods on the shelf, or takes it back, batch by batch. */
export const tendImportJob: SweptJob<ImportRef> = {
  name: 'tend-import',
  payload: ImportRef,
  attempts: 3,
  backoffMs: 1_000,
  key: ({ importId }) => importId,
  parallel: 'thread',
  due: {
    rows: 'catalog_imports',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, importId: subjectId }),
  },
  deadAfter: 8,
}
