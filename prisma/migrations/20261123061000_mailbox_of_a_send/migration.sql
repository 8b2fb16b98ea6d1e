-- The mailbox or number that a reply leaves by: its chat's when it was claimed, which may move while the reply is on its way.
ALTER TABLE "delivery" ADD COLUMN "source_id" UUID;
