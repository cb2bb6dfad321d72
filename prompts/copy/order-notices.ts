import type { CopyTable } from './copy-table.ts'

/** What is said when staff move an order or its goods, and when they ask for its money. */
export const orderNoticesCopy = {
  order_goes_on: {
    en: 'We have looked into order {reference}: it is paid, and {shop} prepares it now.',
    sw: 'Tumeangalia oda {reference}: imelipwa, na {shop} inaiandaa sasa.',
    sheng: 'Tumecheki order {reference}: imelipwa, na {shop} inaiprepare sasa.',
  },
  order_cancelled: {
    en: '{shop} has cancelled order {reference}. Nothing is to be paid for it. Write here if you have a question.',
    sw: '{shop} imeghairi oda {reference}. Hakuna cha kulipa. Andika hapa ukiwa na swali.',
    sheng: '{shop} imecancel order {reference}. Hakuna ya kulipa. Text hapa ukiwa na swali.',
  },
  order_prompted: {
    en: 'A payment request of {amount} for order {reference} is on the phone {about}. Enter your PIN there, never in this chat. I will tell you the result.',
    sw: 'Ombi la malipo la {amount} kwa oda {reference} liko kwenye simu {about}. Weka PIN hapo, usiiandike kamwe hapa. Nitakuambia matokeo.',
    sheng:
      'Prompt ya {amount} ya order {reference} iko kwa simu {about}. Weka PIN hapo, usiandike hapa kwa chat. Nitakushow result.',
  },
  order_linked: {
    en: 'You can pay {amount} for order {reference} by card here: {about}',
    sw: 'Unaweza kulipa {amount} za oda {reference} kwa kadi hapa: {about}',
    sheng: 'Unaweza lipa {amount} ya order {reference} na card hapa: {about}',
  },
  goods_ready: {
    en: 'Order {reference} is ready. You can fetch it here: {about}.',
    sw: 'Oda {reference} iko tayari. Unaweza kuichukua hapa: {about}.',
    sheng: 'Order {reference} iko ready. Unaweza ichukua hapa: {about}.',
  },
  goods_handed_over: {
    en: 'Order {reference} has been handed over. Thank you for shopping with {shop}!',
    sw: 'Oda {reference} imekabidhiwa. Asante kwa kununua {shop}!',
    sheng: 'Order {reference} imekabidhiwa. Shukran kwa kushop na {shop}!',
  },
  goods_dispatched: {
    en: 'Order {reference} is on its way to you, with {about}.',
    sw: 'Oda {reference} iko njiani kuja kwako, na {about}.',
    sheng: 'Order {reference} iko njiani inakuja, na {about}.',
  },
  goods_delivered: {
    en: 'Order {reference} has been delivered. Thank you for shopping with {shop}!',
    sw: 'Oda {reference} imefikishwa. Asante kwa kununua {shop}!',
    sheng: 'Order {reference} imefika. Shukran kwa kushop na {shop}!',
  },
  goods_returned: {
    en: 'Order {reference} could not be delivered and has come back to {shop}. Someone will write to you here about what to do.',
    sw: 'Oda {reference} haikuweza kufikishwa na imerudi {shop}. Mtu atakuandikia hapa kuhusu la kufanya.',
    sheng: 'Order {reference} haikuweza kufika na imerudi {shop}. Msee atakutext hapa tujue la kufanya.',
  },
  carrier_rider: { en: 'our rider', sw: 'mwendesha boda wetu', sheng: 'rider wetu' },
  carrier_courier: { en: 'the courier', sw: 'kampuni ya usafirishaji', sheng: 'courier' },
  carrier_waybill: { en: 'waybill', sw: 'namba ya mzigo', sheng: 'waybill' },
} as const satisfies CopyTable
