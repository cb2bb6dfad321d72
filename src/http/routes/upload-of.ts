import type { Context } from 'koa'
import { z } from 'zod'
import type { Upload } from '../../domain/knowledge/index.ts'
import { Title } from '../contract/document-words.ts'
import type { uploadDocument } from '../contract/knowledge.ts'
import { parseOr422 } from '../read-json.ts'
import type { InputOf } from '../serve/handle.ts'

const RequestKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,255}$/, 'must be 8 to 255 characters without blanks')
  .optional()

/** A document as it came in: a text, or a file, whose name without its ending is the title where none is given. */
export function uploadOf(body: InputOf<typeof uploadDocument>['body'], http: Context): Upload {
  const requestKey = parseOr422(RequestKey, http.get('idempotency-key') || undefined) ?? null
  if (body.kind === 'data') {
    const { text, topic = null, ...typed } = body.data
    const file = { fileName: `${typed.title}.md`, bytes: Buffer.from(text) }
    return { ...typed, ...file, topic, origin: 'text', requestKey }
  }
  const { title, topic = null, ...form } = body.fields
  const fileName =
    body.file.name
      .replace(/\p{Cc}/gu, '')
      .toWellFormed()
      .slice(-200) || 'document'
  const named = title ?? parseOr422(Title, fileName.replace(/\.[^.]{1,10}$/, ''))
  return { ...form, title: named, topic, origin: 'upload', fileName, bytes: body.file.bytes, requestKey }
}
