import type pg from 'pg'

// Rows as years of use leave them, made by the server itself: copies of what the product wrote, under other names.

/** Adds goods until the shop has `items`, each with the variants of the one it is copied from, in ten made-up kinds. */
export async function growItems(client: pg.Client, tenantId: string, items: number): Promise<void> {
  await client.query(
    `WITH had AS (SELECT *, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS all_of FROM catalog_items WHERE tenant_id = $1),
    made AS (
      INSERT INTO catalog_items (tenant_id, id, sku, name, description, category, brand, tags, attributes, image_path, active)
      SELECT h.tenant_id, gen_random_uuid(), h.sku || '-' || g,
        initcap(translate(md5(g::text), '0123456789abcdef', 'bakemotilurinesa') :: varchar(7)) || ' ' ||
          (ARRAY['Trail Shoes','Phone','Paint','Flour','Soap','Chair','Tablet','Seeds','Cable','Shirt'])[1 + g % 10] || ' ' || g,
        h.description, h.category, initcap(translate(md5((g % 90)::text), '0123456789abcdef', 'takoberumisalone') :: varchar(6)),
        h.tags, h.attributes, NULL, true
      FROM generate_series(1, $2::int - (SELECT max(all_of) FROM had)::int) AS g JOIN had h ON h.n = 1 + g % h.all_of
      RETURNING tenant_id, id, sku)
    INSERT INTO catalog_variants (tenant_id, id, item_id, sku, name, options, price_minor, currency, stock)
    SELECT m.tenant_id, gen_random_uuid(), m.id, v.sku || '-' || substring(m.sku FROM '[0-9]+$'), v.name, v.options,
      v.price_minor, v.currency, 5
    FROM made m JOIN had h ON h.sku = regexp_replace(m.sku, '-[0-9]+$', '')
    JOIN catalog_variants v ON v.tenant_id = h.tenant_id AND v.item_id = h.id`,
    [tenantId, items],
  )
}

/** Gives every conversation of the customers whose address begins so `turns` more of them, answered long ago. */
export async function growConversations(client: pg.Client, addresses: string, turns: number): Promise<void> {
  await client.query(
    `${WRITTEN}
    SELECT v.tenant_id, v.id, v.epoch, g AS n, 1 AS lines FROM conversations v
    JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id AND c.address LIKE $1
    CROSS JOIN generate_series(1, $2::int) AS g ${WRITE}`,
    [`${addresses}%`, turns],
  )
  await client.query(
    `UPDATE conversations v SET epoch = epoch + $2::int FROM customers c
    WHERE c.tenant_id = v.tenant_id AND c.id = v.customer_id AND c.address LIKE $1`,
    [`${addresses}%`, turns],
  )
}

/** Adds customers with `turns` turns each, one message in and one out, until the shop has stored `messages` more. */
export async function growMessages(
  client: pg.Client,
  shop: { tenantId: string; channelId: string },
  { messages, turns }: { messages: number; turns: number },
): Promise<void> {
  await client.query(
    `WITH came AS (
      INSERT INTO customers (tenant_id, id, address, phone_e164, profile_name)
      SELECT $1, gen_random_uuid(), 'whatsapp:+25466' || lpad(g::text, 7, '0'), '+25466' || lpad(g::text, 7, '0'), 'Mteja'
      FROM generate_series(1, $3::int) AS g RETURNING tenant_id, id)
    INSERT INTO conversations (tenant_id, id, channel_id, customer_id, epoch, language)
    SELECT tenant_id, gen_random_uuid(), $2, id, $4::int, 'en' FROM came`,
    [shop.tenantId, shop.channelId, Math.ceil(messages / turns / 2), turns],
  )
  await client.query(
    `${WRITTEN}
    SELECT v.tenant_id, v.id, 0, g AS n, 1 FROM conversations v
    JOIN customers c ON c.tenant_id = v.tenant_id AND c.id = v.customer_id AND c.address LIKE 'whatsapp:+25466%'
    CROSS JOIN generate_series(1, $1::int) AS g WHERE v.tenant_id = $2 ${WRITE}`,
    [turns, shop.tenantId],
  )
}

