import { ATTEMPT_ROUTES } from './attempts.ts'
import { AUDIT_ROUTES } from './audit.ts'
import { AUTH_ROUTES } from './auth.ts'
import { CANNED_ROUTES } from './canned.ts'
import { CATALOG_ROUTES } from './catalog.ts'
import { IMPORT_ROUTES } from './catalog-imports.ts'
import { COMPOSER_ROUTES } from './composer.ts'
import { CONNECTION_ROUTES } from './connections.ts'
import { CONVERSATION_ROUTES } from './conversations.ts'
import { CUSTOMER_ROUTES } from './customers.ts'
import { DESCRIPTION_ROUTES } from './description.ts'
import { FAILED_WORK_ROUTES } from './failed-work.ts'
import { FAQ_ROUTES } from './faq.ts'
import { INBOX_ROUTES } from './inbox.ts'
import { BULK_ROUTES } from './inbox-bulk.ts'
import { INBOX_SETTINGS_ROUTES } from './inbox-settings.ts'
import { KEY_ROUTES } from './keys.ts'
import { DOCUMENT_ROUTES } from './knowledge.ts'
import { LIVE_ROUTES } from './live.ts'
import { MEDIA_ROUTES } from './media.ts'
import { NOTE_ROUTES } from './notes.ts'
import { NOTIFICATION_ROUTES } from './notifications.ts'
import { OFFER_ROUTES } from './offers.ts'
import { ORDER_MONEY_ROUTES } from './order-money.ts'
import { ORDER_ROUTES } from './orders.ts'
import { OUTREACH_ROUTES } from './outreach.ts'
import { ACCOUNT_ROUTES } from './own-account.ts'
import { REVIEW_ROUTES } from './payment-reviews.ts'
import { PAYMENT_ROUTES } from './payments.ts'
import { PLATFORM_ROUTES } from './platform.ts'
import { PROPERTY_ROUTES } from './properties.ts'
import { REPLAY_ROUTES } from './replays.ts'
import { REPORTS_ROUTES } from './reports.ts'
import { SETTINGS_ROUTES } from './settings.ts'
import { SETTLEMENT_ROUTES } from './settlement-days.ts'
import { SETUP_ROUTES } from './setup.ts'
import { TEAM_ROUTES } from './team.ts'
import { TEMPLATE_ROUTES } from './templates.ts'
import { TICKET_ROUTES } from './tickets.ts'
import { TOOL_ROUTES } from './tools.ts'
import { TRIP_ALIASES } from './trip-aliases.ts'
import { streamTrip } from './trip-stream.ts'
import { TRIP_SUPPLY_ROUTES } from './trip-supply.ts'
import { TRIP_ROUTES } from './trips.ts'
import { TRUTH_ROUTES } from './truth.ts'
import { REPORT_ROUTES } from './turn-reports.ts'
import { TURN_ROUTES } from './turns.ts'
import { WEBHOOK_ROUTES } from './webhook-endpoints.ts'

/** Those that are there only for a shop that plans trips. */
export const ROUTES_OF_TRIPS = { ...TRIP_ROUTES, ...TRIP_ALIASES, ...TRIP_SUPPLY_ROUTES, streamTrip } as const

/** Every REST route of `/v1`, by its name. */
export const ROUTES = {
  ...ATTEMPT_ROUTES,
  ...AUDIT_ROUTES,
  ...ACCOUNT_ROUTES,
  ...AUTH_ROUTES,
  ...BULK_ROUTES,
  ...CANNED_ROUTES,
  ...CATALOG_ROUTES,
  ...COMPOSER_ROUTES,
  ...CONNECTION_ROUTES,
  ...CONVERSATION_ROUTES,
  ...CUSTOMER_ROUTES,
  ...DESCRIPTION_ROUTES,
  ...DOCUMENT_ROUTES,
  ...FAILED_WORK_ROUTES,
  ...FAQ_ROUTES,
  ...KEY_ROUTES,
  ...IMPORT_ROUTES,
  ...INBOX_ROUTES,
  ...INBOX_SETTINGS_ROUTES,
  ...SETTINGS_ROUTES,
  ...REPLAY_ROUTES,
  ...LIVE_ROUTES,
  ...MEDIA_ROUTES,
  ...NOTE_ROUTES,
  ...OFFER_ROUTES,
  ...ORDER_MONEY_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...ORDER_ROUTES,
  ...OUTREACH_ROUTES,
  ...PAYMENT_ROUTES,
  ...PLATFORM_ROUTES,
  ...PROPERTY_ROUTES,
  ...REVIEW_ROUTES,
  ...REPORTS_ROUTES,
  ...SETTLEMENT_ROUTES,
  ...SETUP_ROUTES,
  ...TEAM_ROUTES,
  ...TEMPLATE_ROUTES,
  ...TICKET_ROUTES,
  ...TOOL_ROUTES,
  ...ROUTES_OF_TRIPS,
  ...TRUTH_ROUTES,
  ...REPORT_ROUTES,
  ...TURN_ROUTES,
  ...WEBHOOK_ROUTES,
} as const
export type Routes = typeof ROUTES
