import busboy from 'busboy'
import type { Context } from 'koa'
import type { ErrorCode } from './contract/errors.ts'
import { HttpError } from './http-error.ts'

export interface Multipart {
  fields: Record<string, string>
  file: { name: string; bytes: Buffer } | null
}

const LIMITS = { files: 1, fields: 20, fieldSize: 4 * 1024, fieldNameSize: 100, parts: 21 }

/**
 * A form with at most one file, which is counted while it comes in: what is too large is never held whole. Throws 413 for
 * a file of more than `mostBytes`, 400 for what is no such form.
 */
export function readMultipart(http: Context, mostBytes: number): Promise<Multipart> {
  return new Promise((resolve, reject) => {
    const refuse = (code: ErrorCode, message: string) => {
      http.req.unpipe()
      http.req.resume()
      reject(new HttpError(code, message))
    }
    const unreadable = () => refuse('unreadable_body', 'The form could not be read: send it as multipart/form-data.')
    const read: Multipart = { fields: {}, file: null }
    const parser = startParser(http, mostBytes)
    if (parser === null) return unreadable()
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) refuse('too_large', `The field "${name}" is too long.`)
      read.fields[name] = value
    })
    parser.on('file', (_name, stream, { filename }) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('limit', () =>
        refuse(
          'too_large',
          `The file is larger than ${mostBytes / 1024 / 1024} MB: split it, or leave out its pictures.`,
        ),
      )
      stream.on('end', () => {
        read.file = { name: filename ?? '', bytes: Buffer.concat(chunks) }
      })
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(limit, () => refuse('invalid_input', 'The form has more parts than one file and its fields.'))
    }
    parser.on('error', unreadable)
    parser.on('close', () => resolve(read))
    http.req.on('aborted', unreadable)
    http.req.pipe(parser)
  })
}

/** Null when the headers do not say where the parts of the form end. */
function startParser(http: Context, fileSize: number): busboy.Busboy | null {
  try {
    return busboy({ headers: http.req.headers, limits: { ...LIMITS, fileSize }, defParamCharset: 'utf8' })
  } catch {
    return null
  }
}
