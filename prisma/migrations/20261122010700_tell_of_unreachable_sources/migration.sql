-- A source that is away for long is told of once, apart from what needs the host.
ALTER TABLE "message_source" ADD COLUMN "unreachable_since" TIMESTAMPTZ(3), ADD COLUMN "unreachable_told_at" TIMESTAMPTZ(3);
