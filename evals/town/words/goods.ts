import type { SpokenLang } from '../../../src/lib/languages.ts'

/** What people call the goods of the shops, by category or item name; what has no entry is asked for by its name. */
export const GOODS: Readonly<Record<string, Readonly<Record<SpokenLang, readonly string[]>>>> = {
  'running shoes': {
    en: ['running shoes', 'shoes for running', 'jogging shoes'],
    sw: ['viatu vya kukimbia', 'viatu vya mbio'],
    sheng: ['kicks za kukimbia', 'viatu za kukimbia', 'running shoes'],
  },
  sneakers: { en: ['sneakers', 'casual sneakers'], sw: ['raba', 'sneakers'], sheng: ['sneakers', 'raba'] },
  sandals: {
    en: ['sandals', 'open sandals'],
    sw: ['ndala', 'sandals', 'kandambili'],
    sheng: ['sandals', 'sandals fiti'],
  },
  'school shoes': {
    en: ['school shoes', 'shoes for school'],
    sw: ['viatu vya shule'],
    sheng: ['viatu za shule', 'school shoes'],
  },
  boots: { en: ['boots', 'hiking boots'], sw: ['buti', 'viatu vya buti'], sheng: ['boots', 'boot'] },
  'football boots': {
    en: ['football boots', 'soccer boots'],
    sw: ['viatu vya mpira', 'viatu vya kuchezea mpira'],
    sheng: ['football boots', 'njumu'],
  },
  heels: { en: ['heels', 'high heels'], sw: ['viatu vya kisigino', 'heels'], sheng: ['heels'] },
  'kids shoes': {
    en: ['kids shoes', 'shoes for my kid'],
    sw: ['viatu vya watoto', 'viatu vya mtoto'],
    sheng: ['viatu za watoi', 'kids shoes'],
  },
  smartphones: {
    en: ['smartphones', 'a smartphone'],
    sw: ['simu janja', 'smartphone'],
    sheng: ['smartphone', 'simu ya smart'],
  },
  'feature phones': {
    en: ['a button phone', 'feature phones'],
    sw: ['simu ya kubonyeza', 'simu ndogo'],
    sheng: ['mulika mwizi', 'simu ya kubonyeza'],
  },
  chargers: { en: ['a charger', 'phone chargers'], sw: ['chaja', 'chaja ya simu'], sheng: ['charger', 'chaji'] },
  'power banks': { en: ['a power bank', 'power banks'], sw: ['power bank'], sheng: ['power bank', 'powerbank'] },
  earphones: {
    en: ['earphones', 'headphones'],
    sw: ['earphones', 'spika za masikio'],
    sheng: ['earphones', 'earpods'],
  },
  'White Sugar': { en: ['white sugar', 'sugar'], sw: ['sukari nyeupe', 'sukari'], sheng: ['sugar', 'sukari'] },
  'Pishori Rice': { en: ['pishori rice', 'pishori'], sw: ['mchele wa pishori'], sheng: ['mchele pishori'] },
  'Fresh Milk Packet': { en: ['fresh milk', 'milk'], sw: ['maziwa freshi', 'maziwa'], sheng: ['maziwa', 'milk'] },
  Eggs: { en: ['eggs', 'a tray of eggs'], sw: ['mayai', 'trei ya mayai'], sheng: ['mayai', 'eggs'] },
  'Sifted Maize Flour': { en: ['maize flour'], sw: ['unga wa mahindi', 'unga wa ugali'], sheng: ['unga ya ugali'] },
  'Vegetable Cooking Oil': { en: ['cooking oil'], sw: ['mafuta ya kupikia'], sheng: ['mafuta ya kupika'] },
  Tomatoes: { en: ['tomatoes'], sw: ['nyanya'], sheng: ['nyanya', 'tomatoes'] },
  Potatoes: { en: ['potatoes'], sw: ['viazi'], sheng: ['waru', 'viazi'] },
  Oranges: { en: ['oranges'], sw: ['machungwa'], sheng: ['machungwa', 'oranges'] },
  footballs: { en: ['a football', 'footballs'], sw: ['mpira wa miguu', 'mpira'], sheng: ['mpira', 'ball'] },
  jerseys: { en: ['a jersey', 'jerseys'], sw: ['jezi'], sheng: ['jersey', 'jezi'] },
}

/** Colours as they are called in a language; the others have their English names. */
export const COLOURS: Readonly<Record<SpokenLang, Readonly<Record<string, string>>>> = {
  en: {},
  sw: {
    black: 'nyeusi',
    white: 'nyeupe',
    red: 'nyekundu',
    blue: 'bluu',
    green: 'kijani',
    brown: 'kahawia',
    grey: 'kijivu',
  },
  sheng: { black: 'nyeusi', white: 'white', red: 'red', blue: 'blue' },
}

/** Things that no shop of the town sells. */
export const NOT_HERE: Readonly<Record<SpokenLang, readonly string[]>> = {
  en: ['laptop', 'fridge', 'sofa', 'mattress', 'car battery', 'perfume', 'bicycle'],
  sw: ['friji', 'kitanda', 'baiskeli', 'saruji', 'godoro', 'kompyuta'],
  sheng: ['laptop', 'fridge', 'baiskeli', 'godoro', 'perfume'],
}

/** Colours as a Swahili list may show them, to know which one is meant. */
export const SWAHILI_COLOURS: Readonly<Record<string, string>> = {
  nyeusi: 'black',
  nyeupe: 'white',
  nyekundu: 'red',
  bluu: 'blue',
  kijani: 'green',
  manjano: 'yellow',
  kahawia: 'brown',
  kijivu: 'grey',
  pinki: 'pink',
  zambarau: 'purple',
  dhahabu: 'gold',
  fedha: 'silver',
}
