-- A card or a prompt can be paid twice, each time with its own receipt, and money must not vanish because of that. The
-- receipt is the key of what has one; only what the provider confirmed without a receipt is kept to one row per attempt.
DROP INDEX money_receipts_one_per_attempt;
CREATE UNIQUE INDEX money_receipts_one_awaiting_receipt ON money_receipts (tenant_id, attempt_id)
  WHERE source <> 'c2b' AND receipt IS NULL;
