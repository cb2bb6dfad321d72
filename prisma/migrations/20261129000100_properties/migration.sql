-- What hotels, resorts and travel desks say of themselves: the rows are the truth for hours and prices.
CREATE TABLE properties (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  name TEXT NOT NULL,
  -- The name as names are compared.
  folded_name TEXT NOT NULL,
  kind TEXT NOT NULL,
  location TEXT NOT NULL,
  timezone TEXT NOT NULL,
  currency TEXT NOT NULL,
  contact JSONB NOT NULL,
  helplines JSONB NOT NULL,
  last_updated DATE NOT NULL,
  CONSTRAINT properties_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT properties_kind CHECK (kind IN ('resort', 'hotel', 'venue', 'agency'))
);
CREATE UNIQUE INDEX properties_tenant_id_folded_name_key ON properties (tenant_id, folded_name);
SELECT tulia_isolate('properties', false);

-- One thing that a property has. `data` is what the schema of its category says of it.
CREATE TABLE property_items (
  tenant_id UUID NOT NULL,
  id UUID NOT NULL,
  property_id UUID NOT NULL,
  category TEXT NOT NULL,
  name TEXT NOT NULL,
  folded_name TEXT NOT NULL,
  aliases TEXT[],
  data JSONB NOT NULL,
  position INTEGER NOT NULL,
  valid_from DATE,
  valid_until DATE,
  last_updated DATE NOT NULL,
  CONSTRAINT property_items_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT property_items_tenant_id_property_id_fkey FOREIGN KEY (tenant_id, property_id)
    REFERENCES properties (tenant_id, id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT property_items_category CHECK (category IN ('restaurants', 'entertainment', 'hotel', 'amenities', 'gaming',
    'promotions', 'faq', 'destination')),
  CONSTRAINT property_items_validity CHECK (valid_from <= valid_until)
);
CREATE UNIQUE INDEX property_items_tenant_id_property_id_category_folded_name_key
  ON property_items (tenant_id, property_id, category, folded_name);
SELECT tulia_isolate('property_items', false);
