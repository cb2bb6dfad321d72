import type { CopyTable } from './copy-table.ts'

/** Titles of choices: at most 20 characters, the limit of a tappable button. */
export const menuCopy = {
  choose_button: { en: 'Choose', sw: 'Chagua', sheng: 'Chagua' },
  yes_title: { en: 'Yes', sw: 'Ndiyo', sheng: 'Eeh' },
  no_title: { en: 'No', sw: 'Hapana', sheng: 'Zii' },
  title_sales: { en: 'Find and buy', sw: 'Tafuta na ununue', sheng: 'Cheki na ununue' },
  title_orders: { en: 'Follow my order', sw: 'Fuatilia oda yangu', sheng: 'Cheki order yangu' },
  title_support: { en: 'Ask about the shop', sw: 'Uliza kuhusu duka', sheng: 'Uliza maneno ya duka' },
  title_offers: { en: 'See offers', sw: 'Ona ofa', sheng: 'Cheki offers' },
  title_preferences: { en: 'Language, messages', sw: 'Lugha na ujumbe', sheng: 'Lugha na messages' },
  title_payment: { en: 'Help with payment', sw: 'Msaada wa malipo', sheng: 'Help ya malipo' },
  title_person: { en: 'Talk to a person', sw: 'Ongea na mtu', sheng: 'Ongea na msee' },
} as const satisfies CopyTable
