-- What a person wrote last in a conversation, however much the bot has said since.
CREATE INDEX outbound_by_person ON outbound_messages (tenant_id, conversation_id, seq) WHERE author = 'human';

-- The inbox shows what is open among years of what is closed.
CREATE INDEX handoff_tickets_tenant_id_status_promised_at_id_idx ON handoff_tickets (tenant_id, status, promised_at, id);
