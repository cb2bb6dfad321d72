import type { CopyTable } from './copy-table.ts'

/** What an order and its payment are, as the rows say. */
export const salesOrdersCopy = {
  orders_none: {
    en: 'You have no order here yet. One that was made from another number is found only from that number. Otherwise tell me what you would like to buy.',
    sw: 'Bado huna oda hapa. Oda iliyowekwa kwa namba nyingine hupatikana ukiandika kutoka namba hiyo. Vinginevyo niambie ungependa kununua nini.',
    sheng:
      'Huna order hapa bado. Order ya number ingine unaipata ukitext na hiyo number. Ama nishow unadai kununua nini.',
  },
  order_not_yours: {
    en: 'I find no order {reference} of yours. Please check the reference.',
    sw: 'Sioni oda {reference} yako. Tafadhali hakikisha kumbukumbu hiyo.',
    sheng: 'Sioni order {reference} yako. Cheki hiyo reference tena.',
  },
  order_is_draft: {
    en: 'Order {reference} ({total}) is not confirmed yet.',
    sw: 'Oda {reference} ({total}) bado haijathibitishwa.',
    sheng: 'Order {reference} ({total}) bado huja-confirm.',
  },
  order_is_awaiting_payment: {
    en: 'Order {reference} ({total}) is waiting for payment.',
    sw: 'Oda {reference} ({total}) inasubiri malipo.',
    sheng: 'Order {reference} ({total}) inangoja ulipe.',
  },
  order_is_paid: {
    en: 'Order {reference} ({total}) is paid and with the shop.',
    sw: 'Oda {reference} ({total}) imelipwa na iko dukani.',
    sheng: 'Order {reference} ({total}) imelipwa na iko na shop.',
  },
  order_is_ready: {
    en: 'Order {reference} ({total}) is paid and ready to be fetched.',
    sw: 'Oda {reference} ({total}) imelipwa na iko tayari kuchukuliwa.',
    sheng: 'Order {reference} ({total}) imelipwa na iko ready, kuja uichukue.',
  },
  order_is_dispatched: {
    en: 'Order {reference} ({total}) is paid and on its way to you, with {about}.',
    sw: 'Oda {reference} ({total}) imelipwa na iko njiani kuja kwako, na {about}.',
    sheng: 'Order {reference} ({total}) imelipwa na iko njiani inakuja, na {about}.',
  },
  order_is_delivered: {
    en: 'Order {reference} ({total}) has been delivered.',
    sw: 'Oda {reference} ({total}) imefikishwa.',
    sheng: 'Order {reference} ({total}) imefika.',
  },
  order_is_fulfilled: {
    en: 'Order {reference} ({total}) is complete.',
    sw: 'Oda {reference} ({total}) imekamilika.',
    sheng: 'Order {reference} ({total}) iko complete.',
  },
  order_is_cancelled: {
    en: 'Order {reference} ({total}) is cancelled.',
    sw: 'Oda {reference} ({total}) imeghairiwa.',
    sheng: 'Order {reference} ({total}) imecancelliwa.',
  },
  order_is_needs_review: {
    en: 'Order {reference} ({total}) is being checked by a person at the shop.',
    sw: 'Oda {reference} ({total}) inahakikiwa na mtu wa duka.',
    sheng: 'Order {reference} ({total}) inacheckiwa na msee wa duka.',
  },
  pay_state_none: {
    en: 'No payment has been started for it.',
    sw: 'Hakuna malipo yaliyoanzishwa kwa oda hiyo.',
    sheng: 'Hujastart kulipa hiyo order bado.',
  },
  pay_state_changed: {
    en: 'Your order was changed, and no payment of the new total {total} has been started. If you paid for it as it was before, I will tell you when that money is here.',
    sw: 'Oda yako imebadilishwa, na malipo ya jumla mpya {total} bado hayajaanzishwa. Kama uliilipia ilivyokuwa awali, nitakuambia pesa hizo zikifika.',
    sheng:
      'Order yako ilibadilishwa, na malipo ya total mpya {total} haijaanza. Kama ulilipa ile ya kwanza, nitakushow doo ikiingia.',
  },
  pay_state_paid: {
    en: 'Yes, your payment of {amount} has arrived. Receipt {receipt}.',
    sw: 'Ndiyo, malipo yako ya {amount} yamefika. Risiti {receipt}.',
    sheng: 'Eeh, malipo yako ya {amount} imeingia. Receipt ni {receipt}.',
  },
  pay_state_paid_no_receipt: {
    en: 'Yes, your payment of {amount} has arrived.',
    sw: 'Ndiyo, malipo yako ya {amount} yamefika.',
    sheng: 'Eeh, malipo yako ya {amount} imeingia.',
  },
  pay_state_pending: {
    en: 'Not yet: M-PESA has given no result for {amount}. If the prompt is on your phone, enter your PIN there. I will tell you the result.',
    sw: 'Bado: M-PESA haijatoa jibu la {amount}. Ombi likiwa kwenye simu yako, weka PIN hapo. Nitakuambia matokeo.',
    sheng: 'Bado: M-PESA haijajibu kuhusu {amount}. Kama prompt iko kwa simu yako, weka PIN hapo. Nitakushow result.',
  },
  pay_state_unknown: {
    en: 'M-PESA has not told us yet what became of {amount}. Please do not pay again; I keep checking and will tell you.',
    sw: 'M-PESA bado haijatuambia kuhusu {amount}. Tafadhali usilipe tena; naendelea kuangalia na nitakuambia.',
    sheng: 'M-PESA haijatushow bado {amount} iliishia wapi. Usilipe tena please; nacheki na nitakushow.',
  },
  pay_state_in_review: {
    en: 'A person at the shop is checking this payment of {amount} by hand and will write to you.',
    sw: 'Mtu wa duka anahakiki malipo haya ya {amount} kwa mkono na atakuandikia.',
    sheng: 'Msee wa shop anacheki hiyo doo ya {amount} by hand na atakutext.',
  },
  pay_state_partially_paid: {
    en: 'Part of the {amount} has arrived. Still to be paid: {due}.',
    sw: 'Sehemu ya {amount} imefika. Imebaki kulipa {due}.',
    sheng: 'Part ya {amount} imeingia. Imebaki kulipa {due}.',
  },
  pay_state_refunded: {
    en: 'The payment of {amount} was returned to you.',
    sw: 'Malipo ya {amount} yamerudishwa kwako.',
    sheng: 'Doo yako ya {amount} imerudishwa kwako.',
  },
  pay_state_cancelled: {
    en: 'No, the payment of {amount} was not completed on the phone.',
    sw: 'Hapana, malipo ya {amount} hayakukamilishwa kwenye simu.',
    sheng: 'Zii, payment ya {amount} haikumalizwa kwa simu.',
  },
  pay_state_expired: {
    en: 'No, the prompt for {amount} lapsed before it was answered.',
    sw: 'Hapana, ombi la {amount} liliisha kabla ya kujibiwa.',
    sheng: 'Zii, prompt ya {amount} iliisha kabla ijibiwe.',
  },
  pay_state_failed: {
    en: 'No, the payment of {amount} did not go through.',
    sw: 'Hapana, malipo ya {amount} hayakupita.',
    sheng: 'Zii, payment ya {amount} haikupita.',
  },
  pay_state_low_balance: {
    en: 'No, the M-PESA balance was too low for {amount}. Top up, then try again.',
    sw: 'Hapana, salio la M-PESA halikutosha {amount}. Ongeza salio, kisha ujaribu tena.',
    sheng: 'Zii, balance ya M-PESA haikutosha {amount}. Top up, alafu ujaribu tena.',
  },
  pay_state_unreachable: {
    en: 'No, the phone could not be reached for {amount}. Check its network and unlock it, then try again.',
    sw: 'Hapana, simu haikupatikana kwa ombi la {amount}. Hakikisha ina mtandao na uifungue, kisha ujaribu tena.',
    sheng: 'Zii, hatukupata simu yako ya kulipa {amount}. Cheki network na u-unlock, alafu ujaribu tena.',
  },
  pay_state_wrong_pin: {
    en: 'No, the PIN was not accepted for {amount}. Try again with care.',
    sw: 'Hapana, PIN haikukubaliwa kwa {amount}. Jaribu tena kwa makini.',
    sheng: 'Zii, PIN ilikataa kwa {amount}. Jaribu tena pole pole.',
  },
  pay_state_pin_locked: {
    en: 'No, the M-PESA PIN is locked, so {amount} was not paid. Safaricom unlocks it; after that try again.',
    sw: 'Hapana, PIN ya M-PESA imefungwa, kwa hiyo {amount} haikulipwa. Safaricom wataifungua; kisha ujaribu tena.',
    sheng: 'Zii, PIN ya M-PESA imelockiwa, so {amount} haijalipwa. Safaricom wakiunlock, jaribu tena.',
  },
  pick_order: {
    en: 'Which order do you mean?',
    sw: 'Unamaanisha oda ipi?',
    sheng: 'Unamaanisha order gani?',
  },
  ask_cancel_order: {
    en: 'Shall I cancel order {reference}?',
    sw: 'Nighairi oda {reference}?',
    sheng: 'Ni-cancel order {reference}?',
  },
  order_withdrawn: {
    en: 'Order {reference} is cancelled. Nothing is to be paid for it.',
    sw: 'Oda {reference} imeghairiwa. Hakuna cha kulipa.',
    sheng: 'Order {reference} imecancelliwa. Hakuna ya kulipa.',
  },
  cancel_in_payment: {
    en: 'A payment prompt for order {reference} is on a phone right now, so I cannot cancel the order yet. Leave the prompt unanswered or cancel it there: nothing is charged. Then tell me again.',
    sw: 'Ombi la malipo la oda {reference} liko kwenye simu sasa hivi, kwa hiyo siwezi kuighairi bado. Usilijibu au lighairi hapo: hutatozwa. Kisha uniambie tena.',
    sheng:
      'Prompt ya order {reference} iko kwa simu saa hii, so siwezi i-cancel bado. Usiijibu ama i-cancel hapo: hutacharjiwa. Alafu uniambie tena.',
  },
  order_kept: {
    en: 'All right, order {reference} stays as it is.',
    sw: 'Sawa, oda {reference} inabaki ilivyo.',
    sheng: 'Fiti, order {reference} inabaki vile iko.',
  },
  order_already_closed: {
    en: 'Order {reference} is already closed, so there is nothing to cancel.',
    sw: 'Oda {reference} tayari imefungwa, kwa hiyo hakuna cha kughairi.',
    sheng: 'Order {reference} ishafungwa, so hakuna ya ku-cancel.',
  },
  paid_needs_person: {
    en: 'Order {reference} has been paid, so only a person can change it.',
    sw: 'Oda {reference} imelipwa, kwa hiyo ni mtu tu anayeweza kuibadilisha.',
    sheng: 'Order {reference} imelipwa, so ni msee tu anaweza kuichange.',
  },
  review_needs_person: {
    en: 'Order {reference} is with a person of the shop, who decides on it.',
    sw: 'Oda {reference} iko kwa mtu wa duka, ambaye ataamua.',
    sheng: 'Order {reference} iko na msee wa shop, yeye ndio ataamua.',
  },
} as const satisfies CopyTable