/** Adds shops like the given one until there are `tenants`, each with a number, twenty customers and what they wrote. */
export async function growTenants(client: pg.Client, like: { tenantId: string }, tenants: number): Promise<void> {
  await client.query(
    `WITH shops AS (
      INSERT INTO tenants (id, slug, name, settings)
      SELECT gen_random_uuid(), 'grown-' || g, 'Duka ' || g, t.settings FROM tenants t
      CROSS JOIN generate_series(1, $2::int - (SELECT count(*) FROM tenants)::int) AS g WHERE t.id = $1 RETURNING id, slug),
    numbers AS (
      INSERT INTO channels (tenant_id, id, address, provider_account, credentials_enc, swept_at)
      SELECT s.id, gen_random_uuid(), 'whatsapp:+25477' || lpad(substring(s.slug FROM '[0-9]+'), 7, '0'), c.provider_account,
        c.credentials_enc, now() + interval '1 day'
      FROM shops s JOIN channels c ON c.tenant_id = $1 AND c.kind = 'whatsapp' RETURNING tenant_id, id),
    came AS (
      INSERT INTO customers (tenant_id, id, address, profile_name)
      SELECT n.tenant_id, gen_random_uuid(), 'whatsapp:+25467' || lpad(g::text, 7, '0'), 'Mteja'
      FROM numbers n CROSS JOIN generate_series(1, 20) AS g RETURNING tenant_id, id)
    INSERT INTO conversations (tenant_id, id, channel_id, customer_id, epoch, language)
    SELECT c.tenant_id, gen_random_uuid(), n.id, c.id, 5, 'en' FROM came c JOIN numbers n ON n.tenant_id = c.tenant_id`,
    [like.tenantId, tenants],
  )
  await client.query(
    `${WRITTEN}
    SELECT v.tenant_id, v.id, 0, g AS n, 1 FROM conversations v JOIN tenants t ON t.id = v.tenant_id AND t.slug LIKE 'grown-%'
    CROSS JOIN generate_series(1, 5) AS g ${WRITE}`,
  )
}

/** What the planner knows of the tables is what it would know after years. */
export async function settleStatistics(client: pg.Client): Promise<void> {
  await client.query('VACUUM ANALYZE')
}

/** Of each line: the conversation, the epoch before it, its place. Its turn keeps the trace of a turn that was run. */
const WRITTEN = `
  WITH lines (tenant_id, conversation_id, after, n, lines) AS (`
const WRITE = `),
  ran AS (SELECT trace FROM turns ORDER BY started_at DESC LIMIT 1),
  kept AS (
    INSERT INTO turns (tenant_id, id, conversation_id, request_id, epoch, outcome, trace, started_at, duration_ms)
    SELECT l.tenant_id, gen_random_uuid(), l.conversation_id, gen_random_uuid(), l.after + l.n, 'answered', ran.trace,
      now() - interval '1 day' + l.n * interval '1 minute', 20 FROM lines l CROSS JOIN ran
    RETURNING tenant_id, id, conversation_id, request_id, epoch, started_at),
  heard AS (
    INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, received_at, turn_id)
    SELECT tenant_id, request_id, conversation_id, epoch, 'SM' || replace(request_id::text, '-', ''), 'text',
      'nataka viatu vya kukimbia size 42', started_at, id FROM kept)
  INSERT INTO outbound_messages (tenant_id, id, conversation_id, turn_id, author, kind, epoch, body, status, provider_message_id,
    provider_status, provider_rank, created_at, sent_at)
  SELECT tenant_id, gen_random_uuid(), conversation_id, id, 'bot', 'reply', epoch, 'Tuko na viatu vitatu vya size 42. Ungependa vipi?',
    'sent', 'SM' || md5(id::text), 'read', 5, started_at, started_at FROM kept`
