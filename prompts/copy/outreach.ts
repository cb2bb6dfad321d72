import type { CopyTable } from './copy-table.ts'

/** The one reminder of an order that was left unpaid. It says how to end messages, because nobody asked for it. */
export const outreachCopy = {
  cart_reminder: {
    en: 'Your order at {shop} is still here: {items}, total {total}.\n1. Continue\n2. No thanks\nSend STOP if you want no more messages.',
    sw: 'Oda yako ya {shop} bado ipo: {items}, jumla {total}.\n1. Endelea\n2. Hapana asante\nTuma STOP kama hutaki ujumbe tena.',
    sheng:
      'Order yako ya {shop} bado iko: {items}, total {total}.\n1. Endelea\n2. Zii, asante\nTuma STOP kama hutaki messages tena.',
  },
  cart_reminder_go: { en: 'Continue', sw: 'Endelea', sheng: 'Endelea' },
  cart_reminder_no: { en: 'No thanks', sw: 'Hapana asante', sheng: 'Zii, asante' },
  cart_reminder_declined: {
    en: "Okay, I won't ask about it again. Your order stays here if you change your mind.",
    sw: 'Sawa, sitauliza tena. Oda yako ipo ukibadilisha mawazo.',
    sheng: 'Poa, sitaku-ask tena. Order yako iko tu ukichange mind.',
  },
  cart_reminder_gone: {
    en: 'That order is not open any more. Tell me what you are looking for and we start a new one.',
    sw: 'Oda hiyo haiko wazi tena. Niambie unatafuta nini tuanze nyingine.',
    sheng: 'Hiyo order haiko open tena. Niambie unatafuta nini tuanze ingine.',
  },
} as const satisfies CopyTable
