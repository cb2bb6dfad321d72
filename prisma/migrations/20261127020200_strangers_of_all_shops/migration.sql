-- One person may write to several shops of an installation, and each of them would let her ring the same stranger.
CREATE INDEX attempts_to_strangers_by_number ON payment_attempts (msisdn, created_at) WHERE to_stranger;

-- Whether a number has had its prompts from customers whose number it is not, or its owner has said no often enough, whichever
-- shops asked. Yes or no, and nothing of whose prompts they were. Those who ask for one number wait for each other until
-- their transactions end, so that two shops do not both take its last place. A prompt that was paid bothered
-- nobody, and one that the provider refused rang nowhere.
CREATE FUNCTION stranger_asked_enough(p_msisdn text, p_since timestamptz, p_prompts int, p_refusals int, p_noes text[])
  RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('prompts to stranger ' || p_msisdn, 0));
  RETURN (
    SELECT count(*) >= p_prompts OR count(*) FILTER (WHERE a.status = 'cancelled' OR a.result_code = ANY (p_noes)) >= p_refusals
    FROM payment_attempts a
    WHERE a.msisdn = p_msisdn AND a.to_stranger AND a.created_at > p_since AND a.status NOT IN ('rejected', 'paid'));
END $$;
REVOKE ALL ON FUNCTION stranger_asked_enough(text, timestamptz, int, int, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION stranger_asked_enough(text, timestamptz, int, int, text[]) TO tulia_runtime;
