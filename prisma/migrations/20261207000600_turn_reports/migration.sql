-- What people of a shop say of an answer of the assistant that was wrong: one word of each about each turn.
CREATE TABLE turn_reports (
  tenant_id UUID NOT NULL,
  turn_id UUID NOT NULL,
  author_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  note TEXT,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT turn_reports_pkey PRIMARY KEY (tenant_id, turn_id, author_id),
  CONSTRAINT turn_reports_turn_fkey FOREIGN KEY (tenant_id, turn_id) REFERENCES turns (tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT turn_reports_reason CHECK (reason IN ('wrong_fact', 'misunderstood', 'left_out', 'tone', 'person_needed', 'other'))
);
CREATE INDEX turn_reports_tenant_id_at_turn_id_author_id_idx ON turn_reports (tenant_id, at, turn_id, author_id);

SELECT tulia_isolate('turn_reports', false);
