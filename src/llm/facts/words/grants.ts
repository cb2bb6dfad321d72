import type { ConceptWords } from '../meaning/concept.ts'

/** What costs the shop money when it is said. Holds in promises and conditions too; a row or passage must say the same. */
export const GRANT_WORDS: readonly ConceptWords[] = [
  {
    id: 'free',
    words: `wont pay a; not pay a; not a cent; without paying; hutalipa hata; juu yangu; juu yetu; zero shillings; free; for free; complimentary; on the house; on us; at our cost; no charge; for nothing; hatutozi; hatuchaji; hatuchargi; hatucharge; hulipishwi; dont charge; do not charge; no delivery charges; no extra charge; no extra cost; no additional cost; no cost; without charge; zero fee; no extra fee; no fee at all; without any fee; no delivery fee;
      no delivery charge; waive; waived; costs nothing; cost nothing; pay nothing; bure; buree; mahala; bila malipo; bila gharama; hakuna gharama; hakuna charge; hakuna charges; hakuna extra charge; hakuna extra; hakuna malipo ya ziada; hakuna malipo ya delivery; hakuna malipo ya usafiri; haina malipo; haina gharama; haina charge; hakuna ada; bila kulipa; nothing extra; thrown in;
      hulipi; hutalipa; hulipi kitu; gratis; dezo; on the shop`,
  },
  {
    id: 'discount',
    words: `discount; discounts; discounted; markdown; off; sale; on sale; clearance; half price; half off; nusu bei; bei nusu; promo; promotion; bogo; buy one; cashback; cash back; rebate; price drop; price cut; price reduced; wholesale price;
      punguzo; mapunguzo; discount ya; ~punguzi; ~punguziw; bei ya jumla; knock off; knocked off; taken off; took off; shaved off; slash; slashed; reduce; reduced; lowered; lower price; special price; special offer; best price; last price; cut you; deal;
      special ya leo; special deal; flash sale; black friday; round it down; round down; let it go for; let you have it for; meet you halfway; give it to you for; do it for; i can do; we can do; i will do; just for you; only for you; for you only; juu ni wewe; kwa sababu yako; ~shushi; ~shush; ~tole; ~teremsh; negotiable; ile bei umesema; bei umesema; bei uliyosema; bei ulisema; kwa bei yako; your price it is; split the difference; shake on it; meet me at; for the price of; upate moja; upate mbili; upate tatu; upate nne; leta hiyo; lete hiyo; nikuwachie na; nikuachie na; nikuachie kwa; nikuwachie kwa; inaongeleka; maelewano`,
  },
  {
    id: 'gift',
    words: `gift; gifts; something extra; little extra; extra something; freebie; freebies; bonus; extra one; throw in; toss in; add on; surprise; zawadi; nyongeza; ~ongeze; ~zawadi; prize; voucher; gift card; lucky; giveaway; win`,
  },
  {
    id: 'points',
    words: `points; loyalty; reward; rewards; pointi; store credit; membership; member price; vip; bonga; airtime; data bundles`,
  },
  { id: 'offer', words: `coupon; coupons; offer; offers; ofa; offa; kuponi; promo code; voucher code; discount code` },
  {
    id: 'multiple',
    words: `nusu ya bei; half of what; half of the price; twice the; double the; double your; bei mara mbili; mara mbili ya; tutakulipa mara mbili; maradufu; twice as; triple; analipa nusu; unalipa nusu; utalipa nusu; lipa nusu; pay half; half the; 50 50; ~maradufu`,
  },
  {
    id: 'pay_later',
    words: `kulipa nusu; nusu sasa; nusu baadaye; settle up; settle later; settle once; pay once you; pay once it; pay once they; once it arrives; in your hands; pay later; pay after; pay when it; pay when they; pay when you receive; pay when you get; pay when delivered; pay on delivery; pay upon delivery; cash on delivery; pay on arrival; pay at the door; collect and pay; instalment; instalments; installment; installments; lipa pole pole;
      lipa mdogo mdogo; kidogo kidogo; mdogo mdogo; pay weekly; pay monthly; pay in bits; pay slowly; every week until; kila wiki; lipa baadaye; utalipa baadaye; lipa polepole; on credit; loan; mkopo; kopesha; ~kopesh; deposit; down payment; nusu nyingine; half now; balance on; balance utalipa; 
      no need to pay; dont need to pay; do not need to pay; do not have to pay; dont have to pay; need not pay; hakuna haja ya kulipa; huhitaji kulipa; usilipe chochote; utalipa ukipokea; lipa ukipokea; cod; hire purchase; on arrival; deni`,
  },
  {
    id: 'payment_elsewhere',
    words: `my personal; my line; my number; my mpesa; personal line; personal number; namba yangu; number yangu; line yangu; till yangu; my account; my till; cash to the rider; to me directly; send it to me; that texted you; that called you; number that;  mpesa the rider; pay the rider; pochi; send me the money; send me money; nitumie pesa; nitumie doh; tuma kwangu; kwa namba ya`,
  },
  {
    id: 'hold',
    words: `keep them aside; keep it aside; put it aside; put them aside; set it aside; hold it for; hold them; hold one; we hold; keep one for; keep it for`,
  },
  {
    id: 'compensation',
    words: `compensate; compensation; fidia; ~fidi; refund you double; pay you back; make it up to you with; overpaid; umelipa zaidi; chenji; change ya; your change; ~bakish`,
  },
  { id: 'month_end', words: `end of the month; end of this month; end month; month end; mwisho wa mwezi` },
  {
    id: 'price_move',
    words: `price goes up; price will go up; prices go up; prices will go up; prices are going up; price is going up; prices came down; prices just came down; price came down; price dropped; prices dropped; price drop; price will drop; went up; gone up; bei itapanda; bei inashuka; bei itashuka; bei zitashuka; bei imeshuka; bei imepanda; bei itashuka; bei zimeshuka; bei zitapanda; bei inapanda; bei inashuka; wholesale`,
  },
  {
    id: 'till',
    words: `till number; till no; buy goods; lipa till; kwa till; the till; our till; use till; till yetu; till ni; kwenye till`,
  },
  { id: 'paybill', words: `paybill; pay bill; paybill number` },
  {
    id: 'account_is',
    words: `account weka jina; account ni jina; account ni namba yako; account ni number yako; account number is your; account is your; account name is; account weka namba; account ya jina; put your name; put your phone number; weka jina lako; weka namba yako`,
  },
]
