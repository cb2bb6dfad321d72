import type { CopyTable } from './copy-table.ts'

/** What is said when something went wrong, before it is passed on. */
export const troubleCopy = {
  trouble_money_astray: {
    en: "I'm sorry about that. I cannot book or send back that money myself, so a person will check it with M-PESA.",
    sw: 'Pole kwa hilo. Siwezi kuziweka wala kuzirudisha pesa hizo mwenyewe, kwa hivyo mtu ataziangalia na M-PESA.',
    sheng: 'Pole kwa hiyo. Mimi siezi irudisha doo hiyo, so msee ataicheki na M-PESA.',
  },
  trouble_refund: {
    en: "I'm sorry about that. Money is returned by a person of the shop, so I have asked one.",
    sw: 'Pole kwa hilo. Pesa hurudishwa na mtu wa duka, kwa hivyo nimemwomba mmoja.',
    sheng: 'Pole kwa hiyo. Doo hurudishwa na msee wa shop, so nimeuliza mmoja.',
  },
  trouble_goods: {
    en: "I'm sorry, that is not how it should be.",
    sw: 'Pole sana, haipaswi kuwa hivyo.',
    sheng: 'Pole sana, haifai kuwa hivyo.',
  },
  trouble_delivery: {
    en: "I'm sorry that it has not reached you as it should.",
    sw: 'Pole sana kwamba mzigo haujakufikia inavyotakiwa.',
    sheng: 'Pole sana mzigo haijakufikia vile inafaa.',
  },
  trouble_payment: {
    en: "I'm sorry about the trouble with your money. A person will check it.",
    sw: 'Pole kwa shida ya pesa zako. Mtu ataziangalia.',
    sheng: 'Pole kwa hiyo noma ya doo. Msee ataicheki.',
  },
  trouble_service: {
    en: "I'm sorry that we have let you down.",
    sw: 'Pole sana kwa kukuangusha.',
    sheng: 'Pole sana, hiyo haikuwa poa.',
  },
  trouble_case: {
    en: 'Thank you for telling me.',
    sw: 'Asante kwa kuniambia.',
    sheng: 'Asante kwa kunishow.',
  },
  trouble_order: {
    en: 'I take it that this is about order {reference}.',
    sw: 'Nachukulia kuwa ni kuhusu oda {reference}.',
    sheng: 'Nadhani ni maneno ya order {reference}.',
  },
  payment_not_seen: {
    en: "I see no order or payment of yours at {shop} yet, and I don't want to guess. Shall I ask a person to look for your money?",
    sw: 'Sioni oda wala malipo yako hapa {shop} bado, na sitaki kubahatisha. Nimwombe mtu atafute pesa zako?',
    sheng: 'Sioni order ama malipo yako hapa {shop} bado, na sitaki kuguess. Niulize msee atafute doo yako?',
  },
  order_no_time: {
    en: 'The shop has set no time for order {reference}. Send AGENT and a person will tell you.',
    sw: 'Duka halijaweka muda wa oda {reference}. Tuma AGENT na mtu atakuambia.',
    sheng: 'Shop haijaset time ya order {reference}. Tuma AGENT na msee atakushow.',
  },
} as const satisfies CopyTable
