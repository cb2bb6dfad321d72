-- Where a tenant sells trips to, and what they can be made of there.
CREATE TABLE destinations (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  city TEXT NOT NULL,
  -- The name as names are compared.
  folded_city TEXT NOT NULL,
  country TEXT NOT NULL,
  also TEXT[],
  lat DOUBLE PRECISION NOT NULL,
  lon DOUBLE PRECISION NOT NULL,
  tz TEXT NOT NULL,
  currency TEXT NOT NULL,
  airports TEXT[],
  overland BOOLEAN NOT NULL,
  fixture_version TEXT,
  CONSTRAINT destinations_pkey PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX destinations_tenant_id_folded_city_country_key ON destinations (tenant_id, folded_city, country);
SELECT tulia_isolate('destinations', false);

-- One thing of supply. `key` is what it is looked for by: a city, or the two airports of a flight.
CREATE TABLE trip_supply (
  tenant_id UUID NOT NULL,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  ref TEXT NOT NULL,
  data JSONB NOT NULL,
  position INTEGER NOT NULL,
  valid_from DATE,
  valid_to DATE,
  CONSTRAINT trip_supply_pkey PRIMARY KEY (tenant_id, kind, key, ref),
  CONSTRAINT trip_supply_kind CHECK (kind IN ('attraction', 'lodging', 'flight', 'climate', 'daily_spend')),
  CONSTRAINT trip_supply_validity CHECK (valid_from <= valid_to)
);
SELECT tulia_isolate('trip_supply', false);

-- What sources of trips answered, until it is thrown away: for an installation without Redis.
CREATE TABLE trip_answers (
  tenant_id UUID NOT NULL,
  key TEXT NOT NULL,
  text TEXT NOT NULL,
  fresh_until TIMESTAMPTZ(3) NOT NULL,
  keep_until TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT trip_answers_pkey PRIMARY KEY (tenant_id, key)
);
CREATE INDEX trip_answers_tenant_id_keep_until_idx ON trip_answers (tenant_id, keep_until);
SELECT tulia_isolate('trip_answers', false);
