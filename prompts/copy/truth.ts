import type { CopyTable } from './copy-table.ts'

export const truthCopy = {
  documents_differ: {
    en: 'Two of our documents say different things about this, so I don’t want to guess. Let me ask.',
    sw: 'Nyaraka zetu mbili zinasema tofauti kuhusu hili, kwa hiyo sitaki kubahatisha. Ngoja niulize.',
    sheng: 'Documents zetu mbili zinasema vitu different kuhusu hii, so sitaki kuguess. Wacha niulize.',
  },
} as const satisfies CopyTable
