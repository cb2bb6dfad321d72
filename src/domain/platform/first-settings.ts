import { TenantSettings } from '../tenancy/index.ts'

const HOURS = { open: '08:00', close: '18:00' }

/** With what a shop begins: it talks and takes no money, until its owner says how. */
export function firstSettings(name: string): TenantSettings {
  return TenantSettings.parse({
    botName: name,
    botIntro: {
      en: `Hi, I'm the digital assistant at ${name}.`,
      sw: `Habari, mimi ni msaidizi wa kidijitali wa ${name}.`,
      sheng: `Niaje, mimi ni bot ya ${name}.`,
    },
    defaultLanguage: 'en',
    allowedLanguages: ['en', 'sw', 'sheng'],
    currency: 'KES',
    timezone: 'Africa/Nairobi',
    catalogLinkBase: null,
    openingHours: { mon: HOURS, tue: HOURS, wed: HOURS, thu: HOURS, fri: HOURS, sat: HOURS, sun: 'closed' },
    journeys: ['sales', 'support', 'orders', 'preferences'],
    payments: { stk: false, c2b: false, card: false },
    handoff: { promiseMinutes: 30 },
    compliance: { privacyUrl: null },
  })
}
