export { getTenant } from './get-tenant.ts'
export { isQuiet, nextOpenAt, openingOf } from './opening-hours.ts'
export { parseTenantSettings } from './parse-tenant-settings.ts'
export { JourneyName, Lang, PaymentMethod, SpokenLang, type Tenant, TenantSettings } from './schemas.ts'
