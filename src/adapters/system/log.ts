import { pino } from 'pino'
import type { Log } from '../../domain/context.ts'
import { findMarkers, hideMarkers } from '../../lib/markers.ts'

/** Keys whose values never belong into a log line, at any depth we write. */
const SECRET_KEYS = /(authorization|cookie|password|passkey|secret|token|api_?key|totp)$|^(body|text)$/i
const PHONE = /(\+?\d{3})\d{4,8}(\d{3})(?!\d)/g

/**
 * One JSON line per event on standard output; phone numbers are masked, secret fields dropped and what looks like the marker of a
 * secret row hidden here, not by callers.
 * @param onMarkers hears which markers a line would have shown
 * @param to in place of standard output
 */
export function jsonLog(
  level: string,
  onMarkers: (event: string, markers: readonly string[]) => void = () => undefined,
  to: pino.DestinationStream = pino.destination({ sync: true }),
): Log {
  const out = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, to)
  const write = (at: 'info' | 'warn' | 'error') => (event: string, fields?: Record<string, unknown>) => {
    const markers: string[] = []
    out[at](clean(fields ?? {}, markers), event)
    if (markers.length > 0) onMarkers(event, markers)
  }
  return { info: write('info'), warn: write('warn'), error: write('error') }
}

function clean(fields: Record<string, unknown>, markers: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => !SECRET_KEYS.test(key))
      .map(([key, value]) => [key, mask(value, markers)]),
  )
}

function mask(value: unknown, markers: string[]): unknown {
  if (value instanceof Error) return { name: value.name, message: maskText(value.message, markers) }
  if (typeof value === 'string') return maskText(value, markers)
  if (Array.isArray(value)) return value.map((one) => mask(one, markers))
  if (value !== null && typeof value === 'object' && !(value instanceof Date)) return clean({ ...value }, markers)
  return value
}

/** UUIDs hold long digit runs too; only runs that look like a phone number are masked. */
function maskText(text: string, markers: string[]): string {
  const found = findMarkers(text)
  markers.push(...found)
  const shown = found.length === 0 ? text : hideMarkers(text)
  return shown.replace(/(?<![0-9a-f-])\+?\d{9,15}(?![0-9a-f-])/gi, (digits) => digits.replace(PHONE, '$1…$2'))
}
