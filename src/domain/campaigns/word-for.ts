import { templateText } from '../messaging/index.ts'
import type { TemplateUse } from '../messaging/schemas.ts'
import type { Campaign } from './schemas.ts'

const NAME = /\{\{\s*(customer\.name|shop\.name)\s*\}\}/g

/** For whom words are put together. */
export interface Reader {
  name: string | null
  language: string
}

/** What is the same for all of a campaign. */
export interface Wordings {
  bodies: ReadonlyMap<string, string>
  shop: string
  defaultLanguage: string
}

/**
 * The words of a campaign for one customer, in her language or else the shop's; a reason where there are none for her.
 */
export function wordFor(
  { template: name, slots }: Pick<Campaign, 'template' | 'slots'>,
  { name: customer, language }: Reader,
  { bodies, shop, defaultLanguage }: Wordings,
): { text: string; template: TemplateUse } | { skip: 'no_wording' | 'no_name' } {
  const spoken = bodies.has(language) ? language : defaultLanguage
  const body = bodies.get(spoken)
  if (body === undefined) return { skip: 'no_wording' }
  const values = { 'customer.name': customer, 'shop.name': shop }
  const holes = Object.values(slots).flatMap((value) => [...value.matchAll(NAME)].map((hole) => hole[1]))
  if (customer === null && holes.includes('customer.name')) return { skip: 'no_name' }
  const filled = Object.fromEntries(
    Object.entries(slots).map(([slot, value]) => [
      slot,
      value.replace(NAME, (_hole, one: keyof typeof values) => values[one] ?? ''),
    ]),
  )
  return { text: templateText(body, { slots: filled }), template: { name, slots: filled, language: spoken } }
}
