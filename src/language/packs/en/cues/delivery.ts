import type { CueEntry } from '../../pack.ts'

export const delivery: readonly CueEntry[] = [
  {
    cue: 'delivery',
    phrases: `
      (deliver|delivers|delivered|delivering|delivery|deliveries|delivry|dlivery|delivary|dilivery|devlivery|delivaries|shipping|shiping|shipped|ship|shipment|dispatch|courier|parcel service|rider|riders|boda|boda boda|bodaboda|nduthi|door to door|doorstep|home delivery|matatu parcel|sacco parcel|g4s|wells fargo|pickup mtaani) (service|services|please|available|guy|man|to|at|in|for|); transport (fee|cost|charges|); (a|my|the|) (parcel|parcels|package) to; (same day|next day|express|overnight|countrywide|home|office|fast|urgent) (delivery|shipping|deliveries); (send|bring|drop|take) (it|them|this|that|the order|my order|everything) (to|over|at|here|home); (can|could|will|do|would) (you|u) (bring|send|drop|take) (it|them|this|that) (to|); (have|get) it (delivered|sent|brought|dropped) (to|at|); brought to; sent to; dropped (at|off); (the|your|a|our|that|if the|when the|has the|tell the) (rider|riders|delivery guy|delivery man|delivery person|courier|boda guy|boda man)
    `,
    yes: 'how much is delivery; can you bring it to my office; shipping?; delivered to Thika; do you have a rider',
    no: 'a diver’s watch; live chicken; a boat',
  },
  {
    cue: 'delivery_terms',
    phrases: `
      (rider|riders|delivery guy|courier|he|they) (doesnt|does not|cant|cannot|can not|didnt|fails to|dont|do not) (find|reach|get|see|meet|locate) (me|us|anyone|anybody|my house|the house|the place|my place|home); (second|2nd|another|repeat) (delivery|delivery attempt); (miss|missed|missing) (the|your|) (rider|riders|delivery|delivery guy|courier|boda guy); (bring|carry|take|bringing|carrying|deliver) (it|them|everything|the order|my order|the parcel|the goods|the things|my things|) (up|upstairs|inside|to the door|to my door|up the stairs|to my floor|to the _ floor|up to the _ floor); (leave|left|leaving) (it|them|the parcel|the order|my order|the things) (with|at|to) (the|my) (watchman|gate|guard|neighbour|neighbor|caretaker|reception|shop|askari|soldier)
      (nobody|no one|noone) (is|will be|s|) (home|at home|there|in|around); (i am|im|am|i will be|we are) (not|away|out) (home|at home|in|there|around|at the house|when the rider|when he|when you come); (minimum|min|least|smallest|lowest) (order|spend|purchase|amount|value|order amount|order value) (amount|value|for delivery|to deliver|you deliver|for a delivery|); how (long|much time) (does|will|can) the (rider|delivery guy|courier) (wait|stay); (rider|riders|delivery guy) (wait|waits|waiting|stop|stops|finish|finishes|start|starts|work|works|leave|leaves|ride|go out|stop delivering); what time (do|does|will) (you|the rider|riders|your riders|deliveries|the delivery) (stop|start|end|begin|last|finish) (delivering|deliveries|)
      (outside|out of|beyond) (the country|kenya|our borders); (deliver|ship|send|bring|courier) (abroad|overseas|internationally|to another country|to other countries); (to|in|) (uganda|tanzania|rwanda|burundi|ethiopia|somalia|south sudan|congo|drc|usa|america|london|england|dubai|south africa|nigeria|kampala|arusha|dar es salaam|kigali|juba|mogadishu); how late (do|does|can) (you|the rider|riders|they) (deliver|ride|work|come|bring); (two|2|second|another|several) (trips|trip|attempt|attempts|try); (when|if|and|in) (it|it is|its|heavy|the) (rains|rain|raining|is raining|heavy rain)
    `,
    yes: 'will he bring it up; leave it with the watchman; what if I miss the rider; minimum order; I am not home; do you ship to Uganda; how long does the rider wait; what time do you stop delivering; carry it to the third floor',
    no: 'not a home phone; I am at home; deliver to Thika; how long does it take; take two',
  },
  {
    cue: 'delivery_area',
    phrases: `
      (do|can|does|will|could|would|are) (you|u|you guys|guys) (also|even|still|) (deliver|ship|send|bring|drop|reach|come|serve|cover|courier|get|delivering|shipping|dispatch) (it|them|orders|parcels|goods|stuff|things|up|) (to|in|at|around|upto|up to|outside|as far as|within|countrywide|upcountry|all over|anywhere|everywhere|here|there|my area|our area); (does|can|will|would) it (also|even|still|) (reach|come|go|get|be delivered|be sent) (to|as far as|upto|up to|outside|upcountry|countrywide|here|there); (deliver|ship|delivery|delivering|shipping) (outside|beyond|upcountry|countrywide|within|abroad|overseas) (of|); (is|are) (delivery|shipping|deliveries) (available|possible|done|there) (to|in|at|around|outside|); (which|what) (areas|towns|places|estates|counties|regions|locations|parts) (do|can|are) you (deliver|cover|serve|ship|reach|send) (to|in|); where (do|can) (you|u) (deliver|ship|send) (to|); (delivery|your) (areas|zones|area|zone|coverage)
    `,
    yes: 'do you deliver to Kitale; can you ship outside Nairobi; which areas do you cover; Is delivery available in Juja',
    no: 'what is the delivery fee; when will you deliver; do you have a large area rug',
  },
  {
    cue: 'pickup',
    phrases: `
      (pickup|pick up|picking up|picked up|pick it up|pick them up|pick it|pick them|self pickup|in store pickup|shop pickup|store pickup|collect|collection|collecting|self collect|self collection|click and collect) (point|points|location|place|station|from|at|in|instead|please|it|them|the order|my order|from the shop|from your shop|myself|); (ill|i will|i can|can i|could i|may i|let me|i shall|i would|i|we will|we can|can we|someone will|my brother will|my sister will|my husband will|my wife will|my driver will) (come|pass by|drop by|pick|collect|swing by|come by|come over|walk in|get it|come get|come pick|come collect|come for|pass) (and|to|for|) (pick|collect|take|get|) (it|them|up|there|by|for it|the order|my order|) (up|from|at|myself|); come for it; from the shop myself; in person; over the counter; (no|without|dont need) delivery; (send|sending) (someone|a rider|my rider|my own rider) (to|for) (pick|collect|get|it|)
    `,
    yes: "I'll pick it up; can I collect from the shop; come for it myself; where is the pickup point",
    no: 'pick a colour; a toothpick',
  },
  {
    cue: 'address',
    phrases: `
      (my|our|delivery|here is my|this is my|home|office) (address|adress|addres|location|destination|house|office|building|estate|area|place) (is|is at|is in|will be|near|:|); (i am|im|am|iam|we are|were|i m) (at|in|around|near|from|located at|located in|based in|staying in|staying at|living in|next to|opposite|behind|currently in|currently at|along); (i|we) (live|stay|reside|work|am staying|am living|am based) (at|in|around|near|along|); (deliver|send|bring|drop|ship) (it|them|) (to|at) (my|the) (house|home|place|office|door|gate|work|workplace|apartment|hostel|school|address|shop); (next|close|adjacent|opposite|near|behind) (to|) the; (house|hse|apartment|apt|flat|door|plot|block|court|gate|room|floor|house no) (number|no|num)
    `,
    yes: 'my address is Umoja inner core; I am in Ruaka; I live at Plainsview; send it to my office; house number B4',
    no: 'a dress for my girl; an office chair; do you have stores',
  },
  {
    cue: 'arrive_when',
    phrases: `
      when (will|can|do|does|is|would|shall|should|am|are|wil) (it|they|this|that|i|we|you|u|my|the|you guys) (order|parcel|package|delivery|goods|items|things|stuff|rider|) (be|) (come|arrive|arriving|reach|reaching|get here|get there|get it|get them|get my order|receive|receive it|expect|expect it|deliver|delivered|delivering|bring|bring it|send|send it|ship|shipped|here|coming|land|be here|get to me|reach me); when (to|should i) expect (it|); how (long|soon|fast|quick|quickly) (does|do|will|would|can|before|till|until) (it|they|you|u|delivery|the delivery|shipping|your delivery|i|we|my order|the order|my parcel|the rider) (take|arrive|reach|be delivered|deliver|come|get here|get it|get delivered|receive it|send it|bring it) (to arrive|to reach|to deliver|to come|to get here|to me|); (how long|how many days) (is|for|does) (the|) (delivery|shipping|dispatch) (take|); (what|which) (day|time|date) (will|should|can|do) (it|they|i|you|my order|the order) (arrive|come|reach|expect|get it|deliver|be delivered|receive|receive it); (delivery|arrival|waiting) (time|times|date|day|period|duration|timeline|estimate); (eta|expected delivery|estimated arrival); same day; how (fast|quick|quickly|soon) (is|are|do|does|can|will) (the|your|you|) (delivery|deliveries|deliver|shipping|bring it|it come|it get here); (arrive|come|delivered|reach|get it|get here|receive it|deliver) (today|tomorrow|this week|same day|by tomorrow|by today|by evening|this evening|before|in time|on time|within|by)
    `,
    yes: 'when will it arrive?; how long does delivery take; what time should I expect it; will it be delivered today; eta?',
    no: 'when do you open; how long is the cable; what time is it',
  },
  {
    cue: 'my_order',
    phrases: `
      (my|the|our|that|this|last|previous|previous|first|other|old) (last|previous|other|recent|pending|) (order|orders|oder|ordr|purchase|parcel|parcels|package|packages|packet|shipment|consignment|items|goods|stuff|things|luggage) (number|no|id|ref|reference|); (what|things|items|goods|shoes|phone|the one|ones|the ones|stuff) (i|we|that i) (ordered|bought|purchased|paid for); (my|our|that|this|last) delivery; (any|an|no|some|) (order|orders) (of mine|in my name|under my name|under this number|from me); (anything|something|nothing) (still|) (booked|ordered|reserved|pending) (for me|in my name|under my name); did i (order|book) (anything|something); order (number|no|id|ref|reference|history|details|status); (i|we) (ordered|bought|purchased|placed an order|made an order|had ordered) (from you|) (yesterday|last week|on|); (past|previous|recent|all my|list my|show my|pending) (orders|purchases|order); (any|an|some) (open|pending|unpaid|active|running|) (order|orders) (for me|of mine|in my name|under my name|with you|here|there|open|pending|)
    `,
    yes: "where's my order; is anything booked for me; no order of mine; my parcel has not come; what I ordered yesterday; order number please; I bought a phone last week",
    no: 'I want to order; in order to see; a border; can I order two; order any two',
  },
  {
    cue: 'where',
    phrases:
      '(where|wher|whr|whre|were) (is|are|s|has|have|) (it|they|) (reached|gone|been|now|at|); wheres; whereabouts; (how|which) (do|can) i (find|get to|reach); which (place|side|street|building|floor|town|part)',
    yes: 'where is my parcel; where has it reached; wheres the rider; whereabouts?',
    no: 'wear it daily; there it is; everywhere',
  },
  {
    cue: 'status',
    phrases: `
      (status|track|tracking|trace|tracking number|update|updates|progress|follow up|followup|following up|whats the update|any update|any news|what happened|whats happening|whats going on|check on|checking on|inquiring about|enquiring about) (of|on|with|about|for|to|) (my|the|) (order|parcel|package|delivery|purchase|); (has|have|is|was|did) (it|my order|the order|my parcel|they|my package|the parcel|the rider|rider) (been|) (shipped|dispatched|sent|left|arrived|on the way|on its way|out for delivery|ready|packed|coming|delivered|processed|confirmed|reached|leave|ship); (how|where) (far|far is|far has|far along) (is|has|) (it|my order|the rider|my parcel|) (reached|gone|come|); order status; (where is|wheres|where s) (the|my|our) delivery; where (has|have) (it|they|my order|my parcel|the rider) reached; (is|are) (it|my order|the order|they|everything) (ready|ready for pickup|ready for collection|packed) (yet|); (when|have you|will you) (start|started|begin|are you|do you start|starting) (packing|packing it|processing|preparing|to pack); has the rider (left|come|started|set off)
    `,
    yes: 'track my order; any update?; has it been shipped; how far is the rider; whats the status of my parcel; is my order ready; is it ready yet',
    no: 'a statue; tracksuit; an upgraded model',
  },
  {
    cue: 'late',
    phrases: `
      (you|u|they|he|she) (promised|said|told me) (_|_ _|_ _ _) (and|but|yet) (it is|its) (now|already|past|almost|after); (delivered|dropped|left|brought|took) (it|them|my parcel|my order|) (at|to|in) (the|a|) wrong (gate|house|place|address|door|estate|shop|person|floor|apartment); (late|delayed|delaying|delay|delays|overdue|taking too long|taking forever|taking long|taken too long|took too long|so long|too long|very slow|so slow) (delivery|again|now|); (still|been|have been|ive been|am still|im still|i am still|am|i am|im|kept|we are still|we have been) (waiting|waited|wait) (for|since|all day|the whole day|); (not|hasnt|havent|has not|have not|didnt|did not|never|nothing|is not|isnt|yet to|have never|not yet) (yet|) (come|came|arrived|arrive|reached|reach|received|receive|gotten|got|get|been delivered|delivered|delivering|been sent|shown up|showed up|seen|sent|shipped) (it|my order|my parcel|my package|the parcel|the order|anything|yet|here|me|to me|mine|); (nothing|no one|nobody|noone|no rider|rider never) (has|) (come|came|arrived|delivered|showed up|reached); since (morning|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week|afternoon); (i was|we were) told; never (called|showed|turned up); (you|u) (said|promised|told me) (it will|it would|youd|you would|you will|it|within|today|by|that) (come|be|deliver|arrive|); supposed to (come|arrive|be delivered|be here|reach|deliver|get); (its|it has|it is|has) been (_|) (hours|days|weeks|a week|a day|long|an hour|ages) (since|now|); (hours|days) (later|have passed|now|already); (when|how long) am i going to wait
    `,
    yes: 'my order is late; you said 9 am but it is already noon; the rider left it at the wrong gate; still waiting since morning; it has not arrived; nothing came; you promised it would come today',
    no: 'chocolate; latest phone; wait a minute; I slate roofs',
  },
]
