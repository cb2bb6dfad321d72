import type { CopyTable } from './copy-table.ts'

/** What the buyer of a shared order hears while the others pay. A payer is "you", "0712…678" or a place in the list. */
export const shareNoticesCopy = {
  share_you: { en: 'you', sw: 'wewe', sheng: 'wewe mwenyewe' },
  share_someone: { en: 'person {place}', sw: 'mtu wa {place}', sheng: 'msee wa {place}' },
  share_paid: {
    en: '{amount} has come for the share of {payer}. {paid} of {count} have paid, {left} left: {who}.',
    sw: '{amount} imeingia kwa fungu la {payer}. {paid} kati ya {count} wamelipa, imebaki {left}: {who}.',
    sheng: '{amount} imeingia ya share ya {payer}. {paid} kati ya {count} wamelipa, imebaki {left}: {who}.',
  },
  share_paid_gap: {
    en: '{amount} has come for the share of {payer}. {paid} of {count} have paid, and {left} is nobody’s share yet. What shall I do with it?',
    sw: '{amount} imeingia kwa fungu la {payer}. {paid} kati ya {count} wamelipa, na {left} bado si fungu la mtu yeyote. Nifanye nini nayo?',
    sheng:
      '{amount} imeingia ya share ya {payer}. {paid} kati ya {count} wamelipa, na {left} bado haina mwenyewe. Tufanyeje nayo?',
  },
  share_part_paid: {
    en: '{amount} has come for the share of {payer}; {rest} of that share is left. For the whole order {left} is left: {who}.',
    sw: '{amount} imeingia kwa fungu la {payer}; imebaki {rest} ya fungu hilo. Kwa oda nzima imebaki {left}: {who}.',
    sheng: '{amount} imeingia ya share ya {payer}; imebaki {rest} ya hiyo share. Kwa order yote imebaki {left}: {who}.',
  },
  share_not_paid: {
    en: 'The M-PESA request for {payer} ({amount}) was not paid. It can still be paid by hand with account {reference}.',
    sw: 'Ombi la M-PESA la {payer} ({amount}) halikulipwa. Bado linaweza kulipwa kwa mkono kwa akaunti {reference}.',
    sheng: 'Prompt ya M-PESA ya {payer} ({amount}) haijalipwa. Bado inaweza lipwa by hand na account {reference}.',
  },
  share_not_prompted: {
    en: 'I cannot send an M-PESA request to {payer} now. The {amount} can be paid by hand with account {reference}.',
    sw: 'Siwezi kutuma ombi la M-PESA kwa {payer} sasa. {amount} inaweza kulipwa kwa mkono kwa akaunti {reference}.',
    sheng: 'Siwezi tumia {payer} prompt ya M-PESA saa hii. {amount} inaweza lipwa by hand na account {reference}.',
  },
  share_all_paid: {
    en: 'Everybody has paid: {amount} for order {reference} is complete. Thank you for shopping with {shop}!',
    sw: 'Wote wamelipa: {amount} kwa oda {reference} imekamilika. Asante kwa kununua {shop}!',
    sheng: 'Wote wamelipa: {amount} ya order {reference} imekamilika. Shukran kwa kushop na {shop}!',
  },
  share_reminder: {
    en: 'Order {reference}: {paid} of {count} have paid, {left} is still to come: {who}.',
    sw: 'Oda {reference}: {paid} kati ya {count} wamelipa, bado {left}: {who}.',
    sheng: 'Order {reference}: {paid} kati ya {count} wamelipa, bado {left}: {who}.',
  },
  share_lapsed: {
    en: 'Nobody has paid for order {reference} in time, so it is not shared any more. You can still pay it yourself, or share it anew.',
    sw: 'Hakuna aliyelipia oda {reference} kwa wakati, kwa hivyo haichangiwi tena. Bado unaweza kuilipa mwenyewe, au kuigawa upya.',
    sheng:
      'Hakuna mtu amelipia order {reference} kwa time, so haigawanywi tena. Bado unaweza lipa mwenyewe, ama muigawane upya.',
  },
  share_fell_short: {
    en: 'The time to pay order {reference} together is over, and {left} has not come. Someone from {shop} will write to you here; nothing that was paid is lost.',
    sw: 'Muda wa kulipia oda {reference} pamoja umeisha, na {left} haijaingia. Mtu wa {shop} atakuandikia hapa; hakuna kilicholipwa kilichopotea.',
    sheng:
      'Time ya kulipia order {reference} pamoja imeisha, na {left} haijaingia. Msee wa {shop} atakutext hapa; hakuna doo imepotea.',
  },
  share_choice_again: { en: 'Ask again', sw: 'Omba tena', sheng: 'Push tena' },
  share_choice_drop: { en: 'They drop out', sw: 'Amejitoa', sheng: 'Ametoka' },
  share_choice_split: { en: 'Share it again', sw: 'Gawa upya', sheng: 'Split tena' },
  share_choice_rest: { en: 'I pay the rest', sw: 'Nalipa iliyobaki', sheng: 'Nalipa zilizobaki' },
  share_choice_end: { en: 'Stop sharing', sw: 'Acha kugawana', sheng: 'Wacha kugawa' },
} as const satisfies CopyTable
