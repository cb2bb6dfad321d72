import type { z } from 'zod'
import { HttpError } from '../http-error.ts'

/** Where a page ended, as the text that is given out with it and sent back for the next one. */
export function pageCursor<Place>(places: z.ZodType<Place>) {
  return {
    /** Null for the first page. Throws 422 for what was never given out. */
    read(text: string | undefined): Place | null {
      if (text === undefined) return null
      try {
        return places.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
      } catch {
        throw new HttpError(422, 'invalid_input', 'cursor: send next_cursor of the page before, as it was given.')
      }
    },
    /** Null after the last page. */
    write(place: z.input<typeof places> | null): string | null {
      return place === null ? null : Buffer.from(JSON.stringify(place)).toString('base64url')
    },
  }
}
