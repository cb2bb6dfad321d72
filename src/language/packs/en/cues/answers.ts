import type { CueEntry } from '../../pack.ts'

export const answers: readonly CueEntry[] = [
  {
    cue: 'yes',
    phrases: `
      (yes|yess|yeah|yea|yeh|yep|yap|yup|yah|yas|yass|yeap|yees|yaa|yh|ye|aye|yes yes|oh yes|absolutely|definitely|certainly|surely|sure|of course|ofcourse|affirmative|indeed|agreed|very well|alright|alrighty|alryt|aight|okay|ok|oky|okey|okie|okidoki|okay okay|ok ok|okay then|okey dokey|oki|oks) (please|pls|sure|sir|boss|)
      (confirm|confirmed|confirming|i confirm|approved|i accept|i agree|i do|i am sure|im sure|for sure|sure thing|fine by me|works for me|suits me|count me in|its a deal|done deal|i am in|im in|good to go|lets go|lets do it|lets do that|do it|do that|go for it|go ahead|please do|proceed); (sounds|looks|seems) (good|great|fine|perfect|right|okay|ok)
      (thats|that is|its|it is|that will be|thatll be|all) (fine|ok|okay|good|great|perfect|correct|right|alright|cool|the one|it) (with me|by me|thanks|thank you|); (why not|no problem|no worries|not a problem|all good|no objection|good idea); (yes|yeah|ok) (it|that) is; (i am|im|am) (fine|okay|ok|good|cool|comfortable) with (it|that|this); that works; it works for me; (send|proceed) (it|with it|with that|then); (send|bring|pack) (it|them|those) (then|please|now|over|)
      (he|she|they|wife|husband|mum|mom|dad|boss|my wife|my husband|my mum|my mom|my dad|my boss|my sister|my brother|everyone) (agrees|agree|agreed|approves|approve|approved|says yes|say yes|said yes|says ok|said ok|said okay|said its ok|is ok with it|is okay with it|is fine with it|likes it|like it|likes them|like them|liked it|liked them)
      👍; 👌; ✅; ✔; 🆗; 💯; 🤝; 🙏; ☑; 🫡
    `,
    yes: 'Yes please; ok go ahead; sounds good; 👍; thats fine with me; sure, why not; she agreed; my boss said yes, send them',
    no: 'yesterday; yeast; the kite; is it okra',
  },
  {
    cue: 'yes',
    whole: 'clause',
    phrases:
      'y; k; kk; ya; exactly; precisely; correct; right; deal; accept; accepted; cool; perfect; great; fine; fresh; good; nice; true; excellent; awesome; send; send it; fine then; lovely; super; i am; we are; bet',
    yes: 'Y; nice, send it; good',
    no: 'good shoes; nice one for dad',
  },
  {
    cue: 'no',
    phrases: `
      (no|nop|nope|nah|naa|nay|noo|noh|no no|nope nope|no way|not at all|absolutely not|certainly not|of course not|no thanks|no thank you|no thankyou|no please|not really|not now|not yet|not today|not this time|not necessary|not needed|not quite|not exactly|not correct|not right|not ok|not okay|not that) (thanks|thank you|please|sir|boss|)
      (i|id|we) (dont think so|dont agree|disagree|do not agree|refuse|decline|rather not|would rather not|wouldnt|dont want to); (dont|do not) (do it|do that|send|send it|proceed|confirm|bother|worry about it); dont; (thats|that is|its|it is) (not right|not correct|wrong|incorrect|not it|not the one|not what i want|not okay|not good|not mine); no need; i refuse; i decline; reject; declined; not interested; i am not sure about (it|that)
      👎; ❌; 🚫; ⛔; 🙅; ✖
    `,
    yes: 'no thanks; Nope; not really; 👎; thats not right; i dont think so',
    no: 'north of Nairobi; do you have noodles; a notebook',
  },
  {
    cue: 'no',
    whole: 'clause',
    phrases: 'n; wrong; incorrect; never; negative; not; stop it; none; nothing; never mind that',
    yes: 'N; none; nothing, thanks',
    no: 'nothing works; is it not big; none of those',
  },
  {
    cue: 'any',
    phrases: `
      (any|whichever|whatever|anyone|any one|anything|either) (is|will|would|) (do|fine|ok|okay|good|works|work|goes|cool|alright); any (colour|color|size|one|brand|type|kind|design|flavour|of your choice|you have|available|is fine); whichever (one|) (is|you have|you think|) (available|best|fine|there|); whatever (you|is|) (have|think|available|recommend|got|suggest); (you|u) (choose|pick|decide|select) (for me|); (your|ur) (choice|pick|call); up to you; surprise me; (i|we|) (dont|do not) mind; (it|that) (doesnt|does not|dont) matter; (no|without) preference; not (picky|choosy|particular); doesnt matter
    `,
    yes: 'any colour is fine; whichever is available; you choose for me; it doesnt matter; anything will do',
    no: 'any problem; do you have any; many colours',
  },
  {
    cue: 'any',
    whole: 'clause',
    phrases: 'any; whichever; whatever; anything; any one; anyone',
    yes: 'any; Whichever; any, thanks',
    no: 'any discounts; anything for babies; is there any sugar',
  },
  {
    cue: 'unsure',
    phrases: `
      (i|we|) (dont|do not|dnt|dunno) (really|even|quite|) (know|knw|kno|remember|understand the difference) (yet|which|what|); dunno; idk; no idea; (not|im not|am not|i am not) (so|very|quite|really|too|) (sure|certain|decided) (yet|which|what|about|of|); (undecided|unsure|uncertain|confused); (cant|cannot|can not) (decide|remember|choose|tell); (havent|have not) (decided|made up my mind|chosen); (maybe|perhaps|possibly|might be|i guess|i think so); (still|am still|im still) (deciding|confused|undecided|not sure); torn between; hard to (choose|decide); i have no (idea|clue)
    `,
    yes: "I don't know my size; not sure yet; can't decide; idk; maybe",
    no: 'I know what I want; sure; do you know the price',
  },
  {
    cue: 'other_way',
    phrases: `
      (pay|paying|payment|to pay|) (in|by|with|using|) (another|a different|different|some other|an other|any other|other) (way|ways|method|methods|means|option|payment method|payment option|mode|mode of payment) (to pay|of paying|of payment|for paying|please|); pay (differently|otherwise|some other way)
    `,
    yes: 'another way; pay another way; a different method please; any other way of paying; pay differently',
    no: 'which way is the shop; pay now; another colour',
  },
  {
    cue: 'other_phone',
    phrases:
      '(use|try|send to|send it to|charge|pay with|pay from|paying from|from|with|on|to|) (another|a different|different|my other|the other|other) (phone|mpesa|cell|mobile)',
    yes: 'another phone; pay from a different phone; my other phone',
    no: 'my phone; another colour; the other shop',
  },
  {
    cue: 'other_number',
    phrases: `
      (change|switch|) (use|try|send to|send it to|prompt|charge|pay with|pay from|paying from|to|from|with|on|) (another|a different|different|my other|some other|an other|the other|other) (number|numbers|no|line|phone number|mpesa number|m pesa number|mpesa line|sim|sim card|safaricom number|safaricom line) (please|instead|)
      (use|try|send to|send it to|charge|pay with|pay from|paying from|from|with|on|to) (my|her|his|their|a) (wife|wifes|husband|husbands|mum|mums|mother|mothers|dad|dads|father|fathers|sister|sisters|brother|brothers|friend|friends|cousin|cousins|boss|bosss|colleague|colleagues|partner|partners|work|office|second) (number|no|line|phone|phone number|mpesa|sim) (please|instead|)
      change (the|my|) (number|phone number|mpesa number); (not|isnt|is not) (my|this) (number|line|phone number|mpesa number)
    `,
    yes: "another number; use a different number please; my other line; pay from another phone number; use my wife's number; change the number; that is not my number; prompt another line",
    no: 'my number; another phone; the order number',
  },
]
