/** Phrases of this journey that the shared parsers do not know; all are matched against folded text. */
export const OTHERS =
  /\b(?:others?|different|more (?:options|choices)?|another (?:one|kind|type)|something else|none(?: of (?:them|these|those))?|neither|next|nyingine|zingine|ingine|vingine|mengine|tofauti|hakuna (?:nzuri|poa)|sipendi|sizipendi|hazifai|hazinifai|hizi si(?:o|yo)?|si hizi|sio hizi|sidai hizi)\b/
/** Nothing but the wish to see more of what was listed. */
export const MORE_OF_THESE =
  /^(?:(?:please|ok(?:ay)?|sawa|na|any|i want|can i see|let me see|show(?: me)?|see|nionyeshe|ni?onyesha|nishow|nione|nipe|kuna|una|mna) )*(?:some )?(?:more|others?|(?:other|more) (?:ones?|options|choices)|zingine|nyingine|ingine|vingine|mengine|zaidi|next)(?: (?:please|tafadhali|basi|tu|ziko|zipo|ones|options))*[?.! ]*$/
export const REMOVE =
  /\b(?:remove|delete|take (?:out|off|away)|without|drop|ondoa|toa|nitolee|niondolee|usiweke|futa)\b/
export const UNWANTED = /\b(?:don'?t want|do not want|no longer want|sitaki|staki|sihitaji|sidai)\b/
export const ADD =
  /\b(?:also|add|plus|as well|too|and also|pia|ongeza|niongezee|na pia|tena nataka|another|ku ?add|ni ?add)\b/
export const MORE_OF_IT = /\b(?:ongeza|add|more|zaidi|extra|niongezee)\b/
export const RETRY =
  /\b(?:try again|try (?:it )?(?:once|one) more|retry|resend|send (?:it|the prompt|prompt) again|again please|pay again|jaribu tena|kujaribu tena|nijaribu tena|tujaribu tena|tuma tena|nitumie tena|itume tena|rudia|rudisha prompt|tena prompt|prompt tena)\b/
export const PAY =
  /\b(?:pay(?: now| it| for it)?|i(?:'ll| will) pay|lipa|nalipa|nitalipa|kulipa|nataka kulipa|nilipe|checkout|check out|that'?s (?:all|it)|thats all|nothing else|ni hayo(?: tu)?|ndio hayo|hizo tu|hayo tu|basi hivyo|maliza|finish|place (?:the |my )?order|show my order|my order|order yangu|oda yangu|my cart|cart)\b/
export const OTHER_PHONE =
  /\b(?:another|other|different|change|nyingine|ingine|badilisha|tofauti|change the)\b.*\b(?:number|phone|line|namba|nambari|simu|laini)\b|\b(?:number|namba|nambari|simu|laini) (?:another|other|nyingine|ingine|tofauti)\b/
export const ANY =
  /\b(?:any|either|whichever|anything|whatever|yoyote|wowote|chochote|any one|haina (?:shida|noma)|you choose|chagua wewe)\b/
/** Giving up an order by name is read where orders are looked up, which asks before it does anything. */
export const CANCEL_ORDER = /\b(?:cancel\w*|ghairi|futa|katisha|sitisha)\b.{0,20}\b(?:order|oda)\b/
export const PAYMENT_STATUS =
  /\b(?:did (?:it|the payment|my payment|you (?:get|receive)).*|has (?:it|the payment) gone through|gone through|went through|imeingia|imefika|imepita|yamefika|yameingia|yamepita|zimefika|zimeingia|imeenda|umepata|mmepata|nimelipa|nimelipia|nimeshalipa|nishalipa|nisha ?lipa|nilipa|nimemaliza kulipa|nimetuma (?:pesa|doo|hela|m-?pesa)|nimesend|nisha ?send|i(?:'ve| have|'m)? (?:already |just |now )?(?:paid|sent (?:the |you )?(?:money|cash|payment))|(?:already|just) paid|paid already|payment (?:is )?done|done paying|payment status|check (?:the |my )?payment|angalia malipo|cheki malipo|status)\b/
