const BARE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** A UUID without its hyphens, as it stands in an address. */
export function bareUuid(uuid: string): string {
  return uuid.replaceAll('-', '')
}

/** The UUID of 32 hex digits. */
export function hyphenedUuid(bare: string): string {
  return bare.replace(BARE, '$1-$2-$3-$4-$5')
}
