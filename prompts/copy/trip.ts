import type { CopyTable } from './copy-table.ts'

/** A trip in the chat: what is asked before it is planned, what can be done with the plan, and that nothing is booked by us. */
export const tripCopy = {
  trip_ask_place: {
    en: 'Where would you like to go?',
    sw: 'Ungependa kwenda wapi?',
    sheng: 'Unataka kuenda wapi?',
  },
  trip_places: {
    en: 'I plan trips to {places}.',
    sw: 'Napanga safari za {places}.',
    sheng: 'Naplan trips za {places}.',
  },
  trip_one_place: {
    en: 'I plan one place at a time. Which shall it be first: {places}? For one journey with several stops, ask for a person.',
    sw: 'Napanga mahali pamoja kwa wakati mmoja. Tuanze na wapi: {places}? Kwa safari moja yenye vituo kadhaa, omba kuongea na mtu.',
    sheng: 'Naplan place moja at a time. Tuanze na gani: {places}? Kama ni trip moja ya stops kadhaa, uliza mtu.',
  },
  trip_ask_start: {
    en: 'On which day does the trip begin?',
    sw: 'Safari ianze siku gani?',
    sheng: 'Trip ianze siku gani?',
  },
  trip_ask_days: {
    en: 'How many days shall it take? I plan from {fewest} to {most}.',
    sw: 'Safari iwe ya siku ngapi? Napanga kuanzia {fewest} hadi {most}.',
    sheng: 'Trip iwe ya siku ngapi? Naplan kuanzia {fewest} hadi {most}.',
  },
  trip_ask_budget: {
    en: 'What may it cost in all, for everybody?',
    sw: 'Bajeti yote ni kiasi gani, kwa watu wote?',
    sheng: 'Budget yote ni ngapi, ya watu wote?',
  },
  trip_ask_party: {
    en: 'How many people travel, and how many of them are children?',
    sw: 'Mnasafiri watu wangapi, na watoto ni wangapi?',
    sheng: 'Mnatravel watu wangapi, na watoto ni wangapi?',
  },
  trip_confirm: {
    en: 'Shall I plan this trip?\nTo: {city}\nFrom {start} to {end}, days: {days}\nAdults: {adults}, children: {children}\nBudget: {budget}',
    sw: 'Nipange safari hii?\nKwenda: {city}\nKuanzia {start} hadi {end}, siku: {days}\nWatu wazima: {adults}, watoto: {children}\nBajeti: {budget}',
    sheng:
      'Niplan hii trip?\nKuenda: {city}\nKuanzia {start} hadi {end}, siku: {days}\nWatu wazima: {adults}, watoto: {children}\nBudget: {budget}',
  },
  trip_planning: {
    en: 'I am planning your trip. The plan comes here in a moment; nothing is booked by it.',
    sw: 'Napanga safari yako. Mpango utakuja hapa baada ya muda mfupi; hakuna kitakachowekwa nafasi.',
    sheng: 'Naplan trip yako. Plan inakuja hapa saa hii; hakuna kitu inabookiwa.',
  },
  trip_changing: {
    en: 'I am planning it anew with your change. The plan comes here in a moment.',
    sw: 'Naupanga upya na badiliko lako. Mpango utakuja hapa baada ya muda mfupi.',
    sheng: 'Naiplan upya na change yako. Plan inakuja hapa saa hii.',
  },
  trip_cheaper: {
    en: 'I am looking for a plan of at most {sum}. It comes here in a moment.',
    sw: 'Natafuta mpango usiozidi {sum}. Utakuja hapa baada ya muda mfupi.',
    sheng: 'Natafuta plan haipiti {sum}. Inakuja hapa saa hii.',
  },
  trip_busy: {
    en: 'I am still working on your trip. The plan comes here as soon as it is made.',
    sw: 'Bado naipanga safari yako. Mpango utakuja hapa ukiwa tayari.',
    sheng: 'Bado naplan trip yako. Plan inakuja hapa ikiwa ready.',
  },
  trip_what_next: {
    en: 'Tell me what to change, say "book it" and our team takes over, or choose:',
    sw: 'Niambie la kubadilisha, sema "weka nafasi" ili timu yetu iendelee, au chagua:',
    sheng: 'Niambie kitu ya kuchange, sema "tubook" team yetu iendelee, ama chagua:',
  },
  trip_left: {
    en: 'All right, I plan nothing.',
    sw: 'Sawa, sipangi chochote.',
    sheng: 'Sawa, siplan kitu.',
  },
  trip_give_up: {
    en: 'I did not understand what is missing for your trip. Shall I call a person?',
    sw: 'Sijaelewa kinachokosekana kwa safari yako. Nimwite mtu akusaidie?',
    sheng: 'Sijaelewa kenye inakosa kwa trip yako. Niite mtu akusaidie?',
  },
  trip_changed_since: {
    en: 'The plan has changed since then. Say once more what you want.',
    sw: 'Mpango wako umebadilika baada ya hapo. Tafadhali sema tena unachotaka.',
    sheng: 'Plan imechange since hapo. Sema tena unataka nini.',
  },
  trip_cannot: {
    en: 'I cannot make that change. Say it in other words, or ask for a person.',
    sw: 'Siwezi kufanya badiliko hilo. Sema kwa maneno mengine, au omba kuongea na mtu.',
    sheng: 'Siwezi fanya hiyo change. Sema na maneno ingine, ama uliza mtu.',
  },
  trip_failed: {
    en: 'That did not work on our side, so your trip is as it was. Please say it again.',
    sw: 'Kuna hitilafu upande wetu, kwa hivyo safari yako iko kama ilivyokuwa. Tafadhali sema tena.',
    sheng: 'Kuna kitu imeharibika upande wetu, so trip yako iko vile ilikuwa. Sema tena tafadhali.',
  },
  trip_files: {
    en: 'Your plan as PDF.\nCalendar: {ics}\nPage: {view}\nThe links work until {until}.',
    sw: 'Mpango wako kwa PDF.\nKalenda: {ics}\nUkurasa: {view}\nViungo vinafanya kazi hadi {until}.',
    sheng: 'Plan yako kwa PDF.\nCalendar: {ics}\nPage: {view}\nLinks zinawork hadi {until}.',
  },
  trip_watching: {
    en: 'I keep watch on weather and prices until your trip begins, and ask you before anything changes. STOP ends it.',
    sw: 'Nitafuatilia hali ya hewa na bei hadi safari ianze, na nitakuuliza kabla ya kubadilisha chochote. STOP inakomesha.',
    sheng: 'Nitawatch weather na bei hadi trip ianze, na nitakuask kabla kitu ichange. STOP inamaliza.',
  },
  trip_watch_too_late: {
    en: 'Your trip begins too soon for another look.',
    sw: 'Safari yako inaanza karibuni mno kuangaliwa tena.',
    sheng: 'Trip yako inaanza karibu sana kuichekiwa tena.',
  },
  trip_watch_none: {
    en: 'There is no plan yet that I could keep watch on.',
    sw: 'Bado hakuna mpango ninaoweza kufuatilia.',
    sheng: 'Hakuna plan bado naweza watch.',
  },
  trip_taken: {
    en: 'Done: your plan is changed as I proposed. Nothing is booked by it.',
    sw: 'Tayari: mpango wako umebadilishwa nilivyopendekeza. Hakuna kilichowekwa nafasi.',
    sheng: 'Done: plan yako imechange vile nilisema. Hakuna kitu imebookiwa.',
  },
  trip_kept: {
    en: 'All right, your plan stays as it is.',
    sw: 'Sawa, mpango wako unabaki ulivyo.',
    sheng: 'Sawa, plan yako inabaki vile iko.',
  },
  trip_gone: {
    en: 'That was about an older plan, or was answered already. Your plan stays as it is.',
    sw: 'Hilo lilihusu mpango wa zamani, au lilishajibiwa. Mpango wako unabaki ulivyo.',
    sheng: 'Hiyo ilikuwa ya plan ya kitambo, ama ilijibiwa. Plan yako inabaki vile iko.',
  },
  trip_passed_on: {
    en: 'Nothing is booked yet. Our team has your plan and writes to you by {when}. Reference: {reference}.',
    sw: 'Bado hakuna kilichowekwa nafasi. Timu yetu ina mpango wako na itakuandikia kufikia {when}. Kumbukumbu: {reference}.',
    sheng: 'Hakuna kitu imebookiwa bado. Team yetu iko na plan yako na itakuandikia by {when}. Reference: {reference}.',
  },
  trip_pick_visit: {
    en: 'Which one shall I replace?',
    sw: 'Nibadilishe lipi?',
    sheng: 'Nichange gani?',
  },
  trip_instead: {
    en: 'What shall it be instead of {name}?',
    sw: 'Iwe nini badala ya {name}?',
    sheng: 'Tueke nini instead ya {name}?',
  },
  trip_instead_any: { en: 'Choose for me', sw: 'Nichagulie', sheng: 'Nichagulie' },
  trip_which: {
    en: 'I do not see that in your plan. It has: {visits}. Tell me which one you mean.',
    sw: 'Sioni hilo katika mpango wako. Una: {visits}. Niambie unamaanisha lipi.',
    sheng: 'Sioni hiyo kwa plan yako. Iko na: {visits}. Niambie unamaanisha gani.',
  },
  trip_nothing_to_replace: {
    en: 'There is no visit in your plan that I could replace.',
    sw: 'Hakuna matembezi katika mpango wako ninayoweza kubadilisha.',
    sheng: 'Hakuna place kwa plan yako naweza change.',
  },
  trip_visit_day: { en: 'Day {day}', sw: 'Siku ya {day}', sheng: 'Siku ya {day}' },
  trip_review_files: { en: 'PDF and calendar', sw: 'PDF na kalenda', sheng: 'PDF na calendar' },
  trip_review_other: { en: 'Change a visit', sw: 'Badilisha matembezi', sheng: 'Change place' },
  trip_review_cheaper: { en: 'Cheaper', sw: 'Bei nafuu', sheng: 'Cheaper' },
  trip_review_watch: { en: 'Keep watch', sw: 'Fuatilia', sheng: 'Keep watch' },
  trip_review_talk: { en: 'Talk to us', sw: 'Ongea nasi', sheng: 'Ongea na sisi' },
} as const satisfies CopyTable
