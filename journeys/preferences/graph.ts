import { END } from '@langchain/langgraph/web'
import { say } from '../../prompts/copy/index.ts'
import { type PrefsSetting, prefsConsentResponse } from '../../prompts/prefs-consent-response/index.ts'
import { customerUpdatePreferences } from '../../tools/customer-update-preferences.ts'
import { defineGraph } from '../core/journey-graph.ts'
import { promptNode } from '../core/prompt-node.ts'
import { ruleNode } from '../core/rule-node.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import type { TurnState } from '../turn-state.ts'
import { preferenceIn } from './preference-in.ts'
import type { PreferenceChange } from './scratch.ts'

const parse = ruleNode(({ acts, responseLanguage }, turn) => {
  const preferences = preferenceIn(acts)
  if (Object.keys(preferences).length > 0) return { preferences }
  addReply(turn, say('prefs_ask', responseLanguage))
  return { preferences: null }
})

const update = toolNode(customerUpdatePreferences, {
  args: ({ preferences }) => ({ ...preferences, source: 'chat' }),
  keep: ({ customer, changed }, { responseLanguage, preferences }) => ({
    changedPreferences: changed,
    customerLanguagePref: customer.languagePref,
    responseLanguage: preferences?.language ?? responseLanguage,
    // A wish counts against what is said from now on, not against what was said before it.
    ...(preferences?.language === undefined ? {} : { spokenTurns: 0 }),
  }),
  failed: ({ code }, { responseLanguage }, turn) => {
    if (code !== 'not_enabled') return {}
    addReply(turn, say('prefs_language_not_offered', responseLanguage, { shop: turn.tenant.name }))
    return {}
  },
})

const respond = promptNode(prefsConsentResponse, {
  vars: ({ responseLanguage, preferences, changedPreferences }, turn) => ({
    shop: turn.tenant.name,
    language: responseLanguage,
    settings: settingsOf(preferences ?? {}),
    changed: changedPreferences.length > 0,
  }),
  keep: (text, _state, turn) => {
    addReply(turn, text, { kind: 'owed' })
    return {}
  },
})

/** Consent is confirmed in the words that were agreed on, never in a model's. */
const confirmConsent = ruleNode(({ responseLanguage: language, preferences, changedPreferences }, turn) => {
  const { name: shop } = turn.tenant
  const granted = preferences?.marketing === true
  const changed = changedPreferences.length > 0
  const sentence = say(granted ? 'prefs_marketing_on' : 'prefs_marketing_off', language, { shop })
  const spoken = preferences?.language === undefined ? [] : [say('prefs_language', language)]
  addReply(turn, changed ? [sentence, ...spoken].join(' ') : say('prefs_unchanged', language), { kind: 'consent' })
  return {}
})

/** Read what should change, change it, confirm it. */
export const preferencesGraph = defineGraph({
  nodes: {
    parse_preference_intent: parse,
    customer_update_preferences: update,
    prefs_consent_response: respond,
    consent_confirmation: confirmConsent,
  },
  start: 'parse_preference_intent',
  edges: {
    parse_preference_intent: afterParse,
    customer_update_preferences: afterUpdate,
    prefs_consent_response: END,
    consent_confirmation: END,
  },
})

function afterParse({ preferences }: TurnState): 'customer_update_preferences' | typeof END {
  return preferences === null ? END : 'customer_update_preferences'
}

function afterUpdate(state: TurnState): 'prefs_consent_response' | 'consent_confirmation' | typeof END {
  if (state.toolFailure !== null) return END
  return state.preferences?.marketing === undefined ? 'prefs_consent_response' : 'consent_confirmation'
}

function settingsOf({ language, marketing, notifications }: PreferenceChange): PrefsSetting[] {
  const settings: PrefsSetting[] = []
  if (language !== undefined) settings.push('language')
  if (marketing !== undefined) settings.push(marketing ? 'marketing_on' : 'marketing_off')
  if (notifications?.order_updates !== undefined) {
    settings.push(notifications.order_updates ? 'notifications_on' : 'notifications_off')
  }
  return settings
}
