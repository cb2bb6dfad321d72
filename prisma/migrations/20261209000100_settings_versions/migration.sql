-- What a shop has set, version by version: what holds (`live`), what held (`past`), and at most one draft of what may hold next. The
-- version that holds has a row from the next one on; what it says is in `tenants`.
CREATE TABLE settings_versions (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  status TEXT NOT NULL,
  -- Of the settings of the shop; a draft has none yet.
  version INTEGER,
  -- How often a draft was written.
  revision INTEGER NOT NULL DEFAULT 1,
  settings JSONB NOT NULL,
  -- Who wrote it last, or published it; nobody is known of what held before versions were kept.
  author TEXT,
  note TEXT,
  -- Why it was published although money or consent come out otherwise.
  reason TEXT,
  updated_at TIMESTAMPTZ(3) NOT NULL,
  published_at TIMESTAMPTZ(3),
  CONSTRAINT settings_versions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT settings_versions_status CHECK (status IN ('draft', 'live', 'past')),
  CONSTRAINT settings_versions_draft CHECK ((status = 'draft') = (version IS NULL))
);
CREATE UNIQUE INDEX settings_versions_tenant_id_version_key ON settings_versions (tenant_id, version);
CREATE UNIQUE INDEX settings_versions_one_draft ON settings_versions (tenant_id) WHERE status = 'draft';
CREATE UNIQUE INDEX settings_versions_one_live ON settings_versions (tenant_id) WHERE status = 'live';

SELECT tulia_isolate('settings_versions', false);

CREATE TRIGGER tell_settings_published AFTER UPDATE OF status ON settings_versions FOR EACH ROW
  WHEN (NEW.status = 'live' AND OLD.status = 'draft')
  EXECUTE FUNCTION tell_webhooks('settings.published', 'published_at', 'version');
CREATE TRIGGER tell_settings_published_at_once AFTER INSERT ON settings_versions FOR EACH ROW
  WHEN (NEW.status = 'live')
  EXECUTE FUNCTION tell_webhooks('settings.published', 'published_at', 'version');
