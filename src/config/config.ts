import { z } from 'zod'
import { type Pretence, pretenceOf, StreamDrop, ToolTimeout } from './pretence.ts'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const url = z.url().transform((value) => value.replace(/\/+$/, ''))
const port = z.coerce.number().int().min(0).max(65_535)

/** Every environment variable the product reads. `.env.example` explains each to the person who sets it. */
const Environment = z.object({
  TULIA_ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_BASE_URL: url.optional(),
  /** The origin that the console is served from, where that is another than ours. */
  UI_ORIGIN: url
    .refine((value) => new URL(value).origin === value, 'must be an origin alone, such as https://console.example.com')
    .optional(),
  /** Addresses of our own reverse proxies, comma-separated: only their X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** 32 bytes as 64 hex digits; seals provider credentials. Generated into DATA_DIR by the embedded default only. */
  TULIA_SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits (32 bytes): make one with "openssl rand -hex 32"')
    .optional(),
  /** Keys that TULIA_SECRET_KEY has replaced, comma-separated: they open and verify, and nothing new is made with them. */
  TULIA_SECRET_KEYS_OLD: z
    .string()
    .regex(/^\s*[0-9a-f]{64}(\s*,\s*[0-9a-f]{64})*\s*$/i, 'must be keys of 64 hex digits, separated by commas')
    .transform((list) => list.split(',').map((key) => key.trim().toLowerCase()))
    .default([]),
  /** The first key that signs access tokens, where the installation brings its own: RSA of 4096 bits, PKCS #8. */
  JWT_PRIVATE_KEY_PEM: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(
      (pem) => pem.includes('-----BEGIN PRIVATE KEY-----'),
      'must be a private key in PEM: PKCS #8, not encrypted',
    )
    .optional(),
  /** Opens what earlier versions sealed without its place, until "npm run reseal" has been through. */
  TULIA_ACCEPT_UNBOUND_SECRETS: flag.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(12),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .default('tulia'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(200).default(8),
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: url.default('https://api.anthropic.com'),
  FAST_MODE: flag.default(false),
  /** For the doctor on a machine without a network: the vendor is not asked. */
  SKIP_API_PROBE: flag.default(false),
  TWILIO_API_BASE_URL: url.default('https://api.twilio.com'),
  TWILIO_CONTENT_BASE_URL: url.default('https://content.twilio.com'),
  TWILIO_MESSAGING_BASE_URL: url.default('https://messaging.twilio.com'),
  /** The longest that one send may take, with all its calls: less than SWEEP_STALE_MS, or a live send is taken for dead. */
  TWILIO_SEND_MS: z.coerce.number().int().min(100).default(20_000),
  /** How long a message whose send ended without an answer may still turn up; it is not sent again before. */
  TWILIO_LATE_MS: z.coerce.number().int().min(1_000).default(180_000),
  /** How long a webhook may be on its way; its message is not taken from the provider's list before. */
  TWILIO_WEBHOOK_MS: z.coerce.number().int().min(0).default(120_000),
  MPESA_BASE_URL: url.optional(),
  PESAPAL_BASE_URL: url.optional(),
  /** A SearXNG of our own, for what a concierge looks up on the web. */
  RESEARCH_URL: url.optional(),
  /** Open-Meteo, or what speaks like it; without it trips are planned by what is usual in a month. */
  WEATHER_BASE_URL: url.optional(),
  /** Of a contract with Open-Meteo: without one its use must not be commercial. */
  WEATHER_API_KEY: z.string().min(1).optional(),
  /** What speaks the protocol of trip sources, for flights, lodging, venues, ways and rates; without it files answer. */
  TRIP_SOURCES_URL: url.optional(),
  TRIP_SOURCES_KEY: z.string().min(1).optional(),
  /** Of a system of bookings. Nothing speaks to one yet; the doctor says so. */
  BOOKING_API_URL: url.optional(),
  BOOKING_API_KEY: z.string().min(1).optional(),
  /** Room for the indexes of shops' documents in the memory of each process. */
  KNOWLEDGE_CACHE_MB: z.coerce.number().int().min(1).max(4_096).default(64),
  /** Whose chat the addresses without a key are: the key of a web channel. */
  DEFAULT_WEB_CHANNEL: z.string().optional(),
  /** How long the chat on the web waits for one answer. */
  SSE_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  SANDBOX_PORT: port.default(4010),
  /** Webhooks may go to programs on this machine, by plain http too: for tests and the demo. */
  WEBHOOKS_ON_LOOPBACK: flag.default(false),
  /** Every answer of the REST API is held against its contract, and is 500 where it does not fit: for tests and the demo. */
  CHECK_ANSWERS: flag.default(false),
  SWEEP_EVERY_MS: z.coerce.number().int().min(100).default(5_000),
  /** How old unfinished work must be before a sweeper takes it up: longer than any healthy turn or send. */
  SWEEP_STALE_MS: z.coerce.number().int().min(100).default(30_000),
  /** How often a channel's message list is compared with ours, for webhooks that never arrived. */
  SWEEP_CHANNELS_EVERY_MS: z.coerce.number().int().min(1_000).default(60_000),
  /** How long a provider that keeps failing is left alone before one call tests whether it works again. */
  CIRCUIT_RETEST_MS: z.coerce.number().int().min(100).default(10_000),
  /** How often every unfinished payment is compared with what its provider says. */
  RECONCILE_EVERY_MS: z.coerce.number().int().min(100).default(600_000),
  /** How long stopping may take altogether: less than what the container's runtime waits before it kills (10 s). */
  STOP_WITHIN_MS: z.coerce.number().int().min(500).max(600_000).default(8_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Of each process, beside PORT: figures and health, for whoever watches it and nobody else. */
  METRICS_PORT: port.default(9464),
  /** "production" wherever customers are: nothing is pretended there. */
  NODE_ENV: z.string().optional(),
  DISABLE_WEATHER_API: flag.default(false),
  SIMULATE_TOOL_TIMEOUT: ToolTimeout.optional(),
  SIMULATE_SSE_DROP: StreamDrop.optional(),
  SIMULATE_EMPTY_RAG: flag.default(false),
})

const PRETENDED = ['DISABLE_WEATHER_API', 'SIMULATE_TOOL_TIMEOUT', 'SIMULATE_SSE_DROP', 'SIMULATE_EMPTY_RAG'] as const

export interface Config {
  role: 'web' | 'worker' | 'all'
  host: string
  port: number
  /** Null in the embedded default: the address the server listens on is used. */
  publicBaseUrl: string | null
  /** Null: the console is served by ourselves. */
  uiOrigin: string | null
  trustedProxies: string[]
  dataDir: string
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  secretKey: string | null
  /** Open and verify what was made before `secretKey`. */
  oldSecretKeys: string[]
  acceptUnboundSecrets: boolean
  /** Null: a key is made at the first start. */
  jwtPrivateKeyPem: string | null
  /** `owner` migrates, `app` is the runtime role; null starts the embedded server. */
  database: { owner: string | null; app: string | null; pool: number }
  redisUrl: string | null
  queuePrefix: string
  concurrency: number
  checkAnswers: boolean
  anthropic: { apiKey: string | null; baseUrl: string }
  fastMode: boolean
  skipApiProbe: boolean
  twilio: {
    apiBase: string
    contentBase: string
    messagingBase: string
    times: { sendMs: number; lateMs: number; webhookMs: number }
  }
  /** Overrides both Daraja hosts, for the sandbox. */
  mpesaBaseUrl: string | null
  /** Overrides both PesaPal hosts, for the sandbox. */
  pesapalBaseUrl: string | null
  /** Null: nothing is looked up on the web. */
  researchUrl: string | null
  /** Null: files answer. */
  trips: {
    weather: { baseUrl: string; apiKey: string | null } | null
    sources: { baseUrl: string; key: string } | null
  }
  bookingApi: { url: string | null; key: string | null }
  knowledgeCacheMb: number
  webChat: { defaultKey: string | null; timeoutMs: number }
  sandboxPort: number
  webhooksOnLoopback: boolean
  sweep: { everyMs: number; staleMs: number; channelsEveryMs: number }
  circuitRetestMs: number
  reconcileEveryMs: number
  stopWithinMs: number
  /** Null: nobody is told figures. */
  metrics: { token: string; port: number } | null
  pretence: Pretence
}

/** The environment is wrong; `problems` names every variable and what to do about it. */
export class ConfigError extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `The configuration has ${problems.length} problem${problems.length === 1 ? '' : 's'}:\n- ${problems.join('\n- ')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads and checks the environment once. Throws ConfigError that lists all problems at the same time. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const e = parsed.data
  if (e.DATABASE_URL && !e.TULIA_SECRET_KEY) {
    throw new ConfigError(['TULIA_SECRET_KEY: is needed with DATABASE_URL; make one with "openssl rand -hex 32"'])
  }
  if (e.TRIP_SOURCES_URL && !e.TRIP_SOURCES_KEY) {
    throw new ConfigError(['TRIP_SOURCES_KEY: is needed with TRIP_SOURCES_URL'])
  }
  if (e.TWILIO_SEND_MS >= e.SWEEP_STALE_MS) {
    throw new ConfigError(['TWILIO_SEND_MS: must be less than SWEEP_STALE_MS, or a live send is taken for dead'])
  }
  const pretended = e.NODE_ENV === 'production' ? PRETENDED.filter((name) => e[name]) : []
  if (pretended.length > 0)
    throw new ConfigError(pretended.map((name) => `${name}: pretends a trouble, and never in production`))
  return {
    role: e.TULIA_ROLE,
    host: e.HOST,
    port: e.PORT,
    publicBaseUrl: e.PUBLIC_BASE_URL ?? null,
    uiOrigin: e.UI_ORIGIN ?? null,
    trustedProxies: e.TRUSTED_PROXIES,
    dataDir: e.DATA_DIR,
    logLevel: e.LOG_LEVEL,
    secretKey: e.TULIA_SECRET_KEY?.toLowerCase() ?? null,
    oldSecretKeys: e.TULIA_SECRET_KEYS_OLD,
    acceptUnboundSecrets: e.TULIA_ACCEPT_UNBOUND_SECRETS,
    jwtPrivateKeyPem: e.JWT_PRIVATE_KEY_PEM ?? null,
    database: { owner: e.DATABASE_URL ?? null, app: e.DATABASE_APP_URL ?? null, pool: e.DATABASE_POOL },
    redisUrl: e.REDIS_URL ?? null,
    queuePrefix: e.QUEUE_PREFIX,
    concurrency: e.WORKER_CONCURRENCY,
    checkAnswers: e.CHECK_ANSWERS,
    anthropic: { apiKey: e.ANTHROPIC_API_KEY ?? null, baseUrl: e.ANTHROPIC_BASE_URL },
    fastMode: e.FAST_MODE,
    skipApiProbe: e.SKIP_API_PROBE,
    twilio: {
      apiBase: e.TWILIO_API_BASE_URL,
      contentBase: e.TWILIO_CONTENT_BASE_URL,
      messagingBase: e.TWILIO_MESSAGING_BASE_URL,
      times: { sendMs: e.TWILIO_SEND_MS, lateMs: e.TWILIO_LATE_MS, webhookMs: e.TWILIO_WEBHOOK_MS },
    },
    mpesaBaseUrl: e.MPESA_BASE_URL ?? null,
    pesapalBaseUrl: e.PESAPAL_BASE_URL ?? null,
    researchUrl: e.RESEARCH_URL ?? null,
    trips: {
      weather: e.WEATHER_BASE_URL ? { baseUrl: e.WEATHER_BASE_URL, apiKey: e.WEATHER_API_KEY ?? null } : null,
      sources: e.TRIP_SOURCES_URL ? { baseUrl: e.TRIP_SOURCES_URL, key: e.TRIP_SOURCES_KEY ?? '' } : null,
    },
    bookingApi: { url: e.BOOKING_API_URL ?? null, key: e.BOOKING_API_KEY ?? null },
    knowledgeCacheMb: e.KNOWLEDGE_CACHE_MB,
    webChat: { defaultKey: e.DEFAULT_WEB_CHANNEL ?? null, timeoutMs: e.SSE_TIMEOUT_SECONDS * 1_000 },
    sandboxPort: e.SANDBOX_PORT,
    webhooksOnLoopback: e.WEBHOOKS_ON_LOOPBACK,
    sweep: { everyMs: e.SWEEP_EVERY_MS, staleMs: e.SWEEP_STALE_MS, channelsEveryMs: e.SWEEP_CHANNELS_EVERY_MS },
    circuitRetestMs: e.CIRCUIT_RETEST_MS,
    reconcileEveryMs: e.RECONCILE_EVERY_MS,
    stopWithinMs: e.STOP_WITHIN_MS,
    metrics: e.METRICS_TOKEN ? { token: e.METRICS_TOKEN, port: e.METRICS_PORT } : null,
    pretence: pretenceOf(e),
  }
}
