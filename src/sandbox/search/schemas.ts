import { z } from 'zod'

const Result = z.strictObject({
  title: z.string(),
  url: z.string(),
  content: z.string(),
  publishedDate: z.string().nullable(),
})
export type Result = z.infer<typeof Result>

/** What is found for one question, and for those that are asked in most of its words. */
export const SearchPage = z.strictObject({ query: z.string().min(1), results: z.array(Result).max(50) })
export type SearchPage = z.infer<typeof SearchPage>
