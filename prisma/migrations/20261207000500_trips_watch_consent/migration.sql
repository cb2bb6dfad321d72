-- Whether a trip of hers may be watched, and she told when it changes. The consent is one of its own; STOP ends it.
ALTER TABLE customers ADD COLUMN trip_watch_opt_in BOOLEAN;
ALTER TABLE consent_ledger DROP CONSTRAINT consent_ledger_purpose;
ALTER TABLE consent_ledger ADD CONSTRAINT consent_ledger_purpose
  CHECK (purpose IN ('transactional', 'marketing', 'memory', 'trip_watch'));
