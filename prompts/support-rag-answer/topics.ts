/**
 * What questions to a shop are about, with the words for it in English, Swahili and Sheng: a Swahili question must find
 * the English sentence that answers it.
 */
const TOPICS: Readonly<Record<string, RegExp>> = {
  delivery:
    /\b(?:deliver\w*|shipping|ships?|couriers?|rider|boda|dispatch\w*|uwasilishaji|usafirishaji|wasilish\w*|m?nalet\w*|mnalet\w*|lete\w*|letew\w*|kulet\w*|pelek\w*|mnapelek\w*|tumiw\w*|delivery)\b/,
  returns:
    /\b(?:returns?|returned|exchang\w*|swap|refunds?|refunded|money back|rudish\w*|kurudish\w*|rejesh\w*|badilish\w*|kubadilish\w*|change)\b/,
  warranty:
    /\b(?:warrant\w*|guarantee\w*|garantii|dhamana|waranti|repair\w*|faulty|defect\w*|haribik\w*|imeharibik\w*|spoil\w*)\b/,
  hours:
    /\b(?:open|opens|opening|opened|close|closes|closing|closed|hours|fungu\w*|mnafungu\w*|fung\w*|mnafung\w*|saa za kazi|weekend|sunday|jumapili|holidays?|sikukuu)\b/,
  place:
    /\b(?:where|located?|location|address|branch\w*|shop is|find you|directions?|wapi|mahali|mlipo|tawi|matawi|duka liko)\b/,
  pickup: /\b(?:pickup|pick up|collect\w*|\w{0,4}chukua)\b/,
  payment:
    /\b(?:pay|pays|paid|payments?|mpesa|m-pesa|cash|till|paybill|bank transfer|lip\w*|kulip\w*|mnalip\w*|malipo|installments?|credit|deni|mkopo|lipa pole)\b/,
  card: /\b(?:cards?|kadi|visa|mastercard|debit)\b/,
  cost: /\b(?:fees?|costs?|charges?|how much|free|price|ngapi|bei|gharama|ada|bure|pesa ngapi|doo ngapi)\b/,
  time: /\b(?:how long|days?|hours?|when|same day|takes?|muda|siku|lini|masaa|dakika|inachukua|itafika)\b/,
  genuine: /\b(?:genuine|original|fake|authentic|og|halisi|feki|ori)\b/,
  privacy: /\b(?:privacy|personal data|data|information|taarifa zangu|siri|faragha)\b/,
  minimum: /\b(?:minimum|at least|kiwango|chini ya)\b/,
  freshness: /\b(?:fresh\w*|expir\w*|freshi|mbichi|oza|imeoza|rotten)\b/,
}

/** The topics a text touches. */
export function topicsOf(text: string): Set<string> {
  const folded = text.toLowerCase()
  return new Set(Object.entries(TOPICS).flatMap(([topic, words]) => (words.test(folded) ? [topic] : [])))
}

const HOURS =
  /\b(?:opening hours|what time|when|saa ngapi|masaa gani|saa gani|time gani|saa za kazi|are you|mko|uko|do you|mna\w*|je)\b.{0,30}\b(?:open\w*|wazi|clos\w*|hours|fungu\w*|mnafung\w*|fung\w*|mafungu\w*)\b|\b(?:mnafung\w*|mnafungu\w*|unafung\w*|mwafung\w*)\b|\bopening (?:hours|times?)\b|\bsaa za kazi\b|\b(?:working|business|shop|store|your) hours\b/

/** Whether a question is about when the shop is open. */
export function asksForHours(question: string): boolean {
  return HOURS.test(question.toLowerCase())
}
