import type { MessagesLike } from '../../lib/translate.ts'
import type { links as english } from '../en/links.ts'

/** Sentensi za kurasa ambazo viungo vinaelekeza. */
export const links: MessagesLike<typeof english> = {
  'link.expired': 'Kiungo hiki kimetumika au kimekwisha. Omba kingine.',
  'link.password': 'Nenosiri lako mwenyewe',
  'link.password.help': { one: 'Angalau herufi {count}.', other: 'Angalau herufi {count}.' },
  'link.join': 'Jiunge na timu',
  'link.join.lead': 'Mwenzako amekualika.',
  'link.name': 'Jina lako',
  'link.name.help': 'Acha wazi ili kubaki na lililo kwenye mwaliko.',
  'link.setup': 'Anza',
  'link.setup.lead': 'Anayeanza ndiye anayeendesha mfumo huu.',
  'link.setup.submit': 'Anza',
  'link.reset': 'Nenosiri lingine',
  'link.reset.lead': 'Utaondolewa kila mahali.',
  'link.reset.submit': 'Weka nenosiri',
}
