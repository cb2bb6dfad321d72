import type { AudienceWire } from '../../../../src/http/contract/campaigns.ts'
import type { TemplateWire } from '../../../../src/http/contract/templates.ts'
import { slotsOf } from '../inbox/composer/fill-template.ts'

/** A campaign as it is typed. */
export interface CampaignForm {
  name: string
  template: string
  slots: Readonly<Record<string, string>>
  days: string
  item: string
  category: string
  language: AudienceWire['language']
  tag: string
}

export const EMPTY: CampaignForm = {
  name: '',
  template: '',
  slots: {},
  days: '',
  item: '',
  category: '',
  language: null,
  tag: '',
}

export interface CampaignBody {
  name: string
  template: string
  slots: Record<string, string>
  audience: AudienceWire
}

/** The wordings that a campaign can be made of. */
export function usable(templates: readonly TemplateWire[]): TemplateWire[] {
  return templates.filter(({ status, category }) => status === 'approved' && category === 'MARKETING')
}

/** The numbers of the slots of a template, in whichever of its languages they stand. */
export function slotsIn(wordings: readonly TemplateWire[]): string[] {
  return [...new Set(wordings.flatMap(({ body }) => slotsOf(body)))].sort((a, b) => Number(a) - Number(b))
}

/**
 * A campaign as it is sent; null while something that it needs is missing.
 * @param itemId of the item that was typed; null where none was, undefined where nothing is called that
 */
export function bodyOf(
  form: CampaignForm,
  wordings: readonly TemplateWire[],
  itemId: string | null | undefined,
): CampaignBody | null {
  const numbers = slotsIn(wordings)
  if (wordings.length === 0 || itemId === undefined || numbers.some((number) => !form.slots[number]?.trim()))
    return null
  return {
    // Whom it would be for is asked before anybody has thought of a name.
    name: form.name.trim() || form.template,
    template: form.template,
    slots: Object.fromEntries(numbers.map((number) => [number, form.slots[number]?.trim() ?? ''])),
    audience: {
      bought_within_days: form.days.trim() === '' ? null : Number(form.days),
      item_id: itemId,
      category: form.category.trim() || null,
      language: form.language,
      tag: form.tag.trim() || null,
    },
  }
}
