import type { FailurePlace } from '../../../domain/knowledge/index.ts'
import type { ExtractionFailureCode } from '../../../domain/knowledge/schemas.ts'

/** Thrown by a reader that cannot go on. The message is for staff and logs: no text of the document. */
export class ReadingFailure extends Error {
  readonly code: ExtractionFailureCode
  readonly place: FailurePlace

  constructor(code: ExtractionFailureCode, detail: string, place: FailurePlace = {}) {
    super(detail)
    this.name = 'ReadingFailure'
    this.code = code
    this.place = place
  }
}
