import { TenantSettings } from '../src/domain/tenancy/schemas.ts'

/** Settings of a shop of which nothing is measured but what it switches on. */
export function anyShop(on: Pick<TenantSettings, 'journeys' | 'payments'>): TenantSettings {
  return TenantSettings.parse({
    botName: 'Zuri',
    botIntro: { en: 'Hi.', sw: 'Habari.', sheng: 'Niaje.' },
    defaultLanguage: 'en',
    allowedLanguages: ['en', 'sw', 'sheng'],
    currency: 'KES',
    timezone: 'Africa/Nairobi',
    catalogLinkBase: null,
    openingHours: Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, 'closed'])),
    handoff: { promiseMinutes: 15 },
    compliance: { privacyUrl: null },
    ...on,
  })
}
