const SENTENCE = /[^.!?\n]+[.!?]*/g
/** What is the customer's alone: nobody at a shop needs it. */
const SECRET =
  /(?<![\p{L}\d])(?:passwords?|passcodes?|pass code|pin code|pin number|otp|one[- ]?time[- ](?:code|password|pin|passcode)|(?:\d|four|six|five)[- ]digit (?:code|otp|pin|number)|(?:security|activation) code|cvv2?|cvc|card (?:number|no|details|info)|(?:debit|credit|atm|visa) card (?:number|details|no)|expiry(?: date)?|(?:three|3|four|4|last) (?:digits|numbers|figures) (?:(?:at|on|from) the back|behind|(?:on|of) your)|(?:id|passport|national id|identity) (?:number|no|card)|national id|huduma number|kra pin|date of birth|mother'?s maiden|secret (?:digits|numbers?|code|word)|(?:namba|nambari)[^.]{0,12} siri|nywila|nenosiri|neno (?:la )?siri|(?:namba|nambari|number|code|kodi) (?:ya|za|yako ya) ?(?:siri|kadi|both sides of|your (?:national )?id|kitambulisho|id|otp)|siri (?:yako|number)|kitambulisho|code ya (?:safaricom|sms|mpesa|m-pesa)|code (?:from|that) (?:safaricom|mpesa|m-pesa)|log ?in details|(?:ecitizen|kra|bank|banking|email|mpesa|m-pesa|facebook|google) log-?in|long number|(?:16|sixteen)[- ]digits?|(?:number|digits) (?:on|at) the (?:front|back) of|tarakimu (?:nne|4)|(?:picha|photo|pic|picture) (?:ya|of)[^.]{0,14} (?:kadi|card|kitambulisho|passport|pasipoti|id)|pasipoti|secret m-?pesa|m-?pesa secret|(?:digits?|numbers?|tarakimu|namba)[^.]{0,30}(?:type|press|enter|key in|weka|andika|bonyeza)[^.]{0,24}(?:withdraw|atm|agent|balance|unlock|kutoa)|tarehe ya kuzaliwa)(?![\p{L}\d])/iu
/** Only a request makes these one: a confirmation code is also printed on a receipt. */
const SECRET_IF_ASKED =
  /(?<![\p{L}\d])(?:(?:codes?|kodi|msimbo|misimbo|namba|nambari|numbers?|digits|tarakimu)[^.;,]{0,24}(?:zimekuja|imekuja|umekuja|(?:i|u|zi)meingia|(?:i|u|zi)metumwa|(?:u|ume)tumiwa|umepata|umepokea|zilizo\p{L}+|uli[yzo]o\p{L}+|iliyo\p{L}+|uliotum\p{L}+|(?:just )?(?:came|arrived|landed|popped))|(?:verification|authorisation|authorization|confirmation|sms|mpesa|m-pesa|safaricom|transaction) (?:code|sms|message|text)|(?:what|which) codes? did|(?:codes?|kodi|number|namba|nambari) (?:ya|za) (?:sms|uthibitisho|safaricom|m-?pesa)|(?:message|sms|text)[^.]{0,12}(?:m-?pesa|safaricom)[^.]{0,10}(?:sent|came|gave)|(?:whole|full|entire|complete|ile) (?:m-?pesa )?message|(?:message|ujumbe|sms) (?:ya|wa|from|za) (?:m-?pesa|safaricom)|screenshot|login|(?:numbers?|digits|code) (?:safaricom|m-?pesa)[^.]{0,14}(?:text|sent|sms)\p{L}*|(?:numbers?|digits|code|pin) (?:that|which|you)[^.]{0,24}(?:came|received|got|sent|phone|appear\p{L}*))(?![\p{L}\d])/iu
const PIN = /(?<![\p{L}\d])pini?(?![\p{L}\d])/iu
const PIN_OF_MAP =
  /(?:location|map|maps|google|mahali|drop|dropped|live|share a|share your location)\s+pini?|pini?\s+(?:ya |of )?(?:location|mahali|hii|on the map|drop)|(?:rolling|safety|bowling|hair|bobby|push|drawing|2|3|two|three)[- ]pins?/iu
/** A pin on a map, for who brings the goods. */
const IS_PLACE = /^(?!.*(?:PIN|m-?pesa))(?=.*(?:rider|location|map|delivery|deliver|mahali|dereva|driver|estate)).*$/su
/** She is warned, or told where alone it belongs. */
const WARNS =
  /(?<!\p{L})(?:never|don['’]?t|do not|does not|doesn['’]?t|won['’]?t|will not|nobody|no one|not|without|no(?= (?:password|passcode|pin|otp|code|card))|can['’]?t|cannot|wouldn['’]?t|delete|futa|si(?:hitaji|taki|ombi|kuombi|tahitaji|taomba)|looks like|yours alone|yours only|yours and yours|only you|wewe (?:tu|pekee|peke yako)|ni yako (?:tu|pekee|peke yako)|keep|leave out|exclude|skip|hide|ondoa|ficha|only on (?:your|the)|usi\p{L}+|kamwe|sio|siyo|si|siri yako|hakuna|hatuta\p{L}+|hatuwezi|hatuhitaji|hatuombi|haihitaji|haihitajiki|hawata\p{L}*|bila|msi\p{L}+)(?!\p{L})/iu
const ON_PHONE =
  /(?:on|kwa|kwenye|katika|in|into|ndani ya)\s+(?:the |your |that |hiyo |ile |hio )?(?:own )?(?:m-?pesa )?(?:phone|prompt|handset|pop[- ]?up|simu|ombi|stk|screen|secure)|^\s*(?:if|kama|likiwa|likiwepo|ikiwa|once|when)\b[^,]*,?\s*(?:please )?(?:enter|weka|ingiza)|(?:weka|enter|ingiza|key in|put in)[^.]{0,30}(?:hapo|there|ombi (?:la|likifika)|prompt|simu)/iu
const TOLD_OF =
  /(?<!\p{L})(?:removed|deleted|hidden|nimeondoa|nimetoa|tumeondoa|nimefuta|wrong|incorrect|haikuwa sahihi|si sahihi|sio sahihi|locked|accepted|correct|entered|did enter|if you|kama|uli\p{L}+|ume\p{L}+|uki\p{L}+|haikukubal\p{L}+|ilikataa|imefungwa|imelockiwa|imekataa|ika\p{L}+|once you|after you|when you|asked for|received your|umeshaweka|umeweka|mistyped)(?!\p{L})/iu
/** A paper that people carry, show at a desk or travel with is nothing that is sent. */
const CARRIED =
  /(?<!\p{L})(?:carry|carries|bring|brings|shows|showed|travels? with|travel (?:often |mostly )?with|enters?(?:ed)? with|(?:a|wa|m)?onyeshe|abebe|wabebe|beba|aache|leaves? an?)(?!\p{L})/iu
const PAPERS = /(?:national id|identity card|id card|passport|kitambulisho)(?! (?:number|no|namba))/giu
/** To us, here: this is the request itself, whatever else the sentence says. */
const TO_US =
  /(?<!\p{L})(?:read (?:it |them )?out|(?:read|send|share|give|tell|text|forward|reply|type|provide|dm|whatsapp|drop)\b[^.]{0,40}\b(?:me|us|here|below|back|with)|reply with|(?:u|m)?(?:ni|tu)(?:tumie|pe|ambie|patie|andikie|somee|tajie|sendie|forwardie|show|pee)|what(?:['’]?s| is) your|(?:which|what)\b[^.]{0,20}\b(?:digits|numbers|tarakimu|codes? did)|(?:copy[- ]?)?paste|(?:enter|put|key in|weka|ingiza)\b[^.;,]{0,30}\b(?:here|below|hapa)|(?:u|m)?(?:ni|tu)(?!ku|wa|mie(?!\p{L}))\p{L}{2,}(?:ie|ee|ieni|eeni)|nionyeshe|nishow|let(?:['’]?s| me| us) (?:have|see)|let me have|i(?:['’]?ll| will)?(?: just| only)? need|we(?:['’]?ll| will)? need|nahitaji|tunahitaji|naomba|tunaomba|^\s*(?:please |kindly |tafadhali )?(?:send|share|forward|tuma|post|upload|piga picha)\b[^.]{0,30}(?:m-?pesa|balance|kadi|card|login|log in|passport)|^\s*(?:andika|type|key in) (?:tarakimu|digits)|weka hapa|andika hapa|nisaidie na|wacha utume|alafu unitumie)(?!\p{L})/iu

/** True of words that name what is hers alone: whether they may is told by `findSecretRequests`. */
export function namesSecret(clause: string): boolean {
  return SECRET.test(clause) || SECRET_IF_ASKED.test(clause) || PIN.test(clause.replace(PIN_OF_MAP, ' '))
}

/** Sentences that ask for what is the customer's alone: a PIN, a password, a code, a card or an identity number. */
export function findSecretRequests(text: string): string[] {
  return [...text.matchAll(SENTENCE)].map(([sentence]) => sentence.trim()).filter(asksForSecret)
}

function asksForSecret(sentence: string): boolean {
  const pin = PIN.test(sentence.replace(PIN_OF_MAP, ' ')) && !IS_PLACE.test(sentence)
  if (!pin && !SECRET.test(sentence))
    return SECRET_IF_ASKED.test(sentence) && TO_US.test(sentence) && !WARNS.test(sentence)
  if (WARNS.test(sentence)) return TO_US.test(sentence.replace(new RegExp(`${WARNS.source}[^,;:]*`, 'giu'), ' '))
  return TO_US.test(sentence) || !(ON_PHONE.test(sentence) || TOLD_OF.test(sentence) || isCarried(sentence))
}

function isCarried(sentence: string): boolean {
  return CARRIED.test(sentence) && !SECRET.test(sentence.replace(PAPERS, ' '))
}
