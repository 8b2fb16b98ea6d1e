-- Who alone may do something in all processes for a while, also where that asks others than PostgreSQL: it holds no connection.
CREATE TABLE "lease" (
    "name" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lease_pkey" PRIMARY KEY ("name")
);

GRANT SELECT, INSERT, UPDATE, DELETE ON "lease" TO locanda_engine;
