import type { z } from 'zod'
import type { ExtractionFailureCode } from './schemas.ts'

/** Reads the text out of a file without trusting it. Declared here, done by a killed-when-greedy child process. */
export interface Extractor {
  /** Names the version of what reads: a text read by another may be read anew. */
  id: string
  /**
   * What kind of file it is is told by its bytes; `fileName` only tells text formats apart and is checked against them.
   * Never throws for what is in the file; ends with `signal`, as `cancelled`.
   */
  read(file: { bytes: Uint8Array; fileName: string }, signal: AbortSignal): Promise<Extraction>
}

export type FileKind = 'pdf' | 'docx' | 'xlsx' | 'html' | 'markdown' | 'text' | 'csv' | 'json'

export type Extraction =
  | { outcome: 'read'; kind: FileKind; pages: ExtractedPage[]; warnings: ExtractionWarning[] }
  | {
      outcome: 'failed'
      code: z.infer<typeof ExtractionFailureCode>
      /** Counted from 1, where there is one. */
      page?: number
      row?: number
      column?: number
      /** Of JSON. */
      path?: string
      /** For the log and for staff, in English; no text of the document. */
      detail: string
    }

/** What stands on one page; a file without pages is one page. */
export interface ExtractedPage {
  /** Counted from 1. */
  number: number
  blocks: ExtractedBlock[]
}

export type ExtractedBlock =
  | { kind: 'heading'; level: number; text: string }
  /** A paragraph, an item of a list, or a row of a table with its cells as "a | b". */
  | { kind: 'text'; text: string }

export interface ExtractionWarning {
  code: 'picture_page' | 'unreadable_text' | 'cut_off'
  page: number | null
}
