-- Tenant isolation. The runtime role owns nothing and cannot bypass row-level security; every policy compares the row
-- with the transaction-local setting app.tenant_id, and no setting means no rows.

DO $$ BEGIN
  CREATE ROLE tulia_runtime NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT USAGE ON SCHEMA public TO tulia_runtime;

-- (select ...) makes the setting one InitPlan per statement instead of one call per row; nullif because the setting
-- reads back as '' after a transaction-local set has ended.
DO $$
DECLARE
  t text;
  key text;
BEGIN
  FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\_prisma%' LOOP
    key := CASE t WHEN 'tenants' THEN 'id' ELSE 'tenant_id' END;
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY tenant_isolation ON %I USING (%I = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid)) '
      'WITH CHECK (%I = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))', t, key, key);
    -- Lets the directory functions below, and nobody else, look across tenants: they are owned by the migrating role.
    EXECUTE format('CREATE POLICY directory ON %I FOR SELECT TO %I USING (true)', t, current_user);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO tulia_runtime', t);
    IF t <> 'tenants' THEN
      IF NOT EXISTS (
        SELECT FROM pg_constraint WHERE conrelid = t::regclass AND contype = 'f'
      ) THEN
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (tenant_id) REFERENCES tenants (id)', t, t || '_tenant_fkey');
      END IF;
    END IF;
    -- The ledgers are append-only: nobody at run time can rewrite what was recorded.
    IF t NOT IN ('audit_log', 'consent_ledger', 'corrupt_states', 'tool_calls') THEN
      EXECUTE format('GRANT UPDATE, DELETE ON %I TO tulia_runtime', t);
    END IF;
  END LOOP;
END $$;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO tulia_runtime;

-- Invariants that hold whatever the code does.
ALTER TABLE conversations ADD CONSTRAINT conversations_owner CHECK (owner IN ('bot', 'human'));
ALTER TABLE catalog_variants ADD CONSTRAINT catalog_variants_stock CHECK (stock >= 0 AND held >= 0 AND held <= stock);
ALTER TABLE catalog_variants ADD CONSTRAINT catalog_variants_price CHECK (price_minor > 0);
ALTER TABLE order_lines ADD CONSTRAINT order_lines_total CHECK (quantity > 0 AND line_total_minor = quantity * unit_price_minor);
ALTER TABLE orders ADD CONSTRAINT orders_total
  CHECK (discount_minor BETWEEN 0 AND subtotal_minor AND total_minor = subtotal_minor - discount_minor);
ALTER TABLE orders ADD CONSTRAINT orders_status
  CHECK (status IN ('draft', 'awaiting_payment', 'paid', 'fulfilled', 'cancelled', 'needs_review'));
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_status
  CHECK (status IN ('created', 'submitting', 'submit_unknown', 'rejected', 'pending', 'cancelled', 'failed', 'expired', 'paid', 'needs_review'));
ALTER TABLE money_receipts ADD CONSTRAINT money_receipts_allocation CHECK (allocated_minor BETWEEN 0 AND amount_minor);
ALTER TABLE outbound_messages ADD CONSTRAINT outbound_messages_status
  CHECK (status IN ('queued', 'sending', 'uncertain', 'sent', 'failed', 'draft', 'suppressed', 'blocked'));

-- At most one open draft per conversation, and one live payment attempt per order.
CREATE UNIQUE INDEX orders_one_draft ON orders (tenant_id, conversation_id) WHERE status = 'draft';
CREATE UNIQUE INDEX payment_attempts_one_live ON payment_attempts (tenant_id, order_id)
  WHERE status IN ('created', 'submitting', 'submit_unknown', 'pending') AND NOT superseded;

-- Work that is not finished, found by the sweepers without reading what is.
CREATE INDEX inbound_unhandled ON inbound_messages (received_at) WHERE turn_id IS NULL;
CREATE INDEX inbound_unhandled_by_conversation ON inbound_messages (tenant_id, conversation_id, epoch) WHERE turn_id IS NULL;
CREATE INDEX inbound_by_turn ON inbound_messages (tenant_id, turn_id) WHERE turn_id IS NOT NULL;
CREATE INDEX outbound_unfinished ON outbound_messages (not_before) WHERE status IN ('queued', 'sending', 'uncertain');
CREATE INDEX outbound_unfinished_by_conversation ON outbound_messages (tenant_id, conversation_id, seq)
  WHERE status IN ('queued', 'sending', 'uncertain');
