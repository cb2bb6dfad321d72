import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineTextPrompt } from '../../src/llm/define-prompt.ts'
import { say } from '../copy/index.ts'

export const PrefsSetting = z.enum([
  'language',
  'marketing_on',
  'marketing_off',
  'notifications_on',
  'notifications_off',
])
export type PrefsSetting = z.infer<typeof PrefsSetting>

/** Confirms a change of preferences. */
export const prefsConsentResponse = defineTextPrompt({
  name: 'prefs_consent_response',
  version: 1,
  vars: z.strictObject({
    shop: z.string(),
    language: SpokenLang,
    settings: z.array(PrefsSetting).min(1),
    changed: z.boolean(),
  }),
  maxChars: 400,
  offline: ({ shop, language, settings, changed }) => {
    if (!changed) return say('prefs_unchanged', language)
    return settings.map((setting) => saySetting(setting, language, shop)).join(' ')
  },
})

function saySetting(setting: PrefsSetting, language: SpokenLang, shop: string): string {
  switch (setting) {
    case 'language':
      return say('prefs_language', language)
    case 'marketing_on':
      return say('prefs_marketing_on', language, { shop })
    case 'marketing_off':
      return say('prefs_marketing_off', language, { shop })
    case 'notifications_on':
      return say('prefs_notifications_on', language)
    case 'notifications_off':
      return say('prefs_notifications_off', language)
  }
}
