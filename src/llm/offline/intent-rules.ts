import { INTENTS, type Intent } from './types.ts'

type Rule = { intent: Intent; weight: number; test: RegExp }

/** Turns of phrase that speak for one intent whatever the shop sells; the weight adds to the classifier's log-odds. */
const RULES: readonly Rule[] = [
  {
    intent: 'human_request',
    weight: 4,
    test: /\b(?:(?:talk|speak|chat|connect(?: me)?|transfer(?: me)?|put me through|hand me over)(?: directly)? (?:to|with) (?:an? |the |your |some |any )?(?:\w+ ){0,2}(?:human|person|agent|representative|rep|operator|manager|supervisor|someone|somebody|staff|owner|people|assistant|attendant)|(?:live|human|real) (?:agent|person|chat|support|operator|human|assistant)|customer care (?:number|agent|rep)|(?:kuongea|kuzungumza|niongee|nizungumze|ongea|kubonga|nibonge) na (?:mtu|binadamu|meneja|mhudumu|mwenye|msee|agent|boss|wakala|mkubwa|manager|customer care)|niunganishe na (?:mtu|mhudumu|agent|meneja|wakala|msee)|(?:please )?call me(?: back| now| please)?$|nipigie(?:ni)? simu|nipigie)\b/,
  },
  {
    intent: 'order_status',
    weight: 3,
    test: /\b(?:(?:where|wapi) (?:is|are|'s) (?:my|our|the) (?:order|parcel|package|delivery|shipment|stuff|items?|goods|things)|track (?:my|the|an?|this|order|purchase)|order status|status of (?:my|the|an?) (?:order|purchase|delivery)|(?:oda|order|mzigo|kifurushi|agizo|parcel) (?:yangu|wangu|langu|yetu) (?:iko|uko|liko|imefika|umefika|limefika|itafika|utafika)|cancel(?:ling|ing)? (?:my |the |an? |this |that )?(?:order|purchase|delivery)|(?:haven'?t|have not|didn'?t|not|hav'?nt) (?:yet )?(?:received|recieved|receive|gotten|got) (?:my|the|any|it|our)|(?:sijapokea|sijapata|haijafika|haujafika) )/,
  },
  {
    intent: 'payment_help',
    weight: 2.5,
    test: /\b(?:how (?:do|can|should|to) (?:i |we )?(?:pay|make (?:the |a )?payment)|payment (?:methods?|options?|modes?|failed|issue|problem|error)|pay ?bill (?:number|no|ni|gani|yenu)|till (?:number|no|yenu|ni)|did (?:it|my payment|the payment|the money) go through|nalipa (?:aje|vipi)|nitalipaje|nalipaje|nilipe (?:aje|vipi|wapi)|cash on delivery|pay on delivery|\bcod\b|\bemi\b|lipa (?:mdogo mdogo|pole ?pole)|nimelipa (?:lakini|but|tayari|already)|stk push|nimekatwa|money (?:was )?deducted|(?:malipo|pesa|hela|doo) (?:yangu |yetu |zangu |zetu )?(?:yamefika|imefika|zimefika|yameingia|imeingia|zimeingia))\b/,
  },
  {
    intent: 'discounts_offers',
    weight: 2.5,
    test: /\b(?:discounts?|punguzo|coupon|voucher|promo ?code|kuponi|black friday|any (?:offers?|deals?|promotions?)|on offer|special offers?|ofa|(?:too|very|so) expensive|(?:reduce|lower|drop) (?:it |the price |a |kidogo|little)+|(?:last|final|best) price|bei ya mwisho|ni ghali|(?:ni|u)?punguz(?:ie|ia|a)(?:ni)? (?:bei|kidogo|hapo|tu))\b/,
  },
  {
    intent: 'preferences_consent',
    weight: 3,
    test: /\b(?:unsubscribe|newsletter|opt(?: |-)?(?:in|out)|(?:stop|acha|wacha) (?:sending|kunitumia|texting|kunitext|messaging)|(?:delete|erase|remove|futa|ondoa) (?:all )?(?:my|data|taarifa|information|personal)(?: \w+)? ?(?:data|information|account|details|zangu|yangu)?|(?:speak|write|reply|talk|respond|chat|switch|change)(?: to me| me)?(?: in| to| language to| the language to) (?:english|swahili|kiswahili|sheng|hindi)|ongea (?:kiswahili|kizungu|sheng|kiingereza)|badilisha lugha|change (?:my |the )?language|privacy)\b/,
  },
  {
    intent: 'support_question',
    weight: 1.8,
    test: /\b(?:return policy|refund policy|(?:kubadilishiwa|kurudisha|kuirudisha|kubadilisha|change|exchange|return) (?:it )?(?:if|ikiwa|kama|ka) |(?:if|ikiwa|kama|ka) (?:it|size|saizi|haitoshi|haikutoshi|si (?:sawa|poa|yangu))[a-z ']{0,30}(?:change|exchange|return|rudish\w*|badilish\w*)|(?:do|can|will) (?:you|u|it|this|they|ya) (?:be )?(?:deliver|ship|delivered|shipped)|delivery (?:options?|charges?|fees?|cost|to|area)|(?:able to|can it be|is it|be) (?:deliver(?:ed)?|ship(?:ped)?) (?:to|in|at)|opening hours|working hours|where (?:are you|is your (?:shop|store|office))|mko wapi|mnapatikana wapi|mnadeliver|usafirishaji (?:ni|hadi|mpaka|wa)|warranty|password|sign ?up|create an? account|(?:mnafungua|mnafunga) saa)\b/,
  },
]

/** Log-odds to add per intent, in the order of INTENTS. */
export function ruleScores(text: string): Float64Array {
  const scores = new Float64Array(INTENTS.length)
  for (const { intent, weight, test } of RULES) {
    const kind = INTENTS.indexOf(intent)
    if (test.test(text)) scores[kind] = (scores[kind] ?? 0) + weight
  }
  return scores
}
