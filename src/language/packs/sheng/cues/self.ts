import type { CueEntry } from '../../pack.ts'

export const self: readonly CueEntry[] = [
  {
    cue: 'person',
    phrases:
      '(nibonge|kubonga|niongee|nibongeshe|niongeleshe|nidiscuss|nichat|naeza bonga|nataka kubonga|nadai kubonga|nipee|nipe|niunganishe|nipatie|niitie|nicallie|nadai|aniongeleshe) (na|) (msee|mse|msee wa duka|msee wa shop|mtu|msee wa ukweli|mtu wa ukweli|boss|boss wenu|mdosi|owner|agent|manager|mwenye shop|mwenye duka|customer care|msee mwingine|binadamu); (nipe|nipee|nipatie|nataka|nadai|natafuta|naomba|niletee|nitafutie) (msee|mse|mtu|mdosi|boss) (mwingine|flani|) wa (kubonga|kubonga naye|kuongea|kuongea naye|kunibongesha|kuniongelesha|kudiscuss|kuchat|kunisort|kunihelp|kunisaidia|ukweli); (nicall|nicallie|unicall|mnicall|anicall|nipigie|nipigieni|nipigie call|nipigie simu|nicheki kwa simu|nitext msee|nipigie tubonge|tubonge kwa simu) (saii|sai|badae|bana|manze|)',
    yes: 'nibonge na msee wa duka; nicall saii; nadai kubonga na boss; nipee msee wa ukweli; nataka mse wa kubonga naye',
    no: 'nipee moja; nabonga na nani; nataka viatu vya msee wa rika langu',
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
      '(niadd|niweke|ni add|nieke) (kwa|) list ya (ofa|offers|promo|promos|deals); (nitext|nishow|nicheki|nitumie|nistue|mnistue|nirushie|nijulishe) (kukiwa na|ka kuna|kama kuna|mkiwa na|) (ofa|offers|promo|promos|deals|mali mpya|mzigo mpya|stock mpya) (mpya|zenu|zikikam|)',
    yes: 'nistue kukiwa na deals; nirushie ofa zenu; nitext mkiwa na promo',
    no: 'kuna ofa',
  },
  {
    cue: 'stop_all',
    whole: 'message',
    phrases:
      '(wacha|wacheni|acha) (kunitext|kunitumia|kuni sms|kunispam|kutext) (tena|bana|); (wacha|wacheni|acha) ku text; ni remove; (wachana|wachaneni|achana) na mimi; (usinisumbue|msinisumbue|niblock|mniblock|niremove|nitoe kwa hii|nitoeni) (tena|kwa list|bana|); (acheni|acha|wacheni|wacha) (kunisumbua)',
    yes: 'wacheni kunitext; wachana na mimi; niremove kwa list; wacha ku text',
    no: 'wacha nicheki; wachana na izo',
  },
  {
    cue: 'stop_all',
    phrases:
      '(wacha|wacheni|acha|acheni|mwache) (kunitext|kunitumia|kuni sms|kunisms|kunispam|kuni spam|kunirushia|kunitextia) (hizo|izo|hizi|izi|) (text|texts|txt|sms|messages|msgs|meseji|spam); (wacha|wacheni|acha|acheni) (kunitext|kunispam|kuni spam|kunisms|kunitextia); (usinitext|msinitext|usini text|msini text|usinisms|msinisms) (tena|bana|); (ni|mni|) (unsubscribe|unsubscribie) (mimi|mi|kwa|) (hizi|hizo|izi|izo|) (text|texts|sms|messages|list|); (niunsubscribe|niunsubscribie|mniunsubscribe|kuunsubscribe|naunsubscribe|niremove|niremoveni|mniremove|nitoe|nitoeni|mnitoe) (kwa|) (hiyo|iyo|hii|io|) (list|group|broadcast) (ya|yenu|) (text|texts|sms|messages|); (staki|sidai) (tena|) (text|texts|txt|sms|messages|msgs) (zenu|zako|tena|); nimechoka na (text|texts|sms|messages|msgs) (zenu|)',
    yes: 'msinitext tena; acheni kunispam; nitoeni kwa list ya texts; ni unsubscribe kwa hizi sms; staki texts zenu; wacheni kunitumia hizo text bana',
    no: 'nitext ikifika; wacha nicheki; text ya ofa iko wapi',
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
    cue: 'talk_with',
    phrases:
      '(kubonga|nibonge|tubonge|bonga|kubongeshwa|kubongesha|niongee|ongea) na; (niconnect|niconnectie|uniconnect|mniconnect|nilink|nilinkie|nihook) (na|)',
    yes: 'nadai kubonga na Brayo; niconnect na ofisi; nilinkie na Kevo',
    no: 'bonga point; link ya group',
  },
  {
    cue: 'tongue_en',
    phrases: '(ngeli|ngeus)',
    yes: 'ngeli tu; ni ngeli; ngeus',
    no: 'ngeta',
  },
]
