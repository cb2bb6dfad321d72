import type { CueEntry } from '../../pack.ts'

export const self: readonly CueEntry[] = [
  {
    cue: 'person',
    phrases:
      '(niitie|niitieni|mwite|muite|naomba|niko na shida na|nipe|wapi) (mwenyewe|bosi|boss) (wa duka|wenu|hapo|); (mhudumu|muhudumu|wahudumu|meneja|mwenye duka|mwenyewe wa duka|mwenye shop|mwenye biashara|mwenyeji|msimamizi|mfanyakazi|muuzaji|wakala|binadamu|mtu halisi|mtu wa kweli|mtu kweli|mkubwa wenu|bosi wenu) (tafadhali|wa kweli|wenu|yuko wapi|); (ongea|kuongea|niongee|naongea|zungumza|kuzungumza|nizungumze|niunganishe|uniunganishe|mniunganishe|niunganisheni|nipitishe) (na|kwa) (mtu|bosi|boss|bosi wenu|boss wenu|mhudumu|mwenye duka|binadamu|meneja|mtu halisi|mtu wa kweli|mtu mwingine|mfanyakazi|muuzaji|nyinyi|customer care|agent|mwenyewe); (nipigie|nipigieni|mnipigie|unipigie|nipigiwe|pigieni|naomba mnipigie|naomba unipigie) (simu|tafadhali|sasa|baadaye|kesho|); (nataka|naomba|nipe|nipeni|nahitaji|niitie) (mtu|mhudumu|binadamu|meneja|mwenye duka) (wa|wa kuongea|wa kunisaidia|wa kuzungumza|halisi|kweli|); (sitaki|nimechoka na) (bot|roboti|mashine)',
    yes: 'nataka kuongea na mtu; nipigie simu; naomba mhudumu; niunganishe na meneja; niitie mwenyewe wa duka; naomba niongee na bosi',
    no: 'mtu mzima; simu ya kupiga; naongea kiswahili',
  },
  {
    cue: 'stop_marketing',
    phrases:
      '(hizo|hizi|) (ofa|matangazo|promosheni|promo|offers) (zenu|yenu|) (sitaki|sizitaki|siyataki|sihitaji|sizihitaji); (acha|acheni|wacha|wacheni|msinitumie|usinitumie|sitaki|sihitaji|simamisha|sitisha|komesha|niondoe kwa|nitoe kwa|nitoeni kwa|ondoeni) (kunitumia|kutuma|kutumiwa|kupata|kupokea|tena|) (ujumbe wa|meseji za|jumbe za|) (ofa|ofa zenu|matangazo|matangazo yenu|promosheni|promo|promotion|offers|marketing|jumbe za matangazo|meseji za ofa|orodha ya matangazo) (tena|zenu|yenu|)',
    yes: 'acheni kunitumia matangazo; sitaki ofa zenu; simamisha matangazo; msinitumie promosheni',
    no: 'kuna ofa; nitumie ofa; sitaki hiyo',
  },
  {
    cue: 'start_marketing',
    phrases:
      '(nataka|naomba|ningependa) (kupata|kupokea|kutumiwa|kujulishwa|mnitumie|muwe mnanitumia) (ofa|matangazo|promosheni|offers|habari za ofa) (zenu|yenu|mpya|); (niambie|niambieni|nijulishe|nijulisheni|mniambie|mnijulishe) (kukiwa na|mkiwa na|mkipata|ikiwa kuna|kama kuna) (offer|offers|sale|discount|bei nafuu|mali mpya); (nitumieni|mnitumie|nitumie) (tena|) (ofa|matangazo|promosheni|habari za ofa) (zenu|zako|) tena; (niweke|niwekeni|weka mimi|niongeze|muniweke|mniweke) (kwa|kwenye|katika) (list|orodha|listi) (ya|yenu ya) (ofa|matangazo|promosheni); (nitumie|mnitumie|nijulishe|nijulisheni|mnijulishe|niarifu|mniarifu|nijuze|mnijuze|niambie|mniambie|nitumieni) (kuhusu|kukiwa na|mkiwa na|ikiwa kuna|kama kuna|wakati kuna|) (ofa|matangazo|promosheni|ofa mpya|bidhaa mpya|ofa zenu|matangazo yenu|punguzo) (mpya|zenu|yenu|)',
    yes: 'nijulishe kukiwa na ofa; nitumie matangazo; mniarifu ofa mpya',
    no: 'kuna ofa; nitumie picha; sitaki matangazo',
  },
  {
    cue: 'stop_all',
    whole: 'message',
    phrases:
      '(simamisha|sitisha|komesha|ondoa|niondoe|nitoe|nitoeni|niondoeni) (mimi|hapa|); (acha|acheni) (kunitumia|kutuma|) matangazo; acha (meseji|ujumbe); (simamisha|sitisha) matangazo; toa mimi; nataka kutoka; achana nami; (jiondoe|jitoe|kujiondoa|kujitoa|nataka kujiondoa|nataka kujitoa|usinitumie|msinitumie|usinitumie tena|msinitumie tena|achana na mimi|achaneni na mimi|usinisumbue|msinisumbue|acha kunisumbua|acheni kunisumbua) (tena|)',
    yes: 'simamisha; nataka kujiondoa; tafadhali sitisha; toa mimi; achaneni na mimi',
    no: 'simamisha oda; ondoa sukari; acha tu',
  },
  {
    cue: 'stop_all',
    phrases:
      '(acha|acheni|wacha|wacheni|mwache|muache|koma|komeni) (kunitumia|kutuma|kunitext|kuniandikia|kunitumia tena) (tena|hizo|hizi|hayo|zile|) (ujumbe|jumbe|meseji|mesej|sms|message|messages|texts|msg); (simamisha|simamisheni|sitisha|sitisheni|komesha|komesheni) (hizi|hizo|) (ujumbe|jumbe|meseji|sms|messages|kunitumia|kuniandikia); (usinitumie|msinitumie|usiniandikie|msiniandikie|usinitext|msinitext) (tena|) (hizi|hizo|) (ujumbe|jumbe|meseji|mesej|sms|message|messages|texts|msg) (zenu|yenu|wenu|zako|) (tena|); (sitaki|sihitaji|sipendi) (tena|) (ujumbe|jumbe|meseji|mesej|sms|messages|texts) (zenu|zako|wenu|yenu|) (tena|); (sitaki|sihitaji) (tena|) (kutumiwa|kupokea|kupata|mnitumie|unitumie) (tena|) (ujumbe|jumbe|meseji|mesej|sms|messages|texts) (zenu|wenu|yenu|) (tena|); (niondoe|niondoeni|mniondoe|uniondoe|nitoe|nitoeni|mnitoe|unitoe|toeni namba yangu|ondoeni namba yangu|toa namba yangu|ondoa namba yangu|futa namba yangu|futeni namba yangu) (kwa|kwenye|katika|kutoka|) (hiyo|hii|) (orodha|list|listi|kundi|group|mfumo|kitabu) (yenu|yako|hiyo|); (niache|niacheni|achana|achaneni|wachana|wachaneni) na (mimi na|) (hizi|hizo|hayo|) (ujumbe|jumbe|meseji|mesej|sms|messages|texts|text); (sitaki|staki) kusumbuliwa (na|) (ujumbe|jumbe|meseji|sms|messages|texts|nyinyi|tena) (zenu|yenu|); (usinitumie|msinitumie|usiniandikie|msiniandikie) (kitu|chochote|kitu chochote|lolote) tena; (nimechoka|nimechoshwa|tumechoka) na (hizi|hizo|) (ujumbe|jumbe|meseji|mesej|sms|messages|texts)',
    yes: 'acha kunitumia ujumbe; usinitumie meseji tena; usinitumie messages; sitaki messages zenu; naomba mnitoe kwenye orodha yenu; nimechoshwa na jumbe zenu; komeni kuniandikia hizo sms',
    no: 'nitumie ujumbe; ondoa sukari kwenye oda; sijapata ujumbe; sitaki sukari',
  },
  {
    cue: 'start_all',
    whole: 'message',
    phrases:
      '(anza|anzisha|endelea kunitumia|endeleeni kunitumia|anza kunitumia|rudisha ujumbe|rudisha meseji|nirudishe kwa list|nirudishe kwenye orodha|nijiunge|nataka kujiunga|jiunge|nitumie tena|nisajili tena|nirudishe) (ujumbe|meseji|jumbe|messages|tena|)',
    yes: 'anza; nataka kujiunga tena; endelea kunitumia ujumbe',
    no: 'anza oda mpya; tuendelee',
  },
  {
    cue: 'preferences',
    phrases:
      '(mipangilio|mapendeleo|wasifu|akaunti|taarifa zangu za akaunti) (yangu|zangu|); (badilisha|nibadilishie|rekebisha|badili) (mipangilio|lugha|namba yangu|jina langu|akaunti yangu) (yangu|)',
    yes: 'mipangilio yangu; badilisha lugha; nionyeshe akaunti yangu',
    no: 'mpangilio wa viatu; badilisha rangi',
  },
  {
    cue: 'language_en',
    phrases:
      '(ongea|ongeeni|zungumza|andika|andikeni|jibu|nijibu|nijibuni|tumia|sema|badilisha|niandikie|tuongee|nataka|naomba|napendelea|rudi|rudini|turudi|rejea|endelea) (kwa|kwenda|lugha ya|iwe|) (kiingereza|kingereza|kizungu|english) (tafadhali|); (kwa|lugha ya) (kiingereza|kingereza|kizungu|english); (sielewi|sijui|siongei|sizungumzi) (kiswahili|swahili|sheng) (vizuri|); (kiingereza|kingereza|kizungu) (tafadhali|tu)',
    yes: 'andika kwa kiingereza; ongea kingereza; sijui kiswahili; kizungu tafadhali',
    no: 'kitabu cha kiingereza; ongea polepole',
  },
  {
    cue: 'language_sw',
    phrases:
      '(ongea|ongeeni|zungumza|andika|andikeni|jibu|nijibu|nijibuni|tumia|sema|badilisha|niandikie|tuongee|nataka|naomba|napendelea|rudi|rudini|turudi|rejea|endelea|tutumie) (kwa|kwenda|lugha ya|iwe|) (kiswahili|swahili) (tafadhali|tu|sanifu|); (kwa|lugha ya) (kiswahili|swahili); (sielewi|sijui|siongei|sizungumzi) (kiingereza|kingereza|kizungu|english) (vizuri|); (kiswahili|swahili) (tafadhali|tu|please); (unajua|unaelewa|mnajua|mnaelewa|unaongea|mnaongea) (kiswahili|swahili)',
    yes: 'ongea kiswahili; kwa kiswahili tafadhali; sielewi kiingereza; unajua kiswahili?; sawa rudi kiswahili',
    no: 'kamusi ya kiswahili; naongea na nani',
  },
  {
    cue: 'language_sheng',
    phrases:
      '(ongea|andika|jibu|nijibu|tumia|sema|tuongee|nataka) (kwa|) sheng; (unajua|unaelewa|mnajua|mnaelewa) sheng; kwa sheng',
    yes: 'ongea sheng; unajua sheng?; jibu kwa sheng',
    no: 'shingo; sijui sheng',
  },
  {
    cue: 'language',
    phrases: '(badilisha|badili|geuza|weka|tubadilishe|mbadilishe|) lugha (yenu|yangu|ya mazungumzo|hii|)',
    yes: 'lugha; geuza lugha; tubadilishe lugha yenu',
    no: 'lughawiya; rangi',
  },
  {
    cue: 'tongue_en',
    phrases: '(kiingereza|kingereza|kizungu|kingeresa)',
    yes: 'kiingereza; kizungu basi; iwe kizungu',
    no: 'mzungu; kitabu',
  },
  {
    cue: 'tongue_sw',
    phrases: '(kiswahili|swahili|kiswa)',
    yes: 'kiswahili; iwe kiswahili; ni kiswahili',
    no: 'waswahili; kizungu',
  },
  {
    cue: 'messages',
    phrases: '(ujumbe|jumbe|meseji|mesej|sms)',
    yes: 'meseji zenu; jumbe; ujumbe wenu',
    no: 'jembe; mesa',
  },
  {
    cue: 'stop_it',
    phrases:
      '(acha|acheni|wacha|wacheni|simamisha|simamisheni|sitisha|sitisheni|komesha|komeni) (kunitumia|kutuma|kuniandikia|)',
    yes: 'acheni kunitumia; wacheni; komeni',
    no: 'kuacha; wachache',
  },
]
