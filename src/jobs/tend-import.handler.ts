import { tendImport } from '../domain/catalog/index.ts'
import type { Ctx } from '../domain/context.ts'
import type { SweptHandler } from './define-job.ts'
import { type ImportRef, tendImportJob } from './tend-import.job.ts'

export function tendImportHandler(deps: { ctxFor: (tenantId: string) => Ctx }): SweptHandler<ImportRef> {
  return {
    job: tendImportJob,
    async run({ tenantId, importId }) {
      await tendImport(deps.ctxFor(tenantId), importId)
      return null
    },
  }
}
