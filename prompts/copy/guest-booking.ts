import type { CopyTable } from './copy-table.ts'

/** A booking is a request that the team answers: nothing here may sound as if it were made. */
export const guestBookingCopy = {
  guest_booking_stub: {
    en: 'Booking is not available in this version. A human travel specialist can assist - shall I connect you?',
    sw: 'Kuweka nafasi hakupatikani katika toleo hili. Mtaalamu wa safari anaweza kukusaidia - nikuunganishe naye?',
    sheng: 'Kubook haiko kwa hii version. Kuna msee wa travel anaeza kusaidia - nikuconnect?',
  },
  guest_booking_change: {
    en: 'I cannot cancel or change a booking myself: nothing has been changed. Shall I ask a person at {property} to do it? Please have your booking reference ready.',
    sw: 'Siwezi kughairi wala kubadilisha nafasi iliyowekwa: hakuna kilichobadilishwa. Nimwombe mtu wa {property} akufanyie? Tafadhali uwe na namba ya nafasi yako.',
    sheng:
      'Siezi cancel ama change booking mwenyewe: hakuna kitu imechange. Niulize msee wa {property} akufanyie? Kuwa na reference ya booking yako.',
  },
  guest_booking_what: {
    en: 'What should I ask the team for: a table, a room, a treatment, a trip?',
    sw: 'Niiombe timu nini: meza, chumba, huduma ya spa, safari?',
    sheng: 'Niombe team nini: table, room, spa ama trip?',
  },
  guest_booking_dates: {
    en: 'For when?',
    sw: 'Ya lini?',
    sheng: 'Ya lini?',
  },
  guest_booking_people: {
    en: 'For how many people?',
    sw: 'Ya watu wangapi?',
    sheng: 'Ya watu wangapi?',
  },
  guest_booking_name: {
    en: 'Under what name?',
    sw: 'Kwa jina gani?',
    sheng: 'Kwa jina gani?',
  },
  guest_booking_skip: { en: 'Skip', sw: 'Ruka', sheng: 'Skip' },
  guest_booking_label_what: { en: 'What: {value}', sw: 'Ombi: {value}', sheng: 'Nini: {value}' },
  guest_booking_label_dates: { en: 'When: {value}', sw: 'Lini: {value}', sheng: 'Lini: {value}' },
  guest_booking_label_people: { en: 'People: {value}', sw: 'Watu: {value}', sheng: 'Watu: {value}' },
  guest_booking_label_name: { en: 'Name: {value}', sw: 'Jina: {value}', sheng: 'Jina: {value}' },
  guest_booking_read_back: {
    en: 'This is what I would pass to the team at {property}:\n{request}\nShall I?',
    sw: 'Hiki ndicho nitakachopeleka kwa timu ya {property}:\n{request}\nNipeleke?',
    sheng: 'Hii ndio nitapelekea team ya {property}:\n{request}\nNipeleke?',
  },
  guest_booking_passed: {
    en: 'I have passed your request to the team, reference {reference}. It is *not confirmed* until they write to you, by {when}.',
    sw: 'Nimepeleka ombi lako kwa timu, kumbukumbu {reference}. *Halijathibitishwa* hadi watakapokuandikia, kufikia {when}.',
    sheng: 'Nimepelekea team request yako, reference ni {reference}. *Haijaconfirmiwa* mpaka wakutext, kufikia {when}.',
  },
  guest_booking_failed: {
    en: 'I could not pass your request on just now, nothing has been asked for. Please try again in a moment, or ask:\n{contacts}',
    sw: 'Sikuweza kupeleka ombi lako kwa sasa, hakuna kilichoombwa. Tafadhali jaribu tena baadaye kidogo, au uliza:\n{contacts}',
    sheng:
      'Sijaweza kupeleka request yako saa hii, hakuna kitu imeombwa. Jaribu tena after kidogo, ama uliza:\n{contacts}',
  },
} as const satisfies CopyTable
