import type { Log } from '../src/domain/context.ts'

export interface KeptLine {
  level: 'info' | 'warn' | 'error'
  event: string
  /** The fields as they were given: stricter than what the masked line on standard output would show. */
  text: string
}

export interface KeptLines extends Log {
  lines: KeptLine[]
}

const MOST = 200_000

/** A log that keeps its lines in memory, the oldest of very many given up. */
export function keepLines(): KeptLines {
  const lines: KeptLine[] = []
  const write = (level: KeptLine['level']) => (event: string, fields?: Record<string, unknown>) => {
    lines.push({ level, event, text: JSON.stringify(fields ?? {}, shown) })
    if (lines.length > MOST) lines.splice(0, MOST / 10)
  }
  return { lines, info: write('info'), warn: write('warn'), error: write('error') }
}

function shown(_key: string, value: unknown): unknown {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack }
  return typeof value === 'bigint' ? String(value) : value
}
