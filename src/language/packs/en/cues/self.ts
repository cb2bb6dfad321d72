import type { CueEntry } from '../../pack.ts'

export const self: readonly CueEntry[] = [
  {
    cue: 'person',
    phrases: `
      (talk|speak|chat|connect me|transfer me|put me through|link me|take me|forward me|escalate|escalate this|escalate it|hand me over|refer me|direct me|speak directly) (to|with) (a|an|the|your|some|another|any|) (human|human being|person|real person|someone|somebody|agent|live agent|manager|owner|boss|staff|attendant|operator|representative|rep|sales person|salesperson|customer care|customer service|support|supervisor|real human|staff member|team member|colleague|actual person|live person|seller|shop attendant|lady|guy|people)
      (any|a|another|some|your) (staff|staff member|team member|colleague|employee|attendant) (i can|to|who can|there|available|around|that can|); (real|actual|live|human) (person|human|human being|agent|people|attendant|support|being); (get|give|find|want|need|call|bring|send|where is|wheres) (me|) (a|an|the|your|) (human|person to talk to|real person|agent|manager|supervisor|owner|boss|attendant|representative|customer care|operator); (customer care|customer service|customer support|support team|agent|human|operator|representative|human agent|manager|supervisor|the owner|shop owner|attendant|live chat) (please|number|now|); (get|give|find|want|need|send|have|is there|wheres) (me|) (somebody|someone|anybody|anyone|a person|a human) (to|i can|that i can|who can|that can) (talk to|speak to|chat with|talk with|speak with|help me|assist me|help|assist); (call|ring|phone|contact) (me|us) (back|now|please|later|on|today|asap|); (can|could) (someone|somebody|anyone|you|u|a person|an agent|the manager) (please|kindly|) (call|ring|phone|contact|talk to|attend to|speak to|assist|get back to) (me|us); (who is|whos|the person|the one|anyone|someone) in charge; someone to (talk|speak|help|call|attend|assist) (to|with|me|); (not|no more|dont want|stop with|enough of|tired of) (a|this|the|talking to a|) (bot|robot|machine|chatbot|bots); i (need|want) to (call|talk|speak) (you|to you|to someone|to somebody|someone); (let|can) (me|i) (talk|speak) to (someone|somebody|a person|you on phone|the manager|the owner)
    `,
    yes: 'let me talk to a human; call me please; I need an agent; customer care; connect me with the manager; where is the owner; is there anyone I can speak to; is any staff member available',
    no: 'a person with big feet; shoes for one person; are you a bot',
  },
  {
    cue: 'person',
    whole: 'clause',
    phrases:
      '(a|the|some|) (person|human|real one|human being|somebody real|someone real); transfer (me|this|); escalate',
    yes: 'not you, a person; human; transfer me',
    no: 'a person with big feet; transfer it to my phone; escalator',
  },
  {
    cue: 'stop_marketing',
    phrases: `
      (stop|quit|dont|do not|no more|never|please dont|unsubscribe me from|remove me from|take me off|opt me out of|opt out of|disable|turn off|mute|block|cancel|end|no) (sending|send|texting|bothering|spamming|) (me|us|) (your|the|these|those|all|any|with|more|) (marketing|promotional|promo|advertising|offer|) (offers|offer messages|promotions|promos|ads|adverts|advertisements|marketing|marketing messages|messages about offers|promotional messages|promo messages|offers messages|newsletters|newsletter|broadcasts|broadcast|spam|updates|alerts|deals|mailing list|sms list|list); (dont|do not) want (to receive|to get|any|your|more|) (offers|promotions|promos|ads|adverts|marketing|promotional messages|marketing messages|newsletters|spam|broadcasts) (anymore|); (stop|quit|no more|dont|do not|never|tired of|enough of) (send|sending|getting|with|) (me|us|) (your|the|these|those|all|any|) (promo|promos|promotional|marketing|advertising|offer|offers|discount|advert) (texts|text|sms|smses|msgs|message|messages); (stop|quit|no more|dont|do not|never|tired of|enough of) (send|sending|text|texting|message|messaging|getting|) (me|us|) (your|the|these|those|all|any|) (texts|sms|messages|msgs|) (about|on|for) (your|the|new|) (offers|promos|promotions|discounts|deals|sales|sale|specials|special offers|ads|adverts|arrivals|new arrivals|new stock|products|marketing); too many (offers|ads|promos|adverts); (not|no|without) (your|the|any|) (adverts|ads|promos|promotions|newsletters|marketing|promotional messages); only (send|text|message|tell) me (about|) (my|) (order|orders|order updates)
    `,
    yes: 'stop sending me offers; no more promotions please; remove me from the mailing list; I dont want marketing messages; no more sms about discounts; never send me promo sms',
    no: 'do you have offers; send me the offers; stop; any promotions',
  },
  {
    cue: 'start_marketing',
    phrases: `
      (send|notify|keep|alert|inform|tell|text|update|let) (me|us) (about|of|with|when there are|when there is|whenever there is|if there is|when you have|whenever there are|whenever you have|on|for|know about|know of|know when there are|know when you have|posted on|updated on) (your|new|any|the|all|more|future|a|an|some|) (offer|sale|discount|promotion|new stock|offers|promotions|promos|deals|discounts|new arrivals|arrivals|sales|marketing messages|ads|newsletters); (sign|add|put|subscribe|opt) me (up|in|on|to|) (for|to|on|) (your|the|) (offers|promotions|newsletter|mailing list|deals|list|marketing); subscribe (to|for) (your|the|all|) (offers|promotions|promos|deals|newsletter|newsletters|ads) (and offers|and promotions|and deals|); (i want|i would like|id like) to (receive|get|hear about|be notified of|be told about) (your|the|new|) (offers|promotions|deals|marketing messages|newsletters|ads); (keep|start|resume) (sending|texting) me (the|your|) (offers|promotions|deals|ads|promos); (send|give) me (your|the|) (offers|promos|promotions|deals|ads|newsletter) (again|every week|from time to time|whenever you have them|regularly|in future|now and then); (you|u) (can|may) (send|text|share) me (your|the|) (offers|promos|promotions|deals|ads|newsletters)
    `,
    yes: 'notify me about new offers; sign me up for the newsletter; keep me posted on deals; I want to receive offers; subscribe to your promotions and offers',
    no: 'any offers; stop offers; what deals do you have',
  },
  {
    cue: 'stop_all',
    whole: 'message',
    phrases: `
      stop (all|everything|messages|sms|promotions|now|); (remove|delete) me; leave me alone; no more (messages|texts|sms); quit; end; stop it now; stopall; stop promo; block me; stop (sending|texting|messaging|writing|forwarding) (me|to me|us) (stuff|things|this|these|anything|everything|all this|please|again|anymore|any more|now)
    `,
    yes: 'STOP; please stop; Stop please; Leave me alone!; stop sending me things; STOP now; block me',
    no: 'stop the order; where do you stop; a door stop; stop offers and tell me the price',
  },
  {
    cue: 'stop_all',
    phrases: `
      (unsubscribe|unsubscribed|unsubscribing|unsub) (me|us|all|) (from|to|) (all|everything|this|these|your|) (messages|texts|list|chat|service|number|); (opt|opting) (me|us|) out; optout; (dont|do not|never|stop) (ever|) (text|message|msg|contact|sms|whatsapp|texting|messaging|contacting|bother|bothering|disturb|disturbing|spamming|harassing) me (again|anymore|any more|ever|please|); (stop|quit|no more) (sending|forwarding|writing) (me|us|) (any|all|your|the|these|those|such|so many|more|) (more|) (messages|message|msgs|texts|text messages|sms|smses|notifications|whatsapp messages|text); (stop|quit) (texting|messaging|msging|smsing); (stop|end|cease) (all|any|every|) (communication|communications|contact|further messages); (do not|dont|never) send me (anything|any message|any messages|messages|texts|any texts) (again|anymore|any more|from now|ever); (done with|through with) (your|these|the|all these) (messages|texts|sms|msgs); (stop|block|end|cut) (your|all|all your|the|these|those) (messages|texts|sms|smses|notifications|msgs); (remove|delete|take|get|strike|erase) (me|my number|my contact|my name|my phone number|us) (from|off|out of) (your|the|this|these|) (whatsapp|sms|contact|customer|client|message|messages|broadcast|phone|) (list|lists|contacts|group|broadcast|system|messages|database|books|records|mailing list|subscribers); (tired of|fed up with|sick of|had enough of|too many|enough of) (your|these|all these|the|this many|) (messages|texts|sms|smses|notifications|msgs)
    `,
    yes: 'unsubscribe; I would like you to unsubscribe me; opt me out of this; stop sending me messages; remove my number from your list; unsub; never text me again; stop these messages; dont msg me again please; I am tired of your texts',
    no: 'text me the price; remove sugar from my list; the messages came; opt for black; no more sugar',
  },
  {
    cue: 'start_all',
    whole: 'message',
    phrases:
      'start (again|messages|); unstop; subscribe (me|again|me again|); resubscribe; (opt in|optin|opt me in); (resume|start) (messages|messaging|texting me|sending me messages); (you can|) (text|message) me again; add me (back|) (to the list|to your list)',
    yes: 'START; subscribe me again; opt in; you can message me again',
    no: 'start my order; when do we start; resume',
  },
  {
    cue: 'preferences',
    phrases: `
      (my|change my|update my|edit my|see my|manage|set my|the|view my) (preference|preferences|settings|setting|profile|details|account|saved address|saved number|subscription|subscriptions|notification settings|consent|name); (account|chat|language|notification|message) settings; settings; preferences; what (have|did) i (agree|agreed|consent|consented|subscribe|subscribed) (to|); (what|which) messages (have|did|do) i (agree|agreed|consent|consented|subscribe|subscribed|allow|allowed) (to|); (notification|notifications|message|messages) (setting|settings|preferences); (how many|what|which) messages (do|will) (i|you) (get|send|receive); change (the|my|) language
    `,
    yes: 'show my preferences; change my settings; Manage subscriptions; what did I agree to; update my profile',
    no: 'set of plates; change my order; account number',
  },
  {
    cue: 'language_en',
    phrases: `
      (speak|use|talk|write|reply|respond|answer|switch|text|chat|change|continue|say it|explain|communicate|go back) (to|in|me in|to me in|it to|with me in|using|back to|the language to|language to|it in|) english (please|only|); (english|inglish|englsh) (please|only|pls|plz|kindly); in english (please|); (i|we) (dont|do not|cant|cannot) (understand|speak|read|know|get) (swahili|kiswahili|sheng|that language|kiswahili well); (prefer|want|like) english; (can|could|may) (we|you|i) (use|speak|talk in|chat in) english; translate (it|this|that|) (to|in|into) english; (i|we) (only|) (speak|understand|prefer) english (only|); no (swahili|kiswahili|sheng)
    `,
    yes: 'English please; reply in English; I do not understand Swahili; can we use english',
    no: 'an English dictionary; English literature set book',
  },
  {
    cue: 'language_sw',
    phrases: `
      (speak|use|talk|write|reply|respond|answer|switch|text|chat|change|continue|explain|communicate) (to|in|me in|to me in|with me in|back to|the language to|) (swahili|kiswahili) (please|only|); (swahili|kiswahili) (please|only|pls); in (swahili|kiswahili) (please|); (prefer|want|like) (swahili|kiswahili); (do you|can you|can we|could we|may we) (know|speak|use|understand|talk|chat in) (swahili|kiswahili); (i|we) (dont|do not|cant|cannot) (understand|speak|read|know|get) english; translate (it|this|that|) (to|in|into) (swahili|kiswahili)
    `,
    yes: 'Swahili please; can you speak Kiswahili; switch to swahili; i dont understand english',
    no: 'a Swahili novel; kiswahili dictionary',
  },
  {
    cue: 'language_sheng',
    phrases:
      '(speak|use|talk|write|reply|respond|answer|switch|text|chat|change) (to|in|me in|to me in|) sheng (please|only|); sheng (please|only); in sheng; (do you|can you|can we) (know|speak|use|understand|talk) sheng; (prefer|want|like) sheng',
    yes: 'talk in Sheng; can you speak sheng; sheng please',
    no: 'Shenzhen phone; a sheng word on a shirt',
  },
  {
    cue: 'language',
    phrases: '(set|change|switch|turn|put|) (the|your|my|our|) (language|languages)',
    yes: 'language; set the language; your languages',
    no: 'baggage; lounge; landing',
  },
  {
    cue: 'tongue_en',
    phrases: '(english|inglish|englsh|englishi)',
    yes: 'English; my english; some English',
    no: 'England; swahili',
  },
  {
    cue: 'tongue_sw',
    phrases: '(swahili|kiswahili|kiswa|swa)',
    yes: 'Kiswahili; swahili now; some swahili',
    no: 'Swaziland; sw',
  },
  {
    cue: 'tongue_sheng',
    phrases: 'sheng',
    yes: 'sheng; Sheng now; my sheng',
    no: 'a shirt; Shenzhen',
  },
  {
    cue: 'messages',
    phrases:
      '(messages|texts|msgs|smses|sms|notifications|text messages|whatsapp messages|these texts|updates from you)',
    yes: 'your messages; all those texts; the SMSes',
    no: 'message me; a text book; message',
  },
  {
    cue: 'stop_it',
    phrases: '(stop|quit|end|cease|halt) (it|them|these|those|that|this|sending|); cut (them|it) out',
    yes: 'stop them; please stop it; cease sending',
    no: 'a bus stage; the weekend; quite good',
  },
]
