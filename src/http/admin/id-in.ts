import { z } from 'zod'
import { HttpError } from '../http-error.ts'

/** The id in a path. What cannot be an id is nothing that exists: 404. */
export function idIn(text: string | undefined, noun: string): string {
  const id = z.uuid().safeParse(text)
  if (!id.success) throw new HttpError(404, 'not_found', `There is no such ${noun}.`)
  return id.data
}
