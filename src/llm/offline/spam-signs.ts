type Sign = { weight: number; test: RegExp }

/** Marks of unwanted mass messages, each with its weight; a message is spam from 1 upwards. */
export const SPAM_SIGNS: readonly Sign[] = [
  {
    weight: 0.45,
    test: /(?:https?:\/\/|www\.|\bbit\.ly|\bt\.me\/|\btinyurl|\bwa\.me\/|\b[a-z0-9-]+\.(?:com|net|co|org|xyz|info|biz|ru|top|club|online|site|tk|co\.uk|co\.ke)\b)/,
  },
  {
    weight: 0.6,
    test: /\b(?:congrat(?:s|ulations?)|hongera)\b.{0,80}\b(?:won|win|winner|selected|awarded|chosen|prize|umeshinda|umechaguliwa|zawadi|entitled)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:you(?:'ve| have| are|'re)?|u(?:'ve| have)?|ur (?:mobile|number|phone)|your (?:mobile|number|phone|email|cell)\w*(?: number)?(?: has| have)?)\s+(?:just )?(?:been )?(?:won|win|a winner|the winner|selected|awarded|chosen|picked|randomly selected|entitled|shortlisted)\b/,
  },
  {
    weight: 0.6,
    test: /\b(?:umeshinda|umechaguliwa kushinda|mshindi wa|jishindie|shinda (?:gari|pesa|milioni|zawadi|hadi)|kushinda (?:zawadi|pesa|milioni|mamilioni))\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:claim(?:ing)? (?:your|ur|now|code|it|the prize|is easy)|to claim|2 claim|claim call|collect your (?:prize|reward|award)|dai zawadi|chukua zawadi yako|prize (?:guaranteed|draw|reward)|guaranteed (?:prize|cash|award|gift|£|\$|income|profit|returns)|cash prize|weekly draw|lucky (?:draw|winner)|jackpot|lottery|lotto|bahati nasibu|free entry|tsandcs|t&c'?s|t&cs apply|ts&cs)\b/,
  },
  {
    weight: 0.6,
    test: /\b(?:crypto ?(?:currency|trading|investment)?|bitcoin|btc|usdt|forex|binary options?|trading (?:signals?|account|platform)|fx signals?|airdrop|nft|altcoin|onecoin)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:double|triple|multiply|grow|zidisha|mara mbili ya) (?:your |yako )?(?:money|cash|investment|pesa|capital|income)\b|\b(?:invest|deposit|weka|wekeza) .{0,30}\b(?:get|earn|receive|return|upate|pata|profit|faida)\b.{0,30}\d|\b(?:passive income|financial freedom|get rich|make money (?:online|fast|from home)|earn (?:up ?to |over |extra |from home|daily|weekly|online|ksh|kes|\$|£|\d)|work from home|pata pesa (?:online|mtandaoni|haraka|kwa simu)|tengeneza pesa|jipatie (?:pesa|mkopo|kipato))\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:instant|quick|easy|fast|cheap|personal|unsecured|business|logbook|salary) (?:mobile )?loans?\b|\bloans? (?:without|up ?to|from|at|approved|offer|available|application)\b|\b(?:mkopo|mikopo) (?:wa|ya|bila|hadi|haraka|nafuu|kwa)\b|\bcredit (?:score|repair)\b|\bdebt (?:relief|consolidation)\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:no|without|bila|hakuna) (?:an? |any )?(?:crb|guarantors?|collateral|security|dhamana|mdhamini)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:sure|fixed|vip|correct score|free) (?:odds|matches|games|tips|bets?|bet ?slips?|predictions?)\b|\b(?:betting tips|bet (?:now|slip|code)|odds (?:za|of) (?:leo|today|uhakika)|aviator (?:predictor|hack|bot)|free ?spins?|casino|sportsbook|bonus ya|bet365|betika code|mega jackpot predictions?)\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:forward|share|send|tuma|sambaza) (?:this|hii|ujumbe huu)\b.{0,30}\b(?:\d+|ten|twenty|kumi) (?:other |more )?(?:friends|people|contacts|groups?|watu|marafiki)\b|\b(?:tuma|sambaza|shiriki) (?:hii|ujumbe huu) kwa (?:watu|wasee|marafiki|groups?) \d+\b/,
  },
  {
    weight: 0.55,
    test: /\b(?:forward|share|send|tuma|sambaza|shiriki) (?:this|it|hii|ujumbe huu|to|kwa|message)\b.{0,40}\b(?:\d+|all|ten|twenty|other|people|friends|contacts|groups?|watu|marafiki|wote|kumi)\b|\bchain (?:message|letter)\b|\bsend this to\b|\bpass (?:this|it) on\b|\bdo not break (?:the|this) chain\b|\bforwarded (?:many times|as received)\b/,
  },
  {
    weight: 0.6,
    test: /\b(?:txt|text|sms|reply|send|call|dial|msg)\s+["']?(?:stop|win|yes|go|free|claim|chat|play|join|[a-z]{2,8}|\d{3,})["']?\s+(?:to|2|on|kwa|at)\s+\+?\d{4,}/,
  },
  {
    weight: 0.5,
    test: /\b(?:08|09)\d{2,3}[ -]?\d{3,}|\b0(?:870|871|845|800|906|907|908)\d*\b|\b\d{2,3}p(?:\/|\s?per\s?)(?:msg|min|txt|text|call|wk|week|day|minute)|\b(?:150|100|50|25|10)p\b|£\s?\d+(?:\.\d+)?|\b(?:po ?box|p\.o\.? box)\b.{0,20}|\bbox\d{2,}\w*\b|\b(?:16|18)\+|\bcost (?:10|25|50|100|150)p\b/,
  },
  {
    weight: 0.45,
    test: /\b(?:urgent!|final (?:attempt|notice|warning)|last chance|act (?:now|fast)|limited (?:time|slots?|offer)|hurry|don'?t miss|nafasi chache|haraka kabla|expires? (?:today|soon|in|on)|valid (?:for )?\d+ ?(?:hrs|hours)|offer ends|2nd attempt|second attempt|attempt to (?:contact|reach))\b/,
  },
  {
    weight: 0.45,
    test: /\b(?:click|tap|bonyeza|gusa|visit|open|follow|log ?on|go to|tembelea)\s+(?:here|below|now|this|the|our|on|hapa|link|kiungo|hii|my|to|www|http)\b.{0,40}\b(?:link|here|below|hapa|kiungo|page|website|site|channel|group|www|http)?/,
  },
  {
    weight: 0.6,
    test: /\b(?:join|subscribe to|add) (?:our|my|the|us|this) (?:telegram|whatsapp|vip|free)? ?(?:group|channel|page|club|chat)?\b.{0,30}(?:telegram|group|channel|link|today|now)|\bjoin (?:group|channel) (?:yetu|yangu|hii)\b|\bjiunge na (?:group|kikundi|channel|telegram|timu)\b|\b(?:like|follow) (?:our|my) (?:page|instagram|tiktok|youtube)\b|\bfree (?:followers|subscribers|likes)\b|\bsubscribe to my\b/,
  },
  {
    weight: 0.8,
    test: /\b(?:we|i|our (?:company|team|agency)|tuna|sisi)\b.{0,20}\b(?:offer|provide|do|specialise|specialize|help|deal in|design|develop|guarantee|fanya|toa)\b.{0,40}\b(?:seo|web ?(?:site)? ?(?:design|development)|digital marketing|bulk sms|google ranking|backlinks|leads|social media marketing|app development|logo design|mobile apps?|software solutions?|kra returns|visa (?:processing|services)|academic writing|essay writing|assignments?)\b|\b(?:bulk sms (?:at|kwa|services|from)|promote your business|tangaza biashara)\b/,
  },
  {
    weight: 0.6,
    test: /\b(?:rank|boost|grow|increase) your (?:website|business|sales|followers|traffic|google)\b|\b(?:first page of google|google(?:'s)? first page|top of google|seo (?:services|expert|experts|agency))\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:build|design|develop|create|tengeneza|tunatengeneza) (?:\w+ )?(?:websites?|apps?|tovuti)\b.{0,60}\b(?:seo|google|business|hosting|affordable|biashara|portfolio)\b/,
  },
  {
    weight: 1,
    test: /\b(?:buy|sell|get|selling|cheap|real|tunauza|nunua|pata|uza) (?:\w+ ){0,2}(?:followers|likes|subscribers|views)\b|\bfollowers (?:wa|za|on|for) (?:instagram|tiktok|facebook|twitter|youtube)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:your|ur|yako) (?:\w+ ){0,3}(?:account|card|line|laini|akaunti|sim|number|namba|m-?pesa|parcel|package|mailbox|wallet)\b.{0,60}\b(?:suspended|blocked|locked|deactivated|limited|on hold|expire[sd]?|imefungwa|itafungwa|imezuiwa|verify (?:your|now|it)|compromised|will be closed)\b.{0,80}\b(?:click|verify|link|call|confirm|pin|log ?in|update|http|www|visit|bonyeza|piga|tuma)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:send|share|give|tuma|nitumie|provide|confirm|tell) (?:me |us )?(?:your|ur|na|the|hiyo|ile)? ?(?:mpesa |m-pesa |bank |atm )?(?:pin|otp|password|cvv|verification code|secret code|namba ya siri|one[- ]time)\b/,
  },
  {
    weight: 0.7,
    test: /\b(?:nimetuma|nimekutumia|nilituma|nikatuma|sent|transferred)\b.{0,40}\b(?:kimakosa|by mistake|wrong number|mistakenly|accidentally)\b.{0,60}\b(?:rudisha|nirudishie|return|send (?:it )?back|please refund)\b|\b[A-Z0-9]{10} confirmed\.? ?(?:you have received|umepokea)\b/i,
  },
  {
    weight: 0.7,
    test: /\b(?:prince|widow|late (?:husband|father)|inheritance|next of kin|beneficiary|diplomat|barrister|unclaimed (?:funds?|sum))\b.{0,100}\b(?:million|fund|transfer|bank|usd|\$|£|dollars|share)\b/,
  },
  {
    weight: 0.6,
    test: /\b(?:sexy|horny|xxx|porn\w*|nudes?|escorts?|hot (?:girls|singles|babes|chat)|dating (?:service|site)|singles in|sugar (?:mummy|mommy|daddy)|fantas(?:y|ies)|adult (?:chat|content|dating)|viagra|penis|enlargement|nguvu za kiume|hips and bums|secret admirer|someone (?:has|u know)|love spells?|mganga|waganga|kienyeji doctor|illuminati|freemason)\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:hot|sexy|lonely) (?:girls|singles|babes|ladies|women)\b|\b(?:adult|sex) (?:chat|content|dating|videos?)\b|\bin your area waiting\b/,
  },
  {
    weight: 0.5,
    test: /\b(?:ring ?tones?|polyphonic|poly tones?|wallpapers?|logos?\/|mono tones?|nokia (?:tones?|colou?r)|camera phones?|free (?:minutes|texts|msgs|mins|camcorder|nokia)|half price (?:line )?rental|(?:video|colou?r) (?:mobile|phone)s? (?:on|for|with)|orange tariffs?|caller ?tunes?|unlimited (?:texts|minutes|calls) .{0,20}(?:free|half)|double mins|anytime networks?|dogging|chat ?lines?|sms services?|landline)\b/,
  },
  {
    weight: 0.45,
    test: /\b(?:unsubscribe|opt ?-?out|2 ?stop|to stop|stop2|to unsub\w*|reply stop|text stop|txt stop|send stop|to end,? text|stop to|end sms|cancel,? (?:send|text|txt) stop)\b.{0,20}(?:\d{4,}|text|txt|send|reply|stop)/,
  },
  {
    weight: 0.3,
    test: /\b(?:airtime|bundles?|data|zawadi|pesa) (?:ya |za )?bure\b|\b(?:free|bure)\b.{0,50}\b(?:free|gift|cash|voucher|prize|bonus|entry|mobile|phone|airtime|credits?|data|bundles?|holiday|trip|ipod|iphone|zawadi|movie|award|video|membership)\b|\b(?:voucher|holiday|cash|award|bonus)\b.{0,30}\b(?:free|worth|guaranteed|claim|collect)\b/,
  },
  {
    weight: 0.3,
    test: /(?:[$£€]\s?\d{1,3}(?:[,.]?\d{3})+|\b(?:ksh|kes)\.? ?\d{1,3},?\d{3},?\d{3}\b|\b(?:million|milioni) (?:shillings|za|dollars|usd|\d))/,
  },
  {
    weight: 0.35,
    test: /\b(?:hiring|vacanc(?:y|ies)|job (?:offer|opportunity|opening|alert)s?|recruit(?:ing|ment)|nafasi za kazi|online jobs?|part[- ]time jobs?|data entry jobs?|remote work|ajira mpya|ajira)\b.{0,80}\b(?:apply|earn|salary|ksh|kes|daily|weekly|per (?:day|month|week)|inbox|whatsapp|link|call|kwa siku|kwa mwezi|\$|mshahara|inbox)\b/,
  },
  {
    weight: 0.4,
    test: /\b(?:herbal|natural) (?:remedy|medicine|cure)|\bcures? (?:all|any|diabetes|cancer|hiv|pressure)\b|\b(?:lose|punguza) (?:\d+ ?kg|weight fast|uzito haraka)|\bmlm\b|\bnetwork marketing\b|\bbusiness opportunity\b|\bbe your own boss\b|\b100% (?:guarante\w+|profit|legit|real|working|sure)\b|\blegit (?:and|&|100)|\bregister (?:now|today|here|free)\b|\bsign up (?:now|today|and|bonus)\b|\bsubscribe (?:now|today)\b/,
  },
  {
    weight: 0.35,
    test: /[\u{1F4B0}\u{1F911}\u{1F4B8}\u{1F525}\u{1F6A8}\u{1F389}\u{1F381}\u{1F4B5}\u{1F680}](?:.{0,30}[\u{1F4B0}\u{1F911}\u{1F4B8}\u{1F525}\u{1F6A8}\u{1F389}\u{1F381}\u{1F4B5}\u{1F680}]){2,}/u,
  },
]
