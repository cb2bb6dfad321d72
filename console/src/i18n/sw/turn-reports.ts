import type { MessagesLike } from '../../lib/translate.ts'
import type { turnReports as en } from '../en/turn-reports.ts'

/** The same sentences in Swahili. */
export const turnReports: MessagesLike<typeof en> = {
  'report.title': 'Je, lilikuwa kosa?',
  'report.write': 'Ripoti jibu lenye kosa',
  'report.change': 'Badilisha ripoti yangu',
  'report.withdraw': 'Iondoe',
  'report.reason': 'Kosa lilikuwa nini',
  'report.wrong_fact': 'Linasema jambo lisilo kweli',
  'report.misunderstood': 'Halikumwelewa mteja',
  'report.left_out': 'Limeacha jambo',
  'report.tone': 'Lugha haikufaa',
  'report.person_needed': 'Mtu ndiye angepaswa kujibu',
  'report.other': 'Jambo lingine',
  'report.note': 'Lilipaswa kusema nini',
  'report.note.help': 'Timu pekee ndiyo inaliona.',
  'report.send': 'Ripoti',

  'reported.lead': 'Timu inasema nini kuhusu majibu yenye kosa, jipya likiwa la kwanza.',
  'reported.any': 'Lolote',
  'reported.none': 'Hakuna aliyeripoti jibu lenye kosa.',
  'reported.none_such': 'Hakuna ripoti ya sababu hii.',
  'reported.all': 'Onyesha yote',
  'reported.chat': 'Fungua mazungumzo',
}
