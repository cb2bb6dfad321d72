import type { MessagesLike } from '../../lib/translate.ts'
import type { customers as en } from '../en/customers.ts'

/** The same sentences in Swahili. */
export const customers: MessagesLike<typeof en> = {
  lead: 'Kila aliyewahi kuandikia duka, wa mwisho kuonekana kwanza.',
  find: 'Jina, namba au lebo',
  'find.drop': 'Usitafute {text}',
  none: 'Hakuna aliyeandika bado',
  'none.found': 'Hakuna anayeitwa hivyo',
  table: 'Wateja',
  name: 'Mteja',
  orders: 'Oda',
  seen: 'Alionekana mwisho',
  stopped: 'alisema STOP',
  back: 'Wateja wote',
  chat: 'Fungua gumzo',
  about: 'Kumhusu',
  tickets: 'Kesi',
  'ticket.open': 'wazi',
  'ticket.claimed': 'iko na mtu',
  'ticket.resolved': 'imekwisha',
  'orders.none': 'Hajaagiza chochote bado.',
  'tickets.none': 'Hajahitaji mtu bado.',

  consent: 'Idhini',
  'consent.transactional': 'Ujumbe kuhusu oda zake',
  'consent.marketing': 'Ofa ambazo hakuziuliza',
  'consent.memory': 'Kukumbukwa',
  'consent.trip_watch': 'Safari zake kufuatiliwa',
  'consent.implied': 'kwa sababu aliandika',
  'consent.never_asked': 'hajaulizwa',
  'consent.granted': 'ameruhusu',
  'consent.withdrawn': 'ameondoa',
  'consent.since': 'tangu {when}',
  'consent.trail': 'Ilivyokuja kuwa hivyo',
  'consent.trail.none': 'Hajasema lolote bado.',
  'consent.by': '{purpose}: {action}, kupitia {source}',

  memory: 'Yanayokumbukwa',
  'memory.none': 'Hakuna kinachokumbukwa kumhusu.',
  'memory.forget': 'Sahau yote',
  'memory.forgotten': 'Yamesahauliwa, na idhini yake imeondolewa.',

  export: 'Mpe taarifa zake',
  'export.title': 'Taarifa zake',
  'export.text':
    'Yote yanayojulikana kumhusu, pamoja na faili zake. Anwani inafunguka mara moja, kwa siku moja: mpe yeye tu.',

  erase: 'Futa kabisa',
  'erase.title': 'Umfute {name} kabisa?',
  'erase.text':
    'Jina, namba, maneno, faili, maelezo na kumbukumbu zake zinaondoka kabisa. Oda na risiti zake zinabaki bila jina. STOP yake bado inashika. Nakala za akiba zinamhifadhi hadi zifikishe siku 35.',
  'erase.name': 'Andika "{name}" ili kuendelea',
  'erase.submit': 'Futa kabisa',
  'erase.done': 'Amefutwa.',
  erased: 'Amefutwa',
  'erased.text': 'Mteja huyu amefutwa. Zilizobaki ni takwimu.',
  'erased.at': 'Lini',
  'erased.by': 'Na',
  'erased.hash': 'Ushahidi',
  'erased.counts': 'Safu zilizofutwa au kuachwa wazi',
}
