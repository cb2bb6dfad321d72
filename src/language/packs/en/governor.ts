import type { GovernorWords } from '../../governor/governor-words.ts'

const YOU_ARE = '(you are|youre|u are|ur|you|u|you guys are|you all are|stupid|bloody)'
const VERY = '(a|an|such a|such an|so|very|all|just|just a|a bunch of|real|)'

export const GOVERNOR: GovernorWords = {
  grave: `
    (fuck|fck|fuk|screw|eff) (you|u|off|ya|yourself|your mother|your mum|your mama|all of you); fucker*; fuckface; motherfuck*; mother fucker*; go fuck
    bitch; bitches; son of a bitch; bastard; bastards; asshole*; arsehole*; dickhead*; dick head; cunt; cunts; whore; whores; slut; sluts; wanker*; nigger*; faggot*; retard; retards; piece of shit; pieces of shit; eat shit; suck my
    (ill|i will|i am going to|im going to|i gonna|gonna|going to|we will|i hope i|i swear i will) (kill|hurt|beat|shoot|burn|rape|stab|slap|find and kill|find and beat|come and kill|come and beat) (you|u|your)
    (find|get|come for) (you|u) and (kill|beat|hurt|burn); (i hope|hope) (you|u|you all) die; you (should|must|will) die; kill yourself; drop dead; go to hell; burn in hell; rot in hell; send nudes; send me nudes
    ${YOU_ARE} ${VERY} (dog|dogs|pig|pigs|trash|garbage|monkey|monkeys|animal|animals|filth); your mother is a; shut up (you|idiot|bitch|stupid)
  `,
  mild: `
    ${YOU_ARE} ${VERY} (idiot|idiots|moron|morons|imbecile|imbeciles|stupid|dumb|dumbass|fool|fools|useless|foolish|silly|clueless|hopeless|pathetic|rubbish|jokers|a joke|mad|crazy people)
    (this|the|your|such a|what a|bloody) (bot|app|assistant|robot|machine|service|shop) is (so|very|really|just|) (stupid|useless|dumb|rubbish|trash|garbage|crap|foolish|silly|pathetic|shit|nonsense)
    (stupid|useless|dumb|foolish|silly|idiotic|crappy|shitty) (bot|robot|machine|assistant|people|fool|fools|idiot|idiots|company|shop|seller|sellers); fucking (bot|fool|fools|idiot|idiots); shut up; get lost; idiots; idiot; moron; morons; imbecile*; you suck; screw this; to hell with (you|this)
  `,
  harmless: `
    (fucking|fuckin|freaking|damn|bloody|shitty) (order|phone|refund|money|parcel|delivery|app|website|site|network|charger|shoes|thing); (stupid|dumb) (app|thing|website|site|phone|network|order|mistake|question|questions|me|autocorrect)
    my stupid; (i am|im|me) (so|such an|such a|an|a|the|) (stupid|idiot|dumb|fool); dumb (bell|bells|waiter); dog (food|collar|leash|chain|shampoo); for my dog; (not|never) (stupid|useless|dumb); idiot proof; silly question
  `,
  spam: [
    {
      sign: 'prize',
      weight: 0.6,
      phrases: `
      (you|u|you have|youve|u have|you are|ur|your number|your mobile|your phone number|your email) (just|been|have been|has been|has|) (won|win|winner|selected|awarded|chosen|shortlisted|entitled); you are a winner; a winner; chances to win; valued (network|) customer; to win (a|an|the|ur|your|_) _; lucky (winner|draw|customer|number); you have (just|) been (selected|chosen|awarded|picked); congratulations you; prize (draw|guaranteed|reward|money|winner); cash prize; grand prize; jackpot; lottery; lotto; weekly draw; free entry
    `,
    },
    {
      sign: 'claim',
      weight: 0.5,
      phrases:
        'claim (your|ur|now|it|the|this|a) (prize|reward|bonus|gift|cash|money|award|now|code|voucher|_); to claim (your|call|txt|text|the|now|_); 2 claim; claim now; collect your (prize|reward|award|cash|gift); guaranteed (prize|cash|award|gift|income|profit|returns|win)',
    },
    {
      sign: 'crypto',
      weight: 0.6,
      phrases:
        'crypto; cryptocurrenc*; crypto (trading|investment|currency); bitcoin; btc; usdt; ethereum; forex; fx signals; binary options; trading (signals|signal|account|platform|bot); airdrop; nft; nfts; altcoin*',
    },
    {
      sign: 'earn',
      weight: 0.7,
      phrases: `
      (double|triple|multiply|grow) your (money|cash|investment|capital|income|profit); passive income; financial freedom; get rich; make money (online|fast|from home|daily|easily); earn (up to|upto|over|extra|from home|daily|weekly|online|ksh|kes|money|cash|_ daily|_ per day|_ weekly|_ a day); work from home (and|job|jobs|opportunity); (invest|deposit) (_|ksh _|kes _|just _|only _) (and|get|earn|to) (get|earn|receive|_); be your own boss; business opportunity; network marketing; join (our|my) team and earn; guaranteed (returns|profit|income)
    `,
    },
    {
      sign: 'loan',
      weight: 0.6,
      phrases:
        '(instant|quick|easy|fast|cheap|personal|unsecured|business|logbook|salary|soft|emergency) (mobile|online|) (loan|loans); loans (without|up to|upto|from|at|approved|available|of up to); loan (offer|approved|up to|upto|without|limit increased|of up to); credit (score|repair); debt (relief|consolidation); (need|want) a loan; loan today',
    },
    {
      sign: 'nocheck',
      weight: 0.5,
      phrases:
        '(no|without) (crb|guarantor|guarantors|collateral|security|paperwork) (check|checks|needed|required|); low interest rate*; apply (now|today|here) and',
    },
    {
      sign: 'betting',
      weight: 0.7,
      phrases:
        '(sure|fixed|vip|correct score|free|winning) (odds|matches|match|games|tips|bets|bet|betslip|slip|predictions|jackpot); betting tips; bet (now|slip|code|and win|with us); aviator (predictor|hack|bot|signals|game); free (spins|spin|bets); casino; sportsbook; mega jackpot; place your bet',
    },
    {
      sign: 'chain',
      weight: 0.7,
      phrases: `
      (forward|share|send|pass) (this|it|this message|this msg|) (to|with) (#|_|at least _|all) (friends|people|contacts|groups|group|others|of your|other people|your friends|your contacts); forward (this|to) (to|all|_); send this to (all|everyone|your|_ people|_ friends); pass (this|it) on; do not break (the|this) chain; dont break the chain; chain (message|letter); forwarded (many times|as received); share (this|it) (now|with all|widely|to get); (share|forward|send) this (message|link) (with|to)
    `,
    },
    {
      sign: 'luck',
      weight: 0.5,
      phrases:
        '(do not|dont) break (the|this) chain; (good|bad) (luck|news) (tonight|tomorrow|for _ years|in _ days|will); you will receive (good|a miracle|blessings|money)',
    },
    {
      sign: 'shortcode',
      weight: 0.6,
      phrases:
        '(txt|text|sms|reply|send|msg) (the word|) _ (to|2|on|to no) #; (txt|text) _ (to|2) #; (txt|text) (now|back|the word|win|for free); call (now|free|customer service on|08*|0800*|0906*|0871*|0870*|09*|08*); (call|dial) 0*; reply (stop|yes|y|win) to; txt stop; text stop',
    },
    {
      sign: 'tariff',
      weight: 0.5,
      phrases:
        '(150p|100p|50p|25p|10p|150ppm) (msg|per|min|text|); ppm; (150|100|50|25|10) p (msg|per|min|day|wk|text|_); per msg; per min*; po box; pobox*; tsandcs; t cs apply; ts cs; 16 only; 18 only; over 18; landline; caller prize',
    },
    {
      sign: 'hurry',
      weight: 0.4,
      phrases:
        'final (attempt|notice|warning|reminder); last chance; act (now|fast); limited (time|slots|slot|offer|spaces); hurry (up|now|before|while); dont miss (out|this|it); offer (ends|expires); valid (for|only) (_|12hrs|24hrs); urgent we; 2nd attempt; second attempt; attempt to (contact|reach); expires (today|soon|in); only _ slots',
    },
    {
      sign: 'click',
      weight: 0.5,
      phrases:
        '(click|tap|visit|open|follow) (here|below|now|this|the|on) (link|to|the link|this link|below|website|url|_); click (here|link|below); log (on|in) to (our|www|http*); link below; (follow|use) (this|the) link; register (now|here|today|free|via) (_|); sign up (now|here|today|and)',
    },
    {
      sign: 'join',
      weight: 0.6,
      phrases:
        'join (our|my|the|us on|this) (telegram|whatsapp|vip|free|) (group|channel|team|page|chat|community|telegram); join (us|now) (today|and|on|via); (subscribe to|like|follow) (our|my) (channel|page|instagram|tiktok|youtube|account); free (followers|subscribers|likes); inbox me for; dm (me|us) (now|for)',
    },
    {
      sign: 'services',
      weight: 1,
      phrases: `
      (seo|web design|website design|web development|website development|digital marketing|bulk sms|logo design|app development|graphic design|essay writing|academic writing|social media marketing|visa processing|google ranking) (services|service|agency|company|expert|experts|packages|solutions|for your business|at affordable); we (design|develop|build|create|offer|provide|do) (professional|affordable|quality|modern|custom|) (websites|website design|web design|apps|mobile apps|logos|seo|digital marketing|bulk sms|software|social media)
      (rank|boost|grow|increase|promote) your (website|business|sales|followers|traffic|google|brand|page); first page of google; (buy|sell|get|selling|cheap|real) (real|cheap|instagram|tiktok|facebook|) (followers|subscribers)
    `,
    },
    {
      sign: 'account',
      weight: 0.6,
      phrases:
        '(your|ur) (mpesa|m pesa|bank|simcard|sim|atm|paypal|apple|facebook|whatsapp|email|) (account|line|card|sim|number|wallet|mailbox) (has been|is|was|will be|have been) (suspended|blocked|locked|deactivated|limited|closed|compromised|on hold|expired|restricted); (verify|confirm|update) your (account|details|identity|information|line); avoid (suspension|deactivation|being blocked|losing)',
    },
    {
      sign: 'secret',
      weight: 0.7,
      phrases:
        '(send|share|give|provide|confirm|tell|forward) (me|us|) (your|ur) (mpesa|m pesa|bank|atm|) (pin|otp|password|cvv|verification code|secret code|one time password|6 digit code)',
    },
    {
      sign: 'mistaken',
      weight: 0.5,
      phrases:
        '(sent|transferred) (you|money to your|to your|it to you|to you|_ to your|_ to you) (number|account|phone|line|) (by mistake|mistakenly|accidentally|in error); (kindly|please|pls) (send|return) (it|the money) back to (this|my|me); confirmed you have received',
    },
    {
      sign: 'heir',
      weight: 0.7,
      phrases:
        '(late|my late) (husband|father|client); next of kin; beneficiary; unclaimed (funds|sum|fund|inheritance); inheritance (fund|funds|of|claim); transfer the (sum|fund|funds); (million|millions of) (dollars|usd|pounds|euros); foreign prince; barrister',
    },
    {
      sign: 'healer',
      weight: 1,
      phrases:
        'love (spell|spells); (traditional|spiritual|powerful) healer; magic ring; witch doctor; lost (lover|love) back; (back|bring back) (your|my|) (lost|ex) (lover|love)',
    },
    {
      sign: 'adult_ad',
      weight: 1,
      phrases:
        '(hot|sexy|lonely|local) (singles|girls|ladies|women|babes) (in your area|near you|waiting|in your town|are waiting|want to meet); adult (chat|dating) (now|free|line|site|_)',
    },
    {
      sign: 'adult',
      weight: 0.7,
      phrases:
        'sexy (girls|singles|ladies|chat|babes); horny; xxx; porn*; nudes; escort*; hot (girls|singles|babes|chat|ladies); dating (service|site); singles in; sugar (mummy|mommy|daddy|mummies) (needed|wanted|connection|looking|ready|_); adult (chat|content|dating|videos); penis; manhood; enlargement;   illuminati; freemason*; secret admirer; spiritual healer; someone has a crush',
    },
    {
      sign: 'free',
      weight: 0.35,
      phrases:
        'free (gift|cash|voucher|prize|bonus|mobile|phone|airtime|credits|data|bundles|holiday|trip|ipod|iphone|movie|award|video|membership|ringtone|tones|texts|minutes|mins|nokia|camcorder|camera phone|money); get (free|_ free|_ gb free) _; (gb|mb) free; ringtone*; polyphonic; half price (line|rental); unlimited (texts|minutes|calls); double mins; caller tune*',
    },
    {
      sign: 'job',
      weight: 0.6,
      phrases:
        '(we are|now|urgently|) (hiring|recruiting) (now|_|); (job|online job|part time|data entry) (offer|opportunity|opening|alert|jobs|vacancies); vacancies (available|at|in|open); online jobs; remote (work|job|jobs); no experience (needed|required); salary (_|of _|ksh _) (per|weekly|daily|monthly|_)',
    },
    {
      sign: 'cure',
      weight: 0.5,
      phrases:
        '(herbal|natural) (remedy|medicine|cure) (for|that|_); cures (all|any|diabetes|cancer|hiv|pressure|ulcers); lose (_ kg|weight fast|belly fat); 100 (percent|) (guaranteed|profit|legit|real|sure|natural cure); legit and (paying|trusted); money back guaranteed',
    },
  ],
  casual: `
    (hi|hello|helo|hallo|hullo|hey|hae|hai|hy|yo|sup|wassup|whats up|howdy|greetings|good morning|good afternoon|good evening|good day|morning|evening|afternoon|gm|goodmorning|good night|goodnight) (there|sir|madam|team|dear|all|everyone|guys|boss|bro|friend|again|to you|)
    how (are|r) (you|u|things) (doing|today|there|all|guys|); how do you do; how is (your day|the day|everyone|life|work|it going); hows (it going|your day|life|you); hope (you are|youre|u are) (well|fine|good|okay|ok) (today|); i am (fine|good|ok|okay|well|bored); im (fine|good|ok|okay|well|bored); am fine; and (you|u); fine and (you|u); nice to meet you
    (thank you|thanks|thank u|thx|thnx|tnx|many thanks|thanks a lot|thanks so much|thank you so much|thank you very much|thanks alot) (dear|sir|madam|boss|bro|so much|very much|a lot|again|for your help|for the help|for everything|); appreciated; much appreciated; god bless (you|); bless you; you are (welcome|the best|great|kind|funny|helpful|nice|sweet); youre (welcome|the best|great|funny)
    (bye|goodbye|good bye|bye bye|see you|cya|later|take care) (later|tomorrow|soon|); have a (nice|good|great|blessed|lovely) (day|night|evening|weekend|week|one|time); lol; haha*; hehe*; nice (one|shop|work|job|); good job; well done; great (job|work|service); i love (you|u|this bot|your service|chatting with you); i miss you; marry me
    who (are|made|created|built) (you|u); what is your name; whats your name; are you (a|an|) (human|robot|bot|real|single|married|ai|girl|man|woman|machine|person); tell me a (joke|story|riddle); how old are you; where do you live; what are you doing; do you (love|like|miss) me; happy (birthday|new year|easter|christmas|holidays|weekend|sunday); merry christmas; i am bored; sing for me
  `,
  frustrated: `
    useless; rubbish; pathetic; ridiculous; terrible; horrible; awful; worst; disgusting; disappoint*; frustrat*; annoy*; fed up; sick (and tired|) of (this|you|your|waiting); tired of (this|you|your|waiting|asking|being); waste of (my|) (time|money); wasting my (time|money); unacceptable; nonsense; bullshit; wtf; what the (hell|heck|fuck); damn it; for the (last|third|tenth|hundredth|_) time; how many times; keep (on|) (asking|repeating|telling); stop repeating; same (thing|question|answer) (again|over)
    i (have|) (already|) (told|answered) you (already|many times|twice|thrice|before|again|this); i have (already|) (said|asked) (this|that|it|many|twice|_ times); ive (already|) (told|said|asked) _; i already (told|said|asked) _; i said (it|that|this|so) already; already told you; (you are|youre|ur) not (helping|listening|understanding); you (dont|do not) (understand|listen|get it); (nobody|no one|noone) (is|) (helping|answering|responding|replying|replies|responds|answers); why (are|r) (you|u) (not|ignoring)
    scammer*; thieves; thief; conmen; fraudsters; liars; liar; never (buying|ordering|shopping|coming back) (again|here|from you|_); last time i (buy|order|shop); still (no|not) (reply|response|help|answer); (poor|bad|terrible) (customer|) service; so slow; are you (serious|kidding|joking); angry; furious; pissed; shame on you
  `,
  content:
    '(not|never|wasnt|isnt|no longer|wont be) (at all|so|too|very|) (disappointed|angry|bad|annoyed|frustrated|terrible|the worst|annoying|a scam|useless)',
  legal: `
    lawyer*; attorney; my advocate; sue (you|your|this|u); (will|gonna|going to|ill|can|i) sue; suing; lawsuit; legal (action|notice|steps); (take|taking) (you|this|the shop) to court; small claims; (see|meet) you in court; court (case|order); in court; to court; the police; call (the|) police; police (station|case|report); to the police; report you (to|); consumer (court|protection|rights|federation); ombudsman; the dci; dci (offices|office|_); data protection commissioner; odpc
  `,
  medical: `
    (has|have|having|got) (a|) (fever|malaria|typhoid|flu|cold|cough|headache|migraine|diarrhoea|diarrhea); (which|what) (medicine|drug|drugs|tablets|pills|painkiller|painkillers|syrup|antibiotic|antibiotics) (should|can|do|to) (i|we|he|she|take|give|); allerg*; pregnan*; breastfeed*; breast feeding; side effect*; dosage; overdose*; prescri*; diabet*; (high|low|) blood pressure; hypertension; asthma*; rash; rashes; infection; my doctor; hospitalised; hospitalized; poisoned; poisoning; (made|got|makes) (me|him|her|us|my _) sick; got sick; vomit*; seizure*; medical (advice|condition|attention|emergency); symptoms; cure for; (chest|stomach|tummy) (pain|pains|is paining|is aching|is hurting|hurts|ache|paining); (kill|hurt|harm) (myself|himself|herself); (want|going|feel like|planning|wish) (to|like|) (die|dying|end my life|end it all); suicid*; bleeding (a lot|badly|heavily|and wont stop); (swallowed|drank|drunk|ate) (_|_ _|) (poison|bleach|jik|rat poison|kerosene|paraffin)
  `,
  notSensitive:
    'police (boots|shoes|uniform|belt|whistle|cap|toy); court (shoes|shoe|heels); (pregnancy|maternity) (test|pillow|dress|dresses|wear|kit|tights|jeans); breastfeeding (pillow|bra|cover|top); (blood pressure|bp) (machine|monitor|cuff); diabetic (socks|shoes|cookbook); anti allergy; allergy free; rash cream',
}
