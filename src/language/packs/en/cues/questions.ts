import type { CueEntry } from '../../pack.ts'

export const questions: readonly CueEntry[] = [
  {
    cue: 'what',
    phrases:
      '(what|wat|wht|wot|whats|wats|whts|wht is|what is|what are|what was|what do you mean|what about|how about|wat about|hw about|tell me about|tell me more about|tell me more|describe|explain|details of|details on|details about|more details|more info|more information|info on|info about|specs|specs of|specifications|specification|features of)',
    yes: 'what is inside; tell me about the Rift; wat about black; specs please',
    no: 'a watch; whatever; how much',
  },
  {
    cue: 'which',
    phrases:
      '(which|wich|whch|wch|witch|which one|which ones|what kind|what kinds|what type|what types|what sort|what brand|what brands|which brands|which brand) (of|is|are|do you have|have you got|)',
    yes: 'which brands do you have; what kind of oil is it; Which one is it',
    no: 'a sandwich; what is the price; switch on',
  },
  {
    cue: 'who',
    phrases: 'who (is|will|can|does|do|was|has|should|to|) (the|); whom; whose; whos; to whom',
    yes: 'who brings it; whose is it; whos the seller',
    no: 'whole wheat; who are you; a wholesome meal',
  },
  {
    cue: 'when',
    phrases:
      '(when|wen|whn|when is|when are|when will|when do|when does|what day|what date|which day|what time|how soon)',
    yes: 'when is the next stock; which day; what time is best',
    no: 'went; whenever; twenty',
  },
  {
    cue: 'why',
    phrases:
      '(why|y is|y are|whats the reason|how come|for what reason|what for|why is|why are|why do|why does|why did) (not|)',
    yes: 'why is it cheaper; how come; Why not this one',
    no: 'how can I come',
  },
  {
    cue: 'how',
    phrases: '(how|hw|how do|how can|how does|how is|how are|how to|how would|how should|in what way|show me how)',
    yes: 'how do I wash it; how to use it; hw does it fold',
    no: 'a shower; how much; how many',
  },
  {
    cue: 'how_long',
    phrases:
      '(how|hw) (long|lng) (does|do|will|would|is|can|before|for|until|has|have|) (it|they|this|that|) (take|be|been|going to be|); how many (hours|days|weeks|months|years|minutes) (does|will|do|is|can|of|) (it|they|) (take|go|); (for how|until how|since how) long',
    yes: 'how long does it take; how many days; how many weeks will it take; for how long',
    no: 'a long dress; how much is it; along the road; how long does it last',
  },
  {
    cue: 'how_many',
    phrases:
      '(how|hw) (many|mny) (pieces|pairs|are|do|can|of|items|come|are in|is|are there|packets|in|kilos|kgs|litres|) (in a|there|i|you|); what (quantity|number of); what is the (quantity|number)',
    yes: 'how many are in a tray; hw many can I take; what quantity is it',
    no: 'how much; many thanks; how long',
  },
  {
    cue: 'can_i',
    phrases:
      '(can|could|may|cn|shall|might) (i|we|one|someone); am i (able|allowed) to; (are|is) (we|it) (able|allowed|possible|okay|ok) (to|for|if); is it (possible|okay|ok|fine|allowed|alright) (to|if|that|for); (is there|any) (a|) (way|possibility|chance) (to|of|i|that); do you (allow|permit|let|accept)',
    yes: 'can I wash it; may we open it; is it possible to come; any chance of one more; do you allow fitting',
    no: 'a can of beans; you can come; I can see',
  },
  {
    cue: 'is_it',
    phrases: `
      (is|iz|are|was|were|isnt|arent|wasnt|are not) (it|this|that|these|those|they|this one|that one|the one|these ones|those ones|there|the|your|all); (is|are) _ (ok|okay|suitable|safe|good) (for|with|to)
    `,
    yes: 'is it waterproof; are they soft; is this for men; isnt it heavy; is the strap leather',
    no: 'a fish; the disc; does it fit',
  },
  {
    cue: 'does_it',
    phrases: `
      (does|do|duz|will|would|can|doesnt|wont|cant|did|has|could) (it|this|that|these|those|they|this one|that one|the one|the thing) (really|also|even|still|); (does|will) (the|a|your); (can|could|would) (the|your); have (they|these|those); (comes|come) with; (has|have) (it|they) got
    `,
    yes: 'does it come with a charger; will they shrink; can it hold 4 people; does the lid close',
    no: 'do I pay now; a dose; how do you do',
  },
  {
    cue: 'question',
    phrases:
      '(i|we|ive|) (want to ask|wanted to ask|would like to ask|id like to ask|am asking|was asking|wanted to know|want to know|would like to know|need to know|am inquiring|am enquiring|was wondering|wonder|am wondering|wish to know) (a|an|some|one|another|one more|a quick|) (question|questions|inquiry|enquiry|query|queries|about|if|whether|on|); (i|we|ive) (have|had|got) (a|an|some|one|another|) (question|questions|inquiry|enquiry|query|queries) (about|on|); (a|quick|small|one|another|one more|just a) (question|inquiry|enquiry|query); question; inquiry; enquiry; wondering (if|whether|about); (just|) (asking|inquiring|enquiring|checking) (about|if|whether|on|for|); (can|may|could|let) (i|me) (ask|inquire|enquire|know) (something|a question|you|about|you something|if|); (tell|inform|advise|let) me (know|if|whether|more|about|on|what|how) ; do you know (if|whether|what|how|about|); before i (pay|buy|order|decide|send|checkout|proceed|purchase) (anything|it|the money|)',
    yes: 'I have a question; can I ask something; I was wondering if it folds; quick question about the rice; just asking; before I pay, is it new',
    no: 'I have a bag; basking; a quest for gold',
  },
]
