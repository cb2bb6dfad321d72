import type Router from '@koa/router'
import type { RowQuestion } from '../../domain/properties/index.ts'
import type { PublishedTool } from '../contract/tools.ts'
import { apiRouter } from '../serve/api-router.ts'
import type { Api } from '../serve/serve.ts'
import { serveAttempts } from './attempts.ts'
import { serveAudit } from './audit.ts'
import { serveSignIn } from './auth.ts'
import { serveCanned } from './canned.ts'
import { serveCatalog } from './catalog.ts'
import { serveImports } from './catalog-imports.ts'
import { serveComposer } from './composer.ts'
import { serveConnections } from './connections.ts'
import { serveConversations } from './conversations.ts'
import { serveCustomers } from './customers.ts'
import { serveDescription } from './description.ts'
import { serveFailedWork } from './failed-work.ts'
import { serveFaq } from './faq.ts'
import { serveInbox } from './inbox.ts'
import { serveBulk } from './inbox-bulk.ts'
import { serveInboxSettings } from './inbox-settings.ts'
import { serveKeys } from './keys.ts'
import { serveKnowledge } from './knowledge.ts'
import { type LiveDeps, serveLive } from './live.ts'
import { serveMedia } from './media.ts'
import { serveNotes } from './notes.ts'
import { serveNotifications } from './notifications.ts'
import { serveOffers } from './offers.ts'
import { serveOrderMoney } from './order-money.ts'
import { serveOrders } from './orders.ts'
import { serveOutreach } from './outreach.ts'
import { serveOwnAccount } from './own-account.ts'
import { servePaymentReviews } from './payment-reviews.ts'
import { servePayments } from './payments.ts'
import { type PlatformDeps, servePlatform } from './platform.ts'
import { serveProperties } from './properties.ts'
import { serveReplays } from './replays.ts'
import { serveReports } from './reports.ts'
import { serveSettings } from './settings.ts'
import { serveSettlementDays } from './settlement-days.ts'
import { serveSetup } from './setup.ts'
import type { SignInDeps } from './sign-in-door.ts'
import { serveTeam } from './team.ts'
import { serveTemplates } from './templates.ts'
import { serveTickets } from './tickets.ts'
import { serveTools } from './tools.ts'
import { serveTripStream } from './trip-stream.ts'
import { serveTripSupply } from './trip-supply.ts'
import { type HearTrip, serveTrips } from './trips.ts'
import { serveTruth } from './truth.ts'
import { serveTurnReports } from './turn-reports.ts'
import { serveTurns } from './turns.ts'
import { serveWebhookEndpoints } from './webhook-endpoints.ts'

export interface ApiDeps extends Omit<Api, 'served'> {
  tools: PublishedTool[]
  signIn: SignInDeps
  live: LiveDeps
  platform: PlatformDeps
  /** Reads what a question asks of rows. */
  hear: (query: string) => RowQuestion
  /** Reads what a text says of a trip. */
  hearTrip: HearTrip
}

/** All of the REST API. */
export function apiRoutes({ tools, hear, hearTrip, signIn, live, platform, ...how }: ApiDeps): Router {
  const api: Api = { ...how, served: [] }
  serveAttempts(api)
  serveAudit(api)
  serveBulk(api)
  serveCanned(api)
  serveCatalog(api)
  serveImports(api)
  serveComposer(api)
  serveConnections(api)
  serveConversations(api)
  serveCustomers(api)
  serveDescription(api)
  serveFailedWork(api)
  serveFaq(api)
  serveInbox(api)
  serveKnowledge(api)
  serveInboxSettings(api)
  serveSettings(api)
  serveReplays(api)
  serveKeys(api)
  serveLive(api, live)
  serveMedia(api)
  serveNotes(api)
  serveNotifications(api)
  serveOffers(api)
  serveOrderMoney(api)
  serveOrders(api)
  serveOutreach(api)
  serveOwnAccount(api, signIn)
  servePaymentReviews(api)
  servePayments(api)
  servePlatform(api, platform)
  serveProperties(api)
  serveReports(api)
  serveSettlementDays(api)
  serveSignIn(api, signIn)
  serveSetup(api)
  serveTeam(api, signIn)
  serveTemplates(api)
  serveTickets(api)
  serveTools(api, tools)
  serveTrips(api, hearTrip)
  serveTripStream(api, live)
  serveTripSupply(api)
  serveTruth(api, hear)
  serveTurns(api)
  serveTurnReports(api)
  serveWebhookEndpoints(api)
  return apiRouter(api)
}
