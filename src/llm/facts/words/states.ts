import type { ConceptWords } from '../meaning/concept.ts'

/**
 * What may have happened to money, an order, a parcel or a booking. Only an action or the status of a row makes one true.
 * "~" leads the stem of a verb that takes Swahili prefixes, a borrowed one too.
 */
export const STATE_WORDS: readonly ConceptWords[] = [
  {
    id: 'paid',
    words: `paid; paid up; settled; cleared; nothing outstanding; nothing owing; nothing left to pay; nothing more to pay; no balance left; owe nothing; fully paid; hauna deni; huna deni; no debt; money in; payment in; you are clear;
      ~lip; ~lipi; ~lipw; ~settle`,
  },
  {
    id: 'received',
    words: `received; landed; reflected; reflecting; came through; went through; gone through; come through; successful; succeeded; got your money;
      got the money; got your payment; got your cash; have your money; seen your payment; in our account; in the account; payment complete; payment completed; payment done; payment good;
      seen your money; see your money; credited; nimeona pesa; tumeona pesa; nimeona malipo; tumeona malipo; nimeona doh; tumeona doh; money came; reached us; got to us; ~poke; ~pokele; ~ingi; ~onekan; ~pit; ~fanikiw; ~kubalik; ~reflect; ~land; ~receive; ~pat`,
  },
  {
    id: 'failed',
    words: `failed; declined; bounced; was rejected; insufficient; did not go through; didnt go through; has not gone through; hasnt gone through; unsuccessful;
      timed out; ~feli; ~fail; ~kata; ~kataliw; ~shindikan; ~shindw; ~bounce; ~decline`,
  },
  {
    id: 'refunded',
    words: `refunded; reimbursed; reversed; gone back to; went back to; sent back to your; back on your phone; back in your account; back to your mpesa; back to your m pesa; returned to your; ~rudishiw; ~rejeshw; ~rejeshew; ~refund; ~reverse`,
  },
  {
    id: 'booked',
    words: `set one aside; set it aside; set them aside; set some aside; your name on it; under the counter; behind the counter; ~shiki; consider it; consider your; pencilled; penciled; slotted you; booked; reserved; put aside; set aside; put one aside; keep one; keep it for you; keeping it for you; keeping one; held for you; holding it; holding one; blocked; locked; arranged; scheduled;
      rescheduled; secured; got you a; saved you a; ~book; ~booki; ~wekew; ~weke; ~eke; ~reserve; ~block; ~lock; ~pang; ~sogez; ~ratibu; ~hold; pembeni`,
  },
  {
    id: 'cancelled',
    words: `cancelled; canceled; called off; voided; off the books; is no more; scrapped; torn up; undone; binned; ~ghairi; ~katiz; ~cancel; ~canceli; ~cancelli; ~kansel; ~kanseli; ~futw`,
  },
  {
    id: 'confirmed',
    words: `confirmed; placed; locked in; approved; accepted; ~thibitish; ~thibitishi; ~confirm; ~confirmi; ~idhinish; ~kubaliw`,
  },
  {
    id: 'prepared',
    words: `started on; started your; already started; working on your; making your; on the press; being printed; being made; being sewn; in production; with the tailor; in the kitchen; kitchen wameona; kitchen imeona; packed; packing; boxed; sealed; wrapped; labelled; labeled; prepared; preparing; being prepared; in the oven; cooking; baking; baked; ready for pickup; ready for collection;
      all set; good to go; processed; being processed; ~pak; ~paki; ~pack; ~seal; ~seali; ~tayarish; ~andali; ~andaliw; ~pik; ~process; ~box; ~wrap; imeshapakiwa`,
  },
  {
    id: 'moving',
    words: `dispatched; shipped; on the way; on its way; on their way; on my way; on his way; en route; out for delivery; in transit; picked up; left the; left our; left my; just left; leaving now; heading; around the corner;
      minutes away; loaded; njiani; ashatoka; ishatoka; ~tum; ~safirishw; ~dispatch; ~ship; ~tok; ~ondok; ~tumw; ~load; ~sent`,
  },
  {
    id: 'arrived',
    words: `delivered; arrived; at your door; at the door; at the gate; at your gate; outside your; signed for; dropped off; handed to; given to the; left with the; left it with; left it at; received by; ameachiwa; imeachwa; reached; ~fik; ~fikish; ~fikishw; ~letw; ~wasili; ~deliver; ~drop; ~arrive`,
  },
  {
    id: 'changed',
    words: `swapped; updated; changed; bumped; increased; doubled; moved; shifted; pushed; postponed; taken out; added; removed; edited; adjusted; replaced; switched; upgraded; ~upgrade; ~badilish; ~badilishi; ~ongez; ~ongeze; ~ondo; ~update; ~add; ~change; ~edit; ~swap; ~remove; ~toa`,
  },
  { id: 'active', words: `still active; iko active; is active; bado inaendelea; still valid; still on; iko valid` },
]
