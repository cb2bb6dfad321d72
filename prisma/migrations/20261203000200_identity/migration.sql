-- Who a person at the console is. What belongs to no shop, its operators and the keys that sign access tokens, belongs to a
-- tenant of its own: it is kept, isolated, sealed and audited in the same way, and no table needs another rule.
SELECT set_config('app.tenant_id', '00000000-0000-8000-8000-706c6174666f', true);
INSERT INTO tenants (id, slug, name, settings) VALUES ('00000000-0000-8000-8000-706c6174666f', 'platform', 'Platform', '{}');
SELECT set_config('app.tenant_id', '', true);

CREATE TABLE users (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  -- In lower case: it is one address however it is typed.
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  -- Conversations that are given to her at most, of their own accord.
  capacity INTEGER NOT NULL DEFAULT 8,
  skills TEXT[] DEFAULT '{}',
  available BOOLEAN NOT NULL DEFAULT true,
  available_at TIMESTAMPTZ(3),
  created_at TIMESTAMPTZ(3) NOT NULL,
  -- Since she took up her invitation.
  joined_at TIMESTAMPTZ(3),
  -- She was taken off the team: nothing is deleted, because her name stands in the history.
  disabled_at TIMESTAMPTZ(3),
  last_seen_at TIMESTAMPTZ(3),
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT users_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT users_email CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
  CONSTRAINT users_role CHECK (role IN ('owner', 'manager', 'agent', 'auditor', 'operator')),
  CONSTRAINT users_operator CHECK ((role = 'operator') = (tenant_id = '00000000-0000-8000-8000-706c6174666f')),
  CONSTRAINT users_capacity CHECK (capacity BETWEEN 0 AND 1000)
);
CREATE UNIQUE INDEX users_tenant_id_email_key ON users (tenant_id, email);
SELECT tulia_isolate('users', false);

-- What a user proves herself with. A password and a recovery code are kept as hashes; the secret of the second step is sealed.
CREATE TABLE credentials (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  user_id UUID NOT NULL,
  kind TEXT NOT NULL,
  hash TEXT,
  secret_enc TEXT,
  created_at TIMESTAMPTZ(3) NOT NULL,
  -- Of a second step: since it was shown to work. Before, it asks nobody for anything.
  confirmed_at TIMESTAMPTZ(3),
  -- Of a recovery code: it is good once.
  used_at TIMESTAMPTZ(3),
  -- Of a second step: the last 30 seconds for which a code was taken. None is taken twice.
  used_step BIGINT,
  CONSTRAINT credentials_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT credentials_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id)
    REFERENCES users (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT credentials_kind CHECK (kind IN ('password', 'totp', 'recovery')),
  CONSTRAINT credentials_secret CHECK ((kind = 'totp') = (secret_enc IS NOT NULL) AND (kind = 'totp') = (hash IS NULL))
);
CREATE UNIQUE INDEX credentials_one_of_a_kind ON credentials (tenant_id, user_id, kind) WHERE kind <> 'recovery';
CREATE UNIQUE INDEX credentials_tenant_id_user_id_hash_key ON credentials (tenant_id, user_id, hash);
SELECT tulia_isolate('credentials', false);

-- Tries to sign in, by the hash of what was typed as the email: an address that nobody has is counted and locked alike.
CREATE TABLE login_counters (
  tenant_id UUID NOT NULL,
  subject TEXT NOT NULL,
  failures INTEGER NOT NULL,
  first_at TIMESTAMPTZ(3) NOT NULL,
  locked_until TIMESTAMPTZ(3),
  CONSTRAINT login_counters_pkey PRIMARY KEY (tenant_id, subject)
);
SELECT tulia_isolate('login_counters', false);

-- A session is a family of refresh tokens, each good once; its id stands in every access token.
CREATE TABLE sessions (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  user_id UUID NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  -- When she last proved who she is.
  auth_at TIMESTAMPTZ(3) NOT NULL,
  seen_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  revoked_at TIMESTAMPTZ(3),
  revoked_why TEXT,
  agent TEXT,
  ip TEXT,
  CONSTRAINT sessions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id)
    REFERENCES users (tenant_id, id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT sessions_revoked CHECK ((revoked_at IS NULL) = (revoked_why IS NULL))
);
CREATE INDEX sessions_tenant_id_user_id_expires_at_idx ON sessions (tenant_id, user_id, expires_at);
SELECT tulia_isolate('sessions', false);

