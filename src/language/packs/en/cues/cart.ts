import type { CueEntry } from '../../pack.ts'

export const cart: readonly CueEntry[] = [
  {
    cue: 'add',
    phrases: `
      (and|also|plus|then|) (add|include|throw in|put in|toss in|attach|pack) (me|us|for me|also|in|another|to it|to that|to the cart|to my cart|to cart|to the order|to my order|to the basket|to basket|to bag|); (put|place) (it|this|that|them|these|those|one|two) (in|to|into) (the|my|) (cart|basket|bag|order); add to (cart|basket|bag|order); (add|include) (it|this|that|them|these|those) (to|in|into|) (the|my|) (cart|basket|bag|order)
      also; plus; as well; aswell; too; additionally; in addition (to that|); on top (of that|); along with (it|that|); together with; and also; and then; (another|one more|1 more|an extra|an additional|extra|additional) (one|pair|piece|packet|kilo|kg|of|)
    `,
    yes: 'add two more; put it in my cart; also some milk; and one more pair; include socks',
    no: 'my address is Kasarani; do you have it; anchovies',
  },
  {
    cue: 'put',
    phrases: '(put|puts|set|place|pack|count) (me|us|for me|for us|down|me down|us down) (for|); put; pack',
    yes: 'put 2; put me down for three; pack 4; pack for me two',
    no: 'a putty knife; the input; unpacked goods',
  },
  {
    cue: 'remove',
    phrases: `
      (remove|delete|drop|exclude|omit|scrap|take out|take off|take away|takeout|leave out|get rid of|cut out|cut|discard|skip|erase|subtract|minus|deduct) (the|that|this|those|these|it|them|my|); (take|leave|cut|get) (it|them|that|those|this|these|one) (out|off|away) (of|from|) (the|my|) (cart|basket|order|list|); without the; (i|we|) (dont|do not|no longer|dnt|didnt) (want|need|order) (the|those|that|these|this|any) (anymore|any more|); (put|take) (back|out) the; not the; no more; forget (the|about the); hold the; less the; clear (the|my|) (cart|basket|order);
    `,
    yes: 'remove the socks; leave out the sugar; i dont want the belt; take it off my cart',
    no: 'without a doubt; I want it; a removable strap',
  },
  {
    cue: 'instead',
    phrases: `
      instead (of|); rather (than|); in place of; in its place; (swap|replace|substitute|exchange|trade|switch) (it|that|this|them|those|the) (for|with|by); (swap|replace|substitute) (the|with|for|); (i|id|we) (would|) (rather|prefer) (have|take|get|)
    `,
    yes: 'give me the blue one instead; swap it for a bigger one; I would rather have milk; replace with brown',
    no: 'install it for me; a steady rate; place the order',
  },
  {
    cue: 'change',
    phrases: `
      (change|chang|chnge|switch|adjust|modify|edit|amend|alter|update|increase|decrease|raise|revise|correct|reduce) (it|that|this|them|the|my|) (size|colour|color|quantity|number of|address|location|amount|delivery|time|date|pairs|) (to|of|from|into|); (make|mk) (it|that|this|them|those|mine|the); (let|have) it be; (turn|set) (it|that|the quantity) to; (can|could|may) i (change|edit|switch|adjust|modify|update); want to (change|edit|modify); (a|) (change|changes) (to|in) (my|the)
    `,
    yes: 'change it to black; make it three; can I edit the colour; increase to five; switch to the large',
    no: 'what are the charges; a makeup kit; it is black',
  },
  {
    cue: 'change_order',
    phrases:
      '(change|chang|chnge|changing|adjust|modify|edit|amend|alter|update|correct) (my|the|our|that|this|) (last|previous|) (order|orda|oder|purchase)',
    yes: 'I want to change my order; can I edit my order; update the order; change order',
    no: 'cancel my order; where is my order; change the size',
  },
  {
    cue: 'correction',
    phrases: `
      (no|nope|nah|sorry|wait|oh|oops|actually|ooh|ah) (wait|sorry|actually|no|not that|not that one|my bad|my mistake|i meant|i mean|hold on|scratch that|i said|make it); (i|ive|what i) (meant|mean|meant to say|actually meant|was saying|mistyped|said|wanted to say); (actually|sorry|oops|oopsy|ooops|correction|my bad|my mistake|wrong one|on second thought|on second thoughts|come to think of it|typo|scratch that|i take that back|ignore that|ignore the last|ignore my last message); (i|ive|i have) (changed my mind|made a mistake|chosen wrong|picked the wrong one|typed wrong|made an error|mixed up|mixed it up|mixed them up|mixed the sizes up|got it wrong|got the size wrong|messed up|gotten it wrong|confused them|misread|mistaken); (i|we) (mixed up|mixed it up|mixed them up|got it wrong|messed up|confused them|misread); was a mistake; changed my mind; not (that|this) (one|)
    `,
    yes: 'no wait, the brown one; sorry I meant size 40; actually make that two; on second thought get the small',
    no: 'I want the small one; is that the actual colour; what does that mean to you',
  },
  {
    cue: 'cart',
    phrases: `
      (my|the|whats in my|show my|see my|view my|check my|view) (cart|basket|trolley|bag|shopping cart|shopping list|cart total); (cart|basket|trolley|shopping cart); (my|the|our|) order so far; what (have|did|do) i (ordered|added|selected|picked|order|add|select|pick|have) (so far|already|in my cart|); what (is|are|have i got|do i have|s) in (my|the) (cart|basket|bag|order); (show|review|view|summarise|summarize|confirm) (me|) (my|the) (items|selection|order so far|order summary|summary|list); order summary; (remind|tell) me what (i|ive|i have|i had) (picked|chosen|ordered|added|selected|taken|bought) (so far|); items in my (cart|order|basket)
    `,
    yes: "what's in my cart; show my basket; what have I ordered so far; order summary please",
    no: 'carton of milk; a cartoon shirt; a basketball',
  },
  {
    cue: 'checkout',
    phrases: `
      (checkout|check out|chekout); (place|submit|confirm|complete|finalise|finalize|finish|close|process) (my|the|this|that|an|) (order|purchase|cart); (proceed|go ahead|move|continue) (to|with|and|on to) (checkout|pay|payment|paying|the payment|the order|order|buy|purchase|buying); (let me|let us|lemme) (pay|checkout|buy now|order now|complete the order|finish); lets (pay|checkout|order|close); (ill|i will|i can|i want to|i would like to|id like to|we will|i wanna|am ready to|im ready to|ready to) (pay|checkout|complete|order) (now|for it|for them|for that|for this|right away|right now); (ready|want) to (pay|checkout|order); (ill|i will|i) (take|buy|have|get) (it|them|both|all|that) (all|now); buy (it|now|them) (now|); order (it|them|now) (now|); pay now; (bill|invoice) me; (done|finished) (shopping|adding|choosing); (thats|that is|that will be) (all|it|everything) (for now|thanks|thank you|from me|i need|i want|); nothing else (thanks|)
    `,
    yes: 'checkout please; place my order; I will pay now; that will be all thanks; ready to pay',
    no: 'check the price; out of stock; how do I pay',
  },
]
