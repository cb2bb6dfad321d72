import type { CopyTable } from './copy-table.ts'

export const consentCopy = {
  stop_confirmed: {
    en: "Done. You won't get any more messages from {shop}. If you change your mind, send START.",
    sw: 'Sawa. Hutapokea ujumbe tena kutoka {shop}. Ukibadilisha mawazo, tuma START.',
    sheng: 'Fiti. Hatutakutext tena kutoka {shop}. Ukichange mind, tuma START.',
  },
  start_confirmed: {
    en: 'Welcome back! {shop} can message you here again. Promotions stay off unless you ask for them.',
    sw: 'Karibu tena! {shop} itaweza kukuandikia hapa. Matangazo ya ofa hayatatumwa hadi uyaombe.',
    sheng: 'Karibu tena! {shop} inaweza kukutext hapa sasa. Ma-promo hazitakuja mpaka uzi-ask.',
  },
  start_already: {
    en: 'Messages from {shop} are already on. What can I get you?',
    sw: 'Karibu! Tayari unapokea ujumbe kutoka {shop}. Nikusaidie na nini?',
    sheng: 'Karibu! Messages za {shop} ziko on already. Nikusort na nini?',
  },
  help: {
    en: "I'm {bot}, the assistant at {shop}. I can help you with:\n{menu}\nReply with a number or just type what you need. Send AGENT for a person, STOP to stop messages.",
    sw: 'Mimi ni {bot}, msaidizi wa {shop}. Naweza kukusaidia na:\n{menu}\nJibu kwa namba au andika unachohitaji. Tuma AGENT upate mtu, STOP kusitisha ujumbe.',
    sheng:
      'Mimi ni {bot}, bot ya {shop}. Naweza kukusort na:\n{menu}\nReply na namba ama andika unachotaka. Tuma AGENT uongee na msee, STOP ku-stop messages.',
  },
  help_opted_out: {
    en: "I'm {bot}, the assistant at {shop}. You asked us to stop messaging you. Send START and I can help you again.",
    sw: 'Mimi ni {bot}, msaidizi wa {shop}. Ulituomba tusikuandikie. Tuma START nikusaidie tena.',
    sheng: 'Mimi ni {bot}, bot ya {shop}. Ulisema tusikutext. Tuma START tuendelee.',
  },
  privacy_link: {
    en: 'How we handle your data: {url}',
    sw: 'Jinsi tunavyotunza data yako: {url}',
    sheng: 'Vile tunashika data yako: {url}',
  },
} as const satisfies CopyTable
