import type { CopyTable } from './copy-table.ts'

/** The draft, its confirmation and changes to it. */
export const salesOrderCopy = {
  order_heading: { en: 'Your order {reference}:', sw: 'Oda yako {reference}:', sheng: 'Order yako {reference}:' },
  cart_heading: { en: 'Your order:', sw: 'Oda yako:', sheng: 'Order yako:' },
  order_line: {
    en: '{quantity} x {name} ({variant}): {amount}',
    sw: '{quantity} x {name} ({variant}): {amount}',
    sheng: '{quantity} x {name} ({variant}): {amount}',
  },
  order_discount: {
    en: 'Discount, {offer}: -{discount}',
    sw: '{offer}: -{discount}',
    sheng: '{offer}: -{discount}',
  },
  order_discount_plain: { en: 'Discount: -{discount}', sw: 'Punguzo: -{discount}', sheng: 'Discount: -{discount}' },
  order_total: { en: 'Total: {total}', sw: 'Jumla: {total}', sheng: 'Total: {total}' },
  code_hint: {
    en: 'You may also send the code {code}: {title}.',
    sw: 'Unaweza pia kutuma msimbo {code}: {title}.',
    sheng: 'Pia unaeza tuma code {code}: {title}.',
  },
  what_to_change: {
    en: 'What should I change? Say for example "size 43", "make it two" or "remove" with the name. To drop the order, say "cancel".',
    sw: 'Nibadilishe nini? Sema kwa mfano "size 43", "ziwe mbili" au "ondoa" na jina. Kuacha oda, sema "ghairi".',
    sheng: 'Nichange nini? Sema kama "size 43", "ziwe mbili" ama "toa" na jina. Kuacha order, sema "cancel".',
  },
  removed_line: { en: 'Removed: {name}.', sw: 'Imeondolewa: {name}.', sheng: 'Imetolewa: {name}.' },
  cart_empty: {
    en: 'Your order is empty now. What are you looking for?',
    sw: 'Oda yako sasa ni tupu. Unatafuta nini?',
    sheng: 'Order yako iko empty saa hii. Unatafuta nini?',
  },
  dropped: {
    en: 'All right, I have left that. Nothing was ordered and nothing is to be paid. Tell me whenever you need something.',
    sw: 'Sawa, nimeacha hiyo. Hakuna kilichoagizwa na hakuna cha kulipa. Niambie ukihitaji kitu.',
    sheng: 'Fiti, nimeacha hiyo. Hakuna kitu ume-order na hakuna ya kulipa. Nishow ukidai kitu.',
  },
  sold_out_meanwhile: {
    en: '{name} has just sold out in that quantity, so I took it off. What would you like instead?',
    sw: '{name} imeisha sasa hivi kwa idadi hiyo, nimeiondoa. Ungependa nini badala yake?',
    sheng: '{name} imeisha saa hii kwa hiyo number, nimeitoa. Unataka nini badala yake?',
  },
  order_changed: {
    en: 'The order has changed since you confirmed it. Please look at it again.',
    sw: 'Oda imebadilika tangu uithibitishe. Tafadhali iangalie tena.',
    sheng: 'Order imechange tangu u-confirm. Icheki tena.',
  },
  price_changed: {
    en: 'The price of {name} ({variant}) has changed from {from} to {to}.',
    sw: 'Bei ya {name} ({variant}) imebadilika kutoka {from} hadi {to}.',
    sheng: 'Bei ya {name} ({variant}) imechange kutoka {from} hadi {to}.',
  },
  fee_changed: {
    en: 'Delivery now costs {to} instead of {from}.',
    sw: 'Usafirishaji sasa ni {to} badala ya {from}.',
    sheng: 'Delivery saa hii ni {to} badala ya {from}.',
  },
  discount_changed: {
    en: 'The discount on this order has changed from {from} to {to}.',
    sw: 'Punguzo la oda hii limebadilika kutoka {from} hadi {to}.',
    sheng: 'Discount ya hii order imechange kutoka {from} hadi {to}.',
  },
  discount_ended: {
    en: 'The offer that took {from} off has ended.',
    sw: 'Ofa iliyokupunguzia {from} imeisha.',
    sheng: 'Ile offer ilikupunguzia {from} imeisha.',
  },
  line_gone: {
    en: '{name} ({variant}) cannot be had any more, so I took it out.',
    sw: '{name} ({variant}) haipatikani tena, kwa hiyo nimeiondoa.',
    sheng: '{name} ({variant}) haipatikani tena, so nimeitoa.',
  },
  line_fewer: {
    en: 'Of {name} ({variant}) only {left} can be had now, so I changed it to {left}.',
    sw: '{name} ({variant}) zimebaki {left} tu, kwa hiyo nimeweka {left}.',
    sheng: '{name} ({variant}) zimebaki {left} tu, so nimeweka {left}.',
  },
  total_fell: {
    en: 'So you pay {total}, less than you confirmed.',
    sw: 'Kwa hiyo utalipa {total}, chini ya ulichothibitisha.',
    sheng: 'So utalipa {total}, less ya vile uli-confirm.',
  },
  order_in_payment: {
    en: 'A payment prompt for that order is on a phone right now, so the order stays as it is. Finish it, or cancel it on the phone, then tell me the change again.',
    sw: 'Ombi la malipo la oda hiyo liko kwenye simu sasa hivi, kwa hiyo oda inabaki ilivyo. Limalize, au lighairi kwenye simu, kisha uniambie mabadiliko tena.',
    sheng:
      'Prompt ya hiyo order iko kwa simu saa hii, so order inabaki vile iko. Imalize, ama i-cancel kwa simu, alafu uniambie change tena.',
  },
  order_limit: {
    en: 'One order takes at most {max} different items. Confirm this one first, then start another.',
    sw: 'Oda moja ina bidhaa tofauti {max} tu. Thibitisha hii kwanza, kisha uanze nyingine.',
    sheng: 'Order moja inabeba vitu {max} different tu. Confirm hii kwanza, alafu uanze ingine.',
  },
  cannot_now: {
    en: 'I cannot reach that information right now. Please try again in a moment.',
    sw: 'Siwezi kupata taarifa hiyo kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
    sheng: 'Siwezi pata hiyo info saa hii. Jaribu tena after kidogo.',
  },
} as const satisfies CopyTable
