-- The language a conversation is answered in: what notices and receipts need to know of it, without reading inside the
-- session, whose form belongs to the journeys.
ALTER TABLE conversations ADD COLUMN language TEXT;
-- The policy must not hide the rows from the migrating role, which owns them.
ALTER TABLE conversations NO FORCE ROW LEVEL SECURITY;
UPDATE conversations SET language = state->>'responseLanguage' WHERE state ? 'responseLanguage';
ALTER TABLE conversations FORCE ROW LEVEL SECURITY;

-- The part of a session that could not be read: the whole of it, what all journeys share, a question, or one journey's slice.
ALTER TABLE corrupt_states ADD COLUMN part TEXT NOT NULL DEFAULT 'session';
ALTER TABLE corrupt_states ALTER COLUMN part DROP DEFAULT;
