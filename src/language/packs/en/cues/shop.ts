import type { CueEntry } from '../../pack.ts'

export const shop: readonly CueEntry[] = [
  {
    cue: 'hours',
    phrases: `
      (open|opening|close|closing|closed|opened|business|working|operating|office|shop|store|operation|work|trading) (hours|time|times|hrs|days|hour); (what|which|wat|wht|until what|till what|from what|by what|upto what|at what) (time|times|hour|hours|day|days|tym|hrs) (do|does|are|is|will|did|) (you|u|the|your|it|they|this|your shop|the shop|yall) (shop|store|guys|) (open|close|closing|opening|work|operate|closed|start|available|there|around|be open|be there|opened)
      (when|wen|until when|till when) (do|does|are|is|will) (you|u|the|your|it|they|this) (shop|store|guys|) (open|close|opening|closing|work|operate|closed|start); (are|r|is|will|do) (you|u|the shop|your shop|the store|it|guys|you guys|the place|shop) (be|still|) (open|opened|closed|working|operating|operational|operate|open up|close|around) (on|today|tomorrow|now|right now|at|late|until|till|over|during|this|early|every day|everyday|); (opened|open|working|closed) (on|today|tomorrow|now|till|until|at|late|sunday|sundays|saturday|saturdays|weekends|weekend|holidays|public holidays|christmas|easter|daily|everyday|24 hours|24/7|24hrs); (which|what) days (do|are) you (open|work|working|operate); how (late|early) (are|do) you (open|close|work|); are you there (on|today|tomorrow|now|at); what are your hours; hours
    `,
    yes: 'what time do you open; Are you open on Sunday?; opening hours; when do you close; are you guys working today',
    no: 'can I open the box first; a bottle opener; cheap clothes',
  },
  {
    cue: 'location',
    phrases: `
      (where|wher|whr|where abouts|whereabouts) (are|r|exactly are|in nairobi are) (you|u|you guys|u guys|you people) (located|situated|based|exactly|found|operating|); (where|wher|whr|wheres|whereabouts) (is|s|exactly is|) (your|the|ur|this) (shop|store|physical shop|office|offices|branch|premises|business|outlet) (located|situated|based|exactly|); (where|how) (can|do) (i|we) (find|see|visit|get|locate) (you|your shop|the shop|your store|you guys); where exactly; (your|the|shop|store|physical|exact|ur) (location|physical location|shop location|physical address|physical shop|branches|branch|outlet|outlets|address|premises|directions|pin|google pin|location pin|map); (located|location|directions|branch|branches|landmark|google maps|pin location|outlets|physical shop|physical store|walk in) (where|to|in|at|please|of|); how (do|can) (i|we) (get|come|reach|find) (to|) (you|your shop|the shop|there|your store|your place); (which|what) (town|street|building|floor|mall|area|part of|city|estate|road|county) (are you|is your shop|is the shop|is it|are you in|are you located|) (in|on|at|located|); (do|have) you (have|got) (a|any|) (physical|) (shop|store|branch|branches|outlet|office) (in|at|near|around|); (can i|i want to|i would like to|may i|can we|id like to) (visit|come to|come see|pass by|walk into) (you|your shop|the shop|your store|the store|); which (branch|branches); (near|close to|next to) which; are you (near|in|around|located|based|within|opposite); (do you have|is there|any|free) parking; parking (space|available|)
    `,
    yes: 'where are you located; Where is your shop?; do you have a branch in Eldoret; directions please; can I visit your shop; do you have parking',
    no: 'where is my parcel; a lamp; shopping list',
  },
  {
    cue: 'returns',
    phrases: `
      (return|returns|returning|returned|retun|exchange|exchanges|exchanging|exchanged|swap|swapping|replacement|replace|replaced|send back|take back|bring back|give back) (policy|it|them|this|these|item|items|the|if|period|goods|process|a|my|); (can|could|may|do|will|would|how|what) (i|you|u|we|do i|can i|if) (return|exchange|swap|replace|change|bring back|take back|send back) (it|them|this|these|the shoes|the item|if|the size|for); (if|what if|incase|in case) (it|they|the|the size|the shoes|i|its|theyre) (is|are|does|do|doesnt|dont|do not|does not|) (not|too|) (fit|small|big|tight|large|fitting|like it|like them|happy|satisfied|work|loose); (want|need|like) to (return|exchange|swap|give back|send back|take back|bring back); change (the|) size (if|when|after); try (it|them) (on|) (first|before); (days|time) to return; (bring|take|give|send|carry|get) (it|them|this|these|those|the shoes|the phone|the item) back (to you|to the shop|); (refund|refunds|money back|reimbursement) (policy|policies|terms|rules)
    `,
    yes: "can I return it if it doesn't fit; exchange policy; your refund policy; I want to exchange these; what if they are too small; do you take back",
    no: 'I will be back; turn it on; a sweater that fits',
  },
  {
    cue: 'warranty',
    phrases: `
      (warranty|warranties|waranty|warrant|warrantee|warrenty|waranti|guarantee|guarantees|guaranty|garantee|guarranty|gurantee|guaranteed|covered by|under warranty|after sales|aftersales|after sale) (period|card|on|for|of|is|service|policy|); how (long|many) (is|) (the|) (warranty|guarantee|months warranty|years warranty); (is|are) (it|they|phones|this|that|these|_|_ _) covered (if|by|for|under|); (does|do|will) (it|they|you|the shop) cover (_ damage|cracks|cracked|water|broken|theft|drops|falls); covered for
    `,
    yes: 'does it have a warranty; how long is the guarantee; is it covered if it breaks; waranty period',
    no: 'phone cover; a covered dish; war film',
  },
  {
    cue: 'repair',
    phrases: `
      (repair|repairs|repairing|repaired|repare|fix|fixes|fixing|fixed|mend|mending|mended|technician|technicians|service centre|service center|screen replacement|battery replacement|replace the screen|replace the battery|replace a screen|replace my screen|troubleshoot|unlock my phone|flashing|spare parts|sparepart|spare part|spares|restitch|resole|resoling|cobbler|gluing|glueing|glue|glued|stitching|re sole|heel tips|sew|sewing|stitch) (phones|soles|a sole|the sole|my sole|a loose sole|back|shoe|the shoe||shoes|my|the|a|it|them|this|for|service|services|cost|shop|screens|); (can|do) you (service|maintain|mend|fix|repair); (can|could|will|do) you (put|fit|install|get) (in|on|) (a|) new one; (put|fit|install|get) (in|on|me|) (a|) new (zip|zipper|sole|soles|screen|battery|heel|heels|glass|charging port); (replace|change|changing|replacing) (the|a|my|its|) (zip|zipper|sole|soles|heel|heels|screen|battery|glass|charging port|port); new (zip|soles|sole|screen|battery|heel tips) (for|on|in) my; (fell|fallen|dropped|dropped it|fall|drop) (in|into|inside) (the|a|) (water|sink|toilet|bucket|basin|tub|pool|river|tea|soup|puddle); (got|was|been) (wet|soaked|rained on); (dry|drying) (it|my phone|the phone) (out|up|)
    `,
    yes: 'do you repair phones; can you fix my screen; screen replacement cost; I need it mended; my phone fell in the sink; it got wet; can you dry it out',
    no: 'a pair of shoes; prefix',
  },
  {
    cue: 'trade_in',
    phrases: `
      (you|u) (take|accept|count|use) (it|them|mine|that|this|the old one|my old one) (as|for|like) (a|) (part payment|payment|part exchange|exchange|deposit|top up); (you|u) (take|accept|count) (it|them|mine|that|the old one|my old one) (towards|toward|against|in exchange|in part exchange|off) (the|a|my|) (price|new|cost|one|for|phone|); for my (old|used|current|previous) (phone|one|handset|shoes|laptop); (trade in|tradein|trade|trading in|part exchange|top up my old|swap phones|swap my phone|swap my old) (my|a|an|old|the|for|phone|phones|deal|); (exchange|give you|bring|sell you|swap|take|buy|accept) (my|an|the|your|) (old|used|previous|current|second hand) (phone|phones|one|shoes|laptop|tv|handset|device|gadget|pair); sell (my|our|an) (old|used|previous|current|second hand) (phone|one|shoes|laptop|tv|handset|device|gadget|pair); (do|can) you (buy|take|accept) (used|old|second hand) (phones|items|goods|ones|shoes)
    `,
    yes: 'can I trade in my phone; exchange my old phone; do you take old phones; could you accept mine as a deposit; will you count it towards the price',
    no: 'an old man’s hat; a trader; second hand shoes',
  },
  {
    cue: 'receipt',
    phrases: `
      (receipt|receipts|reciept|recipt|receit|resit|invoice|invoices|proforma|pro forma|etr|etims|tax invoice|kra receipt|kra pin|vat|vat receipt|proof of payment|proof of purchase|delivery note|quotation|lpo) (please|number|no|); (send|give|email|issue|print) (me|us|) (a|the|my|an|) (receipt|invoice|quotation); where is my receipt; (bill|quote) me formally
    `,
    yes: 'send me a receipt; do you issue ETR; I need an invoice for my company; wheres my reciept',
    no: 'a recipe book; have you received it; voice notes',
  },
  {
    cue: 'how_to_order',
    phrases: `
      (how|hw|where|what) (do|can|does|to|would|should|shall|will|is the procedure|are the steps|is the process) (i|we|one|someone|u|you|for|of|a person|) (to|) (order|buy|purchase|shop|place an order|make an order|get one|go about|go about it|go about ordering|go about buying|proceed to order|make a purchase|ordering|buying|get it from you|get them from you); (ordering|buying|purchase|order) (process|procedure|steps|instructions); how (does|do) (it|this|ordering|your shop|the shop|your service|things) work; how it works; steps to (order|buy); (can|do) i (order|buy|shop) (here|online|on whatsapp|through whatsapp|from here|via whatsapp); do you sell online; is this how (i|you) order; guide me (on|how) (how|to) (to|) (order|buy)
    `,
    yes: 'how do I order; how does it work; what is the ordering process; can I buy here; how to buy',
    no: 'I want to order one; how do I pay; how much to buy two',
  },
  {
    cue: 'restock',
    phrases: `
      (restock|restocks|restocking|restocked); (new|next|more|fresh) (stock|stocks|arrivals|shipment|supply|batch) (coming|come|comes|arrive|arrives|arriving|in|day|); (back|available|be) (in stock|on the shelf|on the shelves|again); (comes|coming) (back|in fresh|in new); (when|) (will|does|do|would) (it|they|these|those|that|_|the _|that _|size _) come (back|in fresh|in new); (get|have|bring|receive|expect|getting|bringing) (more|new|fresh|some more|another|others|new ones) (stock|ones|supply|of it|of them|again)
    `,
    yes: 'when do you restock; when is the next stock; new arrivals; will it be back in stock; when do you get more of them',
    no: 'is it in stock; I am coming; I will think and come back; a sock; stocking',
  },
  {
    cue: 'bulk',
    phrases: `
      (wholesale|wholesell|holesale|whole sale|bulk|in bulk|bulk order|bulk orders|bulk purchase|large order|big order|large quantity|large quantities|many pieces|many pairs|lots of|resale|resell|reseller|reselling|retailer|distributor|supplier|suppliers|tender|corporate|corporate order|corporate orders|for my shop|for my business|to resell|by the dozen|carton price|carton prices|trade price) (price|prices|order|orders|rates|discount|buying|please|purchase|); (for|in) (a|my|our|the|an) (event|company|chama|restaurant|hotel|office party|function|organisation|organization|whole team|whole class|whole school|hospital|institution|funeral|conference|staff|employees|workers|students|congregation|guests|visitors); (for|to) (our|the whole|the entire) (school|church|team|class|office|family|estate|village); (order|buy|buying|need|want|taking|take) (in bulk|in wholesale|many|in large quantity|a lot of); (if|when) i (buy|take|order) (many|several|a lot|in bulk|more|10|20|50|100|ten|twenty|fifty); moq; (supply|supplying) (a|our|my|to|) (school|hotel|shop|company|restaurant);
      (we|i) (run|own|operate|manage) (a|an|) (small|big|little|) (hotel|restaurant|cafe|eatery|school|hostel|canteen|guest house|guesthouse|daycare|kibanda|kiosk|food stall|catering business); (we|i) have (a|an|) (small|big|little|) (hotel|restaurant|cafe|eatery|canteen|guest house|guesthouse|kibanda|kiosk); (can|could|do|will) you supply (us|me|_); (standing|regular|daily|weekly) (order|orders|supply|supplies); (every morning|each morning|every day|every week) (supply|delivery|deliveries)
    `,
    yes: 'wholesale price; I want to buy in bulk; for our school; corporate orders?; if I buy many do I get less',
    no: 'a light bulb; whole chicken; school shoes for my son',
  },
  {
    cue: 'privacy',
    phrases: `
      (privacy|data protection|personal data|personal information|personal details|private information|confidential|confidentiality|gdpr|odpc) (policy|); (my|our|customer|the|customers) (personal|) (data|information|details|info|records|contact|contacts|chats|messages|account|profile); (delete|erase|remove|wipe|forget|clear|share|sell|store|keep|use|access|download|export) (my|all my|our|the) (personal|) (data|information|details|info|records|account|profile|chats|messages|history|number|contact) (from|); what (do|data do|information do|details do) you (know|have|keep|store|hold) (about|on) me; right to be forgotten; (is|are) (my|our|this|these|the) (chat|chats|messages|number|phone number|data|details|address) (private|safe|safe with you|secure|shared|public|shown to others|recorded); (do|doing) with (my|the|our) (data|number|details|information|info|messages); (who|what people) (sees|see|has|have|gets|can see|will see|knows) (my|our) (number|phone number|data|details|information|messages|name|address); what (data|information|details|info) (do you|you|does the shop) (keep|have|collect|store|take|save|need); do you share my; (who|where|how) (gave|did you get|u get|you got|did u get|have you got|do you have|did you find) (you|) (my|this) (number|contact|contacts|details|phone number|no)
    `,
    yes: 'delete my data; is my number safe with you; what do you know about me; privacy policy; do you share my details; who gave you my number',
    no: 'delete the socks; data bundles; product details',
  },
  {
    cue: 'contact',
    phrases: `
      (your|ur|the shop|shop|customer care|office|the|whats your|give me your|another) (phone number|number|contact|contacts|phone|mobile number|tel|telephone|email|email address|mail|whatsapp number|whatsapp|hotline|helpline|website|web site|site|instagram|ig|facebook|tiktok|facebook page|page|social media|social media pages|handle|call line); (phone|contact|telephone|mobile|whatsapp|call|customer care|office) (number|numbers|no|contacts|line|details); contacts; (can|how can|how do|where can) (i|we) (call|reach|contact|email|get in touch with|get hold of) (you|u|the shop|the owner|); (do you have|have you got|are you on) (a|an|) (website|email|instagram|facebook|tiktok|page|number i can call|shop line|app); (who|whos) (owns|runs|is behind|is the owner of|is the owner) (this|the|) (shop|business|store|page|company|); whose (shop|business|store) is this
    `,
    yes: 'what is your phone number; do you have an email; how can I call you; your contacts please; are you on instagram; who owns this shop; whose shop is this',
    no: 'contact lenses; my number is below; number four',
  },
  {
    cue: 'original',
    phrases: `
      (original|orignal|originals|orijino|origi|genuine|authentic|authenticity|legit|og|ogs|legitimate|certified|counterfeit|fake|fakes|replica|replicas|knock off|knockoff|dupe|first copy|clone|brand new|pure leather|real leather|genuine leather|sealed) (or|product|products|one|ones|item|phone|shoes|brand|stuff|) (fake|copy|replica|not|refurbished|new|used|second hand|); (is|are) (it|this|they|these|that|those) (the|an|) (original|genuine|real|fake|legit|authentic|og|new|used|sealed|refurbished|second hand|imported|local)
    `,
    yes: 'is it original?; genuine or fake; are these legit; og ones please',
    no: 'a photocopier; I really want it; your origin',
  },
  {
    cue: 'used',
    phrases:
      '(refurbished|refurb|refurbs|ex uk|ex usa|second hand|secondhand|2nd hand|pre owned|preowned|pre loved|used one|used ones|used phones|used phone|used shoes) (or|phones|phone|shoes|ones|one|items|goods|) (new|brand new|sealed|original|)',
    yes: 'is the phone refurbished; ex uk phones; second hand or new',
    no: 'I used it; how is it used; a hand bag; the second one',
  },
  {
    cue: 'job',
    phrases:
      '(job|jobs|vacancy|vacancies|employment|hiring|recruiting|recruitment|internship|intern|attachment|apply for work|employ|cv|resume letter|job opening|job openings|openings) (opportunity|opportunities|please|application|available|there|me|); (are you|is the shop|you) (hiring|recruiting|employing); (looking for|need|want) (a|) (job|work|employment); work (for|with) you; become (an agent|a rider|a reseller|a partner)',
    yes: 'are you hiring; I am looking for a job; any vacancies; internship please',
    no: 'jogging shoes; a working phone; well done',
  },
  {
    cue: 'service',
    phrases: `
      (fit|fix|install|put|apply|stick|mount|set up|setup|assemble) (it|them|this|that|the protector|the screen protector|the glass) (for me|on for me|for us|on my phone|on the phone|on it|up for me|in the shop|there); (do|can|will|could) (you|u|you guys) (also|) (fit|install|apply|stick|mount|assemble|engrave|gift wrap|wrap|laminate|sharpen|alter|hem|tailor|cut keys|transfer|set up|setup) (it|them|the|my|this|for me|on|phones|everything|); (move|transfer|copy|shift|backup|back up|migrate) (my|the|all my|me|over|) (photos|contacts|data|pictures|files|whatsapp|chats|music|old phone) (to|from|over|); (gift wrap|giftwrap|gift wrapping|gift bag|gift box|wrap it|wrap them|wrapped) (as a gift|for me|up|); (pack|put) (it|them|everything|all) (separately|in one bag|in separate bags|in different bags|together); (try|trying|test|testing|fit) (it|them|shoes|the shoes|the phone|on|) (on|) (at|in|from) (the|your) (shop|store|place); (come|come and|come to|can i) try (them|it|the shoes|) (on|)
    `,
    yes: 'can you fit it for me; do you install; transfer my photos to the new phone; gift wrap it; can I try them on in the shop',
    no: 'a fit woman; wrapping paper; do you have fitted caps',
  },
  {
    cue: 'trust',
    phrases: `
      (is|are|r) (this|you|it|u|you guys|you people|the shop|this shop|this page|your shop) (really|even|actually|) (legit|genuine people|for real|trusted|trustworthy|a real shop|real people|legitimate|registered|licensed|a registered business|honest|verified); (can|how can|how do|should) i trust (you|this|this shop|you guys|you people); how (do|can|will) i know (you are|youre|its|this is|it is|you) (legit|genuine|real|not|wont|will); (do you have|any) (reviews|a licence|a business permit|testimonials|references); (have i|did i|have you) been scammed before; (do you|you|do u) (really|actually|even|) (have|exist|run) (a|an|) (real|physical|actual|genuine) (shop|store|place|address|premises); is there (a|an|) (real|physical|actual) (shop|store|place|office); do you (really|actually|even) exist; (afraid|scared|worried) (of|to) (being conned|being scammed|getting conned|be conned)
    `,
    yes: 'are you people legit or what; do you have a physical shop; can I trust you; how do I know you are real; do you have reviews',
    no: 'is it genuine leather; you are thieves; a trusty knife',
  },
]
