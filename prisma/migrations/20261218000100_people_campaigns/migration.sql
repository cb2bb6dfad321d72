-- One approved wording, sent to many who have agreed to offers: first to a few, then to the rest, unless those few say that it is wrong.
CREATE TABLE campaigns (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  name TEXT NOT NULL,
  template TEXT NOT NULL,
  slots JSONB NOT NULL,
  audience JSONB NOT NULL,
  status TEXT NOT NULL DEFAULT 'draft',
  -- Why it stands still, while it does.
  pause_reason TEXT,
  tested_at TIMESTAMPTZ(3),
  -- How often it was started, and when it was the last time: it is judged by what it has sent since.
  starts INT NOT NULL DEFAULT 0,
  started_at TIMESTAMPTZ(3),
  canary_size INT,
  watch_until TIMESTAMPTZ(3),
  -- When its job looks at it again; at the end of all, to forget it.
  next_at TIMESTAMPTZ(3) NOT NULL,
  moved_at TIMESTAMPTZ(3) NOT NULL,
  created_by TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  version INT NOT NULL DEFAULT 1,
  CONSTRAINT campaigns_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT campaigns_status CHECK (status IN ('draft', 'canary', 'watching', 'running', 'paused', 'stopped', 'done')),
  CONSTRAINT campaigns_pause_reason CHECK ((status = 'paused') = (pause_reason IS NOT NULL)),
  CONSTRAINT campaigns_pause_reasons CHECK (pause_reason IN ('person', 'opt_outs', 'failures', 'complaints', 'template')),
  CONSTRAINT campaigns_started CHECK ((starts = 0) = (started_at IS NULL) AND (starts = 0) = (canary_size IS NULL)),
  CONSTRAINT campaigns_watch CHECK (status <> 'watching' OR watch_until IS NOT NULL)
);
CREATE INDEX campaigns_tenant_id_created_at_id_idx ON campaigns (tenant_id, created_at, id);
CREATE INDEX campaigns_tenant_id_next_at_idx ON campaigns (tenant_id, next_at);
CREATE INDEX campaigns_paused ON campaigns (tenant_id) WHERE status = 'paused' AND pause_reason <> 'person';

