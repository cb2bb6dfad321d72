import type { SettingsAnswer } from './form/shape-of.ts'

export type SettingsSection = SettingsAnswer['help'][string]['group'] | 'versions'

/** The parts of the page, in its order. */
export const SECTIONS: readonly SettingsSection[] = [
  'voice',
  'shop',
  'hours',
  'journeys',
  'payments',
  'delivery',
  'people',
  'inbox',
  'compliance',
  'outreach',
  'limits',
  'versions',
]

/** Which part of the settings is open, and which replay, from the address. */
export function readSettingsSection({ section, replay }: Record<string, unknown>): {
  section?: SettingsSection
  replay?: string
} {
  const known = SECTIONS.find((one) => one === section)
  return { ...(known && { section: known }), ...(typeof replay === 'string' && { replay }) }
}
