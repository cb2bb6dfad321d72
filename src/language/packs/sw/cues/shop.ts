import type { CueEntry } from '../../pack.ts'

export const shop: readonly CueEntry[] = [
  {
    cue: 'hours',
    phrases:
      '(mnafungua|mnafunga|unafungua|unafunga|mwafungua|mwafunga|hufungua|hufunga|mnafunguanga|mnafunganga|mtafungua|mtafunga|huwa mnafungua|huwa mnafunga|duka hufungwa|duka hufunguliwa|duka linafunguliwa|duka linafungwa|linafunguliwa|linafungwa|kufungua|kufunga|mnaanza kazi|mnamaliza kazi|mnafanya kazi|mnafanyanga kazi|mmefungua|mmefunga|mko wazi|uko wazi|duka liko wazi|mko kazini|mnakuwa wazi|duka limefunguliwa|duka limefungwa|mnapatikana) (saa|siku|mpaka saa|hadi saa|kuanzia saa|) (ngapi|gani|jumapili|jumamosi|leo|kesho|sikukuu|wikendi|usiku|asubuhi|sasa|saa hii|saa hizi|kila siku|lini|); (saa|masaa|muda|siku) (ya|za|) (kazi|kufungua|kufunga|biashara|ngapi mnafungua|ngapi mnafunga|ngapi mko wazi|kufunguliwa); (saa|siku) (ngapi|gani) (mnafungua|mnafunga|mko wazi|mnafanya kazi|mko|unafungua|unafunga); mko (leo|jumapili|jumamosi|kesho|wazi|wikendi|sikukuu); (duka|mko|muko|mpo|lipo|liko|mtakuwa|mtakua|mnakuwa|dukani ni|duka liko|duka lipo|kuko) (wazi|wazi kesho|wazi leo); (mmefungua|mmefunga|mtafungua|mtafunga|mlifungua|mnafunguanga) (leo|kesho|tayari|sasa|saa ngapi|)',
    yes: 'mnafungua saa ngapi; mko wazi jumapili?; mnafanya kazi wikendi; duka linafungwa saa ngapi; duka lipo wazi kesho; mko wazi; mmefunga tayari',
    no: 'haifanyi kazi; saa ya mkono; fungu moja',
  },
  {
    cue: 'location',
    phrases:
      '(mko|muko|uko|mpo|upo|duka liko|duka lipo|duka lenu liko|duka yenu iko|duka iko|mnapatikana|mnapatikania|mko na duka|ofisi iko|ofisi yenu iko|mnauzia|mmekaa|mnakaa|biashara iko|tawi liko|mnauza mkiwa|kwenu ni|duka ni) (wapi|sehemu gani|mahali gani|mtaa gani|maeneo gani|upande gani|jengo gani|mji gani|town gani|side gani|floor gani|hapa wapi|wapi hasa) (hasa|haswa|nairobi|kwa|); (tawi|matawi|ramani|maelekezo|mwelekeo|eneo la duka|mahali pa duka|jengo gani|ghorofa ya ngapi|duka la karibu) (lenu|yenu|ya duka|yapo|ziko|wapi|gani|); (mna|mko na|kuna) (tawi|matawi|duka) (huko|hapo|mjini|katika|wapi|kwa|); (nafikaje|nikifikaje|nitafikaje|nakujaje|nije vipi|nifike vipi|nifikeje) (dukani|kwenu|hapo|huko|); (nielekeze|nielekezeni|naomba maelekezo|naomba location|nitumie location|tuma location|nipe location)',
    yes: 'mko wapi; duka lenu liko wapi; mna tawi Mombasa; nafikaje dukani; tuma location',
    no: 'mzigo uko wapi; nyumbani; mko na viatu',
  },
  {
    cue: 'returns',
    phrases:
      '(kurudisha|kubadilisha|kubadilishiwa|kubadilishana|kurejesha|kubadilishia|nibadilishie|mnibadilishie|unibadilishie|mnabadilisha|mnabadilishanga|mnarudisha|mnabadilishia|huwa mnabadilisha|mnakubali kurudisha|nirudishe|nirudisha|nikirudisha|nikirudisha|narudisha|nitarudisha|naweza rudisha|naweza badilisha|naeza rudisha|ninaweza kurudisha|naweza kurudisha|naweza kubadilisha|sera ya kurudisha) (saizi|size|bidhaa|viatu|kiatu|simu|vitu|hiyo|hizi|hizo|ikiwa|kama|mzigo|rangi|nguo|hii|ile|zile|); (ikiwa|kama|na|zisipo|isipo) (haitoshi|hazitoshi|hainitoshi|hazinitoshi|haitatosha|zisiponitosha|isiponitosha|zikinibana|ikinibana|ikiwa ndogo|zikiwa ndogo|ikiwa kubwa|zikiwa kubwa|sitaipenda|sijaipenda); (zisiponitosha|isiponitosha|zikikuwa ndogo|zikiwa kubwa|isipotosha|zisipotosha|ikikuwa kubwa)',
    yes: 'naweza kurudisha viatu; zisiponitosha?; mnabadilisha saizi; nataka kubadilishiwa',
    no: 'badilisha rangi; rudisha pesa; nirudishie pesa',
  },
  {
    cue: 'warranty',
    phrases:
      '(waranti|warranti|dhamana|udhamini|garantii|garanti|waranty ya) (ya|gani|ni|muda gani|miezi mingapi|mwaka|ipo|iko|kwa|); (ina|iko na|zina|zinakuja na|inakuja na|mnapeana|mnatoa) (waranti|warranty|guarantee|dhamana)',
    yes: 'ina warranty; dhamana ya muda gani; mnatoa waranti',
    no: 'dhahabu; ndani; mwaka mpya',
  },
  {
    cue: 'repair',
    phrases:
      '(kutengeneza|mnaweza kubandika|mnabandika|mtabandika|kurekebisha|kukarabati|ukarabati|matengenezo|fundi|mafundi|kushonewa|kushona|kurekebishiwa|kutengenezewa|nitengenezee|mnitengenezee|mnatengeneza|mnarekebisha|unatengeneza|mwatengeneza|spea|vipuri|mnabadilisha kioo|kubadilisha kioo|kubadilisha betri|kubadilisha skrini|kubadilisha screen|nabadilisha screen|nabadilisha kioo|nabadilisha skrini|mnabadilisha screen|mnabadilisha skrini|mnabadilisha betri|kubandika sole|kubandika kiatu|kubandika viatu|kugundisha|weka mpya|wekea mpya|kuweka mpya|mniwekee mpya|kuweka zip|weka zip|kuweka betri|weka betri|kugundi|kubandika soli|kuweka soli|kugluu|mnashona|nishonewe|nishonee) (simu|soli|viatu|kiatu|kioo|betri|hiyo|hii|ya simu|wa simu|wa viatu|yangu|); (soli|sole|betri|battery|skrini|screen|kioo|zipu|zip|kisigino) (yake|zake|hiyo|) (inaweza|zinaweza|inawezekana|mnaweza|mtaweza|naweza|yaweza) (kubadilishwa|kubadilisha|kuwekwa|kutengenezwa|kurekebishwa|kubadilishiwa); (kubadilishwa|kubadilishiwa|mnabadilisha|mtabadilisha|mnawekaga|mnaweka) (soli|sole|zipu|zip|betri|battery|kisigino); (soli|sole|betri|battery|skrini|screen|kioo|zipu|zip) (yake|zake|) (ikiisha|ikiharibika|ikipasuka|ikibanduka|ikichakaa|) (mnabadilisha|mtabadilisha|mnarekebisha|mnatengeneza); (imeingia|iliingia|imeanguka|ilianguka|imeingiwa na|iliingiwa na|imetumbukia|ilitumbukia) (kwa|kwenye|ndani ya|na|) (maji|choo|ndoo|sinki|beseni|karai); (imelowa|ililowa|imenyeshewa|ilinyeshewa) (maji|na mvua|); (kuikausha|mnikaushie|muikaushe|mtaikausha|kukausha|mnakausha) (simu|)',
    yes: 'mnatengeneza simu; mko na fundi; kubadilisha kioo ni ngapi; soli inaweza kubadilishwa; betri yake ikiisha mnabadilisha; kurekebisha viatu',
    no: 'fungua; imetengenezwa na ngozi; kushoto',
  },
  {
    cue: 'trade_in',
    phrases:
      '(chukua|kuichukua|kuchukua|mkaichukua|mkachukua|kuipokea) (na|halafu|alafu|kisha|) (niongeze|niongezee|nikaongeza|nikiongeza) (pesa|hela|doo|kitu|); (mnaichukua|mtaichukua|mnachukua|mtachukua|mnaipokea|mnapokea|niwape|niwaletee|kuwapa|niwapatie|nilete) (ile|simu|) (ya|) (zamani|kitambo|nzee|mzee|) (niongeze|niongezee|nikiongeza|kisha niongeze|halafu niongeze|alafu niongeze) (pesa|kitu|doo|hela|); (niongeze|nikiongeza|niongezee) (pesa|kitu|doo|hela|) (nipate|nichukue|nipewe|mnipe|nipatiwe) (mpya|ingine|nyingine|hii|simu mpya|); (kubadilishana|nibadilishe|kuuza|niwauzie|kuwauzia|niwape|mnachukua|mnanunua|naweza leta|kuongeza pesa juu ya|nibadilishane) (simu|kiatu|na|) (ya zamani|kuukuu|yangu ya zamani|iliyotumika|zilizotumika|za zamani|simu ya zamani|yangu kuukuu); (simu|bidhaa) (ya|yangu ya|za|yangu) (zamani|kuukuu) (kwa|na|mnachukua|mnanunua)',
    yes: 'mnachukua simu ya zamani; mnaweza kuichukua niongeze hela; nibadilishe yangu ya zamani; kuuza simu yangu ya zamani',
    no: 'simu ya bei; nataka simu mpya; zamani',
  },
  {
    cue: 'receipt',
    phrases:
      '(risiti|stakabadhi|ankara|risti|resiti|hati ya malipo|karatasi ya malipo) (ya|yangu|za|tafadhali|ya kra|ya etr|)',
    yes: 'naomba risiti; nitumie ankara; stakabadhi yangu',
    no: 'risasi; kitabu; asante',
  },
  {
    cue: 'how_to_order',
    phrases:
      '(jinsi|namna|vile|utaratibu|njia|hatua) (ya|wa|za|ninaweza|naweza|naeza) (kuagiza|kununua|kuorder|kuoda|kupata bidhaa|kufanya oda|kufanya order|agiza|nunua); (naagizaje|nanunuaje|ninaagizaje|ninanunuaje|naagiza vipi|nanunua vipi|nitaagizaje|nitanunuaje|naorder aje|naagiza aje|nanunua aje|naodaje|inafanyaje kazi|inafanya kazi vipi|inakuwaje kununua|kuagiza ni vipi|kuorder ni aje|naagiza kupitia wapi); (naweza|naeza) (kuagiza|kununua|kuorder) (hapa|kwa whatsapp|online|kupitia|vipi|aje)',
    yes: 'jinsi ya kuagiza; naagizaje; nanunua vipi; naweza kuagiza hapa',
    no: 'nataka kuagiza; nalipaje; agizo langu',
  },
  {
    cue: 'restock',
    phrases:
      '(mtapata|mtaleta|mtakuwa na|mtaagiza|zitarudi|itarudi|zitapatikana|itapatikana|yatapatikana|patapatikana|zitakuja|mtazipata|mtaipata) (tena|nyingine|zingine|mpya|lini|siku gani); (zinaingia|yanaingia|inaingia|vinaingia|zinafika|huingia|hufika|zinakuja|zinakujanga|zinaingianga|huja|mnapata|mnapokea|mnaletewa) (lini|siku gani|siku ngapi|saa ngapi|mpya lini|saa gani); (mzigo|stock|stoki|bidhaa) (mpya|mpya inakuja|mpya unafika|mpya unaingia|inaingia|unaingia) (lini|siku gani|)',
    yes: 'mtapata tena lini; nyanya zinaingia siku gani; stock mpya; zitarudi lini; huja siku gani',
    no: 'mzigo wangu unafika lini; mtaleta kwetu; pesa imeingia',
  },
  {
    cue: 'bulk',
    phrases:
      '(jumla|bei ya jumla|kwa bei ya jumla|kwa wingi|kwa jumla jumla|oda kubwa|vitu vingi|pisi nyingi|pea nyingi|nyingi sana|kuuza tena|kuuzia duka|duka langu|biashara yangu|jumla jumla) (ni|iko|bei|ngapi|mnauza|); (bei|mnauza|nataka|nunua|kununua|nikichukua|nikinunua|ya) (ya|za|kwa|) (jumla|wingi|nyingi); (kwa|za|ya) (hoteli|kampuni|chama|hafla|mkutano|msiba|mazishi|shule nzima|kanisa zima|wanafunzi wa shule); (kampuni|shule|hoteli|kanisa|shirika|ofisi|chama) (yetu|letu|chetu|yangu) (inahitaji|inataka|linahitaji|linataka|tunahitaji|kinahitaji|wanahitaji); (kwa ajili ya|za) (wafanyakazi|wageni) (wetu|wangu|); (tuna|nina|niko na|tuko na|naendesha|tunaendesha|ninaendesha) (hoteli|mkahawa|mgahawa|kibanda|kantini|hosteli|kioski) (ndogo|kubwa|yetu|yangu|changu|chetu|); (kutuletea|kuniletea|kuleta|mtuletee|mniletee) _ kila (siku|asubuhi|wiki|jioni); (oda|order|supply) ya kila (siku|wiki|asubuhi)',
    yes: 'bei ya jumla; nataka kwa wingi; za hafla; nikichukua nyingi; mnauza jumla; kampuni yetu inahitaji simu kumi',
    no: 'jumapili; moja',
  },
  {
    cue: 'privacy',
    phrases:
      '(futa|mfute|zifute|ondoa|toa|mnatunza|mnahifadhi|mnashare|mnatumia|mnauza) (data|taarifa|taarifa za|habari|maelezo|namba|akaunti|mazungumzo) (yangu|zangu|zetu|zote|binafsi|langu); (data|taarifa|maelezo|siri|faragha) (yangu|zangu|binafsi|za wateja|ya wateja|za kibinafsi) (iko|ziko|salama|); faragha; (mnajua|mna) nini kunihusu; (sera|masharti) ya faragha',
    yes: 'futa data yangu; taarifa zangu ziko salama; mnajua nini kunihusu; sera ya faragha',
    no: 'futa oda; habari ya asubuhi; data za safaricom',
  },
  {
    cue: 'contact',
    phrases:
      '(namba|nambari|mawasiliano|barua pepe|email|tovuti|ukurasa) (zenu); (namba|nambari|simu|mawasiliano|barua pepe|email|tovuti|ukurasa) (yenu|ya simu|za simu|ya duka|ya ofisi|ya kupiga|ya whatsapp|ya mhudumu|ya mwenye duka) (ni|ni gani|tafadhali|yenu|); (nipe|nipeni|naomba|mniachie) (namba|nambari|contact|mawasiliano) (yenu|ya simu|zenu|ya kupiga|); (nipe|nipeni|naomba|mniachie) simu (yenu|zenu|ya kupiga); (niwapigie|nawapigia|niwapigieje|nawapata|niwapate|nawafikia) (wapi|vipi|aje|namba gani|kwa namba gani|kwa simu gani); (nani|ni nani) (anamiliki|mwenye|ndiye mwenye|ana miliki) (duka|biashara) (hili|hii|)',
    yes: 'namba yenu ya simu; naomba mawasiliano; niwapigie kwa namba gani; nawapata vipi; nani anamiliki duka hili',
    no: 'namba ya kiatu; simu ya mtoto; namba yangu',
  },
  {
    cue: 'original',
    phrases:
      '(halisi|asili|orijino|orijinali|origino|feki|bandia|ya kweli|za kweli|ya ukweli|za ukweli|original|sio feki|si feki|si bandia|mpya kabisa|ngozi halisi|ngozi ya kweli|ngozi kweli|ngozi asili) (kweli|ama|au|ama feki|ama original|ama bandia|ama ni feki|)',
    yes: 'hizi ni original; ni feki ama; ngozi halisi; si bandia',
    no: 'rangi; mpya; kwa kweli',
  },
  {
    cue: 'used',
    phrases:
      '(mpya|new) (ama|au|or) (used|second hand|mtumba|imetumika|zimetumika|imetumiwa|mtush); (iliyotumika|zilizotumika|imetumika|zimetumika|vilivyotumika|vimetumika|ya mitumba|za mitumba|mitumba|mtumba|ya mtumba|za mtumba|mkono wa pili) (ama|au|) (mpya|original|)',
    yes: 'ni mpya ama zimetumika; simu za mitumba; mkono wa pili; zilizotumika au mpya',
    no: 'mtu mwingine; imetumwa; nitatumia',
  },
  {
    cue: 'job',
    phrases:
      '(nafasi|natafuta|naomba|nataka|kuna|mna|ajira|kupata|nipe) (ya|za|) (kazi|ajira|kibarua) (gani|yoyote|kwenu|hapo|); (mnaajiri|mnaandika watu|mnaajiri watu|ajira|ajiriwa|kibarua|nafasi za kazi)',
    yes: 'natafuta kazi; kuna nafasi za kazi; mnaajiri?',
    no: 'mnafanya kazi; haifanyi kazi; kazi nzuri',
  },
  {
    cue: 'service',
    phrases:
      '(protector|kinga|kioo|glass|kulinda|skrini|screen|guard|simu) (mnaniwekea|mtaniwekea|mnaiweka|mtaiweka|mnaweka|mnafit|mtanifitia|mnaniekea|mtaniekea|mnaniwekea wenyewe|mnabandika|mtanibandikia); (mnaweka|mnabandika|mtaweka|mnaniwekea|mtaniwekea|unaniwekea|unaweka|mnafit|mnafunga|mnaweza kuweka|mnaweza kubandika|mniwekee|mnibandikie) (protector|kioo|glass|screen|kwa simu|hapo|huko|dukani|pia|wenyewe|bure); (kuhamisha|kunihamishia|mnahamisha|mtanihamishia|nihamishie|kuhamishiwa|mnanihamishia) (picha|namba|contacts|data|vitu|mafaili|whatsapp) (zangu|yangu|vyangu|zote|); (funga|nifungie|mnafunga|mfunge|nifungieni) (kama|vizuri kama|) zawadi; (kujaribu|kujaribia|nijaribu|nivijaribu|kuvijaribu|nije kujaribu|kuja kujaribu|kuvipima|kupima|jaribu|kuijaribu|niijaribu|nizijaribu|kuzijaribu) (viatu|nguo|kiatu|hapo|) (dukani|dukani kwenu|hapo dukani|kwenu|kwanza|hapo); (pakia|pakieni|weka|mweke) (tofauti|kando|kwa mfuko mmoja|kwa mifuko tofauti); (naweza|ninaweza|naeza|niweze|tunaweza) (kujaribu|try|kutry|kuvaa|kujaribisha|kuangalia|kupima) (kwanza|kabla|) (kabla ya kulipa|kabla sijalipa|kabla ya kununua|)',
    yes: 'mnaweza kuweka protector; nihamishie picha zangu; nifungie kama zawadi; naweza kujaribu viatu dukani; naweza kujaribu kwanza',
    no: 'weka moja; nitumie picha; jaribu tena',
  },
  {
    cue: 'trust',
    phrases:
      '(duka|biashara|hii) (hili|hii|lenu|yenu|ni|) (ni|) (halisi|ya kweli|la kweli|ya uhakika|la uhakika|imesajiliwa|limesajiliwa); (nyinyi|ninyi|mko|nyie|je mko) (ni|) (halisi|wa kweli|wa ukweli|wakweli|halali|watu wa kweli|legit|genuine); (mna|mko na|muna) (duka|ofisi|dukani) (halisi|la kweli|kweli|la uhakika); (mnaaminika|naweza kuwaamini|nawaaminije|nitawaaminije|nitajuaje si matapeli|nitajuaje sio matapeli|nitajuaje mko halali|mko halali|ninawezaje kuwaamini|nitawaamini vipi)',
    yes: 'mnaaminika; nyinyi ni halisi; mko na duka la kweli; duka hili ni halisi; nitawaaminije',
    no: 'ngozi halisi; nyinyi ni wezi',
  },
]
