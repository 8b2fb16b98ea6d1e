-- Who has to be there for anything to be read and sent, and when it last was.
CREATE TABLE "heartbeat" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "heartbeat_pkey" PRIMARY KEY ("name")
);

GRANT SELECT, INSERT, UPDATE ON "heartbeat" TO locanda_engine;
GRANT SELECT ON "heartbeat" TO locanda_app;
