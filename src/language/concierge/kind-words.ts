/**
 * What guests call the kinds of things that a house has, all languages together, because one message mixes them. What a thing
 * itself is called stands in its row.
 */
export const KIND_WORDS = {
  restaurants: `
    (what|whats|anything|which places|anywhere|who|which) (is|are|s|) open; (nini|wapi|place gani) iko open; anything to eat;
    restaurant*; restuarant*; resturant*; eatery; eateries; dining (options|places|venues|); eat; dine; (place|places|where) to eat; food (places|joints|spots); (place|places|spot|joint) (for|of) (food|dinner|lunch)
    mgahawa; migahawa; mkahawa; mikahawa; (mahali|sehemu|pahali) pa kula; (wapi|naweza) (kula|naweza kula|tunaweza kula); kula wapi; hoteli za chakula; mahoteli za food; place ya (kula|dishi|food|msosi); joint ya (food|kula|dishi); kudishi wapi; (naeza|tunaeza) (dishi|kula) wapi
  `,
  bars: '(which|what|the|any|your) (bar|bars|pub|pubs); bars; pubs; (where|place|places) (to|can i|can we) (drink|get a drink|have a drink); baa; mabaa; (wapi|mahali pa) kunywa (pombe|bia); place ya (kunywa|kulewa|drinks)',
  rooms: `
    room; rooms; rm; rms; suite; suites; cottage; cottages; villa; villas; apartment; apartments; accommodation; (any|one|a|which|what|whole|private) house; room (type|types); (place|places|places|somewhere|anywhere) (_|_ _|_ _ _|) to (sleep|stay)
    chumba; vyumba; nyumba ya (kulala|kukodi); mahali pa kulala; place ya kulala; keja; maroom
  `,
  pool: 'pool; pools; swimming (pool|pools|); swim; kuswim; bwawa; mabwawa; kuogelea; ogelea; tunaogelea; naogelea; swimmo; dimbwi',
  spa: 'spa; spas; massage*; masaji; facial; facials; kukandwa; kusinga',
  fitness: 'gym; gyms; fitness; workout; work out; jim; mazoezi; kufanya mazoezi; gymu',
  golf: 'golf; gofu; golf course',
  kids: `
    (for|with|my|our|the) (kids|children|kid|child|toddlers|teens|family|little ones); (kids|childrens|children) (activities|things|stuff); kids club; (things|activities|stuff|anything|something) (to do|) (for|with) (kids|children|families); baby sitting
    (za|ya|wa|kwa|pa) watoto; watoto (kucheza|wacheze|wanaweza kucheza|wanaeza fanya); klabu ya watoto; (za|ya|ya kina) (watoi|madogo)
  `,
  transfer: `
    transfer; transfers; shuttle; shuttles; (airport|station|train) (pick up|pickup|drop off|transport|taxi|transfer|ride); pick (me|us) up; pickup; (taxi|ride|lift) (from|to); (mnanichukua|mnatuchukua|mnachukua|mnapick|mnanipick|mnatupick|mnaeza nipick|kuchukuliwa|mnapeleka|mnanipeleka) ; usafiri; (gari|teksi) (ya|la|kutoka|kwenda|hadi); pick ya airport
  `,
  shopping: '(gift|souvenir|curio|) (shop|shops); shopping; boutique; duka; dukani; maduka; kununua zawadi; soko',
  shows: `
    show; shows; event; events; entertainment; (whats|what is|what s|anything|something) (on|happening|going on|showing|playing); concert*; performance*; live (music|band|show); (evening|night) (activities|programme|program); nightlife
    burudani; maonyesho; onyesho; mashoo; shoo; (kuna|kutakuwa na) nini (leo|usiku|jioni|weekend|wikendi|kesho); nini (inaendelea|kinaendelea|inahappen|iko on); sherehe; form (gani|ya leo|ni gani|ya weekend)
  `,
  gaming: 'casino; kasino; slot machines; slots; gaming; gaming (room|area|lounge)',
  offers:
    'offer; offers; promotion; promotions; promo; promos; discount; discounts; deal; deals; package; packages; special; specials; ofa; punguzo; mapunguzo; (offer|ofa|promo|discount) (gani|ipi|zipi)',
  destinations:
    'destination; destinations; (which|what) (places|countries|cities); where (do you|do u|do you guys|do u guys|do ya|all do you|can you|can u|can i|can we|all can you|all can u) (go|send|take|travel|fly); (which|what|any|wich|wat|cheapest|best|shortest|longest|closest|nearest|list) (of your|of the|) (trip|trips|tours|holidays|safaris); (place|places|spot|spots|somewhere|anywhere) to fly; (anywhere|somewhere) (in|with|near|without|for) ; places (to|you|do you|can i) (visit|go|cover|sell|offer|see); maeneo; (sehemu|mahali) (za|pa) (kutembelea|kwenda); (mnaenda|mnapeleka watu|mnapeleka|mnatupeleka|mnaeza nipeleka) (wapi|mahali gani|nchi gani|place gani|sehemu gani); (nchi|safari|trip|trips|place|mahali|sehemu) (gani|zipi|ipi); places za (kuenda|kutembelea)',
  activities: `
    activity; activities; (things|stuff|something|anything|what|nothing) (to do|is there to do|there is to do|can i do|can we do|can you do|do you do); (what|wat) (can|could|will|would) (i|we|you|my _|my # _ _|my # _|my _ _|our _|kids|he|she|they) do; do (there|here|around); for fun; fun (things|stuff|activities)
    shughuli; (mambo|vitu|kitu) (ya|za|cha|vya) kufanya; kufanya nini; (tunaweza|naweza|tunaeza|naeza) (kufanya|fanya) nini; michezo; form ya (free|leo|weekend); za kujibamba; kujienjoy
  `,
  amenities: 'amenities; facilities; services; huduma; (what|which) (amenities|facilities|services)',
} as const

