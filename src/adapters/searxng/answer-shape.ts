import { z } from 'zod'

/** What is read of one result; what cannot be read is no result. */
export const ResultShape = z.object({
  title: z.string().nullish(),
  url: z.string(),
  content: z.string().nullish(),
  publishedDate: z.string().nullish(),
})

/** What is read of an answer. An engine that did not answer stands in `unresponsive_engines` with its reason. */
export const AnswerShape = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.array(z.unknown()).default([]),
})
