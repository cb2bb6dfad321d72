/** Which entries are shown, as it stands in the address. */
export interface AuditFilter {
  action?: string
  actor?: string
}

export function readAuditFilter({ action, actor }: Readonly<Record<string, unknown>>): AuditFilter {
  return {
    ...(typeof action === 'string' ? { action } : {}),
    ...(typeof actor === 'string' ? { actor } : {}),
  }
}
