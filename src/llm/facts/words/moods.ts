const pattern = (words: string, flags = 'u') => new RegExp(words.replace(/\s*\n\s*/g, ''), flags)

/** What opens a clause before its first word of meaning. */
const LEAD = `(?:(?:and|but|so|then|also|or|na|au|ama|lakini|basi|sasa|ok|okay|sawa|poa|haya|yes|no|ndiyo|ndio|hapana|sure|well|oh|hey|hi|please|tafadhali|sorry|samahani|pole|just|tu|je|eti|kwani|hebu|alright|fiti|great|kumbe|aki|bro|boss|buda|msee|first|kwanza|pia|alafu|kisha|za|ya|kwa hiyo|kwa hivyo|kwa iyo|therefore|in short|by the way|just so you know) )*`

/** A clause that asks: the order of its words, a word that asks, or a Swahili verb about the customer. */
export const ASKS = pattern(
  `^${LEAD}(?:is|are|was|were|am|has|have|had|did|do|does|dont|didnt|isnt|arent|can|could|will|would|shall|should|may|might|which|what|whats|when|where|wheres|who|whom|whose|why|how|hows|any|anything|need|want|ready|mbona|lini|wapi|nani|nini|vipi|aje|ungependa|ungetaka|unataka|unapenda|unahitaji|unadai|unatafuta|unamaanisha|unauliza|ulitaka|uko|una|mko|mna|umesha|nani)(?: |$)|(?:^| )(?:gani|ngapi|wapi|lini|nini|vipi|aje|ipi|zipi|yupi|kipi|lipi|upi|which one|how many|sivyo|si ndio|right|correct|au la|ama la|or not|or)$|(?: |^)(?:gani|(?:vi|ma|wa|mi|ki)?ngapi|wapi|lini|ipi|zipi|kipi|lipi|nini|vipi)(?: |$)|^(?:je|eti|kwani)(?: |$)|^${LEAD}(?:u|m)(?:na|me|li|ta|nge|meshaku|mesha)\\p{L}{2,}|^${LEAD}(?:ni|tu)\\p{L}+e(?: |$)| (?:au|ama|or) `,
)
/** "Did you know that...?" states what it asks. */
export const PRESUPPOSES = pattern(
  `(?:did|do) you know|didnt you|have you heard|guess what|umesikia|ulijua|unajua|si unajua|umejua|isnt it (?:great|amazing|nice)|who else`,
)
/** A question that offers something of the shop's. */
export const OFFERING = pattern(
  `^${LEAD}(?:would you like|do you want|want|shall i|should i|can i|may i|could i|ungependa|unataka|nikupe|nikuwekee|nikutumie|nikuongezee|nikupatie|tukupe|tukuletee|nikuletee|how about|what about|why not)(?: |$)`,
)
export const CONDITION = pattern(
  `^${LEAD}(?:if|once|when|whenever|after|as soon as|until|till|unless|before|in case|should you|kama|ikiwa|iwapo|endapo|pindi|baada ya|baada|wakati|hadi|mpaka|kabla|mara tu|mara|ukishaku|provided|as long as|so long as|on condition|only if|only when|mradi|ilimradi|whether)(?: |$)|^${LEAD}bora (?:tu )?(?:kama|(?:u|hu|i|ha|zi)\\p{L}+)|^${LEAD}(?:u|i|zi|a|wa|ya|vi|ki|li|tu|ni|m)(?:ki|kisha|kiwa)\\p{L}{2,}|^${LEAD}(?:uki|iki|ziki|aki|waki|yaki|viki|kiki|liki|tuki|niki|mki)\\p{L}{2,}`,
)
/** The same inside a clause: from here on it is not said to be so. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(
  'if once when whenever after until till unless before whether kama ikiwa iwapo endapo pindi baada hadi mpaka kabla wakati'.split(
    ' ',
  ),
)
/** Of these, the ones that are never a date: "until Christmas" is one. */
export const IF_WORDS: ReadonlySet<string> = new Set(
  'if once when whenever unless whether kama ikiwa iwapo endapo pindi'.split(' '),
)
export const OFFERS_TO_DO = pattern(
  `^${LEAD}(?:shall i|shall we|should i|should we|would you like|do you want|can i|may i|let me|lets|want me to|i can(?! see| confirm)|i could|i am able to|i will (?:gladly|happily)|happy to|i(?:d| would) (?:be )?(?:happy|glad|love)|im happy|i am happy|im here|naweza|naeza|ninaweza|wacha|acha|ngoja|hebu|twende|nikusaidie|niko tayari|glad to)(?: |$)|^${LEAD}(?:ni|tu)(?!me\\p{L}{4,})(?:ku|m|wa|i|zi)?\\p{L}{2,}e(?: |$)`,
)
/** A clause that tells her what to do in the chat, or wishes her something. */
export const REQUESTS = pattern(
  `^${LEAD}(?:tell|send|choose|pick|reply|type|check|share|give|let|write|say|name|ask|text|select|tap|click|confirm|describe|show|try|niambie|nieleze|nitumie|tuma|chagua|taja|andika|cheki|angalia|naomba|nipe|nipatie|sema|uliza|jaribu|unaweza kuniambia|nishow|thibitisha|jaza|tuandikie|niandikie|jibu|nijibu|nikumbushe|stay|wait|relax|subiri|ngoja|heri|hongera|pongezi|congratulations|congrats|mungu|ugua|pona|kaa|lala|nahitaji|ninahitaji|nitahitaji|i need|i just need|ill need|let me know|get well|wishing|wish you|may (?:you|your|god|the|he|she|they)|na(?:ku|m|wa)taki\\p{L}+|tuna(?:ku|m|wa)taki\\p{L}+|(?:u|m)si\\p{L}{3,}|(?:please|kindly|tafadhali) (?!note|know|be|kumbuk|fahamu|jua)\\p{L}+)(?: |$)|^${LEAD}(?:go|nenda|enda|open|fungua|enter|ingiza|dial|press|bonyeza|piga|weka)(?= .*(?:mpesa|m pesa|pay ?bill|till|simu|phone|stk|menu|pin|prompt)(?: |$))`,
)
/** Her own words told back to her: "you asked about refunds". */
export const RECALLS = pattern(
  `^${LEAD}(?:you (?:asked|said|mentioned|wanted|want|told|need|are|were|would like|wrote|have asked)|umeuliza|uliuliza|ulisema|umesema|unataka|ulitaka|umetaja|ulitaja|uliomba|umeomba|umeandika|i see you|i hear you|naona|nimeona|about your|kuhusu)(?: |$)`,
)
/** "..., is that right?" asks all that stands before it. */
export const ASKS_BACK = pattern(
  `^${LEAD}(?:is that (?:right|correct|so|it|the one)|am i right|did i (?:get|hear) (?:that|you)(?: \\p{L}+)?|have i got (?:that|it)(?: right)?|right|correct|sivyo|si ndio|ama|au sio|au vipi|ni kweli|ni hivyo|umesema)$`,
)
/** What follows, line by line, is what is asked for: "I need two things:". */
export const ASKS_FOR_LIST = pattern(
  `(?:^| )(?:need|tell|send|share|know|confirm|give|which|what|choose|nahitaji|ninahitaji|nitahitaji|kujua|niambie|nitumie|naomba|nipe|chagua|jibu|nijulishe|nisaidie|unipe|niandikie)(?: |$)`,
)
/** A question of Swahili, which many write without its mark. */
export const ASKS_UNMARKED = pattern(
  `^${LEAD}(?:u|m)(?:na|ta|li|me|nge|po|ko)\\p{L}*(?: \\p{L}+)* (?:gani|ngapi|wapi|lini|nini|ipi|zipi|yupi|kipi|lipi|upi)(?: |$)`,
)
/** "I wish...", "if laughter were...": imagined, and "you say that you have paid": told by her. */
const IMAGINED = `(?:^| )(?:i|we) wish(?: |$)|(?:^| )if only(?: |$)|(?:^| )if (?:\\p{L}+ )+(?:were|had|could)(?: |$)|(?:^| )(?:ni|u|i|a|tu|zi|wa)(?:nge|ngali)\\p{L}{3,}|(?:^| )(?:imagine|as if|as though)(?: |$)`
const HER_WORDS = `(?:^| )(?:i understand|i hear|you say|you said|you mention(?:ed)?|you told me|you are saying|youre saying|unasema|umesema|ulisema|naelewa|nimeelewa|nimeskia|nimesikia) (?:that |kwamba |kuwa |ati )?(?:you|youve|already|umesha\\p{L}+|u(?:me|li)(?:lip|tum)\\p{L}+)(?: |$)`
/** "According to our delivery notes", "that is what our page says": names where it stands and adds nothing. */
const SOURCE = `^(?:and |so |all )?(?:(?:according to|as per|going by|based on|kulingana na|kwa mujibu wa) \\p{L}+(?: \\p{L}+){0,4}|(?:(?:and )?(?:thats|that is|its|this is|as|just as|kama|ndivyo|hivyo ndivyo)(?: what| how| all)?|what) (?:our|the|my|this|your) (?:\\p{L}+ ){1,3}(?:says?|states?|shows?|reads?|lists?|tells?)(?: it| me| here)?|(?:kama |ndivyo |hivyo ndivyo )?\\p{L}+ (?:yetu |zetu |wetu )?(?:in|zin|un|kin)avyo(?:sema|onyesha|eleza))$`
/** "I do not see...", "siwezi kusema...": what follows is not known, and that is said. */
export const UNKNOWING = pattern(
  `(?:^| )i (?:dont|do not) (?:\\p{L}+ )?have(?! to| a problem)(?: |$)|(?:^| )i (?:can |could |do )?(?:have|see|find|found|know of|hold) (?:no(?! (?:problem|issue|objection|doubt))|none|nothing|neither)(?: |$)|(?:^| )(?:found|finding|seeing|saw) (?:none|nothing|neither|no(?! (?:problem|issue)))(?: |$)|${SOURCE}|${IMAGINED}|${HER_WORDS}|(?:^| )(?:says?|said|states?|mentions?|shows?|tells?(?: \\p{L}+)?|have|find|found|see|saw) nothing (?:about|on|of|regarding|here)(?: |$)|(?:^| )nothing (?:i|we) have(?: |$)|(?:^| )i (?:cant|cannot|can not|am not able to|am unable to|couldnt|could not) \\p{L}+|(?:^| )no (?:sign|trace|evidence|proof|indication)(?: |$)|(?:^| )(?:depends on|it depends|inategemea|(?:isnt|arent|not) something i can)(?: |$)|(?:^| )(?:is|are|stays|stay|keeps|remains) (?:silent|quiet|mum)(?: |$)|(?:^| )(?:theres |there is )?nothing (?:\\p{L}+ ){0,4}?(?:about|says|shows|mentions|regarding)(?: |$)|(?:^| )ha(?:i|li|zi|ya|ki|vi)(?:ja)?(?:onekan|onyesh|andikw|tajw)\\p{L}+|
(?:^| )(?<!(?:you|u|nobody|they|one) )(?:dont|do not|cannot|cant|can not|couldnt|could not|didnt|did not|wont|will not|havent|have not|unable to|not able to|not sure|unsure|no idea|not certain|hard to|am not|rather not|would not|wouldnt|not allowed to|no way to|not in a position|nothing|no information|no info|no record|not|i have no|i have nothing)(?: \\p{L}+){0,3}? (?:know|see|seeing|seen|find|found|tell|say|saying|confirm|promise|check|guarantee|speak|advise|guess|verify|commit|locate|show|shows|listed|mention|mentions|mentioned|claim|quote|invent|lower|change|adjust|reduce|give|offer|offering|negotiate|discount|state|states|said|written|sure|certain|come back|tells|says|assume|pretend|access|view|details|information|record|answer|handle|decide|set|read|open|help|have that|have this|have the|have a|have any|have anything)(?: |$)|
(?:^| )(?:doesnt|does not|isnt|is not|hasnt|arent|are not|nothing|nowhere|nobody|no one)(?: \\p{L}+){0,3}? (?:give|gives|cover|covers|recorded|noted|say|says|state|stated|mention|mentions|mentioned|show|shows|shown|list|listed|tell|tells|specify|specified|indicate|indicated|written|known|clear)(?: |$)|(?:^| )(?:not sure|unsure|no idea|no information|no info|no record|no details|no word|not listed|not shown|not stated|not written)(?: |$)|
(?:^| )(?:siju[ia]|hatujui|sioni|hatuoni|siwezi|siezi|siweza|siwezani|hatuwezi|hatuezi|sijaona|sijaiona|sijaziona|sijaliona|sijakiona|sijapata|sijaipata|sijalipata|sijui|sijajua|hatujapata|hatujaona|sijafahamu|sina|sijapokea|sitaki|siwez|sipati|sijathibitisha|hatuna taarifa|haijaandikwa|haijatajwa|haijaonyesha|haionyeshi|haionekani|haijaonekana|haimo|hazimo|halimo|hakimo|haisemi|haijasema|haijasemwa|haijasemekana|hazijaandikwa|hainionyeshi|sikuona|sikupata|hakuna taarifa|hakuna rekodi|hakuna mahali|sina taarifa|sina uhakika|bado sijui|bado sijaona|sina hakika)(?: |$)|(?:^| )(?:haipo|hayapo|hazipo|halipo|hakipo|havipo|haiko|haziko|hayako|haimo|hayamo|hazimo|halimo) (?:kwenye|katika|kwa|ndani ya) (?:orodha|list|katalogi|catalogue|catalog)|(?:^| )si(?:ja|wezi|oni|ku)\\p{L}{3,}|(?:^| )si(?:i|u|li|ki|zi|vi|ya|wa|m|ku|tu)?(?:tambu|elew|on|ju|jul|kumbuk|fahamu|dhani|amin|pat|wez|ez|kut|gund|ng?amu)\\p{L}{0,4}(?: |$)|(?:^| )ha(?:i|u|zi|li|ki|vi|ya)(?:jul\\p{L}+|fahamik\\p{L}+|eleweki|tambulik\\p{L}+|jaelewek\\p{L}+|jajul\\p{L}+|jathibit\\p{L}+)|(?:^| )hatuja\\p{L}{3,}`,
)
export const DENIES: ReadonlySet<string> = new Set(
  `not no never none nothing neither nor nobody without dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt cant cannot couldnt wont wouldnt shouldnt aint yet hakuna hamna bila wala bado sio siyo si kamwe hapana hatuna haina hazina havina hana huna sina haipo hazipo halipo havipo haiko haziko unable zii hatujapokea`.split(
    ' ',
  ),
)
export const DENIES_BEHIND: ReadonlySet<string> = new Set(
  'hakuna hamna haipo hazipo halipo havipo haiko haziko hatuna haina hazina bado sio hapana zii'.split(' '),
)
export const DENYING_VERB =
  /^(?:hai|hazi|hatu|havi|haku|sija|siwe|siku|huja|hamja|haja|haya(?:ja|ku|wa|ta)|hawa(?:ja|ku|na|ta)|hali(?:ja|ku|ta)|haki(?:ja|ku|ta)|hau|hamta|huta|sita)\p{L}{2,}/u
