const EAST_AFRICA_OFFSET_MS = 3 * 3_600_000

/** `YYYYMMDDHHmmss` in East Africa Time, whatever zone the server runs in. */
export function nairobiTimestamp(instant: Date): string {
  return nairobiTime(instant).replace(/\D/g, '')
}

/** `YYYY-MM-DD HH:mm:ss` in East Africa Time. */
export function nairobiTime(instant: Date): string {
  return new Date(instant.getTime() + EAST_AFRICA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
