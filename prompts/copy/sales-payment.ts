import type { CopyTable } from './copy-table.ts'

/** From the confirmed total to the prompt on the phone. */
export const salesPaymentCopy = {
  choose_method: {
    en: 'How would you like to pay {total}?',
    sw: 'Ungependa kulipa {total} kwa njia gani?',
    sheng: 'Unataka kulipa {total} aje?',
  },
  method_not_enabled: {
    en: 'No, this shop does not take that way of paying here yet.',
    sw: 'Hapana, duka hili bado halipokei malipo kwa njia hiyo hapa.',
    sheng: 'Zii, hii shop bado haichukui malipo ya hiyo njia hapa.',
  },
  no_method: {
    en: 'No way of paying is switched on in this chat. Your order of {total} is kept; a person from the shop can take the payment.',
    sw: 'Hakuna njia ya malipo iliyowashwa kwenye gumzo hili. Oda yako ya {total} imehifadhiwa; mtu wa duka anaweza kupokea malipo.',
    sheng:
      'Hakuna njia ya kulipa imewashwa hapa kwa chat. Order yako ya {total} iko; msee wa duka anaweza chukua malipo.',
  },
  ask_phone: {
    en: 'Which M-PESA number should get the prompt for {total}? Send it as 07... or 01...',
    sw: 'Ni namba gani ya M-PESA ipokee ombi la {total}? Itume kama 07... au 01...',
    sheng: 'Nitume prompt ya {total} kwa number gani ya M-PESA? Iandike kama 07... ama 01...',
  },
  bad_phone: {
    en: 'That is not a Kenyan mobile number.',
    sw: 'Hiyo si namba ya simu ya Kenya.',
    sheng: 'Hiyo sio number ya Kenya, icheki tena.',
  },
  pin_not_here: {
    en: 'A PIN does not belong in this chat: nobody at the shop needs it. Enter it only on the M-PESA prompt on your phone.',
    sw: 'PIN ni siri yako, si ya gumzo hili: hakuna mtu dukani anayeihitaji. Iweke kwenye ombi la M-PESA kwenye simu yako pekee.',
    sheng:
      'PIN ni siri yako, sio ya hii chat: hakuna msee wa duka anaihitaji. Iweke tu kwa prompt ya M-PESA kwa simu yako.',
  },
  prompt_sent: {
    en: 'I have sent the M-PESA prompt for {total} to {phone}. Check your phone and enter your PIN there, never in this chat. I will tell you as soon as there is a result.',
    sw: 'Nimetuma ombi la M-PESA la {total} kwa {phone}. Angalia simu yako uweke PIN hapo, kamwe si kwenye gumzo hili. Nitakuambia matokeo yakifika.',
    sheng:
      'Nimetuma prompt ya M-PESA ya {total} kwa {phone}. Cheki simu yako uweke PIN hapo, usiwahi iandika kwa chat. Nitakushow result ikifika.',
  },
  already_pending: {
    en: 'A prompt for this order is still open. Enter your PIN on the phone, or wait for it to lapse before a new one.',
    sw: 'Ombi la oda hii bado liko wazi. Weka PIN kwenye simu, au subiri liishe kabla ya jipya.',
    sheng: 'Prompt ya hii order bado iko open. Weka PIN kwa simu, ama ngoja iishe kabla ya ingine.',
  },
  still_unknown: {
    en: 'I do not know yet whether the M-PESA prompt for {total} reached your phone. If it is there, enter your PIN.',
    sw: 'Bado sijajua kama ombi la M-PESA la {total} limefika kwenye simu yako. Likiwepo, weka PIN.',
    sheng: 'Bado sijajua kama prompt ya M-PESA ya {total} imefika kwa simu yako. Kama iko, weka PIN.',
  },
  other_ways: {
    en: 'If there is no prompt, you can also pay another way:',
    sw: 'Kama hakuna ombi, unaweza pia kulipa kwa njia nyingine:',
    sheng: 'Kama hakuna prompt, unaeza pia lipa na njia ingine:',
  },
  awaiting_unknown: {
    en: 'I do not know yet whether the payment prompt for your order reached your phone.',
    sw: 'Bado sijajua kama ombi la malipo ya oda yako limefika kwenye simu yako.',
    sheng: 'Bado sijajua kama prompt ya order yako imefika kwa simu yako.',
  },
  already_paid: {
    en: 'This order is already paid. Nothing more is to be paid.',
    sw: 'Oda hii tayari imelipwa. Hakuna kingine cha kulipa.',
    sheng: 'Hii order ishalipwa. Hakuna ingine ya kulipa.',
  },
  busy_try_later: {
    en: 'No new prompt was sent yet: M-PESA is busy, or still finishing with the last one on that phone.',
    sw: 'Ombi jipya halijatumwa bado: M-PESA ina shughuli nyingi, au inamalizia lililotangulia kwenye simu hiyo.',
    sheng: 'Prompt mpya haijatumwa bado: M-PESA iko busy, ama inamalizana na ile ya kwanza kwa hiyo simu.',
  },
  number_kept: {
    en: 'The M-PESA prompt will go to {phone}.',
    sw: 'Ombi la M-PESA litatumwa kwa {phone}.',
    sheng: 'Prompt ya M-PESA itatumwa kwa {phone}.',
  },
  wait_seconds: {
    en: 'You can try again in {seconds} seconds.',
    sw: 'Unaweza kujaribu tena baada ya sekunde {seconds}.',
    sheng: 'Unaeza jaribu tena after {seconds} seconds.',
  },
  wait_a_little: {
    en: 'Please wait about two minutes between two prompts, then try again.',
    sw: 'Tafadhali subiri kama dakika mbili kati ya maombi mawili, kisha ujaribu tena.',
    sheng: 'Ngoja kama two minutes kati ya prompt moja na ingine, alafu ujaribu tena.',
  },
  push_refused: {
    en: 'M-PESA did not accept that request, so no prompt was sent and nothing was charged. You can try another number or talk to a person.',
    sw: 'M-PESA haikukubali ombi hilo, kwa hiyo hakuna ombi lililotumwa na hujatozwa. Unaweza kujaribu namba nyingine au kuongea na mtu.',
    sheng:
      'M-PESA imekataa hiyo request, so hakuna prompt imetumwa na hujacharjiwa. Jaribu number ingine ama uongee na msee.',
  },
  push_unknown: {
    en: 'I could not see whether the M-PESA prompt for {total} arrived. If it is on your phone, enter your PIN there. I am checking with M-PESA and will not ask twice for the same money.',
    sw: 'Sijaona kama ombi la M-PESA la {total} limefika. Likiwa kwenye simu yako, weka PIN hapo. Naangalia na M-PESA na sitaomba pesa hizo mara mbili.',
    sheng:
      'Sijaona kama prompt ya M-PESA ya {total} imefika. Kama iko kwa simu yako, weka PIN hapo. Nacheki na M-PESA na sitaitisha hiyo doo mara mbili.',
  },
  foreign_limit: {
    en: 'I have not sent a prompt to {phone}: in one day only a few phones that are not yours may be asked, so that nobody is bothered. You can pay from your own number or in another way, which somebody else may also do for you. Say AGENT for a person.',
    sw: 'Sijatuma ombi kwa {phone}: kwa siku moja ni simu chache tu zisizo zako zinazoweza kuombwa, ili mtu yeyote asisumbuliwe. Unaweza kulipa kwa namba yako au kwa njia nyingine, ambayo hata mtu mwingine anaweza kukulipia. Sema AGENT upate mtu.',
    sheng:
      'Sijatuma prompt kwa {phone}: kwa siku moja ni simu chache tu za watu wengine zinaweza ombwa, ndio nobody asumbuliwe. Lipa na number yako ama njia ingine, hata mtu mwingine anaeza kulipia. Sema AGENT uongee na msee.',
  },
  number_refused: {
    en: 'I have not sent a prompt to {phone}: that phone has been asked enough today. You can pay from your own number or in another way, which somebody else may also do for you. Say AGENT for a person.',
    sw: 'Sijatuma ombi kwa {phone}: simu hiyo imeombwa vya kutosha leo. Unaweza kulipa kwa namba yako au kwa njia nyingine, ambayo hata mtu mwingine anaweza kukulipia. Sema AGENT upate mtu.',
    sheng:
      'Sijatuma prompt kwa {phone}: hiyo simu imeombwa enough leo. Lipa na number yako ama njia ingine, hata mtu mwingine anaeza kulipia. Sema AGENT uongee na msee.',
  },
  daily_limit: {
    en: 'You have had all the M-PESA prompts that I may send you in one day, so I have not sent another. Nothing was charged and your order is kept open. Say AGENT for a person.',
    sw: 'Umeshapata maombi yote ya M-PESA ninayoruhusiwa kukutumia kwa siku, kwa hiyo sijatuma jingine. Hujatozwa na oda yako bado iko wazi. Sema AGENT upate mtu.',
    sheng:
      'Umeshapata prompt zote za M-PESA naeza kutumia kwa siku, so sijatuma ingine. Hujacharjiwa na order yako bado iko open. Sema AGENT uongee na msee.',
  },
  not_kept: {
    en: 'I cannot keep more goods for you today, so others can buy these and I have not sent a prompt. If you pay another way and they are still there when the money comes, they are yours.',
    sw: 'Siwezi kukuwekea bidhaa zaidi leo, kwa hiyo wengine wanaweza kuzinunua na sijatuma ombi. Ukilipa kwa njia nyingine na bado zipo pesa zikifika, ni zako.',
    sheng:
      'Siezi kukuwekea vitu zaidi leo, so wengine wanaeza zibuy na sijatuma prompt. Ukilipa na njia ingine na bado ziko doo ikifika, ni zako.',
  },
  attempts_used_up: {
    en: 'The limit of payment tries for this order or number is reached. A person from the shop can help you finish.',
    sw: 'Kikomo cha majaribio ya malipo kwa oda au namba hii kimefikiwa. Mtu wa duka anaweza kukusaidia kumaliza.',
    sheng: 'Umefikisha limit ya kujaribu kulipa hii order ama number. Msee wa shop anaeza kusort umalize.',
  },
  payment_unavailable: {
    en: 'I cannot start the payment right now and nothing was charged. Your order is kept.',
    sw: 'Siwezi kuanza malipo kwa sasa na hujatozwa. Oda yako imehifadhiwa.',
    sheng: 'Siezi anzisha malipo saa hii na hujacharjiwa. Order yako iko tu.',
  },
  nothing_to_pay: {
    en: 'There is no confirmed order to pay. Tell me what you would like to buy.',
    sw: 'Hakuna oda iliyothibitishwa ya kulipa. Niambie ungependa kununua nini.',
    sheng: 'Hakuna order ume-confirm ya kulipa. Nishow unataka kununua nini.',
  },
  awaiting_payment_plain: {
    en: 'A payment prompt was sent for your order.',
    sw: 'Ombi la malipo lilitumwa kwa oda yako.',
    sheng: 'Prompt ya malipo ilitumwa ya order yako.',
  },
} as const satisfies CopyTable
