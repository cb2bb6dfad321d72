/** Words by which guests speak of themselves, in English, Swahili and Sheng. Each list is the inside of a regular expression. */

/** What nobody remembers of anybody: health, papers, cards. A message that has one of these is not listened to for anything. */
export const NEVER =
  'allerg\\w*|diabet\\w*|asthma\\w*|pregnan\\w*|hiv|cancer|medicat\\w*|medicine|epilep\\w*|coeliac|celiac|intoleran\\w*|disab\\w*|wheelchair|depress\\w*|surgery|hospital|blood|illness|disease|sick|passport|national id|id (?:number|card|no)|kra|card number|cvv|visa number|password|pin|mzio|kisukari|pumu|mjamzito|ugonjwa|dawa|ulemavu|mgonjwa|hospitali|upasuaji|kitambulisho|pasipoti|nambari ya kadi'

export const DIETS = 'vegetarians?|vegans?|pescatarians?|halal|kosher|mla mboga|walaji mboga|mboga tu|plant[- ]based'

export const FOODS = 'meat|red meat|pork|beef|chicken|fish|seafood|dairy|eggs|nyama|nguruwe|samaki|kuku|mayai'

export const ACTIVITIES =
  'snorkel\\w*|scuba(?: diving)?|diving|hiking|trekking|golf\\w*|spas?|massages?|yoga|safaris?|game drives?|fishing|kite ?surf\\w*|surf\\w*|swimming|bird ?watching|cycling|horse riding|wine tasting|live music|dancing|museums?|history tours?|photography|running|tennis|kayak\\w*|sailing|shopping|street food|cooking classes|kuogelea|uvuvi|kupiga mbizi|matembezi|muziki|kucheza densi'

export const ROOMS =
  'sea[- ]?view|ocean[- ]?view|garden[- ]?view|beach ?front|quiet|ground[- ]floor|top[- ]floor|high[- ]floor|double|twin|king|queen|family|connecting|smoking|non[- ]smoking|ya utulivu|chenye utulivu|tulivu|ya chini|ya juu|inayotazama bahari|kinachotazama bahari'

export const STYLES =
  'with (?:my |our )?(?:kids|children|family|wife|husband|partner|parents|dog)|as a (?:couple|family)|on a budget|in luxury|solo|alone|for business|light|slowly|na (?:watoto|familia|mke wangu|mume wangu|wazazi)|peke yangu|kwa bajeti|solo tu'

export const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januari|februari|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba'
const SEASONS = 'year|month|summer|winter|spring|autumn|christmas|easter|weekend|week|time|season'

/** When a journey was. */
export const WHEN = `last (?:${MONTHS}|${SEASONS})|(?:in|over|during) (?:${MONTHS}|${SEASONS})(?: (?:19|20)\\d\\d)?|in (?:19|20)\\d\\d|(?:two|three|a few|some) (?:years|months) ago|a (?:year|month) ago|(?:${MONTHS})(?: iliyopita| (?:19|20)\\d\\d)|mwaka jana|mwaka (?:19|20)\\d\\d|mwezi (?:jana|uliopita)|majuzi|(?:${MONTHS}) (?:jana|last)`
