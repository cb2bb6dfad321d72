import { mendSlips } from './slips.ts'
import { fold, wordSet } from './tokens.ts'
import type { SensitiveTopic } from './types.ts'

/** Order matters: the first that fits names the topic. */
const TOPICS: ReadonlyArray<{ topic: SensitiveTopic; test: RegExp }> = [
  {
    topic: 'chargeback',
    test: /\b(?:charge ?-?back|reverse (?:the |my |this |that )?(?:payment|transaction|charge|money|mpesa|m-pesa)|reversal|(?:call|tell|report to|contact|complain to) (?:my |the )?(?:bank|safaricom)\b.{0,30}\b(?:reverse|dispute|refund|money|payment)|nitareverse|nireverse|nireversie|reverse (?:pesa|doo|payment)|(?:rudisha|geuza|reverse) muamala|nitapiga (?:simu )?safaricom)\b/,
  },
  {
    topic: 'legal',
    test: /\b(?:lawyers?|attorney|my advocate|(?:will|gonna|going to|'ll|can) sue|sue (?:you|your|this)|suing|lawsuit|legal action|take (?:you|this) to court|small claims|(?:see you in|meet in|in|to) court|court (?:case|order)|(?:the|to|call|involve|na) police(?! (?:boots|shoes|uniform|belt))|report you|consumer (?:court|protection|rights|federation)|ombudsman|legal notice|dci|ocs|wakili|mawakili|mahakama(?:ni)?|kortini|polisi|kushtaki|nitawashtaki|nitakushtaki|nawashtaki|hatua za kisheria|kisheria|nitawareport|nitawaripoti|karao|sanse|data protection commissioner|odpc)\b/,
  },
  {
    topic: 'medical',
    test: /\b(?:allerg(?:y|ic)|allergies|pregnan(?:t|cy)|breast ?feeding|side effects?|dosage|overdose|prescri(?:be|ption|bed)|diabet(?:es|ic)|blood pressure|hypertension|asthma|rash(?:es)?|infection|my doctor|hospitali[sz]ed|poison(?:ed|ing)|food poisoning|(?:made|got) me sick|i got sick|vomit\w*|seizure|medical (?:advice|condition|attention)|symptoms?|cure[sd]? for|mzio|aleji|mjamzito|ujauzito|nina mimba|ninanyonyesha|madhara ya dawa|kipimo cha dawa|kisukari|presha ya damu|pumu|vipele|imeniwasha|nimepata (?:vipele|upele)|nilipata vipele|nimewasha|kutapika|natapika|niliugua|nimeugua|sumu|imenidhuru)\b/,
  },
  {
    topic: 'dispute',
    test: /\b(?:dispute|disputing|i(?: have|'ve)? (?:been|was|am being) (?:over ?charged|charged (?:twice|double|wrongly|again|extra)|scammed|conned|defrauded|robbed)|charged (?:me )?(?:twice|double|two times|wrongly)|double charged?|deducted (?:twice|double|wrongly)|unauthori[sz]ed (?:charge|payment|transaction|deduction)|did(?:n'?t| not) authori[sz]e|i (?:never|did not|didn'?t) (?:make|do|authori[sz]e) (?:this|that) (?:payment|transaction)|you (?:stole|took|ate|conned|scammed|robbed)\b.{0,20}\b(?:my|me)\b|stole my money|fraudulent|(?:this|it|that) is (?:a )?(?:fraud|scam|theft)|nimekatwa (?:mara mbili|zaidi|pesa mara|twice|double)|mmenikata|mlinikata|mmekata (?:pesa )?(?:mara mbili|zaidi)|mmeniibia|mliniibia|mumeniibia|nimeibiwa|nimetapeliwa|nimelaghaiwa|mmenitapeli|mmenicon|nimeconiwa|mlinicon|mmekula (?:pesa|doo|chapaa|ganji) (?:yangu|zangu)|napinga malipo|malalamiko ya malipo|nimelipishwa (?:mara mbili|zaidi))\b/,
  },
]

const REFUND_DEMAND =
  /\b(?:(?:i )?(?:want|need|demand|require|request(?:ing)?|expect(?:ing)?|waiting for|claim(?:ing)?|insist on|asking for|would like|'d like|deserve|get|process|issue|initiate|give me|send (?:me )?|return) (?:back )?(?:for )?(?:a |an |my |the |full |me |me a |me my |my full )*(?:refund|money back|cash back|pesa (?:yangu|zangu))|refund (?:me|my|it|us|the money|this|now|asap|immediately)|(?:give|send|return|pay) (?:me )?(?:back )?my (?:money|cash)(?: back)?|my money back|where(?:'s| is) my (?:refund|money)|my refund (?:has|is|was)? ?(?:n't|not|still|yet|late|delayed)|(?:rudisha|rudishieni|nirudishie|nirudishieni|mnirudishie|rudishia|nirejeshee|mnirejeshee|nirejesheeni|rudisheni|regesha|rejesha)\b.{0,20}\b(?:pesa|hela|fedha|doo|chapaa|ganji|malipo|mkwanja|cash|money)|(?:nataka|naomba|nadai|nahitaji|ninataka) (?:refund|kurudishiwa|kurejeshewa|unirudishie|mnirudishie|mrudishe|pesa yangu|pesa zangu|doo (?:yangu|zangu)|hela (?:yangu|zangu)|nirudishiwe|nirefundiwe|nirefundishwe|mnirefund|unirefund)|nirefund|mnirefund|nirefundie|mnirefundie|unirefund|nirudishiwe (?:pesa|doo|hela))\b/
const POLICY =
  /\b(?:policy|policies|polis[iy]|sera|do you (?:offer|give|do|accept|have|allow)|can i (?:get|have) (?:a )?refund if|if i|in case|ikiwa|kama (?:nika|sita|haita|nikitaka)|how (?:long|does|do|can)|what (?:is|are|happens|if)|is it possible|mnarudisha|huwa mna|mnaweza rudisha|utaratibu|masharti|terms|je,? mna|je mna|mnarefund|huwa|before (?:i )?(?:buy|buying|order)|if it (?:does|doesn))\b/
const GENERAL_HEALTH =
  /\b(?:do you (?:have|sell|stock)|mna|mnauza|mko na|uko na|looking for|natafuta|nataka|how much|bei)\b/

/** Words that a complaint about money hangs on: a slip in one must not turn it into small talk. */
const GRAVE = wordSet(`
  charged charge wrongly twice double stole scammed conned robbed fraud fraudulent refund reverse dispute deducted
  mmenikata nimekatwa mmeniibia nimeibiwa nimetapeliwa mmenitapeli mmenicon nirudishie nirudishieni rudisha rudishieni kurudishiwa kurejeshewa mara mbili
`)

/** A dispute, refund or chargeback demand, or legal or medical content; a question about policy is none of them. */
export function detectSensitive(message: string): SensitiveTopic | null {
  const text = fold(mendSlips(message, GRAVE))
  const found = TOPICS.find(({ test }) => test.test(text))?.topic ?? null
  if (
    found === 'medical' &&
    GENERAL_HEALTH.test(text) &&
    !/\b(?:side effects?|dosage|madhara|pregnan|mjamzito|sick|rash)/.test(text)
  )
    return null
  if (found !== null && !(found === 'chargeback' && POLICY.test(text))) return found
  return REFUND_DEMAND.test(text) && !POLICY.test(text) ? 'refund' : null
}
