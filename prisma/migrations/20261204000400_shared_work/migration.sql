-- What one person of a shop sees of its inbox, to whom its work is given, what she is told, and what customers say of her.

-- Changed by two people at once, one of them is told.
ALTER TABLE customers
  ADD COLUMN version INT NOT NULL DEFAULT 0,
  -- What the shop calls her: her own name comes anew with each of her messages.
  ADD COLUMN known_as TEXT,
  ADD CONSTRAINT customers_known_as CHECK (length(known_as) BETWEEN 1 AND 100);
CREATE INDEX customers_tenant_id_last_seen_at_id_idx ON customers (tenant_id, last_seen_at DESC, id DESC);
-- When she last was at her desk, to the minute.
ALTER TABLE users ADD COLUMN active_at TIMESTAMPTZ(3);
ALTER TABLE handoff_tickets
  ADD COLUMN version INT NOT NULL DEFAULT 0,
  -- As somebody said; null where the reason says it.
  ADD COLUMN priority TEXT,
  -- The clocks of the shop's promises to itself, of a ticket that has any: when a person first answered, how long each further answer
  -- may take, and by when the matter is to be over.
  ADD COLUMN answered_at TIMESTAMPTZ(3),
  ADD COLUMN next_answer_minutes INT,
  ADD COLUMN solve_by TIMESTAMPTZ(3),
  ADD CONSTRAINT handoff_tickets_priority CHECK (priority IN ('normal', 'high')),
  ADD CONSTRAINT handoff_tickets_next_answer CHECK (next_answer_minutes > 0);

-- What is owed next of a ticket: the first answer until it was given, and the end of the matter.
CREATE FUNCTION owed_by(h handoff_tickets) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT least(CASE WHEN h.answered_at IS NULL THEN h.promised_at END, h.solve_by) $$;
REVOKE ALL ON FUNCTION owed_by(handoff_tickets) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION owed_by(handoff_tickets) TO tulia_runtime;

-- Who was given which conversation, and by which rule.
CREATE TABLE assignments (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  assignee_id TEXT NOT NULL,
  rule TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT assignments_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT assignments_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT assignments_rule CHECK (rule IN ('round_robin', 'least_loaded'))
);
CREATE INDEX assignments_tenant_id_assignee_id_at_idx ON assignments (tenant_id, assignee_id, at DESC);
CREATE INDEX assignments_tenant_id_conversation_id_at_idx ON assignments (tenant_id, conversation_id, at DESC);

-- What one person is told. It holds no words: its rows have them.
CREATE TABLE notifications (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  reader_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  conversation_id UUID NOT NULL,
  note_id UUID,
  -- Null where a rule of the shop did it.
  from_id TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  read_at TIMESTAMPTZ(3),
  CONSTRAINT notifications_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT notifications_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT notifications_tenant_id_note_id_fkey FOREIGN KEY (tenant_id, note_id)
    REFERENCES conversation_notes (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT notifications_kind CHECK (kind IN ('mention', 'assigned', 'passed', 'late'))
);
CREATE INDEX notifications_tenant_id_reader_id_at_id_idx ON notifications (tenant_id, reader_id, at DESC, id DESC);

-- What customers say of how a person helped them.
CREATE TABLE csat_answers (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  customer_id UUID NOT NULL,
  -- Null of help that began without one.
  ticket_id UUID,
  -- Who helped.
  person_id TEXT NOT NULL,
  asked_at TIMESTAMPTZ(3) NOT NULL,
  score INT,
  why TEXT,
  answered_at TIMESTAMPTZ(3),
  CONSTRAINT csat_answers_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT csat_answers_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT csat_answers_score CHECK (score BETWEEN 1 AND 5),
  CONSTRAINT csat_answers_why CHECK (why IN ('too_slow', 'not_solved', 'not_understood', 'unfriendly', 'other')),
  CONSTRAINT csat_answers_answered CHECK ((score IS NULL) = (answered_at IS NULL) AND (why IS NULL OR score IS NOT NULL))
);
CREATE UNIQUE INDEX csat_answers_tenant_id_ticket_id_key ON csat_answers (tenant_id, ticket_id);
CREATE INDEX csat_answers_tenant_id_customer_id_asked_at_idx ON csat_answers (tenant_id, customer_id, asked_at DESC);
CREATE INDEX csat_answers_tenant_id_asked_at_idx ON csat_answers (tenant_id, asked_at);

-- Files that people put beside a conversation, to be sent with a reply.
CREATE TABLE conversation_files (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  author_id TEXT NOT NULL,
  name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size_bytes INT NOT NULL,
  sha256 TEXT NOT NULL,
  -- Null once it is older than files are kept.
  bytes BYTEA,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversation_files_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT conversation_files_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT conversation_files_size CHECK (size_bytes BETWEEN 1 AND 16777216)
);
CREATE INDEX conversation_files_tenant_id_at_idx ON conversation_files (tenant_id, at);

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['assignments', 'notifications', 'csat_answers', 'conversation_files']) AS t;