CREATE INDEX outbound_by_turn ON outbound_messages (tenant_id, turn_id) WHERE turn_id IS NOT NULL;
CREATE INDEX attempts_due ON payment_attempts (next_query_at) WHERE next_query_at IS NOT NULL;
CREATE INDEX attempts_by_phone ON payment_attempts (tenant_id, msisdn, created_at);
CREATE INDEX payment_events_open ON payment_events (received_at) WHERE handled_at IS NULL;
CREATE INDEX tickets_open ON handoff_tickets (promised_at) WHERE status = 'open' AND overdue_at IS NULL;
CREATE INDEX customers_bsuid ON customers (tenant_id, bsuid) WHERE bsuid IS NOT NULL;

-- Full-text search over what a shopkeeper wrote; 'simple' because one text may mix three languages.
-- array_to_string is only STABLE, so the immutable wrapper says what is true of text[] arguments.
CREATE FUNCTION tulia_join(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_string(words, ' ') $$;
ALTER TABLE catalog_items ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('simple', name || ' ' || brand), 'A')
  || setweight(to_tsvector('simple', category || ' ' || tulia_join(tags)), 'B')
  || setweight(to_tsvector('simple', description), 'C')) STORED;
CREATE INDEX catalog_items_search ON catalog_items USING gin (search);
ALTER TABLE knowledge_chunks ADD COLUMN search tsvector GENERATED ALWAYS AS (to_tsvector('english', text)) STORED;
CREATE INDEX knowledge_chunks_search ON knowledge_chunks USING gin (search);

