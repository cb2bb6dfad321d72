import { lastUsed } from '../../lib/last-used.ts'
import { parseJson } from '../../lib/parse-json.ts'
import { parseTenantSettings } from './parse-tenant-settings.ts'
import type { TenantSettings } from './schemas.ts'

/** The same text reads the same: it is the key, so settings that have changed are never read from here. */
const read = lastUsed<string, TenantSettings>({ room: 500 })

/**
 * Settings by the text that is stored. Every turn needs them, and to check them costs more than to ask for them. Whoever has the
 * same text has the same object, so it is frozen. Throws `misconfigured`.
 */
export function readStoredSettings(stored: string): TenantSettings {
  const known = read.find(stored)
  if (known !== null) return known
  const settings = parseTenantSettings(parseJson(stored))
  freeze(settings)
  read.keep(stored, settings)
  return settings
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
