/** Phrases that mean more than their words: replaced before a text is cut into words. The meanings stand behind the arrow. */
export const PHRASES = `
how long|how many days|how many months|how many hours|muda gani|siku ngapi|miezi mingapi|miezi ngapi|masaa mangapi|wiki ngapi|how soon|for how long|kwa muda -> ?long
how much|how many bob|pesa ngapi|bei gani|ni ngapi|shilingi ngapi|kiasi gani|gani bei|doo ngapi|soo ngapi|ngapi kwanza -> ?cost
what time|saa ngapi|until when|mpaka saa|hadi saa|when|lini|siku gani|which days|which day|what day|nitajuaje lini -> ?when
opening hours|opening hrs|working hours|saa za kazi|masaa ya kazi|business hours|\\bhrs\\b -> hours ?when
mko wapi|mnapatikana wapi|iko wapi|liko wapi|mko area gani|mko side gani|side gani|pande gani|where (?:exactly )?(?:are|is) (?:you|u|the shop|your shop|your store)|how do i find you|which floor|mahali tulipo|where can i find you -> place
mko (?=leo|kesho|juma|alham|ijumaa|sun|sat|mon|tue|wed|thu|fri)|(?<=leo |kesho |jumapili |jumamosi |sunday |saturday )mko -> hours
mnafika|mnafikanga|mnafikisha|do you reach|mnafikia -> deliver
(?:oda|order|oder|mzigo) m?kubwa|(?:big|large|huge) orders? -> bulk order
money back|pesa zangu|pesa yangu|return my money|kurudishiwa pesa|rudishiwa pesa|kurudisha pesa|pesa hurudi|nirudishie pesa|tunarudisha pesa -> refund money
(?:sole|soli)(?: \\w+){0,3} (?:imetoka|imebanduka|inatoka|imeachia|came off|has come off|is coming off|coming off|came loose) -> loose sole
(?:stay|stays|remain|remains|keep|keeps) (?:good|fresh|ok|okay|edible)|go bad|goes bad|kuharibika -> keep
how early|how far in advance|how many days before|how long before|mapema kiasi gani|siku ngapi kabla -> early ?long
same day|leo leo|siku hiyo hiyo -> sameday
hifadhi nakala ya simu|nakala ya simu -> backup
(?:kuongeza|niongeze|ongeza) kitu|add (?:something|an item|items|more)|toa kitu|kutoa kitu|remove (?:something|an item|items) -> change
ha(?:i|u|zi)?jafika|(?:has not|not yet|not|hasn't) arrived -> late arrive
forgot|u?mesahau|mmesahau|ha(?:m|ku)?jaleta|hukuleta|hamkuleta|(?:did not|didn't) bring|left out -> missing
(?<=(?:deliver|delivery|mnaleta|mnadeliver|kuleta) )(?:at night|usiku|late|in the evening|jioni) -> ?when
at night|usiku -> night
mobile money|m-pesa|m pesa|mpesa -> mpesa
inakuja na|zinakuja na|huja na|comes? with|came in the box|ndani ya boksi|ndani ya box -> box
pay on delivery|cash on delivery|pay after i receive|lipa nikipokea|lipa mzigo ukifika|lipa chakula kikifika|pay when the food arrives|pay when it is delivered|pay when it arrives|nilipe vitu vikifika|lipa baada ya|\\w*lip[ae]\\w* (?:\\w+ ){0,2}(?:nikiletewa|nikipokea|nikipata|[iuvz]i?kiletwa|[iuvz]i?kifika) -> pay arrive
\\w*lipa (?:polepole|pole pole|mdogo mdogo|kidogo kidogo)|pay later|lipa later|pay slowly|clear the balance|balance later|pay the rest|hire purchase|kulipa polepole|pay end month|pay monthly -> credit instalment
lipa mdogo -> credit
pick it up|pick up|pick-up|nitakuja kuchukua|kuchukua mwenyewe|kuchukua dukani|pick them up|nikuje kuchukua|nikikuja kuchukua|unapochukua -> collect
(?:new|another)(?= (?:battery|screen|zip|sole|heel|charging port))|(?<=(?:battery|betri|screen|skrini|kioo|zip|zipu|soli) )mpya -> repair
(?<=(?:soli|sole|betri|battery|skrini|screen|kioo|zip|zipu)(?: \\w+){0,5} )\\w*badilish\\w* -> repair
ikiisha(?= (?:soli|sole))|(?<=(?:soli|sole) (?:yake )?)ikiisha -> 
second hand|second-hand|ex-uk|ex uk|mitumba|zilizotumika|iliyotumika -> used
brand new -> new
trade in|trade-in|top up -> trade exchange old
(?:does not|doesn't|doesnt|cannot|can't|cant|didn't|did not) (?:find|reach|get|see) (?:me|us|anyone|anybody)|not at home|not home|nobody is there|nobody (?:is|will be) (?:home|in|around)|nisipokuwa nyumbani|nisipokuwepo|nisipopatikana|nikiwa nje|nikiwa sipo|akinikosa|mkinikosa|asiponipata|hanipati|hamnipati|akinimiss|nikimiss|nikikosa|sitakuwa nyumbani|sitakua home|i miss it|miss the rider|missed the rider|hakuna mtu nyumbani -> absent
set it up|set up|kuiandaa -> setup
out of stock|sold out|imeisha|zimeisha|ikiisha|kikiisha|kimeisha|ikiwa imeisha -> stock finish
(?:do you |can you |mna)?guarantee(?: that| it| me| the)+|mnanihakikishia|mnahakikisha|una uhakika -> promise
nothing (?:shows|showed|comes|came|appears|appeared|pops|popped)(?: up)?|(?:doesn't|does not|doesnt|didn't|did not|has not|hasn't|is not|isn't) (?:come|came|show|appear|appeared|show up|pop up|reach|coming|showing|appearing)(?: up)?|ha(?:i|li)(?:ja|ku)?(?:kam|fiki|fika|ji|ja|ingii|onekani|tokei|show|pop|land|get)|sioni (?:kitu|prompt|ombi)|hakuna (?:kitu )?(?:imekuja|kilichokuja|kinachokuja) -> prompt missing_come
kioo cha kulinda(?: skrini| simu)?|glass (?:ya|za) kulinda(?: skrini| simu)? -> protector
(?:extra|too much|twice|double)(?: money| amount| payment)?(?= back)|charged? (?:me |us )?(?:twice|double|two times)|two deductions|double (?:charge|charged|deduction|payment)|kukatwa mara mbili|nimekatwa mara mbili|mmenikata mara mbili -> paid twice
(?:leave|leaving|put|stop|keep) (?:my|the|a|our) (?:car|van|vehicle|motorbike|bike|nduthi|gari|truck|lorry)|(?:space|place|somewhere|room) (?:to park|for (?:my |a |the )?(?:car|cars|vehicle|motorbike))|(?:weka|acha|egesha|simamisha)\\w* (?:gari|nduthi|pikipiki) -> parking
(?:kwanza|first|kabla|before)(?<=(?:try|trying|test|testing|jaribu|jaribia)[^.?!]{0,40}(?:kwanza|first|kabla|before))(?: (?:ya|i|we|you|kabla|kwanza))*(?: (?:pay|paying|buy|buying|\\w*lip[ae]|\\w*nunua|\\w*nunue|\\w*buy))? -> 
(?:\\w*haribika|\\w*vunjika|\\w*goma|\\w*kufa|\\w*leta shida|(?:it |they )?(?:breaks?|fails?|spoils?|dies?|happens?|goes off|stops?)) (?:tena|again) -> warranty
(?:at |saa )?\\d{1,2}(?::\\d\\d)? ?(?:am|pm|at night|in the evening|in the morning|usiku|ya usiku|za usiku|jioni|ya jioni|za jioni|asubuhi|ya asubuhi|za asubuhi|o'clock) -> ?when
phone case|phone cover|phone covers -> case
power bank|power banks|powerbank -> powerbank
screen guard|screen guards|screen protector|screen protectors|kinga ya skrini|kinga za skrini|lens protector -> protector
button phone|button phones|simu za vibonyezo|kabambe -> phone feature
rider anatoka|rider leaves|rider goes|rider akishaondoka -> rider leave
sale items|on sale|for sale price|bidhaa za punguzo|bidhaa za offer|bidhaa za ofa -> sale
another shop|other shop|duka ingine|duka lingine|other branches|another branch|other branch|tawi lingine -> branch
give back|bring back|take back -> return
try on|try them on -> try
least busy|less busy|not busy|less crowded|least crowded|fewer people|less people|watu wachache|watu kidogo|hakuna watu wengi -> quietest
back up -> backup
washing powder -> soap
long life -> longlife
muda mrefu -> longlife
talk to a person|talk to a human|ongea na mtu|kuongea na mtu|speak to someone -> person talk
(?:what(?:'s| is|s) )?the (?:least|lowest|smallest|minimum)(?: amount| order| i| you| one| we| can| could| may| must)*(?= (?:order|spend|buy|deliver|bring|pay))|at least how much|(?:least|minimum) amount|how (?:small|little)(?: an?)?|(?:nifikishe|nifikie|tufikishe|niagize|ninunue|ifike|ifikishe) (?:angalau )?(?:pesa |kiasi |shilingi )?ngapi(?= ndio| ndo)|(?:oda|order) ya (?:pesa )?ngapi -> smallest order
smallest order|order ndogo|oda ndogo|order kadogo|minimum order|minimum spend|oda ya chini|kiwango cha chini|lazima (?:oda )?ifike|kuanzia order -> smallest order
copy of my data|nakala ya taarifa -> copy data
(?:fell|fallen|dropped|drop)(?: it| my phone)? (?:in|into|inside)(?: the| a)? (?:water|sink|toilet|bucket|basin|tub|pool|river|tea|soup|loo|bath|puddle|rain)|got (?:wet|soaked|rained on)|(?:was|been) (?:rained on|soaked)|water got in(?:to)?(?: it)?|dry it(?: out)?|dry my phone|ku?[iz]?kaush[ae]|imelowa|imelowana|ilinyeshewa|imenyeshewa|(?:ili|ime)ingia (?:kwa |kwenye |na )?(?:maji|choo|ndoo)|(?:ili|ime)anguka (?:kwa |kwenye |ndani ya )?(?:maji|choo|ndoo|sinki)|iliyoingia maji|ikiingia maji|imeingia maji|imeanguka kwa maji|water damage|kuharibiwa na maji -> wet
how do i order|how to order|place an order|naagiza aje|naorder aje|naagiza vipi|ninaagiza vipi|how do i buy|ya kununua|jinsi ya kuagiza|jinsi ya kununua -> order steps
(?:ku|na|i|m)*badilisha(?= (?:betri|battery|screen|skrini|kioo|soli|zip))|(?:replace|change|changing)(?= (?:a |my |the |cracked |broken )*(?:screen|battery|sole|zip|port)) -> repair
(?:ikifika|inaanzia|inaanza|kuanzia|starting from|starts from)(?= (?:pesa|bei|ngapi|kiasi|how much)) -> 
early morning|asubuhi mapema|asubuhi na mapema -> morning
mnachukua|tunachukua|nimechukua|nilichukua|huchukua|inachukua -> 
pay (?:anything|something)|nalipa kitu|nalipia kitu|kulipa kitu|any (?:charge|cost|fee) -> ?cost pay
know about me|about me|kunihusu -> data
(?:pesa|money) (?:imetoka|zimetoka|has left|was deducted|was taken)|nimekatwa -> deducted money
(?:oda|order|oder|mzigo|parcel)(?: yangu| yako)? (?:imefika|iko|umefika|uko) wapi|where is my (?:order|parcel) -> follow order
how do i pay|nalipa aje|nalipa vipi|ninalipa vipi|nalipia -> pay steps
do you take cards -> card
sio hiyo|kitu sio|wrong item|bidhaa isiyo sahihi|saizi isiyo sahihi|rangi isiyo sahihi|saizi tofauti|rangi tofauti|not what i ordered -> wrong
`

