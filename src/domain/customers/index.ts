export { changeMessagingConsent } from './change-messaging-consent.ts'
export { getCustomer } from './get-customer.ts'
export { CustomerView, PreferenceChange } from './schemas.ts'
export { type UpdatedPreferences, updatePreferences } from './update-preferences.ts'
