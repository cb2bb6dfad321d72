/** Which part of the product owns each table: its rows are written there and nowhere else, and read through its index. */
export const TABLE_OWNERS: Readonly<Record<string, readonly string[]>> = {
  tenancy: ['tenants'],
  identity: ['credentials', 'login_counters', 'sessions', 'refresh_tokens', 'account_links', 'staff_tokens'],
  team: ['users'],
  customers: ['customers', 'consent_ledger', 'customer_memory'],
  messaging: [
    'channels',
    'channel_contents',
    'conversations',
    'inbound_messages',
    'inbound_media',
    'outbound_messages',
    'conversation_files',
  ],
  templates: ['message_templates'],
  catalog: ['catalog_items', 'catalog_variants', 'catalog_words'],
  offers: ['offers', 'offer_redemptions'],
  orders: ['orders', 'order_lines', 'stock_holds'],
  payments: [
    'payment_accounts',
    'order_shares',
    'payment_attempts',
    'payment_events',
    'payment_hooks',
    'payment_notifications',
    'payment_reviews',
    'money_receipts',
    'money_refunds',
    'money_lists',
    'money_reversals',
    'receipt_checks',
    'share_plans',
  ],
  handoff: ['handoff_tickets', 'human_stretches', 'assignments', 'csat_answers'],
  notifications: ['notifications'],
  inbox: [
    'conversation_notes',
    'conversation_labels',
    'conversation_reads',
    'composer_drafts',
    'scheduled_messages',
    'canned_replies',
  ],
  outreach: ['outreach', 'outreach_breakers'],
  knowledge: [
    'knowledge_documents',
    'knowledge_versions',
    'knowledge_files',
    'knowledge_parents',
    'knowledge_passages',
    'knowledge_segments',
    'knowledge_gaps',
    'cited_passages',
    'knowledge_claims',
    'knowledge_conflicts',
    'knowledge_conflict_checks',
  ],
  properties: ['properties', 'property_items'],
  research: ['web_searches'],
  trips: [
    'destinations',
    'trip_supply',
    'trip_runs',
    'trip_snapshots',
    'trip_run_events',
    'trip_facts',
    'itineraries',
    'trip_watches',
    'trip_watch_checks',
  ],
  turns: ['turns', 'turn_reports'],
  webhooks: ['webhook_endpoints', 'webhook_events', 'webhook_counters', 'webhook_deliveries', 'webhook_tries'],
  audit: ['audit_log', 'audit_seals'],
  idempotency: ['idempotency_keys'],
  'failed-work': ['failed_work'],
  // Outside the domain.
  conversation: ['corrupt_states'],
  tools: ['tool_calls'],
  adapters: ['model_usage', 'rate_buckets', 'provider_tokens', 'signing_keys', 'trip_answers'],
}

/** A shop's settings stand in its own row: whatever a statement does for the shop, it may look there. */
export const READ_BY_ALL = ['tenants']

export interface Exception {
  /** Files or folders below src/domain. */
  files: readonly string[]
  tables: readonly string[]
  why: string
}

