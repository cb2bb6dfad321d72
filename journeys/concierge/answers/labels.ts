import type { TurnContext } from '../../turn-context.ts'

/** How the answers of a travel desk say where they are from. */
export const LABELS = { inside: '[RAG]', web: '[Web]', noWeb: '[WEB SEARCH UNAVAILABLE]' } as const

/** What is from rows and documents, labelled so at a travel desk, where the web may answer as well. */
export function fromInside(text: string, { tenant }: Pick<TurnContext, 'tenant'>): string {
  return tenant.settings.concierge?.kind === 'travel' && text !== '' ? `${LABELS.inside} ${text}` : text
}

/** What is told, without the label: that is in no row and no passage. */
export function withoutLabel(text: string): string {
  return text.startsWith(LABELS.inside) ? text.slice(LABELS.inside.length).trimStart() : text
}
