/** Who is spoken of, and to whom it is done: "tu-", "utu-", "mni-"; the bare stem commands. */
const BEFORE = ['', 'tu', 'ni', 'u', 'utu', 'uni', 'ku', 'm', 'mtu', 'mni', 'i', 'tui', 'tuzi', 'ui', 'uzi']
const BEHIND = ['a', 'e', 'ea', 'ee', 'ia', 'ie', 'eni', 'ieni', 'eeni', 'wa', 'we']
const NOT_BEFORE = ['usi', 'msi', 'tusi', 'isi']

/** Swahili verbs as customers ask with them, by their stems: "ongez" is "ongeza", "tuongeze", "niongezee", "kuongeza". Phrases of a list. */
export function verbForms(...stems: readonly string[]): string {
  return stems.flatMap((stem) => BEFORE.flatMap((before) => BEHIND.map((behind) => before + stem + behind))).join('; ')
}

/** The same verbs refused: "usiondoe", "msitoe". */
export function refusedForms(...stems: readonly string[]): string {
  return stems.flatMap((stem) => NOT_BEFORE.map((before) => `${before}${stem}e`)).join('; ')
}

/** The same verbs of what shall be done to a thing: "ipelekwe", "iwekwe". Stems end as before "-we". */
export function passiveForms(...stems: readonly string[]): string {
  return stems.flatMap((stem) => ['i', 'zi', 'u', 'ya'].map((before) => `${before}${stem}we`)).join('; ')
}
