import type { Context } from 'koa'
import type { z } from 'zod'

/** Answers with what the schema says and nothing else. A body that it does not describe is our mistake, so the answer is 500. */
export function answer<Shape extends z.ZodRawShape>(
  http: Context,
  schema: z.ZodObject<Shape, z.core.$strict>,
  body: NoInfer<z.infer<z.ZodObject<Shape, z.core.$strict>>>,
): void {
  http.body = schema.parse(body)
}
