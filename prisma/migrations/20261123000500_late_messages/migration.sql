-- What a slow or forgetful provider needs: since when the fate of a message is open, what arrived twice, how far its list
-- has been read, and messages that were recovered before their webhook came.

ALTER TABLE outbound_messages ADD COLUMN uncertain_since TIMESTAMPTZ(3);
ALTER TABLE outbound_messages ADD COLUMN copy_ids TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE channels ADD COLUMN swept_to TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE channels NO FORCE ROW LEVEL SECURITY;
UPDATE channels SET swept_to = swept_at - interval '2 minutes';
ALTER TABLE channels FORCE ROW LEVEL SECURITY;

-- Files are counted per day, and their bytes are forgotten after a time.
ALTER TABLE inbound_media DROP CONSTRAINT inbound_media_status;
ALTER TABLE inbound_media ADD CONSTRAINT inbound_media_status CHECK (status IN ('stored', 'refused', 'expired'));
CREATE INDEX inbound_media_tenant_id_fetched_at_idx ON inbound_media (tenant_id, fetched_at);
