-- Shops take turns in the queue of an installation without Redis. Waiting jobs stand in lanes, one per shop (the priority of
-- BullMQ); these functions stand in for BullMQ's own three that take the next job, which take that of the lowest priority.
-- They run as the caller, who has rights on the queue's schema. That schema is made after the migrations, by BullMQ, so
-- nothing here names its types: a job is handed out as JSON. Nobody listens to the queue's events, so none is written here.

-- The oldest job of the next lane after the one served last, past those that have their share.
CREATE FUNCTION queue_next_turn(
  p_queue text, p_token text, p_lock_ms bigint, p_now bigint, p_name text, p_limit int, p_limit_ms bigint,
  p_after int, p_full int[]
) RETURNS SETOF jsonb LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_from int := p_after;
  v_wrapped boolean := false;
  v_lane int;
  v_id text;
BEGIN
  -- The queues of Tulia have neither a limit of their own nor one on running jobs: a pause is all there is to respect.
  UPDATE bullmq.job SET state = 'waiting', delay_ms = 0
    WHERE queue = p_queue AND state = 'delayed' AND process_at_ms <= p_now;
  IF EXISTS (SELECT FROM bullmq.meta WHERE queue = p_queue AND field = 'paused' AND value = '1') THEN
    RETURN;
  END IF;
  LOOP
    SELECT priority INTO v_lane FROM bullmq.job
      WHERE queue = p_queue AND state = 'waiting' AND priority > v_from ORDER BY priority LIMIT 1;
    IF v_lane IS NULL OR (v_wrapped AND v_lane > p_after) THEN
      EXIT WHEN v_wrapped;
      v_wrapped := true;
      v_from := -1;
      CONTINUE;
    END IF;
    v_from := v_lane;
    CONTINUE WHEN v_lane = ANY (p_full);
    SELECT id INTO v_id FROM bullmq.job
      WHERE queue = p_queue AND state = 'waiting' AND priority = v_lane ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED;
    EXIT WHEN v_id IS NOT NULL;
  END LOOP;
  IF v_id IS NULL THEN
    RETURN;
  END IF;
  RETURN QUERY UPDATE bullmq.job AS j
    SET state = 'active', lock_token = p_token, locked_until_ms = p_now + p_lock_ms, processed_at_ms = p_now,
      processed_by = p_name, attempts_started = attempts_started + 1
    WHERE queue = p_queue AND id = v_id RETURNING to_jsonb(j);
END $$;

-- A job is done, and the next one taken in the same transaction.
CREATE FUNCTION queue_completed_next_turn(
  p_queue text, p_id text, p_token text, p_return_value jsonb, p_finished_on bigint, p_remove_all boolean, p_keep_age bigint,
  p_keep_count int, p_lock_ms bigint, p_now bigint, p_name text, p_limit int, p_limit_ms bigint, p_after int, p_full int[]
) RETURNS SETOF jsonb LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM bullmq.move_to_completed(
    p_queue, p_id, p_token, p_return_value, p_finished_on, p_remove_all, p_keep_age, p_keep_count);
  RETURN QUERY SELECT queue_next_turn(
    p_queue, p_token, p_lock_ms, p_now, p_name, p_limit, p_limit_ms, p_after, p_full);
END $$;

-- A job has failed, and the next one taken in the same transaction.
CREATE FUNCTION queue_failed_next_turn(
  p_queue text, p_id text, p_token text, p_failed_reason text, p_stacktrace jsonb, p_finished_on bigint, p_remove_all boolean,
  p_keep_age bigint, p_keep_count int, p_lock_ms bigint, p_now bigint, p_name text, p_limit int, p_limit_ms bigint,
  p_after int, p_full int[]
) RETURNS SETOF jsonb LANGUAGE plpgsql VOLATILE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM bullmq.move_to_failed(
    p_queue, p_id, p_token, p_failed_reason, p_stacktrace, p_finished_on, p_remove_all, p_keep_age, p_keep_count);
  RETURN QUERY SELECT queue_next_turn(
    p_queue, p_token, p_lock_ms, p_now, p_name, p_limit, p_limit_ms, p_after, p_full);
END $$;

DO $$
DECLARE f regprocedure;
BEGIN
  FOR f IN SELECT oid::regprocedure FROM pg_proc
    WHERE proname IN ('queue_next_turn', 'queue_completed_next_turn', 'queue_failed_next_turn')
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO tulia_runtime', f);
  END LOOP;
END $$;
