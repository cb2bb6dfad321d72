/**
 * The dependency rule as data. A path is matched by the first entry that is its prefix. `values` may be imported at run
 * time, `types` only with `import type`; a folder may always import itself. `*` stands for one path segment.
 */
export interface FolderRule {
  values: readonly string[]
  types?: readonly string[]
  /** Packages, and built-in modules, beyond zod. */
  packages: readonly string[]
}

/** Files in which the domain declares what it needs from the outside. */
export const PORT_FILES = [
  'src/domain/messaging/message-channel.ts',
  'src/domain/messaging/inbound-log.ts',
  'src/domain/live/live-bus.ts',
  'src/domain/messaging/live-updates.ts',
  'src/domain/messaging/menu-signer.ts',
  'src/domain/messaging/secret-reader.ts',
  'src/domain/messaging/transcriber.ts',
  'src/domain/knowledge/extractor.ts',
  'src/domain/knowledge/instruction-reader.ts',
  'src/domain/knowledge/claim-reader.ts',
  'src/domain/knowledge/cutter.ts',
  'src/domain/knowledge/guest-reader.ts',
  'src/domain/knowledge/subject-reader.ts',
  'src/domain/knowledge/embedder.ts',
  'src/domain/knowledge/figure-reader.ts',
  'src/domain/knowledge/search-kit.ts',
  'src/domain/connections/connection-probe.ts',
  'src/domain/research/research-source.ts',
  'src/domain/payments/shares/share-links.ts',
  'src/domain/trips/sources.ts',
  'src/domain/trips/atlas.ts',
  'src/domain/trips/answer-writer.ts',
  'src/domain/webhooks/webhook-sender.ts',
  'src/domain/handoff/booking-gateway.ts',
  'src/domain/files/file-links.ts',
  'src/domain/identity/access-tokens.ts',
  'src/domain/identity/password-hasher.ts',
  'src/domain/files/image-shelf.ts',
  'src/domain/files/itinerary-printer.ts',
  'src/domain/files/receipt-printer.ts',
  'src/domain/payments/books/receipt-provider.ts',
  'src/domain/payments/methods/stk/stk-provider.ts',
  'src/domain/payments/methods/c2b/c2b-provider.ts',
  'src/domain/payments/methods/card/card-provider.ts',
]

/** Figures and arithmetic of a module that its sources outside need too. */
const SHARED_FIGURES = [
  'src/domain/trips/limits.ts',
  'src/domain/trips/facts/compute-leg.ts',
  'src/domain/trips/supply/flight-on.ts',
  'src/domain/trips/supply/find-flights.ts',
  'src/domain/trips/supply/find-lodging.ts',
  'src/domain/trips/supply/find-attractions.ts',
]

const CONTRACTS = [
  'src/domain/context.ts',
  'src/domain/errors.ts',
  'src/domain/*/schemas.ts',
  'src/domain/*/schemas/*.ts',
  ...SHARED_FIGURES,
  ...PORT_FILES,
]
const VERBS = ['src/domain/*/index.ts']

