import type { CopyTable } from './copy-table.ts'

/** How soon places are served, whatever the hour is. */
export const deliveryTimesCopy = {
  rule_minutes: {
    en: '{place}: within {minutes} minutes of paying.',
    sw: '{place}: ndani ya dakika {minutes} baada ya kulipa.',
    sheng: '{place}: within dakika {minutes} ukishalipa.',
  },
  rule_hours: {
    en: '{place}: within {hours} hours of paying.',
    sw: '{place}: ndani ya saa {hours} baada ya kulipa.',
    sheng: '{place}: within masaa {hours} ukishalipa.',
  },
  rule_same_day: {
    en: '{place}: the same day when paid before {time}, else the next working day.',
    sw: '{place}: siku hiyo hiyo ukilipa kabla ya {time}, la sivyo siku ya kazi inayofuata.',
    sheng: '{place}: same day ukilipa kabla ya {time}, ama next working day.',
  },
  rule_next_day: {
    en: '{place}: the next working day, not the same day.',
    sw: '{place}: siku ya kazi inayofuata, si siku hiyo hiyo.',
    sheng: '{place}: next working day, si same day.',
  },
  rule_days: {
    en: '{place}: {from} to {to} working days.',
    sw: '{place}: siku {from}-{to} za kazi.',
    sheng: '{place}: siku {from}-{to} za kazi.',
  },
  rule_days_exactly: {
    en: '{place}: {days} working days.',
    sw: '{place}: siku {days} za kazi.',
    sheng: '{place}: siku {days} za kazi.',
  },
} as const satisfies CopyTable
