import type { MessagesLike } from '../../lib/translate.ts'
import type { account as en } from '../en/account.ts'

/** Sentensi za akaunti ya mtu mwenyewe. */
export const account: MessagesLike<typeof en> = {
  'account.who': 'Wewe',
  'account.who.text': 'Wenzako wanaona jina hili; wateja hawalioni.',
  'account.email': 'Barua pepe',
  'account.role': 'Jukumu',
  'account.shop': 'Duka',

  'account.console': 'Kivinjari hiki',
  'account.console.text': 'Jinsi kurasa zinavyoonekana na kusikika hapa. Kivinjari kingine kina chaguo zake.',

  'account.password': 'Nenosiri',
  'account.password.text': 'Ukibadilisha nenosiri unaondolewa kila mahali pengine.',
  'account.password.now': 'Ulilonalo sasa',
  'account.password.next': 'Jipya',
  'account.password.next.help': 'Angalau herufi 12. Sentensi ni rahisi kukumbuka na ngumu kubahatisha.',
  'account.password.submit': 'Badilisha nenosiri',
  'account.password.done': {
    one: 'Nenosiri limebadilishwa. Kikao kingine {count} kimeisha.',
    other: 'Nenosiri limebadilishwa. Vikao vingine {count} vimeisha.',
  },
  'account.password.wrong': 'Nenosiri au namba si sahihi.',

  'account.two_step': 'Hatua ya pili',
  'account.two_step.text': 'Pamoja na nenosiri, namba ambayo simu yako pekee inaijua.',
  'account.two_step.on': 'Imewashwa',
  'account.two_step.off': 'Imezimwa',
  'account.two_step.set_up': 'Iweke',
  'account.two_step.disable': 'Izime',
  'account.two_step.disable.title': 'Uzime hatua ya pili?',
  'account.two_step.disable.text': 'Kisha yeyote atakayejua nenosiri lako anaweza kuingia kama wewe.',
  'account.two_step.scan': 'Elekeza programu ya uthibitisho kwenye mraba huu.',
  'account.two_step.square': 'Mraba wa nukta kwa kamera ya programu ya uthibitisho',
  'account.two_step.secret': 'Au andika hii kwenye programu',
  'account.two_step.code': 'Tarakimu sita inazoonyesha',
  'account.two_step.code.wrong': 'Hiyo si namba ya sasa. Subiri inayofuata, na uangalie saa ya simu.',
  'account.two_step.confirm': 'Iwashe',
  'account.recovery': 'Namba za dharura',
  'account.recovery.text':
    'Hatua ya pili imewashwa. Kila namba kati ya hizi inakuingiza mara moja bila simu yako. Zinaonyeshwa sasa tu.',
  'account.recovery.kept': 'Nimezihifadhi',

  'account.sessions': 'Ulikoingia',
  'account.sessions.text': 'Maliza usichokijua, kisha ubadilishe nenosiri.',
  'account.sessions.here': 'Hapa',
  'account.sessions.unknown': 'Kivinjari kisichojulikana',
  'account.sessions.on': '{browser} kwenye {system}',
  'account.sessions.seen': 'mara ya mwisho: {time}',
  'account.sessions.now': 'kimeonekana sasa hivi',
  'account.sessions.end': 'Ondoka',
  'account.sessions.end_named': 'Ondoka kwenye {name}',
  'account.sessions.everywhere': 'Ondoka kila mahali',
  'account.sessions.everywhere.title': 'Uondoke kila mahali?',
  'account.sessions.everywhere.text': 'Kila kikao kinaisha, hiki pia. Ulichoanza kuandika kinahifadhiwa.',
}
