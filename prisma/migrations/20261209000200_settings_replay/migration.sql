-- What a turn began from, so that it can be played again: written by the statement that commits the turn, kept for thirty days.
CREATE TABLE turn_inputs (
  tenant_id UUID NOT NULL,
  turn_id UUID NOT NULL,
  state JSONB NOT NULL,
  language TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT turn_inputs_pkey PRIMARY KEY (tenant_id, turn_id),
  CONSTRAINT turn_inputs_turn_fkey FOREIGN KEY (tenant_id, turn_id) REFERENCES turns (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX turn_inputs_tenant_id_at_idx ON turn_inputs (tenant_id, at);

SELECT tulia_isolate('turn_inputs', false);

-- A shop counts once, however much of it is past.
SELECT tulia_due('turn_inputs', 'forget-turn-inputs', $$
  (SELECT t.id AS subject_id, i.at FROM turn_inputs i
  WHERE i.tenant_id = t.id AND i.at < p_now - interval '30 days' ORDER BY i.at LIMIT 1)$$);

-- Conversations played again with what holds and with a draft. What each came to is added up here, what differs is a row below.
CREATE TABLE replays (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  draft_id UUID NOT NULL,
  draft_version INTEGER NOT NULL,
  live_settings JSONB NOT NULL,
  draft_settings JSONB NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued',
  -- Those that are played, in this order; the first `done` of them are through.
  conversation_ids UUID[] DEFAULT '{}',
  done INTEGER NOT NULL DEFAULT 0,
  same INTEGER NOT NULL DEFAULT 0,
  different INTEGER NOT NULL DEFAULT 0,
  not_comparable INTEGER NOT NULL DEFAULT 0,
  turns INTEGER NOT NULL DEFAULT 0,
  -- Turns that came out with what holds as they did then, and by what the others did not.
  exact INTEGER NOT NULL DEFAULT 0,
  unlike JSONB NOT NULL DEFAULT '{}',
  kinds JSONB NOT NULL DEFAULT '{}',
  took_ms INTEGER NOT NULL DEFAULT 0,
  author TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT replays_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT replays_status CHECK (status IN ('queued', 'running', 'done', 'cancelled', 'failed'))
);
CREATE UNIQUE INDEX replays_one_running ON replays (tenant_id) WHERE status IN ('queued', 'running');
CREATE INDEX replays_tenant_id_draft_id_draft_version_idx ON replays (tenant_id, draft_id, draft_version);

SELECT tulia_isolate('replays', false);

CREATE TABLE replay_diffs (
  tenant_id UUID NOT NULL,
  replay_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  turn_id UUID NOT NULL,
  -- The worst of its kinds first; `rank` of it, 0 for the worst.
  kinds TEXT[] DEFAULT '{}',
  rank INTEGER NOT NULL,
  message TEXT NOT NULL,
  language TEXT NOT NULL,
  live JSONB NOT NULL,
  draft JSONB NOT NULL,
  CONSTRAINT replay_diffs_pkey PRIMARY KEY (tenant_id, replay_id, rank, conversation_id),
  CONSTRAINT replay_diffs_replay_fkey FOREIGN KEY (tenant_id, replay_id) REFERENCES replays (tenant_id, id) ON DELETE CASCADE
);

SELECT tulia_isolate('replay_diffs', false);

SELECT tulia_due('replays', 'run-replay', $$
  SELECT r.id AS subject_id, r.created_at AS at FROM replays r
  WHERE r.tenant_id = t.id AND r.status IN ('queued', 'running') AND t.disabled_at IS NULL AND r.updated_at < p_now - interval '30 seconds'$$);
