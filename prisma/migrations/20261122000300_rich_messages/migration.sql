-- Messages that are more than words: media in both directions, and the templates that may open a closed window.

-- What goes along with the words, which template may carry them outside the 24-hour window, and which one did.
ALTER TABLE outbound_messages ADD COLUMN media JSONB;
ALTER TABLE outbound_messages ADD COLUMN template JSONB;
ALTER TABLE outbound_messages ADD COLUMN content_sid TEXT;

-- What a customer attached. `refused` keeps why, and no bytes: the provider is not asked for it again.
CREATE TABLE inbound_media (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  message_id UUID NOT NULL,
  position INTEGER NOT NULL,
  status TEXT NOT NULL,
  reason TEXT,
  content_type TEXT,
  size_bytes INTEGER,
  sha256 TEXT,
  bytes BYTEA,
  fetched_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT inbound_media_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT inbound_media_status CHECK (status IN ('stored', 'refused')),
  CONSTRAINT inbound_media_stored CHECK ((status = 'stored') = (bytes IS NOT NULL AND sha256 IS NOT NULL AND content_type IS NOT NULL)),
  CONSTRAINT inbound_media_tenant_id_message_id_fkey FOREIGN KEY (tenant_id, message_id)
    REFERENCES inbound_messages (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX inbound_media_tenant_id_message_id_position_key ON inbound_media (tenant_id, message_id, position);
SELECT tulia_isolate('inbound_media', false);

-- The shop's approved wordings. Variables are numbered, {{1}} and up, as the provider has them.
CREATE TABLE message_templates (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  body TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT 'UTILITY',
  content_sid TEXT,
  status TEXT NOT NULL DEFAULT 'pending',
  reason TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT message_templates_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT message_templates_status CHECK (status IN ('pending', 'approved', 'rejected')),
  CONSTRAINT message_templates_approved CHECK (status <> 'approved' OR content_sid IS NOT NULL)
);
CREATE UNIQUE INDEX message_templates_tenant_id_name_language_key ON message_templates (tenant_id, name, language);
SELECT tulia_isolate('message_templates', false);

-- Attachments of the last day that nobody has fetched: the provider keeps them, the job that knew of them was lost.
CREATE INDEX inbound_with_media ON inbound_messages (received_at) WHERE kind IN ('media', 'contact');
CREATE FUNCTION due_media(p_before timestamptz, p_limit int) RETURNS TABLE (tenant_id uuid, message_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$ SELECT i.tenant_id, i.id FROM inbound_messages i
    WHERE i.kind IN ('media', 'contact') AND i.payload ? 'media'
      AND i.received_at < p_before AND i.received_at > p_before - interval '1 day'
      AND NOT EXISTS (SELECT FROM inbound_media m WHERE m.tenant_id = i.tenant_id AND m.message_id = i.id)
    ORDER BY i.received_at LIMIT p_limit $$;
REVOKE ALL ON FUNCTION due_media(timestamptz, int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION due_media(timestamptz, int) TO tulia_runtime;
