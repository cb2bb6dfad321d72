import { PhraseLists } from '../governor/phrase-lists.ts'
import { passiveForms, refusedForms, verbForms } from './verb-forms.ts'

/** What people say about having a trip planned and about a plan they have; three languages together, in one net. */
const LISTS = new PhraseLists()

export const TRIP_NOUNS = LISTS.add(
  'trip; trips; vacation; vacay; holiday; holidays; getaway; honeymoon; weekend away; road trip; tour; travel; travelling; traveling; likizo; safari; kusafiri; kutravel; matembezi; ziara; mapumziko; fungate; form ya trip',
)

/** That a trip is to be made, and by whom: "plan us a trip", "tunataka kwenda". */
export const PLANS = LISTS.add(
  '(plan|organise|organize|arrange|design) (a|an|the|my|our|me|us|for|it|this|) (me|us|a|an|trip|) ; plan; planning; help (me|us|) (with|plan|planning|organise|organize|arrange) ; (need|get me|send me|give me|nipatie|nipe) (an|a|) (itinerary|mpango|plan) (for|ya|to|wa) ; (want|need|looking for) somewhere to go; can we go to; put together; need (a|an) (trip|holiday|vacation|getaway|itinerary|safari); want (a|an|to go|to visit|to travel|to take|to see) ; would like to (go|visit|travel|take|see); like to go; love to (go|visit|travel); wanna (go|visit|travel); looking (to|for a|at a) (go|visit|travel|trip|holiday|getaway|safari|vacation); thinking of (going|a trip|visiting|travelling|traveling); travelling to; traveling to; going to; take (me|us|my|the) ; nipangie; tupangie; unipangie; utupangie; nipange; tupange; panga; kupanga; nipangieni; nataka (kwenda|kuenda|kutembelea|kusafiri|kuzuru|safari|likizo|trip) ; tunataka (kwenda|kuenda|kutembelea|kusafiri|kuzuru|safari|likizo|trip) ; ningependa (kwenda|kuenda|kutembelea|kusafiri|kuzuru|safari|likizo) ; tungependa (kwenda|kuenda|kutembelea|kusafiri|kuzuru|safari|likizo) ; natarajia kusafiri; (nataka|tunataka|wanataka|anataka) kuona; (wanataka|anataka) (kwenda|kuenda|kutembelea|kusafiri|safari) ; tunapanga; napanga; naplan; tunaplan; (natafuta|tunatafuta|nasaka|tunasaka) (safari|trip|likizo|holiday|vacation|getaway|place) ; (tunaeza|naeza|tunaweza|naweza) (enda|kuenda|kwenda|tembea|travel) ; niplan; tuplan; niplanie; tuplanie; uniplanie; utuplanie; niplania; planie; nisaidie kupanga; nataka plan; nataka kuplan; tuende; twende; tumove; nadai kuenda; nadai trip; niundie; niundie form; tupangie form',
)

/** Speaks of something that is there already, or of what only documents can tell. */
export const NOT_A_WISH = LISTS.add(
  '(my|our|the|this) (booking|reservation|ticket|tickets|refund|deposit|invoice|payment) ; booking number; refund; cancel; cancellation; cancellations; visa; visas; passport; insurance; vaccine; vaccination; baggage; luggage; job; jobs; career; complaint; ghairi; kughairi; marejesho; pasipoti; bima; chanjo; mizigo; kazi',
)
export const QUESTIONS = LISTS.add(
  'how much; how long; how far; how many; what; which; when; where; who; why; do you; does; did you; is it; is there; are there; are you; do i; should; bei gani; bei ya; ngapi; kiasi gani; gani; lini; wapi; je; mna; kuna; mko; ni nini; vipi; inacost; how is; hows',
)

/** Ask after somebody, and nothing. */
export const GREETS_ASKING = LISTS.add(
  'form ni gani; habari gani; mambo vipi; vipi; uko aje; mko aje; how are you; hows it going; how is it going; form gani',
)

