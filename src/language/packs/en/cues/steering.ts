import type { CueEntry } from '../../pack.ts'

export const steering: readonly CueEntry[] = [
  {
    cue: 'pause',
    phrases: `
      (later|maybe later|a bit later|not now|not right now|some other time|another time|another day|next time|next week|next month|end month|end of month|hold on|hang on|wait|brb|wait a minute|wait a bit|wait a moment|wait a sec|just a minute|just a moment|just a sec|one minute|one moment|one sec|a minute|give me a minute|give me a moment|give me a sec|give me a bit|give me time|give me some time|be right back) (please|kindly|first|)
      (let me|lemme|let us|i need to|i have to|i want to|i will|ill|i should|gotta|i must|first|i ll|i am going to|im going to|let me first) (first|just|quickly|) (think|think about it|think it over|think through|consider|sleep on it|ask|consult|confirm|check|discuss|decide|compare|see first|finish|measure|confirm first|look for money|look around|shop around|get paid) (about|with|my|first|it|over|again|a bit|if|that|this|)
      (let me|lemme|let us|i need to|i have to|i want to|i should|gotta|i must) (first|just|quickly|) talk to my (_|);
      (ill|i will|i ll|will|i shall|let me) (be back|come back|get back|return|revert|text you later|text later|order later|buy later|do it later|pay later|let you know|decide later|get back to you|reach out|hit you up|contact you) (later|soon|tomorrow|to you|when|once|); (remind|ask|text) me (later|tomorrow|next week); (not|am not|im not|i am not) (ready|buying|ready to pay|ready to order) (yet|now|today|right now|); after (work|payday|i get paid|salary); when i (get|am) (paid|money|ready|salary); (keep|hold|save|reserve) (it|them|my cart|my order|that) (for me|for later|until|till); (am|im|i am) (busy|driving|in a meeting|at work) (right now|now|); (i|we|) (dont|do not|have no|dont yet|have not) (have|got|) (money|cash|funds|enough money|the money|enough) (now|right now|today|at the moment|yet|with me)
    `,
    yes: 'let me think about it; wait, let me consult my sister; maybe later; I will get back to you; hold on; not ready yet; I dont have money right now',
    no: 'a thinking toy; a waiter uniform; the latest one',
  },
  {
    cue: 'resume',
    phrases: `
      (continue|carry on|go on|resume|pick up where we left|lets continue|lets go on|let us continue|please continue|move on|lets proceed|lets resume|keep going) (with|from|where we left|where we were|shopping|my order|please|); (continue|carry on|go on|resume|proceed|lets continue|let us continue|lets finish|let us finish|finish|go back to) (with|to|) (my|the|our|that) (order|cart|shopping|purchase|checkout) (please|now|); (i am|im|am|iam) (back|here|ready|ready now|still here|around|free now) (now|again|); back (again|now); (its|it is) (me|only me) (again|); me again; where (were|was|did) (we|i) (at|stop|up to|leave off|left|); (what|so what) were we (saying|talking about|doing); (as|like) (i was|we were) saying; still there; now (i am|im) ready; (i have|ive) (decided|made up my mind|thought about it)
    `,
    yes: "I'm back; where were we; continue with my order; let's resume; ive decided",
    no: 'back pain; a backpack; go to the market; I am in Ruiru',
  },
  {
    cue: 'cancel',
    phrases: `
      (cancel|cancell|cancle|cancal|cansel|cancelled|canceled|cancelling|canceling|cancellation|abort|quit|exit|terminate|revoke|void|call off|call it off) (it|that|this|everything|all|please|the whole thing|the whole lot|the entire thing|the whole|the lot|all of it|all that|); (never mind|nevermind|nvm|nevrmind|forget it|forget about it|forget that|forget this|forget everything|leave it|leave that|drop it|drop that|scrap it|scrap that|let it go|let it be|skip it|dont bother); (i|we) (dont|do not|no longer) want (it|this|that|them|anything|to buy|to order|to continue) (anymore|any more|now|); no longer (interested|want it|need it|needed); (stop|end) (the|this|my) (order|payment|process|transaction); not interested (anymore|any more|again); empty (the|my) (cart|basket); clear (the|my|) (cart|basket|order|everything|all); start (over|afresh|again from scratch|from scratch); (remove|delete|erase|take out) (everything|all of it|all of them|it all|them all|all the items|all items)
    `,
    denied: '(dont|do not|never|please dont|please do not) cancel (it|that|my|the|)',
    yes: "cancel it; never mind; forget about it; I don't want it anymore; pls cancle that; clear my cart; start over; remove everything",
    no: 'a stencil; I never got it; mind the size',
  },
  {
    cue: 'back',
    phrases:
      '(go|take me|going|bring me|get) back (to|); (previous|prev) (one|menu|page|list|step|); (back|return) to (the|my|) (menu|list|start|beginning|main menu|options|products|items); main menu; start menu; home page; the beginning',
    yes: 'go back; take me back to the list; previous page; main menu',
    no: 'a backpack; send my money back; my back hurts',
  },
  {
    cue: 'back',
    whole: 'clause',
    phrases: 'back; menu; home; start over; restart',
    yes: 'back; menu; Home please',
    no: 'home delivery; a menu card; back cover',
  },
  {
    cue: 'help',
    phrases: `
      (help|assist|help me|assist me|guide me|support me|sort me out|help us|assist us) (please|out|with|kindly|); (i|we) (need|want|require|could use|would like) (some|your|a little|) (help|assistance|support|guidance|information|info); (can|could|will|would|may|please) (you|u|anyone|somebody|someone) (please|kindly|) (help|assist|guide) (me|us|) (with|); how (can|do) (you|u) (help|assist) (me|); what (can|do) (you|u) do; assistance; i (am|m) stuck; i have an (inquiry|enquiry)
    `,
    yes: 'help; can you assist me please; I need some help; what can you do?',
    no: 'a helmet; how much; kelp powder',
  },
  {
    cue: 'help',
    whole: 'message',
    phrases: 'info; information; need help',
    yes: 'INFO; need help please; information pls',
    no: 'more info on the blue one',
  },
]
