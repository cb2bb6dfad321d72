import type { CueEntry } from '../../pack.ts'

export const price: readonly CueEntry[] = [
  {
    cue: 'how_much',
    phrases: `
      (how|hw|ow|haw) (much|mch|mach|mutch|mush|muc) (money|for|); howmuch; hwmuch; hm is; hm each; (price|prices|pricing|prise|priced|pricelist|prc|cost|costs|costing|costin|rate|rates|quote|quotation|charge|charges|fee|fees|fare) (of|for|per|please|range|tag|list|)
      (what|whats|wat|wats) (is|are|s|will be|would be|) (the|its|their|your|) (real|actual|true|exact|current|correct|normal|usual|) (price|prices|cost|costs|rate|rates|charge|charges|amount|damage|fee|going rate) (of|for|); what (does|do|will|would) (it|this|that|they|these|those|the|) (cost|go for|retail at|sell for|sell at); (goes|going|go|retails|retailing|sells|selling|sold) (for|at) (how much|what|); how (expensive|pricey|costly); (whats|what is) (the|) damage; for how much; at how much; how do you sell; how many (bob|shillings|ksh)
    `,
    yes: 'how much is the blue one; hw mch for two; what does it cost?; Price please; whats the price of that',
    no: 'how many do you have; a priceless gift; much better',
  },
  {
    cue: 'cheap',
    phrases: `
      (cheap|chip|cheep|cheaper|chipper|cheapish|affordable|afordable|affodable|inexpensive|low cost|lowcost|low price|low priced|pocket friendly|budget friendly|budget|friendly price|fair price|lower price|lower priced|less expensive|cost effective|economical|bargain price) (one|ones|option|options|price|prices|)
      (something|anything|one|ones) (cheap|cheaper|affordable|less|lower|less expensive); (not|nt) (too|so|very|that|) (expensive|costly|pricey|dear); on a (tight|small|low|) budget; lower end; low end; (cheaper|lower) (than|alternative|alternatives); (within|in|for|fit|fits|my|small|tight) (my|a|) budget
    `,
    denied: 'not cheap; isnt cheap',
    yes: 'something cheap; do you have a cheaper one; Affordable shoes please; pocket friendly options',
    no: 'fish and potato chips; the cheapest one; expensive',
  },
  {
    cue: 'cheapest',
    phrases: `
      (the|your|) (cheapest|chepest|cheapst|cheapset|least expensive|lowest priced|lowest price|lowest cost|most affordable|lowest|least price|least costly|most economical) (one|ones|you have|you got|u have|option|); (which|what) (one|) is (the|) (cheapest|least expensive|most affordable|lowest); lowest (you can go|to highest); (start|starting|starts) (from|at) (how much|what price|what|)
    `,
    yes: 'what is your cheapest phone; the most affordable one you have; lowest price first',
    no: 'something cheap; cheaper one please; the slowest',
  },
  {
    cue: 'dearest',
    phrases: `(the|your|) (most expensive|priciest|costliest|dearest|highest priced|highest price|top priced|most costly|most pricey) (one|ones|you have|); highest to lowest`,
    yes: 'show the most expensive watch; your priciest pair; highest price first',
    no: 'too expensive; my dear; an expensive one',
  },
  {
    cue: 'premium',
    phrases: `
      (best|top|high|highest|good|superior|great|finest|better) (quality|end|class|notch|range|grade); (a bit|) more expensive (one|ones|); (premium|luxury|luxurious|classy|high end|highend|top of the range|top tier|executive|deluxe|flagship|first class|a1|grade one|grade a|vip) (one|ones|quality|); the best (one|ones|you have|you got|u have|there is|in the shop|in stock|of the best|quality); your best (one|ones|phone|product|quality|)
    `,
    yes: 'I want something of top quality; the best one you have; premium leather please; a high end phone',
    no: 'best price; the best for running; good morning',
  },
  {
    cue: 'bargain',
    phrases: `
      last (please|pls|plz|boss|bro|my friend|kindly); (bargain|bargaining|haggle|negotiate|negotiating|negotiable|negotiation|negociate|neg|nego) (on|the|a bit|a little|price|); (is|are) (the|your|) (price|prices) (negotiable|fixed|final|firm); (fixed|final) price; (last|best|lowest|final|least|special|friendly|customer|good|buying|throwaway) (price|prise|prices|offer|figure) (please|boss|); whats (your|the) (last|best|lowest|final); what is (your|the) (last|best|lowest|final) (price|); (your|ur) (last|best|lowest|final) (price|); last bei
      (reduce|lower|drop|slash|cut|bring down|adjust|come down|knock off|take off|lessen|shave) (the|your|a bit of|on|a bit on|for me|me|that|my|it|) (price|prices|cost|a bit|a little|some|for me); reduce (it|the price|a bit|a little|for me|); (give|get|offer|do|make|have|any) (me|us|) (a|any|some|good|) (discount|discounts|good price|better price|friendly price|special price|better deal|good deal|small discount|little discount|fair price); can (i|we) (get|have) (a|some|any|) (discount|good price|better price|better deal|lower price); (can|could|will|would) (you|u|it) (go|come|get) (any|a bit|a little|) (lower|down|less|cheaper|below); (go|come) (lower|down) (a bit|a little|on the price|on price|); (do|sell|give|let) (it|me|us|them) (go|) (for|at); leave it (at|for); (can|will|would|could) (you|u) (do|sell|accept|take) (it|them|) (for|at); (i|we) (can|will|could|ll) (only|) (give|offer|afford) (you|); (i|we) (give|offer) you; ill (give|offer) you; (i|we) (only have|have only|just have); my offer is; i offer; meet (me|) (halfway|in the middle); (slight|small|little|some|) reduction; have mercy; too (steep|high) (for me|); consider (me|your customer); (as|im|i am) (a|your) (loyal|regular|frequent|returning|student|good) customer; (im|i am) a student; buy (two|2|three|3|more|many) (get|for) (less|a discount|discount)
    `,
    yes: 'whats your last price; can you go lower?; Is the price negotiable; give me a discount please; reduce a bit',
    no: 'what is the price; any offers today?; lower back pain; do you have a best seller',
  },
  {
    cue: 'do_for',
    phrases:
      '(can|could|will|would|cant|wont) (you|u) (do|make it|make them|go with|go for|give it at|give me at|sell at) (me|for|)',
    yes: 'can you do 800 for both; could you make it 2500; will you go for 900',
    no: 'can you deliver; do you do repairs; make it two',
  },
  {
    cue: 'too_dear',
    phrases: `
      (too|to|so|very|quite|a bit|a little|kinda|way too|rather|really|that is|thats|its|it is|is|are|) (expensive|expensve|exp|pricey|pricy|costly|overpriced|over priced|steep|exorbitant|ridiculous price); too (much|high|costly) (money|for me|for that|); (above|beyond|over|out of|more than|outside|exceeds) (my|our|the) (budget|range|limit|means|reach); (cant|cannot|can not|cant really) afford (it|that|this|them|); (prices|price|its|it is|is|are) (too|so|very) high; (cheaper|less) (elsewhere|at other shops|in other shops|next door|in town|on jumia|at another shop|somewhere else|than that); daylight robbery; wow (expensive|pricey); (too|so|very) dear
    `,
    yes: 'that is too expensive; out of my budget; a bit pricey; I cant afford it; cheaper elsewhere; it is too dear',
    no: 'cheap shoes; not expensive; how much; too big for me',
  },
  {
    cue: 'offers',
    phrases: `
      (offer|offers|ofer|offfer|promotion|promotions|promo|promos|deal|deals|sale|sales|special offers|special offer|discounted items|clearance|black friday|flash sale|hot deals|bonus|giveaway|giveaways|freebies|free gift|free gifts|loyalty points|points|reward|rewards|cashback) (today|this week|now|currently|going on|on|for|available|)
      (any|what|which|is there|are there|do you have|got) (any|a|) (discount|discounts|offer|offers|promotion|promotions|deal|deals|sale|sales|special|specials) (today|now|on|for|this week|available|); discounts; discounted; (discount|%|percent) (off|on|for|if|when); on (offer|sale|promo|promotion|discount); buy one get one (free|); bogo; what (is|are|s) on (offer|sale|promotion); half price; price cut
    `,
    yes: 'any offers today?; what is on sale; is there a promotion on shoes; any discounts for bulk?',
    no: 'office shoes; the dealer is closed; salt',
  },
  {
    cue: 'coupon',
    phrases: `
      (use|apply|redeem|enter|add|put|try|i have|have|got|with|my|here is|this is|the|a|insert) (a|the|my|this|your|) (promo|coupon|discount|voucher|gift|referral|offer|) (code|codes|coupon|voucher|vouchers|coupons|promocode); (promo|coupon|discount|voucher|gift|referral) (code|codes|card|number); (coupon|coupons|voucher|vouchers|promocode|cupon|copon); redeem; code is; code
    `,
    yes: 'apply my coupon; I have a promo code; use code HELLO5; redeem voucher',
    no: 'a promotion; a cupboard; encode the file',
  },
  {
    cue: 'combine',
    phrases:
      '(combine|combined|combining|stack|stacked|stacking|double up|on top of|both codes|both offers|both coupons|two offers|two codes|two coupons|two discounts|2 codes|2 coupons|2 offers) (offers|codes|coupons|discounts|deals|at once|together|); (more than one|several|two different|two of them|both of them) (offers|codes|coupons|discounts|deals|at once|together|on one order|in one order|on the same order); use (two|both|all|several|more than one) (of them|); (add|adds|added|adding|go|goes|count|counts|work|works|apply) (up|together|on top|at the same time) (with|to|of|)',
    yes: 'can I combine codes; do they add up with each other; use both coupons; stack them; is it on top of the other discount; two offers',
    no: 'two shoes; both of these shoes; a combination lock',
  },
  {
    cue: 'total',
    phrases: `
      (total|totals|totall|grand total|sub total|subtotal|sum|sum total|bill|overall|altogether|all together|in total|in all|all in all|final amount|total amount|total cost|total price|full amount|amount due|balance) (so far|now|cost|price|amount|bill|); how much (is|for|are|will it be for|does it come to for) (all|everything|all of it|all that|them all|it all|altogether|in total|the total|the whole order|my order); how much (will it be|does it come to|do i owe|am i paying|should i pay|do i pay|will i pay|am i to pay|to pay) (for|) (all|everything|altogether|in total|now|); so far; (comes|come) to (how much|what|); how much do i owe (you|); (do|) i owe (you|) (anything|nothing|something|any money|how much); what do i owe (you|); (i|we) (do not|dont|still|no longer) owe (you|you guys|) (anything|nothing|something|any money|money|a bob|a thing|a cent|); (nothing|anything|something|money) (else|) (that|) (i|we) (still|) (owe|need to pay|have to pay|must pay|should pay) (you|you guys|); (nothing|anything|something) (left|still|more|) (for me|) to (pay|settle|clear) (you|); (nothing|anything|something) (is|) (still|) (unpaid|outstanding|owing); (will not|wont|will) (charge|bill) me (anything|nothing|); (my|the) bill (so far|); (how much|what) (more|) (is|s) (still|) (left|remaining|my balance|the balance|pending|due|outstanding|owing) (to pay|to be paid|for me to pay|); how much (more|) (remains|remain|do i still owe|do i still pay|should i add|do i add|to complete|to clear) (to pay|to be paid|for me to pay|); (remaining|outstanding) (balance|amount); (add|sum) (it|them|everything|that) up; inclusive of (everything|delivery|all)
    `,
    yes: "what's the total; how much do I owe you; how much so far?; altogether how much; how much remains to be paid; I do not owe you a bob; is there anything unpaid",
    no: 'tote bag; a bell; a metal cup',
  },
]
