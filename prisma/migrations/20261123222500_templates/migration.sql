-- An approved template of WhatsApp that carries a host's message: outside 24 hours nothing else does.
ALTER TABLE "message" ADD COLUMN "template" JSONB;
