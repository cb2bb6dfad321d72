/** The actions a reply may claim. What makes one true is a tool result of this conversation. */
export type Action = 'paid' | 'booked' | 'cancelled' | 'refunded' | 'handed_over' | 'delivered' | 'moving' | 'confirmed'

const DONE =
  "(?:(?<!\\p{L})(?:is|was|are|were|been|got|gets|has|have|had|just|already|now|i|we|you)|['’](?:s|ve|re|m|d))"
const SOON = '(?:\\s+(?:already|now|just|successfully|fully|safely|since|officially|also|all|indeed))*'
/** The Swahili and Sheng verb prefixes of a finished action: "ume-", "ime-", "zimesha-", "nisha-"... */
const MA = '(?:ni|u|a|tu|m|wa|i|ya|zi|ki|vi|li|ku|pa)?(?:me(?:sha|kwisha)?|li|sha)(?:ni|ku|m|mu|tu|wa|ki|i|zi|ya|li)?-?'

const english = (verbs: string) => new RegExp(`${DONE}${SOON}\\s+(?:${verbs})(?![\\p{L}])`, 'giu')
const swahili = (stems: string) => new RegExp(`(?<![\\p{L}])${MA}(?:${stems})(?![\\p{L}])`, 'giu')
const words = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, 'giu')

const MONEY_NOUN = 'payment|money|transaction|deposit|malipo|pesa|hela|doh|chapaa|ganji|m-?pesa'
const WE = "(?:i|we|have|has|had|am|are|been|will|(?:i|we)['’](?:ve|m|re|ll))(?:\\s+(?:just|now|already|also|be))*"
const PERSON =
  '(?:a |an |our |the |one of our |one of the )?(?:team member|team|colleague|person|human|agent|attendant|manager|someone|somebody|staff|operator|representative|specialist)s?'

/** Up to six words between a noun and what happened to it; a word that makes it a wish or a plan ends the search. */
const GAP =
  "(?:\\s+(?!(?:will|would|can|could|may|might|must|should|be|being|not|never|once|when|until|after|before|if|isn['’]t|hasn['’]t|kama|baada|kabla|ukisha)(?!\\p{L}))\\S+){0,6}?"

