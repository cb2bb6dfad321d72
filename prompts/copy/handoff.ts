import type { CopyTable } from './copy-table.ts'

export const handoffCopy = {
  handoff_opened: {
    en: "I've passed this to the team at {shop}, reference {reference}. Someone will reply here by {when}.",
    sw: 'Nimelipeleka kwa timu ya {shop}, kumbukumbu {reference}. Mtu atakujibu hapa kufikia {when}.',
    sheng: 'Nimepelekea team ya {shop}, reference ni {reference}. Msee atakureply hapa kufikia {when}.',
  },
  handoff_opened_sorry: {
    en: "I'm sorry about the trouble. I've passed this to the team at {shop}, reference {reference}. Someone will reply here by {when}.",
    sw: 'Pole kwa usumbufu. Nimelipeleka kwa timu ya {shop}, kumbukumbu {reference}. Mtu atakujibu hapa kufikia {when}.',
    sheng:
      'Pole kwa hiyo stress. Nimepelekea team ya {shop}, reference ni {reference}. Msee atakureply hapa kufikia {when}.',
  },
  handoff_context: {
    en: "They can see our conversation, so you don't have to repeat yourself.",
    sw: 'Ataona mazungumzo yetu, kwa hivyo huhitaji kurudia.',
    sheng: 'Ataona story yetu yote, so huhitaji kurudia.',
  },
  handoff_failed: {
    en: "I couldn't reach the team just now. Please send AGENT again in a few minutes.",
    sw: 'Sijaweza kuifikia timu kwa sasa. Tafadhali tuma AGENT tena baada ya dakika chache.',
    sheng: 'Sijaweza fikia team saa hii. Tuma AGENT tena after dakika chache.',
  },
  handoff_declined: {
    en: 'Okay. Tell me if there is anything else I can do.',
    sw: 'Sawa. Niambie kama kuna jambo lingine naweza kukusaidia.',
    sheng: 'Fiti. Nishow kama kuna kitu ingine naeza kusort.',
  },
  ticket_overdue: {
    en: "Sorry for the wait. The team hasn't got to your request {reference} yet; I've reminded them. Someone should reply by {when}.",
    sw: 'Samahani kwa kusubiri. Timu yetu bado haijashughulikia ombi lako {reference}; nimewakumbusha. Mtu atakujibu kufikia {when}.',
    sheng:
      'Pole kwa kungoja. Team bado haijafikia request yako {reference}; nimewakumbusha. Msee atakureply kufikia {when}.',
  },
  bot_back: {
    en: '{bot}, the assistant at {shop}, is back in this chat. Tell me what you need, or send AGENT for a person.',
    sw: '{bot}, msaidizi wa {shop}, amerudi kwenye mazungumzo haya. Niambie unachohitaji, au tuma AGENT upate mtu.',
    sheng: '{bot}, bot ya {shop}, imerudi kwa hii chat. Niambie unataka nini, ama tuma AGENT uongee na msee.',
  },
} as const satisfies CopyTable