export const ASKS_PRICE = LISTS.add(
  'how much; cost; costs; price; prices; quote; quotation; bei; bei gani; gharama; ngapi; kiasi gani; inacost; itacost; pesa ngapi',
)

export const CHANGES = LISTS.add(
  `${verbForms('ongez', 'punguz', 'sogez', 'badilish', 'hamish', 'ahirish')}; ${verbForms('anz')}; start; begin; kuanzia; only; just; go up; go down; come down; under; below; easy; longer; shorter; dropped out; joining; (is|are) coming; cant come; anakuja; wanakuja; wameongezeka; ameongezeka; imekuwa; find; too (packed|tight|rushed|hectic) ; imejaa sana; inachosha; tunachoka; change; make it; make; do it; try; changed my mind; want; nataka; tunataka; ningependa; tungependa; tupunguzie; nipunguzie; utupunguzie; tuongezee; niongezee; utuongezee; instead; move; shift; switch; reduce; lower; cut; increase; raise; add; more; less; lets; let us; rather; now; prefer; set; update; extend; shorten; postpone; push; badilisha; badili; punguza; ongeza; sogeza; hamisha; weka; iwe; ziwe; tuwe; tuko; fanya; geuza; ahirisha; zidi; zaidi; kidogo; chapisha; change; ikuwe; tukuwe; ongezea; punguzia; peleka`,
)
/** Named beside a sum it is what is to be different. */
export const NAMES_BUDGET = LISTS.add('budget; bajeti; bajet')
/** So much after, or before, the days that are planned. */
export const LATER = LISTS.add(
  `later; after that; push (it|) back; postpone; delay; baadaye; mbele; ${verbForms('ahirish')}`,
)
export const EARLIER = LISTS.add('earlier; sooner; bring (it|) forward; mapema; mapema zaidi; nyuma')
export const CHEAPER = LISTS.add(
  `${verbForms('punguz')}; too rich; (imenishinda|imetushinda|inanishinda|inatushinda) ; (out of|beyond|over|above|outside) (our|my|the) budget; (cant|cannot|can not) afford; (inazidi|imezidi|iko juu ya) bajeti; hatuwezi kumudu; siwezi kumudu; ni pesa mingi; cheaper; less expensive; too expensive; too much; too high; too pricey; pricey; too costly; lower price; reduce (the|) (price|cost|total|budget) ; bring (it|the price|the cost) down; more affordable; ghali sana; ni ghali; rahisi zaidi; nafuu zaidi; punguza bei; bei iko juu; bei ya chini zaidi; punguza; ni noma hiyo bei; ni mingi; (bei|gharama) (ni|iko) (kubwa|juu) (mno|sana|) ; cheap zaidi; (ni|hiyo ni|hii ni) doo (mob|mingi|nyingi) ; ni mob; ${verbForms('shush', 'teremsh')}; iko juu sana; punguzia; chini kidogo`,
)
export const LOCKS = LISTS.add(
  `${refusedForms('ondo', 'to', 'fut', 'tup', 'badilish')}; (dont|do not) (remove|drop|delete|skip|cancel|take out) ; ${verbForms('fung')}; lock; keep; fix; dont change; do not change; dont touch; must stay; must have; leave; funga; usibadilishe; usiguse; ibaki; ibakie; iwachwe; baki na; wacha; acha; usichange`,
)
export const UNLOCKS = LISTS.add('unlock; free up; may change; can change; fungua; inaweza kubadilika; unlokia')
export const REMOVES = LISTS.add(
  `${verbForms('ondo')}; remove; dump; scrap; ditch; leave out; take (it|that|this|them) (off|out) ; delete; drop; tuondoe; tutoe; uondoe; utoe; nitolee; tutolee; skip; take out; take off; without; cancel; dont want; do not want; not interested in; get rid of; ondoa; toa; futa; bila; sitaki; hatutaki; ruka; tusiende; staki; wachana na; achana na; tupa`,
)
/** Beside what shall go they say that something else shall come. */
export const INSTEAD = LISTS.add(
  'something else; something different; kitu kingine; kitu ingine; kitu tofauti; another (one|thing|activity|visit) instead',
)
/** Right before what is not wanted: "no spa"; anywhere else it says little, "no matter what". */
export const NO_SUCH = LISTS.add('no (more|) ; hakuna; not the')
export const REPLACES = LISTS.add(
  `${verbForms('badilish')}; find (something|another) ; (anything|something) better; better than; replace; swap; instead of; something else; something different; other than; change; exchange; another (one|activity|place|thing|visit|tour|option) ; badilisha; badala ya; kitu kingine; kingine; nyingine; ingine; kitu tofauti; badili`,
)
/** Name what is to be done so plainly that a visit is meant, even one that the plan does not have. */
export const PLAINLY = LISTS.add('lock; unlock; remove; replace; swap; ondoa; tuondoe; toa; badilisha')
/** By so much more or less, rather than to so much. */
export const MORE_BY = LISTS.add(
  `${verbForms('ongez')}; longer; go up by; up by; (increase|raise|extend) (it|the|our|my|) (budget|trip|stay|) by; add; more; another; extend by; increase by; raise by; top up; extra; ongeza; ongezea; tuongezee; niongezee; utuongezee; zaidi; ingine`,
)
export const A_DAY_MORE = LISTS.add(
  '(tuongeze|tuongezee|niongezee|utuongezee|kuongeza) siku moja; (one|a) (more|extra) day; one day more; a day more; an extra day; extra day; add (another|a) day; ongeza siku (ingine|nyingine) ; siku moja (zaidi|ingine|nyingine) ; stay (another|an extra) day',
)
export const LESS_BY = LISTS.add(
  `${verbForms('punguz')}; shorter; down by; (reduce|cut|lower|shorten|drop|bring) (it|the|our|my|) (budget|price|trip|stay|cost|) (down|) by; reduce by; shorten by; cut by; lower by; fewer; less; cut; trim; minus; take off; punguza; punguzia; tupunguzie; nipunguzie; utupunguzie; ondoa; toa`,
)
export const UP_TO = LISTS.add(
  '(reduce|extend|shorten|cut|increase|raise|lower|bring it|bring it down|add up|up|down) to; hadi; mpaka; iwe; ziwe; ikuwe; not more than; no more than; less than; at most; max; isizidi',
)
export const SWAPS = LISTS.add(`${verbForms('badilish')}; swap; switch; exchange; badilisha; badilishana; change`)
export const BOOKS = LISTS.add(
  `(fanya|tufanye|nifanye|mfanye|kufanya|unifanyie|utufanyie|nifanyie|tufanyie|mtufanyie) booking; book (hiyo|hio|hii|hizo|iyo) ; take (this|that) one; (lets|let us|we|i|please|yes) confirm; (confirm|reserve) (it|this|that|the trip|the booking) ; (ill|well|i will|we will) take it; (nitachukua|tutachukua|tuchukue|nichukue) (hii|hiyo) ; go ahead; lets go ahead; proceed; lets proceed; tuendelee (na hiyo|nayo|) ; endelea na hiyo; (sawa|ok|okay|yes|fine|great|poa) book; book (it|this|that|the trip|this trip|my trip|our trip|the plan|this plan|for us|for me|now|everything|the hotel and flights) ; go ahead and book; please book; lets book; want to book; ready to book; reserve (it|this|the trip|everything) ; make the booking; nibookie; tubookie; ibook; book sasa; nataka kubook; tunataka kubook; tubook; nibook; (${verbForms('wek').replaceAll('; ', '|')}) nafasi; ${verbForms('buk')}; hifadhi nafasi; fanya booking; ill take it; we will take it; nitaichukua; tutaichukua`,
)
export const FILES = LISTS.add(
  'pdf; calendar file; ics; as a file; as a document; (send|share|email) (me|us|) the (plan|itinerary) ; printable; print it; nitumie (plan|mpango|ratiba) ; tutumie (plan|mpango|ratiba) ; faili; nitumie pdf; kalenda',
)
export const WATCHES = LISTS.add(
  '(tell me|let me know|remind me|alert us|tell us) (when|if) (the|) (price|prices|fare|fares|weather) ; (price|prices) (drop|drops|fall|falls|go down|goes down) ; bei (ikishuka|zikishuka|ikipungua|zikipungua) ; (ikichange|ikibadilika|zikibadilika) (niambie|tuambie) ; keep watch; keep watching; keep an eye on; watch (it|the trip|my trip|this trip|the prices|the price|prices) ; tell me if (it|anything|the price|the weather) changes; alert me; notify me if; fuatilia; endelea kuangalia; niarifu ikibadilika; angalia bei; watch iyo trip; niambie ikichange; cheki bei',
)
export const ASKS_STATUS = LISTS.add(
  'is it ready; ready yet; is my (trip|plan|itinerary) ready; wheres my (plan|itinerary) ; where is my (plan|itinerary) ; still planning; how long will it take; any update; imekuwa tayari; iko tayari; tayari; imeisha; umemaliza; mpango uko wapi; plan iko wapi; iko ready; bado',
)

