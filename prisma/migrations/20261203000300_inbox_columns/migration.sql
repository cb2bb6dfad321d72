-- What the list of conversations shows and sorts by, written by the statements that touch the row anyway.
ALTER TABLE conversations
  -- For whom the conversation waits; `handoff/inbox-transitions.ts` says how it moves.
  ADD COLUMN inbox_state TEXT NOT NULL DEFAULT 'assistant',
  -- Whose work it is. She need not own it yet: then the assistant speaks until she takes it over.
  ADD COLUMN assignee_id TEXT,
  -- The earliest promise that a person still owes; null when none.
  ADD COLUMN due_at TIMESTAMPTZ(3),
  ADD COLUMN snoozed_until TIMESTAMPTZ(3),
  ADD COLUMN last_message_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  -- Null while nobody has said anything.
  ADD COLUMN last_from TEXT,
  ADD COLUMN last_preview TEXT,
  -- Since when words of the customer wait for an answer of anybody.
  ADD COLUMN unread_since TIMESTAMPTZ(3),
  -- Rises with everything that a list shows of the row.
  ADD COLUMN version INT NOT NULL DEFAULT 0,
  ADD CONSTRAINT conversations_inbox_state CHECK (inbox_state IN ('assistant', 'waiting', 'person', 'snoozed', 'done')),
  ADD CONSTRAINT conversations_last_from CHECK (last_from IN ('customer', 'bot', 'person', 'system')),
  ADD CONSTRAINT conversations_preview CHECK (length(last_preview) <= 120),
  ADD CONSTRAINT conversations_owed CHECK (inbox_state <> 'waiting' OR due_at IS NOT NULL),
  ADD CONSTRAINT conversations_snoozed CHECK ((inbox_state = 'snoozed') = (snoozed_until IS NOT NULL));

ALTER TABLE conversations NO FORCE ROW LEVEL SECURITY;
UPDATE conversations v SET
  due_at = (SELECT min(h.promised_at) FROM handoff_tickets h
    WHERE h.tenant_id = v.tenant_id AND h.conversation_id = v.id AND h.status IN ('open', 'claimed')),
  assignee_id = v.owner_id;
UPDATE conversations v SET inbox_state = CASE WHEN v.owner = 'human' THEN 'person' ELSE 'waiting' END
  WHERE v.owner = 'human' OR v.due_at IS NOT NULL;
UPDATE conversations v SET last_message_at = m.at, last_from = m.author, last_preview = left(m.body, 120)
  FROM (SELECT DISTINCT ON (l.tenant_id, l.conversation_id) l.* FROM (
      SELECT i.tenant_id, i.conversation_id, i.received_at AS at, 'customer' AS author, i.body FROM inbound_messages i
      UNION ALL
      SELECT o.tenant_id, o.conversation_id, o.created_at, CASE o.author WHEN 'human' THEN 'person' ELSE o.author END, o.body
      FROM outbound_messages o WHERE o.status NOT IN ('draft', 'suppressed', 'blocked')) l
    ORDER BY l.tenant_id, l.conversation_id, l.at DESC) m
  WHERE m.tenant_id = v.tenant_id AND m.conversation_id = v.id;
ALTER TABLE conversations FORCE ROW LEVEL SECURITY;

