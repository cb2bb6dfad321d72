-- What was asked of the web for a tenant: what its cap counts, and what is told again within the hour. The question itself
-- is not kept, only its hash; rows of days that are past go with the next search.
CREATE TABLE web_searches (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  query_hash TEXT NOT NULL,
  -- Whether the source gave something, and what; it counts as a search either way.
  answered BOOLEAN NOT NULL DEFAULT false,
  results JSONB,
  at TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT web_searches_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT web_searches_answered CHECK (answered = (results IS NOT NULL))
);
CREATE INDEX web_searches_tenant_id_at_idx ON web_searches (tenant_id, at);
CREATE INDEX web_searches_tenant_id_query_hash_at_idx ON web_searches (tenant_id, query_hash, at);
SELECT tulia_isolate('web_searches', false);