/** How each action is claimed as done. Kept as data: one line per way of saying it. */
export const CLAIM_PATTERNS: readonly { action: Action; pattern: RegExp }[] = [
  { action: 'paid', pattern: english('paid') },
  { action: 'paid', pattern: words('you paid|paid in full|fully paid|status:?\\s*paid') },
  { action: 'paid', pattern: words(`(?:received|got|confirmed) (?:your |the |a |full )?(?:${MONEY_NOUN}|kes|ksh)`) },
  {
    action: 'paid',
    pattern: words(
      `(?:${MONEY_NOUN})${GAP}\\s+(?:received|confirmed|successful|succeeded|completed?|went through|gone through|came through|cleared|settled)`,
    ),
  },
  { action: 'paid', pattern: words('(?:kes|kshs?|shs?)\\.?\\s?[\\d,]+ (?:is|are|has come|came) in(?!\\s+\\p{L})') },
  { action: 'paid', pattern: swahili('lipa|lipia|lipwa|lipiwa') },
  {
    action: 'paid',
    pattern: words('(?:tu|ni|wa)me(?:sha)?pokea(?:\\s+\\S+){0,2}?\\s+(?:malipo|pesa|hela|kes|ksh|sh|doh)'),
  },
  {
    action: 'paid',
    pattern: words(
      `(?:${MONEY_NOUN})${GAP}\\s+(?:ya|zi|i|li)(?:me(?:sha)?|sha)(?:ingia|pokelewa|fika|pita|thibitishwa|kamilika|fanikiwa|enda|kubalika|ona?kana)`,
    ),
  },
  { action: 'booked', pattern: english('booked|reserved') },
  {
    action: 'booked',
    pattern: words('(?:booking|reservation|table|room) (?:is|was|has been) (?:made|confirmed|done|complete|secured)'),
  },
  { action: 'booked', pattern: swahili('book(?:ia|iwa)?|hifadhia|wekea nafasi|wekewa nafasi') },
  {
    action: 'booked',
    pattern: words(`(?:nafasi|meza|chumba|room|table|booking)${GAP}\\s+(?:i|u|zi|ki)me(?:sha)?hifadhiwa`),
  },
  { action: 'cancelled', pattern: english('cancell?ed') },
  {
    action: 'cancelled',
    pattern: words('cancellation (?:is|was|has been) (?:done|complete|confirmed|processed)|status:?\\s*cancell?ed'),
  },
  {
    action: 'cancelled',
    pattern: swahili(
      'ghairi|ghairiwa|ghairisha|futa|futwa|futia|futiwa|katiza|katizwa|cancel|canceli|canceliwa|kansel|kanseliwa',
    ),
  },
  { action: 'refunded', pattern: english('refunded|reimbursed') },
  {
    action: 'refunded',
    pattern: words(
      'refund(?:\\s+\\S+){0,3}?\\s+(?:has been|was|is)\\s+(?:already |now |being )?(?:sent|processed|issued|made|approved|completed?|initiated|on (?:its|the) way)|(?:issued|processed|sent|made|initiated|approved) (?:you )?(?:a|your|the) (?:full )?refund|(?:sent|returned|reversed) (?:your|the) money|money (?:has been|was|is) (?:returned|sent back|reversed)',
    ),
  },
  {
    action: 'refunded',
    pattern: swahili('rudishia|rudishiwa|rejesha|rejeshea|rejeshwa|rejeshewa|refund|refundiwa|rudisha pesa'),
  },
  {
    action: 'refunded',
    pattern: words(`(?:pesa|hela|doh)${GAP}\\s+(?:i|zi)(?:me(?:sha)?|sha)(?:rudi|rudishwa|rejeshwa|refundiwa)`),
  },
  {
    action: 'handed_over',
    pattern: words(
      `${WE}\\s+(?:connect(?:ed|ing)?|transferr(?:ed|ing)|hand(?:ed|ing)|pass(?:ed|ing)|forward(?:ed|ing)|escalat(?:ed|ing)|referr(?:ed|ing)|loop(?:ed|ing))\\s+(?:you|this|it|your|the|in)`,
    ),
  },
  {
    action: 'handed_over',
    pattern: words(
      `${WE}\\s+(?:notif(?:ied|ying)|inform(?:ed|ing)|alert(?:ed|ing)|told|asked|messaged|called)\\s+${PERSON}|${WE}\\s+(?:raised|opened|created|logged|filed)\\s+(?:a|an|the|your)\\s+(?:\\S+\\s+)?(?:ticket|case|complaint)`,
    ),
  },
  {
    action: 'handed_over',
    pattern: words(
      `${PERSON} (?:will|is going to|shall|has been|have been|is|are)(?:\\s+\\S+){0,2}?\\s+(?:contact|call|reach|get back|answer|reply|respond|join|take over|assist|help|attend|notified|informed|alerted|looking|on it|coming|write|message)\\w*`,
    ),
  },
  {
    action: 'handed_over',
    pattern: words(
      '(?:ticket|case|complaint) (?:is|was|has been) (?:created|opened|raised|logged|filed|escalated)|handed over|taken over',
    ),
  },
  {
    action: 'handed_over',
    pattern: swahili(
      'unganisha|unganishwa|peleka kwa|pelekwa kwa|kabidhi|kabidhiwa|julisha|juza|ambia|mwambia|waambia|taarifu|fungua tiketi|fungulia tiketi|connect|connectisha|connectiwa|link|pasia|forward|escalate|tuma kwa (?:timu|team|mtu|wenzangu)',
    ),
  },
  {
    action: 'handed_over',
    pattern: words(
      '(?:nina|tuna|na)kuunganisha|tiketi(?:\\s+\\S+){0,2}?\\s+imefunguliwa|(?:a|wa)ta(?:kupigia|kujibu|wasiliana|kucheki|kuhudumia|kusaidia|kupigia simu|kutafuta)',
    ),
  },
  {
    action: 'delivered',
    pattern: words(
      "(?:has|have|had|was|were|been|['’]s been)(?:\\s+(?:already|now|just|successfully|safely))*\\s+(?:delivered|shipped|dispatched|sent out|picked up|collected)",
    ),
  },
  {
    action: 'delivered',
    pattern: words(
      "(?:is|are|['’]s)(?:\\s+(?:already|now))*\\s+(?:delivered|shipped|dispatched)(?!\\s+(?:within|in|by|on|to|every|free|same|next|from|between|after|at|across|countrywide|daily|only|through|via))|(?:is|are|['’]s)(?:\\s+(?:already|now))?\\s+(?:on (?:its|the|their) way|out for delivery|in transit)|(?:has|have)(?:\\s+already)? arrived|status:?\\s*(?:delivered|shipped)",
    ),
  },
  {
    action: 'delivered',
    pattern: swahili(
      'fikishwa|fikishiwa|letwa|letewa|wasilishwa|safirishwa|tumwa|tumiwa|pelekwa|deliver|deliveriwa|deliviwa|delivaiwa|ship|shipiwa|dispatchiwa',
    ),
  },
  {
    action: 'delivered',
    pattern: words(
      `(?:oda|order|mzigo|kifurushi|bidhaa|viatu|package|parcel|delivery)${GAP}\\s+(?:i|u|vi|zi|ki)(?:me(?:sha)?|sha)fika|(?:iko|uko|viko|ziko) njiani`,
    ),
  },
  { action: 'confirmed', pattern: english('confirmed|placed|approved') },
  {
    action: 'confirmed',
    pattern: words(
      '(?:order|booking|reservation) (?:confirmed|placed|approved)|confirmed your order|placed (?:your|the|an) order|status:?\\s*confirmed',
    ),
  },
  {
    action: 'confirmed',
    pattern: swahili(
      'thibitisha|thibitishia|thibitishwa|kubaliwa|idhinishwa|confirm|confirmika|confirmiwa|place order|weka oda|wekea oda',
    ),
  },
  {
    action: 'confirmed',
    pattern: words('(?:oda|order|agizo)(?:\\s+\\S+){0,2}?\\s+i(?:me(?:sha)?|sha)(?:ingia|wekwa|pokelewa)'),
  },
]
