import { z } from 'zod'
import { canonicalJson } from '../../lib/canonical-json.ts'
import { Json } from '../../lib/json.ts'
import { sha256 } from '../../lib/sha256.ts'
import { HttpError } from '../http-error.ts'

interface PageQuery {
  cursor?: string | undefined
  limit: number
}

/** Where a page ended, as the text that is given out with it and sent back for the next one. */
export function pageCursor<Place>(places: z.ZodType<Place>) {
  return {
    /** Null for the first page. Throws 422 for what was never given out, and for a cursor of a list with another filter. */
    read(query: PageQuery): Place | null {
      if (query.cursor === undefined) return null
      const given = open(query.cursor)
      if (given === null) throw refused('send next_cursor of the page before, as it was given')
      if (given[0] !== filterOf(query)) throw refused('it belongs to another filter: leave it out to begin anew')
      const place = places.safeParse(given[1])
      if (!place.success) throw refused('send next_cursor of the page before, as it was given')
      return place.data
    },
    /** Null after the last page. */
    write(place: z.input<typeof places> | null, query: PageQuery): string | null {
      if (place === null) return null
      return Buffer.from(JSON.stringify([filterOf(query), place])).toString('base64url')
    },
  }
}

const Given = z.tuple([z.string(), z.unknown()])

function open(cursor: string): z.infer<typeof Given> | null {
  try {
    return Given.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}

/** What a list was asked for beside the page: a cursor is a place in that list and in no other. */
function filterOf({ cursor: _cursor, limit: _limit, ...filter }: PageQuery): string {
  return sha256(canonicalJson(Json.parse(JSON.parse(JSON.stringify(filter))))).slice(0, 12)
}

function refused(why: string): HttpError {
  return new HttpError('invalid_input', `cursor: ${why}.`, {
    fields: [{ path: 'cursor', code: 'custom', message: why }],
  })
}
