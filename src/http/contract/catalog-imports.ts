import { z } from 'zod'
import {
  ImportColumn,
  ImportCounts,
  ImportOrigin,
  ImportProblem,
  ImportStatus,
  ImportTarget,
  LeftBecause,
} from '../../domain/catalog/imports/schemas.ts'
import { defineRoute } from './define-route.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, READERS } from './roles.ts'
import { ById, Instant, Nothing } from './values.ts'

const MOST_BYTES = 10 * 1024 * 1024

const Head = {
  import_id: z.uuid(),
  kind: z.literal('catalog'),
  file_name: z.string(),
  detected: ImportOrigin,
  status: ImportStatus,
  counts: ImportCounts,
  created_at: Instant,
  applied_at: Instant.nullable(),
}

export const ListedImportWire = z.strictObject(Head)
export type ListedImportWire = z.infer<typeof ListedImportWire>

export const ImportWire = z.strictObject({
  ...Head,
  columns: z.array(
    z.strictObject({
      source: z.string(),
      /** What it is taken for; null where it is left out. */
      target: ImportTarget.nullable(),
      samples: ImportColumn.shape.samples,
    }),
  ),
  /** The first hundred; all of them are in `problems.csv`. */
  problems: z.array(z.strictObject({ ...ImportProblem.shape, message: z.string(), fix: z.string() })),
  progress: z.strictObject({ done: z.int(), total: z.int() }),
  /** The first hundred items that were left as they are, whole. */
  left: z.array(z.strictObject({ row: z.int(), item_sku: z.string(), because: LeftBecause, message: z.string() })),
  /** Until then it can be taken back; null before it is applied. */
  undo_until: Instant.nullable(),
  version: z.int(),
})
export type ImportWire = z.infer<typeof ImportWire>

const Answer = z.strictObject({ import: ImportWire })
const read = { who: READERS, scope: 'catalog:read', idempotent: false } as const
const write = { who: LEADS, scope: 'catalog:write', idempotent: true } as const

export const listImports = defineRoute({
  ...read,
  name: 'listImports',
  method: 'GET',
  path: '/v1/imports',
  summary: 'The files of goods that were sent, the newest first.',
  query: Page,
  answers: { 200: z.strictObject({ imports: z.array(ListedImportWire), next_cursor: NextCursor }) },
  errors: [],
})

export const createImport = defineRoute({
  ...write,
  name: 'createImport',
  method: 'POST',
  path: '/v1/imports',
  apart: true,
  summary:
    'Takes a table of goods in, of 10 MB at most, and tries it: what would be new, changed and the same, and what is wrong where. Nothing is applied.',
  body: {
    kinds: {
      form: { fields: z.strictObject({ kind: z.literal('catalog') }), mostBytes: MOST_BYTES },
      mostBytes: MOST_BYTES,
    },
  },
  answers: { 202: Answer },
  errors: ['invalid_input', 'unsupported_media_type', 'conflict', 'misconfigured'],
})

export const getImport = defineRoute({
  ...read,
  name: 'getImport',
  method: 'GET',
  path: '/v1/imports/:id',
  summary: 'A file with what its columns are taken for, what is wrong with it, and how far it is.',
  params: ById,
  answers: { 200: Answer },
  errors: [],
})

export const mapImport = defineRoute({
  ...write,
  name: 'mapImport',
  method: 'PUT',
  path: '/v1/imports/:id/mapping',
  apart: true,
  summary:
    'Says what each column is taken for, and tries the file again. The next one with the same header is read like this.',
  params: ById,
  body: z.strictObject({ mapping: z.array(ImportTarget.nullable()).max(200) }),
  answers: { 200: Answer },
  errors: ['conflict', 'misconfigured'],
})

export const applyImport = defineRoute({
  ...write,
  name: 'applyImport',
  method: 'POST',
  path: '/v1/imports/:id/apply',
  summary: 'Puts the items of a file that nothing is wrong with on the shelf. `progress` says how far that is.',
  params: ById,
  body: Nothing,
  answers: { 202: Answer },
  errors: ['conflict'],
})

export const undoImport = defineRoute({
  ...write,
  name: 'undoImport',
  method: 'POST',
  path: '/v1/imports/:id/undo',
  summary:
    'Gives items back what they were before, within a day. What was changed since stays as it is; `left` names it.',
  params: ById,
  body: Nothing,
  answers: { 202: Answer },
  errors: ['conflict'],
})

export const exportImportProblems = defineRoute({
  ...read,
  name: 'exportImportProblems',
  method: 'GET',
  path: '/v1/imports/:id/problems.csv',
  summary: 'All that is wrong with a file, and every item of it that was left as it is, as a table.',
  params: ById,
  answers: { 200: { json: z.never(), csv: { fileName: 'problems.csv' } } },
  errors: [],
})

export const exportCatalog = defineRoute({
  ...read,
  name: 'exportCatalog',
  method: 'GET',
  path: '/v1/catalog/export.csv',
  summary: 'All goods of the shop as a table that can be changed and imported again.',
  answers: { 200: { json: z.never(), csv: { fileName: 'catalog.csv' } } },
  errors: [],
})

export const IMPORT_ROUTES = {
  listImports,
  createImport,
  getImport,
  mapImport,
  applyImport,
  undoImport,
  exportImportProblems,
  exportCatalog,
}