/** Words of a kind within others that name none: who shows up sees no show. */
export const SEEMING_KINDS = '(show|shows|showing|showed) up; show (me|us|you)'

export type GuestKind = keyof typeof KIND_WORDS

/** How a question asks for all of a kind, and not for one thing. */
export const LIST_WORDS = `
  (which|what|wich|wat|whats|which of) (_|_ _|) ; list; show me (all|the|your|); (tell|give) me (all|your|the _|about the|about your); all (the|your|of|); any; anything; options; choices; types of; kinds of; different; several; how many (types|kinds|restaurants|rooms|pools|bars); (where|wapi) (can|do|could|to|naweza) ; what (do|else) ; names of; other; others; more
  gani; ipi; zipi; yapi; ipi; kipi; vipi; upi; orodha; nionyeshe; (nipe|nitajie|taja) (list|orodha|majina|); zote; zenu zote; yote; mko na (_|) gani; zenye; yenye; wenye
`

/** How a question asks whether something is there. */
export const THERE_WORDS = `
  do (you|u|they|yall|ya) (guys|) (have|hav|hv|offer|provide|got|sell|serve|do|run|rent|allow|accept|take|arrange|organise); (is|are) there (a|an|any|); (have|got) (you|u) (got|any|a|); (you|u|you guys) (have|got|offer); theres (a|an|any); any; does (it|the _|the _ _|this place|the hotel|the resort) (have|offer|come with|include); can (i|we|you|u) (get|have|find|rent|hire|borrow|use|order)
  mna; mnayo; mnazo; mko na; mkona; mko nayo; mko nazo; muko na; kuna; kunayo; iko; ziko; uko na; upo; ipo; zipo; yapo; wapo; pana; pako na; kwenu kuna; hapo kuna; mnatoa; mnauza; mnafanya; mnarent; mnakodisha; iko na; kwani mko na; naweza pata; naeza pata; inapatikana; zinapatikana
`

/** Questions that want to hear yes or no first: how they begin, how they end, and what leaves more open than that. */
export const YES_NO_WORDS = {
  begins: `
    is; are; was; do; does; can; could; may; should; am; has; have; will; would; isnt; arent; dont; doesnt; cant; any; theres; got
    mna; mnayo; mko; kuna; kunayo; iko; ziko; uko; ipo; upo; zipo; yapo; naweza; tunaweza; naeza; tunaeza; mnaweza; mnaeza; inawezekana; inaruhusiwa; mnaruhusu; mnaallow; lazima; je; eti
  `,
  tags: 'right; correct; yes; no; sawa; isnt it; yeah; true; or not; sio; siyo; si ndiyo; ama; ama sio; au sio; eti; sivyo; kweli; ama vipi; right or not',
  /** Swahili asks so anywhere in a sentence, and English where the verb comes before who does it. */
  within:
    '(is|are|will|can|could|do|does|should) (it|they|you|u|the|there|this|that|i|we|he|she); iko; ziko; uko; liko; kiko; zipo; ipo; mna; mnayo; mko; muko; kuna; mnaruhusu; inaruhusiwa; wanaruhusiwa; anaruhusiwa; anaweza; anaeza; aweza; wanaweza; wanaeza; inapatikana; ni (free|bure)',
  open: 'what; wat; when; where; which; who; how; why; whats; ngapi; gani; nini; wapi; lini; nani; vipi; ipi; zipi; kipi; how much',
} as const

