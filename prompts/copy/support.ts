import type { CopyTable } from './copy-table.ts'

export const supportCopy = {
  support_ask: {
    en: 'What would you like to know about {shop}?',
    sw: 'Ungependa kujua nini kuhusu {shop}?',
    sheng: 'Unataka kujua nini kuhusu {shop}?',
  },
  support_hours: {
    en: '{shop} opening hours:\n{hours}',
    sw: 'Saa za kazi za {shop}:\n{hours}',
    sheng: '{shop} huwa open hivi:\n{hours}',
  },
  support_quote: {
    en: '{passage}\n\n(From: {title})',
    sw: 'Hivi ndivyo taarifa zetu zinavyosema:\n{passage}\n\n(Chanzo: {title})',
    sheng: 'Info zetu zinasema hivi:\n{passage}\n\n(Source: {title})',
  },
  support_offer_person: {
    en: "I couldn't find that in {shop}'s information and I don't want to guess. Shall I ask a person to answer you?",
    sw: 'Sijapata hilo kwenye taarifa za {shop}, na sitaki kubahatisha. Nimwombe mtu akujibu?',
    sheng: 'Sijapata hiyo kwa info za {shop}, na sitaki kuguess. Niulize msee akujibu?',
  },
} as const satisfies CopyTable
