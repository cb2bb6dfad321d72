import { foldWords } from '../../lib/fold-words.ts'

const listOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean))
const phrasesOf = (lines: string) => lines.split('|').map((phrase) => foldWords(phrase).split(' '))

/** Months, and days of the year that everybody knows by name. */
export const DATE_WORDS = listOf(`
  january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec
  januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba disemba
  weekend weekends wikendi wikiendi tarehe tonight easter christmas krismasi pasaka xmas
`)

/** They belong to a date only beside one: "may" and "next" are said of much else. */
export const BESIDE_DATES = listOf(`
  to till until from through at on of the next this around about between and week weekend month evening morning afternoon night
  noon lunch dinner hadi mpaka kutoka kuanzia na wiki mwezi ijayo ujao hii huu usiku jioni asubuhi mchana saa kati ya
  st nd rd th - / . : may
`)

export const PEOPLE = listOf(`
  people person persons pax guests guest adults adult kids kid children child friends us
  watu mtu wageni mgeni wasee msee wazito watoto mtoto wakubwa marafiki mabeshte sisi tuko tutakuwa
`)

/** What says that a number of people follows: "for 4", "party of six". */
export const FOR_PEOPLE = phrasesOf(
  'for | sleeps | sleep | sleeping | fits | fit | holds | enough for | inalala | wanaolala | kulala | party of | group of | table of | we are | we will be | there will be | tuko | tutakuwa | ya watu | kwa watu | za watu',
)

/** What says that a name follows. */
export const NAMED = phrasesOf(
  'my name is | the name is | name is | name | under the name of | under the name | in the name of | under | jina langu ni | jina ni | jina langu | jina | kwa jina la | kwa jina | naitwa | name yangu ni | call me | i am called',
)

/** Says that this part is left open. */
export const SKIPS = phrasesOf(
  'skip | skip it | skip this | pass | next | ruka | pita | acha | wacha | any | anything | whatever | not sure | not sure yet | i do not know | i dont know | dont know | sijui | sijajua | bado sijui | yoyote | yeyote | it doesnt matter | no preference | haijalishi | rather not say | sitaki kusema | sio lazima | si lazima',
)
