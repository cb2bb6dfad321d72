-- The reader of texts takes "TL-77" for a word and a negative number, and "duka.co.ke" for one host: whoever searches types the parts. Marks
-- are taken out before it reads, as they are out of what is searched for.
DROP INDEX inbound_words;
DROP INDEX outbound_words;
DROP INDEX note_words;

CREATE OR REPLACE FUNCTION words_of(p_tenant uuid, p_text text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT to_tsvector('pg_catalog.simple', translate(p_text, '-+./:_@#&=?''', '            '))
    || array_to_tsvector(ARRAY[p_tenant::text]) $$;

CREATE INDEX inbound_words ON inbound_messages USING gin (words_of(tenant_id, body));
CREATE INDEX outbound_words ON outbound_messages USING gin (words_of(tenant_id, body));
CREATE INDEX note_words ON conversation_notes USING gin (words_of(tenant_id, text));
