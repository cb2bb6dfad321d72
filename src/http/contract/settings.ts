import { z } from 'zod'
import { SettingChange, SettingsVersionView, StaffLanguage } from '../../domain/settings/schemas.ts'
import { SettingGroup, SettingUnit } from '../../domain/tenancy/schemas.ts'
import { JsonObject } from '../../lib/json.ts'
import { defineRoute } from './define-route.ts'
import { DryRun } from './dry-run.ts'
import { NextCursor, Page } from './page.ts'
import { LEADS, REVIEWERS } from './roles.ts'
import { Instant, Text } from './values.ts'

/** In which the names of settings and values come. */
const InLanguage = z.strictObject({ language: StaffLanguage.default('en') })

/** A version of the settings, as an address has it. */
const VersionNumber = z.coerce.number().int().min(1).max(1_000_000_000)

const Live = z.strictObject({
  version: z.int(),
  settings: JsonObject,
  author: z.string().nullable(),
  published_at: Instant.nullable(),
})

/** What is written and does not hold yet; `version` counts how often it was written. */
const Draft = z.strictObject({
  draft_id: z.uuid(),
  version: z.int(),
  settings: JsonObject,
  author: z.string().nullable(),
  updated_at: Instant,
  changes: z.array(SettingChange),
})

export const SettingsState = z.strictObject({ live: Live, draft: Draft.nullable() })
export type SettingsState = z.infer<typeof SettingsState>

/** What a setting is called, by its path; `[]` in a path is any place of a list. */
const Help = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    help: z.string().nullable(),
    group: SettingGroup,
    danger: z.boolean(),
    unit: SettingUnit.nullable(),
    long: z.boolean(),
  }),
)

export const SettingsWire = SettingsState.extend({
  /** JSON Schema of `settings`. */
  schema: JsonObject,
  help: Help,
  /** What the values that can be chosen are called. */
  values: z.record(z.string(), z.string()),
})

export const VersionWire = z.strictObject({
  version: z.int(),
  status: SettingsVersionView.shape.status,
  author: z.string().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  published_at: Instant.nullable(),
})

const publishing = {
  note: Text.trim().max(500).nullable().default(null),
  /** The name of the shop, where something dangerous changes. */
  confirm: Text.max(200).nullable().default(null),
  /** Why, where a replay showed money or consent coming out otherwise. */
  reason: Text.trim().min(1).max(500).nullable().default(null),
}

const reading = { method: 'GET', who: REVIEWERS, scope: 'settings:read', idempotent: false } as const
const writing = { who: LEADS, scope: 'settings:write', idempotent: true } as const

export const getSettings = defineRoute({
  ...reading,
  name: 'getSettings',
  path: '/v1/settings',
  summary: 'All that the shop has set, the draft of what may hold next, and what may be set, with the names of it.',
  query: InLanguage,
  answers: { 200: SettingsWire },
  errors: [],
})

export const saveSettingsDraft = defineRoute({
  ...writing,
  name: 'saveSettingsDraft',
  method: 'PUT',
  path: '/v1/settings/draft',
  summary:
    'Writes the one draft of the shop, whole, of the version that `If-Match` names ("0" where there is none). Nothing of it holds before it is published.',
  query: DryRun.extend(InLanguage.shape),
  body: z.strictObject({ settings: JsonObject }),
  answers: { 200: SettingsState },
  errors: ['stale_version'],
})

export const discardSettingsDraft = defineRoute({
  ...writing,
  name: 'discardSettingsDraft',
  method: 'DELETE',
  path: '/v1/settings/draft',
  summary: 'Throws the draft away, of the version that `If-Match` names.',
  answers: { 200: z.strictObject({ discarded: z.literal(true) }) },
  errors: ['stale_version'],
})

export const publishSettings = defineRoute({
  ...writing,
  name: 'publishSettings',
  method: 'POST',
  path: '/v1/settings/publish',
  summary:
    'Lets the draft hold, of the version that is named: from then on every turn begins with it. What is dangerous wants the name of the shop in `confirm`, and money or consent that a replay showed coming out otherwise a `reason`.',
  query: DryRun.extend(InLanguage.shape),
  body: z.strictObject({ version: z.int().min(1).max(1_000_000_000), ...publishing }),
  answers: { 200: SettingsState },
  errors: ['conflict', 'stale_version'],
})

export const rollBackSettings = defineRoute({
  ...writing,
  name: 'rollBackSettings',
  method: 'POST',
  path: '/v1/settings/rollback',
  summary: 'Lets a past version hold again, as a new one. A draft stays, upon what holds then.',
  query: DryRun.extend(InLanguage.shape),
  body: z.strictObject({ version: z.int().min(1).max(1_000_000_000), ...publishing }),
  answers: { 200: SettingsState },
  errors: ['conflict', 'stale_version'],
})

export const listSettingsVersions = defineRoute({
  ...reading,
  name: 'listSettingsVersions',
  path: '/v1/settings/versions',
  summary: 'What held and what holds, the newest first. Of a shop that never changed its settings there is none.',
  query: Page,
  answers: { 200: z.strictObject({ versions: z.array(VersionWire), next_cursor: NextCursor }) },
  errors: [],
})

export const diffSettings = defineRoute({
  ...reading,
  name: 'diffSettings',
  path: '/v1/settings/versions/:from/diff/:to',
  summary: 'What is another in the second version than in the first, setting by setting, in words.',
  params: z.strictObject({ from: VersionNumber, to: VersionNumber }),
  query: InLanguage,
  answers: { 200: z.strictObject({ changes: z.array(SettingChange) }) },
  errors: [],
})

export const SETTINGS_ROUTES = {
  getSettings,
  saveSettingsDraft,
  discardSettingsDraft,
  publishSettings,
  rollBackSettings,
  listSettingsVersions,
  diffSettings,
}
