import type { PreferenceChange } from './scratch.ts'

const ENGLISH = /\b(?:english|kiingereza|kizungu|inglish|eng)\b/
const SWAHILI = /\b(?:swahili|kiswahili|kiswa|swa)\b/
const SHENG = /\bsheng\b/
const MARKETING =
  /\b(?:offers?|ofa|promos?|promotions?|promotional|matangazo|adverts?|ads|deals?|marketing|newsletters?|news|habari za ofa|discounts?)\b/
const UPDATES =
  /\b(?:order updates?|updates? (?:about|on|of|za|about my) (?:my )?(?:orders?|oda)|taarifa za oda|notifications?|notify|arifa|delivery updates?)\b/
const OFF =
  /\b(?:no|not|stop|don'?t|do not|off|unsubscribe|disable|never|sitaki|staki|sihitaji|usinitumie|msinitumie|acha|acheni|wacha|simamisha|zima|ondoa|bila|hapana|toa|zuia|nisitumiwe|usitume|msitume)\b/
const ON =
  /\b(?:yes|on|send|want|subscribe|enable|start|allow|receive|get|nitumie|nataka|naomba|washa|ndio|ndiyo|nipe|tuma|nijulishe|update|keep me|niko sawa|sign me)\b/

/** The changes of preference that a message asks for; an empty object when none can be told. */
export function parsePreference(message: string): PreferenceChange {
  const text = message.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  return { ...languageIn(text), ...switchIn(text) }
}

function languageIn(text: string): PreferenceChange {
  const named = [
    { language: 'en', at: text.search(ENGLISH) },
    { language: 'sw', at: text.search(SWAHILI) },
    { language: 'sheng', at: text.search(SHENG) },
  ] as const
  const found = named.filter(({ at }) => at >= 0)
  const unwanted =
    /\b(?:not|no|sio|si|sitaki|stop (?:using|speaking)|don'?t (?:understand|speak)|sielewi|sijui)\s+(?:in |ku\w+ )?$/
  const wanted = found.filter(({ at }) => !unwanted.test(text.slice(0, at)))
  const [only] = wanted.sort((a, b) => b.at - a.at)
  return only === undefined ? {} : { language: only.language }
}

function switchIn(text: string): PreferenceChange {
  const on = OFF.test(text) ? false : ON.test(text) ? true : null
  if (on === null) return {}
  if (UPDATES.test(text)) return { notifications: { order_updates: on } }
  return MARKETING.test(text) ? { marketing: on } : {}
}
