import * as catalog from '../../domain/catalog/index.ts'
import * as contract from '../contract/catalog-imports.ts'
import { readGoodsTable } from '../goods-table.ts'
import { HttpError } from '../http-error.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { goodsCsv, problemsCsv } from './catalog-csv.ts'

const Cursor = pageCursor(catalog.ImportCursor)
const LONGEST_NAME = 120

/** Files of goods: tried, mapped, applied and taken back. */
export function serveImports(api: Api): void {
  serve(api, contract.listImports, async (ctx, { query }) => {
    const { imports, next } = await catalog.listImports(ctx, { after: Cursor.read(query), limit: query.limit })
    return {
      imports: imports.map(headWire),
      next_cursor: Cursor.write(next && [next[0].toISOString(), next[1]], query),
    }
  })
  serve(api, contract.createImport, async (ctx, { body: { file } }) => {
    const table = readGoodsTable(file.bytes)
    if (table.outcome === 'refused') throw refusal(table)
    const { headers, rows } = table
    const { importId } = await catalog.createImport(ctx, { fileName: nameOf(file.name), headers, rows })
    return shown(ctx, importId)
  })
  serve(api, contract.getImport, async (ctx, { params }) => shown(ctx, params.id))
  serve(api, contract.mapImport, async (ctx, { params, body }) => {
    await catalog.mapImport(ctx, { importId: params.id, mapping: body.mapping })
    return shown(ctx, params.id)
  })
  serve(api, contract.applyImport, async (ctx, { params }) => {
    await catalog.startImport(ctx, { importId: params.id, to: 'applying' })
    return shown(ctx, params.id)
  })
  serve(api, contract.undoImport, async (ctx, { params }) => {
    await catalog.startImport(ctx, { importId: params.id, to: 'undoing' })
    return shown(ctx, params.id)
  })
  serve(api, contract.exportImportProblems, async (ctx, { params }) => ({
    csv: problemsCsv(await catalog.listProblems(ctx, { importId: params.id })),
  }))
  serve(api, contract.exportCatalog, async (ctx) => ({ csv: goodsCsv(await catalog.exportShelf(ctx)) }))
}

async function shown(ctx: StaffCtx, importId: string): Promise<{ import: contract.ImportWire }> {
  const found = await catalog.getImport(ctx, { importId })
  const { columns, mapping, problems, left, done, total, appliedAt, version } = found
  return {
    import: {
      ...headWire(found),
      columns: columns.map((column, at) => ({ ...column, target: mapping[at] ?? null })),
      problems: problems.map((problem) => ({ ...problem, ...catalog.PROBLEM_WORDS[problem.code] })),
      progress: { done, total },
      left: left.map(({ row, itemSku, because }) => ({
        ...{ row, item_sku: itemSku, because, message: catalog.LEFT_WORDS[because] },
      })),
      undo_until: appliedAt && new Date(appliedAt.getTime() + catalog.UNDO_MS).toISOString(),
      version,
    },
  }
}

function headWire(listed: catalog.ListedImport): contract.ListedImportWire {
  const { importId, fileName, detected, status, counts, createdAt, appliedAt } = listed
  return {
    ...{ import_id: importId, kind: 'catalog', file_name: fileName, detected, status, counts },
    ...{ created_at: createdAt.toISOString(), applied_at: appliedAt?.toISOString() ?? null },
  }
}

function refusal({ row, problem }: { row: number | null; problem: string }): HttpError {
  const message = row === null ? problem : `row ${row}: ${problem}`
  return new HttpError('invalid_input', `file: ${message}.`, { fields: [{ path: 'file', code: 'custom', message }] })
}

function nameOf(fileName: string): string {
  const name = fileName.toWellFormed().replace(/\p{Cc}/gu, '')
  return name.slice(-LONGEST_NAME) || 'catalog.csv'
}
