-- Chats that the shop has with its own assistant to try it. Only what was said and what came of it is kept: every turn was taken back.
-- One that begins from a turn of a customer goes when what that turn began from goes: after thirty days, or when she is erased.
CREATE TABLE playground_sessions (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  settings_source TEXT NOT NULL,
  settings_version INTEGER NOT NULL,
  settings JSONB NOT NULL,
  language TEXT,
  from_conversation_id UUID,
  from_turn_id UUID,
  author TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT playground_sessions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT playground_sessions_from_fkey FOREIGN KEY (tenant_id, from_turn_id) REFERENCES turn_inputs (tenant_id, turn_id) ON DELETE CASCADE,
  CONSTRAINT playground_sessions_source CHECK (settings_source IN ('published', 'draft')),
  CONSTRAINT playground_sessions_from CHECK ((from_conversation_id IS NULL) = (from_turn_id IS NULL))
);
CREATE INDEX playground_sessions_tenant_id_expires_at_idx ON playground_sessions (tenant_id, expires_at);
CREATE INDEX playground_sessions_tenant_id_from_turn_id_idx ON playground_sessions (tenant_id, from_turn_id);

SELECT tulia_isolate('playground_sessions', false);

CREATE TABLE playground_steps (
  tenant_id UUID NOT NULL,
  session_id UUID NOT NULL,
  place INTEGER NOT NULL,
  -- What was said or happened, what the clock of the chat showed then, and when it was done.
  move JSONB NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  done_at TIMESTAMPTZ(3) NOT NULL,
  outcome JSONB NOT NULL,
  -- By which a request that was cut short finds what it has done.
  request_id TEXT NOT NULL,
  CONSTRAINT playground_steps_pkey PRIMARY KEY (tenant_id, session_id, place),
  CONSTRAINT playground_steps_session_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES playground_sessions (tenant_id, id) ON DELETE CASCADE
);

SELECT tulia_isolate('playground_steps', false);

SELECT tulia_due('playground_sessions', 'forget-playground', $$
  (SELECT t.id AS subject_id, p.expires_at AS at FROM playground_sessions p
  WHERE p.tenant_id = t.id AND p.expires_at < p_now ORDER BY p.expires_at LIMIT 1)$$);
