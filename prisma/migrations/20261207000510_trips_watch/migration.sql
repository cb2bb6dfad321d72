-- Trips that are looked at again until they begin, for a customer who asked for it.
CREATE TABLE trip_watches (
  tenant_id UUID NOT NULL,
  trip_id UUID NOT NULL,
  customer_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  -- Null once nobody looks any more.
  next_check_at TIMESTAMPTZ(3),
  ended_at TIMESTAMPTZ(3),
  end_reason TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT trip_watches_pkey PRIMARY KEY (tenant_id, trip_id),
  CONSTRAINT trip_watches_customer_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers (tenant_id, id),
  CONSTRAINT trip_watches_conversation_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversations (tenant_id, id),
  CONSTRAINT trip_watches_ended CHECK ((ended_at IS NULL) = (next_check_at IS NOT NULL) AND (ended_at IS NULL) = (end_reason IS NULL)),
  CONSTRAINT trip_watches_end_reason CHECK (end_reason IN ('begun', 'stopped', 'no_consent', 'no_plan'))
);
CREATE INDEX trip_watches_due ON trip_watches (tenant_id, next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX trip_watches_tenant_id_customer_id_idx ON trip_watches (tenant_id, customer_id);
CREATE INDEX trip_watches_tenant_id_conversation_id_idx ON trip_watches (tenant_id, conversation_id);

-- What one look found, and what came of it.
CREATE TABLE trip_watch_checks (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  trip_id UUID NOT NULL,
  -- Of the itinerary that was looked at.
  version INTEGER NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  -- Tools that did not answer.
  unanswered TEXT[],
  reasons TEXT[],
  outcome TEXT NOT NULL,
  -- sha256 of what was found: the same news has the same one. Null where nothing has changed.
  digest TEXT,
  told_cents INTEGER NOT NULL,
  now_cents INTEGER NOT NULL,
  -- Null where the customer heard nothing of it.
  told_at TIMESTAMPTZ(3),
  answer TEXT,
  answered_at TIMESTAMPTZ(3),
  -- The very plan that was shown, until it is answered or too late.
  proposal JSONB,
  CONSTRAINT trip_watch_checks_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT trip_watch_checks_watch_fkey FOREIGN KEY (tenant_id, trip_id) REFERENCES trip_watches (tenant_id, trip_id) ON DELETE CASCADE,
  CONSTRAINT trip_watch_checks_outcome CHECK (outcome IN ('as_it_was', 'proposal', 'worse')),
  CONSTRAINT trip_watch_checks_digest CHECK ((outcome = 'as_it_was') = (digest IS NULL)),
  CONSTRAINT trip_watch_checks_answer CHECK (answer IN ('take', 'keep', 'talk')),
  CONSTRAINT trip_watch_checks_answered CHECK ((answer IS NULL) = (answered_at IS NULL) AND (answer IS NULL OR told_at IS NOT NULL)),
  CONSTRAINT trip_watch_checks_proposal CHECK (proposal IS NULL OR (outcome = 'proposal' AND told_at IS NOT NULL))
);
CREATE INDEX trip_watch_checks_tenant_id_trip_id_at_idx ON trip_watch_checks (tenant_id, trip_id, at);

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['trip_watches', 'trip_watch_checks']) AS t;

SELECT tulia_due('trip_watches', 'watch-trip', $$
  SELECT w.trip_id AS subject_id, w.next_check_at AS at FROM trip_watches w
  WHERE w.tenant_id = t.id AND w.next_check_at <= p_now AND t.disabled_at IS NULL $$);
