import type { CueEntry } from '../../pack.ts'

export const self: readonly CueEntry[] = [
  {
    cue: 'person',
    phrases:
      '(mhudumu|muhudumu|wahudumu|meneja|mwenye duka|mwenye biashara|mwenyeji|msimamizi|mfanyakazi|muuzaji|wakala|binadamu|mtu halisi|mtu wa kweli|mtu kweli|mkubwa wenu|bosi wenu) (tafadhali|wa kweli|wenu|yuko wapi|); (ongea|kuongea|niongee|naongea|zungumza|kuzungumza|nizungumze|niunganishe|uniunganishe|mniunganishe|niunganisheni|nipitishe) (na|kwa) (mtu|mhudumu|mwenye duka|binadamu|meneja|mtu halisi|mtu wa kweli|mtu mwingine|mfanyakazi|muuzaji|nyinyi|customer care|agent|mwenyewe); (nipigie|nipigieni|mnipigie|unipigie|nipigiwe|pigieni|naomba mnipigie|naomba unipigie) (simu|tafadhali|sasa|baadaye|kesho|); (nataka|naomba|nipe|nipeni|nahitaji|niitie) (mtu|mhudumu|binadamu|meneja|mwenye duka) (wa|wa kuongea|wa kunisaidia|wa kuzungumza|halisi|kweli|); (sitaki|nimechoka na) (bot|roboti|mashine)',
    yes: 'nataka kuongea na mtu; nipigie simu; naomba mhudumu; niunganishe na meneja',
    no: 'mtu mzima; simu ya kupiga; naongea kiswahili',
  },
  {
    cue: 'stop_marketing',
    phrases:
      '(acha|acheni|wacha|wacheni|msinitumie|usinitumie|sitaki|sihitaji|simamisha|sitisha|komesha|niondoe kwa|nitoe kwa|nitoeni kwa|ondoeni) (kunitumia|kutuma|kutumiwa|kupata|kupokea|tena|) (ujumbe wa|meseji za|jumbe za|) (ofa|ofa zenu|matangazo|matangazo yenu|promosheni|promo|promotion|offers|marketing|jumbe za matangazo|meseji za ofa|orodha ya matangazo) (tena|zenu|yenu|)',
    yes: 'acheni kunitumia matangazo; sitaki ofa zenu; simamisha matangazo; msinitumie promosheni',
    no: 'kuna ofa; nitumie ofa; sitaki hiyo',
  },
  {
    cue: 'start_marketing',
    phrases:
      '(nitumie|mnitumie|nijulishe|nijulisheni|mnijulishe|niarifu|mniarifu|nijuze|mnijuze|niambie|mniambie|nitumieni) (kuhusu|kukiwa na|mkiwa na|ikiwa kuna|kama kuna|wakati kuna|) (ofa|matangazo|promosheni|ofa mpya|bidhaa mpya|ofa zenu|matangazo yenu|punguzo) (mpya|zenu|yenu|)',
    yes: 'nijulishe kukiwa na ofa; nitumie matangazo; mniarifu ofa mpya',
    no: 'kuna ofa; nitumie picha; sitaki matangazo',
  },
  {
    cue: 'stop_all',
    whole: 'message',
    phrases:
      '(acha|acheni|wacha|wacheni) (kunitumia|kutuma|kunitext) (ujumbe|jumbe|meseji|sms|message|messages|) (tena|); (simamisha|sitisha|komesha|ondoa|niondoe|nitoe|nitoeni|niondoeni) (ujumbe|jumbe|meseji|mimi|kwa list|kwenye orodha|kwa orodha|hapa|); (acha|acheni) (kunitumia|kutuma|) matangazo; acha (meseji|ujumbe); (simamisha|sitisha) matangazo; toa mimi; nataka kutoka; achana nami; (usinitumie|msinitumie) (sms|message|messages|matangazo) (tena|); sitaki (messages|sms|text|texts|matangazo) (zenu|zako|wenu|yenu|); sitaki kutumiwa (meseji|messages); (jiondoe|jitoe|kujiondoa|kujitoa|nataka kujiondoa|nataka kujitoa|usinitumie|msinitumie|usinitumie tena|msinitumie tena|sitaki ujumbe|sitaki meseji|sitaki jumbe|sitaki kutumiwa ujumbe|achana na mimi|achaneni na mimi|usinisumbue|msinisumbue|acha kunisumbua|acheni kunisumbua) (ujumbe|meseji|jumbe|zenu|) (tena|)',
    yes: 'acha kunitumia ujumbe; simamisha; nataka kujiondoa; usinitumie meseji tena; tafadhali sitisha; usinitumie messages; sitaki messages zenu; toa mimi',
    no: 'simamisha oda; ondoa sukari; acha tu',
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
      '(mipangilio|mapendeleo|wasifu|akaunti|taarifa zangu za akaunti) (yangu|zangu|); (badilisha|nibadilishie|rekebisha) (mipangilio|lugha|namba yangu|jina langu|akaunti yangu) (yangu|)',
    yes: 'mipangilio yangu; badilisha lugha; nionyeshe akaunti yangu',
    no: 'mpangilio wa viatu; badilisha rangi',
  },
  {
    cue: 'language_en',
    phrases:
      '(ongea|ongeeni|zungumza|andika|andikeni|jibu|nijibu|tumia|sema|badilisha|niandikie|tuongee|nataka|naomba|napendelea) (kwa|kwenda|lugha ya|iwe|) (kiingereza|kingereza|kizungu|english) (tafadhali|); (kwa|lugha ya) (kiingereza|kingereza|kizungu|english); (sielewi|sijui|siongei|sizungumzi) (kiswahili|swahili|sheng) (vizuri|); (kiingereza|kingereza|kizungu) (tafadhali|tu)',
    yes: 'andika kwa kiingereza; ongea kingereza; sijui kiswahili; kizungu tafadhali',
    no: 'kitabu cha kiingereza; ongea polepole',
  },
  {
    cue: 'language_sw',
    phrases:
      '(ongea|ongeeni|zungumza|andika|andikeni|jibu|nijibu|tumia|sema|badilisha|niandikie|tuongee|nataka|naomba|napendelea|tutumie) (kwa|kwenda|lugha ya|iwe|) (kiswahili|swahili) (tafadhali|tu|sanifu|); (kwa|lugha ya) (kiswahili|swahili); (sielewi|sijui|siongei|sizungumzi) (kiingereza|kingereza|kizungu|english) (vizuri|); (kiswahili|swahili) (tafadhali|tu|please); (unajua|unaelewa|mnajua|mnaelewa|unaongea|mnaongea) (kiswahili|swahili)',
    yes: 'ongea kiswahili; kwa kiswahili tafadhali; sielewi kiingereza; unajua kiswahili?',
    no: 'kamusi ya kiswahili; naongea na nani',
  },
  {
    cue: 'language_sheng',
    phrases:
      '(ongea|andika|jibu|nijibu|tumia|sema|tuongee|nataka) (kwa|) sheng; (unajua|unaelewa|mnajua|mnaelewa) sheng; kwa sheng',
    yes: 'ongea sheng; unajua sheng?; jibu kwa sheng',
    no: 'shingo; sijui sheng',
  },
]
