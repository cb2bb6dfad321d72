import type { CopyTable } from './copy-table.ts'

/** What is said when money moves while no turn is running. Facts come from the payment attempt; a PIN is never asked for. */
export const paymentNoticesCopy = {
  payment_paid: {
    en: 'We have received {amount} for order {reference}. M-PESA receipt {receipt}. Thank you for shopping with {shop}!',
    sw: 'Tumepokea {amount} kwa oda {reference}. Risiti ya M-PESA ni {receipt}. Asante kwa kununua {shop}!',
    sheng: 'Tumepata {amount} ya order {reference}. Receipt ya M-PESA ni {receipt}. Shukran kwa kushop na {shop}!',
  },
  payment_paid_late: {
    en: 'Your payment of {amount} (receipt {receipt}) came in after we had stopped waiting. All good: order {reference} is confirmed.',
    sw: 'Malipo yako ya {amount} (risiti {receipt}) yamefika baada ya sisi kuacha kusubiri. Hakuna shida: oda {reference} imethibitishwa.',
    sheng:
      'Malipo yako ya {amount} (receipt {receipt}) imefika late kidogo. Hakuna noma: order {reference} imeconfirm.',
  },
  payment_paid_no_receipt: {
    en: 'M-PESA confirms your payment of {amount} for order {reference}. Thank you for shopping with {shop}!',
    sw: 'M-PESA imethibitisha malipo yako ya {amount} kwa oda {reference}. Asante kwa kununua {shop}!',
    sheng: 'M-PESA imeconfirm doo yako ya {amount} ya order {reference}. Shukran kwa kushop na {shop}!',
  },
  payment_paid_late_no_receipt: {
    en: 'M-PESA confirms your payment of {amount}, after we had stopped waiting. All good: order {reference} is confirmed.',
    sw: 'M-PESA imethibitisha malipo yako ya {amount} baada ya sisi kuacha kusubiri. Hakuna shida: oda {reference} imethibitishwa.',
    sheng: 'M-PESA imeconfirm malipo yako ya {amount}, imefika late kidogo. Hakuna noma: order {reference} imeconfirm.',
  },
  payment_in_review: {
    en: 'There is a payment of {amount} for order {reference} that we must check by hand first. Someone from {shop} will write to you here; please do not pay again.',
    sw: 'Kuna malipo ya {amount} ya oda {reference} ambayo lazima tuyahakikishe kwa mkono kwanza. Mtu wa {shop} atakuandikia hapa; tafadhali usilipe tena.',
    sheng:
      'Kuna malipo ya {amount} ya order {reference} inabidi tui-check by hand kwanza. Msee wa {shop} atakutext hapa; usilipe tena please.',
  },
  payment_cancelled: {
    en: 'The M-PESA request for order {reference} was cancelled on the phone, so nothing was charged. Send PAY to try again, or tell me what to change.',
    sw: 'Ombi la M-PESA la oda {reference} limeghairiwa kwenye simu, kwa hivyo hujatozwa chochote. Tuma LIPA kujaribu tena, au niambie tubadilishe nini.',
    sheng:
      'Ile prompt ya M-PESA ya order {reference} imecanceliwa kwa simu, so hujachargiwa kitu. Tuma LIPA tujaribu tena, ama niambie tuchange nini.',
  },
  payment_low_balance: {
    en: 'The M-PESA balance was not enough for {amount}, so nothing was charged. Top up, then send PAY to try again.',
    sw: 'Salio la M-PESA halikutosha {amount}, kwa hivyo hujatozwa. Ongeza salio, kisha tuma LIPA kujaribu tena.',
    sheng: 'Balance ya M-PESA haijatosha {amount}, so hujachargiwa. Top up, alafu tuma LIPA tujaribu tena.',
  },
  payment_unreachable: {
    en: 'The M-PESA request did not reach the phone. Check that it is on, unlocked and has network, then send PAY.',
    sw: 'Ombi la M-PESA halikufika kwenye simu. Hakikisha imewashwa, imefunguliwa na ina mtandao, kisha tuma LIPA.',
    sheng: 'Prompt ya M-PESA haijafika kwa simu. Cheki kama iko on, unlocked na ina network, alafu tuma LIPA.',
  },
  payment_wrong_pin: {
    en: 'M-PESA did not accept the PIN, so nothing was charged. Send PAY to try again, and enter the PIN only on the M-PESA prompt, never in this chat.',
    sw: 'M-PESA haikukubali PIN, kwa hivyo hujatozwa. Tuma LIPA kujaribu tena; weka PIN kwenye ombi la M-PESA pekee, usiiandike kamwe hapa.',
    sheng:
      'M-PESA imekataa hiyo PIN, so hujachargiwa. Tuma LIPA tujaribu tena; PIN unaweka kwa prompt ya M-PESA tu, usiandike hapa.',
  },
  payment_pin_locked: {
    en: 'Your M-PESA PIN is locked, so the payment did not go through. Safaricom can unlock it on 100 or 200. Your order {reference} is kept.',
    sw: 'PIN yako ya M-PESA imefungwa, kwa hivyo malipo hayakupita. Safaricom wataifungua ukipiga 100 au 200. Oda yako {reference} imehifadhiwa.',
    sheng:
      'PIN yako ya M-PESA imelockiwa, so malipo haijapita. Piga Safaricom 100 ama 200 waifungue. Order yako {reference} bado iko.',
  },
  payment_expired: {
    en: 'I have had no answer from M-PESA for order {reference}. If you did enter your PIN, I will tell you as soon as it is confirmed. If the prompt is gone, send PAY for a new one.',
    sw: 'Sijapata jibu la M-PESA kwa oda {reference}. Kama uliweka PIN, nitakuambia mara tu malipo yatakapothibitishwa. Kama ombi limetoweka, tuma LIPA nikutumie jingine.',
    sheng:
      'Sijapata jibu ya M-PESA ya order {reference}. Kama uliweka PIN, nitakushow ikiconfirm tu. Kama prompt imepotea, tuma LIPA nitume ingine.',
  },
  payment_failed: {
    en: 'The payment for order {reference} did not go through. Send PAY to try again, or AGENT for a person.',
    sw: 'Malipo ya oda {reference} hayakupita. Tuma LIPA kujaribu tena, au AGENT upate mtu.',
    sheng: 'Malipo ya order {reference} haijapita. Tuma LIPA tujaribu tena, ama AGENT uongee na msee.',
  },
  payment_waiting: {
    en: 'Still waiting for M-PESA to confirm {amount} for order {reference}. If you already entered your PIN, there is nothing more to do; do not pay twice.',
    sw: 'Bado tunasubiri M-PESA ithibitishe {amount} za oda {reference}. Kama tayari umeweka PIN, huna la ziada la kufanya; usilipe mara mbili.',
    sheng:
      'Bado tunangoja M-PESA iconfirm {amount} ya order {reference}. Kama umeshaweka PIN, relax tu; usilipe mara mbili.',
  },
  payment_being_checked: {
    en: 'There is word of your payment of {amount} for order {reference}, and M-PESA has not confirmed it yet. I keep your items and will tell you as soon as it does; please do not pay again.',
    sw: 'Kuna taarifa ya malipo yako ya {amount} kwa oda {reference}, lakini M-PESA bado haijathibitisha. Bidhaa zako zimehifadhiwa na nitakuambia mara tu itakapothibitisha; tafadhali usilipe tena.',
    sheng:
      'Kuna word ya malipo yako ya {amount} ya order {reference}, but M-PESA haijaconfirm bado. Vitu zako nimeziweka, nitakushow ikiconfirm tu; usilipe tena please.',
  },
  payment_part_received: {
    en: 'We have received {amount} (receipt {receipt}) for order {reference}. Still due: {due}. Send the rest the same way, with account {reference}, and the order is confirmed.',
    sw: 'Tumepokea {amount} (risiti {receipt}) kwa oda {reference}. Bado {due}. Lipa kiasi kilichobaki kwa njia ile ile, akaunti {reference}, na oda itathibitishwa.',
    sheng:
      'Tumepata {amount} (receipt {receipt}) ya order {reference}. Imebaki {due}. Tuma balance vile vile, account {reference}, na order itaconfirm.',
  },
  payment_overpaid: {
    en: 'You sent {due} more than order {reference} needs (receipt {receipt}). {shop} has been told and will write to you here about it.',
    sw: 'Umelipa {due} zaidi ya oda {reference} (risiti {receipt}). {shop} wamejulishwa na watakuandikia hapa kuhusu hilo.',
    sheng:
      'Umetuma {due} juu ya ile ya order {reference} (receipt {receipt}). {shop} wamejulishwa, watakutext hapa kuhusu hiyo.',
  },
  payment_refunded: {
    en: '{shop} has given you {amount} back for order {reference} (receipt {receipt}). If it has not reached you, write to us here.',
    sw: '{shop} wamekurudishia {amount} za oda {reference} (risiti {receipt}). Kama hazijakufikia, tuandikie hapa.',
    sheng: '{shop} wamekurudishia {amount} ya order {reference} (receipt {receipt}). Kama haijafika, tutext hapa.',
  },
  payment_sent_back: {
    en: '{shop} has sent {amount} (receipt {receipt}, order {reference}) back by M-PESA to the phone that paid it. If it has not reached you, write to us here.',
    sw: '{shop} wamerudisha {amount} (risiti {receipt}, oda {reference}) kwa M-PESA kwenye simu iliyolipa. Kama hazijafika, tuandikie hapa.',
    sheng:
      '{shop} wamerudisha {amount} (receipt {receipt}, order {reference}) na M-PESA kwa simu iliyolipa. Kama haijafika, tutext hapa.',
  },
  payment_c2b_expired: {
    en: 'No payment has come in for order {reference} yet, so I no longer keep the items for you. If you did pay {amount}, I will tell you as soon as it arrives. Otherwise you can still pay:',
    sw: 'Bado hatujapokea malipo ya oda {reference}, kwa hivyo siwezi kuendelea kukuwekea bidhaa. Kama ulilipa {amount}, nitakuambia yakifika. La sivyo, bado unaweza kulipa:',
    sheng:
      'Bado hatujapata doo ya order {reference}, so siwezi endelea kukuwekea vitu. Kama ulilipa {amount}, nitakushow ikifika. Kama bado, unaweza lipa:',
  },
  rescue_menu: { en: 'Choose', sw: 'Chagua', sheng: 'Chagua' },
  rescue_retry: { en: 'Try again', sw: 'Jaribu tena', sheng: 'Jaribu tena' },
  rescue_c2b: { en: 'Paybill / Till', sw: 'Paybill / Till', sheng: 'Paybill / Till' },
  rescue_card: { en: 'Pay by card', sw: 'Lipa kwa kadi', sheng: 'Lipa na card' },
  rescue_check: { en: 'Check again', sw: 'Angalia tena', sheng: 'Cheki tena' },
  rescue_later: { en: 'Later', sw: 'Baadaye', sheng: 'Baadaye' },
} as const satisfies CopyTable