-- An agent sees as much of the inbox as the shop lets her; everybody else sees all of it.
CREATE FUNCTION inbox_sight(p_tenant uuid, p_actor text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT coalesce((SELECT t.settings #>> '{inbox,visibility}' FROM users u JOIN tenants t ON t.id = u.tenant_id
    WHERE u.tenant_id = p_tenant AND u.role = 'agent'
      AND u.id = CASE WHEN p_actor ~ '^staff:[0-9a-f-]{36}$' THEN substr(p_actor, 7)::uuid END), 'all') $$;

-- Auditors see no number whole, nor do agents where the shop says so.
CREATE FUNCTION hides_phones(p_tenant uuid, p_actor text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT coalesce((SELECT u.role = 'auditor' OR (u.role = 'agent' AND coalesce((t.settings #>> '{inbox,maskPhones}')::boolean, false))
    FROM users u JOIN tenants t ON t.id = u.tenant_id
    WHERE u.tenant_id = p_tenant AND u.id = CASE WHEN p_actor ~ '^staff:[0-9a-f-]{36}$' THEN substr(p_actor, 7)::uuid END), false) $$;

-- Who may be given a conversation now: at her desk, not away, and with room for one more.
CREATE FUNCTION free_staff(p_tenant uuid, p_now timestamptz) RETURNS TABLE (actor text, load int, given_at timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT w.actor, l.load, (SELECT max(a.at) FROM assignments a WHERE a.tenant_id = p_tenant AND a.assignee_id = w.actor)
    FROM tenants t JOIN users u ON u.tenant_id = t.id
    CROSS JOIN LATERAL (SELECT 'staff:' || u.id AS actor) w
    CROSS JOIN LATERAL (SELECT count(*)::int AS load FROM conversations v
      WHERE v.tenant_id = p_tenant AND v.assignee_id = w.actor AND v.inbox_state IN ('waiting', 'person')) l
    WHERE t.id = p_tenant AND u.role IN ('owner', 'manager', 'agent') AND u.joined_at IS NOT NULL AND u.disabled_at IS NULL
      AND u.available AND u.active_at > p_now - interval '5 minutes'
      AND l.load < least(u.capacity, (t.settings #>> '{inbox,capacity}')::int) $$;

REVOKE ALL ON FUNCTION inbox_sight(uuid, text), hides_phones(uuid, text), free_staff(uuid, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION inbox_sight(uuid, text), hides_phones(uuid, text), free_staff(uuid, timestamptz) TO tulia_runtime;

-- What waits for anybody while somebody has room for it.
SELECT tulia_due('unassigned', 'assign-waiting', $$
  SELECT v.id AS subject_id, v.due_at AS at FROM conversations v
  WHERE v.tenant_id = t.id AND v.inbox_state = 'waiting' AND v.assignee_id IS NULL AND t.disabled_at IS NULL
    AND coalesce(t.settings #>> '{inbox,assignment}', 'off') <> 'off' AND EXISTS (SELECT FROM free_staff(t.id, p_now)) $$);

-- New: how long a customer may wait for the person who has her is said by her ticket too, and after the time of return the
-- conversation is anybody's.
DROP FUNCTION due_stretches(timestamptz, timestamptz, int, int);
DROP FUNCTION undue_stretches(timestamptz, timestamptz, int);
SELECT tulia_due('stretches', 'tend-stretch', $$
  SELECT s.id AS subject_id, s.started_at AS at FROM human_stretches s
  JOIN conversations v ON v.tenant_id = s.tenant_id AND v.id = s.conversation_id
  CROSS JOIN LATERAL (SELECT greatest(s.started_at, v.last_inbound_at) AS at) heard
  LEFT JOIN LATERAL (SELECT o.created_at AS at FROM outbound_messages o
    WHERE o.tenant_id = s.tenant_id AND o.conversation_id = s.conversation_id AND o.author = 'human'
    ORDER BY o.seq DESC LIMIT 1) said ON true
  LEFT JOIN LATERAL (SELECT min(h.next_answer_minutes) AS minutes FROM handoff_tickets h
    WHERE h.tenant_id = s.tenant_id AND h.conversation_id = s.conversation_id AND h.status = 'claimed') promised ON true
  WHERE s.tenant_id = t.id AND s.ended_at IS NULL AND (
    (s.idle_at IS NULL AND (said.at IS NULL OR said.at < heard.at) AND heard.at <= p_before
      - make_interval(mins => least(promised.minutes, coalesce((t.settings #>> '{handoff,idleMinutes}')::int, 30))))
    OR (v.owner_id IS NOT NULL AND (said.at IS NULL OR said.at < heard.at)
      AND heard.at <= p_before - make_interval(mins => (t.settings #>> '{inbox,returnMinutes}')::int))
    OR greatest(heard.at, said.at) <= p_before - make_interval(hours => coalesce((t.settings #>> '{handoff,returnHours}')::int, 24))) $$);
