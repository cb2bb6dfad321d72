/** `YYYYMMDDHHmmss` in East Africa Time (UTC+3, no daylight saving). */
export function nairobiStamp(instant: Date): string {
  return new Date(instant.getTime() + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
}
