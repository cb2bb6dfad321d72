import type { MessagesLike } from '../../lib/translate.ts'
import type { setup as en } from '../en/setup.ts'

/** The same sentences in Swahili. */
export const setup: MessagesLike<typeof en> = {
  lead: 'Kutoka duka tupu hadi mteja wa kwanza. Kila hatua hujaribiwa kweli; hakuna kinachoweza kuwekewa alama kwa mkono.',
  left: { one: 'Imebaki hatua {count}', other: 'Zimebaki hatua {count}' },
  complete: 'Yote yamekamilika.',
  look: 'Onyesha hatua',
  done: 'Tayari',
  open: 'Bado',
  failed: 'Imeshindikana',
  waiting: 'Inasubiri',
  tried: 'Ilijaribiwa {at}',
  says: 'Upande wa pili unasema: {problem}',

  number: 'Unganisha nambari yako ya WhatsApp',
  'number.why': 'Bila hiyo hakuna anayeweza kukuandikia.',
  'number.do': 'Fungua miunganisho',
  webhook: 'Ruhusu ujumbe uingie',
  'webhook.why':
    'Tulia huita anwani yake ya umma, mara moja kwa sahihi kama ya Twilio na mara moja kwa sahihi ya uongo. Hilo huthibitisha anwani na token; kwamba Twilio ilipewa anwani, ujumbe wa kwanza wa mteja ndio huthibitisha.',
  'webhook.do': 'Jaribu sasa',
  template: 'Pata kiolezo kilichoidhinishwa',
  'template.why':
    'Saa ishirini na nne baada ya ujumbe wa mwisho wa mteja, ni kiolezo kilichoidhinishwa tu kinachoweza kutumwa.',
  prompt: 'Jilipe shilingi moja',
  'prompt.why':
    'Ni ombi halisi tu linalothibitisha shortcode na passkey. Hugharimu shilingi moja, inayoingia kwenye akaunti yako na kukaa kati ya pesa zisizo za oda yoyote.',
  'prompt.phone': 'Simu yako',
  'prompt.do': 'Tuma ombi',
  'prompt.look': 'Uliza limefikia wapi',
  catalogue: 'Weka kitu cha kuuza',
  'catalogue.why': 'Msaidizi hutoa tu kilicho kwenye katalogi.',
  document: 'Ongeza hati ya kwanza',
  'document.why': 'Usafirishaji, kurudisha bidhaa, saa za kazi: msaidizi hujibu kutoka hati zako na si kwingine.',
  team: 'Alika mwenzako wa kwanza',
  'team.why': 'Msaidizi asipoweza kuendelea, lazima mtu aweze.',
  'team.do': 'Fungua timu',

  'reason.no_number': 'Unganisha nambari kwanza.',
  'reason.no_account': 'Unganisha M-PESA kwanza.',
  'reason.switched_off': 'M-PESA imezimwa kwenye mipangilio ya malipo.',
  'reason.unreachable':
    'Hakuna kinachojibu kwenye anwani ya umma. Hakikisha jina linaelekea mashine hii na cheti chake ni halali.',
  'reason.elsewhere':
    'Kuna kinachojibu kwenye anwani ya umma, lakini si Tulia yenye token hii. Angalia PUBLIC_BASE_URL na kilicho mbele yake.',
  'reason.rejected': 'WhatsApp imekikataa. Sababu yake iko kando ya kiolezo.',
  'reason.refused': 'M-PESA imekataa ombi.',
  'reason.unknown': 'M-PESA haikujibu wazi. Angalia simu kabla ya kujaribu tena.',
  'reason.cancelled_by_payer': 'Ombi lilifutwa kwenye simu.',
  'reason.wrong_pin': 'PIN haikuwa sahihi.',
  'reason.insufficient_funds': 'Pesa kwenye simu hazikutosha.',
  'reason.expired': 'Hakuna aliyejibu ombi.',
  'reason.other': 'Haikufanikiwa.',
}
