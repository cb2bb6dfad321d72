/**
 * How guests ask for what a row may say, by its field; phrases are written as those of cues, all languages together, because
 * one message mixes them. The order is that in which the fields are told.
 */
export const FIELD_WORDS = {
  open_now: `
    (be|stay|staying) open; open for (_|_ _); (is|are|r) (it|they|you|the _|the _ _|_|_ _|this place) (still|) open; open (now|right now|today|tonight|still|at the moment|yet); still open; still (cooking|serving|running|working|going|pouring); (kitchen|bar|grill|they|you) (cooking|serving); (bado) (mnapika|wanapika|mnaserve|inapika); closed (now|today|right now)
    (iko|uko|liko|kiko|mko|pako|ziko|bado iko|bado mko) (wazi|open); imefunguliwa (sasa|sasa hivi|saa hii|leo|bado|); limefunguliwa; mmefungua; (imefungwa|limefungwa|mmefunga) (sasa|leo|); iko open (saa hii|now|sai|); mko open (saa hii|now|sai|); wazi (sasa|sasa hivi|saa hii|bado)
  `,
  hours: `
    finish; finishes; finishing; start; starts; starting; begin; begins; ending; serving; served; (end|ends|serve|serves|run|runs) (at|by|until|till|on|when|_); (what|wat|which) (time|hour|hours|days) ; (inaanza|huanza|inaisha|huisha|linaanza|inamalizika) ; mnafanya kazi; hufanya kazi; inafanya kazi; inafanya; wanafanya kazi
    (opening|closing|working|business|operating|serving|happy) (hours|times|time|hour); hours; what time; which days; (when|how late|how early) (do|does|is|are|will|can) ; (open|close|closes|opens|closing|opening) (at|on|until|till|by|time|from|when|day|days); (open|closed) on (_|_ _); until when; what days; (reopen|reopens|reopening|re open) ; (open|opens|back) again; back open; (when|wen) (is|are|will) (it|they|_) (be|) back
    last (order|orders|call|entry|admission); (mwisho|kikomo) (wa|cha|ya) (kuagiza|order|orders|kuingia); mwisho ni; saa ngap; saa ngapi; masaa (gani|ya kazi|); saa za (kazi|kufungua|kufunga|_); siku gani; (hufungua|hufunga|hufunguliwa|hufungwa|mnafungua|mnafunga|inafunguliwa|inafungwa|inafungua|inafunga|unafunguliwa|linafunguliwa|itafunguliwa|mtafungua) ; mpaka saa ngapi; hadi saa ngapi; inafunga; huopen; hufunga; mnaopen; mnaclose; inaopen; inaclose; lini; (itafunguliwa|inafunguliwa|linafunguliwa|mtafungua|inafungua) tena
  `,
  price: `
    how much; how mch; pay (more|extra); the extra; extra (charge|cost|per _); (hw|hau|hao|howmuch) (much|mch|); howmuch; (price|prices|cost|costs|costing|rate|rates|fee|fees|charge|charges|tariff|entry fee|cover charge|pricing); (cheap|expensive|pricey); is it free; free of charge; for free; (kes|ksh|kshs|usd|bob|shillings|dollars) #; # (bob|ksh|kes|shillings|k|dollars|usd); # per (night|person|hour|day); what do you charge
    (ni|inaongeza|wanalipa|analipiwa|unalipa|mnacharge|inakuwa|inakua|zinaenda|inaenda) ngapi; bei; beyi; gharama; ada; nauli; kiingilio; (ni|kwa|inagharimu|inacost|hugharimu|unalipa|nalipa|mnatoza|analipa) (ngapi|shilingi ngapi|pesa ngapi|how much|kiasi gani|how mch); shilingi ngapi; pesa ngapi; ngapi kwa (usiku|mtu|saa|siku); ni ngapi; ni how much; doh ngapi; gani bei; bure; ghali; rahisi; nafuu; doo ngapi
  `,
  check_in:
    'check in; checkin; checking in; arrive; arrival time; kuingia chumbani; muda wa kuingia; saa ya kuingia; kucheck in',
  check_out:
    'check out; checkout; checking out; late checkout; leave the room; muda wa kutoka; saa ya kutoka; kutoka chumbani; kucheck out',
  location: `
    where (is|are|can i find|do i find|exactly|s|it); wheres; location; located; address; directions; which (floor|building|side); how do (i|we) get (there|to)
    (iko|uko|liko|kiko|mko|ziko|yako|pako) wapi; wapi; mahali (gani|pake|ilipo|); iko side gani; iko place gani; naipata wapi; napata wapi; eneo (gani|)
  `,
  cuisine: `
    (what|which|type|types|kind|kinds) (of|) (food|foods|cuisine|dishes|meals) ; cuisine; (food|dishes|meals) (do|does) (you|it|they) ; serve; serves; menu; what (can|do) (i|we|you) eat
    chakula (gani|cha aina gani); vyakula (gani|); mapishi; menyu; mnapika nini; msosi gani; mnaserve nini; dishi gani
  `,
  dress_code: `
    dress code; dress; (what|wear) (to|should i|should we|can i) wear; wear; (shorts|sandals|jeans|flip flops|tie|jacket|smart casual|formal) ; attire; clothes
    mavazi; nguo (gani|); kuvaa; nivae; tuvae; navaa; vaa nini
  `,
  diet: `
    vegan*; vegetarian*; halal; gluten; kosher; allerg*; dairy; nut free; plant based; diet; diets; dietary
    halali; mboga; wasiokula nyama; mzio
  `,
  age_limit: `
    (age|ages) (limit|limits|restriction|allowed|group|); minimum age; how old; (kids|children|child|baby|babies|toddlers|teens|minors) (allowed|welcome|come|enter|go|_|); adults only; under 18; # (years|year) old; over 18
    umri; miaka (mingapi|ngapi|#|); watoto (wanaruhusiwa|_|); mtoto (anaruhusiwa|_|); wadogo; age gani; madogo
  `,
  booking: `
    (need|have|necessary|required|must) (to|a|) (book|booking|reserve|reservation); (booking|reservation|reservations) (needed|required|necessary|a must); walk in; walk ins; without (a|) (booking|reservation); book (ahead|in advance|first|before)
    (lazima|ni lazima|inabidi|nahitaji|ninahitaji|inahitaji) (kubook|kuweka nafasi|nafasi|niweke nafasi|nibook|booking|reservation); kuweka nafasi (mapema|kwanza); nibook kwanza; bila (booking|nafasi)
  `,
  phone: `
    (phone|telephone|contact|mobile|whatsapp) (number|numbers|no|); number to call; call (them|it|you|the _); extension
    (namba|nambari|number) (ya simu|yao|yenu|ya|); simu (yao|yenu|); niwapigie; nipigie nani
  `,
  capacity: `
    capacity; how many (people|guests|seats|delegates|pax) (can|fit|does|are|will|_|); seat*; how big is the (hall|room|venue|theatre); fits
    watu wangapi; inabeba wangapi; inatoshea; uwezo wa; nafasi ngapi; inafit wasee wangapi
  `,
  schedule: `
    schedule; timetable; programme; line up; lineup; (next|tonights|todays|which|what) (show|shows|performance|performances|event|events|act|band|movie); (what|whats|anything) (is|) (on|happening|showing|playing) (tonight|today|this week|now|tomorrow|_|); (when|what time) (is|does) the (show|next|_) (start|begin|show|); who is playing
    ratiba; onyesho (lijalo|gani|); burudani gani; show (gani|ya leo|ni saa ngapi|inaanza); kuna nini (leo|usiku); nini inaendelea; shoo gani
  `,
  sleeps: `
    sleep*; how many (people|guests|of us|adults|can stay|can sleep) (can|fit|in|sleep|_|); occupancy; (fit|fits|enough for) (#|a family|us); big enough
    (wanalala|analala|tunalala|kulala) (watu|) (wangapi|); inalala wangapi; (inakaa|inatosha|inaenea|inabeba|inachukua|inafit|inaingia) (watu|wageni|wasee) (wangapi|ngapi); watu wangapi
  `,
  beds: 'bed; beds; (twin|double|king|queen|single) (bed|beds); kitanda; vitanda (vingapi|gani|)',
  size: `
    how (big|large|small|spacious) ; size; square (metres|meters|feet); sqm; m2; spacious
    ukubwa; kubwa (kiasi gani|kiasi|aje); size gani; mita za mraba
  `,
  view: 'view; views; overlook*; facing; see the (sea|ocean|pool|garden|creek|city); mandhari; inaangalia (nini|wapi|); view gani',
  amenities: `
    amenities; (what|whats|does it) (have|has|comes|included|in the room|inside); air conditioning; air con; aircon; ac; wifi; wi fi; tv; fridge; mini bar; minibar; balcony; kettle; hair dryer; safe; bathtub; come with; comes with; facilities
    (kuna|iko na|ina|kina|vina) (nini|nini ndani|wifi|ac|tv|feni|friji|balcony); vifaa; kiyoyozi; iko na nini
  `,
  games:
    '(which|what) (games|tables|machines) ; games; blackjack; roulette; poker; slots; slot machines; tables; michezo (gani|ipi|); games gani; game gani',
  terms:
    'terms; conditions; (terms|rules|catch|restrictions) (of|on|for|and|apply|_|); minimum stay; masharti; vigezo; rules za; masharti gani',
  validity: `
    (valid|until when|expire|expires|expiry|runs until|how long does the offer|still valid|end|ends|last until) ; when does (it|the offer|the _) (end|expire|start)
    (mwisho|inaisha|itaisha|inafika|inatumika) (lini|hadi lini|); hadi lini; mpaka lini; bado iko valid
  `,
  benefits: `
    benefit*; perk*; tier; tiers; (silver|gold|platinum|diamond) ; what do (members|i) get; membership; rewards; loyalty; points
    faida; manufaa; napata nini; wanachama; uanachama; kiwango
  `,
  visa: 'visa; visas; entry permit; eta; viza',
  best_season: `
    best (time|season|month|months|period) (to|for|of|); (when|what month) (should|to|is best|is it best) ; when to (go|visit|travel); rainy season; dry season; season
    msimu (mzuri|gani|bora); wakati (mzuri|bora|gani mzuri); mwezi gani; time poa
  `,
  highlights: `
    highlight*; (what|whats|things|anything) (to|there to|is there to|can i|can we) (do|see|visit) (there|in _|_|); attraction*; must see; worth (seeing|visiting); activities; famous for; known for
    vivutio; kivutio; (kuna|nini) (cha|ya|za) (kuona|kufanya); kuna nini huko; vitu za kuona; kufanya nini
  `,
  flight:
    '(how long|flight time|flying time|hours) (is the flight|to fly|by air|by plane|flight|is the journey by air|); flight; how (far|long) (is|to) (the flight|fly|by plane); ndege; safari ya ndege; flight ni masaa',
} as const

export type FieldAsked = keyof typeof FIELD_WORDS
