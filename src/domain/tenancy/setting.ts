import { z } from 'zod'

/** The parts of the settings page, in its order. */
export const SettingGroup = z.enum([
  'shop',
  'voice',
  'journeys',
  'hours',
  'payments',
  'delivery',
  'people',
  'inbox',
  'compliance',
  'outreach',
  'limits',
])
export type SettingGroup = z.infer<typeof SettingGroup>

/** In English and in Swahili. */
type Words = readonly [en: string, sw: string]

/** What the number of a setting counts; `money` is hundredths of the shop's currency. */
export const SettingUnit = z.enum(['money', 'minutes', 'hours', 'milliseconds', 'micro_usd'])
export type SettingUnit = z.infer<typeof SettingUnit>

/** What is said of a setting beside what its schema allows. */
export const SettingMeta = z.object({
  title: z.string(),
  description: z.string().optional(),
  group: SettingGroup.optional(),
  /** A slip with it stops sales or breaks a promise to customers: whoever changes it types the name of the shop. */
  danger: z.boolean().default(false),
  unit: SettingUnit.optional(),
  /** A long text, not a line. */
  long: z.boolean().default(false),
  sw: z.object({ title: z.string(), description: z.string().optional() }),
})

interface More extends Partial<Pick<z.infer<typeof SettingMeta>, 'group' | 'danger' | 'unit' | 'long'>> {
  help?: Words
}

/** The `.meta` of a setting: forms, diffs and the reference call it by these words. Fields within a group need not name it. */
export function setting([title, sw]: Words, { help, ...more }: More = {}): z.input<typeof SettingMeta> {
  return {
    title,
    ...(help && { description: help[0] }),
    ...more,
    sw: { title: sw, ...(help && { description: help[1] }) },
  }
}