/** Talk around a question: it says nothing about the topic. */
export const FILLERS = `
the a an and or of to for in on at by my me i u you your yours we our us it its is are was were be been am do does did done can could would should will shall may might must
have has had having get gets got give gives given need needs want wants like know tell please kindly hello hi hey sasa niaje habari mambo boss bro sis madam sir mkuu buda
tafadhali asante thanks thank naomba nataka kujua kuna iko ziko je ni na ya wa za la cha vya kwa katika au ama kama hii hiyo hizo hizi huyu hicho hiki huo wao yangu yako wako wangu zangu
zako zenu yenu wenu lenu langu lako letu wetu yetu zetu mimi nyinyi sisi mna mko uko niko nina una ana tuna ina zina vina kina mnafanya mnaweza naweza unaweza ninaweza tunaweza inaweza
nisaidia from with without this that these those there here them they he she his her him their what which who whom whose why how so then also too just still only any some one ones
if as but not no yes ok okay sawa poa eti manze tena again naeza naweza unaeza mnaeza tunaeza nipate nikipea nikiwa yeye kwenu kwetu lazima else's hates hate loves love likes maybe somewhere someplace mahali pengine really sana tu pia ndio ndiyo hapana basi bado pale kule nini gani nani mbona kwani ikiwa iwapo hadi mpaka hapa sasa now
about into out up down off over once per each every all more most very much many thing things possible happen happens happened inakuwa inakuwaje guys people question
im i'm don't doesn't didn't can't what's it's whats dont cant long first wiki mwenyewe nikitaka nafanyaje nifanye nifanyaje inachukua huchukua anaweza zinaweza kupata napata
ile yule hao wale pia kisha baada ya kutoka kila ninaye kweli kabisa ati exactly work works show take takes going use uses used using make makes made go goes want wish hope
something anything kabla buy buys buying bought purchase help sell sells sold selling home nyumbani hao aje vipi jinsi you've already soon ever where wapi until come comes came coming kitu vitu kazi namna nipe napewa kwenye kwako wakati kuhusu juu chini ndani
`