-- Whom a campaign is for, as that stood when it was first started, each once. `planned` waits for its batch; `queued` was put into the
-- outbox, whose row says what became of it; `skipped` was left out, because of `reason`.
CREATE TABLE campaign_targets (
  tenant_id UUID NOT NULL,
  campaign_id UUID NOT NULL,
  customer_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  status TEXT NOT NULL DEFAULT 'planned',
  reason TEXT,
  outbound_id UUID,
  queued_at TIMESTAMPTZ(3),
  CONSTRAINT campaign_targets_pkey PRIMARY KEY (tenant_id, campaign_id, customer_id),
  CONSTRAINT campaign_targets_status CHECK (status IN ('planned', 'queued', 'skipped')),
  CONSTRAINT campaign_targets_queued CHECK ((status = 'queued') = (outbound_id IS NOT NULL) AND (status = 'queued') = (queued_at IS NOT NULL)),
  CONSTRAINT campaign_targets_skipped CHECK ((status = 'skipped') = (reason IS NOT NULL)),
  CONSTRAINT campaign_targets_tenant_id_campaign_id_fkey FOREIGN KEY (tenant_id, campaign_id)
    REFERENCES campaigns (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT campaign_targets_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id)
    REFERENCES customers (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT campaign_targets_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT campaign_targets_tenant_id_outbound_id_fkey FOREIGN KEY (tenant_id, outbound_id)
    REFERENCES outbound_messages (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE INDEX campaign_targets_planned ON campaign_targets (tenant_id, campaign_id, customer_id) WHERE status = 'planned';
CREATE INDEX campaign_targets_tenant_id_customer_id_queued_at_idx ON campaign_targets (tenant_id, customer_id, queued_at);
CREATE INDEX campaign_targets_by_message ON campaign_targets (tenant_id, outbound_id) WHERE outbound_id IS NOT NULL;
CREATE INDEX campaign_targets_by_conversation ON campaign_targets (tenant_id, conversation_id);

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['campaigns', 'campaign_targets']) AS t;

-- Who has taken back a consent since: few, while those who were written to are many.
CREATE INDEX consent_withdrawn ON consent_ledger (tenant_id, at) WHERE action = 'withdrawn';
-- Who may be written to unasked.
CREATE INDEX customers_agreed ON customers (tenant_id, id) WHERE marketing_opt_in AND opted_out_at IS NULL;

SELECT tulia_due('campaigns', 'run-campaign', $$
  SELECT c.id AS subject_id, c.next_at AS at FROM campaigns c
  WHERE c.tenant_id = t.id AND t.disabled_at IS NULL AND c.next_at <= p_before $$);

-- What waits in the outbox of a campaign that stands still does not leave either.
CREATE OR REPLACE FUNCTION outreach_refusal(p_tenant uuid, p_outbound uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT CASE
      WHEN t.disabled_at IS NOT NULL THEN 'shop_closed'
      WHEN cu.opted_out_at IS NOT NULL THEN 'opted_out'
      WHEN cu.marketing_opt_in IS NOT TRUE THEN 'no_marketing_consent'
      WHEN v.owner = 'human' OR o.epoch < v.fenced_epoch THEN 'taken_over'
      WHEN v.epoch > o.epoch THEN 'newer_message'
      WHEN b.tripped_at IS NOT NULL THEN 'breaker_tripped'
      WHEN c.status IN ('draft', 'paused', 'stopped', 'done') THEN 'campaign_halted'
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
    LEFT JOIN campaign_targets g ON g.tenant_id = o.tenant_id AND g.outbound_id = o.id
    LEFT JOIN campaigns c ON c.tenant_id = g.tenant_id AND c.id = g.campaign_id
    WHERE o.tenant_id = p_tenant AND o.id = p_outbound $$;

-- People are told of a campaign that has paused itself; that is about no conversation.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind
  CHECK (kind IN ('mention', 'assigned', 'passed', 'late', 'campaign_paused'));
ALTER TABLE notifications ALTER COLUMN conversation_id DROP NOT NULL;
ALTER TABLE notifications ADD COLUMN campaign_id UUID;
ALTER TABLE notifications ADD CONSTRAINT notifications_about CHECK (conversation_id IS NOT NULL OR campaign_id IS NOT NULL);
ALTER TABLE notifications ADD CONSTRAINT notifications_tenant_id_campaign_id_fkey FOREIGN KEY (tenant_id, campaign_id)
  REFERENCES campaigns (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX notifications_by_campaign ON notifications (tenant_id, campaign_id) WHERE campaign_id IS NOT NULL;

CREATE TRIGGER tell_campaign_started AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (NEW.status = 'canary' AND OLD.status <> 'canary')
  EXECUTE FUNCTION tell_webhooks('campaign.started', 'moved_at', 'campaign_id=id', 'status');
CREATE TRIGGER tell_campaign_paused AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (NEW.status = 'paused' AND OLD.status <> 'paused')
  EXECUTE FUNCTION tell_webhooks('campaign.paused', 'moved_at', 'campaign_id=id', 'status', 'pause_reason');
CREATE TRIGGER tell_campaign_ended AFTER UPDATE OF status ON campaigns FOR EACH ROW
  WHEN (NEW.status IN ('done', 'stopped') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION tell_webhooks('campaign.ended', 'moved_at', 'campaign_id=id', 'status');

-- How campaigns stand, over all tenants and naming none.
CREATE FUNCTION campaign_figures() RETURNS TABLE (name text, labels jsonb, value float8)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT 'paused', jsonb_build_object('reason', r.reason), (
    SELECT count(*) FROM tenants t JOIN campaigns c ON c.tenant_id = t.id AND c.status = 'paused' AND c.pause_reason = r.reason
    WHERE t.disabled_at IS NULL)::float8
  FROM unnest(ARRAY['opt_outs', 'failures', 'complaints', 'template']) AS r (reason) $$;
REVOKE ALL ON FUNCTION campaign_figures() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION campaign_figures() TO tulia_runtime;
