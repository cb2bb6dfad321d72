import type { CopyTable } from './copy-table.ts'

/** What is said when a card payment moves while no turn is running. Facts come from the payment attempt. */
const cardNotices = {
  payment_paid_card: {
    en: 'We have received {amount} by card for order {reference}. Confirmation code {receipt}. Thank you for shopping with {shop}!',
    sw: 'Tumepokea {amount} kwa kadi kwa oda {reference}. Nambari ya uthibitisho ni {receipt}. Asante kwa kununua {shop}!',
    sheng:
      'Tumepata {amount} kwa card ya order {reference}. Confirmation code ni {receipt}. Shukran kwa kushop na {shop}!',
  },
  payment_expired_card: {
    en: 'The card link for order {reference} has expired. If you did pay, I will tell you as soon as it is confirmed. If not, send PAY to pay another way.',
    sw: 'Kiungo cha kadi cha oda {reference} kimekwisha muda. Kama ulilipa, nitakuambia mara tu itakapothibitishwa. Kama hukulipa, tuma LIPA kulipa kwa njia nyingine.',
    sheng:
      'Link ya card ya order {reference} imeexpire. Kama ulilipa, nitakushow ikiconfirm tu. Kama bado, tuma LIPA ulipe kwa njia ingine.',
  },
  payment_failed_card: {
    en: 'The card payment for order {reference} did not go through. The same link lets you try again, also with another card. Or send PAY to pay another way.',
    sw: 'Malipo ya kadi ya oda {reference} hayakupita. Unaweza kujaribu tena kwa kiungo kile kile, hata kwa kadi nyingine. Au tuma LIPA kulipa kwa njia nyingine.',
    sheng:
      'Malipo ya card ya order {reference} haijapita. Jaribu tena na link ile ile, hata na card ingine. Ama tuma LIPA ulipe kwa njia ingine.',
  },
  payment_reversed: {
    en: 'Your card payment of {amount} for order {reference} was returned to you, so the order is on hold. Someone from {shop} will write to you here.',
    sw: 'Malipo yako ya kadi ya {amount} kwa oda {reference} yamerudishwa kwako, kwa hivyo oda imesimamishwa. Mtu wa {shop} atakuandikia hapa.',
    sheng:
      'Malipo yako ya card ya {amount} ya order {reference} imerudishwa kwako, so order iko on hold. Msee wa {shop} atakutext hapa.',
  },
} as const satisfies CopyTable

/** The page to which the payer's browser comes back. It says what we know, never what the address says. */
const cardPage = {
  card_page_checking_title: {
    en: 'Checking your payment',
    sw: 'Tunahakiki malipo yako',
    sheng: 'Tunacheki malipo yako',
  },
  card_page_checking_text: {
    en: 'This takes a few seconds. You can close this page: we will write to you in the chat about order {reference}.',
    sw: 'Hii huchukua sekunde chache. Unaweza kufunga ukurasa huu: tutakuandikia kwenye mazungumzo kuhusu oda {reference}.',
    sheng: 'Inachukua sekunde kadhaa. Unaweza funga hii page: tutakutext kwa chat kuhusu order {reference}.',
  },
  card_page_paid_title: { en: 'Payment received', sw: 'Malipo yamepokelewa', sheng: 'Malipo imefika' },
  card_page_paid_text: {
    en: 'Thank you! {amount} for order {reference} is paid. Everything else comes in the chat.',
    sw: 'Asante! {amount} za oda {reference} zimelipwa. Mengine yote yatakuja kwenye mazungumzo.',
    sheng: 'Shukran! {amount} ya order {reference} imelipwa. Zingine zote zitakuja kwa chat.',
  },
  card_page_failed_title: {
    en: 'The payment did not go through',
    sw: 'Malipo hayakupita',
    sheng: 'Malipo haijapita',
  },
  card_page_failed_text: {
    en: 'Order {reference} is not paid. The link in the chat lets you try again, or choose M-PESA there.',
    sw: 'Oda {reference} haijalipwa. Kiungo kilicho kwenye mazungumzo kinakuruhusu kujaribu tena, au chagua M-PESA hapo.',
    sheng: 'Order {reference} bado haijalipwa. Jaribu tena na link iko kwa chat, ama chagua M-PESA hapo.',
  },
  card_page_closed_title: {
    en: 'This link is closed',
    sw: 'Kiungo hiki kimefungwa',
    sheng: 'Hii link imefungwa',
  },
  card_page_closed_text: {
    en: 'Go back to the chat to see how order {reference} stands.',
    sw: 'Rudi kwenye mazungumzo uone hali ya oda {reference}.',
    sheng: 'Rudi kwa chat ucheki order {reference} iko aje.',
  },
  card_page_review_title: {
    en: 'We are looking into your payment',
    sw: 'Tunaangalia malipo yako',
    sheng: 'Tunacheki payment yako',
  },
  card_page_review_text: {
    en: 'A person checks the payment for order {reference}. Please do not pay again; we will write to you in the chat.',
    sw: 'Mtu anakagua malipo ya oda {reference}. Tafadhali usilipe tena; tutakuandikia kwenye mazungumzo.',
    sheng: 'Kuna msee anacheki malipo ya order {reference}. Usilipe tena please; tutakutext kwa chat.',
  },
  card_page_gave_up_title: { en: 'You have not paid', sw: 'Hujalipa', sheng: 'Bado hujalipa' },
  card_page_gave_up_text: {
    en: 'Order {reference} still waits for you. The link in the chat keeps working, or choose M-PESA there.',
    sw: 'Oda {reference} bado inakusubiri. Kiungo kilicho kwenye mazungumzo bado kinafanya kazi, au chagua M-PESA hapo.',
    sheng: 'Order {reference} bado inakungoja. Link iko kwa chat bado inafanya, ama chagua M-PESA hapo.',
  },
  card_page_unknown_title: {
    en: 'Nothing to show here',
    sw: 'Hakuna cha kuonyesha hapa',
    sheng: 'Hapa hakuna kitu',
  },
  card_page_unknown_text: {
    en: 'Go back to the chat, where you can see your order.',
    sw: 'Rudi kwenye mazungumzo, ambapo unaweza kuona oda yako.',
    sheng: 'Rudi kwa chat ucheki order yako.',
  },
  card_page_back: { en: 'Back to the chat', sw: 'Rudi kwenye mazungumzo', sheng: 'Rudi kwa chat' },
} as const satisfies CopyTable

export const cardCopy = { ...cardNotices, ...cardPage } as const satisfies CopyTable
