-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "source_type" AS ENUM ('gmail', 'email', 'whatsapp');

-- CreateEnum
CREATE TYPE "source_state" AS ENUM ('connecting', 'active', 'auth_error', 'unreachable');

-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('guest', 'draft', 'fallback', 'host_reply');

-- CreateEnum
CREATE TYPE "message_status" AS ENUM ('received', 'unreadable', 'drafting', 'pending', 'scheduled', 'approved', 'sending', 'sent', 'outcome_unknown', 'failed', 'held', 'discarded', 'superseded', 'fallback_sent', 'no_reply_needed');

-- CreateEnum
CREATE TYPE "delivery_state" AS ENUM ('claimed', 'transmitting', 'sent', 'failed', 'unknown');

-- CreateTable
CREATE TABLE "host" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kc_sub" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "host_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_settings" (
    "host_id" UUID NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_settings_pkey" PRIMARY KEY ("host_id")
);

-- CreateTable
CREATE TABLE "ai_settings" (
    "host_id" UUID NOT NULL,
    "default_tone" TEXT NOT NULL DEFAULT '',
    "default_instruction" TEXT NOT NULL DEFAULT '',
    "system_prompt" TEXT NOT NULL DEFAULT '',
    "confidence_threshold" INTEGER NOT NULL DEFAULT 8,
    "fallback_message" TEXT NOT NULL DEFAULT '',
    "fallback_delay_minutes" INTEGER NOT NULL DEFAULT 15,
    "automatic_mode" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_settings_pkey" PRIMARY KEY ("host_id")
);

-- CreateTable
CREATE TABLE "message_source" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "type" "source_type" NOT NULL,
    "name" TEXT,
    "identifier" TEXT NOT NULL,
    "config" JSONB NOT NULL,
    "state" "source_state" NOT NULL DEFAULT 'connecting',
    "state_detail" TEXT,
    "last_synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "message_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_secret" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,

    CONSTRAINT "source_secret_pkey" PRIMARY KEY ("source_id","name")
);

-- CreateTable
CREATE TABLE "mailbox_cursor" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "folder" TEXT NOT NULL,
    "uid_validity" TEXT NOT NULL,
    "last_uid" BIGINT NOT NULL,

    CONSTRAINT "mailbox_cursor_pkey" PRIMARY KEY ("source_id","folder")
);

-- CreateTable
CREATE TABLE "seen_uidl" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "uidl" TEXT NOT NULL,

    CONSTRAINT "seen_uidl_pkey" PRIMARY KEY ("source_id","uidl")
);

-- CreateTable
CREATE TABLE "property" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "floor" INTEGER NOT NULL DEFAULT 0,
    "rooms" INTEGER NOT NULL DEFAULT 0,
    "bathrooms" INTEGER NOT NULL DEFAULT 0,
    "check_in" TEXT NOT NULL DEFAULT '',
    "check_out" TEXT NOT NULL DEFAULT '',
    "booking_link" TEXT,
    "airbnb_link" TEXT,
    "additional_info" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "property_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "property_extra" (
    "property_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "property_extra_pkey" PRIMARY KEY ("property_id","position")
);

