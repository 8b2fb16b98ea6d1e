-- A certificate is renewed by the provider: a source that stopped for one is tried again, after pauses that grow.
ALTER TABLE "message_source" ADD COLUMN "retry_since" TIMESTAMPTZ(3), ADD COLUMN "retry_at" TIMESTAMPTZ(3);