-- A page of the list, whole, by state, by person and by promise.
CREATE INDEX conversations_newest ON conversations (tenant_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_by_state ON conversations (tenant_id, inbox_state, last_message_at DESC, id DESC);
CREATE INDEX conversations_by_assignee ON conversations (tenant_id, assignee_id, last_message_at DESC, id DESC)
  WHERE assignee_id IS NOT NULL;
CREATE INDEX conversations_by_promise ON conversations (tenant_id, due_at, id) WHERE inbox_state = 'waiting';
CREATE INDEX conversations_snoozed ON conversations (tenant_id, snoozed_until) WHERE inbox_state = 'snoozed';

-- One inbound message in one round trip, as before. New: the same write of the conversation says what the list shows of it. What was
-- recovered late is not the newest; a bare code stands in the list as what is stored of it.
CREATE OR REPLACE FUNCTION record_inbound(
  p_tenant uuid, p_channel uuid, p_new_customer uuid, p_new_conversation uuid, p_message uuid,
  p_address text, p_phone text, p_bsuid text, p_profile_name text,
  p_provider_message_id text, p_kind text, p_body text, p_payload jsonb, p_at timestamptz,
  p_bare_body text DEFAULT NULL, p_bare_is_pin boolean DEFAULT false)
  RETURNS TABLE (outcome text, conversation_id uuid, epoch int, message_id uuid)
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_customer uuid;
  v_conversation uuid;
  v_epoch int;
  v_known inbound_messages%ROWTYPE;
  v_provider_message_id text := p_provider_message_id;
  v_body text := p_body;
  v_payload jsonb := p_payload;
  v_late boolean := p_payload ? 'recovered';
  v_preview text := left(coalesce(nullif(coalesce(p_bare_body, p_body), ''), '[' || p_kind || ']'), 120);
BEGIN
  PERFORM set_config('app.tenant_id', p_tenant::text, true);
  SELECT m.* INTO v_known FROM inbound_messages m
    WHERE m.tenant_id = p_tenant AND m.provider_message_id = p_provider_message_id;
  IF FOUND THEN
    IF v_known.payload -> 'recovered' IS DISTINCT FROM 'true' OR p_payload ? 'recovered' THEN
      RETURN QUERY SELECT 'duplicate'::text, v_known.conversation_id, v_known.epoch, v_known.id;
      RETURN;
    END IF;
    -- The lock that every message of the conversation takes: two webhooks of this one do not complete it twice.
    PERFORM FROM conversations v WHERE v.tenant_id = p_tenant AND v.id = v_known.conversation_id FOR UPDATE;
    SELECT m.* INTO v_known FROM inbound_messages m
      WHERE m.tenant_id = p_tenant AND m.id = v_known.id FOR UPDATE;
    UPDATE customers c SET profile_name = coalesce(p_profile_name, c.profile_name),
        phone_e164 = coalesce(p_phone, c.phone_e164), bsuid = coalesce(p_bsuid, c.bsuid)
      FROM conversations v WHERE v.tenant_id = p_tenant AND v.id = v_known.conversation_id
        AND c.tenant_id = v.tenant_id AND c.id = v.customer_id;
    IF v_known.payload -> 'recovered' IS DISTINCT FROM 'true' THEN
      RETURN QUERY SELECT 'duplicate'::text, v_known.conversation_id, v_known.epoch, v_known.id;
      RETURN;
    END IF;
    IF p_bare_body IS NOT NULL AND (v_known.body = p_bare_body
      OR bare_code_is_secret(p_tenant, v_known.conversation_id, v_known.epoch, p_body, p_bare_is_pin, v_known.received_at)) THEN
      p_body := p_bare_body;
      p_payload := p_payload || '{"secrets": ["pin"]}';
    END IF;
    IF v_known.turn_id IS NULL THEN
      UPDATE inbound_messages m SET kind = p_kind, body = p_body, payload = p_payload
        WHERE m.tenant_id = p_tenant AND m.id = v_known.id;
      UPDATE conversations v SET epoch = v.epoch + 1, version = v.version + 1,
          last_preview = CASE WHEN v.last_from = 'customer' AND v.last_message_at = v_known.received_at
            THEN left(coalesce(nullif(p_body, ''), '[' || p_kind || ']'), 120) ELSE v.last_preview END
        WHERE v.tenant_id = p_tenant AND v.id = v_known.conversation_id;
      RETURN QUERY SELECT 'recorded'::text, v_known.conversation_id, v_known.epoch, v_known.id;
      RETURN;
    END IF;
    UPDATE inbound_messages m SET payload = m.payload - 'recovered' WHERE m.tenant_id = p_tenant AND m.id = v_known.id;
    IF p_kind NOT IN ('media', 'contact', 'location')
      OR (p_kind = v_known.kind AND jsonb_array_length(coalesce(p_payload -> 'media', '[]'))
        <= jsonb_array_length(coalesce(v_known.payload -> 'media', '[]'))) THEN
      RETURN QUERY SELECT 'duplicate'::text, v_known.conversation_id, v_known.epoch, v_known.id;
      RETURN;
    END IF;
    v_provider_message_id := p_provider_message_id || ':late';
    v_payload := p_payload || jsonb_build_object('derivedFrom', v_known.id);
    v_body := CASE WHEN v_known.body = p_body THEN '' ELSE p_body END;
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
  -- Who she is rarely changes: of a customer that is known only what is new is written, and when she was last seen to the minute.
  SELECT c.id INTO v_customer FROM customers c
    WHERE c.tenant_id = p_tenant AND c.address = p_address AND c.last_seen_at > p_at - interval '1 minute'
      AND (p_phone IS NULL OR c.phone_e164 = p_phone) AND (p_bsuid IS NULL OR c.bsuid = p_bsuid)
      AND (p_profile_name IS NULL OR c.profile_name = p_profile_name);
  IF NOT FOUND THEN
    INSERT INTO customers AS c (tenant_id, id, address, phone_e164, bsuid, profile_name, created_at, last_seen_at)
      VALUES (p_tenant, p_new_customer, p_address, p_phone, p_bsuid, p_profile_name, p_at, p_at)
      ON CONFLICT (tenant_id, address) DO UPDATE SET
        last_seen_at = greatest(c.last_seen_at, excluded.last_seen_at),
        phone_e164 = coalesce(excluded.phone_e164, c.phone_e164),
        bsuid = coalesce(excluded.bsuid, c.bsuid),
        profile_name = coalesce(excluded.profile_name, c.profile_name)
      RETURNING c.id INTO v_customer;
  END IF;
  -- The lock of the conversation, and its next epoch, in one write; nobody sees it before the commit.
  UPDATE conversations v SET epoch = v.epoch + 1, last_inbound_at = greatest(v.last_inbound_at, p_at),
      version = v.version + 1, unread_since = coalesce(v.unread_since, p_at), snoozed_until = NULL,
      inbox_state = CASE WHEN v.inbox_state NOT IN ('snoozed', 'done') THEN v.inbox_state
        WHEN v.owner = 'human' THEN 'person' WHEN v.due_at IS NOT NULL THEN 'waiting' ELSE 'assistant' END,
      last_message_at = CASE WHEN v_late AND v.last_message_at > p_at THEN v.last_message_at ELSE p_at END,
      last_from = CASE WHEN v_late AND v.last_message_at > p_at THEN v.last_from ELSE 'customer' END,
      last_preview = CASE WHEN v_late AND v.last_message_at > p_at THEN v.last_preview ELSE v_preview END
    WHERE v.tenant_id = p_tenant AND v.channel_id = p_channel AND v.customer_id = v_customer
    RETURNING v.id, v.epoch INTO v_conversation, v_epoch;
  IF NOT FOUND THEN
    INSERT INTO conversations AS v (tenant_id, id, channel_id, customer_id, epoch, last_inbound_at, created_at, updated_at,
        unread_since, last_message_at, last_from, last_preview)
      VALUES (p_tenant, p_new_conversation, p_channel, v_customer, 1, p_at, p_at, p_at, p_at, p_at, 'customer', v_preview)
      ON CONFLICT (tenant_id, channel_id, customer_id) DO UPDATE SET
        epoch = v.epoch + 1, last_inbound_at = greatest(v.last_inbound_at, p_at), version = v.version + 1,
        unread_since = coalesce(v.unread_since, p_at), last_message_at = greatest(v.last_message_at, p_at),
        last_from = 'customer', last_preview = excluded.last_preview,
        updated_at = greatest(v.updated_at, excluded.updated_at)
      RETURNING v.id, v.epoch INTO v_conversation, v_epoch;
  END IF;
  IF v_known.id IS NULL AND p_bare_body IS NOT NULL AND bare_code_is_secret(p_tenant, v_conversation, v_epoch, p_body, p_bare_is_pin, p_at) THEN
    v_body := p_bare_body;
    v_payload := p_payload || '{"secrets": ["pin"]}';
  ELSIF p_bare_body IS NOT NULL AND v_known.id IS NULL THEN
    -- A number that is no secret after all: a choice, a size, a sum.
    UPDATE conversations v SET last_preview = left(p_body, 120)
      WHERE v.tenant_id = p_tenant AND v.id = v_conversation AND v.last_preview = v_preview;
  END IF;
  INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, payload, received_at)
    VALUES (p_tenant, p_message, v_conversation, v_epoch, v_provider_message_id, p_kind, v_body, v_payload, p_at)
    ON CONFLICT (tenant_id, provider_message_id) DO NOTHING;
  IF NOT FOUND THEN
    -- Another webhook of this message was quicker: the epoch that this one took is given back before anybody sees it.
    UPDATE conversations v SET epoch = v_epoch - 1 WHERE v.tenant_id = p_tenant AND v.id = v_conversation;
    RETURN QUERY SELECT 'duplicate'::text, m.conversation_id, m.epoch, m.id FROM inbound_messages m
      WHERE m.tenant_id = p_tenant AND m.provider_message_id = v_provider_message_id;
    RETURN;
  END IF;
  RETURN QUERY SELECT 'recorded'::text, v_conversation, v_epoch, p_message;
END $$;
