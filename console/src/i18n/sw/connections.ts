import type { MessagesLike } from '../../lib/translate.ts'
import type { connections as en } from '../en/connections.ts'

/** The same sentences in Swahili. */
export const connections: MessagesLike<typeof en> = {
  lead: 'Nambari yako na akaunti zako za malipo. Funguo huingizwa na hazionyeshwi tena.',
  connect: 'Unganisha',
  change: 'Badilisha funguo',
  another: 'Unganisha nambari nyingine',
  since: 'Tangu',
  not_yet: 'Bado haijaunganishwa.',
  checkout: 'Wakati wa kulipa',
  offered: 'wateja wanaweza kuitumia',
  not_offered: 'imezimwa kwenye mipangilio ya malipo',
  production: 'Halisi',
  sandbox: 'Mazingira ya majaribio',
  environment: 'Mazingira',

  'whatsapp.why': 'Wateja huandikia nambari hii. Unahitaji mtumaji wa WhatsApp kwenye Twilio.',
  'whatsapp.number': 'Nambari',
  'whatsapp.number.help': 'Pamoja na msimbo wa nchi, kama +254712345678.',
  'whatsapp.account': 'Account SID',
  'whatsapp.account.help': 'Huanza na AC. Iko kwenye ukurasa wa kwanza wa Twilio.',
  'whatsapp.token': 'Auth token',
  'whatsapp.token.help':
    'Iko kando ya Account SID. Hutia sahihi kila ujumbe unaoingia, kwa hivyo API key haichukui nafasi yake.',
  'whatsapp.webhook': 'Anwani ya kuipa Twilio',
  'whatsapp.webhook.help': 'Kwenye Twilio: mtumaji, “Webhook URL for incoming messages”, njia POST.',
  'whatsapp.heard': 'Ujumbe wa mwisho',
  'whatsapp.never': 'bado hakuna aliyeiandikia',

  'mpesa.why':
    'Wateja hulipa kwa ombi kwenye simu yao. Unahitaji paybill au till ya Lipa na M-PESA na programu kwenye Daraja.',
  'mpesa.shortcode': 'Shortcode',
  'mpesa.shortcode.help': 'Paybill; ya till, nambari yake ya duka.',
  'mpesa.till': 'Nambari ya till',
  'mpesa.till.help': 'Pale tu wateja wanapolipa till.',
  'mpesa.key': 'Consumer key',
  'mpesa.secret': 'Consumer secret',
  'mpesa.app.help': 'Ya programu yako kwenye Daraja.',
  'mpesa.passkey': 'Passkey',
  'mpesa.passkey.help':
    'Safaricom huituma kwa barua pepe programu yako inapoanza kazi. Ni ombi halisi tu linaloithibitisha.',
  'mpesa.sends_back': 'Kurudisha pesa',
  'mpesa.sends_back.yes': 'zinaweza kutumwa kutoka hapa',
  'mpesa.sends_back.no': 'hutumwa kwa mkono, kwenye tovuti ya M-PESA',

  'pesapal.why': 'Wateja hulipa kwa kadi kwenye ukurasa wa PesaPal. Unahitaji akaunti ya mfanyabiashara huko.',
  'pesapal.key': 'Consumer key',
  'pesapal.secret': 'Consumer secret',
  'pesapal.help': 'PesaPal ilituma zote mbili kwa barua pepe akaunti ilipofunguliwa.',
  'pesapal.currencies': 'Sarafu',
  'pesapal.currencies.help': 'Misimbo yake, kama KES au USD, na nafasi kati yake.',

  test: 'Jaribu',
  save: 'Jaribu na uhifadhi',
  saved: 'Imeunganishwa.',
  'test.works': 'Funguo zinafanya kazi.',
  'test.works.mpesa': 'Funguo zinafanya kazi. Shortcode na passkey zitathibitishwa na ombi la kwanza.',
  'refused.keys.whatsapp':
    'Twilio haiijui akaunti hii kwa token hii. Nakili zote mbili tena kutoka Twilio: token iliyobadilishwa huko haifanyi kazi tena.',
  'refused.keys.mpesa':
    'M-PESA haikubali funguo hizi. Zinakili tena kutoka Daraja, na uhakikishe ni za mazingira yaliyochaguliwa hapa.',
  'refused.keys.pesapal':
    'PesaPal haikubali funguo hizi. Zinakili tena kutoka barua pepe yake, na uhakikishe ni za mazingira yaliyochaguliwa hapa.',
  'refused.suspended': 'Twilio imefunga akaunti hii. Ingia huko: mara nyingi malipo hayajafanywa.',
  'refused.number_unknown':
    'Nambari hii si mtumaji wa WhatsApp wa akaunti hiyo. Kwenye Twilio: Messaging, Senders, WhatsApp senders.',
  'refused.number_offline': 'Mtumaji yupo, lakini hayuko mtandaoni. Twilio inasema kando yake inasubiri nini.',
  unreachable:
    'Mtoa huduma hajibu sasa hivi, kwa hivyo hakuna kinachojulikana kuhusu funguo. Jaribu tena baada ya dakika moja.',
  says: 'Mtoa huduma anasema: {problem}',
}
