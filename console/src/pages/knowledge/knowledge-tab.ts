export const TABS = ['documents', 'ask', 'gaps', 'faq', 'conflicts', 'stale'] as const
export type KnowledgeTab = (typeof TABS)[number]

/** Which part of the page is open, from its address. */
export function readKnowledgeTab({ tab }: Readonly<Record<string, unknown>>): { tab?: KnowledgeTab } {
  const known = TABS.find((one) => one === tab)
  return known ? { tab: known } : {}
}
