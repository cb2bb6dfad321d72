import type { CopyTable } from './copy-table.ts'

/** Sharing an order in the chat. Amounts, numbers and references are slots that only rows fill. */
export const sharingCopy = {
  sharing_proposed: {
    en: 'You pay {total} together:',
    sw: 'Mtalipa {total} pamoja:',
    sheng: 'Mtalipa {total} pamoja:',
  },
  sharing_ask: {
    en: 'Each number here gets an M-PESA request for exactly this. Are these the right people, and do they know of it?',
    sw: 'Kila namba hapa itapata ombi la M-PESA la kiasi hiki hasa. Je, hawa ndio wenyewe, na wanajua?',
    sheng: 'Kila number hapa itapata prompt ya M-PESA ya hii amount exact. Ni wao wenyewe, na wanajua?',
  },
  sharing_started: {
    en: 'Done. I am sending the M-PESA requests now, and tell you who has paid. I write to nobody but you.',
    sw: 'Tayari. Natuma maombi ya M-PESA sasa, na nitakuambia nani amelipa. Simwandikii mtu mwingine ila wewe.',
    sheng: 'Poa. Natuma prompts za M-PESA saa hii, na nitakushow nani amelipa. Sitext mtu mwingine ila wewe.',
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
    en: 'No order of yours is being shared now.',
    sw: 'Hakuna oda yako inayogawanywa sasa.',
    sheng: 'Hakuna order yako inagawanywa saa hii.',
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
  sharing_declined: {
    en: 'All right, it is not shared.',
    sw: 'Sawa, haigawanywi.',
    sheng: 'Sawa, haigawanywi.',
  },
  sharing_left: {
    en: 'Still to come: {left}. By hand: Paybill {paybill}, with the account in brackets.',
    sw: 'Bado: {left}. Kwa mkono: Paybill {paybill}, akaunti ni iliyo kwenye mabano.',
    sheng: 'Bado: {left}. By hand: Paybill {paybill}, account ni ile iko kwa brackets.',
  },
  sharing_is_waiting: { en: 'to pay', sw: 'bado', sheng: 'bado' },
  sharing_is_prompted: { en: 'request is on the phone', sw: 'ombi liko kwenye simu', sheng: 'prompt iko kwa simu' },
  sharing_is_part_paid: { en: 'paid in part', sw: 'sehemu imelipwa', sheng: 'imelipwa kiasi' },
  sharing_is_paid: { en: 'paid', sw: 'imelipwa', sheng: 'imelipwa' },
  sharing_is_dropped: { en: 'dropped out', sw: 'amejitoa', sheng: 'ametoka' },
  sharing_is_covered: { en: 'nothing left to pay', sw: 'hakuna cha kulipa', sheng: 'hakuna ya kulipa' },
  sharing_is_ended: { en: 'ended', sw: 'imeisha', sheng: 'imeisha' },
  sharing_is_to_refund: { en: 'goes back', sw: 'inarudishwa', sheng: 'inarudishwa' },
  sharing_is_refunded: { en: 'went back', sw: 'imerudishwa', sheng: 'imerudishwa' },
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
    en: 'How many of you are to pay? Say for example "split it between 4 people", or give me their numbers.',
    sw: 'Mtalipa watu wangapi? Sema kwa mfano "tugawane watu 4", au nipe namba zao.',
    sheng: 'Mtalipa wasee wangapi? Sema kwa mfano "tusplit bill wasee 4", ama nipe number zao.',
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
