const EAST_AFRICA_OFFSET_MS = 3 * 3_600_000

/** `YYYYMMDDHHmmss` in East Africa Time, whatever zone the server runs in. */
export function nairobiTimestamp(instant: Date): string {
  return new Date(instant.getTime() + EAST_AFRICA_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14)
}
