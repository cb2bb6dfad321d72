import type { FoundPage } from '../../domain/research/schemas.ts'
import { ResultShape } from './answer-shape.ts'

const TITLE_CHARS = 200
const SNIPPET_CHARS = 1_000
const URL_CHARS = 2_000
const DAY = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/

/** The results of an answer that can be read, in its order. */
export function readPages(results: readonly unknown[], fetchedAt: Date): FoundPage[] {
  return results.flatMap((result): FoundPage[] => {
    const read = ResultShape.safeParse(result)
    if (!read.success || read.data.url.length > URL_CHARS) return []
    const { title, url, content, publishedDate } = read.data
    return [
      {
        title: clip(title ?? '', TITLE_CHARS),
        url,
        snippet: clip(content ?? '', SNIPPET_CHARS),
        publishedOn: dayOf(publishedDate ?? '', fetchedAt),
        fetchedAt: fetchedAt.toISOString(),
      },
    ]
  })
}

/** The day of a date as engines write it; null of what is none, and of a day that is still to come. */
function dayOf(date: string, now: Date): string | null {
  const day = DAY.exec(date)?.[1]
  if (day === undefined) return null
  const at = Date.parse(`${day}T00:00:00Z`)
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
  return isReal && at <= now.getTime() + DAY_MS ? day : null
}

const DAY_MS = 86_400_000

function clip(text: string, most: number): string {
  return text.slice(0, most).toWellFormed()
}
