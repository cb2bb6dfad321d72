import type { CueEntry } from '../../pack.ts'

export const paying: readonly CueEntry[] = [
  {
    cue: 'split_bill',
    phrases: `
      (split|divide|share) (it|this|the bill|the payment|the cost|the total|the order|the amount) (between|among|amongst|with|by|) (us|the|); (lets|let us|we will|we want to|can we|could we|we are) (split|share|splitting|sharing) (it|this|the bill|the payment|the cost|); (everyone|everybody|each one|each of us|each person) (pays|will pay|to pay) (his|her|their|for|) (own|part|share|themselves); (split|divide|share) (it|this|the bill|the payment|the cost|the order|) (with|between|among|by|into|in) (me and|); go dutch; (chip|chipping) in; pay (it|) together
    `,
    yes: 'split with 0712 345 678; split it between us; split the bill; can we share the cost; everyone pays their own; we will chip in',
    no: 'share the till number; split sole shoes; a share certificate',
  },
  {
    cue: 'who_paid',
    phrases:
      'who (has|have|hasnt|has not|havent|have not) (already|) (paid|not paid) (yet|so far|); who paid; who is (left|yet) to pay; how many (have|of us have) paid',
    yes: 'who has paid; who paid already; how many have paid; who has not paid yet',
    no: 'who pays for delivery; how many pairs',
  },
  {
    cue: 'stop_sharing',
    phrases:
      '(stop|cancel|end) (sharing|splitting|the sharing|the split) (it|the bill|the payment|); (dont|do not) (split|share) (it|the bill|the payment) (anymore|any more|)',
    yes: 'stop sharing; cancel the split; stop splitting the bill; do not split it anymore',
    no: 'stop messaging me; cancel the order',
  },
  {
    cue: 'each_pays',
    phrases:
      '(each|each of us|each one of us|each one|each person|everyone|everybody) (pays|pay|will pay|to pay|is to pay|should pay|is paying|contributes|gives|sends)',
    yes: 'each pays 700; we are four and each will pay 700; everyone pays 500',
    no: 'each pair; teach me to pay',
  },
  {
    cue: 'each_of_us',
    phrases: 'each (of us|one of us|person|friend); per (person|head)',
    yes: '700 per person; each of us 700; 700 per head',
    no: 'per pair; each shoe',
  },
  {
    cue: 'others_pay',
    phrases:
      '(the others|others|the other ones|my friends|the rest of them|everyone else|everybody else) (pay|pays|will pay|to pay|each pay|contribute|give|send) (each|)',
    yes: 'the others pay 500 each; my friends will pay 600; everyone else will pay 500',
    no: 'others like this; pay the rest',
  },
  {
    cue: 'share_link',
    phrases:
      '(a|the|one|) (link|payment link) (for|that|which|to) (my|the|all|) (friends|group|others|anyone|anybody|everyone|people|members|chama|family) (can|to|will|could|) (use|pay|pay with|); (a|the|) (link|payment link) to share (with|) (my|the|) (friends|group|others|family|)',
    yes: 'give me a link that anyone can pay; send me a link for my friends to pay; a link for the group',
    no: 'send the link; a link to your catalog',
  },
  {
    cue: 'pay_rest',
    phrases:
      '(i|me) (will|ll|shall|can|want to|) (pay|cover|clear|finish|top up) (for|) (the|) (rest|remaining|remainder|balance|what is left|remaining amount); let me (pay|cover|clear) (the|) (rest|remainder|balance)',
    yes: 'I will pay the rest; let me cover the rest; I pay the balance',
    no: 'the rest of them; pay for the shoes',
  },
  {
    cue: 'share_again',
    phrases:
      '(split|share|divide) (it|this|the rest|the balance|the remainder|) (again|afresh|anew|among the rest|among those left|among those who are left|between those left)',
    yes: 'split it again; share the rest again; divide it among those left',
    no: 'say it again; share a link',
  },
  {
    cue: 'ask_again',
    phrases:
      '(ask|remind|prompt|push|nudge) (them|him|her|everyone|everybody|those who have not paid|the others|) again; remind (them|those who have not paid|the others|my friends); (send|resend) (the|) (request|requests|prompt|prompts) again',
    yes: 'ask them again; remind those who have not paid; send the prompts again',
    no: 'ask me later; remind me tomorrow',
  },
  {
    cue: 'dropped_out',
    phrases:
      '(dropped|drops|dropping|backed|backing|pulled|pulling|bailed|is) out; has (dropped|backed|pulled) out; (will not|wont|wo not|cannot|cant|can not|is not going to|is not|isnt|refuses to|refused to|does not want to|doesnt want to) (pay|paying) (anymore|any more|)',
    yes: '0712345678 dropped out; person 3 will not pay; he refused to pay',
    no: 'I cannot find it; how do I pay',
  },
  {
    cue: 'pay',
    phrases: `
      (he|she|they|who|someone|somebody|husband|wife|mother|mum|father|dad|brother|sister|uncle|aunt|boss|company|office) pays (for|there|it|then|); (pay|paying|payment|payments|paymnt|payement|paymet|settle|settling|payable) (for|by|via|with|through|using|in|on|now|it|method|methods|option|options|mode|modes|details|instructions|info|link|terms|) (the|my|this|); (how|where|what) (do|can|should|shall|will|to|could) (i|we|) (pay|send the money|send money|make payment|make the payment|settle|do the payment); (modes|mode|methods|method|means|ways|way|forms|form|options) of (payment|paying); (what|which) (payment|payments) (method|methods|options|modes|do you accept|do you take) (do you accept|do you have|do you take|); (do|can) you (accept|take|allow); (make|do|send|complete|process) (the|a|my|) payment; (where|how) do i send (the|) (money|cash|payment); billing; the (bill|amount)
    `,
    yes: 'how do I pay?; my uncle pays; payment methods; payment modes please; where do i send the money; what payment do you accept',
    no: 'it pays to wait; a pail; a player',
  },
  {
    cue: 'money',
    phrases: '(the|my|your|this|that|some|) (money|moneys|monies|funds|pesa); (the|my) (amount|cash)',
    yes: 'is the money safe; I sent the funds; no money today',
    no: 'a monkey; how much money; cash on delivery',
  },
  {
    cue: 'free',
    phrases:
      '(for|at|is it|are they|totally|completely|) (free|freely|no cost|no charge|zero cost|no extra cost|no extra charge) (of charge|of cost|or paid|); (without|no|any) (any|extra|additional|) (charge|charges|cost|fee|fees|payment) (at all|); complimentary; on the house; (is|are) there (a|any) (extra|additional|) (charge|charges|fee|cost) (for|); waived; waive (the fee|it|)',
    yes: 'is delivery free; free of charge; at no cost; is there a fee for fitting; do you fit them for free',
    no: 'a fridge; freezer bags; refresh',
  },
  {
    cue: 'mpesa',
    phrases: `
      (mpesa|mpsa|mpesha|m pesa|empesa|lipa na mpesa|safaricom|saf|mobile money|phone money|mpesa express); (by|via|through|with|from|using|on|to) (my|the) (phone|line|safaricom line); (use|charge|bill) (my|this|the same|that|another|a different) (phone number|number|line); airtel money; tkash; (on|to|from|with|using) (this|the same|that|my own) (number|line|phone)
    `,
    yes: 'I will use M-PESA; pay via mpesa; m pesa please; from my phone; send it to this number',
    no: 'how much; a phone for mum; pesto sauce',
  },
  {
    cue: 'prompt',
    phrases: `
      (stk|stk push|push|prompt|promt|pop up|popup|pin prompt|payment prompt|payment request|mpesa prompt|mpesa request|mpesa push) (please|now|again|); (send|resend|initiate|trigger|push|try|retry|share) (me|us|it|) (the|a|an|my|another|) (stk|stk push|prompt|promt|push|popup|pop up|payment request|request|mpesa prompt) (again|now|to|); (try|send|push|charge) (it|me|the prompt|) again; resend (it|please|); retry; (send|give|try|need|want|get) (me|us|) (a|another|the|one more) (new|fresh|second|other|) (prompt|request|stk|push|pop up|popup) (again|please|)
    `,
    yes: 'send me the prompt; STK push please; give me another request; resend',
    no: 'prompt service; the shop front; a pushchair',
  },
  {
    cue: 'no_prompt',
    phrases: `
      (didnt|did not|havent|have not|not|never|yet to|dont|do not|cant|cannot) (get|gotten|receive|received|see|seen|getting|receiving|seeing) (the|a|any|my|that|) (mpesa|payment|) (prompt|stk|push|pop up|popup|request|stk push); (prompt|stk|stk push|popup|pop up|request|push) (still|) (didnt|did not|has not|hasnt|not|never|doesnt|does not|isnt|is not|wont|refuses to|refused to|failed to|fails to) (been|) (come|came|coming|appear|appeared|appearing|show|shown|showing|popped|popping|pop|arrive|arrived|reach|reached|received|seen) (up|in|); (prompt|stk|popup|pop up|push) (is|has|was|) (delaying|delayed|missing|failing|failed|stuck|late); no (prompt|stk|popup|pop up|push) (has|) (come|came|appeared|showed|yet|on my phone|); (nothing|no prompt) (has|) (shows|showed|comes|came|appears|appeared|popped|pops) (up|) (on|) (my|his|her|the|) (phone|screen)
    `,
    yes: 'I did not get the prompt; the stk push is not showing; no prompt came; nothing shows up on her phone; the prompt has not appeared',
    no: 'send me the prompt; prompt service; nothing for now',
  },
  {
    cue: 'pay_slip',
    phrases: `
      (i|) (accidentally|mistakenly|) (pressed|hit|tapped|clicked|typed|entered|put|put in|keyed|keyed in|punched|used|wrote|did) (the|a|my|) (wrong|incorrect) (thing|button|key|one|pin|mpesa pin|option|digits|password|code) (by mistake|); (wrong|incorrect) (mpesa|) pin; (put|entered|used|typed|pressed|keyed in) (the|my|an|) (old|other|previous) (mpesa|) pin; pin (was|is) (wrong|incorrect); (pressed|hit|clicked|tapped) (cancel|no|back|decline|exit) (by mistake|by accident|instead|accidentally|); (closed|cancelled|canceled|dismissed|declined|rejected|ended|exited|cut) (it|the prompt|the request|that|the popup|) (by mistake|by accident|accidentally); (accidentally|mistakenly) (closed|cancelled|canceled|dismissed|declined|rejected) (it|the prompt|the request|that|); (closed|cancelled|canceled|dismissed|declined) (the|that) (prompt|request|popup|pop up|stk); (the|it|prompt|request|popup|stk) (prompt|request|popup|stk|) (timed out|expired|disappeared|vanished|closed itself|went away|ran out) (before|on me|too fast|); (was|were) (too slow|too late|away|not near|not with) (with|) (the|my|) (pin|phone); (didnt|did not) (enter|put|type|key in) (it|the pin|my pin) in time; my (phone|line|sim|network) (was|went|had|died|hung) (off|no network|no signal|down|out of charge|); my finger slipped
    `,
    yes: 'I pressed the wrong button; wrong pin; I closed it by mistake; accidentally cancelled the prompt; the prompt expired; my phone was off; I entered my old PIN',
    no: 'you sent the wrong one; cancel my order; the wrong size; my pin is blocked',
  },
  {
    cue: 'paybill',
    phrases: `
      till (number|no|details|nambari); (the|your|use|by|via|with|to|which|a) till; (paybill|pay bill|paybil|pay bil|till number|tillno|buy goods|buygoods|account number|acc number|acc no|account no|business number|business no|bank account|bank transfer|pochi|pochi la biashara|send money to|lipa namba) (number|no|details|); (your|the|which|whats your|share|send) (till|paybill|account|mpesa number|number to pay to|number to send money)
    `,
    yes: 'what is your till number; give me the paybill; I prefer buy goods; which account number do I use',
    no: 'a tiller; wait until Monday; good morning',
  },
  {
    cue: 'paybill',
    whole: 'clause',
    phrases: 'till; till please',
    yes: 'till; Till please; till, then',
    no: 'keep it till friday; hold on till I come',
  },
  {
    cue: 'card',
    phrases: `
      (credit|debit|visa|bank|atm|mastercard|master|prepaid|equity|kcb) (card|cards); (visa|mastercard|master card|amex|american express|pesapal|paypal|google pay|apple pay); (pay|paying|by|with|via|using|use|my|accept|take|swipe) (with|by|a|my|) (card|cards); card (payment|payments|pay); cards (accepted|allowed|ok); (do|can|will) you (accept|take|allow) (visa|debit|credit|bank|) (card|cards); swipe; (pay|checkout|payment) (link|online); online (payment|payments)
    `,
    yes: 'can I use my visa card; pay by card; do you take cards?; mastercard',
    no: 'a memory card 64gb; birthday cards; cardigan',
  },
  {
    cue: 'card',
    whole: 'clause',
    phrases: 'card; cards; (the|) card option',
    yes: 'card; card please; the card option',
    no: 'sd card; gift card for mum',
  },
  {
    cue: 'cash',
    phrases: `
      (cash|kash|hard cash) (on delivery|payment|at the shop|on arrival|on pickup|upon delivery|when it arrives|); (pay|paying|payment) (on|upon|after|at) (delivery|arrival|receiving|pickup|collection|the door|the shop|receipt); (pay|paying|payment) (when|once|after) (i|it|they|you) (receive|get|see|arrives|arrive|comes|come|deliver|delivered|is delivered|reaches|bring|collect|pick|pick it|inspect); cod; pod; (pay|paying) (the rider|rider|the delivery guy|in person); after delivery
    `,
    yes: 'cash on delivery?; can I pay when it arrives; I will pay the rider; hard cash',
    no: 'cashew nuts; a code; delivery to Thika',
  },
  {
    cue: 'installments',
    phrases: `
      (instalment|installment|instalments|installments|installements|lipa pole pole|lipa mdogo mdogo|lipa polepole|hire purchase|layaway|lay by|buy now pay later|bnpl|monthly payments|weekly payments|payment plan|pay slowly|pay in bits|pay in parts|pay in two|part payment|partial payment|half payment|down payment|downpayment|on credit|credit facility|credit terms|on loan|financing|pay a deposit|deposit|pay half|pay some now|pay little by little|pay bit by bit|pay the rest later|pay the balance later|clear the rest|clear the balance) (now|later|first|please|)
    `,
    yes: 'do you do installments; can I pay a deposit; on credit please; lipa pole pole',
    no: 'install it; a credit card; please pay',
  },
  {
    cue: 'paid_claim',
    phrases: `
      (i|ive|i have|we|weve|we have|i had) (already|just|now|) (paid|payed|sent|transferred|deposited) (already|the money|money|the cash|cash|the payment|payment|the amount|it|via mpesa|by mpesa|through mpesa|mpesa|you|you the money|now|); (i|ive|i have|we|weve|we have) (already|just|) (completed|made|cleared|done|finished) (the payment|payment|payments|paying|the bill|the transaction); (already|just|fully) (paid|sent|payed|transferred|cleared); (paid|payed|sent|transferred) (already|just now|now|in full|fully|via mpesa|the money|money|it); (payment|money|cash|amount|transaction) (is|has been|was|) (sent|made|done|complete|completed|successful|deducted|transferred|through); (money|cash) (has|is) (left|gone|been deducted|deducted) (from|) (my|) (account|phone|mpesa|); (done|finished|completed) (paying|the payment|with payment|payment); (here is|this is|see|check) (the|my) (mpesa|payment|transaction) (message|code|confirmation|sms); (was|i was|have been|ive been|been) (charged|deducted|debited) (already|); put (in|) my pin (already|)
    `,
    denied: '(havent|have not|didnt|did not|not|yet to) (paid|pay|sent|send|yet paid) (yet|the money|)',
    yes: 'I have paid already; money sent; just paid; done paying; I have transferred the money',
    no: 'I will pay; how do I pay; a painted box',
  },
  {
    cue: 'payment_check',
    phrases: `
      (did|has|have|was) (it|my payment|the payment|my money|the money|payment|money|the transaction|the cash) (go|gone|went|come|came|get|got|reflect|reflected|arrived|arrive|reach|reached|been confirmed|been received|received|succeed) (through|in|to you|yet|there|on your side|on your end|); (went|gone|go|going) through; (have|did|has) (you|u|guys|the shop) (got|get|gotten|received|receive|seen|see|confirmed|confirm) (it|my money|the money|my payment|the payment|the mpesa|the cash|payment|money); (check|confirm|verify|cnfirm) (if|whether|for|that|) (me|) (my|the|you have received|you received|you got|i have|i) (payment|money|transaction|paid|the payment|the money|my payment|mpesa); (payment|transaction|money) (status|confirmation|received|confirmed|reflecting|reflected|not reflecting|not received|pending|failed|stuck|bounced|declined); (have|did) (you|u) (received|receive|gotten|got|get|seen|see) (my|the|) (payment|money|cash|mpesa|transaction|it); is (it|my order|the order|this) paid; why (is|has) (my|the) payment (failed|failing|pending|not); (havent|have not|didnt|did not|not|never|no) (got|get|gotten|received|receive|seen) (a|any|the|no|) (confirmation|message|sms|text|reply|response|feedback|mpesa message|confirmation message|receipt message) (from you|yet|)
    `,
    yes: 'did it go through?; have you received my money; confirm my payment; payment not reflecting; havent received any confirmation',
    no: 'did you go to school; have you got sugar; I will confirm later',
  },
  {
    cue: 'wrong_payment',
    phrases: `
      (receipt|prompt|bill|price|invoice|list|chat) (says|shows|said|showed|was) _ (but|and|yet) (i|we|you|it) (paid|sent|took|charged|deducted|was charged|were charged);
      (sent|paid|payed|send|transferred|deposited|put|used|entered|wrote|typed|keyed|keyed in) (it|the money|money|cash|to|in|into|the|a|) (to|in|into|) (the|a|an|) (wrong|different|incorrect|another|old) (number|account|account number|till|paybill|person|till number|name|acc|amount|one|reference); (deducted|debited|charged|taken|took|takes|removed|pulled|cut|withdrawn|withdrew) (me|my money|the money|from me|money|it|cash|the amount|) (twice|two times|2 times|double|two different times); (two|double|2) (deductions|charges|debits|payments) (for|on|from|same|); (to|in|into|on|for) (the|a|an|another|) (wrong|different|incorrect) (number|till|paybill|account|account number|person|line|name); wrong (account|till|paybill|number|acc|reference|amount) (number|) (when paying|on payment|i paid|sent|in mpesa);  (overpaid|over paid|overpayed|underpaid|overcharged|over charged|overcharge|overcharging); (paid|charged|deducted|took|taken) (me|) (more|_ more|too much) (than|) (the|) (price|total|amount|agreed|what|i|it|); (i|we) (was|were|am|have been|got) (charged|debited|deducted|billed) (twice|double|two times|2 times|more than once|too much|extra|again); ive been (charged|debited) (twice|double|again); (do|file|open|request|start|raise|make|demand|) (a|) (chargeback|charge back) (with|at|through|) (my|the|) (bank|card|); dispute (the|this|that|a) (charge|payment|transaction); (paid|payed|sent|charged|deducted|debited|billed) (me|) (too much|twice|double|more|extra|two times|2 times|more than once|excess|less|again); double (payment|charge|charged|paid|deduction); (reverse|reversal) (it|the payment|the money|that|my money|of payment|); (extra|excess) (money|amount|payment|cash); typo in the account; account does not exist; (charged|billed|deducted|debited|paid|sent) (_|_ _|_ _ _) (twice|two times|double); (the|) (amount|sum|total|figure) (was|is|i paid|i sent|paid|sent|) (wrong|incorrect|not right|more|less); wrong (amount|sum); (paid|sent) (less|more|extra|too little)
    `,
    yes: 'I sent money to the wrong till; paid twice by mistake; you charged me double; I overpaid; the bill says 300 but I paid 350; please reverse the payment; I was charged 400 twice; the amount was wrong; I was charged twice for one thing; I will file a chargeback; money was deducted two times; two deductions for one order; the bank took the money two times',
    no: 'wrong size; send it to another town; I ordered twice the amount of rice',
  },
  {
    cue: 'refund',
    phrases: `
      (refund|refunds|refunded|refunding|reimburse|reimbursed|reimbursement|refund me|refnd|compensate|compensation|money back guarantee) (me|my money|please|); (my|the|our) (money|cash|balance|change) (back|returned|refunded); (give|send|return|get|have|want|need|bring|pay|wire) (me|) (back|) (my|the|our) (money|cash|balance|change) (back|); (money|cash) back; where is my (money|change|balance); (return|refund) (my|the) (money|cash|payment)
    `,
    yes: 'I want a refund; give me my money back; where is my money; will I be refunded',
    no: 'back pack; how much money; fund raising',
  },
  {
    cue: 'pin',
    phrases:
      '(my|the|mpesa|entered|enter|put|key in|forgot|forgotten|reset|entering) (mpesa|my|the|) (pin|password|pincode); pin (number|code|error|locked|blocked); secret (code|number|pin)',
    yes: 'do I enter my pin; forgot my pin; my M-PESA PIN is blocked',
    no: 'pink shoes; a safety pin; pineapple',
  },
  {
    cue: 'mistake',
    phrases:
      '(by|in) (mistake|error|accident); mistakenly; accidentally; (the|a|an|) (wrong|incorrect) (number|no|digit|digits|account|name); (the|) number (was|is) (wrong|incorrect|not right|not yours|not mine)',
    yes: 'I sent it by mistake; wrong number; the number was wrong; accidentally paid',
    no: 'no mistakes; a different number; a wrong size',
  },
]
