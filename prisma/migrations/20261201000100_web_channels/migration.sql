-- A chat on the web is a channel like a WhatsApp number. Its address is "web:" and the key that stands in the addresses of its
-- page, and everybody may know it. It is the channel's that had it first in the whole installation. The secret of a web channel signs the tokens
-- of its visitors.
ALTER TABLE channels
  ADD COLUMN kind TEXT NOT NULL DEFAULT 'whatsapp',
  -- Sites beside our own that may hold the chat: "https://hotel.example".
  ADD COLUMN allowed_origins TEXT[] DEFAULT '{}',
  ADD CONSTRAINT channels_kind CHECK (kind IN ('whatsapp', 'web')),
  ADD CONSTRAINT channels_web_address CHECK (kind <> 'web' OR address ~ '^web:[a-z0-9][a-z0-9-]{1,62}$');
CREATE INDEX channels_web_address ON channels (address) WHERE kind = 'web';

CREATE FUNCTION find_web_channel(p_key text) RETURNS TABLE (tenant_id uuid, channel_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT c.tenant_id, c.id FROM channels c JOIN tenants t ON t.id = c.tenant_id
    WHERE c.kind = 'web' AND c.address = 'web:' || p_key AND t.disabled_at IS NULL
    ORDER BY c.created_at, c.id LIMIT 1 $$;
REVOKE ALL ON FUNCTION find_web_channel(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_web_channel(text) TO tulia_runtime;

-- No provider calls a web channel: its id is no address of a webhook.
CREATE OR REPLACE FUNCTION find_channel(p_channel uuid)
  RETURNS TABLE (tenant_id uuid, address text, provider_account text, credentials_enc text, quiet_min_ms int)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT c.tenant_id, c.address, c.provider_account, c.credentials_enc,
      coalesce((t.settings #>> '{quietWindowMs,min}')::int, 600)
    FROM channels c JOIN tenants t ON t.id = c.tenant_id
    WHERE c.id = p_channel AND c.kind <> 'web' AND t.disabled_at IS NULL $$;

-- Who has a chat open in a browser hears at once that there is something to read: which conversation, and nothing of what is
-- said in it. It goes out with the commit. Only conversations of web channels tell, because every telling commit takes its turn.
CREATE FUNCTION tell_live(p_tenant uuid, p_conversation uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM conversations v JOIN channels c ON c.tenant_id = v.tenant_id AND c.id = v.channel_id
    WHERE v.tenant_id = p_tenant AND v.id = p_conversation AND c.kind = 'web') THEN
    PERFORM pg_notify('tulia_live', p_conversation::text);
  END IF;
END $$;

CREATE FUNCTION tell_live_message() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM tell_live(NEW.tenant_id, NEW.conversation_id);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_live_owner() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM tell_live(NEW.tenant_id, NEW.id);
  RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION tell_live(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tell_live(uuid, uuid) TO tulia_runtime;
REVOKE ALL ON FUNCTION tell_live_message() FROM PUBLIC;
REVOKE ALL ON FUNCTION tell_live_owner() FROM PUBLIC;

CREATE TRIGGER message_left_outbox AFTER UPDATE OF status ON outbound_messages FOR EACH ROW
  WHEN (NEW.status IS DISTINCT FROM OLD.status AND NEW.status NOT IN ('queued', 'sending', 'uncertain'))
  EXECUTE FUNCTION tell_live_message();
CREATE TRIGGER turn_ended AFTER INSERT ON turns FOR EACH ROW EXECUTE FUNCTION tell_live_message();
CREATE TRIGGER owner_changed AFTER UPDATE OF owner ON conversations FOR EACH ROW
  WHEN (NEW.owner IS DISTINCT FROM OLD.owner) EXECUTE FUNCTION tell_live_owner();
