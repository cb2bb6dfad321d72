import type { CopyTable } from './copy-table.ts'

export const offersCopy = {
  offers_none: {
    en: 'There are no offers running at {shop} right now.',
    sw: 'Kwa sasa hakuna ofa zinazoendelea {shop}.',
    sheng: 'Saa hii hakuna offer inaendelea {shop}.',
  },
  offers_intro: {
    en: 'These are the offers at {shop} now:',
    sw: 'Hizi ndizo ofa za {shop} kwa sasa:',
    sheng: 'Hizi ndio offers za {shop} saa hii:',
  },
  offers_line: { en: '• {title}', sw: '• {title}', sheng: '• {title}' },
  offers_line_code: {
    en: '• {title} (code {code})',
    sw: '• {title} (msimbo {code})',
    sheng: '• {title} (code ni {code})',
  },
  offers_applied_already: {
    en: '{title} already takes {discount} off your order.',
    sw: '{title} tayari inapunguza {discount} kwenye oda yako.',
    sheng: '{title} already imetoa {discount} kwa order yako.',
  },
  coupon_applied: {
    en: 'Code {code} is in: {discount} off. Your total for order {reference} is now {total}.',
    sw: 'Msimbo {code} umekubaliwa: punguzo la {discount}. Jumla ya oda {reference} sasa ni {total}.',
    sheng: 'Code {code} imeingia: {discount} off. Total ya order {reference} sasa ni {total}.',
  },
  coupon_already_applied: {
    en: 'Code {code} is already on your order. The total is {total}.',
    sw: 'Msimbo {code} tayari uko kwenye oda yako. Jumla ni {total}.',
    sheng: 'Code {code} iko kwa order yako already. Total ni {total}.',
  },
  coupon_unknown: {
    en: 'The code {code} does not work: we have no such offer now. Please check the spelling, or ask which offers run.',
    sw: 'Msimbo {code} haufanyi kazi: hatuna ofa kama hiyo kwa sasa. Hakikisha umeuandika sawa, au uliza ofa zilizopo.',
    sheng: 'Code {code} haifanyi kazi: hatuna offer kama hiyo saa hii. Cheki spelling, ama uulize offers gani ziko.',
  },
  coupon_expired: {
    en: 'The code {code} is no longer running.',
    sw: 'Msimbo {code} umekwisha muda wake.',
    sheng: 'Code {code} ilishaisha.',
  },
  coupon_below_minimum: {
    en: 'Your order is still too small for the code {code}. The total is {total}.',
    sw: 'Oda yako bado ni ndogo kwa msimbo {code}. Jumla ni {total}.',
    sheng: 'Order yako haijafikisha minimum ya code {code}. Total ni {total}.',
  },
  coupon_not_for_these_items: {
    en: "The code {code} doesn't cover the items in your order.",
    sw: 'Msimbo {code} hauhusu bidhaa zilizo kwenye oda yako.',
    sheng: 'Code {code} haiwork na vitu ziko kwa order yako.',
  },
  coupon_used_up: {
    en: 'The code {code} has already been used as often as it may be.',
    sw: 'Msimbo {code} umeshatumika mara zinazoruhusiwa.',
    sheng: 'Code {code} imeshatumika mpaka ikaisha.',
  },
  coupon_gives: { en: '{code}: {title}.', sw: '{code}: {title}.', sheng: '{code}: {title}.' },
  coupon_needs_order: {
    en: 'I have noted the code {code}: tell me what you would like to buy and I will try it on your order.',
    sw: 'Nimeandika msimbo {code}: niambie unachotaka kununua nami nitaujaribu kwenye oda yako.',
    sheng: 'Nimenote hiyo code {code}: niambie unataka kununua nini na nitaijaribu kwa order yako.',
  },
  coupon_held: {
    en: 'I have noted the code {code} and will try it on this order.',
    sw: 'Nimeandika msimbo {code}, nitaujaribu kwenye oda hii.',
    sheng: 'Nimenote code {code}, nitaijaribu kwa hii order.',
  },
  prices_fixed: {
    en: 'Prices at {shop} are fixed, so I cannot lower them here.',
    sw: 'Bei za {shop} hazibadiliki, kwa hivyo siwezi kuzipunguza hapa.',
    sheng: 'Bei za {shop} ni fixed, so siwezi zipunguza hapa.',
  },
  bargain_person: {
    en: 'Shall I ask a person at the shop about it?',
    sw: 'Nimuulize mtu wa duka kuhusu hilo?',
    sheng: 'Niulize msee wa shop kuhusu hiyo?',
  },
} as const satisfies CopyTable
