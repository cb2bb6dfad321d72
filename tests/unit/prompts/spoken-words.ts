/**
 * Everyday words that give a language away, listed here by hand and apart from the product's own lists: what an answer
 * is written in must not be judged by the code that wrote it.
 */
const WORDS = {
  en: `the you your yours is are for and with of what which when would like to in it this that here have has not from
    there them they we will was one tell me my our any how reply send choose please found looking right come closest
    want there's i'm i've off still only more opening hours`,
  sw: `ya wa kwa ni na au hii hizi hiyo oda namba kutoka tafadhali yako zako zetu bado ungependa unataka gani ipi jibu jina
    sawa hapa kwenye nini zaidi hakuna niambie mtu timu kumbukumbu kufikia malipo imelipwa dukani simu ombi za la sasa
    hizo ndizo zinazofaa saa kama nyingine hutapokea utapokea nitakuandikia kuanzia yetu yamefika tayari hivyo ujumbe
    hadi tumefunga haijathibitishwa inasubiri imeghairiwa imekamilika imeisha chanzo taarifa ofa msimbo kuwa kati ndiyo
    wapi unaweza kuletewa utalipa unalipa tunaleta utaichukua mzigo pole yake lako yetu muda mara pia kimoja kwanza hapana salio kisha zinazoruhusiwa ukitaka kuhusu`,
  sheng: `ama msee zii fiti niaje noma alafu ingine nishow nikusort cheki naeza unadai saii sai huwa but so after order number
    reference size budget total offers offer code info source messages updates news team shop already story ziko
    atakureply nimepelekea nitakuupdate tutabonga imecancelliwa inacheckiwa inangoja utapata hatutatuma reply bana
    huja-confirm complete zingine stress confirm sold out eeh doo imechange payment ujaribu haijalipwa pick`,
} as const

export type Spoken = keyof typeof WORDS

const LISTS = Object.fromEntries(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]),
)

/** How many words of a text are on the list of each language. */
export function countSpoken(text: string): Record<Spoken, number> {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}'-]*/gu) ?? []
  const count = (language: Spoken) => words.filter((word) => LISTS[language]?.has(word)).length
  return { en: count('en'), sw: count('sw'), sheng: count('sheng') }
}

/** Whether a text reads as written in the language; Sheng is Swahili with at least one word that Swahili does not have. */
export function readsAs(text: string, language: Spoken): boolean {
  const { en, sw, sheng } = countSpoken(text)
  if (language === 'en') return en > 0 && en > sw
  return language === 'sw' ? sw > 0 && en === 0 && sw > sheng : sheng > 0 && sheng + sw > en
}