CREATE TABLE refresh_tokens (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  session_id UUID NOT NULL,
  token_hash TEXT NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3),
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT refresh_tokens_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id)
    REFERENCES sessions (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX refresh_tokens_tenant_id_token_hash_key ON refresh_tokens (tenant_id, token_hash);
CREATE INDEX refresh_tokens_tenant_id_session_id_idx ON refresh_tokens (tenant_id, session_id);
SELECT tulia_isolate('refresh_tokens', false);

-- Links that let somebody in once: to join, to set another password, to begin, and to look at the demo.
CREATE TABLE account_links (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  purpose TEXT NOT NULL,
  -- Null for the first one of all, who is nobody yet.
  user_id UUID,
  token_hash TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  expires_at TIMESTAMPTZ(3) NOT NULL,
  used_at TIMESTAMPTZ(3),
  CONSTRAINT account_links_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT account_links_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id)
    REFERENCES users (tenant_id, id) ON DELETE NO ACTION ON UPDATE CASCADE,
  CONSTRAINT account_links_purpose CHECK (purpose IN ('invitation', 'reset', 'setup', 'demo')),
  CONSTRAINT account_links_user CHECK ((purpose = 'setup') = (user_id IS NULL))
);
CREATE UNIQUE INDEX account_links_tenant_id_token_hash_key ON account_links (tenant_id, token_hash);
CREATE INDEX account_links_tenant_id_user_id_idx ON account_links (tenant_id, user_id);
SELECT tulia_isolate('account_links', false);

-- The key that signs is the newest that is not retired; a retired one verifies until `verifies_until`.
CREATE TABLE signing_keys (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  public_jwk JSONB NOT NULL,
  private_enc TEXT NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL,
  verifies_until TIMESTAMPTZ(3),
  CONSTRAINT signing_keys_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX signing_keys_one_signs ON signing_keys (tenant_id) WHERE verifies_until IS NULL;
SELECT tulia_isolate('signing_keys', false);

-- Staff tokens are the API keys: what they may do, until when, and from where. Those from before may do everything.
ALTER TABLE staff_tokens ADD COLUMN scopes TEXT[] DEFAULT '{*}';
ALTER TABLE staff_tokens ADD COLUMN allowed_ips TEXT[] DEFAULT '{}';
ALTER TABLE staff_tokens ADD COLUMN expires_at TIMESTAMPTZ(3);
ALTER TABLE staff_tokens ADD COLUMN last_used_at TIMESTAMPTZ(3);
ALTER TABLE staff_tokens ADD COLUMN created_by TEXT;
ALTER TABLE staff_tokens ADD COLUMN replaced_by UUID;

-- The shop that a person names when she signs in.
CREATE FUNCTION find_tenant(p_slug text) RETURNS TABLE (tenant_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT t.id FROM tenants t WHERE t.slug = p_slug AND t.disabled_at IS NULL $$;
-- Whether anybody can sign in anywhere yet: a tenant in which somebody can.
CREATE FUNCTION find_joined_tenant() RETURNS TABLE (tenant_id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT u.tenant_id FROM users u WHERE u.joined_at IS NOT NULL AND u.disabled_at IS NULL LIMIT 1 $$;
REVOKE ALL ON FUNCTION find_tenant(text), find_joined_tenant() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION find_tenant(text), find_joined_tenant() TO tulia_runtime;

-- How the others know who did something, by the actor that a row names. It sees what its caller sees.
CREATE FUNCTION staff_name(p_tenant uuid, p_actor text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT s.name FROM (
      SELECT u.name FROM users u WHERE u.tenant_id = p_tenant AND u.id::text = substr(p_actor, 7)
      UNION ALL
      SELECT k.name FROM staff_tokens k WHERE k.tenant_id = p_tenant AND k.id::text = substr(p_actor, 7)) s
    WHERE starts_with(p_actor, 'staff:') LIMIT 1 $$;
REVOKE ALL ON FUNCTION staff_name(uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_name(uuid, text) TO tulia_runtime;

-- From where it was done, and by which request.
ALTER TABLE audit_log ADD COLUMN ip TEXT;
ALTER TABLE audit_log ADD COLUMN request_id TEXT;
