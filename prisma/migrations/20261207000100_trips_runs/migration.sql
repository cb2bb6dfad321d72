-- Trips as they are planned: each attempt is a run, and all runs of one trip share its id.
CREATE TABLE trip_runs (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  -- The first run of the trip: an edit is a run of its own.
  trip_id UUID NOT NULL,
  parent_run_id UUID,
  -- Who asked: 'customer:<id>', or an actor as in the audit trail.
  principal TEXT NOT NULL,
  customer_id UUID,
  conversation_id UUID,
  language TEXT NOT NULL,
  intent JSONB NOT NULL,
  options JSONB NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued',
  node TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_until TIMESTAMPTZ(3),
  cancel_requested_at TIMESTAMPTZ(3),
  error_code TEXT,
  error_message TEXT,
  relaxations JSONB NOT NULL DEFAULT '[]',
  violations JSONB NOT NULL DEFAULT '[]',
  -- What planning cost at a model, in millionths of a dollar; null where nobody knows.
  cost_micro_usd INTEGER,
  -- Percent of an edit that was taken over from its parent.
  reused INTEGER,
  trace_id UUID NOT NULL,
  seed BIGINT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  completed_at TIMESTAMPTZ(3),
  CONSTRAINT trip_runs_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT trip_runs_status CHECK (status IN ('queued', 'running', 'completed', 'error', 'cancelled')),
  CONSTRAINT trip_runs_ended CHECK ((completed_at IS NULL) = (status IN ('queued', 'running'))),
  CONSTRAINT trip_runs_error CHECK ((status = 'error') = (error_code IS NOT NULL)),
  CONSTRAINT trip_runs_seed CHECK (seed BETWEEN 0 AND 4294967295),
  CONSTRAINT trip_runs_parent_fkey FOREIGN KEY (tenant_id, parent_run_id) REFERENCES trip_runs (tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT trip_runs_customer_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers (tenant_id, id),
  CONSTRAINT trip_runs_conversation_fkey FOREIGN KEY (tenant_id, conversation_id) REFERENCES conversations (tenant_id, id)
);
CREATE INDEX trip_runs_tenant_id_created_at_id_idx ON trip_runs (tenant_id, created_at, id);
CREATE INDEX trip_runs_tenant_id_trip_id_idx ON trip_runs (tenant_id, trip_id);
CREATE INDEX trip_runs_tenant_id_customer_id_created_at_idx ON trip_runs (tenant_id, customer_id, created_at);
CREATE INDEX trip_runs_tenant_id_conversation_id_idx ON trip_runs (tenant_id, conversation_id);
CREATE INDEX trip_runs_unfinished ON trip_runs (tenant_id, created_at) WHERE status IN ('queued', 'running');

-- Where a run goes on after its worker went away: the state after a node, the newest few of each run.
CREATE TABLE trip_snapshots (
  tenant_id UUID NOT NULL,
  run_id UUID NOT NULL,
  seq INTEGER NOT NULL,
  node TEXT NOT NULL,
  state JSONB NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT trip_snapshots_pkey PRIMARY KEY (tenant_id, run_id, seq),
  CONSTRAINT trip_snapshots_run_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES trip_runs (tenant_id, id) ON DELETE CASCADE
);

-- What a run tells while it runs: without a gap within the run, each in the transaction of its effect.
CREATE TABLE trip_run_events (
  tenant_id UUID NOT NULL,
  run_id UUID NOT NULL,
  seq INTEGER NOT NULL,
  node TEXT NOT NULL,
  status TEXT NOT NULL,
  ts TIMESTAMPTZ(3) NOT NULL,
  args_digest TEXT NOT NULL,
  duration_ms INTEGER,
  cache_hit BOOLEAN,
  note TEXT,
  CONSTRAINT trip_run_events_pkey PRIMARY KEY (tenant_id, run_id, seq),
  CONSTRAINT trip_run_events_seq CHECK (seq >= 1),
  CONSTRAINT trip_run_events_status CHECK (status IN ('started', 'running', 'completed', 'error', 'done', 'cancelled')),
  CONSTRAINT trip_run_events_run_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES trip_runs (tenant_id, id) ON DELETE CASCADE
);

-- What sources answered a run: each question of a run is asked once, whatever becomes of its worker.
CREATE TABLE trip_facts (
  tenant_id UUID NOT NULL,
  run_id UUID NOT NULL,
  tool TEXT NOT NULL,
  -- sha256 of the question.
  key TEXT NOT NULL,
  outcome TEXT NOT NULL,
  degraded TEXT,
  items JSONB NOT NULL,
  ms INTEGER NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT trip_facts_pkey PRIMARY KEY (tenant_id, run_id, tool, key),
  CONSTRAINT trip_facts_outcome CHECK (outcome IN ('ok', 'unavailable', 'refused')),
  CONSTRAINT trip_facts_run_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES trip_runs (tenant_id, id) ON DELETE CASCADE
);

-- What the customer gets, a version for every run that came to a plan.
CREATE TABLE itineraries (
  tenant_id UUID NOT NULL,
  trip_id UUID NOT NULL,
  version INTEGER NOT NULL,
  run_id UUID NOT NULL,
  plan JSONB NOT NULL,
  facts JSONB NOT NULL,
  data JSONB NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT itineraries_pkey PRIMARY KEY (tenant_id, trip_id, version),
  CONSTRAINT itineraries_version CHECK (version >= 1),
  CONSTRAINT itineraries_run_fkey FOREIGN KEY (tenant_id, run_id) REFERENCES trip_runs (tenant_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX itineraries_tenant_id_run_id_key ON itineraries (tenant_id, run_id);
CREATE INDEX itineraries_tenant_id_created_at_idx ON itineraries (tenant_id, created_at);

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['trip_runs', 'trip_snapshots', 'trip_run_events', 'trip_facts', 'itineraries']) AS t;

-- Runs that nobody is at work on.
SELECT tulia_due('trip_runs', 'run-trip', $$
  SELECT r.id AS subject_id, coalesce(r.lease_until, r.created_at) AS at FROM trip_runs r
  WHERE r.tenant_id = t.id AND r.status IN ('queued', 'running')
    AND (r.lease_until IS NULL OR r.lease_until <= p_before OR r.lease_until > p_now + make_interval(mins => 1)) $$);
