-- A channel tells in any order: that a message failed, told after that it arrived, would have its host send it again.
ALTER TABLE "delivery" ADD COLUMN "arrived_at" TIMESTAMPTZ(3);