/** Her plans told back to her: "I understand that you come on the 20th". */
export const RETELLS = pattern(
  `(?:^| )(?:nimeelewa|nimekupata|nimekuelewa|understood|i understand|noted|u(?:na|li|me)(?!we[zs]|pat|pew|shind|lip|kubal)\\p{L}{3,}|youre|you are)(?: |$)`,
)
/** No to what she offered; and yes to it in other words, which no "no" takes back: "I cannot refuse 3,000". */
export const REFUSES = pattern(
  `(?:^| )(?:cannot|cant|can not|couldnt|wont|unable|not able|not possible|isnt possible|impossible|below|less than|lower than|not enough|short of|siwezi|siezi|sitaweza|hatuwezi|hatuezi|hatutaweza|haiwezekani|haitawezekana|haiwezi|haitoshi|hazitoshi|haifiki|haitafika|pungufu|chini ya|haikubali|haikubaliki)(?: |$)`,
)
export const ACCEPTS = pattern(
  `(?:^| )(?:no problem|not a problem|hakuna shida|hakuna noma|haina noma|no issue|refuse|say no|resist|kataa|kukataa|deal|chukua|uchukue|let it go|let you have|your price|bei yako|agreed|nimekubali|tumekubali|tumeelewana|kubaliana)(?: |$)`,
)
/** "There is none", "it has not been done": a denial of what nobody knows of promises nothing. "It does not break" does. */
export const NOT_SO = pattern(
  `^${LEAD}(?:hakuna|hamna|not|sio|siyo|si|nobody|no one|nothing|none|hapana)(?: |$)|(?:^| )ha(?:i|u|zi|li|ki|vi|ya|wa|tu|ku|m)?(?:ja|ku)\\p{L}{3,}|(?:^| )(?:has|have|had|was|were|did) not(?: |$)|(?:^| )(?:hasnt|havent|hadnt|wasnt|werent|didnt)(?: |$)`,
)
/** What is her own may be said back to her: what she asked for, has, or has said. */
export const ECHO = pattern(
  `(?:^| )(?:u|ur|you|your|yours|yako|zako|wako|lako|chako|vyako|umesema|ulisema|umeuliza|uliuliza|unataka|ulitaka|uko|una|nimeskia|nimesikia|ulitaja|umetaja|uliomba|umeomba|unatafuta|unahitaji|ulitafuta|nimenote|nimeandika|noted|mentioned|asked|umeandika|umeniambia|uliniambia|unavaa|unadai)(?: |$)`,
)
