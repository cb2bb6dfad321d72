-- Offers that staff make and change: which version somebody has seen, and the most that a percentage takes off one order.
ALTER TABLE offers ADD COLUMN version INT NOT NULL DEFAULT 1;
ALTER TABLE offers ADD COLUMN max_discount_minor INT CHECK (max_discount_minor > 0);
-- The list: what ends last comes first.
CREATE INDEX offers_by_end ON offers (tenant_id, ends_at DESC, id DESC);
