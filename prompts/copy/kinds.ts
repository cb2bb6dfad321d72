import type { CopyTable } from './copy-table.ts'

/** Answers to messages without words. */
export const kindsCopy = {
  kind_voice: {
    en: "I can't listen to voice notes yet. Please type it and I'll help right away.",
    sw: 'Bado siwezi kusikiliza sauti. Tafadhali andika nami nitakusaidia mara moja.',
    sheng: 'Bado siwezi skiza voice note. Andika tu nikusort chap chap.',
  },
  voice_not_heard: {
    en: "I couldn't make out that voice note. Please type it and I'll help right away.",
    sw: 'Sijaweza kuelewa sauti hiyo. Tafadhali andika nami nitakusaidia mara moja.',
    sheng: 'Sijaskia hiyo voice note poa. Andika tu nikusort chap chap.',
  },
  media_too_many: {
    en: "I can't take more files today, and I haven't kept the last one. Please tell me in words and I'll help right away.",
    sw: 'Leo siwezi kupokea faili zaidi, na ya mwisho sijaihifadhi. Tafadhali niandikie kwa maneno nami nitakusaidia mara moja.',
    sheng: 'Leo siwezi chukua files zingine, na ya mwisho sijaiweka. Niandikie tu nikusort chap chap.',
  },
  kind_image: {
    en: "I've kept your picture for the shop, but I can't read it myself. Tell me in words: what are you looking for?",
    sw: 'Nimehifadhi picha yako kwa ajili ya duka, lakini mimi siwezi kuisoma. Niambie kwa maneno: unatafuta nini?',
    sheng: 'Nimeweka picha yako kwa ajili ya duka, but mimi siwezi isoma. Niandikie: unatafuta nini?',
  },
  kind_sticker: {
    en: 'Nice sticker! Tell me in words what you need and I will help.',
    sw: 'Stika nzuri! Niambie kwa maneno unachohitaji nikusaidie.',
    sheng: 'Sticker safi! Niandikie unataka nini nikusort.',
  },
  kind_video: {
    en: "I can't watch videos yet. Tell me in words what you need.",
    sw: 'Bado siwezi kutazama video. Niambie kwa maneno unachohitaji.',
    sheng: 'Bado siwezi cheki video. Niandikie tu unataka nini.',
  },
  kind_document: {
    en: "I've kept the file for the shop, but I can't open it myself. Please type what you need from it.",
    sw: 'Nimehifadhi faili kwa ajili ya duka, lakini mimi siwezi kuifungua. Tafadhali andika unachohitaji.',
    sheng: 'Nimeweka file kwa ajili ya duka, but mimi siwezi ifungua. Niandikie tu unataka nini.',
  },
  location_ask_place: {
    en: 'Thanks, I have your pin for the rider. What is the estate or area called? I need its name to tell you the fee.',
    sw: 'Asante, nina pini yako kwa ajili ya rider. Mtaa au eneo hilo linaitwaje? Nahitaji jina lake nikuambie ada.',
    sheng: 'Shukran, pin yako iko kwa rider. Hiyo estate ama area inaitwaje? Nataka jina ndio nikushow fee.',
  },
  location_kept: {
    en: 'Thanks, the pin goes to the rider with your order.',
    sw: 'Asante, pini itaenda kwa rider pamoja na oda yako.',
    sheng: 'Shukran, pin itaenda kwa rider na order yako.',
  },
  kind_location: {
    en: 'Thanks, I have your location. Tell me what you want to order, or send AGENT to ask a person about delivery there.',
    sw: 'Asante, nimepata mahali ulipo. Niambie unataka kuagiza nini, au tuma AGENT uulize mtu kuhusu kupelekewa hapo.',
    sheng:
      'Shukran, nimepata location yako. Niambie unataka kuorder nini, ama tuma AGENT uulize msee kuhusu delivery hapo.',
  },
  kind_contact: {
    en: 'Thanks, I got the contact. I call nobody from it, and I only use a number on it to pay with after you confirm it. What do you need?',
    sw: 'Asante, nimepata mawasiliano hayo. Simpigii mtu, na nambari yake nitaitumia kulipia tu ukithibitisha. Unahitaji nini?',
    sheng: 'Shukran, nimepata hiyo contact. Sipigii mtu, na namba yake nitaitumia kulipa tu ukiconfirm. Unataka nini?',
  },
  contact_phone_found: {
    en: 'This number is on the contact card you sent ({name}).',
    sw: 'Nambari hii iko kwenye kadi ya mawasiliano uliyotuma ({name}).',
    sheng: 'Hii namba iko kwa contact card umetuma ({name}).',
  },
  kind_unsupported: {
    en: "I couldn't read that kind of message. Please send it as text.",
    sw: 'Sijaweza kusoma ujumbe wa aina hiyo. Tafadhali utume kama maandishi.',
    sheng: 'Sijaweza soma hiyo message. Ituma kama text tu.',
  },
} as const satisfies CopyTable
