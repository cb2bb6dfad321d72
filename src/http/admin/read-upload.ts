import type { Context } from 'koa'
import { z } from 'zod'
import { KnowledgeLanguage, KnowledgeType, MOST_BYTES, type Upload } from '../../domain/knowledge/index.ts'
import { HttpError } from '../http-error.ts'
import { expectLargeBody } from '../middleware/slow-bodies.ts'
import { parseOr422, readJson } from '../read-json.ts'
import { readMultipart } from '../read-multipart.ts'

/** A text that is typed is a page, not a book. */
const MOST_TEXT = 1024 * 1024

export const Title = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'must be one line of text')
export const Topic = z.string().trim().min(1).max(100)

const Form = z.strictObject({
  title: Title.optional(),
  type: KnowledgeType.default('doc'),
  language: KnowledgeLanguage.default('en'),
  topic: Topic.optional(),
})
const Typed = Form.extend({ title: Title, text: z.string().min(1) })

const RequestKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 characters without blanks')
  .optional()

/**
 * A document as it comes in: JSON with a text, or a form with a file, whose name without its ending is the title where none is
 * given. Throws 413 for what is too large, 422 naming every wrong field.
 */
export async function readUpload(http: Context): Promise<Upload> {
  const requestKey = parseOr422(RequestKey, http.get('idempotency-key') || undefined) ?? null
  expectLargeBody(http)
  if (!http.is('multipart/form-data')) {
    const { text, topic = null, ...typed } = await readJson(http, Typed, MOST_TEXT)
    const file = { fileName: `${typed.title}.md`, bytes: Buffer.from(text) }
    return { ...typed, ...file, topic, origin: 'text', requestKey }
  }
  const { fields, file } = await readMultipart(http, MOST_BYTES)
  if (file === null) throw new HttpError(422, 'invalid_input', 'file: send the document as a part with a file name.')
  const { title, topic = null, ...form } = parseOr422(Form, fields)
  const fileName =
    file.name
      .replace(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(-200) || 'document'
  const named = title ?? parseOr422(Title, fileName.replace(/\.[^.]{1,10}$/, ''))
  return { ...form, title: named, topic, origin: 'upload', fileName, bytes: file.bytes, requestKey }
}
