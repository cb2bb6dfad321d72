-- Messages of one channel, recorded together: one round trip and one commit for all that came while the statement before was on
-- its way. Each is recorded as by itself, so that a message sees what the ones before it have written. All or none: what one of
-- them throws undoes all, and the caller records them one by one.
--
-- A statement that holds the conversations of many must wait for none of them long: where somebody else has one of them locked it
-- gives up (55P03), and only the message of that conversation waits on. Locks are taken in the order of addresses, in which every
-- process takes them; the messages of one address stay in the order in which they came.
CREATE FUNCTION record_inbound_batch(p_tenant uuid, p_channel uuid, p_messages jsonb)
  RETURNS TABLE (place int, outcome text, conversation_id uuid, epoch int, message_id uuid)
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp SET lock_timeout = '50ms' AS $$
DECLARE
  v_message record;
BEGIN
  FOR v_message IN
    SELECT m.* FROM jsonb_to_recordset(p_messages) AS m(
      place int, new_customer uuid, new_conversation uuid, message uuid, address text, phone text, bsuid text, profile_name text,
      provider_message_id text, kind text, body text, payload jsonb, received_at timestamptz, bare_body text, bare_is_pin boolean)
    ORDER BY m.address COLLATE "C", m.place
  LOOP
    RETURN QUERY SELECT v_message.place, r.outcome, r.conversation_id, r.epoch, r.message_id FROM record_inbound(
      p_tenant, p_channel, v_message.new_customer, v_message.new_conversation, v_message.message, v_message.address,
      v_message.phone, v_message.bsuid, v_message.profile_name, v_message.provider_message_id, v_message.kind, v_message.body,
      v_message.payload, v_message.received_at, v_message.bare_body, v_message.bare_is_pin) r;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION record_inbound_batch(uuid, uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION record_inbound_batch(uuid, uuid, jsonb) TO tulia_runtime;