/** Who reads the tables of others. */
export const READERS: readonly Exception[] = [
  {
    files: ['identity/find-user.ts', 'identity/refresh-session.ts', 'identity/check-session.ts'],
    tables: ['users'],
    why: 'Whether somebody may come in is decided in one statement, of what she shows and of who she is now.',
  },
  {
    files: ['team/list-team.ts'],
    tables: ['credentials'],
    why: 'Whether a colleague has a second step stands beside her name.',
  },
  {
    files: ['handoff/gather-context.ts', 'handoff/get-ticket.ts', 'handoff/list-tickets.ts', 'handoff/hand-back.ts'],
    tables: [
      'conversations',
      'customers',
      'inbound_messages',
      'outbound_messages',
      'orders',
      'payment_attempts',
      'money_receipts',
      'payment_reviews',
    ],
    why: 'What a person is told who takes over or looks through the tickets: one statement, so that it is of one moment.',
  },
  {
    files: ['handoff/send-template.ts', 'handoff/csat/ask-rating.ts', 'handoff/assign-waiting.ts'],
    tables: ['conversations'],
    why: 'The language in which a customer is written to, and which conversation has waited longest.',
  },
  {
    files: ['handoff/reply-as-person.ts'],
    tables: ['inbound_messages', 'outbound_messages'],
    why: 'Whether anybody has written what the author of a reply has not seen is asked under the lock of the conversation.',
  },
  {
    files: ['handoff/summarise-stretch.ts'],
    tables: ['conversations', 'customers', 'inbound_messages'],
    why: 'What was asked before a person came, and by whom, so that her name is taken out of it.',
  },
  {
    files: ['handoff/escalate-ticket.ts', 'handoff/return-to-bot.ts', 'handoff/tend-stretch.ts'],
    tables: ['channels', 'conversations', 'customers', 'outbound_messages'],
    why: 'A ticket or stretch is marked and the conversation looked at in one statement: whoever was quicker has marked it.',
  },
  {
    files: ['messaging/claim-outbound.ts', 'messaging/reconcile-outbound.ts'],
    tables: ['customers', 'message_templates'],
    why: 'Whether a message may leave is decided in the statement that claims it.',
  },
  {
    files: ['messaging/read-attachment.ts', 'messaging/show-typing.ts'],
    tables: ['customers'],
    why: 'The address that a conversation is with.',
  },
  {
    files: ['messaging/give-to-bot.ts', 'messaging/leave-done.ts', 'messaging/settle-promise.ts'],
    tables: ['handoff_tickets'],
    why: 'What a person still owes decides where the conversation waits, in the statement that writes it.',
  },
  {
    files: ['messaging/web/read-thread.ts'],
    tables: ['turns'],
    why: 'A message and what it was taken from are read of one moment.',
  },
  {
    files: ['identity/keys'],
    tables: ['users'],
    why: 'A key may work in the name of a person, as long as she is on the team, and team imports identity.',
  },
  {
    files: ['tenancy/find-strangers.ts'],
    tables: ['users', 'staff_tokens'],
    why: 'Whoever works for a shop is a person or a key of it, and identity imports tenancy.',
  },
  {
    files: ['inbox'],
    tables: [
      'audit_log',
      'channels',
      'conversation_files',
      'conversations',
      'csat_answers',
      'customers',
      'handoff_tickets',
      'inbound_media',
      'inbound_messages',
      'orders',
      'outbound_messages',
    ],
    why: 'What people see of conversations is a report of one moment, and a page of it one statement.',
  },
  {
    files: ['sight'],
    tables: [
      'channels',
      'conversations',
      'conversation_notes',
      'handoff_tickets',
      'inbound_messages',
      'outbound_messages',
      'scheduled_messages',
      'turns',
    ],
    why: 'Which conversation a thing belongs to decides who may see it, and every module asks that.',
  },
  {
    files: ['notifications/list-notifications.ts'],
    tables: ['conversations', 'customers'],
    why: 'Whom a piece of news is about stands beside it.',
  },
  {
    files: ['customers/list-customers.ts', 'customers/update-customer.ts'],
    tables: ['channels', 'conversations', 'orders'],
    why: 'The list of customers is a report, and their conversations show their names.',
  },
  {
    files: ['turns/back-texts.ts'],
    tables: ['cited_passages', 'knowledge_documents', 'knowledge_passages', 'knowledge_versions'],
    why: 'What backs the figures of several turns, of one moment.',
  },
  {
    files: ['offers'],
    tables: ['orders'],
    why: 'An order knows its offer; orders import offers, so offers cannot ask them back.',
  },
  {
    files: ['orders'],
    tables: ['catalog_items', 'catalog_variants', 'offers'],
    why: 'Goods are priced, locked and counted together with the lines and holds of an order.',
  },
  {
    files: ['sight'],
    tables: ['orders', 'payment_attempts'],
    why: 'An order is seen by whoever sees the conversation that it belongs to.',
  },
  {
    files: ['orders/desk'],
    tables: [
      'audit_log',
      'conversations',
      'customers',
      'money_receipts',
      'money_refunds',
      'money_reversals',
      'outbound_messages',
      'payment_attempts',
      'payment_events',
      'payment_reviews',
    ],
    why: 'What people see of orders is a report of one moment, and a page of it one statement.',
  },
  {
    files: ['trips/watch/watched-trip.ts'],
    tables: ['conversations', 'customers'],
    why: 'Whether somebody may be told of her trip, and in which language, is read with the trip under one lock.',
  },
  {
    files: ['outreach/reminder-facts.ts', 'outreach/conclude-outreach.ts'],
    tables: [
      'channels',
      'conversations',
      'customers',
      'consent_ledger',
      'inbound_messages',
      'outbound_messages',
      'catalog_variants',
      'orders',
      'order_lines',
    ],
    why: 'Everything that speaks against a reminder, of one moment; and what became of it.',
  },
  {
    files: ['files/find-receipt.ts'],
    tables: ['customers', 'conversations', 'orders', 'order_lines', 'payment_attempts', 'money_receipts'],
    why: 'A receipt is a report.',
  },
  {
    files: ['turns/get-origin.ts'],
    tables: ['outbound_messages', 'payment_attempts', 'orders', 'audit_log'],
    why: 'What explains a message is a report.',
  },
  {
    files: ['payments'],
    tables: ['orders', 'customers', 'conversations', 'channels'],
    why: 'Money is weighed against its order and told to its customer, under the order’s lock.',
  },
  {
    files: ['platform/get-operated-tenant.ts'],
    tables: ['inbound_messages', 'turns', 'failed_work', 'model_usage', 'users'],
    why: 'An operator sees figures of a shop, all of one moment, and nothing that they count.',
  },
]

/** Who writes them. */
export const WRITERS: readonly Exception[] = [
  {
    files: ['identity/open-session.ts', 'identity/refresh-session.ts'],
    tables: ['users'],
    why: 'That she was seen is written with the session that she opened, or renewed.',
  },
  {
    files: ['team/invite.ts'],
    tables: ['credentials'],
    why: 'Who comes back by an invitation has no password from before, from the same moment on.',
  },
  {
    files: ['team/remove-member.ts', 'team/set-up-first.ts'],
    tables: ['account_links'],
    why: 'Links end in the moment that makes them pointless: she is off the team, or somebody has begun.',
  },
  {
    files: ['orders/hold-stock.ts', 'orders/move-held-stock.ts', 'orders/return-stock.ts'],
    tables: ['catalog_variants'],
    why: 'Stock moves with the hold of an order in one statement, so that no crash parts them.',
  },
]
