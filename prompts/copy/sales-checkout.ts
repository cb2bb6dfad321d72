import type { CopyTable } from './copy-table.ts'

/** The one question of the checkout, and the ways to pay. */
export const salesCheckoutCopy = {
  pay_by_prompt: {
    en: 'Pay {total} by M-PESA from {phone}?',
    sw: 'Ulipe {total} kwa M-PESA kutoka {phone}?',
    sheng: 'Ulipe {total} na M-PESA kutoka {phone}?',
  },
  pay_by_prompt_from: {
    en: 'Pay {total} by M-PESA? Send me the number that pays, as 07... or 01...',
    sw: 'Ulipe {total} kwa M-PESA? Nitumie namba itakayolipa, kama 07... au 01...',
    sheng: 'Ulipe {total} na M-PESA? Nitumie number italipa, kama 07... ama 01...',
  },
  pay_by_paybill: {
    en: 'Pay {total} by M-PESA Paybill?',
    sw: 'Ulipe {total} kwa Paybill ya M-PESA?',
    sheng: 'Ulipe {total} na Paybill ya M-PESA?',
  },
  pay_by_card: { en: 'Pay {total} by card?', sw: 'Ulipe {total} kwa kadi?', sheng: 'Ulipe {total} na card?' },
  ways_open: {
    en: 'Here you can pay by {ways}.',
    sw: 'Hapa unaweza kulipa kwa {ways}.',
    sheng: 'Hapa unaeza kulipa na {ways}.',
  },
  no_cash: {
    en: 'No, I cannot take cash here: an order is paid before it goes out.',
    sw: 'Hapana, siwezi kupokea pesa taslimu hapa: oda hulipwa kabla haijatoka.',
    sheng: 'Zii, siezi chukua cash hapa: order inalipwa kabla itoke.',
  },
  choice_pay: { en: 'Yes, pay', sw: 'Ndiyo, lipa', sheng: 'Sawa, lipa' },
  choice_other_way: { en: 'Another way', sw: 'Njia nyingine', sheng: 'Njia nyingine' },
  choice_change_order: { en: 'Change order', sw: 'Badilisha oda', sheng: 'Change order' },
} as const satisfies CopyTable
