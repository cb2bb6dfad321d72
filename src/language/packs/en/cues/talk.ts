import type { CueEntry } from '../../pack.ts'

export const talk: readonly CueEntry[] = [
  {
    cue: 'greet',
    phrases: `
      (hi|hie|hello|helo|hallo|hullo|hellow|hey|heey|hae|hiya|hy|howdy|ahoy|greetings) (there|again|team|all|everyone|guys|)
      (very|) good (morning|mornin|morn|afternoon|aftanoon|evening|evenin|eve|day) (to you|)
      (goodmorning|goodafternoon|goodevening|goodday|gm|gd morning|gud morning|gud afternoon|gud evening|g morning)
      (anyone|anybody|someone|somebody|is anyone|is anybody|is someone) (there|home|online|available to help)
      compliments (of the season|); happy new (month|week|year); merry christmas; happy holidays; top of the morning
    `,
    yes: 'Hello there, I saw your page; good morning team; hiii; is anyone there?; Gud evening',
    no: 'a good phone for my son; is it good in the morning rain; good quality',
  },
  {
    cue: 'greet',
    whole: 'clause',
    phrases:
      'morning; afternoon; evening; yo; sup; wassup; whats up; hai; oy; ello; dear sir; dear madam; sir; madam; hey you',
    yes: 'morning; yo, do you have socks?; Wassup',
    no: 'deliver in the morning; this evening at six',
  },
  {
    cue: 'how_are_you',
    phrases: `
      how (are|r|re) (you|u|ya|things|you doing|you guys|you all|you people) (doing|today|this morning|this evening|guys|)
      (hru|how do you do|hows it going|how is it going|hows everything|hows your day|how is your day|how was your day)
      (hows|how is) (life|business|work|the day|the family|your day going|the weekend)
      (hope|i hope|trust|hoping) (you are|youre|u r|ur|all is|you) (well|good|fine|okay|ok|great|doing well)
      (how have you been|hows the day|you good|u good); are you (well|okay|good|fine)
    `,
    yes: 'hi, how are you doing today?; Hope you are well; how r u guys',
    no: 'how is the battery life; how do you pack the eggs; how will you deliver',
  },
  {
    cue: 'thanks',
    phrases: `
      (thanks|thank|thanx|thnx|thnks|thx|tnx|thks|tks|thenks|thankyou|thanku|thank u|thank you|ty) (so much|very much|a lot|alot|a million|a bunch|)
      many thanks; much (appreciated|obliged); i appreciate (it|that|your help|the help|); appreciated; (i am|im) (so|very|) grateful; grateful
      (god|may god|be) bless (you|u|); cheers (mate|); bless you; you have been (very|so|) helpful; very helpful; that was helpful; (i|we|ive|i have|just|) (received|got|gotten) (it|them|everything|my order|the order|my parcel|the parcel|the goods|all of it|all) (well|safely|in good condition|today|already|on time|)
    `,
    yes: 'Thanks a lot!; ok thank you so much; I appreciate your help; thanx; thanks, received everything',
    no: 'thin socks; a tank for water',
  },
  {
    cue: 'bye',
    phrases: `
      (bye|byee|bye bye|byebye|goodbye|good bye|gudbye|good night|goodnight|gud night|gnight) (for now|then|)
      (see you|see ya|c u|cu|talk to you|ttyl|talk) (later|soon|tomorrow|next time|then); catch you later; have a (good|nice|lovely|great) (day|evening|night|one|weekend|week|time)
      until next time; take care; so long; farewell; enjoy your (day|evening|weekend); stay (safe|blessed)
    `,
    yes: 'ok bye; Have a nice day; see you tomorrow; goodnight',
    no: 'see your catalogue; a night lamp; is it good at night',
  },
  {
    cue: 'praise',
    phrases: `
      (good|great|nice|excellent|awesome|amazing|wonderful|perfect|superb|fantastic|top notch|quality|prompt|fast|quick) (service|services|customer service|work|job|shop|support|response|reply|team)
      well done; good job; keep it up; keep up the good work; kudos; bravo; hats off
      (you|u|you guys|you people) (are|r) (the best|great|amazing|awesome|so good|very good|so kind|very kind|a lifesaver|good|so helpful|very helpful)
      (i|we) (love|like|loved|liked) (your|ur|this|the) (shop|store|service|services|bot|chat|page); five stars; 5 stars; i am (impressed|happy|satisfied); im (impressed|so happy|satisfied|happy)
      (that is|thats|how) (so|very|really|) (nice|kind|sweet|lovely|awesome|great|amazing) (of you|); (im|i am|am) loving it; (i|we) (love|loved|like|liked) (it|them|the shoes|the product)
    `,
    yes: 'excellent service, keep it up; You guys are the best; I love your shop; I am impressed',
    no: 'is the service charge included?; which one is the best phone; I would love two of those',
  },
  {
    cue: 'apology',
    phrases: `
      (i am|im|am|we are|so|very|really|) (sorry|sory|sori|apologies) (for|about) (that|this|insulting|abusing|shouting|yelling|being rude|being harsh|my language|my words|my tone|the insult|the insults|the trouble|the confusion|the inconvenience|earlier|before|what i said|bothering|disturbing|everything|the late reply|the delay|not replying|my mistake) (you|about|); (i|we) (apologise|apologize|apologised|regret|take back) (for|what i said|my words|that|); (my|our|sincere|please accept my) (apologies|apology|bad) (for|about|); (forgive|pardon|excuse) (me|my|us) (for|language|tone|); (i am|im|am) (so|very|really|) sorry; (didnt|did not) mean (to be rude|to insult|to shout|it that way|to offend); no offence (meant|); no hard feelings
    `,
    yes: 'sorry for insulting you; I apologise; my apologies for that; forgive me; i am sorry; no offence',
    no: 'sorry I meant 42; pardon, which one; a sorry state of my shoes',
  },
  {
    cue: 'talk',
    phrases: `
      (talk|speak|chat|communicate|discuss) (directly|); (have|let) (a word|a chat|me have a word); (get|put) (me|us) (through|in touch|in contact)
    `,
    yes: 'we should talk about it; we can discuss it; speak up',
    no: 'a talking clock; speaker; walk',
  },
  {
    cue: 'talk_with',
    phrases: `
      (talk|speak|chat|communicate) (directly|) (to|with); (connect|link|transfer|hook|patch|forward|hand|pass) (me|us) (over|through|directly|up|) (to|with); (put|get) (me|us) (through|in touch|in contact|on) (to|with); (put|get) me on (the phone|the line|a call) (to|with); (have|get) (a word|a chat|me have a word|a call) with; get hold of
    `,
    yes: 'connect me with sales; put me through to the shop; get me in touch with your boss; can I talk to Joe',
    no: 'walk with me; shopping cart; talk about it; link',
  },
  {
    cue: 'identity',
    phrases: `
      who (are|r|is) (you|u|this|there); who am i (talking|speaking|chatting|texting) (to|with); who is (replying|answering|texting|on the other side); whos this
      (what is|whats|wats|tell me) (your|ur) name; what are you (called|exactly|); what should i call you; do you have a name; may i know your name; introduce yourself
      (are|r) (you|u) (a|an|really|even|just|) (bot|robot|machine|human|human being|real|real person|person|ai|computer|chatbot|program|man|lady|girl|guy|woman|chat gpt|chatgpt|automated)
      (am i|are we|i am|im) (talking|chatting|speaking|texting|writing) (to|with) (the|your|) (owner|boss|manager|seller|shop|attendant) or (with|to|) (a|an|some|) (bot|robot|machine|computer|ai|chatbot); (is this|is it|am i talking to|am i chatting with|this is|so this is) (a|an|) (bot|robot|machine|human|real person|person|ai|computer|chatbot|automated|automatic reply|auto reply); (human|person|man|lady|real person) or (a|an|) (bot|robot|machine|computer|ai|chatbot|automated); (bot|robot|machine|computer|ai|automated) or (a|an|) (human|person|man|real person|someone real|human being); (its|it is|is it|is this|this is) (all|) (automated|automatic|auto|computerised); (im|i am|am i) (just|only|really|) (chatting|talking|speaking|texting) (to|with) (a|an|) (computer|machine|bot|robot|ai|chatbot); is there (a|any|) (real|) (person|human|human being|somebody|someone) (behind|typing|replying|answering|at the other end|on the other end) (this|here|there|it|); who made you; who (created|built|programmed) you; (man|human) or machine; or (is it|is this|are you|just|) (a|an|the|some|) (bot|robot|machine|computer|ai|chatbot); is (this|it) (_|_ _|_ _ _) (speaking|replying|texting|typing|writing|answering|chatting|on the line|here); are you human or (a|) bot
      (do|did|dont|can|will) (you|u) (ever|even|also|really|at least|guys|) (sleep|eat|breathe|dream|rest|get tired|get bored|get hungry|get sleepy|feel pain|feel tired|fall in love|have feelings|have a body|have a mother|have a mum|have parents|have a wife|have a husband|have a girlfriend|have a boyfriend); (are|r) (you|u) (married|single|alive|sleepy|hungry|a boy or a girl|a he or a she|male or female); (how old|what tribe|which tribe) (are|r) (you|u); (when|where) (were|was) (you|u) born; (what is|whats|wats) (your|ur) (age|tribe|real name); (your|ur) (mother|mum|mom|mama|father|dad|parents|creator|maker|makers) (named|name|names|called|call|calls|gave|give) (you|u); who (named|gave|called) (you|u); is (that|it|this|_) (your|ur) real name
    `,
    yes: 'who are you?; do you ever get tired; did your parents call you that; how old are you; are you married; is this Wanjiru herself typing or some machine; Are you a robot or what; is this a real person; whats your name',
    no: 'who delivers to Nakuru?; are you open today; is this a real leather bag; do you have kids shoes; how old is this stock',
  },
  {
    cue: 'insult_mild',
    phrases: `
      (you|u|you guys|you people|this bot|this thing|bot|this) (are|r|is) (so|very|really|just|) (stupid|useless|dumb|silly|foolish|slow|hopeless|pathetic|rubbish|annoying|clueless|a joke|lame|crap|trash|terrible|the worst|boring|dull|jokers|unserious|not serious|not helpful|no help)
      (useless|stupid|dumb|silly|foolish|idiot|pathetic|annoying|boring|rubbish|lame|hopeless|worthless) (bot|robot|machine|shop|people|service|thing|company|business|answer|answers|system)
      (what|such) (a|) (rubbish|nonsense|useless|stupid|joke|waste of time); waste of (time|my time); (wasting|you waste) my time; (talking|speaking) nonsense; rubbish; nonsense; bullshit; crap; wtf; what the (hell|heck); damn (it|you|); shut up; get lost; go away; idiots; idiot; stupid; dumb; useless; moron; fool; fools; jokers; pathetic; you suck; this sucks; i hate (you|this bot|this shop|this thing|your shop|your service); (you|u) (dont|do not) (understand|listen|get it|know anything) (anything|a thing|me|); mad people; nonsense shop
    `,
    yes: 'this bot is useless; Stupid machine; you are wasting my time; what a joke',
    no: 'is this fabric silly to wash; a wood drill; the slow cooker',
  },
  {
    cue: 'insult_grave',
    phrases: `
      (fuck|fck|fuk|fucking|fuckin|fvck) (you|u|off|this|your mother|)
      (bitch|bitches|asshole|arsehole|bastard|bastards|whore|slut|cunt|motherfucker|mother fucker|dickhead|dick head|prick|wanker|son of a bitch|piece of shit|bloody fool|nigger|faggot)
      go to hell; (i will|ill|im going to|i am going to|gonna) (kill|beat|slap|burn|hurt|shoot|stab|rape|find and beat) (you|u|your family); (drop dead|die|kill yourself); send (me|) nudes; eat shit; your mother is a _; (you|u) (dog|pig|dogs|pigs|monkey|monkeys)
    `,
    yes: 'fuck you; you son of a bitch; I will kill you; go to hell',
    no: 'this will kill bugs?; dog food; do you sell monkey nuts; it died after a day',
  },
  {
    cue: 'laugh',
    phrases:
      'lol; lmao; lmfao; rofl; haha*; hehe*; ahaha*; hihi; thats (funny|hilarious); (so|very) funny; just (joking|kidding); jk; 😂; 🤣; 😆; 😅; 😁; 😄',
    yes: 'haha ok; lol that one is huge; 😂😂',
    no: 'hammer; hello; half a loaf',
  },
]
