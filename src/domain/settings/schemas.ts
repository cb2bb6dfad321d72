import { z } from 'zod'
import { Json, JsonObject } from '../../lib/json.ts'

/** The languages of the people who run a shop. */
export const StaffLanguage = z.enum(['en', 'sw'])
export type StaffLanguage = z.infer<typeof StaffLanguage>

/** One setting that becomes another: `path` is where it stands, a place in a list by its id. */
export const SettingChange = z.strictObject({
  path: z.string(),
  title: z.string(),
  before: Json,
  after: Json,
  /** "Small talk: 2 → 0" */
  words: z.string(),
  danger: z.boolean(),
})
export type SettingChange = z.infer<typeof SettingChange>

/** A field that is wrong, in words for whoever runs the shop. */
export const SettingProblem = z.strictObject({ path: z.string(), code: z.string(), message: z.string() })
export type SettingProblem = z.infer<typeof SettingProblem>

export const SettingsVersionView = z.strictObject({
  version: z.int(),
  status: z.enum(['live', 'past']),
  author: z.string().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  publishedAt: z.date().nullable(),
})
export type SettingsVersionView = z.infer<typeof SettingsVersionView>

/** Settings that are written and do not hold yet; `version` is how often they were written. */
export const SettingsDraft = z.strictObject({
  id: z.uuid(),
  version: z.int(),
  settings: JsonObject,
  author: z.string().nullable(),
  updatedAt: z.date(),
})
export type SettingsDraft = z.infer<typeof SettingsDraft>