export const FOLDERS: Readonly<Record<string, FolderRule>> = {
  'src/lib': { values: [], packages: ['node:crypto', 'node:net', 'libphonenumber-js', 'temporal-polyfill'] },
  'src/config': { values: [], packages: [] },
  'src/domain': {
    values: ['src/lib', ...CONTRACTS, ...VERBS, 'prisma/generated/client.ts'],
    packages: ['node:crypto', 'wink-porter2-stemmer'],
  },
  'src/language': { values: ['src/lib'], packages: [] },
  'src/llm': { values: ['src/lib'], packages: ['node:fs/promises', 'node:path', 'yaml'] },
  'src/conversation': { values: ['src/lib', ...CONTRACTS, ...VERBS], packages: [] },
  'src/jobs': { values: ['src/lib', 'src/conversation', ...CONTRACTS, ...VERBS], packages: [] },
  // The browser imports it, so nothing in it reaches a server.
  'src/http/contract': {
    values: ['src/lib', 'src/domain/*/schemas.ts', 'src/domain/*/schemas/*.ts', 'src/domain/*/*/schemas.ts'],
    packages: [],
  },
  'src/http': {
    values: ['src/lib', 'src/conversation', 'src/jobs/*.job.ts', ...CONTRACTS, ...VERBS],
    types: ['src/jobs/queue.ts'],
    packages: [
      'koa',
      '@koa/router',
      'raw-body',
      'busboy',
      'csv-parse',
      'csv-stringify',
      'node:crypto',
      'node:stream',
      'node:zlib',
    ],
  },
  'src/adapters': {
    values: ['src/lib', ...CONTRACTS, 'src/llm/model-port.ts', 'prisma/generated/client.ts'],
    types: [...VERBS, 'src/jobs/define-job.ts', 'src/jobs/queue.ts', 'src/jobs/directory.ts', 'src/llm'],
    packages: ['*'],
  },
  'src/sandbox': { values: ['src/lib'], packages: ['koa', '@koa/router', 'raw-body', 'node:*'] },
  'src/main': {
    values: ['src', 'journeys', 'tools', 'prompts', 'prisma/seed/index.ts', 'prisma/generated/client.ts'],
    packages: ['*'],
  },
  'prisma/seed': { values: ['src/lib', ...CONTRACTS, ...VERBS], packages: ['node:fs', 'node:path'] },
  // Programs that make and check data: the product imports none of them.
  'tools/trips': { values: ['src/lib', ...CONTRACTS, ...VERBS], packages: ['*'] },
  tools: { values: ['src/lib', ...CONTRACTS, ...VERBS], packages: [] },
  prompts: {
    values: ['src/lib', 'src/llm', 'src/language', 'src/domain/*/schemas.ts', 'src/domain/*/schemas/*.ts'],
    types: ['src/domain/context.ts'],
    packages: [],
  },
  journeys: {
    values: [
      'src/domain/trips/limits.ts',
      'src/lib',
      'src/llm',
      'src/language',
      'tools',
      'prompts',
      'src/domain/*/schemas.ts',
      'src/domain/*/schemas/*.ts',
      'src/domain/errors.ts',
    ],
    // The conversation declares the engine that the root graph implements, trips who says what a run came to.
    types: ['src/domain/context.ts', 'src/domain/trips/answer-writer.ts', 'src/conversation/turn-engine.ts'],
    packages: ['@langchain/langgraph'],
  },
  // The console runs in a browser: of the product it knows what the routes say, and nothing of how.
  'console/src': {
    values: [],
    types: ['src/http/contract', 'src/domain/*/schemas.ts', 'src/domain/*/*/schemas.ts', 'src/lib/payment-method.ts'],
    packages: [
      'react',
      'react-dom',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-virtual',
      'react-hook-form',
      '@hookform/resolvers',
    ],
  },
  console: {
    values: [],
    packages: ['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'node:fs', 'node:path', 'node:zlib'],
  },
  bench: { values: ['src', 'journeys', 'tools', 'prompts', 'tests/support'], packages: ['*'] },
  evals: {
    values: ['src', 'journeys', 'tools', 'prompts', 'bench', 'prisma/seed/index.ts', 'prisma/generated/client.ts'],
    packages: ['*'],
  },
}

/** Nothing of the product imports main; only what runs it from outside does. */
export const STARTS_THE_PRODUCT = ['src/main', 'bench', 'evals']

/** Names whose `new` opens a connection: the adapters hold them, main calls the adapters. */
export const CLIENTS = new Set([
  'PrismaClient',
  'PrismaPg',
  'Pool',
  'Client',
  'Redis',
  'Cluster',
  'Queue',
  'Worker',
  'QueueEvents',
  'FlowProducer',
  'Anthropic',
  'Twilio',
])
export const MAY_BUILD_CLIENTS = ['src/adapters', 'src/main', 'bench', 'evals']

/** What makes a run differ from the next one comes in through ctx. */
export const MAY_READ_THE_CLOCK = [
  'src/adapters',
  'src/main',
  'src/sandbox',
  'bench',
  'evals',
  'console/src/lib/clock.ts',
]

export const MAX_LINES = 260
