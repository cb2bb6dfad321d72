-- Reports count what happened in a period: each of these is read from one end of it to the other.
CREATE INDEX outbound_messages_tenant_id_created_at_idx ON outbound_messages (tenant_id, created_at);
CREATE INDEX turns_tenant_id_started_at_idx ON turns (tenant_id, started_at);
CREATE INDEX handoff_tickets_tenant_id_created_at_idx ON handoff_tickets (tenant_id, created_at);
CREATE INDEX tickets_ended ON handoff_tickets (tenant_id, closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX knowledge_gaps_tenant_id_last_at_idx ON knowledge_gaps (tenant_id, last_at);
CREATE INDEX audit_reopened ON audit_log (tenant_id, at) WHERE action = 'conversation.reopened';
