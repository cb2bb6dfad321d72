import type pg from 'pg'

/**
 * Where a worker is held while it reads a document, within the transaction of a step: before the version moves on, and before
 * what the step makes is written.
 */
export type Place =
  | 'received'
  | 'extracting'
  | 'knowledge_files'
  | 'chunking'
  | 'knowledge_passages'
  | 'knowledge_segments'
  | 'checking'
  | 'ready'
  | 'knowledge_documents'

/** No other lock of the product has two keys. */
const CLASS = 7_341

const GATES = `
  CREATE FUNCTION bench_gate() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${CLASS}, hashtext(TG_TABLE_NAME));
    RETURN NULL;
  END $$;
  CREATE FUNCTION bench_step_gate() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status <> OLD.status THEN PERFORM pg_advisory_xact_lock_shared(${CLASS}, hashtext(OLD.status)); END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER bench_gate BEFORE UPDATE ON knowledge_versions FOR EACH ROW EXECUTE FUNCTION bench_step_gate();
  CREATE TRIGGER bench_gate BEFORE UPDATE ON knowledge_files FOR EACH STATEMENT EXECUTE FUNCTION bench_gate();
  CREATE TRIGGER bench_gate BEFORE INSERT ON knowledge_passages FOR EACH STATEMENT EXECUTE FUNCTION bench_gate();
  CREATE TRIGGER bench_gate BEFORE INSERT ON knowledge_segments FOR EACH STATEMENT EXECUTE FUNCTION bench_gate();
  CREATE TRIGGER bench_gate BEFORE UPDATE OF current_version_id ON knowledge_documents FOR EACH STATEMENT EXECUTE FUNCTION bench_gate();`

/** Triggers of the owner of a database, in which whoever reads documents can be made to wait. */
export async function buildGates(client: pg.Client): Promise<void> {
  await client.query(GATES)
}

export async function shutGate(client: pg.Client, place: Place): Promise<void> {
  await client.query(`SELECT pg_advisory_lock(${CLASS}, hashtext($1))`, [place])
}

export async function openGate(client: pg.Client, place: Place): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${CLASS}, hashtext($1))`, [place])
}

/** Whether somebody waits before a gate that is shut. */
export async function someoneWaits(client: pg.Client, place: Place): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND classid = ${CLASS}
       AND objid = (hashtext($1)::bigint & 4294967295)::oid`,
    [place],
  )
  return (rowCount ?? 0) > 0
}
