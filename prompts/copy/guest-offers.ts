import type { CopyTable } from './copy-table.ts'

export const guestOffersCopy = {
  guest_perhaps: {
    en: 'I am not sure that I know this. Do you mean:\n{menu}',
    sw: 'Sina uhakika kama najua hili. Je, unamaanisha:\n{menu}',
    sheng: 'Siko sure kama najua hii. Unamaanisha:\n{menu}',
  },
  guest_maybe_person: {
    en: 'If it does not: shall I ask a person?',
    sw: 'Ikiwa halikujibu: nimwombe mtu?',
    sheng: 'Kama haikujibu: niulize msee?',
  },
  guest_maybe_other: {
    en: 'If it does not, do you mean:\n{menu}',
    sw: 'Ikiwa halikujibu, je, ni moja ya hizi:\n{menu}',
    sheng: 'Kama haikujibu, unamaanisha:\n{menu}',
  },
  source_page: {
    en: '{title}, p. {page}',
    sw: '{title}, uk. {page}',
    sheng: '{title}, p. {page}',
  },
  guest_none: {
    en: 'None of these',
    sw: 'Hakuna kati ya hizi',
    sheng: 'Hakuna ata moja',
  },
} as const satisfies CopyTable
