import type { Act } from '../../src/language/reading.ts'
import type { PreferenceChange } from './scratch.ts'

/** The changes that the acts ask for, the last one of each kind; an empty object when they only ask what can be changed. */
export function preferenceIn(acts: readonly Act[]): PreferenceChange {
  return Object.assign({}, ...acts.map(changeOf))
}

function changeOf(act: Act): PreferenceChange {
  if (act.act === 'set_language') return { language: act.language }
  if (act.act !== 'consent') return {}
  if (act.purpose === 'marketing') return { marketing: act.granted }
  // In a sentence with other words this is about news of her orders; STOP alone never comes here.
  return { notifications: { order_updates: act.granted } }
}
