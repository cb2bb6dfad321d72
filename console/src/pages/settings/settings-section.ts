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

/** Which part of the settings is open, from the address. */
export function readSettingsSection({ section }: Record<string, unknown>): { section?: SettingsSection } {
  const known = SECTIONS.find((one) => one === section)
  return known ? { section: known } : {}
}