export const ORDER_WORDS = {
  cheapest:
    'cheapest; chepest; cheap; cheaper; (lowest|low) (price|prices|priced|rate|rates|cost|costing); ya chini (kabisa|zaidi); least expensive; most affordable; affordable; budget friendly; least; nafuu; nafuu zaidi; rahisi; rahisi zaidi; bei (nafuu|ya chini|ya chini zaidi|rahisi|poa|ya chini kabisa); ya bei (poa|ndogo|chini); cheapo; ya (bei|doh) kidogo; cha bei nafuu',
  dearest:
    'most expensive; more expensive; pricier; dearer; priciest; dearest; most (luxurious|premium); fanciest; highest (price|rate); ghali (zaidi|kuliko|kabisa|sana|); expensive; bei (ghali|ya juu|ya juu zaidi|kubwa)',
  biggest:
    'biggest; largest; bigger; larger; most spacious; big; roomiest; kubwa (zaidi|kuliko|kabisa|); kikubwa (zaidi|kuliko|kabisa)',
  smallest: 'smallest; tiniest; smaller; ndogo (zaidi|kuliko|kabisa); kidogo (zaidi|kuliko)',
  nearest:
    'nearest; closest; nearer; closer; shortest (by|flight|flights|haul|trip|journey|to fly|); quickest to (fly|reach|get to); least (flying|hours); (shorter|short) (flight|haul|hop); karibu (zaidi|kabisa); ya karibu; fupi (zaidi|kabisa|kuliko)',
  farthest:
    'farthest; furthest; farther; further; longest (by|flight|flights|haul|trip|journey|to fly); most (flying|hours); mbali (zaidi|kabisa|kuliko); ndefu (zaidi|kabisa|kuliko)',
  latest:
    '(stays|stay|is|are|s|staying) open (the|) (latest|longest|late); (closes|shuts|close|closing|shut) (the|) (last|latest); open (the|) latest; (inafungwa|hufungwa|inafunga) (ya mwisho|mwisho|late|usiku wa manane); iko (open|wazi) (hadi|mpaka|till) (late|usiku wa manane)',
} as const

export type RowOrder = keyof typeof ORDER_WORDS

/** Without a visa: "which trips need no visa", "naenda wapi bila viza". */
export const VISA_FREE_WORDS = `
  (no|without|without a|without any|without needing a) (visa|visas); visa free; (dont|do not|doesnt|does not|not|wont|never) (need|require|want|ask for) (a|any|) (visa|visas); no need (of|for) (a|) (visa|visas)
  bila (ya|kuomba|) (viza|visa); (haihitaji|hazihitaji|hawahitaji|hatuhitaji|sihitaji) (viza|visa); haina (viza|visa)
`

/** Only the day itself tells it: nothing that was written down answers. */
export const LIVE_WORDS = `
  (weather|forecast|rain|raining|rainy|sunny|hot|cold|temperature|traffic|news|exchange rate|dollar rate|tide|tides) (like|be|is it|will it be|_|) (today|tonight|now|right now|tomorrow|this week|this weekend|currently|at the moment|outside); (todays|tomorrows|current|live|latest) (weather|forecast|temperature|traffic|news|exchange rate); is it (raining|sunny|hot|cold|windy|cloudy)
  (hali ya hewa|mvua|joto|baridi|jua) (iko aje|ikoje|_|) (leo|sasa|sasa hivi|saa hii|kesho|wiki hii); (leo|sasa|saa hii|kesho) (kuna|kutakuwa na|kutanyesha|inanyesha) (mvua|joto|baridi|jua|); inanyesha; kutanyesha
`

/** Without a price. */
export const FREE_WORDS =
  'free; for free; free of charge; at no cost; no charge; complimentary; costs nothing; bure; bila (malipo|pesa); ni free; iko free; ya free; za free; za bure; si ya kulipia; no cost'

/** An age is told: "my son is 3", "5 yr old", "ana miaka 5". */
export const AGE_WORDS = `
  (theyre|they are|theyr|wako) (only|) # (and|n|na) #; # (years|year|yrs|yr|y|yo|months) (old|o|); # yo; aged #; age #; age of #; (son|daughter|boy|girl|kid|child|baby|toddler|he|she|hes|shes|brother|sister|niece|nephew|children|teenager) (is|are|was|were|iz|aged|turned|) (only|) #; # years; # year; (kids|children|girls|boys|sons|daughters|watoto|watoi|madogo) (are|aged|of|wa|) # (and|na|n|) #; (kid|child|son|daughter|girl|boy|mtoto|mtoi|mwana|mwanangu|binti|kijana) (of|wa) #; (miaka|umri wa|mwaka) #; (ana|wana|mwenye|wenye|ako na) miaka #; wa miaka #; ya miaka #; (ako|akiwa|niko|nikiwa) (miaka|) #; (bro|sis|lil bro|lil sis|dogo) (ako|ana|ni|wa|is) #
`

