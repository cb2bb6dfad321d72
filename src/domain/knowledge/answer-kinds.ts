const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half an?)'
const UNIT = '(?:minutes?|hours?|nights?|days?|weeks?|months?|years?)'
const SWAHILI_NUMBER = '(?:\\d|moja|mmoja|mbili|miwili|tatu|mitatu|nne|minne|tano|mitano|sita|saba|nane|tisa|kumi)'

const DURATION = new RegExp(
  [
    `\\b${NUMBER}(?: to \\d+| hadi \\d+)? (?:(?!am\\b|pm\\b)\\w+ )?${UNIT}\\b`,
    `\\b(?:siku|saa|dakika|wiki|miezi|mwezi|miaka|mwaka|masaa)(?: ya kazi)? ${SWAHILI_NUMBER}`,
    'for months|miezi kadhaa',
  ].join('|'),
  'u',
)
const PRICE = new RegExp(
  [
    '\\b(?:kes|ksh|kshs|usd|tzs|ugx|us\\$)\\.? ?\\d|[$€£] ?\\d|\\d ?/=',
    // "Price: 500" of a row; the column of a menu may be the currency alone.
    '\\b(?:kes|ksh|usd|price|prices|rate|cost|fee|charge|bei|ada)\\b[^|:]{0,40}: (?:\\p{L}{2,3} ?)?\\d',
    '\\b(?:free|complimentary|bure)\\b|bila malipo|no (?:extra )?(?:charge|cost|fee)|without (?:charge|cost)|not charged',
    '\\d ?%|\\b(?:percent|asilimia)\\b',
  ].join('|'),
  'u',
)
const MOMENT = new RegExp(
  [
    '\\b\\d{1,2}:\\d{2}\\b|\\b\\d{1,2} ?(?:am|pm|a\\.m|p\\.m)\\b|\\b(?:noon|midnight|usiku wa manane)\\b',
    `\\bsaa (?:za )?${SWAHILI_NUMBER}`,
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|\\bjuma(?:tatu|nne|tano|mosi|pili)\\b|\\balhamisi\\b|\\bijumaa\\b',
    '\\b(?:january|february|march|april|june|july|august|september|october|november|december|januari|desemba)\\b',
    'same day|siku hiyo hiyo|next (?:working )?day|inayofuata|every day|kila siku|(?:day|days|hours|weeks) (?:before|ahead)',
  ].join('|'),
  'u',
)

const KINDS = { '?long': DURATION, '?cost': PRICE, '?when': MOMENT } as const

/** The kinds of answer that a text holds, whatever it says of them: a duration, a price, a time. */
export function kindsIn(text: string): string[] {
  const folded = text.toLowerCase()
  return Object.entries(KINDS).flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : []))
}