/** Somebody comes besides those who are planned for. */
export const JOINS = LISTS.add(
  'joining; join us; join in; (is|are) coming; coming with us; coming along; tag along; anakuja; wanakuja; ameongezeka; wameongezeka; atakuja; watakuja; anajoin; wanajoin; add my; add our; add another (person|adult|child|kid) ; pia anakuja; pia wanakuja',
)
/** Nobody but those who are named. */
export const ONLY = LISTS.add('just; only; its me and; it is me and; peke yetu; pekee; tu')
/** Up to its day a trip lasts, rather than from it on. */
export const LASTS = LISTS.add(
  `extend; stay; remain; end on; ending on; finish on; until; till; come back; return on; returning; tukae; nikae; kukaa; tubaki; nibaki; kubaki; turudi; nirudi; kurudi; iishe`,
)
/** To other days or hours. */
export const MOVES = LISTS.add(
  `move; shift; reschedule; bring forward; push; switch (it|the) to; ${verbForms('hamish', 'sogez', 'pelek')}; ${passiveForms('hamish', 'sogez', 'pelek')}`,
)
/** Beside a visit and another day than it has they say that it shall be there; beside a question they say nothing. */
export const PUTS = LISTS.add(
  `put; do; be (on|moved|done) ; schedule; instead; rather; iwe; ziwe; ikuwe; iende; ${verbForms('wek')}; ${passiveForms('wek')}`,
)
/** Beside a day: all that is planned for it. */
export const OTHER_THINGS = LISTS.add(
  'something else; something different; something new; another thing; everything; all of it; other things; kitu kingine; kitu ingine; kitu tofauti; vitu vingine; vitu zingine; kila kitu; vitu vyote; zote; yote',
)
/** Of money that is paid, of papers and of calls: the sums and days of such a message are not those of the trip. */
export const OTHER_BUSINESS = LISTS.add(
  'pay; paid; paying; payment; deposit; instalment; installment; installments; balance; invoice; receipt; refund; transfer; sent; call; call me; phone; ring; visa; passport; ask; asking; checking; wondering; remind; think; thinking; pack; packing; nifikirie; tufikirie; nilipe; nitalipa; tutalipa; tulipe; lipa; kulipa; nimelipa; tumelipa; nimetuma; nitume; nitatuma; pigia; nipigie; nitapiga; nitakupigia; stakabadhi; risiti; amana; salio; kuuliza; nauliza',
)
