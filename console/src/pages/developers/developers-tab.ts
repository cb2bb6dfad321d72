const TABS = ['keys', 'webhooks', 'events', 'reference'] as const
export type DevelopersTab = (typeof TABS)[number]

/** Which part of the page is open, and whose deliveries are, from its address. */
export function readDevelopersTab({ tab, endpoint }: Record<string, unknown>): {
  tab?: DevelopersTab
  endpoint?: string
} {
  const known = TABS.find((one) => one === tab)
  return {
    ...(known && { tab: known }),
    ...(known === 'webhooks' && typeof endpoint === 'string' && { endpoint }),
  }
}
