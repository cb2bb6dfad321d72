-- A shop that was closed hears nobody, so it reminds nobody either: not of what was planned before, nor of what waits in its outbox.
CREATE OR REPLACE FUNCTION outreach_refusal(p_tenant uuid, p_outbound uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT CASE
      WHEN t.disabled_at IS NOT NULL THEN 'shop_closed'
      WHEN cu.opted_out_at IS NOT NULL THEN 'opted_out'
      WHEN cu.marketing_opt_in IS NOT TRUE THEN 'no_marketing_consent'
      WHEN v.owner = 'human' OR o.epoch < v.fenced_epoch THEN 'taken_over'
      WHEN v.epoch > o.epoch THEN 'newer_message'
      WHEN b.tripped_at IS NOT NULL THEN 'breaker_tripped'
      WHEN r.id IS NOT NULL AND n.status NOT IN ('draft', 'awaiting_payment') THEN 'order_moved_on'
      WHEN EXISTS (SELECT FROM payment_attempts a WHERE a.tenant_id = r.tenant_id AND a.order_id = r.order_id AND NOT a.superseded
        AND a.status IN ('created', 'submitting', 'submit_unknown', 'pending', 'partially_paid', 'paid', 'needs_review')) THEN 'payment_live'
    END
    FROM outbound_messages o
    JOIN tenants t ON t.id = o.tenant_id
    JOIN conversations v ON v.tenant_id = o.tenant_id AND v.id = o.conversation_id
    JOIN customers cu ON cu.tenant_id = v.tenant_id AND cu.id = v.customer_id
    LEFT JOIN outreach_breakers b ON b.tenant_id = o.tenant_id AND b.scope = 'outreach'
    LEFT JOIN outreach r ON r.tenant_id = o.tenant_id AND r.outbound_id = o.id
    LEFT JOIN orders n ON n.tenant_id = r.tenant_id AND n.id = r.order_id
    WHERE o.tenant_id = p_tenant AND o.id = p_outbound $$;

DROP FUNCTION due_outreach(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_outreach(timestamptz, timestamptz, int);
-- Orders left behind whose customer may be reminded, and reminders whose time has come.
SELECT tulia_due('outreach', 'send-outreach', $$
  SELECT r.order_id AS subject_id, r.not_before AS at FROM outreach r
  WHERE r.tenant_id = t.id AND t.disabled_at IS NULL AND r.status = 'planned' AND r.not_before <= p_before
  UNION ALL
  SELECT n.id, n.updated_at FROM orders n
  JOIN conversations v ON v.tenant_id = n.tenant_id AND v.id = n.conversation_id
  JOIN customers cu ON cu.tenant_id = n.tenant_id AND cu.id = n.customer_id
  WHERE n.tenant_id = t.id AND t.disabled_at IS NULL AND n.status IN ('draft', 'awaiting_payment') AND n.updated_at > p_before - interval '24 hours'
    AND greatest(n.updated_at, v.last_inbound_at)
      <= p_before - make_interval(mins => coalesce((t.settings #>> '{outreach,abandonedCartMinutes}')::int, 120))
    AND v.last_inbound_at > p_before - interval '24 hours'
    AND cu.marketing_opt_in AND cu.opted_out_at IS NULL
    AND NOT EXISTS (SELECT FROM outreach r WHERE r.tenant_id = n.tenant_id AND r.order_id = n.id) $$);
