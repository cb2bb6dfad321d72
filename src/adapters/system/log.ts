import { pino } from 'pino'
import type { Log } from '../../domain/context.ts'

/** Keys whose values never belong into a log line, at any depth we write. */
const SECRET_KEYS = /(authorization|cookie|password|passkey|secret|token|api_?key|totp)$|^(body|text)$/i
const PHONE = /(\+?\d{3})\d{4,8}(\d{3})(?!\d)/g

/** One JSON line per event on standard output; phone numbers are masked and secret fields dropped here, not by callers. */
export function jsonLog(level: string): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ sync: true }))
  return {
    info: (event, fields) => out.info(clean(fields), event),
    warn: (event, fields) => out.warn(clean(fields), event),
    error: (event, fields) => out.error(clean(fields), event),
  }
}

function clean(fields: Record<string, unknown> | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields ?? {})
      .filter(([key]) => !SECRET_KEYS.test(key))
      .map(([key, value]) => [key, mask(value)]),
  )
}

function mask(value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: maskText(value.message) }
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(mask)
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) return clean({ ...value })
  return value
}

/** UUIDs hold long digit runs too; only runs that look like a phone number are masked. */
function maskText(text: string): string {
  return text.replace(/(?<![0-9a-f-])\+?\d{9,15}(?![0-9a-f-])/gi, (digits) => digits.replace(PHONE, '$1…$2'))
}