-- CreateTable
CREATE TABLE "chat" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "property_id" UUID,
    "channel" TEXT NOT NULL,
    "thread_key" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "sender" TEXT,
    "email" TEXT,
    "reply_to" TEXT,
    "subject" TEXT,
    "check_in_date" DATE,
    "check_out_date" DATE,
    "head_seq" INTEGER NOT NULL DEFAULT 0,
    "unread_count" INTEGER NOT NULL DEFAULT 0,
    "ai_confidence" INTEGER,
    "last_message_text" TEXT NOT NULL DEFAULT '',
    "last_message_status" TEXT,
    "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_ref" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "rfc_message_id" TEXT NOT NULL,
    "chat_id" UUID NOT NULL,

    CONSTRAINT "thread_ref_pkey" PRIMARY KEY ("source_id","rfc_message_id")
);

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "source_id" UUID NOT NULL,
    "kind" "message_kind" NOT NULL,
    "status" "message_status" NOT NULL,
    "seq" INTEGER NOT NULL,
    "answers_id" UUID,
    "text" TEXT NOT NULL,
    "ai_text" TEXT,
    "subject" TEXT,
    "from_address" TEXT,
    "from_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stored_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "provider_id" TEXT,
    "rfc_message_id" TEXT,
    "in_reply_to" TEXT,
    "references" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "raw" BYTEA,
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "rating" INTEGER,
    "workflow_at" TIMESTAMPTZ(3),
    "confidence" INTEGER,
    "language" TEXT,
    "drafter" TEXT,
    "reason" TEXT,
    "evidence" JSONB,
    "deadline_at" TIMESTAMPTZ(3),
    "undo_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "draft_wording" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_wording_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "send_key" TEXT NOT NULL,
    "state" "delivery_state" NOT NULL DEFAULT 'claimed',
    "rfc_message_id" TEXT,
    "provider_id" TEXT,
    "recipient" TEXT,
    "error" TEXT,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "debug_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "use_mock_ai" BOOLEAN NOT NULL DEFAULT false,
    "use_mock_email" BOOLEAN NOT NULL DEFAULT false,
    "send_email" BOOLEAN NOT NULL DEFAULT true,
    "eml_mock" BOOLEAN NOT NULL DEFAULT false,
    "app_email_sender" TEXT NOT NULL DEFAULT '',
    "app_email_pass" BYTEA,
    "app_email_pass_key_id" TEXT,
    "use_mock_reply_to" BOOLEAN NOT NULL DEFAULT false,
    "mock_email_reply_to" TEXT NOT NULL DEFAULT '',
    "send_confirmation_email" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "debug_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "host_id" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "request_id" TEXT,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "live_event" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" UUID NOT NULL,
    "chat_id" UUID,
    "change" TEXT NOT NULL,
    "xid" BIGINT NOT NULL,
    "horizon" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "live_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "host_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("host_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "host_kc_sub_key" ON "host"("kc_sub");

-- CreateIndex
CREATE INDEX "message_source_host_id_created_at_idx" ON "message_source"("host_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_source_host_id_id_key" ON "message_source"("host_id", "id");

-- CreateIndex
CREATE INDEX "property_host_id_created_at_id_idx" ON "property"("host_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "property_host_id_id_key" ON "property"("host_id", "id");

-- CreateIndex
CREATE INDEX "chat_host_id_last_message_at_created_at_id_idx" ON "chat"("host_id", "last_message_at" DESC, "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_host_id_property_id_idx" ON "chat"("host_id", "property_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_host_id_id_key" ON "chat"("host_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_source_id_thread_key_key" ON "chat"("source_id", "thread_key");

-- CreateIndex
CREATE INDEX "message_host_id_chat_id_created_at_id_idx" ON "message"("host_id", "chat_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "message_host_id_status_idx" ON "message"("host_id", "status");

-- CreateIndex
CREATE INDEX "message_answers_id_idx" ON "message"("answers_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_host_id_id_key" ON "message"("host_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "message_source_id_provider_id_key" ON "message"("source_id", "provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_send_key_key" ON "delivery"("send_key");

-- CreateIndex
CREATE INDEX "delivery_host_id_message_id_idx" ON "delivery"("host_id", "message_id");

-- CreateIndex
CREATE INDEX "audit_event_host_id_id_idx" ON "audit_event"("host_id", "id");

-- CreateIndex
CREATE INDEX "audit_event_action_id_idx" ON "audit_event"("action", "id");

-- CreateIndex
CREATE INDEX "live_event_host_id_id_idx" ON "live_event"("host_id", "id");

-- CreateIndex
CREATE INDEX "live_event_at_idx" ON "live_event"("at");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- AddForeignKey
ALTER TABLE "app_settings" ADD CONSTRAINT "app_settings_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_settings" ADD CONSTRAINT "ai_settings_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_source" ADD CONSTRAINT "message_source_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "source_secret" ADD CONSTRAINT "source_secret_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailbox_cursor" ADD CONSTRAINT "mailbox_cursor_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seen_uidl" ADD CONSTRAINT "seen_uidl_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property" ADD CONSTRAINT "property_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "property_extra" ADD CONSTRAINT "property_extra_host_id_property_id_fkey" FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat" ADD CONSTRAINT "chat_host_id_property_id_fkey" FOREIGN KEY ("host_id", "property_id") REFERENCES "property"("host_id", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "thread_ref" ADD CONSTRAINT "thread_ref_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_ref" ADD CONSTRAINT "thread_ref_host_id_chat_id_fkey" FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_host_id_fkey" FOREIGN KEY ("host_id") REFERENCES "host"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_host_id_chat_id_fkey" FOREIGN KEY ("host_id", "chat_id") REFERENCES "chat"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_host_id_source_id_fkey" FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft_wording" ADD CONSTRAINT "draft_wording_host_id_message_id_fkey" FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_host_id_message_id_fkey" FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;


