import type { CueEntry } from '../../pack.ts'

export const paying: readonly CueEntry[] = [
  {
    cue: 'split_bill',
    phrases:
      '(tugawane|tugawanye|gawanya|gawa|tugawe|kugawana|tugawana) (malipo|bill|gharama|hii|pesa|oda|); kila mtu (alipe|analipa|atalipa) (yake|zake|sehemu yake|fungu lake); (tuchange|tuchangie|tunachanga) (malipo|oda|pesa|); tulipe pamoja',
    yes: 'tugawane; gawanya malipo; kila mtu alipe yake; tuchangie oda; tulipe pamoja',
    no: 'malipo ni vipi; pamoja na soksi',
  },
  {
    cue: 'who_paid',
    phrases:
      'nani (amelipa|ameshalipa|hajalipa|wamelipa|amebaki) (tayari|bado|); wangapi wamelipa; (nani|gani) bado hajalipa',
    yes: 'nani amelipa; nani hajalipa bado; wangapi wamelipa',
    no: 'nimelipa; nani yuko hapo',
  },
  {
    cue: 'stop_sharing',
    phrases: '(acha|sitisha|ghairi|futa) (kugawana|kugawa|kuchanga|mgawo|mchango) (malipo|)',
    yes: 'acha kugawana; sitisha mgawo; ghairi mchango',
    no: 'ghairi oda; acha kunitumia',
  },
  {
    cue: 'each_pays',
    phrases:
      '(kila mtu|kila mmoja|kila mmoja wetu|kila moja wetu) (alipe|analipa|atalipa|atoe|anatoa|atatoa|achange|anachanga|alete)',
    yes: 'kila mtu atoe 700; kila mmoja alipe 700; kila mmoja wetu analipa 500',
    no: 'kila mtu anaipenda; kila siku',
  },
  {
    cue: 'each_of_us',
    phrases: '(kila mtu|kila mmoja wetu|kwa kila mtu); kila mtu',
    yes: 'tuko wanne, kila mtu 700; 700 kwa kila mtu; 700 kila mmoja wetu',
    no: 'kila siku; kila kitu',
  },
  {
    cue: 'others_pay',
    phrases:
      '(wengine|wenzangu|hao wengine|rafiki zangu|marafiki zangu) (walipe|wanalipa|watalipa|watoe|wanatoa|wachange|wanachanga) (kila mmoja|)',
    yes: 'wengine walipe 500; wenzangu watoe 600 kila mmoja; rafiki zangu watalipa',
    no: 'zingine nyekundu; wengine wako wapi',
  },
  {
    cue: 'share_link',
    phrases:
      '(kiungo|link) (cha|ya|kwa|ya kulipa kwa|cha kulipa kwa) (wenzangu|kikundi|wengine|marafiki|rafiki zangu|kila mtu|yeyote|mtu yeyote|group|chama); (kiungo|link) (wenzangu|wengine|marafiki|rafiki zangu|watu) (walipe|walipie|wanaweza kulipa|walipe nacho)',
    yes: 'nitumie kiungo cha kulipa kwa wenzangu; nipe link ya group; nitumie kiungo wenzangu walipe',
    no: 'nitumie kiungo; link ya bidhaa',
  },
  {
    cue: 'pay_rest',
    phrases:
      '(nitalipa|nalipa|nilipe|ninalipa|ntalipa|nataka kulipa|wacha nilipe|nimalizie|nitamalizia|namalizia) (iliyobaki|zilizobaki|kilichobaki|salio|baki|pesa iliyobaki|malipo yaliyobaki)',
    yes: 'nitalipa iliyobaki; nalipa salio; nilipe kilichobaki',
    no: 'iliyobaki ni gani; nalipa kwa mpesa',
  },
  {
    cue: 'share_again',
    phrases: '(gawa|gawanya|tugawane|tugawanye|igawe) (upya|tena|kwa waliobaki|iliyobaki)',
    yes: 'gawa upya; tugawane tena; gawanya kwa waliobaki',
    no: 'sema tena; upya kabisa',
  },
  {
    cue: 'ask_again',
    phrases:
      '(waombe|omba|waulize|wakumbushe|mkumbushe|muombe|mwombe) (tena|wenzangu|wengine|); tuma (maombi|ombi) tena',
    yes: 'waombe tena; wakumbushe; tuma ombi tena',
    no: 'nikumbushe kesho; tuma risiti',
  },
  {
    cue: 'dropped_out',
    phrases:
      '(amejitoa|amejiondoa|ametoka|amekataa|hatalipa|halipi|hataki kulipa|hawezi kulipa|amekataa kulipa|hatoi pesa)',
    yes: '0712345678 amejitoa; mtu wa 3 hatalipa; amekataa kulipa',
    no: 'siwezi kulipa; nimelipa',
  },
  {
    cue: 'pay',
    phrases:
      '(malipo|malpo|lipio|njia ya malipo|njia za malipo|njia ya kulipa|njia za kulipa|jinsi ya kulipa|namna ya kulipa|utaratibu wa malipo|maelezo ya malipo) (gani|zipi|ni|ni gani|yanafanywaje|ya|kwa|yako|yangu|); (nalipaje|nalipa vipi|nitalipaje|nitalipa vipi|nilipeje|ninalipaje|nalipa aje|tunalipaje|kulipa ni vipi|kulipa vipi|mnalipwaje|mnalipwa vipi|nalipa kwa njia gani|nilipe wapi|nalipa wapi|nitume pesa wapi|natuma pesa wapi|nitume wapi|pesa natuma wapi); (mnapokea|mnachukua|mnakubali) (malipo|pesa)',
    yes: 'njia za malipo ni gani; nalipaje; nitume pesa wapi; jinsi ya kulipa',
    no: 'nimelipa; malisho; lipo dukani',
  },
  {
    cue: 'money',
    phrases:
      'pesa; hela; fedha zangu; mapesa; vijisenti; senti; mshiko; kiasi cha pesa; (pesa|hela) (yangu|zangu|yenu|zenu|hizo|hiyo)',
    yes: 'pesa zangu zote; nitaleta hela; pesa yenu',
    no: 'pesa ngapi; pasi ya nguo; helmeti',
  },
  {
    cue: 'free',
    phrases:
      '(ni|kwa|ya|za|wa|la|kuletewa|huletwa|) (bure|free) (bila malipo|tu|); (bila|pasipo) (malipo|gharama|kulipa|kulipia|ada|gharama yoyote|ada yoyote|malipo yoyote); (kuna|ina|mna) (malipo ya ziada|gharama ya ziada|ada ya ziada)',
    yes: 'ni bure; bila malipo; mnaleta bure; kuna gharama ya ziada',
    no: 'bure kabisa; burudani; bila sukari',
  },
  {
    cue: 'mpesa',
    phrases:
      '(kwa|na|kupitia|kutumia|via) (mpesa|m pesa|simu yangu|namba yangu|laini yangu|namba hii|safaricom); tumia (mpesa|namba hii|namba yangu|laini hii|namba ingine|namba nyingine); (nalipa|nitalipa|ntalipa|lipa|kulipa|nilipe|tulipe|malipo) (kwa|na|kupitia|kutumia) (simu|line|laini); (kwa|kwenye|na) (hii namba|namba hii|namba yangu|laini hii|hii laini|namba ile ile|namba hiyo)',
    yes: 'nalipa kwa mpesa; kupitia simu yangu; tumia namba hii; nitalipa kwa simu; tuma kwa hii namba',
    no: 'simu ya mtoto; pesa taslimu; namba ya kiatu; dhamana kwa simu; kioo kwa simu',
  },
  {
    cue: 'prompt',
    phrases:
      '(nitumie|mnitumie|unitumie|naomba|nataka|tuma|tumeni|rudisha|leta|niletee|itume|sukuma) (prompt|stk|stk push|ombi la malipo|push|ombi|maombi) (tena|sasa|lingine|jingine|jipya|nyingine|mpya|upya|kwa simu|kwa namba|); (tuma|nitumie|jaribu|itume|rudia|nijaribie) tena; (jaribu|kujaribu|tujaribu|nijaribu) (tena|mara nyingine); (rudia|rudieni) (kutuma|ombi|kunitumia)',
    yes: 'nitumie prompt; tuma tena; nitumie ombi jipya; jaribu tena',
    no: 'tuma picha; sijapata mzigo; tena moja',
  },
  {
    cue: 'no_prompt',
    phrases:
      '(sijapata|haijafika|haijakuja|sijaona|sioni|haikuja|sikupata|siipati|hainiletei|halijafika|halijaja|halifiki|sijaliona) (bado|) (prompt|stk|ombi la malipo|ombi|ombi la mpesa|hiyo prompt|hilo ombi); (prompt|stk|ombi|ombi la malipo|ombi la mpesa|prompt ya mpesa) (bado|yenu|hiyo|) (haijafika|haijakuja|haikuja|haifiki|haiji|haionekani|haijaonekana|halijafika|halijaja|halifiki|haliji|halionekani|haitokei|halitokei|imekataa|imechelewa|limechelewa) (kwa|kwenye|) (simu|); (hakuna|hakukuja) (kitu|chochote|prompt|ombi) (kwenye|kwa|) (simu|) (yangu|yake|); (sijaona|sioni|sijapata) (kitu|chochote) (kwenye|kwa) (simu|fon|line) (yangu|yake|)',
    yes: 'sijapata prompt; sioni chochote kwa simu; ombi la malipo halijafika; sioni ombi; prompt haiji kwenye simu',
    no: 'nitumie ombi; sijapata mzigo; hakuna shida',
  },
  {
    cue: 'pay_slip',
    phrases:
      '(nimekosea|nilikosea|nimekosa|nilikosa|nimechanganya) (pin|namba ya siri|nambari ya siri|kitufe|kubonyeza|kuweka pin|kuandika pin); (nimeweka|niliweka|nimeandika|niliandika|nimeingiza|niliingiza|nimebonyeza|nilibonyeza|nimetumia) (pin|namba ya siri|nambari ya siri|kitufe|) (vibaya|mbaya|sivyo|isiyo|si sahihi|isiyo sahihi|siyo|kisicho|kibaya); (namba ya siri|nambari ya siri|pin) (ilikuwa|ni|si|sio|siyo|haikuwa) (mbaya|vibaya|sahihi|si sahihi|sio sahihi|yenyewe); pin mbaya; (nimeweka|niliweka|nimeandika|niliandika|nimeingiza|niliingiza|nimebonyeza|nilibonyeza|nimetumia|nilitumia) (pin|namba ya siri|nambari ya siri) (ya|ile ya|yangu ya|ile yangu ya|) (zamani|kitambo|nyingine|tofauti|line nyingine|laini nyingine); (nilighairi|nimeghairi|nilibatilisha|nimebatilisha|nilifunga|nimefunga|nilikataa|nimekataa|nilikatisha|nimekatisha|nimekata|nilikata) (ombi|prompt|stk|) (kwa makosa|kimakosa|kwa bahati mbaya|bila kukusudia|bila kujua); (ombi|prompt|stk|limekwisha|limeisha) (la malipo|) (limeisha|limepotea|lilipotea|lilifungwa|limefungwa|limekwisha|liliisha|imeisha|imepotea|ilipotea|iliisha) (muda|kabla|); simu (yangu|) (ilizima|ilikuwa imezima|ilikuwa imezimwa|haikuwa na mtandao|haikuwa na network|iliishiwa chaji); (nimechelewa|nilichelewa) (kuweka|kuandika|kuingiza) (pin|namba ya siri)',
    yes: 'nilikosea pin; nimeweka namba ya siri vibaya; nilifunga ombi kimakosa; ombi liliisha muda; simu ilikuwa imezima; nilibonyeza pin ya zamani',
    no: 'nimekosea saizi; ghairi oda yangu; simu haifanyi kazi; pini ya nywele',
  },
  {
    cue: 'paybill',
    phrases:
      '(namba|nambari|no) (ya|za) (till|paybill|kulipa|kulipia|malipo|akaunti|biashara|kutuma pesa|akaunti ya benki); (akaunti|account) (namba|nambari|number|ya kulipa|gani|yenu); (till|paybill) (yenu|namba|gani|ni); lipa na (till|paybill|bonga); (kwa|na) (till|paybill)',
    yes: 'namba ya till; paybill yenu ni gani; nipe nambari ya kulipia',
    no: 'namba ya simu; namba ya kiatu; tili',
  },
  {
    cue: 'card',
    phrases:
      '(kadi|kwa kadi|na kadi|kutumia kadi) (ya benki|ya visa|ya mkopo|yangu|); kadi za benki; (malipo|kulipa|lipa|nalipa|nitalipa) (ya|kwa|na) (kadi|card|visa)',
    yes: 'nalipa kwa kadi; mnapokea kadi; kadi ya benki; naweza lipa na card',
    no: 'kandili; karatasi; kodi',
  },
  {
    cue: 'cash',
    phrases:
      '(pesa taslimu|taslimu|pesa mkononi|pesa kwa mkono|mkononi|keshi|pesa cash|kwa cash|na cash) (tu|ikifika|mkifika|nikipokea|); (nalipa|nitalipa|kulipa|nilipe|nalipia|malipo|ntalipa|naweza kulipa) (nikipata|nikipokea|ikifika|mzigo ukifika|mkifika|mkileta|baada ya kupokea|baada ya kupata|baada ya kufika|nikiona|akifika rider|wakati wa kupokea|nyumbani); (nikipokea|nikipata|baada ya kupokea|baada ya kupata|nikiletewa|nikikabidhiwa) (mzigo|vitu|bidhaa|viatu|simu|oda) (wangu|yangu|vyangu|); (nitalipa|nalipa|ntalipa|nilipe|kulipa|malipo) (ukileta|mkileta|mkiniletea|ukiniletea|akileta|akiniletea|mtakapoleta|utakapoleta|ikiletwa|ukifika)',
    yes: 'nitalipa nikipokea; pesa taslimu; naweza kulipa ikifika; kwa cash tu; nikipokea mzigo; nitalipa ukileta',
    no: 'nalipa kwa mpesa; kesho; keki',
  },
  {
    cue: 'installments',
    phrases:
      '(lipa|kulipa|nilipe|nalipa|nitalipa|malipo|naweza lipa|naweza kulipa) (pole pole|polepole|mdogo mdogo|kidogo kidogo|kwa awamu|ya awamu|nusu|nusu kwanza|nusu nusu|kwa vipindi|kwa mkopo); (kwa|ya|za) (awamu|mkopo|deni|arbuni); (mkopo|deni|arbuni|amana|awamu) (gani|kidogo|kwanza|yoyote|); (kopa|nikopeshe|mnakopesha|nikope|kukopa)',
    yes: 'naweza kulipa pole pole; kwa awamu; mnakopesha?; nilipe nusu kwanza',
    no: 'nalipa sasa; taratibu; nusu kilo',
  },
  {
    cue: 'paid_claim',
    phrases:
      '(nimelipa|nimeshalipa|nishalipa|nimelipia|nimeshalipia|nishalipia|nilishalipa|nilishalipia|nimekwisha lipa|nimemaliza kulipa|nimetuma pesa|nimeshatuma pesa|nishatuma pesa|nimetuma hela|nimetuma hizo pesa|nimetuma malipo|nimefanya malipo|nimeweka pesa|nimeweka pin|pesa nimetuma|pesa nishatuma|pesa nimeshatuma|malipo nimetuma|nilituma pesa|nilishatuma pesa|pesa imetoka|pesa imetoka kwangu|pesa imeenda|nimekatwa pesa|nimekatwa|pesa imekatwa|pesa imeshakatwa|malipo yamefanyika|malipo tayari) (tayari|sasa|jana|leo|asubuhi|kwa mpesa|hapo|yote|); (nimewatumia|niliwatumia|nilitumia|nimetumia|niliwatumieni) (pesa|hela|hizo pesa|malipo)',
    denied: '(sijalipa|sikulipa|sijatuma pesa|sijatuma|sijalipia) (bado|)',
    yes: 'nimelipa tayari; nishatuma pesa; pesa imetoka; nimemaliza kulipa; nilitumia pesa jana',
    no: 'nitalipa; nalipaje; nimetuma mtu',
  },
  {
    cue: 'payment_check',
    phrases:
      '(imeingia|imefika|imepita|imeonekana|zimeingia|zimefika|yameingia|yamefika|mmepata|umepata|mmeona|umeona|mmepokea|umepokea|zimepita|yamepita|imekubali) (pesa|malipo|hela|hiyo pesa|pesa yangu|malipo yangu|pesa zangu|kwenu|); (pesa|malipo|hela) (yangu|zangu|hiyo|) (imeingia|imefika|imepita|zimeingia|zimefika|yameingia|yamefika|haijaingia|haijafika|hayajafika|zilifika|ilifika|iliingia|imepatikana|imekwama|imegoma|imekataa|inaonekana|haionekani|imereflect); (angalia|thibitisha|hakikisha|cheki) (kama|) (malipo|pesa|nimelipa|imeingia|zimefika|yameingia); (hali|status) ya malipo; (sijapata|sikupata|sijaona|sijapokea|hakuna) (ujumbe|meseji|sms|message|jibu|uthibitisho|confirmation|text|notification) (wowote|yoyote|lolote|kutoka kwenu|bado|wa kuthibitisha|)',
    yes: 'imeingia?; mmepata pesa yangu; angalia kama malipo yameingia; pesa imekwama; nimetuma lakini sijapata ujumbe',
    no: 'mzigo umefika; nimelipa; ingia dukani',
  },
  {
    cue: 'wrong_payment',
    phrases:
      '(mmenichaji|mmenitoza|mlinichaji|mlinitoza|umenichaji|umenitoza|mmenicharge|mlinicharge|umenicharge) (zaidi|sana|nyingi|kubwa|pesa nyingi|extra|mara mbili); (nimetuma|nimelipa|nilituma|nililipa|nimeweka|niliweka|nimetumia|nimeandika|pesa imeenda|pesa zimeenda) (pesa|) (kwa|kwenye|) (namba|nambari|till|paybill|akaunti|mtu|account|sehemu) (si|isiyo|ambayo si|mbaya|tofauti|nyingine|ingine|sio|siyo|yenye makosa) (sahihi|yenyewe|yenu|hiyo|); (nimeweka|niliweka|nimetumia|nilitumia|nimeandika|niliandika) (account|akaunti|till|paybill|namba) (number|namba|) (ya|) (mtu mwingine|mwingine|isiyo sahihi|si sahihi|nyingine|ingine|mbaya|tofauti|wrong|siyo); (nimekosea|nilikosea|nimechanganya) (till|paybill|akaunti|account|kulipa|kutuma|malipo|namba ya akaunti) (number|namba|nambari|) (nikilipa|nikituma|); (nimelipa zaidi|nimezidisha|nimetuma zaidi|nimelipa mara mbili|nimetuma mara mbili|nimekatwa mara mbili|nilikatwa mara mbili|imekata mara mbili|ilikata mara mbili|imenikata mara mbili|ilinikata mara mbili|zimekatwa mara mbili|zilikatwa mara mbili|nimekatwa zaidi|mmenikata mara mbili|mmenikata zaidi|mmekata mara mbili|imekatwa mara mbili|pesa mara mbili) (kwa oda moja|kwa order moja|kwa kitu kimoja|kwa oda ile ile|); (geuza|rudisha|warudishe|mrudishe|nirudishe|wageuze|nigeuze|urudishe) (huo|huu|) muamala; (till|paybill|akaunti) (haikuwa|si|sio|siyo|ilikuwa|sikuwa) (sahihi|yenu|mbaya|yenyewe|ya kwenu|wrong); (amount|kiasi|pesa|hela|namba|till) (ilikuwa|ni|imekuwa|niliyotuma|niliyolipa) (wrong|mbaya|si sahihi|sio sahihi|siyo sahihi|sio hiyo|si hiyo|pungufu|zaidi|less|ndogo|kubwa)',
    yes: 'nimekosea till; mmenichaji zaidi; nimelipa mara mbili; benki ilinikata mara mbili; nimetuma kwa namba tofauti; nimelipa zaidi ya bei; mmenikata zaidi; pesa niliyotuma si sahihi; nitaomba warudishe muamala',
    no: 'nimekosea saizi; namba nyingine; mara mbili',
  },
  {
    cue: 'refund',
    phrases:
      '(rudisha|nirudishie|nirudishieni|mnirudishie|unirudishie|rudisheni|nirejeshee|nirejesheeni|rejesheni|rejesha|mrudishe|nirudishiwe|kurudishiwa|kurejeshewa|nirejeshewe) (pesa|hela|fedha|malipo|pesa yangu|pesa zangu|hela yangu|hela zangu|chenji|change|hizo pesa) (yangu|zangu|); (pesa|hela|fedha|chenji) (yangu|zangu) (irudi|irudishwe|zirudishwe|irudishweni|iko wapi|ziko wapi|mnarudisha lini|nataka|naitaka); (nataka|naomba|nadai|nahitaji) (pesa|hela|fedha|chenji) (yangu|zangu); (nirudishie|nirudishieni) (mia|elfu|kumi|hamsini); fidia',
    yes: 'nirudishie pesa yangu; nataka pesa zangu; hela yangu irudi; naomba kurudishiwa pesa',
    no: 'nitarudi; nirudishe kwa menu; pesa ngapi',
  },
  {
    cue: 'pin',
    phrases:
      '(namba ya siri|neno la siri|nenosiri|nywila) (yangu|ya mpesa|nimesahau|imekataa|); pin (yangu|ya mpesa|nimesahau|imekataa); (nimesahau|niliweka|nimeweka) pin',
    yes: 'nimesahau pin; namba ya siri nimesahau; pin yangu imekataa',
    no: 'pini ya nywele; namba ya simu',
  },
  {
    cue: 'mistake',
    phrases:
      '(nimekosea|nilikosea|nimechanganya) (namba|nambari|number) (ya|) (simu|); (namba|nambari) (haikuwa|si|sio|siyo|ilikuwa|sikuwa) (sahihi|yenu|mbaya|yenyewe|ya kwenu|wrong); kwa makosa; kimakosa; kwa bahati mbaya; bila kukusudia',
    yes: 'nimekosea namba; namba si sahihi; nilituma kwa makosa; kimakosa',
    no: 'nimekosea size; makosa yenu; namba yangu',
  },
]
