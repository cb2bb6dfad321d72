import type { CopyTable } from './copy-table.ts'

/** What the concierge of a property or a travel desk says by itself; what rows and documents say is told from them. */
export const conciergeCopy = {
  guest_greeting: {
    en: "Welcome to {property}! I'm {bot}, its digital assistant: a bot, not a person. Ask me about:\n{topics}",
    sw: 'Karibu {property}! Mimi ni {bot}, msaidizi wake wa kidijitali: mimi ni bot, si mtu. Niulize kuhusu:\n{topics}',
    sheng: 'Karibu {property}! Ni {bot} hapa, assistant digital: mimi ni bot, si msee. Niulize about:\n{topics}',
  },
  guest_greeting_bare: {
    en: "Welcome to {property}! I'm {bot}, its digital assistant: a bot, not a person. What would you like to know?",
    sw: 'Karibu {property}! Mimi ni {bot}, msaidizi wake wa kidijitali: mimi ni bot, si mtu. Ungependa kujua nini?',
    sheng: 'Karibu {property}! Ni {bot} hapa, assistant digital: mimi ni bot, si msee. Unadai kujua nini?',
  },
  guest_greeting_again: {
    en: 'Hello again! What would you like to know about {property}?',
    sw: 'Habari tena! Ungependa kujua nini kuhusu {property}?',
    sheng: 'Niaje tena! Unadai kujua nini about {property}?',
  },
  guest_off_topic: {
    en: 'That one I cannot help with: I only know {property}. Ask me about {topics}.',
    sw: 'Hilo siwezi kusaidia: ninaijua {property} tu. Niulize kuhusu {topics}.',
    sheng: 'Hiyo siezi saidia: mimi najua {property} tu. Niulize about {topics}.',
  },
  guest_off_topic_again: {
    en: 'I only know {property}.',
    sw: 'Ninaijua {property} tu.',
    sheng: 'Mimi najua {property} tu.',
  },
  guest_no_gambling_advice: {
    en: 'I never advise on gambling: not on chances, not on how to play. If it is becoming a worry for you or somebody close to you, please talk to:\n{contacts}',
    sw: 'Sitoi ushauri wa kamari: si kuhusu uwezekano wa kushinda, wala namna ya kucheza. Ikiwa inakusumbua wewe au mtu wako wa karibu, tafadhali zungumza na:\n{contacts}',
    sheng:
      'Siwezi advise mambo ya kubet: si chances, si vile unacheza. Kama inakustress ama mtu wako wa karibu, tafadhali ongea na:\n{contacts}',
  },
  guest_cannot_do: {
    en: 'I can tell you about {property}, but I cannot do that for you. Who can:\n{contacts}',
    sw: 'Ninaweza kukueleza kuhusu {property}, lakini siwezi kukufanyia hilo. Anayeweza:\n{contacts}',
    sheng: 'Naeza kushow about {property}, lakini siezi kufanyia hiyo. Mwenye anaeza:\n{contacts}',
  },
  guest_emergency: {
    en: 'Please call for help now:\n{contacts}\nI am telling the team at {property} at once.',
    sw: 'Tafadhali piga simu sasa hivi upate msaada:\n{contacts}\nNawaambia timu ya {property} mara moja.',
    sheng: 'Piga simu saa hii upate help:\n{contacts}\nNashow team ya {property} mbio.',
  },
  guest_self_harm: {
    en: 'I am sorry that it is this hard right now, and I am glad that you said it. Please do not stay alone with it, talk to somebody now:\n{contacts}',
    sw: 'Pole sana kwamba mambo ni magumu hivi sasa, na nashukuru umesema. Tafadhali usibaki peke yako, zungumza na mtu sasa:\n{contacts}',
    sheng:
      'Pole sana vile mambo ni ngumu saa hii, na nashukuru umesema. Tafadhali usikae solo, ongea na mtu saa hii:\n{contacts}',
  },
  guest_sensitive: {
    en: 'On health and on law I cannot advise: a person has to.\n{contacts}',
    sw: 'Kuhusu afya na sheria siwezi kushauri: lazima mtu akusaidie.\n{contacts}',
    sheng: 'Mambo ya afya na sheria siezi advise: lazima ni msee.\n{contacts}',
  },
  guest_trouble: {
    en: 'I am sorry: that is not how it should be at {property}. A person has to put it right. Who you can also reach at once:\n{contacts}',
    sw: 'Pole sana: haipaswi kuwa hivyo {property}. Lazima mtu alishughulikie. Unaoweza kuwafikia pia mara moja:\n{contacts}',
    sheng:
      'Pole sana: haifai kuwa hivyo {property}. Lazima msee aishughulikie. Wenye pia unaeza reach saa hii:\n{contacts}',
  },
  guest_health_beside: {
    en: 'On health I cannot advise: please tell the team about it, and ask a doctor before.\n{contacts}',
    sw: 'Kuhusu afya siwezi kushauri: tafadhali iambie timu, na umuulize daktari kwanza.\n{contacts}',
    sheng: 'Mambo ya afya siezi advise: show team kwanza, na uulize daktari.\n{contacts}',
  },
  guest_desk: {
    en: '- {property}, desk: {desk}',
    sw: '- {property}, mapokezi: {desk}',
    sheng: '- {property}, reception: {desk}',
  },
  guest_phone: {
    en: '- {property}: {phone}',
    sw: '- {property}: {phone}',
    sheng: '- {property}: {phone}',
  },
  guest_email: {
    en: '- {property}: {email}',
    sw: '- {property}: {email}',
    sheng: '- {property}: {email}',
  },
  guest_desk_unknown: {
    en: '- the reception desk of {property}',
    sw: '- mapokezi ya {property}',
    sheng: '- reception ya {property}',
  },
  guest_helpline: {
    en: '- {name}: {phone}',
    sw: '- {name}: {phone}',
    sheng: '- {name}: {phone}',
  },
  guest_play_safe: {
    en: 'Please play responsibly. Help with gambling:\n{contacts}',
    sw: 'Tafadhali cheza kwa kiasi. Msaada kuhusu kamari:\n{contacts}',
    sheng: 'Cheza na kiasi. Help ya mambo ya kubet:\n{contacts}',
  },
  guest_may_vary: {
    en: 'Hours and prices may vary.',
    sw: 'Saa na bei zinaweza kubadilika.',
    sheng: 'Masaa na bei zinaeza change.',
  },
  guest_quote: {
    en: '{passage}\n({source})',
    sw: '{passage}\n({source})',
    sheng: '{passage}\n({source})',
  },
  guest_quote_foreign: {
    en: 'I have this only in Swahili:\n{passage}\n({source})',
    sw: 'Nina taarifa hii kwa Kiingereza tu:\n{passage}\n({source})',
    sheng: 'Hii info niko nayo kwa English tu:\n{passage}\n({source})',
  },
  guest_which: {
    en: 'Which one do you mean?\n{menu}',
    sw: 'Unamaanisha ipi?\n{menu}',
    sheng: 'Unamaanisha gani?\n{menu}',
  },
  guest_maybe: {
    en: 'I am not sure that this answers you:\n{answer}',
    sw: 'Sina uhakika kama hili linakujibu:\n{answer}',
    sheng: 'Siko sure kama hii inakujibu:\n{answer}',
  },
  guest_not_known: {
    en: "I don't know that about {about}, and I don't want to guess. Shall I ask a person to answer you?",
    sw: 'Hilo sijui kuhusu {about}, na sitaki kubahatisha. Nimwombe mtu akujibu?',
    sheng: 'Hiyo sijui about {about}, na sitaki kuguess. Niulize msee akujibu?',
  },
  guest_cannot_look_up: {
    en: "I can't look that up: I have no source for news and current offers. Shall I ask a person at {property} to find out?",
    sw: 'Siwezi kutafuta hilo: sina chanzo cha habari na ofa za sasa. Nimwombe mtu wa {property} akutafutie?',
    sheng: 'Hiyo siezi search: sina source ya news na offer za saa hii. Niulize msee wa {property} akutafutie?',
  },
  guest_out_of_domain: {
    en: 'I only know {property}, so I cannot answer that myself. Shall I ask a person there?',
    sw: 'Ninaijua {property} tu, kwa hivyo siwezi kujibu hilo mwenyewe. Nimwombe mtu wa huko?',
    sheng: 'Mimi najua {property} tu, so hiyo siezi jibu mwenyewe. Niulize msee wa huko?',
  },
  guest_clarify: {
    en: 'I want to answer the right thing. What would you like to know: {topics}, or something else?',
    sw: 'Nataka kujibu jambo sahihi. Ungependa kujua kuhusu nini: {topics}, au jambo lingine?',
    sheng: 'Nataka kujibu poa. Unadai kujua about nini: {topics}, ama kitu ingine?',
  },
  guest_clarify_again: {
    en: 'I did not get that. Could you say in other words what you would like to know?',
    sw: 'Sijaelewa vizuri. Unaweza kuniambia kwa maneno mengine ungependa kujua nini?',
    sheng: 'Hapo sijashika poa. Nishow kwa njia ingine unadai kujua nini?',
  },
  guest_clarify_focus: {
    en: 'Is it about {focus}? Tell me in other words what you would like to know.',
    sw: 'Ni kuhusu {focus}? Niambie kwa maneno mengine ungependa kujua nini.',
    sheng: 'Ni about {focus}? Nishow kwa njia ingine unadai kujua nini.',
  },
  guest_fallback: {
    en: 'I could not put a sure answer together. Who knows it:\n{contacts}\nShall I ask a person to answer you here?',
    sw: 'Sikuweza kupata jibu la uhakika. Anayejua:\n{contacts}\nNimwombe mtu akujibu hapa?',
    sheng: 'Sijapata jibu ya uhakika. Mwenye anajua:\n{contacts}\nNiulize msee akujibu hapa?',
  },
  guest_suggest: {
    en: 'You may also want to ask about {topic}.',
    sw: 'Unaweza pia kuuliza kuhusu {topic}.',
    sheng: 'Unaeza pia uliza about {topic}.',
  },
} as const satisfies CopyTable
