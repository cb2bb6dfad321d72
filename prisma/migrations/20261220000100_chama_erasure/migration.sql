-- The numbers that a forgotten customer had named go with her, once nobody pays a share any more.

-- What must end before a customer can be erased: a message that leaves, a payment that is under way, one in several shares too;
-- null for nothing.
CREATE OR REPLACE FUNCTION erasure_waits_for(p_tenant uuid, p_customer uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM conversations v
      JOIN outbound_messages m ON m.tenant_id = v.tenant_id AND m.conversation_id = v.id AND m.status IN ('sending', 'uncertain')
      WHERE v.tenant_id = p_tenant AND v.customer_id = p_customer) THEN 'message'
    WHEN EXISTS (SELECT FROM conversations v
      JOIN inbound_messages m ON m.tenant_id = v.tenant_id AND m.conversation_id = v.id AND m.turn_id IS NULL
      WHERE v.tenant_id = p_tenant AND v.customer_id = p_customer AND v.owner = 'bot') THEN 'turn'
    WHEN EXISTS (SELECT FROM conversations v
      JOIN orders o ON o.tenant_id = v.tenant_id AND o.conversation_id = v.id
      JOIN payment_attempts a ON a.tenant_id = o.tenant_id AND a.order_id = o.id
        AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid', 'needs_review')
      WHERE v.tenant_id = p_tenant AND v.customer_id = p_customer AND o.customer_id = p_customer) THEN 'payment'
    WHEN EXISTS (SELECT FROM orders o JOIN share_plans s ON s.tenant_id = o.tenant_id AND s.order_id = o.id
      AND s.status IN ('active', 'overdue')
      WHERE o.tenant_id = p_tenant AND o.customer_id = p_customer) THEN 'payment' END $$;

-- Takes out who a customer was and what was said with her, of every table; gives how many rows that was, by table. It may write to
-- ledgers that the runtime cannot, so it does this one thing, in the tenant of the transaction and in no other.
CREATE OR REPLACE FUNCTION erase_customer(p_tenant uuid, p_customer uuid, p_at timestamptz) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_address text;
  v_chats uuid[];
  v_orders uuid[];
  v_attempts uuid[];
  v_turns uuid[];
  v_inbound uuid[];
  v_subjects text[];
  v_counts jsonb := '{}';
  v_rows int;
