import type { CueEntry } from '../../pack.ts'

export const asking: readonly CueEntry[] = [
  {
    cue: 'if',
    phrases: `
      if; what if; and if; even if; in case; incase; just in case; just incase; in the event (that|of|); suppose; supposing; provided (that|); assuming; what happens (if|when|in case|incase|to|); what (do|will|would|can) (you|i) do (about|if|when|); what will happen (if|when|); what do i do (if|when|in case); unless
    `,
    yes: 'what if nobody is home; in case I am not at home; if I pay now; suppose it rains; what happens when it breaks',
    no: 'a gift; the case is blue; life is good; iffy',
  },
  {
    cue: 'options',
    phrases: `
      (what|which|wat|wht|the|all|other|any other|whats the|what are the|how many|do you have other|tell me the) (available|other|different|) (sizes|size options|colours|colors|colour options|color options|colour range|flavours|flavors|scents|storage options|shades|variants|varieties|weights|pack sizes) (do you have|have you got|you have|are available|available|are there|are in stock|in stock|does it come in|do they come in|is it in|does it have|have|left|can i get|can i choose from|remaining|)
      (what|which|wat|wht|whch) (size|colour|color|flavour|flavor|shade|storage|scent) (do you have|have you got|is it|are they|are these|is this|is that|is available|are available|is in stock|does it come in|do they come in|is left|options|)
      (sizes|colours|colors|flavours|shades|variants) (available|you have|in stock|left|there|please); (available|avail) (sizes|size|colours|colors|colour|color|flavours|options|shades|variants); sizes and colours; sizes and colors; colours and sizes; (is|does) it come in (any other|other|different|more) (sizes|colours|colors|size|colour|color); (in|any|have|do you have|are there|is there|) (other|different|more) (colours|colors|sizes|colour options|color options|flavours|shades|weights)
    `,
    yes: 'which sizes do you have; what colours are there; available sizes?; what size is it; which colours do they come in; Sizes available please; do you have these in other colours',
    no: 'size 42 please; the blue colour; what is the price; it comes today',
  },
  {
    cue: 'picture',
    phrases: `
      (send|share|post|forward|give|drop|show|see|get|have|can i see|can i have|can i get|may i see|let me see) (me|us|) (the|a|an|some|your|more|its|real|actual|clear|clearer|its clear|) (pics|pic|picture|pictures|photo|photos|image|images|video|videos|clip|screenshot|snap|snaps|samples|sample) (of it|of them|of the|of that|please|of|)
      (picture|pictures|photo|photos|pics|pic|image|images|photograph|pichas) (of it|of them|of|please|for|); how (does|do|will) (it|they|this|that|these|those|he|the) look (like|); what (does|do) (it|they|this|that|these|those|the) look like; what it looks like; how it looks (like|); (a|) video of (it|the|)
    `,
    yes: 'send me a pic; What does it look like?; can i see a photo of it; picture please; any video of it; how do they look',
    no: 'a picnic basket; show me shoes; look after it; I was in the picture',
  },
  {
    cue: 'it',
    phrases:
      '(the one|that one|the ones|those|this one|that|i saw it|as|like|shown|is|was|) (in|on|from) (the|this|that|your|my) (picture|pictures|photo|photos|pic|pics|image|video|status|post|ad|advert|poster|screenshot)',
    yes: 'the one in the picture; on your status; that in the photo',
    no: 'a picture please; in the shop; the photo shop',
  },
  {
    cue: 'lasting',
    phrases: `
      (how|hw) (long|lng) (does|do|will|would|is|can|) (it|they|this|that|these|the battery|battery|its battery|the charge|a charge|the phone|one|the|) (last|lasts|stay|keep|hold|run|lasting|going to last|survive|be fresh|stay fresh|keep fresh|be good|endure|stay with charge|keep charge); how many (hours|days|weeks|months|years) (does|will|do|is|can|) (it|they|the battery|battery|) (last|run|keep|stay|go|hold); how (durable|lasting|long lasting); (lifespan|life span|shelf life|battery life|durability|expiry date|best before) (of|on|for|); (does|will|do) (it|they|this) last (long|longer|); last how long; (keeps|lasts|stays) how long; how long (can|should|do) i (keep|store) (it|them|); (stay|stays|keep|keeps|remain|remains) (good|fresh|okay|ok|well|safe|edible|crispy|soft) (for|); (before|until|till) (it|they) (goes|go|turns|gets|spoils|expire|expires|rots|rot|goes stale|go bad|goes bad|gets bad); (will|does|do) (it|they) (wear out|go bad|spoil|tear) (fast|easily|quickly|)
    `,
    yes: 'how long does it last; how many hours does the battery run; battery life?; shelf life of the milk; how long can I keep it',
    no: 'how long does delivery take; a long dress; how long is the cable; when does it come',
  },
  {
    cue: 'size_help',
    phrases: `
      true to size; (run|runs|running|come|comes|fit|fits|fitting|are they|is it) (true|true to size|a bit|slightly|very|too|) (small|big|large|narrow|tight|wide|true); (what|which|wch) (size|number) (should|shall|will|would|do|can|is) (i|fit|suit|be good|he|she|you) (get|take|wear|buy|pick|order|go for|need|choose|advise|recommend|fit me|me|); size (chart|guide|conversion|converter|charts|help|advice); (convert|conversion|converting|equivalent) (of|to|from|) (uk|us|eu|european|british|american|my size|sizes|shoe|inches|cm|); (what|which) (uk|us|eu|european|european size|eu size|uk size|us size|kenyan) (size|) (is|would|will|do) (that|it|this|be|i|); (in|to) (uk|us|eu|european) (sizes|size|sizing); (uk|us|eu|european) (sizing|sizes|or uk|or eu|or us)
      (go|size|one) (up|down) (a|one|half a|) (size|); (size up|size down); half (a|) size (up|down|bigger|smaller|); (between|in between|inbetween) (two|) sizes; not sure (of|about|which|what) (my|the|) size; (dont|do not) know my (shoe|foot|) size; how (do|to|can|should) i (measure|know my size|get my size|know the size); how (do|does|are|is) (they|it|the fit|these) (fit|fitting|sized|the fit); (my|his|her) (foot|feet) (is|are|measures|measure) (_|) (cm|inches|centimetres|centimeters); my (usual|normal|regular) size
    `,
    yes: 'are they true to size; do they run small; what size should I take; UK to EU conversion; size guide please; I am between sizes; which EU size is that',
    no: 'size 42 please; what sizes do you have; small packet; change the size',
  },
  {
    cue: 'remind',
    phrases: `
      remind me (what|which|of|how|whats|about|the|my|again|); (what|which) (size|colour|color|number|one|ones|items|phone|shoe|shoes|things|address|place|) (did|have|had) i (say|said|tell you|told you|tell|give you|gave you|mention|mentioned|pick|picked|choose|chose|chosen|select|selected|go for|put|ask for); what (was|were) (my|the) (size|colour|color|choice|order again|items again|last choice|total again); what i (said|told you|picked|chose|have picked|had picked|ve picked|had chosen|have chosen|asked for|selected) (so far|earlier|before|); (which|what) (was|were) (it|they|the one) i (said|picked|chose|liked); whatever i (said|picked)
    `,
    yes: 'remind me about the colour; what size did I say; which one did I choose; what was my size again',
    no: 'remind me tomorrow; what size is it; what do you have',
  },
]
