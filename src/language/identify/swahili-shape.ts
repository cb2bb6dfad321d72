const SUBJECT = '(?:ni|u|a|tu|m|mu|wa|i|zi|ki|vi|li|ya|ku|pa)'
const NEGATIVE = '(?:si|hu|ha|hatu|ham|hawa|hai|hazi|haki|havi|hali|haya)'
const TENSE = '(?:na|li|ta|me|mesha|lisha|ki|nge|ngali|ka|ja|taka|napo|lipo)'
const OBJECT = '(?:ni|ku|m|mw|tu|wa|i|zi|ki|vi|li|ya|ji|u|pa)?'
const STEM = "[bcdfghjklmnpqrstvwyz']?[a-z']*[aeiou]"
const VERB = new RegExp(`^(?:${SUBJECT}${TENSE}|${NEGATIVE}(?:ta|ku|ja|nge)|n(?:a|ta|li|me)|nta)${OBJECT}${STEM}$`)
const SUBJUNCTIVE = /^(?:ni|tu|u|wa|a|m)(?:ni|ku|m|tu|wa|i|zi|ki|vi)[a-z]{2,}(?:ie|ee|she|eshe|isha|ishe|ia|ea|e)$/
const INFINITIVE = /^ku(?:ni|ji|m|tu|wa|zi)?[a-z]{1,}[aeiu]$/
const LOCATIVE = /^[a-z]{3,}ni$/
const NOUN = /^(?:m[bcdfgjklmnpstvwyz]|wa|ki|vi|ma|mi|mw|ny|ng|nj|mb|nd|ch|vy|uw?|ji)[a-z']{2,}[aeiou]$/
const SYLLABLES =
  /^(?:(?:ng'|ng|ny|nd|nj|nz|mb|mw|my|mv|mf|mk|mt|mp|ms|mch|mj|ml|mr|mz|sh|ch|th|dh|gh|kw|tw|sw|bw|pw|vy|by|py|lw|gw|nyw|shw|chw|[bcdfghjklmnprstvwyz])?[aeiou])+$/
const SUFFIX = /(?:isha|esha|iwa|ewa|iana|eana|ika|eka|lia|shwa|nywa|ndwa|ngwa|mbwa|vyo|ake|ako|angu|enu|etu)$/
const PREFIX = new RegExp(
  `^(?:${SUBJECT}(?:na|li|ta|me|ka|ki|nge|sha|mesha)|${NEGATIVE}(?:ta|ja|ku)?|n(?:a|ta|li|me|sha)|ku|ni|mni|uni|u|tu|m)-?(?:ni|ku|m|tu|wa|i|zi|ji)?-?$`,
)
const ENDING = /(?:ie|iwa|ia|ed|i|iwe|ishwa|wa|ea|a|e)$/

/** How Swahili a word looks by its shape: 0 not at all, 1 surely a conjugated verb. */
export function swahiliShape(word: string): number {
  if (word.length < 3) return 0
  if (VERB.test(word) && word.length >= 5 && SYLLABLES.test(word)) return 1
  if (SUBJUNCTIVE.test(word) && SYLLABLES.test(word)) return 0.9
  if (!SYLLABLES.test(word)) return VERB.test(word) && word.length >= 7 ? 0.5 : 0
  if (INFINITIVE.test(word)) return 0.9
  if (NOUN.test(word) || SUFFIX.test(word)) return 0.8
  return LOCATIVE.test(word) ? 0.7 : word.length >= 5 ? 0.5 : 0.25
}

/** Whether one of these verbs stands inside Swahili affixes ("nimeorder", "mnadeliver", "ku-cancel"): the mark of Sheng. */
export function borrows(word: string, verbs: ReadonlySet<string>): boolean {
  if (word.length < 5) return false
  for (let cut = 1; cut <= Math.min(8, word.length - 2); cut += 1) {
    if (!PREFIX.test(word.slice(0, cut))) continue
    const rest = word.slice(cut)
    if (verbs.has(rest) || verbs.has(rest.replace(ENDING, ''))) return true
  }
  return false
}