BEGIN
  IF p_tenant IS DISTINCT FROM nullif(current_setting('app.tenant_id', true), '')::uuid THEN
    RAISE EXCEPTION 'a customer is erased in the transaction of her shop';
  END IF;
  SELECT c.address INTO v_address FROM customers c WHERE c.tenant_id = p_tenant AND c.id = p_customer FOR UPDATE;
  v_chats := ARRAY(SELECT v.id FROM channels ch
    JOIN conversations v ON v.tenant_id = ch.tenant_id AND v.channel_id = ch.id AND v.customer_id = p_customer
    WHERE ch.tenant_id = p_tenant);
  v_orders := ARRAY(SELECT o.id FROM orders o WHERE o.tenant_id = p_tenant AND o.conversation_id = ANY (v_chats));
  v_attempts := ARRAY(SELECT a.id FROM payment_attempts a WHERE a.tenant_id = p_tenant AND a.order_id = ANY (v_orders));
  v_turns := ARRAY(SELECT t.id FROM turns t WHERE t.tenant_id = p_tenant AND t.conversation_id = ANY (v_chats));
  v_inbound := ARRAY(SELECT m.id FROM inbound_messages m WHERE m.tenant_id = p_tenant AND m.conversation_id = ANY (v_chats));
  v_subjects := v_chats::text[] || p_customer::text || v_turns::text[]
    || ARRAY(SELECT h.id::text FROM handoff_tickets h WHERE h.tenant_id = p_tenant AND h.conversation_id = ANY (v_chats))
    || ARRAY(SELECT m.id::text FROM outbound_messages m WHERE m.tenant_id = p_tenant AND m.conversation_id = ANY (v_chats));

  -- A question that only she asked, in her words.
  DELETE FROM knowledge_gaps g WHERE g.tenant_id = p_tenant AND g.count = 1 AND g.question IN (
    SELECT btrim(m.body) FROM inbound_messages m WHERE m.tenant_id = p_tenant AND m.id = ANY (v_inbound));
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('knowledge_gaps', v_rows);

  -- What is about her alone goes.
  DELETE FROM customer_memory x WHERE x.tenant_id = p_tenant AND x.customer_id = p_customer;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('customer_memory', v_rows);
  DELETE FROM notifications x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('notifications', v_rows);
  DELETE FROM conversation_notes x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('conversation_notes', v_rows);
  DELETE FROM conversation_labels x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('conversation_labels', v_rows);
  DELETE FROM composer_drafts x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('composer_drafts', v_rows);
  DELETE FROM scheduled_messages x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('scheduled_messages', v_rows);
  DELETE FROM conversation_files x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('conversation_files', v_rows);
  DELETE FROM inbound_media x WHERE x.tenant_id = p_tenant AND x.message_id = ANY (v_inbound);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('inbound_media', v_rows);
  DELETE FROM corrupt_states x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('corrupt_states', v_rows);
  DELETE FROM tool_calls x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('tool_calls', v_rows);
  DELETE FROM cited_passages x WHERE x.tenant_id = p_tenant AND x.turn_id = ANY (v_turns);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('cited_passages', v_rows);
  DELETE FROM turn_inputs x WHERE x.tenant_id = p_tenant AND x.turn_id = ANY (v_turns);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('turn_inputs', v_rows);
  DELETE FROM replay_diffs x WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('replay_diffs', v_rows);
  DELETE FROM trip_watches x WHERE x.tenant_id = p_tenant AND x.customer_id = p_customer;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('trip_watches', v_rows);
  UPDATE trip_runs x SET parent_run_id = NULL WHERE x.tenant_id = p_tenant AND x.parent_run_id IN (
    SELECT r.id FROM trip_runs r WHERE r.tenant_id = p_tenant AND r.customer_id = p_customer);
  DELETE FROM trip_runs x WHERE x.tenant_id = p_tenant AND x.customer_id = p_customer;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('trip_runs', v_rows);
  DELETE FROM rate_buckets x WHERE x.tenant_id = p_tenant AND x.key LIKE 'pair:%' AND right(x.key, length(v_address)) = v_address;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('rate_buckets', v_rows);

  -- What is counted and kept stays, and says nothing of her.
  UPDATE inbound_messages x SET body = '', payload = '{}' WHERE x.tenant_id = p_tenant AND x.id = ANY (v_inbound);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('inbound_messages', v_rows);
  UPDATE outbound_messages x SET body = '', menu = NULL, media = NULL, template = NULL,
      status = CASE WHEN x.status IN ('queued', 'draft') THEN 'suppressed' ELSE x.status END
    WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('outbound_messages', v_rows);
  UPDATE turns x SET trace = x.trace || '{"reading": null, "steps": [], "tools": []}' WHERE x.tenant_id = p_tenant AND x.id = ANY (v_turns);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('turns', v_rows);
  UPDATE turn_reports x SET note = NULL WHERE x.tenant_id = p_tenant AND x.turn_id = ANY (v_turns);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('turn_reports', v_rows);
  UPDATE handoff_tickets x SET summary = '', resolution_note = NULL, version = x.version + 1,
      context = x.context || jsonb_build_object('customer', x.context -> 'customer' || '{"name": null}',
        'messages', '[]'::jsonb, 'orders', '[]'::jsonb, 'lastPerson', NULL)
    WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('handoff_tickets', v_rows);
  UPDATE human_stretches x SET summary = NULL WHERE x.tenant_id = p_tenant AND x.conversation_id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('human_stretches', v_rows);
  UPDATE orders x SET fulfilment_address = NULL, fulfilment_latitude = NULL, fulfilment_longitude = NULL,
      fulfilment_pin_label = NULL, version = x.version + 1
    WHERE x.tenant_id = p_tenant AND x.id = ANY (v_orders);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('orders', v_rows);
  -- The name that a provider gives to a request may end in the number that it went to.
  UPDATE payment_attempts x SET msisdn = CASE WHEN x.msisdn IS NOT NULL THEN 'erased' END, checkout_url_enc = NULL,
      provider_request_id = CASE WHEN x.provider_request_id IS NOT NULL THEN 'erased:' || x.id END
    WHERE x.tenant_id = p_tenant AND x.id = ANY (v_attempts);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('payment_attempts', v_rows);
  -- Whom she shared an order with.
  UPDATE order_shares x SET msisdn = NULL, payer = CASE WHEN x.payer = 'number' THEN 'anyone' ELSE x.payer END
    WHERE x.tenant_id = p_tenant AND x.order_id = ANY (v_orders) AND x.msisdn IS NOT NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('order_shares', v_rows);
  UPDATE payment_events x SET claim = '{}', raw = '{}' WHERE x.tenant_id = p_tenant AND x.attempt_id = ANY (v_attempts);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('payment_events', v_rows);
  UPDATE payment_notifications x SET claim = '{}', raw = '{}' WHERE x.tenant_id = p_tenant AND x.handled_at IS NOT NULL
    AND EXISTS (SELECT FROM money_receipts r WHERE r.tenant_id = p_tenant AND r.order_id = ANY (v_orders)
      AND r.receipt IS NOT NULL AND position(r.receipt IN x.raw::text) > 0);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('payment_notifications', v_rows);
  UPDATE money_receipts x SET payer = NULL, typed_reference = NULL WHERE x.tenant_id = p_tenant AND x.order_id = ANY (v_orders);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('money_receipts', v_rows);
  UPDATE payment_reviews x SET suggestions = '[]', note = NULL
    WHERE x.tenant_id = p_tenant AND x.order_id = ANY (v_orders) AND x.status <> 'open';
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('payment_reviews', v_rows);
  UPDATE audit_log x SET erased_leaf = audit_leaf(x), data = '{"erased": true}'
    WHERE x.tenant_id = p_tenant AND x.erased_leaf IS NULL AND x.subject_id = ANY (v_subjects)
      AND x.subject_type IN ('customer', 'conversation', 'ticket', 'message', 'turn');
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('audit_log', v_rows);
  UPDATE conversations x SET state = '{}', state_version = x.state_version + 1, last_preview = NULL, unread_since = NULL,
      version = x.version + 1
    WHERE x.tenant_id = p_tenant AND x.id = ANY (v_chats);
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('conversations', v_rows);
  UPDATE customers x SET address = 'erased:' || x.id, phone_e164 = NULL, bsuid = NULL, profile_name = NULL, known_as = NULL,
      language_pref = NULL, notification_prefs = '{}', delivery_preference = NULL, tags = '{}', notes = NULL,
      marketing_opt_in = false, memory_opt_in = false, trip_watch_opt_in = false,
      opted_out_at = coalesce(x.opted_out_at, p_at), erased_at = p_at, version = x.version + 1
    WHERE x.tenant_id = p_tenant AND x.id = p_customer;
  GET DIAGNOSTICS v_rows = ROW_COUNT; v_counts := v_counts || jsonb_build_object('customers', v_rows);
  RETURN v_counts;
END $$;