/** Begins a question that leans on the one before. */
export const GOES_ON_WORDS =
  'and; na; what about; wat about; how about; hw about; then; so; alafu; halafu; vipi kuhusu; je kuhusu; je na; and what about; (ok|okay|sawa|poa|fine) (and|so|then|na|basi|alafu|what about|how about); basi; sawa basi'

/** And ends one: "speed je?" */
export const GOES_ON_BEHIND: ReadonlySet<string> = new Set(['je', 'pia', 'too'])

/** Numbers of money, and by what they are counted. */
export const SUM_WORDS =
  '# (bob|ksh|kes|kshs|shillings|sh|k|per _|each|a head|kwa _); (ksh|kes|kshs|bob|shilingi) #; per (head|person|pax|kichwa|mtu|night|nite|hour|day|adult|child|couple|room); a (night|nite|head|day|person); kwa (usiku|night|saa|siku); for the day'

/** What only holds a question to a house together: it says nothing of what is asked. */
export const NOISE_WORDS = `
  places; place;
  # (night|nights|nites|days|weeks|week|month); usiku #; nights; right; correct; true; yes; no; yeah; said; told; tell; says; say; told me; friend said; my friend (said|told|says); someone; somebody; they said; heard; i heard; apparently; isnt it
  rn; right now; at the moment; at present; currently; these days; just now; on site; onsite; on the (property|premises); youve; youve got; got; theyre; gonna; wanna; lemme; ppl; folks; yall; sleep; sleeps; sleeping; or more; or less; at least; at most; teen; teens; teenager; teenagers; sell; sells; you do; you sell
  watu; wangapi; mangapi; vingapi; inakaa; inachukua; inatosha; inaingia; inaenea
  please; pls; plz; kindly; hi; hello; hey; niaje; sasa; mambo; vipi; habari; jambo; buda; bro; msee; boss; jo; jameni; jamani; wadau; asante; thanks; thank you; tafadhali; naomba (kujua|kuuliza|msaada|unieleze|); nataka (kujua|kuuliza); ningependa (kujua|kuuliza|); nauliza; niulize; swali; question; tell me; tell us; i (want|need|would like|wanted) to (know|ask|check|find out); just (asking|checking|wondering|); wondering; wanted to; can you tell me; do you know; let me know; info; information; details; more
  hotel; resort; lodge; here; there; place; property; your; you guys; guys; you; u; ur; yours; us; we; our; my; me; pple; people; person; persons; pax; guest; guests; sir; madam; ok; okay; lol; btw; also; then; so; but; and what about; what about; how about; about; abt; for me; for us; stay; staying; visit; visiting; come; coming; came; go; going; get; have; has; having; take; takes; use; using; available; possible; offer; offers; need; want; like; would; could; allowed; permitted; ok to; able; ever; still; any chance; really; actually; maybe; good; nice; best; great; recommend*; suggest*; favourite; better; some; something; anything; thing; things; stuff; kind; type; types; kinds; option; options; room price; each; every; one; ones; whole; entire; around; near; nearby; between; after; before; during; while; when; where; wen; wat; wht; hw; how; dis; dat; da; de; r; n; w; d; s; t; ll; ve; re; m; im; ill; id; its; thats; whats; wheres; wats; fit; fits; enough
  see; do; doing; make; try; join; eat; drink; dine; please; joint; spot; joints; spots; late; early; open; close; lets; let; happens; happen; show me; mean; means
  kuona; kufanya; fanya; kula; kunywa; hapo; hapa; huko; pale; kule; kwenu; yenu; zenu; wenu; lenu; chenu; vyenu; kwangu; yangu; yako; zako; sisi; mimi; nyinyi; ninyi; wewe; na; ya; wa; za; la; cha; vya; pa; kwa; ni; si; au; ama; je; kama; pia; tu; sana; kabisa; hivi; hizo; hiyo; hio; hii; hizi; ile; zile; ule; huo; huyo; hayo; iyo; io; izo; iko; ziko; uko; liko; kiko; viko; mko; muko; mna; kuna; kunayo; nayo; nazo; yake; zake; yao; wake; wangu; wetu; yetu; zetu; nina; niko; tuko; tuna; natoka; nikija; tukija; nikitaka; nikiwa; ninaweza; naweza; tunaweza; mnaweza; naeza; tunaeza; mnaeza; inaeza; inaweza; yote; zote; wote; vyote; lote; mob; doh; gani; nini; nani; nipate; napata; tunapata; kupata; kuwa; kwenye; katika; ndani; mse; wasee; mgeni; wageni; mmoja; mkubwa; karibu; jo; kwani; eti; bana; manze; maze; basi; sio; hakuna
`
