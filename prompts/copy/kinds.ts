import type { CopyTable } from './copy-table.ts'

/** Answers to messages without words. */
export const kindsCopy = {
  kind_voice: {
    en: "I can't listen to voice notes yet. Please type it and I'll help right away.",
    sw: 'Bado siwezi kusikiliza sauti. Tafadhali andika nami nitakusaidia mara moja.',
    sheng: 'Bado siwezi skiza voice note. Andika tu nikusort chap chap.',
  },
  kind_image: {
    en: "I can't read pictures yet. Tell me in words what it shows or what you need.",
    sw: 'Bado siwezi kusoma picha. Niambie kwa maneno inaonyesha nini au unahitaji nini.',
    sheng: 'Bado siwezi soma picha. Niandikie inaonyesha nini ama unataka nini.',
  },
  kind_video: {
    en: "I can't watch videos yet. Tell me in words what you need.",
    sw: 'Bado siwezi kutazama video. Niambie kwa maneno unachohitaji.',
    sheng: 'Bado siwezi cheki video. Niandikie tu unataka nini.',
  },
  kind_document: {
    en: "I can't open files in this chat. Please type what you need from it.",
    sw: 'Siwezi kufungua faili kwenye chat hii. Tafadhali andika unachohitaji.',
    sheng: 'Siwezi fungua file kwa hii chat. Niandikie tu unataka nini.',
  },
  kind_location: {
    en: "Thanks for the location. I can't use a pin yet: please type the area or what you want to know.",
    sw: 'Asante kwa eneo ulilotuma. Bado siwezi kulitumia: tafadhali andika mtaa au unachotaka kujua.',
    sheng: 'Thanks kwa location. Bado siwezi tumia pin: andika area ama unataka kujua nini.',
  },
  kind_contact: {
    en: "I can't use contact cards. If you want a person to call someone, send AGENT and say so.",
    sw: 'Siwezi kutumia kadi za mawasiliano. Ukitaka mtu ampigie mwingine, tuma AGENT useme hivyo.',
    sheng: 'Siwezi tumia contact card. Ukitaka msee apigie mtu, tuma AGENT useme hivyo.',
  },
  kind_unsupported: {
    en: "I couldn't read that kind of message. Please send it as text.",
    sw: 'Sijaweza kusoma ujumbe wa aina hiyo. Tafadhali utume kama maandishi.',
    sheng: 'Sijaweza soma hiyo message. Ituma kama text tu.',
  },
} as const satisfies CopyTable
