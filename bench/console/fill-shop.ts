import type pg from 'pg'

export interface ShopSize {
  conversations: number
  /** Half of them the customers', half the shop's. */
  messages: number
  orders: number
  /** People among whom the conversations that have somebody are shared. */
  staff: readonly string[]
}

/**
 * Fills a shop with what years of use leave: customers, conversations in every state, their messages, tickets, labels, notes, orders
 * and their payments. The server makes the rows itself, with its triggers and key checks off, and the indexes of words afterwards:
 * minutes become seconds, and what lies there in the end is the same.
 */
export async function fillShop(
  client: pg.Client,
  shop: { tenantId: string; channelId: string },
  size: ShopSize,
  tell: (done: number, what: string) => void,
): Promise<void> {
  const { rows: words } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE indexname IN ('inbound_words', 'outbound_words')`,
  )
  const each = Math.max(1, Math.floor(size.messages / size.conversations / 2))
  const of = [shop.tenantId, size.conversations]
  const steps: [string, string, unknown[]][] = [
    ['settings', `SET session_replication_role = replica; SET maintenance_work_mem = '256MB'`, []],
    ...words.map(({ name }): [string, string, unknown[]] => [name, `DROP INDEX ${name}`, []]),
    ['customers', CUSTOMERS, of],
    ['conversations', CONVERSATIONS, [...of, shop.channelId, [...size.staff], each]],
    ['turns', TURNS, [shop.tenantId]],
    ['words of customers', INBOUND, [shop.tenantId, each]],
    ['words of the shop', OUTBOUND, [shop.tenantId, each]],
    ['tickets', TICKETS, [shop.tenantId]],
    ['labels', LABELS, [shop.tenantId]],
    ['notes', NOTES, [shop.tenantId]],
    ['orders', ORDERS, [shop.tenantId, size.orders, size.conversations]],
    ['lines', LINES, [shop.tenantId]],
    ['payments', ATTEMPTS, [shop.tenantId]],
    ...words.map(({ name, made }): [string, string, unknown[]] => [name, made, []]),
    ['statistics', 'RESET session_replication_role; RESET maintenance_work_mem', []],
    ['statistics', 'VACUUM ANALYZE', []],
  ]
  for (const [done, [what, sql, values]] of steps.entries()) {
    tell(done, what)
    await client.query(sql, values)
  }
}

/** A word that means nothing, out of some thousand, by its number. */
const word = (n: string) => `left(translate(md5('w' || (${n}) % 4000), '0123456789abcdef', 'bakemotilurinesa'), 7)`
/** What a made conversation's number is: customers carry it in their address. */
const NUMBER = `right(c.address, 7)::int`
const MADE = `FROM customers c JOIN conversations v ON v.tenant_id = c.tenant_id AND v.customer_id = c.id
  WHERE c.tenant_id = $1 AND c.address LIKE 'whatsapp:+25468%'`

const CUSTOMERS = `
  INSERT INTO customers (tenant_id, id, address, phone_e164, profile_name, tags, last_seen_at)
  SELECT $1, gen_random_uuid(), 'whatsapp:+25468' || lpad(g::text, 7, '0'), '+25468' || lpad(g::text, 7, '0'),
    (ARRAY['Achieng', 'Brian', 'Wanjiru', 'Otieno', 'Amina', 'Kamau', 'Njeri', 'Juma', 'Halima', 'Mwangi'])[1 + g % 10] || ' ' ||
      initcap(${word('g * 31')}),
    CASE WHEN g % 40 = 0 THEN ARRAY['wholesale'] ELSE '{}' END, now() - g * interval '10 minutes'
  FROM generate_series(1, $2::int) AS g`

/** Of a hundred: 78 with the assistant, 12 done, 4 with a person, 3 waiting (one of them nobody's), 3 snoozed. */
const CONVERSATIONS = `
  INSERT INTO conversations (tenant_id, id, channel_id, customer_id, epoch, language, owner, owner_id, assignee_id, inbox_state, due_at,
    snoozed_until, last_inbound_at, last_message_at, last_from, last_preview, unread_since)
  SELECT s.tenant_id, gen_random_uuid(),
    CASE WHEN s.n % 500 = 0 THEN coalesce((SELECT id FROM channels WHERE tenant_id = $1 AND kind = 'web' LIMIT 1), $3) ELSE $3 END, s.id, $5::int, 'en',
    CASE s.state WHEN 'person' THEN 'human' ELSE 'bot' END, CASE s.state WHEN 'person' THEN s.who END,
    CASE WHEN s.state IN ('person', 'snoozed', 'done') OR s.n % 100 IN (97, 98) THEN s.who END, s.state,
    CASE s.state WHEN 'waiting' THEN now() + (s.n % 400 - 200) * interval '1 minute' END,
    CASE s.state WHEN 'snoozed' THEN now() + interval '5 days' END, s.at, s.at, 'bot', 'Tuko na viatu vitatu vya size 42.',
    CASE WHEN s.state = 'waiting' OR s.n % 100 = 1 THEN s.at END
  FROM (SELECT c.tenant_id, c.id, ${NUMBER} AS n, c.last_seen_at AS at,
      CASE WHEN ${NUMBER} % 100 < 78 THEN 'assistant' WHEN ${NUMBER} % 100 < 90 THEN 'done' WHEN ${NUMBER} % 100 < 94 THEN 'person'
        WHEN ${NUMBER} % 100 < 97 THEN 'snoozed' ELSE 'waiting' END AS state,
      ($4::text[])[1 + (${NUMBER} / 100 + ${NUMBER}) % cardinality($4::text[])] AS who
    FROM customers c WHERE c.tenant_id = $1 AND c.address LIKE 'whatsapp:+25468%' AND ${NUMBER} <= $2::int) s`

const TURNS = `
  INSERT INTO turns (tenant_id, id, conversation_id, request_id, epoch, outcome, trace, started_at, duration_ms)
  SELECT v.tenant_id, gen_random_uuid(), v.id, gen_random_uuid(), v.epoch, 'answered', '{}', v.last_message_at, 20 ${MADE}`

/** One in four speaks of shoes; each has a word of its own beside two that a few hundred others have. */
const INBOUND = `
  INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, received_at, turn_id)
  SELECT m.tenant_id, m.message, m.id, m.g, 'SM' || replace(m.message::text, '-', ''), 'text',
    (ARRAY['nataka viatu', 'where is my order', 'mko na simu', 'do you deliver'])[1 + m.n % 4] || ' ' || ${word('m.n * 13 + m.g * 7')} || ' ' ||
      ${word('m.n * 17 + m.g * 3')} || ' kod' || to_hex(m.n * 16 + m.g), m.last_message_at - (m.last - m.g) * interval '1 hour', m.turn
  FROM (SELECT v.tenant_id, v.id, gen_random_uuid() AS message, ${NUMBER} AS n, g.g, v.last_message_at, $2::int AS last,
      (SELECT t.id FROM turns t WHERE t.tenant_id = v.tenant_id AND t.conversation_id = v.id LIMIT 1) AS turn
    FROM customers c JOIN conversations v ON v.tenant_id = c.tenant_id AND v.customer_id = c.id CROSS JOIN generate_series(1, $2::int) AS g
    WHERE c.tenant_id = $1 AND c.address LIKE 'whatsapp:+25468%') m`

const OUTBOUND = `
  INSERT INTO outbound_messages (tenant_id, id, conversation_id, turn_id, author, kind, epoch, body, status, provider_message_id,
    provider_status, provider_rank, created_at, sent_at)
  SELECT i.tenant_id, gen_random_uuid(), i.conversation_id, i.turn_id, 'bot', 'reply', i.epoch,
    'Tuko na ' || ${word('i.epoch * 29 + length(i.body)')} || ' vitatu vya size 42. Ungependa vipi?', 'sent', 'SO' || replace(i.id::text, '-', ''),
    'read', 5, i.received_at, i.received_at
  FROM inbound_messages i WHERE i.tenant_id = $1 AND i.epoch <= $2::int AND i.body LIKE '% kod%'`

const TICKETS = `
  INSERT INTO handoff_tickets (tenant_id, id, conversation_id, reference, reason, summary, context, promised_at, created_at)
  SELECT v.tenant_id, gen_random_uuid(), v.id, 'BN' || ${NUMBER}, 'human_requested', 'a person', '{}', v.due_at, v.last_message_at
  ${MADE} AND v.inbox_state = 'waiting'`

/** One on every twentieth, one on a handful. */
const LABELS = `
  INSERT INTO conversation_labels (tenant_id, conversation_id, label)
  SELECT v.tenant_id, v.id, l.label
  FROM customers c JOIN conversations v ON v.tenant_id = c.tenant_id AND v.customer_id = c.id
  JOIN (VALUES ('vip', 20), ('chargeback', 9973)) AS l (label, every) ON ${NUMBER} % l.every = 0
  WHERE c.tenant_id = $1 AND c.address LIKE 'whatsapp:+25468%'`

const NOTES = `
  INSERT INTO conversation_notes (tenant_id, id, conversation_id, author_id, text, at)
  SELECT v.tenant_id, gen_random_uuid(), v.id, 'system', 'aliuliza kuhusu ' || ${word(NUMBER)}, v.last_message_at ${MADE} AND ${NUMBER} % 25 = 0`

/** Of a thousand: 50 carts, 50 that wait for money, 250 paid and here, 560 gone, 88 cancelled, 2 for a person. */
const ORDERS = `
  INSERT INTO orders (tenant_id, id, conversation_id, customer_id, reference, status, currency, subtotal_minor, total_minor, created_at, paid_at,
    fulfilment_stage, staged_at)
  SELECT o.tenant_id, gen_random_uuid(), o.conversation, o.customer, 'BN-' || o.g, o.status, 'KES', 250000, 250000, o.at, o.paid,
    CASE o.status WHEN 'paid' THEN 'to_prepare' WHEN 'fulfilled' THEN 'delivered' END, o.paid
  FROM (SELECT s.*, CASE WHEN s.status IN ('paid', 'fulfilled') THEN s.at END AS paid
    FROM (SELECT v.tenant_id, v.id AS conversation, v.customer_id AS customer, g.g, now() - g.g * interval '20 minutes' AS at,
        CASE WHEN g.g % 1000 < 50 THEN 'draft' WHEN g.g % 1000 < 100 THEN 'awaiting_payment' WHEN g.g % 1000 < 350 THEN 'paid'
          WHEN g.g % 1000 < 910 THEN 'fulfilled' WHEN g.g % 1000 < 998 THEN 'cancelled' ELSE 'needs_review' END AS status
      FROM generate_series(1, $2::int) AS g
      JOIN (SELECT v.tenant_id, v.id, v.customer_id, row_number() OVER (ORDER BY v.id) AS n ${MADE}) v ON v.n = 1 + (g.g * 7) % $3::int) s) o`

const LINES = `
  INSERT INTO order_lines (tenant_id, id, order_id, position, variant_id, item_name, variant_name, quantity, unit_price_minor, line_total_minor)
  SELECT o.tenant_id, gen_random_uuid(), o.id, p, v.id, v.name, v.name, 1, 125000, 125000
  FROM orders o CROSS JOIN generate_series(0, 1) AS p CROSS JOIN (SELECT id, name FROM catalog_variants WHERE tenant_id = $1 LIMIT 1) v
  WHERE o.tenant_id = $1 AND o.reference LIKE 'BN-%'`

/** Each order was asked for once, every fifth twice; the oldest that was paid was given back, and one in 5,000 is a question. */
const ATTEMPTS = `
  INSERT INTO payment_attempts (tenant_id, id, order_id, account_id, request_id, method, status, amount_minor, currency, msisdn, reference, token_hash,
    created_at, expires_at, closed_at)
  SELECT o.tenant_id, gen_random_uuid(), o.id, a.id, gen_random_uuid(), 'stk',
    CASE WHEN g = 1 AND o.status IN ('paid', 'fulfilled') THEN CASE WHEN o.n % 4999 = 0 THEN 'refunded' ELSE 'paid' END
      WHEN o.status = 'needs_review' THEN 'needs_review' WHEN o.n % 2503 = 0 THEN 'partially_paid'
      WHEN o.status = 'awaiting_payment' AND g = 1 THEN 'pending' ELSE 'failed' END,
    250000, 'KES', '254680000000', o.reference, md5(o.id::text || g), o.created_at - g * interval '2 minutes', o.created_at, o.created_at
  FROM (SELECT o.*, substring(o.reference FROM 4)::int AS n FROM orders o WHERE o.tenant_id = $1 AND o.reference LIKE 'BN-%'
      AND o.status <> 'draft') o
  JOIN (SELECT id FROM payment_accounts WHERE tenant_id = $1 ORDER BY id LIMIT 1) a ON true
  JOIN generate_series(1, 2) AS g ON g = 1 OR o.n % 5 = 0`
