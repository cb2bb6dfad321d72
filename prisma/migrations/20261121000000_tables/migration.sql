-- CreateTable
CREATE TABLE "tenants" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_tokens" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_tokens_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "channels" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "provider_account" TEXT NOT NULL,
    "credentials_enc" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "swept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "channels_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "channel_contents" (
    "tenant_id" UUID NOT NULL,
    "channel_id" UUID NOT NULL,
    "shape" TEXT NOT NULL,
    "content_sid" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "channel_contents_pkey" PRIMARY KEY ("tenant_id","channel_id","shape")
);

-- CreateTable
CREATE TABLE "customers" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "phone_e164" TEXT,
    "bsuid" TEXT,
    "profile_name" TEXT,
    "language_pref" TEXT,
    "marketing_opt_in" BOOLEAN,
    "opted_out_at" TIMESTAMPTZ(3),
    "notification_prefs" JSONB NOT NULL DEFAULT '{}',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "consent_ledger" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "wording_version" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_ledger_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "channel_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "state" JSONB NOT NULL DEFAULT '{}',
    "state_version" INTEGER NOT NULL DEFAULT 0,
    "epoch" INTEGER NOT NULL DEFAULT 0,
    "owner" TEXT NOT NULL DEFAULT 'bot',
    "owner_id" TEXT,
    "fenced_epoch" INTEGER NOT NULL DEFAULT 0,
    "last_inbound_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "corrupt_states" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "state" JSONB NOT NULL,
    "problem" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corrupt_states_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "inbound_messages" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "epoch" INTEGER NOT NULL,
    "provider_message_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "turn_id" UUID,

    CONSTRAINT "inbound_messages_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "turns" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "epoch" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "trace" JSONB NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "turns_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "tool_calls" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "tool" TEXT NOT NULL,
    "access" TEXT NOT NULL,
    "args_hash" TEXT NOT NULL,
    "args" JSONB NOT NULL,
    "result" JSONB NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tool_calls_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "outbound_messages" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "turn_id" UUID,
    "author" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "epoch" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "menu" JSONB,
    "dedupe_key" TEXT,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "reason" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "not_before" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "provider_message_id" TEXT,
    "provider_status" TEXT,
    "provider_rank" INTEGER NOT NULL DEFAULT -1,
    "error_code" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbound_messages_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog_items" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "image_path" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "catalog_items_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "catalog_variants" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "item_id" UUID NOT NULL,
    "sku" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "price_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "stock" INTEGER NOT NULL,
    "held" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "catalog_variants_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "offers" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "code" TEXT,
    "title" JSONB NOT NULL,
    "kind" TEXT NOT NULL,
    "percent" INTEGER,
    "amount_minor" INTEGER,
    "min_total_minor" INTEGER NOT NULL DEFAULT 0,
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "max_redemptions" INTEGER,
    "per_customer" INTEGER,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "offer_redemptions" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "offer_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_redemptions_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "orders" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "customer_id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "stock_state" TEXT NOT NULL DEFAULT 'none',
    "currency" TEXT NOT NULL,
    "subtotal_minor" INTEGER NOT NULL,
    "discount_minor" INTEGER NOT NULL DEFAULT 0,
    "total_minor" INTEGER NOT NULL,
    "offer_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "variant_id" UUID NOT NULL,
    "item_name" TEXT NOT NULL,
    "variant_name" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "unit_price_minor" INTEGER NOT NULL,
    "line_total_minor" INTEGER NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payment_accounts" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "shortcode" TEXT NOT NULL,
    "credentials_enc" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_accounts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payment_attempts" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "method" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'created',
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "msisdn" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "provider_request_id" TEXT,
    "provider_merchant_id" TEXT,
    "result_code" TEXT,
    "receipt" TEXT,
    "superseded" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_query_at" TIMESTAMPTZ(3),
    "query_count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "event_key" TEXT NOT NULL,
    "claim" JSONB NOT NULL,
    "raw" JSONB NOT NULL,
    "verdict" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "money_receipts" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "receipt" TEXT,
    "attempt_id" UUID NOT NULL,
    "order_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "allocated_minor" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "money_receipts_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "handoff_tickets" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "context" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "promised_at" TIMESTAMPTZ(3) NOT NULL,
    "overdue_at" TIMESTAMPTZ(3),
    "claimed_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "handoff_tickets_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "knowledge_documents" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "knowledge_documents_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "knowledge_chunks" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "knowledge_chunks_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "model_usage" (
    "tenant_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "prompt" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "input_tokens" INTEGER,
    "output_tokens" INTEGER,
    "cache_read_tokens" INTEGER,
    "cache_write_tokens" INTEGER,
    "reserved_micro_usd" INTEGER NOT NULL,
    "cost_micro_usd" INTEGER,
    "duration_ms" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_usage_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "rate_buckets" (
    "tenant_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "refilled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_buckets_pkey" PRIMARY KEY ("tenant_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "tenants_slug_key" ON "tenants"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "staff_tokens_tenant_id_token_hash_key" ON "staff_tokens"("tenant_id", "token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "channels_tenant_id_address_key" ON "channels"("tenant_id", "address");

-- CreateIndex
CREATE UNIQUE INDEX "customers_tenant_id_address_key" ON "customers"("tenant_id", "address");

-- CreateIndex
CREATE INDEX "consent_ledger_tenant_id_customer_id_at_idx" ON "consent_ledger"("tenant_id", "customer_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_tenant_id_channel_id_customer_id_key" ON "conversations"("tenant_id", "channel_id", "customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_messages_tenant_id_provider_message_id_key" ON "inbound_messages"("tenant_id", "provider_message_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_messages_tenant_id_conversation_id_epoch_key" ON "inbound_messages"("tenant_id", "conversation_id", "epoch");

-- CreateIndex
CREATE UNIQUE INDEX "turns_tenant_id_conversation_id_request_id_key" ON "turns"("tenant_id", "conversation_id", "request_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_calls_tenant_id_conversation_id_request_id_tool_args_h_key" ON "tool_calls"("tenant_id", "conversation_id", "request_id", "tool", "args_hash");

-- CreateIndex
CREATE INDEX "outbound_messages_tenant_id_conversation_id_seq_idx" ON "outbound_messages"("tenant_id", "conversation_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_messages_tenant_id_provider_message_id_key" ON "outbound_messages"("tenant_id", "provider_message_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_messages_tenant_id_dedupe_key_key" ON "outbound_messages"("tenant_id", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "catalog_items_tenant_id_sku_key" ON "catalog_items"("tenant_id", "sku");

-- CreateIndex
CREATE INDEX "catalog_variants_tenant_id_item_id_idx" ON "catalog_variants"("tenant_id", "item_id");

-- CreateIndex
CREATE UNIQUE INDEX "catalog_variants_tenant_id_sku_key" ON "catalog_variants"("tenant_id", "sku");

-- CreateIndex
CREATE UNIQUE INDEX "offers_tenant_id_code_key" ON "offers"("tenant_id", "code");

-- CreateIndex
CREATE INDEX "offer_redemptions_tenant_id_offer_id_customer_id_idx" ON "offer_redemptions"("tenant_id", "offer_id", "customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_redemptions_tenant_id_order_id_key" ON "offer_redemptions"("tenant_id", "order_id");

-- CreateIndex
CREATE INDEX "orders_tenant_id_customer_id_created_at_idx" ON "orders"("tenant_id", "customer_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_tenant_id_reference_key" ON "orders"("tenant_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_tenant_id_order_id_position_key" ON "order_lines"("tenant_id", "order_id", "position");

-- CreateIndex
CREATE INDEX "payment_accounts_tenant_id_provider_created_at_idx" ON "payment_accounts"("tenant_id", "provider", "created_at");

-- CreateIndex
CREATE INDEX "payment_attempts_tenant_id_order_id_idx" ON "payment_attempts"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_tenant_id_token_hash_key" ON "payment_attempts"("tenant_id", "token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_tenant_id_order_id_request_id_key" ON "payment_attempts"("tenant_id", "order_id", "request_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_attempts_tenant_id_provider_request_id_key" ON "payment_attempts"("tenant_id", "provider_request_id");

-- CreateIndex
CREATE INDEX "payment_events_tenant_id_attempt_id_idx" ON "payment_events"("tenant_id", "attempt_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_tenant_id_event_key_key" ON "payment_events"("tenant_id", "event_key");

-- CreateIndex
CREATE INDEX "money_receipts_tenant_id_order_id_idx" ON "money_receipts"("tenant_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "money_receipts_tenant_id_provider_receipt_key" ON "money_receipts"("tenant_id", "provider", "receipt");

-- CreateIndex
CREATE UNIQUE INDEX "money_receipts_tenant_id_attempt_id_key" ON "money_receipts"("tenant_id", "attempt_id");

-- CreateIndex
CREATE INDEX "handoff_tickets_tenant_id_conversation_id_idx" ON "handoff_tickets"("tenant_id", "conversation_id");

-- CreateIndex
CREATE UNIQUE INDEX "handoff_tickets_tenant_id_reference_key" ON "handoff_tickets"("tenant_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_documents_tenant_id_title_key" ON "knowledge_documents"("tenant_id", "title");

-- CreateIndex
CREATE UNIQUE INDEX "knowledge_chunks_tenant_id_document_id_ordinal_key" ON "knowledge_chunks"("tenant_id", "document_id", "ordinal");

-- CreateIndex
CREATE INDEX "audit_log_tenant_id_subject_type_subject_id_idx" ON "audit_log"("tenant_id", "subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "model_usage_tenant_id_at_idx" ON "model_usage"("tenant_id", "at");

-- AddForeignKey
ALTER TABLE "channel_contents" ADD CONSTRAINT "channel_contents_tenant_id_channel_id_fkey" FOREIGN KEY ("tenant_id", "channel_id") REFERENCES "channels"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_ledger" ADD CONSTRAINT "consent_ledger_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_channel_id_fkey" FOREIGN KEY ("tenant_id", "channel_id") REFERENCES "channels"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corrupt_states" ADD CONSTRAINT "corrupt_states_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_messages" ADD CONSTRAINT "inbound_messages_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_messages" ADD CONSTRAINT "inbound_messages_tenant_id_turn_id_fkey" FOREIGN KEY ("tenant_id", "turn_id") REFERENCES "turns"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "turns" ADD CONSTRAINT "turns_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_calls" ADD CONSTRAINT "tool_calls_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_messages" ADD CONSTRAINT "outbound_messages_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbound_messages" ADD CONSTRAINT "outbound_messages_tenant_id_turn_id_fkey" FOREIGN KEY ("tenant_id", "turn_id") REFERENCES "turns"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "catalog_variants" ADD CONSTRAINT "catalog_variants_tenant_id_item_id_fkey" FOREIGN KEY ("tenant_id", "item_id") REFERENCES "catalog_items"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_redemptions" ADD CONSTRAINT "offer_redemptions_tenant_id_offer_id_fkey" FOREIGN KEY ("tenant_id", "offer_id") REFERENCES "offers"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_redemptions" ADD CONSTRAINT "offer_redemptions_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_customer_id_fkey" FOREIGN KEY ("tenant_id", "customer_id") REFERENCES "customers"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tenant_id_variant_id_fkey" FOREIGN KEY ("tenant_id", "variant_id") REFERENCES "catalog_variants"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_tenant_id_account_id_fkey" FOREIGN KEY ("tenant_id", "account_id") REFERENCES "payment_accounts"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_tenant_id_attempt_id_fkey" FOREIGN KEY ("tenant_id", "attempt_id") REFERENCES "payment_attempts"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_tenant_id_attempt_id_fkey" FOREIGN KEY ("tenant_id", "attempt_id") REFERENCES "payment_attempts"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_receipts" ADD CONSTRAINT "money_receipts_tenant_id_order_id_fkey" FOREIGN KEY ("tenant_id", "order_id") REFERENCES "orders"("tenant_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handoff_tickets" ADD CONSTRAINT "handoff_tickets_tenant_id_conversation_id_fkey" FOREIGN KEY ("tenant_id", "conversation_id") REFERENCES "conversations"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "knowledge_chunks" ADD CONSTRAINT "knowledge_chunks_tenant_id_document_id_fkey" FOREIGN KEY ("tenant_id", "document_id") REFERENCES "knowledge_documents"("tenant_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;
