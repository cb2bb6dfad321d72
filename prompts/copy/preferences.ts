import type { CopyTable } from './copy-table.ts'

export const preferencesCopy = {
  prefs_language: {
    en: "Done, I'll write to you in English from now on.",
    sw: 'Sawa, kuanzia sasa nitakuandikia kwa Kiswahili.',
    sheng: 'Fiti, kuanzia sai tutabonga Sheng.',
  },
  prefs_language_not_offered: {
    en: "{shop} doesn't offer that language in this chat, so I'll stay with English.",
    sw: '{shop} haitumii lugha hiyo kwenye chat hii, kwa hivyo nitaendelea na Kiswahili.',
    sheng: '{shop} haibongi hiyo lugha kwa hii chat, so tubaki na Sheng.',
  },
  prefs_marketing_on: {
    en: "You'll get offers and news from {shop}. Send STOP whenever you want them to end.",
    sw: 'Utapokea ofa na habari kutoka {shop}. Tuma STOP wakati wowote ukitaka ziishe.',
    sheng: 'Utakuwa unapata offers na news za {shop}. Tuma STOP any time ukitaka ziishe.',
  },
  prefs_marketing_off: {
    en: "No more offers or news from {shop}. You'll still hear about your own orders.",
    sw: 'Hutapokea tena ofa wala habari kutoka {shop}. Bado utapata taarifa za oda zako.',
    sheng: 'Hatutatuma tena offers za {shop}. Lakini bado utajua maneno ya order zako.',
  },
  prefs_notifications_on: {
    en: "I'll keep you posted about your orders here.",
    sw: 'Nitakujulisha hapa kuhusu oda zako.',
    sheng: 'Nitakuupdate hapa kuhusu order zako.',
  },
  prefs_notifications_off: {
    en: "I won't send order updates unless you ask. Payment receipts still come.",
    sw: 'Sitakutumia taarifa za oda hadi uulize. Risiti za malipo bado zitakuja.',
    sheng: 'Sitatuma updates za order mpaka uulize. Receipt za malipo bado zitakuja.',
  },
  prefs_unchanged: {
    en: "That's how it is set already, so nothing has changed.",
    sw: 'Tayari imewekwa hivyo, kwa hivyo hakuna kilichobadilika.',
    sheng: 'Iko hivyo already, so hakuna kitu imechange.',
  },
  prefs_ask: {
    en: 'I can change your language (English, Swahili or Sheng) and whether you get offers. For example: "speak Swahili" or "no offers". What would you like?',
    sw: 'Naweza kubadilisha lugha (Kiingereza, Kiswahili au Sheng) na kama utapokea ofa. Kwa mfano: "ongea Kiswahili" au "sitaki ofa". Ungependa nini?',
    sheng:
      'Naweza change lugha (English, Swahili ama Sheng) na kama unapata offers. Kama: "ongea Sheng" ama "sitaki offers". Unataka gani?',
  },
} as const satisfies CopyTable