-- The directory: the only look-ups that do not know their tenant yet. They return ids and, for a channel, its sealed
-- credentials; the text of a customer is never reachable through them.
CREATE FUNCTION find_channel(p_channel uuid)
  RETURNS TABLE (tenant_id uuid, address text, provider_account text, credentials_enc text, quiet_min_ms int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT c.tenant_id, c.address, c.provider_account, c.credentials_enc,
      coalesce((t.settings #>> '{quietWindowMs,min}')::int, 600)
    FROM channels c JOIN tenants t ON t.id = c.tenant_id WHERE c.id = p_channel $$;

CREATE FUNCTION find_payment_attempt(p_token_hash text) RETURNS TABLE (tenant_id uuid, attempt_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT a.tenant_id, a.id FROM payment_attempts a WHERE a.token_hash = p_token_hash $$;
CREATE INDEX payment_attempts_token ON payment_attempts (token_hash);
CREATE INDEX channels_id ON channels (id);

CREATE FUNCTION due_turns(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, conversation_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT DISTINCT m.tenant_id, m.conversation_id FROM (
    SELECT i.tenant_id, i.conversation_id FROM inbound_messages i
    WHERE i.turn_id IS NULL AND i.received_at < p_before ORDER BY i.received_at LIMIT p_limit) m $$;

CREATE FUNCTION due_sends(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, conversation_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT DISTINCT m.tenant_id, m.conversation_id FROM (
    SELECT o.tenant_id, o.conversation_id FROM outbound_messages o
    WHERE o.status IN ('queued', 'sending', 'uncertain') AND o.not_before < p_before
    ORDER BY o.not_before LIMIT p_limit) m $$;

CREATE FUNCTION due_payments(p_now timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, attempt_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT a.tenant_id, a.id FROM payment_attempts a
    WHERE a.next_query_at <= p_now ORDER BY a.next_query_at LIMIT p_limit $$;

CREATE FUNCTION due_payment_events(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, attempt_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT DISTINCT m.tenant_id, m.attempt_id FROM (
    SELECT e.tenant_id, e.attempt_id FROM payment_events e
    WHERE e.handled_at IS NULL AND e.received_at < p_before ORDER BY e.received_at LIMIT p_limit) m $$;

CREATE FUNCTION due_tickets(p_now timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, ticket_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT t.tenant_id, t.id FROM handoff_tickets t
    WHERE t.status = 'open' AND t.overdue_at IS NULL AND t.promised_at <= p_now ORDER BY t.promised_at LIMIT p_limit $$;

CREATE FUNCTION due_channels(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, channel_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT c.tenant_id, c.id FROM channels c WHERE c.swept_at < p_before ORDER BY c.swept_at LIMIT p_limit $$;

-- One inbound message in one round trip: the webhook answers only after this has committed. The conversation row is
-- locked before the message is inserted, so epochs of one conversation are consecutive and a duplicate changes nothing.
CREATE FUNCTION record_inbound(
  p_tenant uuid, p_channel uuid, p_new_customer uuid, p_new_conversation uuid, p_message uuid,
  p_address text, p_phone text, p_bsuid text, p_profile_name text,
  p_provider_message_id text, p_kind text, p_body text, p_payload jsonb, p_at timestamptz)
  RETURNS TABLE (outcome text, conversation_id uuid, epoch int)
  LANGUAGE plpgsql SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  v_customer uuid;
  v_conversation uuid;
  v_epoch int;
BEGIN
  PERFORM set_config('app.tenant_id', p_tenant::text, true);
  SELECT m.conversation_id, m.epoch INTO v_conversation, v_epoch FROM inbound_messages m
    WHERE m.tenant_id = p_tenant AND m.provider_message_id = p_provider_message_id;
  IF FOUND THEN
    RETURN QUERY SELECT 'duplicate'::text, v_conversation, v_epoch;
    RETURN;
  END IF;
  -- A customer known by a business-scoped id keeps one row when the phone number becomes known. Two rows may have learnt
  -- the same id before we knew that they are one person: then the one she used last moves.
  IF p_bsuid IS NOT NULL THEN
    UPDATE customers c SET address = p_address, phone_e164 = p_phone
      WHERE c.tenant_id = p_tenant AND c.id = (
          SELECT k.id FROM customers k WHERE k.tenant_id = p_tenant AND k.bsuid = p_bsuid
          ORDER BY k.last_seen_at DESC, k.id LIMIT 1)
        AND NOT EXISTS (SELECT FROM customers o WHERE o.tenant_id = p_tenant AND o.address = p_address);
  END IF;
  INSERT INTO customers AS c (tenant_id, id, address, phone_e164, bsuid, profile_name, created_at, last_seen_at)
    VALUES (p_tenant, p_new_customer, p_address, p_phone, p_bsuid, p_profile_name, p_at, p_at)
    ON CONFLICT (tenant_id, address) DO UPDATE SET
      last_seen_at = greatest(c.last_seen_at, excluded.last_seen_at),
      phone_e164 = coalesce(excluded.phone_e164, c.phone_e164),
      bsuid = coalesce(excluded.bsuid, c.bsuid),
      profile_name = coalesce(excluded.profile_name, c.profile_name)
    RETURNING c.id INTO v_customer;
  SELECT v.id, v.epoch + 1 INTO v_conversation, v_epoch FROM conversations v
    WHERE v.tenant_id = p_tenant AND v.channel_id = p_channel AND v.customer_id = v_customer FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO conversations AS v (tenant_id, id, channel_id, customer_id, created_at, updated_at)
      VALUES (p_tenant, p_new_conversation, p_channel, v_customer, p_at, p_at)
      ON CONFLICT (tenant_id, channel_id, customer_id) DO UPDATE SET updated_at = greatest(v.updated_at, excluded.updated_at)
      RETURNING v.id, v.epoch + 1 INTO v_conversation, v_epoch;
  END IF;
  INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, payload, received_at)
    VALUES (p_tenant, p_message, v_conversation, v_epoch, p_provider_message_id, p_kind, p_body, p_payload, p_at)
    ON CONFLICT (tenant_id, provider_message_id) DO NOTHING;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'duplicate'::text, v_conversation, v_epoch - 1;
    RETURN;
  END IF;
  UPDATE conversations v SET epoch = v_epoch, last_inbound_at = greatest(v.last_inbound_at, p_at)
    WHERE v.tenant_id = p_tenant AND v.id = v_conversation;
  RETURN QUERY SELECT 'recorded'::text, v_conversation, v_epoch;
END $$;

DO $$
DECLARE
  f regprocedure;
BEGIN
  FOR f IN SELECT p.oid::regprocedure FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public' AND p.prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c') LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO tulia_runtime', f);
  END LOOP;
END $$;
