import type { CueEntry } from '../../pack.ts'

export const self: readonly CueEntry[] = [
  {
    cue: 'person',
    phrases:
      '(nibonge|kubonga|niongee|nibongeshe|niongeleshe|nidiscuss|nichat|naeza bonga|nataka kubonga|nadai kubonga|nipee|niunganishe|nipatie|niitie|nicallie|nadai|aniongeleshe) (na|) (msee|mse|msee wa duka|msee wa shop|mtu|msee wa ukweli|mtu wa ukweli|boss|boss wenu|mdosi|owner|agent|manager|mwenye shop|mwenye duka|customer care|msee mwingine|binadamu); (nicall|nicallie|unicall|mnicall|anicall|nipigie|nipigieni|nipigie call|nipigie simu|nicheki kwa simu|nitext msee|nipigie tubonge|tubonge kwa simu) (saii|sai|badae|bana|manze|)',
    yes: 'nibonge na msee wa duka; nicall saii; nadai kubonga na boss; nipee msee wa ukweli',
    no: 'nipee moja; nabonga na nani',
  },
  {
    cue: 'stop_marketing',
    phrases:
      '(wacheni|wacha|acheni|mwache|staki|sidai|msinitumie|usinitumie|niremove kwa|nitoe kwa) (kunitumia|kunitext|kunispam na|kutumiwa|text za|sms za|list ya|hizo|izo|) (ofa|offers|promo|promos|ads|matangazo|text za ofa|sms za ofa|marketing|mastory za ofa|adverts) (zenu|tena|bana|)',
    yes: 'wacheni kunitumia promos; staki ads zenu; niremove kwa list ya ofa',
    no: 'staki iyo; kuna ofa',
  },
  {
    cue: 'start_marketing',
    phrases:
      '(nitext|nishow|nicheki|nitumie|nistue|mnistue|nirushie|nijulishe) (kukiwa na|ka kuna|kama kuna|mkiwa na|) (ofa|offers|promo|promos|deals|mali mpya|mzigo mpya|stock mpya) (mpya|zenu|zikikam|)',
    yes: 'nistue kukiwa na deals; nirushie ofa zenu; nitext mkiwa na promo',
    no: 'kuna ofa',
  },
  {
    cue: 'stop_all',
    whole: 'message',
    phrases:
      '(wacha|wacheni|acha) (kunitext|kunitumia|kuni sms|kunispam|kutext) (text|sms|messages|meseji|tena|bana|); (wacha|wacheni|acha) (kunitumia texts|kunisms|ku text); usini text tena; ni remove; unsubscribe mimi; (wachana|wachaneni|achana) na mimi; (usinitext|msinitext|usinisumbue|msinisumbue|niblock|mniblock|niremove|nitoe kwa hii|nitoeni) (tena|kwa list|bana|); (acheni|acha|wacheni|wacha) (kunispam|kuni spam|kunitumia spam|kunisumbua|kunitextia)',
    yes: 'wacheni kunitext; msinitext tena; wachana na mimi; niremove kwa list; acheni kunispam; wacha ku text',
    no: 'wacha nicheki; wachana na izo',
  },
  {
    cue: 'start_all',
    whole: 'message',
    phrases:
      '(anza kunitext|endelea kunitext|endeleeni kunitext|niweke kwa list|ni add kwa list|niadd kwa list|niaddie kwa list|nirudishe kwa list) (tena|)',
    yes: 'niweke kwa list; anza kunitext; nirudishe kwa list tena',
    no: 'anza kudeliver',
  },
  {
    cue: 'language_en',
    phrases:
      '(bonga|tubonge|chapa|andika|ongea|reply) (na|kwa|) (kizungu|english|ngeli); (sijui|sielewi|siskii) (kiswahili|sheng)',
    yes: 'bonga english; tubonge ngeli; sielewi sheng',
    no: 'bonga bei',
  },
  {
    cue: 'language_sw',
    phrases:
      '(bonga|tubonge|chapa|reply) (na|kwa|) (kiswahili|swahili|swa); (sijui|sielewi|siskii) (kizungu|english|ngeli)',
    yes: 'tubonge kiswahili; siskii english; bonga swa',
    no: 'bonga na msee',
  },
  {
    cue: 'language_sheng',
    phrases:
      '(bonga|tubonge|chapa|andika|reply|ongea|unaeza|unabonganga|unabonga|mnabonga) (na|kwa|) sheng (bro|manze|tu|); sheng (bro|msee|tu)',
    yes: 'tubonge sheng; unabonga sheng?; sheng tu',
    no: 'sielewi sheng',
  },
  {
    cue: 'which',
    phrases: '(form gani|ka gani|za form gani|ya form gani|form zipi)',
    yes: 'ni ka gani; form gani; ya form gani',
    no: 'form ni poa',
  },
  {
    cue: 'what',
    phrases: '(ni nini|niambie story ya|nieleze form ya|story ya|rada ya|niexplainie|nishow rada ya)',
    yes: 'niambie story ya hiyo simu; rada ya hio; niexplainie',
    no: 'mastory',
  },
  {
    cue: 'why',
    phrases: '(mbona|kwani|why bana|kwanini bana|juu ya nini|ju ya nini)',
    yes: 'mbona ni ghali; kwani mko wapi; juu ya nini',
    no: 'mboch',
  },
  {
    cue: 'how',
    phrases:
      '(inafanyaje|inaendaje|inaendanga aje|inakuanga aje|inawork aje|unado aje|nafanya aje|nido aje|natumia aje|inatumika aje)',
    yes: 'inawork aje; nido aje; inatumika aje',
    no: 'mko aje',
  },
  {
    cue: 'how_long',
    phrases:
      '(inatake|itatake|inachukua|itachukua|inatakenga) (how long|siku ngapi|masaa ngapi|muda gani|time gani|kitambo)',
    yes: 'inatake how long; itachukua siku ngapi; inatake masaa ngapi',
    no: 'inalast how long; siku gani; longi',
  },
  {
    cue: 'can_i',
    phrases: '(naeza|tunaeza|naezaje|inaeza|si naeza|naeza aje|inawezekana)',
    yes: 'naeza osha na maji; tunaeza pata; si naeza jaribu',
    no: 'siezi',
  },
  {
    cue: 'question',
    phrases:
      '(nauliza|nauliziaa|naulizia|niulize|nilikuwa nauliza|naskiza|nko na swali|niko na swali|swali tu|nishow|nijuze|nishow kama|nataka kujua ka) (tu|ka|kama|); (cheki|angalia|nichekie|confirm|check) (kama|ka|if); kabla (nilipe|nibuy|niorder|nipay)',
    yes: 'nko na swali; nauliza tu ka; nijuze; cheki kama iko',
    no: 'swala',
  },
  {
    cue: 'for_him',
    phrases:
      '(ya|za|kwa|) (msee|mse|brathe|brayo|bro yangu|brathe yangu|boy|mabro|mhare|mandugu|wasee|budaa yangu) (wangu|yangu|mmoja|wa makamo)',
    yes: 'za brathe yangu; kwa msee wangu; brayo yangu',
    no: 'sema bro; msee wa duka',
  },
  {
    cue: 'for_her',
    phrases:
      '(ya|za|kwa|) (dem|demu|mdem|mademu|madem|manzi|mamanzi|msupa|masupa|mresh|mrembo|sistee|siz|sister) (yangu|wangu|mmoja|mkali|); (ya|za) (kimadem|kimanzi)',
    yes: 'za madem; raba za manzi; kwa siz yangu',
    no: 'demonstrate',
  },
  {
    cue: 'for_kids',
    phrases:
      '(ya|za|kwa|) (mtoi|watoi|toto|mtoto wangu|kasee|kadem kadogo|kamtoi|tumtoi|jnr|junior|shorty wangu) (wangu|wetu|yangu|)',
    yes: 'viatu za mtoi; watoi wangu; kamtoi kangu',
    no: 'mto',
  },
  {
    cue: 'for_parent',
    phrases:
      '(ya|za|kwa|) (mathe|mathee|masa|moda|mzae|fathe|fathee|mbuyu|buyu|mzazi|mazazi|ole|mzeiya wangu|mokoro|wazae) (wangu|yangu|); (kwa|za|ya) mzeiya',
    yes: 'simu ya mathe; kwa buyu yangu; za fathe',
    no: 'mathematics',
  },
  {
    cue: 'for_partner',
    phrases:
      '(ya|za|kwa|) (bae|babe|dem wangu|demu wangu|manzi yangu|msupa wangu|chali yangu|chali|boychild wangu|jamaa yangu|wife|wifey|beb)',
    yes: 'zawadi ya bae; kwa chali yangu; dem wangu',
    no: 'bei',
  },
  {
    cue: 'for_gift',
    phrases: '(zawadi|gift|surprise) (ya|kwa|ya kumgei|ya kumsurprise|ya bday|ya birthday) (dem|msee|mathe|beshte|)',
    yes: 'gift ya beshte; zawadi ya kumgei; surprise ya bday',
    no: 'gifti',
  },
  {
    cue: 'sports',
    phrases:
      '(nani alichapa|nani amechapa|nani anachapa|nani alishinda|mechi ilienda|mechi imeenda|gemu ilienda|game ilienda|gemu imeenda|arsenal imechapwa|man u imechapwa|chelsea imechapwa|manu imechapwa) (jana|leo|aje|)',
    yes: 'nani alichapa jana; gemu ilienda aje; man u imechapwa',
    no: 'imechapa soli',
  },
  {
    cue: 'politics',
    phrases: '(zakayo|kasongo|baba wa taifa|wantam|gava|serikali|siasa|mheshimiwa|ruto must go|maandamano)',
    yes: 'gava imetuangusha; zakayo ameongeza tax; wantam',
    no: 'kasha',
  },
  {
    cue: 'love',
    phrases:
      '(nakufeel|nakukubali dem|nakupenda|nakudai|uko single|uko na mtu|una mtu|uko na dem|uko na chali|niwe chali wako|niwe dem wako|nikutoe out|tutoke out|tupatane tuvibe|tuvibe|nipee namba tuvibe|uko bae) (bae|bro|dem|sana|)',
    yes: 'nakufeel sana; uko single; tutoke out',
    no: 'nadai out',
  },
  {
    cue: 'betting',
    phrases:
      '(betika|sportpesa|odds|kubet|aviator|jackpot|sure bet|sureodds|mozzat) (ya leo|za leo|iko|kali|); (mkeka|mikeka) (ya|za) (leo|kesho|sportpesa|betika)',
    yes: 'nipee mkeka ya leo; odds za leo; naeza kubet',
    no: 'mkia',
  },
  {
    cue: 'general_knowledge',
    phrases:
      '(nichekeshe|nipee story|nipigie story|niambie joke|nipee joke|nibambe na story|piga story|story za mtaa|mastory za mtaa) (kidogo|bro|ingine|)',
    yes: 'nichekeshe kidogo; nipee joke; piga story',
    no: 'story ya hiyo simu',
  },
]
