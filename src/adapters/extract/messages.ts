import { z } from 'zod'
import type { Extraction } from '../../domain/knowledge/extractor.ts'
import { ExtractionFailureCode } from '../../domain/knowledge/schemas.ts'

/** What the child is asked once. `pdfium` is the program that reads a PDF; null for any other file. */
export interface ReadRequest {
  bytes: Uint8Array
  fileName: string
  pdfium: Uint8Array | null
}

const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), level: z.number(), text: z.string() }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
])

const Counted = z.number().int().min(1)

/** What the child answers. It has read what a stranger sent, so its answer is parsed like anything from outside. */
export const ReadAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('read'),
    kind: z.enum(['pdf', 'docx', 'xlsx', 'html', 'markdown', 'text', 'csv', 'json']),
    pages: z.array(z.strictObject({ number: Counted, blocks: z.array(Block) })),
    warnings: z.array(
      z.strictObject({
        code: z.enum(['picture_page', 'unreadable_text', 'cut_off']),
        page: Counted.nullable(),
      }),
    ),
  }),
  z.strictObject({
    outcome: z.literal('failed'),
    code: ExtractionFailureCode,
    page: Counted.optional(),
    row: Counted.optional(),
    column: Counted.optional(),
    path: z.string().optional(),
    detail: z.string(),
  }),
]) satisfies z.ZodType<Extraction>
