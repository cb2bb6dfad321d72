import type { ConceptWords } from '../meaning/concept.ts'

/** Subjects on which a shop has rules and habits: a statement about one needs a row or a passage about the same. */
export const TOPIC_WORDS: readonly ConceptWords[] = [
  {
    id: 'return',
    words: `bring them back; take them back; send them back; return them; can come back; return; returns; returned; returnable; ~rudish; ~rejesh; bring it back; brought back; bring back; taken back; take back; sent back; send back; send it back; take it back; kurudisha`,
  },
  {
    id: 'exchange',
    words: `exchange; exchanges; exchanged; swap; swapped; swap it; replace; replaced; replacement; ~badilishi; ~badilishan; ~badilishw; ~replace; ~swap`,
  },
  {
    id: 'refund',
    words: `be back with you; back with you; back on your line; back in your pocket; money will be back; refund; refunds; doh yako yote; pesa yako yote; pesa zako zote; your money back; get your money; everything back; all of it back; it all back; pesa yako itarudi; refundable; money back; pesa yako itarudi; rudisha pesa; ~rudishi; ~rejeshe; ~refund; get every shilling; full amount back; cash refund; reversal; store credit; tunarudisha pesa`,
  },
  {
    id: 'warranty',
    words: `warranty; warranties; guarantee; guaranteed; guarantees; guarantii; garanti; dhamana; udhamini; waranti; we promise; i promise; i assure; promise you; assure you; bila maswali; no questions asked; tunakuhakikishia; nakuhakikishia; ~ahidi; naahidi; tunaahidi; hakikisho; trust me; my word; wont disappoint; will not disappoint; wont regret; will not regret; hutajutia; insured; insurance; covered; bima`,
  },
  {
    id: 'deliver',
    words: `deliver; delivery; deliveries; rider fee; riders fee; riders charge; boda fee; bodas fee; rider charge; fee ya rider; ada ya rider; ya rider ni; shipping; ship; ships; countrywide; nationwide; worldwide; doorstep; drop off; bring it; bring to you; ~let; ~lete; ~letew; ~pelek; ~peleke; ~pelekew; ~fikishi; ~safirish; ~deliver; usafirishaji; mlangoni; ~tumi; reach you; reach your; reaches; drop it; ~drop; ~fiki; ~fikia`,
  },
  {
    id: 'same_day',
    words: `same day; siku hiyo hiyo; siku ileile; siku iyo iyo; siku ile ile`,
  },
  { id: 'next_day', words: `next day; siku inayofuata; following day; siku ya pili; next business day` },
  {
    id: 'today',
    words: `today; tonight; this evening; this morning; this afternoon; leo; later today; within the hour; right away; instantly; immediately; in a few minutes; any minute; shortly; asap; before lunch; before supper; before dark; by noon; before noon; before lunch; by evening; hivi karibuni; soon; haraka; dakika chache; in no time; muda si mrefu; any moment; now now`,
  },
  {
    id: 'tomorrow',
    words: `tomorrow; kesho; keshokutwa; by morning; this week; next week; wiki hii; wiki ijayo; weekend; wikendi; this month; mwezi huu; next month; every day; every morning; every evening; every week; kila asubuhi; kila jioni; kila wiki; kila siku; daily`,
  },
  {
    id: 'holiday',
    words: `christmas; xmas; krismasi; easter; pasaka; new year; mwaka mpya; jamhuri; mashujaa; madaraka; labour day; idd; eid; boxing day; public holiday; public holidays; sikukuu; holiday; holidays; year end; end of year`,
  },
  {
    id: 'anytime',
    words: `anytime; any time; wakati wowote; any reason; no limit; bila kikomo; lifetime; forever; always; milele`,
  },
  {
    id: 'rider',
    words: `rider; riders; driver; drivers; courier; couriers; boda; bodaboda; nduthi; dereva; easy coach; g4s; wells fargo; sendy; uber; bolt; glovo; fargo; speedaf; waybill; tracking; track it; track your; parcel office; mzigo wako uko; bus; shuttle; matatu sacco`,
  },
  {
    id: 'visit',
    words: `technician; technicians; fundi; mafundi; installation; install; installer; ~fungi; pass by; come by; visit you; visit your; come to your; measure; home service; nyumbani kwako; shambani kwako; come over; vet; plumber; electrician; mechanic; repair; repairs; ~rekebish; service it`,
  },
  {
    id: 'branch',
    words: `branch; branches; other shop; another shop; other shops; our other; tawi; matawi; outlet; outlets; agent in; agents in; our shop in; duka letu la; warehouse; ghala; ghalani`,
  },
  {
    id: 'location',
    words: `located; opposite; next to; behind; beside; adjacent; along; near; nearby; floor; building; mall; plaza; minute walk; minutes walk; walking distance; walk to; walk from; dakika za kutembea; street; road; avenue; stall; mkabala; karibu na; ghorofa; jengo; stendi; stage; mtaa wa; barabara; nyuma ya; mbele ya; basement; junction; roundabout; town; cbd; pande za`,
  },
  {
    id: 'open',
    words: `open; opens; opening hours; we open; ~fungu; ~fungul; wazi; 24 7; around the clock; saa zote; our hours; business hours; saa za kazi; masaa ya kazi; operate; ~operate`,
  },
  { id: 'closed', words: `closed; close; closes; closing; ~fung; ~fungw; hatufungui; hatutafungua; likizo; not open` },
  {
    id: 'method',
    words: `airtel money; airtel; visa; mastercard; paypal; crypto; bitcoin; in dollars; usd; cheque; bank transfer; equitel; tkash; t kash; pay cash; in cash; cash payment; taslimu; cash kwa; apple pay; google pay; mpesa global; western union`,
  },
  {
    id: 'a_while',
    words: `half an hour; half hour; a couple of hours; a couple of days; few hours; few days; siku chache; wiki chache; masaa machache; nusu saa; miaka mingi; years of; for years; decade`,
  },
  { id: 'tax', words: `vat; tax; taxes; kodi; ushuru; customs; duty; etims` },
  {
    id: 'law',
    words: `law; permit; permits; kibali; legal; legally; lawful; allowed by; rights; sheria; kisheria; police; polisi; court; lawyer; sue; licensed; license; licence; leseni; contract; nts; ntsa`,
  },
  {
    id: 'health',
    words: `cure; cures; heal; heals; treat; treats; side effect; side effects; dose; dosage; spoons; spoonful; spoonfuls; vijiko; kijiko; before bed; before meals; after meals; twice a day; once a day; flu; mafua; cough; kikohozi; fever; homa; tablets; pregnant; pregnancy; breastfeeding; diabetic; diabetes; blood pressure; allergy; allergic; allergen; ~pony; ~tibu; ~tibi; madhara; mjamzito; wajawazito; kisukari; ugonjwa; magonjwa; presha; vidonda; dermatologically; dermatologist; lose weight; weight loss; perfectly fine; totally fine; completely fine; c section; surgery; upasuaji; maumivu ya; back pain; doctor recommended; acne; pimples; chunusi; medical; medicine; dawa hii; immune; detox; prescription; stop your; asthma; ulcers; safe for; kinafaa; inafaa kwa; hupunguza; kinga; relieves; prevents`,
  },
  {
    id: 'social',
    words: `instagram; insta; ig; tiktok; facebook; twitter; telegram; youtube; snapchat; our website; our page; our app; website yetu; page yetu; mtandaoni; play store; online store`,
  },
  { id: 'message', words: `sms; email; e mail; text you; invoice; ankara ya; confirmation message; call you` },
  {
    id: 'included',
    words: `included; includes; inclusive; imejumuishwa; kimejumuishwa; zimejumuishwa; comes with; come with; inakuja na; zinakuja na; huja na; labour included; part of the price; all inclusive; full board; half board`,
  },
  {
    id: 'delivery_included',
    words: `delivery included; including delivery; transport included; pamoja na delivery; pamoja na kuletewa; pamoja na usafiri`,
  },
  { id: 'breakfast', words: `breakfast; kifungua kinywa; chai ya asubuhi; staftahi; lunch; dinner; buffet; chamcha` },
  {
    id: 'parking',
    words: `parking; maegesho; wifi; wi fi; pool; swimming pool; bwawa; spa; generator; security; cctv; balcony; sea view; ocean view; lake view`,
  },
  { id: 'pets', words: `pets; pet; dogs; wanyama; mbwa` },
  {
    id: 'restock',
    words: `just came in; came in this morning; came in today; fresh in; order it for you; order one for you; order them for you; from our supplier; kutoka kwa supplier; special order; ~agizi; restock; restocking; more are coming; more coming; mzigo mwingine; mzigo unakuja; mzigo utafika; back in stock; fresh batch; new stock; new batch; next batch; stock mpya; mzigo mpya; new shipment; coming back; zimerudi; imerudi stock; ziko tena; iko tena; back again; ~restock; new arrivals; arriving; lands on; landing on; expected back; tutaleta ingine; zitaingia; itaingia`,
  },
  {
    id: 'low_balance',
    words: `insufficient; insufficient balance; insufficient funds; low balance; not enough money; not enough balance; balance haitoshi; balance haikutosha; salio halitoshi; salio halikutosha; pesa haitoshi; pesa haikutosha`,
  },
  { id: 'wrong_pin', words: `wrong pin; incorrect pin; the wrong pin; pin haikuwa; pin si sahihi; pin sio` },
  { id: 'part_of', words: `part of the; part of that` },
  { id: 'no_limit', words: `as many; as much; as often; no matter; any number; any amount; as long as you like` },
  { id: 'now', words: `right now; saa hizi; saa hii; sahi; sahii; sai; sasa hivi` },
  {
    id: 'terms',
    words: `combine; combined; combines; stack; stacks; other codes; minimum; maximum; minimum spend; per customer; one per; first order; new customers; first time customers; used once; more than once`,
  },
  {
    id: 'expiry',
    words: `expire; expires; expired; expiry; ends; ends at; endsat; ends on; valid until; valid till; valid hadi; runs until; runs till; inaisha; itaisha; inaexpire; itaexpire`,
  },
]
