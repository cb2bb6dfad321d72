import type { MessagesLike } from '../../lib/translate.ts'
import type { edit as en } from '../en/edit.ts'

/** Sentensi za kubadilisha kesi na mteja. */
export const edit: MessagesLike<typeof en> = {
  customer: 'Badilisha {name}',
  ticket: 'Badilisha kesi',
  topic: 'Inahusu nini',
  priority: 'Umuhimu',
  'priority.normal': 'Wa kawaida',
  'priority.high': 'Wa juu',
  due: 'Ijibiwe kabla ya',
  who: 'Ni ya nani',
  nobody: 'Si ya mtu',
  notes: 'Maelezo ya wafanyakazi',
  tags: 'Vitambulisho',
  'tags.help': 'Kimoja kwa kila mstari.',
  'language.own': 'Kama anavyoandika',
  save: 'Hifadhi',
}
