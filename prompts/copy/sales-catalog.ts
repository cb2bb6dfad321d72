import type { CopyTable } from './copy-table.ts'

/** Finding, choosing and counting things. */
export const salesCatalogCopy = {
  narrow_what: {
    en: 'What are you looking for? Tell me the kind, and the size or budget if you have one.',
    sw: 'Unatafuta nini? Niambie aina, na saizi au bajeti kama unayo.',
    sheng: 'Unatafuta nini? Niambie aina, na size ama budget kama uko nayo.',
  },
  nothing_found: {
    en: 'I found nothing for "{asked}". Try another name, colour or price.',
    sw: 'Sijapata kitu cha "{asked}". Jaribu jina, rangi au bei nyingine.',
    sheng: 'Sijapata kitu ya "{asked}". Jaribu jina, rangi ama budget different.',
  },
  no_more_options: {
    en: 'That was everything that fits "{asked}". Tell me what to change: size, colour or price.',
    sw: 'Hizo ndizo zote za "{asked}". Niambie nibadilishe nini: saizi, rangi au bei.',
    sheng: 'Hizo tu ndio ziko za "{asked}". Nishow nichange nini: size, rangi ama budget.',
  },
  shortlist_intro: {
    en: 'Here is what fits:',
    sw: 'Hizi ndizo zinazofaa:',
    sheng: 'Hizi ndio ziko fiti:',
  },
  shortlist_of_many: {
    en: '{count} match. Here are some of them:',
    sw: 'Zinazolingana ni {count}. Hizi ni baadhi:',
    sheng: 'Ziko {count}. Cheki hizi kwanza:',
  },
  shortlist_at_least: {
    en: 'At least {count} match. Here are some of them:',
    sw: 'Zinazolingana ni {count} au zaidi. Hizi ni baadhi:',
    sheng: 'Ziko {count} ama zaidi. Cheki hizi kwanza:',
  },
  count_noted: {
    en: '{count} then.',
    sw: 'Sawa, {count}.',
    sheng: 'Sawa, {count}.',
  },
  shortlist_closest: {
    en: 'Nothing matches everything you asked for. These come closest:',
    sw: 'Hakuna inayolingana na yote uliyoomba. Hizi ndizo za karibu:',
    sheng: 'Hakuna inamatch zote umesema. Hizi ndio ziko karibu:',
  },
  shortlist_ask: {
    en: 'Which one? Reply with its number or name. For different ones, say "others".',
    sw: 'Ipi? Jibu kwa namba au jina lake. Ukitaka tofauti, sema "nyingine".',
    sheng: 'Gani? Jibu na number ama jina. Ukitaka different, sema "zingine".',
  },
  shortlist_ask_last: {
    en: 'Which one? Reply with its number or name.',
    sw: 'Ipi? Jibu kwa namba au jina lake.',
    sheng: 'Gani? Jibu na number ama jina.',
  },
  shortlist_ask_one: {
    en: 'Would you like it? Reply with 1 or "yes".',
    sw: 'Ungependa hiyo? Jibu 1 au "ndiyo".',
    sheng: 'Unaidai? Jibu 1 ama "ndio".',
  },
  sold_out_tag: { en: 'sold out', sw: 'imeisha', sheng: 'sold out' },
  catalog_link: {
    en: 'See the whole range here: {link}',
    sw: 'Ona bidhaa zote hapa: {link}',
    sheng: 'Cheki stock yote hapa: {link}',
  },
  out_of_range: {
    en: 'Choose a number from 1 to {count}.',
    sw: 'Chagua namba kati ya 1 na {count}.',
    sheng: 'Pick number kati ya 1 na {count}.',
  },
  not_understood: {
    en: 'I did not get that.',
    sw: 'Sijaelewa hapo.',
    sheng: 'Sijashika hiyo, rudia kidogo.',
  },
  item_card: { en: '{name} ({brand}): {price}', sw: '{name} ({brand}): {price}', sheng: '{name} ({brand}): {price}' },
  ask_option: { en: 'Which {option}?', sw: '{option} gani?', sheng: '{option} gani unadai?' },
  option_gone: {
    en: '{name} in {value} is not available now.',
    sw: '{name} ya {value} haipo kwa sasa.',
    sheng: '{name} ya {value} haiko saa hii.',
  },
  item_sold_out: {
    en: '{name} is sold out.',
    sw: '{name} imeisha.',
    sheng: '{name} imesold out.',
  },
  item_sold_out_price: {
    en: 'Its price is {price} when it is here.',
    sw: 'Bei yake ni {price} ikiwepo.',
    sheng: 'Ikiwa stock ni {price}.',
  },
  item_gone: {
    en: 'That item is not in the shop any more.',
    sw: 'Bidhaa hiyo haipo tena dukani.',
    sheng: 'Hiyo kitu haiko tena kwa shop.',
  },
  only_left: {
    en: 'Only {available} left of {name} ({variant}). How many do you want?',
    sw: 'Zimebaki {available} tu za {name} ({variant}). Unataka ngapi?',
    sheng: 'Zimebaki {available} tu za {name} ({variant}). Nikuwekee ngapi?',
  },
  ask_quantity: {
    en: 'How many do you want? There are {available} left.',
    sw: 'Unataka ngapi? Zimebaki {available}.',
    sheng: 'Unadai ngapi? Stock imebaki {available}.',
  },
} as const satisfies CopyTable
