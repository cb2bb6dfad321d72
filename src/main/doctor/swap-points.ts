/** A part that can be put in place of another without touching what uses it. */
export interface SwapPoint {
  name: string
  /** What does it now. */
  now: string
  /** What may take its place, and what has to be written for it. */
  integration_point: string
  /** The file that declares what the part must do. */
  port: string
  required_env_vars: readonly string[]
}

/** Where an installation grows: the five of the concierge's specification, and the web search. */
export const SWAP_POINTS: readonly SwapPoint[] = [
  {
    name: 'knowledge store',
    now: 'passages and their index in PostgreSQL',
    integration_point: 'SearchKit: another index of passages, such as a managed knowledge base',
    port: 'src/domain/knowledge/search-kit.ts',
    required_env_vars: ['KNOWLEDGE_CACHE_MB'],
  },
  {
    name: 'booking',
    now: 'a ticket booking_request that the team answers; nothing is ever booked',
    integration_point: 'BookingGateway: an adapter for a system of bookings',
    port: 'src/domain/handoff/booking-gateway.ts',
    required_env_vars: ['BOOKING_API_KEY', 'BOOKING_API_URL'],
  },
  {
    name: 'memory store',
    now: 'rows of the customer in PostgreSQL, erased when she asks',
    integration_point: 'the tenant transaction: another PostgreSQL by its address',
    port: 'src/adapters/postgres/tenant-db.ts',
    required_env_vars: ['DATABASE_URL'],
  },
  {
    name: 'token budget',
    now: 'reserved before each model call and settled after it, per tenant and day',
    integration_point: 'SpendLedger: another ledger of model spend',
    port: 'src/llm/spend-ledger.ts',
    required_env_vars: ['ANTHROPIC_API_KEY'],
  },
  {
    name: 'trace export',
    now: 'a row for each turn, shown by GET /v1/turns/:id and the phone page',
    integration_point:
      'Log: one structured line for each turn, tool and model call, to be shipped by what collects logs',
    port: 'src/domain/context.ts',
    required_env_vars: ['LOG_LEVEL'],
  },
  {
    name: 'web search',
    now: 'SearXNG over its JSON API, where one is connected',
    integration_point: 'ResearchSource: an adapter for another search',
    port: 'src/domain/research/research-source.ts',
    required_env_vars: ['RESEARCH_URL'],
  },
  {
    name: 'facts of trips',
    now: 'the files of fixtures/trips, with Open-Meteo and one source of trips over HTTP in front of them where they are connected',
    integration_point: 'TripSources: whatever answers POST /v1/{tool}/search as our sandbox does, or an adapter',
    port: 'src/domain/trips/sources.ts',
    required_env_vars: ['WEATHER_BASE_URL', 'TRIP_SOURCES_URL', 'TRIP_SOURCES_KEY'],
  },
]
