import type { CueEntry } from '../../pack.ts'

export const trouble: readonly CueEntry[] = [
  {
    cue: 'broken',
    phrases: `
      (broken|broke|breaking|broked|torn|tore|ripped|damaged|damage|dmged|spoilt|spoiled|spoilled|sour|rotten|rotting|mouldy|moldy|stale|expired|cracked|crashed|smashed|crushed|leaking|leaks|leaked|leaky|faulty|defective|defect|defects|dented|scratched|bent|burst|worn out|wornout|peeling|peeled|faded|fading|burnt|dead|malfunctioning|malfunctioned|malfunction|overheating|overheats|stained|chipped|shattered|bad condition|gone bad|went bad|poor quality|bad quality|low quality|substandard)
      (parcel|package|box|packet|bag|seal|carton) (was|is|came|had been|has been|arrived) (already|) (opened|open|unsealed|tampered with|broken into|resealed);
      (not|isnt|arent|doesnt|dont|wont|cant|cannot|didnt|stopped|stops|wasnt|refuses to|refused to|no longer|never|hardly|fails to|failed to) (work|working|works|worked|charge|charging|charges|turn on|turning on|power on|powering on|switch on|switching on|start|starting|function|functioning|hold charge|holding charge|last|lasting|connecting|connect|ringing|cooling|heating); (keeps|keep|kept) (on|) (switching off|going off|restarting|hanging|freezing|shutting down|turning off|rebooting|dying|peeling|tearing|leaking|coming off); (has|have|had|is|it) (come off|come apart|come loose|come undone|opened up|torn|ripped|given way|worn out); (came off|come off after|fell off|coming off|falling apart|fell apart|fallen apart|came apart|got spoilt|got spoiled|hanging|freezes|keeps hanging|keeps restarting|keeps freezing|keeps going off|goes off|went off|just died|died|has died|smells|smelling|smelly|has a hole|has holes|had a hole|has a crack); (sole|soles|strap|zip|zipper|screen|heel) (came off|is off|is broken|broke|came out|detached)
    `,
    yes: 'it came broken; the seal was already opened; the phone is not charging; milk was sour; the sole came off; stopped working after two days; eggs were rotten',
    no: 'is it unbreakable; breakfast; do you repair; waterproof',
  },
  {
    cue: 'wrong_item',
    phrases: `
      (wrong|incorrect) (item|items|size|sizes|colour|color|colours|product|products|order|thing|things|one|ones|shoe|shoes|phone|model|brand|type|parcel|package|pair|goods|stuff|quantity|number of items) (was|were|) (delivered|sent|came|brought|arrived|packed|received|); (different|another|other) (item|items|size|sizes|colour|color|colours|product|products|order|thing|things|one|ones|shoe|shoes|phone|model|brand|type|parcel|package|pair|goods|stuff|quantity|number of items) (was|were|) (delivered|sent|came|brought|arrived|packed|received); (sent|brought|delivered|gave|got|received|given|packed|shipped) (me|us|) (the|a|an|) (wrong|incorrect|different|another|other); both (are|were|is) (left|right|for the left|for the right); one (shoe|side|foot|sandal|boot) is (_|_ _) (and|but|) the other (one|) is; (this|that|it) (is not|isnt|was not|wasnt) (my order|my parcel|my package|mine); (not|isnt|wasnt|arent|nothing like|different from) (what|the one|the ones|the size|the colour|the color|as|like) (i|we) (ordered|asked for|wanted|bought|requested|paid for|saw|chose|expected); (not|isnt) (as|like) (described|advertised|in the picture|the picture|shown|pictured|the photo); (was|were|been|got|you|they) (sold|given|selling) (me|us|) (a|an|) (fake|counterfeit|expired|used|substandard) (one|_|); (two|both) (shoes|of them|) (are|were|) (for|) (the|) (left|right) (shoes|feet|foot|side); (mixed up|messed up|mix up) (my|the) order; i (ordered|asked for|wanted) _ (but|and) (got|received|you sent|you brought|was given|they brought); (you|u|they|he|she) (sent|gave|brought|delivered|packed) (me|us|) (size|colour|color|) (_|_ _|_ _ _) (instead|instead of|but i|and i|not)
    `,
    yes: 'you sent me the wrong size; this is not what I ordered; both are left; one shoe is white and the other is cream; this is not my parcel; wrong colour delivered; not as described; a different phone came; you sent me black instead of brown',
    no: 'wrong number; do you have it in a different size; what I ordered; send me black instead of brown',
  },
  {
    cue: 'missing',
    phrases: `
      missing; incomplete; (missing|incomplete|lacking|absent|left out|not included|forgotten|forgot|not in the box|not in the bag|not in the package|not in the parcel) (item|items|one|from my order|from the order|in my order|in the parcel|by); (some|one|an|two|2|1|few) (item|items|things|thing|pieces|piece|of the items|pair|packet) (is|are|was|were) (missing|not there|not included|left out|short|lacking); (you|they|u) (forgot|left out|missed|didnt send|did not send|didnt include|didnt pack|didnt bring); (only|just) (got|received|one came|two came|brought|delivered|sent); (came|arrived|delivered|brought) (without|incomplete|half|short|less); (not all|part|half) of (it|my order|the order|the items|the things) (came|arrived|was delivered); (one|two|three|1|2|3) short; short (by|of) (one|two|three|a|an|1|2|3); came short; (is|was) short (by|of)
    `,
    yes: 'one item is missing; my parcel came incomplete; you forgot the sugar; I only got one; the parcel is two short',
    no: 'a shirt; a short one; short sleeves; shorts',
  },
  {
    cue: 'asked_for',
    phrases:
      '(i|we) (had|have|clearly|) (asked for|requested|requested for|specified|paid for|said i want|chose|selected|picked|told you|told u|told them|told him|told your guy|wanted|said i wanted)',
    yes: 'I asked for blue; yet we told you brown; we requested for two; I paid for the large one',
    no: 'I ask; I paid; you asked',
  },
  {
    cue: 'brought',
    phrases: `
      (you|u|they|he|she|you guys|you people|your guy|your guys|your rider|the rider|rider|delivery guy) (have|had|has|) (sent|gave|given|delivered|brought|packed|shipped|dropped) (me|us|); (i|we|and|then) (was|were|have been|got) (given|sent|handed|delivered|supplied); (i|we) (then|ended up|) (got|received|found|ended up with); (and|but|yet|then|only) (got|received|recieved); (sent|gave|brought|delivered) (me|us); what (came|arrived|was delivered) (was|is); (it|they) came (with|in|as); (ones|one|pair|pairs) (came|arrived|was delivered|were delivered|were brought|was brought) (instead|); (the|this|your) (parcel|package) (you sent|you brought|i got|) (contains|contained|holds|held|came with|has size|had size|has a|had a); (the|this|your) (box|packet|bag|carton|packaging) (you sent|you brought|i got|) (has|had|contains|contained|holds|held|says|came with|is full of|was full of); (inside|in) (the|my) (box|parcel|package|packet|bag|carton) (is|was|are|were|there is|there are|there was|i found|we found)
    `,
    yes: 'but you delivered black; but received red; we were given small ones; they sent us another; I received 2; what came was red; the carton has red ones; inside the box there was a left shoe',
    no: 'do you deliver; send me two; bring it; I will get it',
  },
  {
    cue: 'complaint',
    phrases: `
      (complain|complaint|complaints|complaining|complainin|grievance|report|dissatisfied|unhappy|disappointed|disappointing|disapointed|disappointment|upset|angry|furious|annoyed|frustrated|frustrating|unsatisfied|unacceptable|unprofessional|disgusted|disgusting|fed up|sick of|tired of) (about|of|with|by|at|); (not|am not|im not|never|isnt) (happy|satisfied|pleased|impressed|okay|amused) (with|about|at all|); (bad|poor|terrible|horrible|worst|awful|pathetic|useless|rude|shoddy|slow|disappointing) (service|services|customer service|experience|shop|staff|quality|support|rider|attendant|delivery|attitude|treatment|communication|response); (your|the|this) (service|customer service|shop|delivery|rider|support|staff|quality) (is|was|are|were|has been) (so|very|really|just|such|) (bad|poor|terrible|horrible|awful|pathetic|the worst|rude|disappointing|slow|unprofessional|shoddy|a joke); (was|is|were|very|so) rude; worst (ever|shop|experience); never (buying|ordering|shopping|coming|buy|order) (from you|here|back|) (again|); you (let|have let) me down; not (fair|acceptable|cool); (why are|are) you ignoring me; nobody (is|) (helping|answering|replying|responding|picks|responds|replies); (you|u) (are|r) not (helping|listening|responding|replying|answering|picking); last time (i|) (buy|order|shop|buying|shopping) (here|from you|); bad review; one star; i will (report|expose|tag) you; (the|) worst (service|shop|store|experience|company|people|place|delivery|customer service|page) (ever|i have seen|ive seen|ive ever|)
    `,
    yes: 'I want to complain; poor service; I am not happy with this; the rider was rude; very disappointed; worst shop ever; this is the worst shop ever',
    no: 'happy birthday; a complete set',
  },
  {
    cue: 'thief',
    phrases: `
      (thief|thieves|theif|theives|thiefs|thievery|crook|crooks|conman|conmen|con men|con man|cons|scam|scams|scammer|scammers|scammed|scamming|fraud|frauds|fraudster|fraudsters|fraudulent|conned|coned|robbed|swindled|swindlers|duped|liar|liars|fake shop|fake page|fake business|rip off|ripoff|robbers|steal|stealing|stole|stolen) (from|my|) (me|money|customers|people|); (you|u) (stole|ate|took|chewed|conned|lied|cheated|robbed|are lying) (to|) (me|my money|us|); taken my money; (is|are|r) (this|you|it|u) (a scam|scammers|thieves|conmen)
    `,
    yes: 'you are thieves; is this a scam; I was conned; you stole my money',
    no: 'steel pan; a scanner; a robe',
  },
  {
    cue: 'problem',
    phrases: `
      (problem|problems|probem|problm|issue|issues|isue|trouble|troubles|challenge|hitch|glitch|concern|error|errors|hiccup|fault|mess|mistake|difficulty|difficulties) (with|about|on|in|regarding|); (something|whats|what is|anything|somethings) (is|) wrong (with|); (having|facing|experiencing|got|have) (a|an|some|any|) (problem|problems|issue|issues|trouble|challenge|difficulty); not (going|working) (well|out); doesnt fit (me|); (too|so) (small|big|tight|loose|large|short|long|narrow|wide) (for me|); (does not|do not|dont|didnt) fit (me|)
    `,
    yes: "I have a problem with my phone; there's an issue; what's wrong with it; they don't fit; too small for me",
    no: 'tissue paper; a fit woman; small size',
  },
]
