-- A mail that a POP3 server lists and does not hand over: asked for again, until it stands as a stub.
CREATE TABLE "refused_mail" (
    "source_id" UUID NOT NULL,
    "host_id" UUID NOT NULL,
    "uidl" TEXT NOT NULL,
    "tries" INTEGER NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refused_mail_pkey" PRIMARY KEY ("source_id","uidl")
);
ALTER TABLE "refused_mail" ADD CONSTRAINT "refused_mail_host_id_source_id_fkey"
  FOREIGN KEY ("host_id", "source_id") REFERENCES "message_source"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "refused_mail" TO locanda_app, locanda_engine;
ALTER TABLE "refused_mail" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "refused_mail" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "refused_mail" TO locanda_app
  USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()));
CREATE POLICY engine ON "refused_mail" TO locanda_engine USING (true) WITH CHECK (true);
