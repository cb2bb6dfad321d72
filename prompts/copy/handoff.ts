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
  case_goes_on: {
    en: 'The team at {shop} has it under reference {reference} and sees what you write here. They answer in opening hours: someone will reply by {when}.',
    sw: 'Timu ya {shop} inalo, kumbukumbu {reference}, na inaona unachoandika hapa. Hujibu saa za kazi: mtu atakujibu kufikia {when}.',
    sheng:
      'Team ya {shop} iko nayo, reference ni {reference}, na inaona vile unaandika hapa. Hujibu masaa ya kazi: msee atakureply kufikia {when}.',
  },
  sensitive_medical: {
    en: "I'm sorry to hear it. I am only a shop's assistant and cannot advise on health or medicine: please see a doctor or the nearest hospital, at once if it is urgent.",
    sw: 'Pole sana. Mimi ni msaidizi wa duka tu na siwezi kushauri kuhusu afya au dawa: tafadhali mwone daktari au nenda hospitali iliyo karibu, mara moja ikiwa ni dharura.',
    sheng:
      'Pole sana. Mimi ni bot ya duka tu na siezi advise mambo ya afya ama dawa: cheki daktari ama enda hospitali ya karibu, mbio kama ni emergency.',
  },
  sensitive_legal: {
    en: 'I cannot advise on matters of law myself.',
    sw: 'Mambo ya sheria siwezi kushauri mwenyewe.',
    sheng: 'Mambo ya sheria mimi siezi advise.',
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
