-- What was ordered in a conversation, which whoever hands it back is told.
CREATE INDEX orders_tenant_id_conversation_id_idx ON orders (tenant_id, conversation_id);
