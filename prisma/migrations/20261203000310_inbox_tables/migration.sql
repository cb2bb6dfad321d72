-- What the people of a shop keep beside a conversation. None of it is ever sent: there is no way from here to the outbox but a
-- scheduled message, which passes every check again when its time has come. People are named as in `conversations.owner_id`.

-- Only staff see these; another may be told of one by its mentions.
CREATE TABLE conversation_notes (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  mentions TEXT[] DEFAULT '{}',
  at TIMESTAMPTZ(3) NOT NULL,
  edited_at TIMESTAMPTZ(3),
  CONSTRAINT conversation_notes_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT conversation_notes_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT conversation_notes_length CHECK (length(text) BETWEEN 1 AND 4096)
);
CREATE INDEX conversation_notes_tenant_id_conversation_id_at_id_idx ON conversation_notes (tenant_id, conversation_id, at, id);

CREATE TABLE conversation_labels (
  tenant_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  label TEXT NOT NULL,
  CONSTRAINT conversation_labels_pkey PRIMARY KEY (tenant_id, conversation_id, label),
  CONSTRAINT conversation_labels_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT conversation_labels_length CHECK (length(label) BETWEEN 1 AND 40)
);
CREATE INDEX conversation_labels_tenant_id_label_conversation_id_idx ON conversation_labels (tenant_id, label, conversation_id);

-- Up to which of the customer's words one person has read.
CREATE TABLE conversation_reads (
  tenant_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  reader_id TEXT NOT NULL,
  read_to TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT conversation_reads_pkey PRIMARY KEY (tenant_id, conversation_id, reader_id),
  CONSTRAINT conversation_reads_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);

-- What one person has begun to write and not sent, on whatever device.
CREATE TABLE composer_drafts (
  tenant_id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  version INT NOT NULL DEFAULT 1,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT composer_drafts_pkey PRIMARY KEY (tenant_id, conversation_id, author_id),
  CONSTRAINT composer_drafts_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT composer_drafts_length CHECK (length(text) <= 4096)
);

CREATE TABLE scheduled_messages (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  conversation_id UUID NOT NULL,
  author_id TEXT NOT NULL,
  text TEXT NOT NULL,
  at TIMESTAMPTZ(3) NOT NULL,
  status TEXT NOT NULL DEFAULT 'scheduled',
  -- Of one that went back to its author: why.
  reason TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT scheduled_messages_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT scheduled_messages_tenant_id_conversation_id_fkey FOREIGN KEY (tenant_id, conversation_id)
    REFERENCES conversations (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT scheduled_messages_status CHECK (status IN ('scheduled', 'sent', 'returned', 'cancelled')),
  CONSTRAINT scheduled_messages_length CHECK (length(text) BETWEEN 1 AND 4096)
);
CREATE INDEX scheduled_messages_tenant_id_conversation_id_at_idx ON scheduled_messages (tenant_id, conversation_id, at);
CREATE INDEX scheduled_messages_waiting ON scheduled_messages (tenant_id, at) WHERE status = 'scheduled';

-- Sentences that people use again. One without an owner is everybody's.
CREATE TABLE canned_replies (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  owner_id TEXT,
  shortcut TEXT NOT NULL,
  -- By language.
  texts JSONB NOT NULL,
  version INT NOT NULL DEFAULT 1,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT canned_replies_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT canned_replies_shortcut CHECK (shortcut ~ '^[a-z0-9][a-z0-9_-]{0,39}$')
);
CREATE UNIQUE INDEX canned_replies_shared ON canned_replies (tenant_id, shortcut) WHERE owner_id IS NULL;
CREATE UNIQUE INDEX canned_replies_own ON canned_replies (tenant_id, owner_id, shortcut) WHERE owner_id IS NOT NULL;

SELECT tulia_isolate(t, false) FROM unnest(ARRAY['conversation_notes', 'conversation_labels', 'conversation_reads',
  'composer_drafts', 'scheduled_messages', 'canned_replies']) AS t;

SELECT tulia_due('snoozed', 'wake-conversation', $$
  SELECT v.id AS subject_id, v.snoozed_until AS at FROM conversations v
  WHERE v.tenant_id = t.id AND v.inbox_state = 'snoozed' AND v.snoozed_until <= p_now$$);
SELECT tulia_due('scheduled', 'send-scheduled', $$
  SELECT s.id AS subject_id, s.at FROM scheduled_messages s
  WHERE s.tenant_id = t.id AND s.status = 'scheduled' AND s.at <= p_now$$);
