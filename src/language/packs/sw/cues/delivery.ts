import type { CueEntry } from '../../pack.ts'

export const delivery: readonly CueEntry[] = [
  {
    cue: 'delivery',
    phrases:
      '(kuletewa|kuleta|kupelekewa|kupeleka|kutumiwa mzigo|usafirishaji|usafiri|kusafirisha|kufikishiwa|kufikisha|uwasilishaji|kusafirishiwa|nauli|boda|bodaboda|pikipiki|dereva|mpelekaji|huduma ya kuletewa) (nyumbani|kwangu|hadi|mpaka|ni ngapi|mlangoni|ofisini|wa nyumbani|) ; (hadi|mpaka) (mlangoni|nyumbani|kwangu); (rider|riders|dereva|mpelekaji|mtu wa boda|mtu wa pikipiki) (anafika|atafika|atakuja|anakuja|ako|yuko|hajafika|ameondoka|alifika)',
    yes: 'kuletewa ni pesa ngapi; usafiri hadi Thika; nauli ni ngapi; kupelekewa nyumbani; dereva ameondoka',
    no: 'safari; nyumba; nataka kuona',
  },
  {
    cue: 'delivery_terms',
    phrases:
      '(rider|riders|dereva|mpelekaji|mtu wa boda|mtu wa pikipiki) (asiponipata|hanipati|hajanipata|asipofika|akifika|akinikosa|huondoka|anaondoka|huanza|anaanza|humaliza|anamaliza|hufanya kazi|hungoja|anangoja|husubiri|anasubiri|hukaa|anabeba|hubeba|hupanda|anapanda); (nikikosa|nikimkosa|nikosapo|nisipokuwa|nisipokuwepo|nisipopatikana|sitakuwa|sitakuwepo|kama sipo|nikiwa nje|nikiwa sipo|nikiwa kazini|nikiwa mbali|nimetoka|nikitoka) (rider|dereva|nyumbani|mtu nyumbani|kwa nyumba|); (mkija|akija|mkifika|akifika|mkinikosa|wakija) (nikiwa|na|nisipokuwa|nisipokuwepo|kama) (nje|sipo|kazini|mbali|nyumbani|hayuko mtu|hakuna mtu); (oda|order|kiwango) (ya|cha) chini (kabisa|zaidi|); (kuna|mna|ina|) (minimum|kiwango cha chini|oda ya chini); (mwachie|muachie|aache|aachie|mwache|waache|aweke|mwekee) (kwa|na|) (askari|mlinzi|jirani|watchman|gate|mlango|mlangoni); (ghorofa|gorofa|floor) (ya|) (tatu|nne|tano|pili|juu|kwanza|_); (anabeba|atabeba|mtabeba|mnabeba|kubeba|kupandisha) (hadi|mpaka|) (juu|ndani|ghorofani|mlangoni); nje ya (nchi|kenya); (uganda|tanzania|rwanda|burundi|kampala|arusha|kigali|juba|dubai); (mnaanza|mnamaliza|mwisho wa|mnaacha) kuleta; (mvua|ikinyesha|mvua ikinyesha|kukinyesha)',
    yes: 'oda ya chini kabisa ni ngapi; rider asiponipata; mkija nikiwa nje; mwachie jirani; anabeba hadi juu; nje ya nchi; mnamaliza kuleta saa ngapi; nikikosa rider',
    no: 'niko nyumbani; nje ya Thika; kuletewa ni ngapi; mnaleta Kisumu',
  },
  {
    cue: 'delivery_area',
    phrases:
      '(mnafika|mwafika|mnafikia|mnafikisha|mnaweza fika|mnaweza kufika|mnaleta|mnapeleka|mnatuma|mnawezaleta|mnaweza leta|mnaweza kuleta|mnaweza tuma|mnaweza kutuma|mnasafirisha|mnahudumia|mtaleta|mnapelekanga|huwa mnaleta|huwa mnafika|huwa mnatuma) (hadi|mpaka|huku|huko|maeneo ya|nje ya|sehemu za|kaunti|upande wa|mikoani|kila mahali|mahali popote|mashambani|nchi nzima|pia|vitu|mizigo); (mnafika|mnafikia|mwafika|mnahudumia); (maeneo|sehemu|miji) (gani|yapi|zipi) (mnafika|mnaleta|mnapeleka|mnahudumia|)',
    yes: 'mnafika Kitale; mnaleta hadi Juja; mnaweza kutuma nje ya Nairobi; sehemu gani mnafika',
    no: 'mnaleta lini; imefika; nafika kesho',
  },
  {
    cue: 'pickup',
    phrases:
      '(nachukua|nikichukua|nikijichukulia|nikija kuchukua|nikikuja kuchukua|nitachukua|nitakuja kuchukua|nakuja kuchukua|nitakuja|nakuja|nitapitia|napitia|nije|nije kuchukua|nikuje|naweza kuja|naweza kuchukua|naweza kupitia|nitajichukulia|najichukulia|kujichukulia|nijichukulie|nitatuma mtu|kuchukua) (mwenyewe|dukani|hapo|hapo dukani|kuchukua|kwa duka|huko|huko dukani|kwenu|achukue|kujichukulia|kununua dukani|duka); (nitajichukulia|najichukulia|kujichukulia|nijichukulie); (nitachukulia|nachukulia|kuchukulia) (dukani|hapo|kwenu|duka); (mwenyewe) dukani; bila kuletewa; (nimekuja|nakuja|nimefika|niko njiani) kuchukua (mzigo|oda|order|vitu|yangu|); (naweza|naeza|tunaweza|twaweza|nikitaka|nataka) (kuchukua|chukua|kujia|kuja kuchukua|kufuata|kupick|pick|kucollect|collect|kuchukulia) (oda|order|mzigo|vitu|bidhaa|) (yangu|zangu|wangu|vyangu|) (dukani|kwa duka|kwa shop|hapo dukani|shop|duka lenu); (nikipita|nikipitia|nitapita|napita) (hapo|dukani|kwenu|) (nichukue|kuchukua|niichukue)',
    yes: 'nitachukua mwenyewe; nakuja kuchukua; naweza kuja dukani; nitajichukulia; nitatuma mtu achukue; nimekuja kuchukua mzigo',
    no: 'nitachukua mbili; mko dukani; nichukue gani',
  },
  {
    cue: 'address',
    phrases:
      '(niko|nipo|naishi|ninaishi|nakaa|ninakaa|nafanya kazi|tuko|tupo|tunaishi|nimekaa|nyumbani ni|nyumba yangu iko|kwangu ni|mimi niko|mimi nipo|mimi naishi|ofisi yangu iko) (hapa|katika|mtaa wa|eneo la|karibu na|huku|maeneo ya|nyuma ya|mkabala na|kando ya|pale|upande wa|); (anwani|anuani|mahali) (yangu|langu|pangu|pa kuleta|ya kuleta) (ni|iko|); (niletee|mniletee|uniletee|leta|leteni|tuma|nitumie|peleka|mlete) (hadi|mpaka|kwa|huku|hapa|kwangu|nyumbani|ofisini|kazini) (nyumba|ofisi|yangu|mlango|kwangu|nyumbani|); nyumba (namba|nambari)',
    yes: 'niko Umoja; naishi karibu na soko; anwani yangu ni Roysambu; mniletee hadi nyumbani; nyumba namba kumi',
    no: 'mko wapi; naisha; niletee mbili',
  },
  {
    cue: 'address',
    whole: 'clause',
    phrases: '(nyumbani|ofisini|kazini|kwangu|mlangoni)',
    yes: 'nyumbani; ofisini; kwangu',
    no: 'viatu vya nyumbani; meza ya ofisini',
  },
  {
    cue: 'arrive_when',
    phrases:
      '(muda|wakati|saa) (wa|za) (kuleta|kufikisha|kuletewa|delivery|kufika|kudeliver); (inafika|itafika|zitafika|zinafika|utafika|unafika|itachukua|inachukua|zitachukua|utachukua|mtaniletea|mtaleta|mnaleta|unaniletea|utaniletea|mtatuma|mtanitumia|nitapata|nitaipata|nitazipata|nitapokea|itakuja|zitakuja|utakuja|mzigo utafika|mzigo wangu utafika|oda itafika|oda yangu itafika|rider atafika|atafika|itawasili|mtafikisha|kufika|kuleta|kuletewa|mnapeleka|nitaletewa|naletewa|italetwa) (hapa|kwangu|huku|nyumbani|) (lini|saa ngapi|siku gani|siku ngapi|muda gani|baada ya siku ngapi|masaa mangapi|kwa muda gani|leo|kesho|wakati gani|dakika ngapi|baada ya muda gani); (lini|saa ngapi) (itafika|inafika|mtaleta|mtaniletea|nitapata|utafika); (muda|siku) (gani|ngapi) (kufika|kuleta|itachukua|kuletewa|inachukua|kunifikia); (itafika|itakuja|mtaleta|mtaniletea|nitapata) (leo|kesho)',
    yes: 'itafika lini; mtaniletea saa ngapi; inachukua siku ngapi; nitapata lini; utafika leo',
    no: 'mnafungua saa ngapi; bei ngapi; imefika',
  },
  {
    cue: 'my_order',
    phrases:
      '(oda|order|agizo|mzigo|mizigo|kifurushi|vitu|bidhaa|kiatu|viatu|simu|maagizo|pasoli) (yangu|wangu|changu|zangu|langu|vyangu|yetu|wetu|niliyoagiza|nilizoagiza|niliyonunua|nilizonunua|niliyolipa|niliyolipia|nilizolipia|nilivyoagiza|ya jana|ya mwisho|iliyopita|ile niliagiza); (niliagiza|nilinunua|nimeagiza|niliorder|niliyoagiza|nilizoagiza|nilichoagiza) (jana|juzi|wiki iliyopita|kwenu|leo|asubuhi|vitu|viatu|simu|); (namba|nambari) ya (oda|order|agizo); (oda|order|agizo) (yoyote|lolote|zozote) (hapo|hapa|kwenu|yangu|); (nina|niko na|nikona|ninayo|kuna) (oda|order|agizo) (yoyote|yangu|hapo|hapa|kwenu|)',
    yes: 'mzigo wangu uko wapi; oda yangu; viatu niliyoagiza; niliagiza jana; namba ya oda; nina oda yoyote; kuna order yoyote yangu',
    no: 'nataka kuagiza; mzigo mzito; oda mpya',
  },
  {
    cue: 'where',
    phrases:
      '(iko|uko|ziko|ipo|upo|zipo|viko|kiko|yuko|ako|umefika|imefika|zimefika|imefikia|umefikia|amefika|mmefika|amefikia|ni) wapi; wapi; hapo wapi; mahali gani; sehemu gani; upande gani',
    yes: 'mzigo uko wapi; imefika wapi; wapi hapo; sehemu gani',
    no: 'wapishi; mko wapi; nawapa',
  },
  {
    cue: 'status',
    phrases:
      '(imefika wapi|umefika wapi|imefikia wapi|umefikia wapi|zimefika wapi|amefika wapi|iko njiani|uko njiani|ziko njiani|bado njiani|imetumwa|umetumwa|zimetumwa|imetoka|umetoka|imeondoka|iko tayari|uko tayari|ziko tayari|imeshatumwa|imeshafika|umeshafika|imefika|umefika|zimefika|inaendeleaje|imekuwaje|kuna habari gani) (bado|sasa|kweli|oda|oda yangu|mzigo|mzigo wangu|); (hali|fuatilia|nifuatilie|kufuatilia|ufuatiliaji|hatua|maendeleo) (ya|) (oda|mzigo|order|agizo|kifurushi) (yangu|wangu|); nini kinaendelea; kuna (jipya|update) (kuhusu|); (ikiwa|iko|zikiwa|ziko|itakuwa|itakua|nitapata ikiwa|nitaipata ikiwa|imekuwa) (tayari|ready); (mnaanza|mtaanza|mmeanza|mmeshaanza) (kupakia|kufunga mzigo|kuandaa|packing|kupack) (lini|saa ngapi|)',
    yes: 'oda imefika wapi; hali ya oda yangu; mzigo umetumwa?; fuatilia mzigo wangu; oda iko tayari; mtaanza kupakia lini',
    no: 'duka iko wapi; niko tayari kulipa; nifuate',
  },
  {
    cue: 'late',
    phrases:
      '(mmechelewa|umechelewa|imechelewa|zimechelewa|mnachelewa|inachelewa|mnachelewesha|mmechelewesha|amechelewa|kuchelewa|nimechelewa kupata|mmekawia|imekawia|mnakawia) (sana|kuleta|mno|kufika|); (bado|mpaka sasa|hadi sasa|mpaka leo|hadi leo) (haijafika|haujafika|sijapata|sijapokea|hamjaleta|hajafika|hazijafika|hamjatuma|sijaletewa|nasubiri|nangoja|sioni|hakuna|kimya); (nimengoja|nimesubiri|nangoja|nasubiri|nimekaa nikingoja|nimengojea|nimekuwa nikisubiri|tumesubiri) (sana|tangu|toka|kutoka|muda mrefu|siku|saa|masaa|wiki|mpaka|hadi|tu|bado|mzigo|oda); (tangu|toka) (asubuhi|jana|juzi|wiki|wiki iliyopita|mwezi|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili|saa); (haijafika|haujafika|hazijafika|hamjaleta|hamjaniletea|hajafika|hajakuja|sijaletewa|sijapokea|sijapata mzigo|sijapata oda|sijapata order|haijakuja|haujakuja|havijafika|hakijafika) (bado|mzigo|oda|order|mpaka sasa|); mlisema (mtaleta|itafika|leo|mtakuja|jana)',
    yes: 'mmechelewa sana; bado haijafika; nasubiri tangu asubuhi; hamjaniletea mzigo; mlisema mtaleta leo',
    no: 'chelewa kulala; mnafika; subiri kidogo',
  },
]
