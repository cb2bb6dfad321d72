import type { CopyTable } from './copy-table.ts'

export const supportCopy = {
  support_ask: {
    en: 'What would you like to know about {shop}?',
    sw: 'Ungependa kujua nini kuhusu {shop}?',
    sheng: 'Unadai kujua nini about {shop}?',
  },
  support_hours: {
    en: '{shop} opening hours:\n{hours}',
    sw: 'Saa za kazi za {shop}:\n{hours}',
    sheng: '{shop} huwa open hivi:\n{hours}',
  },
  support_location: {
    en: '{shop} is here: {location}',
    sw: '{shop} iko hapa: {location}',
    sheng: '{shop} iko hapa: {location}',
  },
  support_pay_ways: {
    en: 'You can pay {shop} by:\n{ways}\nOnce your order is confirmed I will ask which one.',
    sw: 'Unaweza kulipa {shop} kwa:\n{ways}\nOda yako ikithibitishwa nitakuuliza njia ipi.',
    sheng: 'Unaeza lipa {shop} na:\n{ways}\nUki-confirm order nitakuuliza unalipa na gani.',
  },
  support_quote: {
    en: '{passage}\n\n(From: {title})',
    sw: '{passage}\n\n(Chanzo: {title})',
    sheng: '{passage}\n\n(Source: {title})',
  },
  support_quote_foreign: {
    en: 'I have this only in Swahili:\n{passage}\n\n(From: {title})',
    sw: 'Nina taarifa hii kwa Kiingereza tu:\n{passage}\n\n(Chanzo: {title})',
    sheng: 'Hii info niko nayo kwa English tu:\n{passage}\n\n(Source: {title})',
  },
  support_offer_person: {
    en: "I couldn't find that in {shop}'s information and I don't want to guess. Shall I ask a person to answer you?",
    sw: 'Sijapata hilo kwenye taarifa za {shop}, na sitaki kubahatisha. Nimwombe mtu akujibu?',
    sheng: 'Sijapata hiyo kwa info za {shop}, na sitaki kuguess. Niulize msee akujibu?',
  },
  support_item_known: {
    en: "I couldn't find exactly that, and I don't want to guess. What I know:\n{known}\nShall I ask a person to answer you?",
    sw: 'Sijapata hilo hasa, na sitaki kubahatisha. Ninachojua:\n{known}\nNimwombe mtu akujibu?',
    sheng: 'Sijapata hiyo exactly, na sitaki kuguess. Yenye najua:\n{known}\nNiulize msee akujibu?',
  },
  support_lookup_failed: {
    en: "I couldn't look that up just now. Shall I ask a person at {shop} to answer you?",
    sw: 'Nimeshindwa kuangalia hilo kwa sasa. Nimwombe mtu wa {shop} akujibu?',
    sheng: 'Nimeshindwa kuangalia hiyo saa hii. Niulize msee wa {shop} akujibu?',
  },
} as const satisfies CopyTable
