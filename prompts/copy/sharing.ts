import type { CopyTable } from './copy-table.ts'

/** Sharing an order in the chat. Amounts, numbers and references are slots that only rows fill. */
export const sharingCopy = {
  sharing_proposed: {
    en: 'You pay {total} together:',
    sw: 'Mtalipa {total} pamoja:',
    sheng: 'Mtasplit {total} hivi:',
  },
  sharing_ask_numbers: {
    en: 'Each number here gets an M-PESA request for exactly this.',
    sw: 'Kila namba hapa itapata ombi la M-PESA la kiasi hiki hasa.',
    sheng: 'Kila number hapa itapata prompt ya M-PESA ya hii amount exact.',
  },
  sharing_ask_anyone: {
    en: 'For those without a number I give you a link to send them.',
    sw: 'Kwa wasio na namba nitakupa kiungo cha kuwatumia.',
    sheng: 'Kwa wenye hawana number nitakupea link uwatumie.',
  },
  sharing_ask: {
    en: 'Is that right, and do they know of it?',
    sw: 'Je, ni sawa, na wanajua?',
    sheng: 'Iko fiti, na wanajua?',
  },
  sharing_uneven_less: {
    en: '{count} × {each} is {sum}, but the order is {total}: {gap} would be missing. How shall it be?',
    sw: '{count} × {each} ni {sum}, lakini oda ni {total}: {gap} ingekosekana. Iwe vipi?',
    sheng: '{count} × {each} ni {sum}, lakini order ni {total}: {gap} inakosa. Iwe aje?',
  },
  sharing_uneven_more: {
    en: '{count} × {each} is {sum}, but the order is {total}: that is {gap} too much. How shall it be?',
    sw: '{count} × {each} ni {sum}, lakini oda ni {total}: imezidi kwa {gap}. Iwe vipi?',
    sheng: '{count} × {each} ni {sum}, lakini order ni {total}: imezidi na {gap}. Iwe aje?',
  },
  sharing_even: { en: 'All the same', sw: 'Wote sawa', sheng: 'Wote sawasawa' },
  sharing_hers: { en: 'I pay the difference', sw: 'Tofauti ni yangu', sheng: 'Nalipa difference' },
  sharing_link: {
    en: 'For the others, a page where anyone can pay an open share: {link}',
    sw: 'Kwa wengine, ukurasa ambapo yeyote anaweza kulipa fungu lililo wazi: {link}',
    sheng: 'Kwa wengine, page yenye msee yeyote anaweza lipa share: {link}',
  },
  sharing_started: {
    en: 'Done. Whoever gave a number gets the M-PESA request now. I tell you who has paid, and write to nobody but you.',
    sw: 'Tayari. Kila mwenye namba anapata ombi la M-PESA sasa. Nitakuambia nani amelipa, na simwandikii mtu mwingine ila wewe.',
    sheng:
      'Poa. Kila mwenye number anapata prompt ya M-PESA saa hii. Nitakushow nani amelipa, na sitext mtu mwingine ila wewe.',
  },
  sharing_shared: { en: 'This is how far it is:', sw: 'Hapa ndipo tulipofika:', sheng: 'Hapa ndio tumefika:' },
  sharing_changed: { en: 'Done. It stands like this now:', sw: 'Tayari. Sasa iko hivi:', sheng: 'Poa. Sasa iko hivi:' },
  sharing_ended: {
    en: 'The order is not shared any more. It is still yours: pay it whole, share it anew, or cancel it.',
    sw: 'Oda haigawanywi tena. Bado ni yako: ilipe yote, igawe upya, au ighairi.',
    sheng: 'Order haigawanywi tena. Bado ni yako: lipa yote, igawe upya, ama cancel.',
  },
  sharing_back: {
    en: '{amount} that was paid goes back to who paid it; a person sees to that.',
    sw: '{amount} iliyolipwa itarudi kwa aliyelipa; mtu anashughulikia.',
    sheng: '{amount} iliyolipwa itarudi kwa mwenye alilipa; msee anashughulikia.',
  },
  sharing_not_shared: {
    en: 'No order of yours is being shared now. Send PAY to pay one yourself.',
    sw: 'Hakuna oda yako inayogawanywa sasa. Tuma LIPA kulipa mwenyewe.',
    sheng: 'Hakuna order yako inagawanywa saa hii. Tuma LIPA ulipe mwenyewe.',
  },
  sharing_no_such_share: {
    en: 'There is no such share.',
    sw: 'Hakuna fungu kama hilo.',
    sheng: 'Hakuna share kama hiyo.',
  },
  sharing_prompt_open: {
    en: 'A request is still on the phone. Wait two minutes until it has ended, then ask me again.',
    sw: 'Ombi bado liko kwenye simu. Subiri dakika mbili liishe, kisha uniulize tena.',
    sheng: 'Prompt bado iko kwa simu. Ngoja dakika mbili iishe, alafu uniulize tena.',
  },
  sharing_nothing_left: {
    en: 'There is nothing left to do so.',
    sw: 'Hakuna kilichobaki cha kufanya hivyo.',
    sheng: 'Hakuna kitu imebaki ya kufanya hivyo.',
  },
  sharing_no_order: {
    en: 'There is no order to share yet. Let us finish your order first; once you see the total, say how you want to share it.',
    sw: 'Bado hakuna oda ya kugawana. Tumalize oda yako kwanza; ukiona jumla, sema mnavyotaka kuigawana.',
    sheng: 'Bado hakuna order ya kugawana. Tumalize order yako kwanza; ukiona total, sema vile mnataka kuigawana.',
  },
  sharing_failed: {
    en: 'That did not work; the order may have changed meanwhile. Say once more how you want to share it.',
    sw: 'Haikuwezekana; huenda oda imebadilika. Sema tena mnavyotaka kuigawana.',
    sheng: 'Haijaweza; labda order imebadilika. Sema tena vile mnataka kuigawana.',
  },
  sharing_declined: {
    en: 'All right, it is not shared.',
    sw: 'Sawa, haigawanywi.',
    sheng: 'Poa, hakuna kusplit.',
  },
  sharing_pays_in_parts: {
    en: 'As it stands, this order is not paid in one. If you share it, ask "who has paid?" or say "I will pay the rest". Else ask "where is my order?".',
    sw: 'Kwa sasa oda hii hailipwi kwa mara moja. Kama mnagawana, uliza "nani amelipa?" au sema "nitalipa iliyobaki". Kama sivyo, uliza "oda yangu iko wapi?".',
    sheng:
      'Saa hii hii order hailipwi mara moja. Kama mnasplit, uliza "nani amelipa?" ama sema "nalipa zilizobaki". Kama sio, uliza "order yangu iko wapi?".',
  },
  sharing_left: {
    en: 'Still to come: {left}. By hand: Paybill {paybill}, with the account in brackets.',
    sw: 'Bado: {left}. Kwa mkono: Paybill {paybill}, akaunti ni iliyo kwenye mabano.',
    sheng: 'Bado: {left}. By hand: Paybill {paybill}, account ni ile iko kwa brackets.',
  },
  sharing_is_waiting: { en: 'to pay', sw: 'bado', sheng: 'bado kulipa' },
  sharing_is_prompted: { en: 'request is on the phone', sw: 'ombi liko kwenye simu', sheng: 'prompt iko kwa simu' },
  sharing_is_part_paid: { en: 'paid in part', sw: 'sehemu imelipwa', sheng: 'imelipwa kiasi' },
  sharing_is_paid: { en: 'paid', sw: 'imelipwa', sheng: 'ishalipwa' },
  sharing_is_dropped: { en: 'dropped out', sw: 'amejitoa', sheng: 'ametoka' },
  sharing_is_covered: { en: 'nothing left to pay', sw: 'hakuna cha kulipa', sheng: 'hakuna ya kulipa' },
  sharing_is_ended: { en: 'ended', sw: 'imeisha', sheng: 'iliisha' },
  sharing_is_to_refund: { en: 'goes back', sw: 'inarudishwa', sheng: 'inarudi' },
  sharing_is_refunded: { en: 'went back', sw: 'imerudishwa', sheng: 'ilirudi' },
  sharing_refused_not_offered: {
    en: 'This order cannot be shared here; it can be paid in one.',
    sw: 'Oda hii haiwezi kugawanywa hapa; inaweza kulipwa kwa pamoja.',
    sheng: 'Hii order haiwezi gawanywa hapa; inaweza lipwa mara moja.',
  },
  sharing_refused_no_order: {
    en: 'That order takes no payment any more.',
    sw: 'Oda hiyo haipokei malipo tena.',
    sheng: 'Hiyo order haipokei malipo tena.',
  },
  sharing_refused_too_few: {
    en: 'How many of you are to pay? Tell me how many, you too, or give me their numbers.',
    sw: 'Mtalipa watu wangapi? Taja idadi, au nipe namba zao.',
    sheng: 'Mtalipa wasee wangapi? Niambie ni wangapi na wewe, ama nipe number zao.',
  },
  sharing_refused_too_many: {
    en: 'Those are more people than can share one order here.',
    sw: 'Hao ni watu wengi kuliko wanaoweza kugawana oda moja hapa.',
    sheng: 'Hao ni wasee wengi kuliko wenye wanaweza gawana order moja hapa.',
  },
  sharing_refused_too_small: {
    en: 'The shares would be too small. Share it among fewer people.',
    sw: 'Mafungu yangekuwa madogo mno. Gawaneni watu wachache zaidi.',
    sheng: 'Shares zingekuwa ndogo sana. Gawaneni wasee wachache.',
  },
  sharing_refused_each_too_much: {
    en: 'The others would pay more than the total. Say a smaller amount for each.',
    sw: 'Wengine wangelipa kuliko jumla. Sema kiasi kidogo zaidi kwa kila mmoja.',
    sheng: 'Wengine wangelipa kuliko total. Sema amount ndogo kwa kila msee.',
  },
  sharing_refused_has_money: {
    en: 'Some of this order is paid already, so it cannot be shared any more.',
    sw: 'Sehemu ya oda hii imeshalipwa, kwa hivyo haiwezi kugawanywa tena.',
    sheng: 'Part ya hii order ishalipwa, so haiwezi gawanywa tena.',
  },
  sharing_refused_prompt_open: {
    en: 'An M-PESA request for the whole order is still on the phone. Ask me again once it has ended.',
    sw: 'Ombi la M-PESA la oda nzima bado liko kwenye simu. Niulize tena likiisha.',
    sheng: 'Prompt ya M-PESA ya order yote bado iko kwa simu. Niulize tena ikiisha.',
  },
} as const satisfies CopyTable
