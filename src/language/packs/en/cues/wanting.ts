import type { CueEntry } from '../../pack.ts'

export const wanting: readonly CueEntry[] = [
  {
    cue: 'want',
    phrases: `
      (i|we|my wife|my husband|my mum|my son|my daughter|) (also|really|just|only|still|) (want|wants|need|needs|require|wanna|wannt|wnt|ned|wan) (to|) (buy|order|get|purchase|have|take|see|)
      (he|she|they) (would like|wants|want|needs|need|prefers|prefer);
      (i|we) (would|wud|will) (also|really|) (like|love|want|need) (to|) (buy|order|get|purchase|have|take|)
      (id|i d|wed) (also|really|) (like|love|want|need) (to|) (buy|order|get|purchase|have|take|)
      (can|could|may|shall|cn) (i|we|you|u) (please|kindly|pls|plz|also|just|) (have|get|order|buy|take|purchase|get me|give me|send me|bring me|sort me|sell me|add me|pack me|find me|reserve|reserve me|hold|keep for me)
      (give|gimme|giv|get|send|sell|bring|pack|sort|find|fetch|hook|reserve|book|order|buy|pick) (me|us); gimme; lemme (have|get|take|order); let me (have|get|take|buy|order|grab); let us (have|get|take|buy)
      (weigh|measure|measure out|weigh out|wrap|count|arrange|organise|organize|prepare|set aside|put aside|keep aside|cut|slice) (for|) (me|us)
      (looking|look|lookin|searching|search|hunting|shopping|shop|asking|after|interested|in need|in search) (for|of|in) ; (i am|im|am|we are|were) (after|hunting|searching|shopping|interested); interested in; keen on; any chance of (getting|)
      (ill|i will|i ll|well|let me) have (it|that|them|those|these|this|one|two|three|); (i|we) (will|ll|shall|am going to|wish to|would wish to|intend to|plan to|hope to|am planning to|am looking to) (buy|order|get|purchase|take|go for|go with|have|pick); (ill|i ll|well) (buy|order|get|purchase|take|go for|go with|have|grab); (im|i am|am|were|we are) (going|gonna|planning|looking) (for|to buy|to get|to order|with); i (pick|choose|select|prefer)
      (take|taking|buying|ordering|getting|purchasing); (order|buy|purchase); (may|can) you (avail|supply); i could (do with|use); supply (me|us) (with|); kindly (avail|send|pack|give|get)
      lets (do|get|take|have|go with|go for); ill do; wish to (buy|order|get|have); dying for; craving; in the market for; like to (buy|order|get|purchase|have); want to (buy|order|get|purchase|have); need to (buy|order|get|purchase|have)
    `,
    denied: `
      not interested (in|); no longer (interested|want|need); (i|we|) (dont|do not|didnt|did not|no longer|dnt|dont really) (want|need|like) (to|) (buy|order|get|purchase|take|have|); i (have|had) enough; no need (for|of|)
    `,
    yes: 'I want some sneakers; can i have two of these; Looking for a rain jacket; not interested in shoes; gimme five; we would like to order 3 crates',
    no: 'it is cheap; what time do you close; the wanted poster',
  },
  {
    cue: 'availability',
    phrases: `
      (do|does|dont|did|du|d) (you|u|ya|yu|yall|you guys|you people|the shop|your shop|this shop|y'all) (also|still|happen to|currently|maybe|by any chance|) (have|hav|hv|av|sell|stock|carry|keep|offer|deal in|deal with|got|avail|provide|supply)
      (have|hav|got|u got|you got|you have|u have|u hv|you hv|u hav|you sell|u sell|you stock|have you got|have u got|are you selling|are u selling|are you stocking|do have) (any|some)
      (you|u) (have|got|sell|stock|selling|stocking|hav|still have); have (you|u) got; (are|r) (you|u) (selling|stocking)
      (is|are|was|were) (there|ther|thr|dea) (any|some|a|an|) (left|remaining|in stock|available|); is (it|this|that|the item|the product|size) (still|) (available|there|in stock|around|left); are (they|these|those) (still|) (available|there|in stock|around)
      still (have|got|there|have got) (it|them|any|those|that|some|one); (still|currently|) (available|availble|avaliable|availabe|avail|avlbl|in stock|instock|on stock|on the shelf|around|in store); availability (of|); (stock|stocked); got any; any; any left; how many (are|) (left|remaining|in stock)
      (can|could|do|where can|will) (i|we) (find|get) (any|some|); (when|will) (are|) you (have more|get more); do you by any chance (have|sell); where (can|do) i (buy|get|find)
    `,
    denied: `
      (out of|no|not in|out) stock; sold out; (not|un) available; unavailable; (finished|run out|ran out|runs out|over); (you|u) (dont|do not|have no) (have|sell|stock|more|); dont (you|u) have
    `,
    yes: 'do you have gumboots?; Is it still available; got any in blue?; are these in stock; u got size 8?; Is there any left; sold out?',
    no: 'what a nice shop; I have a question; i sell clothes',
  },
  {
    cue: 'show',
    phrases: `
      (show|shw|display|present) (me|us|) (please|some|); (can|could|may|let) (i|we|me|us) (see|view|check|check out|look at|have a look at|have a look|browse|look through|get to see); lets see; lemme (see|view|check)
      (i|we) (want|need|would like|wish|d like|wanna) (to|) (see|view|check|look at|check out|browse); id like to (see|view|check|look at)
      (send|share|give|drop) (me|us|) (the|a|your|) (link|list of what you have); (have|take) a look (at|); checking out; (can|could) (you|u) (show|send|share)
    `,
    yes: 'show me black trainers; can I see the red one; share the link; lemme see some',
    no: 'the shower head; seeds for planting; I saw it yesterday',
  },
  {
    cue: 'browse',
    phrases: `
      what (all|else|exactly|things|items|goods|products|stuff|kind of things|kinds of things|type of things|sort of things|type of goods|kind of goods|) (do|are|can|did|) (you|u|ya|you guys|you people|the shop|this shop|your shop|i) (have|hav|sell|stock|offer|deal in|deal with|got|selling|buy here|get here|buy from you|find here) (here|in your shop|in store|in stock|at your shop|for sale|)
      (what|whats|what is|wat|wats) (available|in stock|in store|on sale|on offer|there|new|in your shop|in the shop|for sale|on the menu|on your shelves)
      (show|send|share|give) (me|us|) (your|the|) (products|items|goods|stock|collection|range|stuff|wares|things|menu|store|shop); (what|which) (products|items|goods|brands|categories|things|stuff) (do|are) (you|u) (have|sell|stock|offer|selling|there); (what|wat) (you|u) (got|have|sell|selling); just (looking|browsing|looking around|checking); browsing; new (arrivals|stock|arrival); latest (arrivals|stock|items|products); (whats|what is|what are) (new|hot|trending|your best sellers|popular); best sellers; (your|the) (stock|collection|range|products); what do you deal (with|in); what does (the|this|your) shop (sell|have|offer)
    `,
    yes: 'What do you sell?; just browsing thanks; show me your collection; wat u got; any new arrivals?',
    no: 'what do you charge for delivery; what is the battery size; what size are they',
  },
  {
    cue: 'recommend',
    phrases: `
      (recommend|recomend|reccomend|suggest|sugest|advise|advice|propose) (me|us|a|an|some|something|one|); recommendation*; suggestion*; (any|your|some) (recommendation*|suggestion*|advice|ideas|idea|tips)
      (which|what|wch) (one|ones|of these|of them|of those|) (is|are|would be|do you think is|will be|works|work) (the|) (best|good|better|ideal|perfect|suitable|right|nice|great) (for|to|)
      (what|which) (should|shall|can|would|do) (i|you|we) (get|buy|take|choose|go for|pick|recommend|suggest|advise|wear|gift); help me (choose|pick|decide|select|find something|find a|find the right); (something|anything|one|what|which one|ones|which ones) (good|nice|great|best|ideal|perfect|suitable|decent|cool) for; (good|best|ideal|perfect|suitable|great|nice|suited|recommended|right|meant|made|fit) for; which (one|ones|) (suits|fits|will suit|will fit|would suit); (can|could) (you|u) (help me|assist me) (choose|pick|decide|select)
      (what|which) (is|are) (good|best|nice|ideal|suitable); your (favourite|favorite|best pick|top pick); most (popular|recommended|liked|bought); (not sure|dont know|confused) (what|which) (one|) (to|i should) (get|buy|take|choose|pick); gift (ideas|idea|suggestion*); what (works|would work|can work|would you) (best|well|pick|choose|take) (for|); (cant|cannot|can not|unable to|not able to|failed to|struggling to|hard to) (choose|decide|pick|make up my mind); (which|what) (would|do) you (think|say) (is|) (best|good|better); (something|anything|sth|somethin) (nice|good|sweet|warm|cold|light|strong|cheap|small|simple|healthy|tasty|) (for|to|that can|that will|that|with|in|which); what (can|could|should|do) (i|we) (cook|make|prepare|bake|eat|wear|gift|use|buy|get) (with|for|to|on|at|); (what|which) do (i|we) need (for|to)
    `,
    yes: 'can you recommend a phone for my dad; which one is best for running; Something nice for a wedding; what should I get; any advice?; I cannot decide; something sweet for the kids; anything for breakfast; what can I cook with this; what do I need for pancakes',
    no: 'best price; good morning; the best man; I bought one last week',
  },
  {
    cue: 'more',
    phrases: `
      more (options|choices|please|of them|of those|ones|items|results|styles|designs|varieties|types|like this|like these|)
      (show|see|send|give|let me see|any|some|are there|have) (me|) (more|others|other ones|another one|other options|other types|other designs|other styles|other choices|other models|the rest|the others)
      (others|other ones|other options|other choices|other types|other styles|other designs|other models|another option|additional options|the rest|next|next page|next ones|next please); what else (do you have|is there|have you got|); anything else; any others; see more; load more; keep going; next batch; (have|got) (you|) any other
    `,
    denied:
      'no more; nothing more; nothing else; thats (all|it|enough); that is (all|it|enough); no others; (only|just) (that|those|these|this); nothing (further|else please)',
    yes: 'show me more; any other options?; what else do you have; next; no more',
    no: 'memory card; more expensive than that one; the mother one',
  },
  {
    cue: 'all',
    phrases: `
      (see|show|send|list|view|display|give|share) (me|us|) (all|everything|all of them|them all|the full list|the whole list) (items|products|of them|you have|the items|the products|available|); everything (you have|u have|you sell|in stock|available|); (the|your|a|full|whole|entire|complete|) (catalog|catalogue|catalogu|katalog|price list|pricelist|product list|full list|full menu|whole list|entire list|complete list|list of products|list of items)
      all (of them|items|products|the items|the products|your products|your items|the ones you have|that you have|you have|available); whole (range|collection|stock|shop); full (range|collection); the lot
    `,
    yes: 'show me everything; do you have a catalogue?; send your price list; See all of them',
    no: 'a small bag; is that all good; allow me to think',
  },
  {
    cue: 'different',
    phrases: `
      (something|anything|somethin|one|ones) (else|different|other|new); (not|none of|neither of) (these|those|them|this|that|any of these|any of those) (ones|one|); (none|neither) (of|) (these|those|them|); (another|a different|different|other) (type|kind|style|model|design|brand|make|one|ones|colour|color|item|product|version)
      (i|we) (dont|do not|didnt) like (any of|) (these|those|them|this|that|it); not (what i want|what i am looking for|what im looking for|what i was looking for|my style|my taste|my type|impressed); different (ones|one|options); (instead of|other than|apart from) (these|those|this|that|them)
    `,
    yes: 'something else please; i dont like these; do you have a different brand; none of those',
    no: 'is there a difference; these ones are fine; another time; I like them',
  },
]
