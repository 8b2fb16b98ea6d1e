-- What left without a person's word is counted where it is granted; a host may want less of it than the installation allows.
ALTER TABLE "delivery" ADD COLUMN "is_by_itself" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "delivery_by_itself_idx" ON "delivery"("host_id", "claimed_at") WHERE (is_by_itself);
ALTER TABLE "ai_settings" ADD COLUMN "automatic_per_guest_a_day" INTEGER, ADD COLUMN "automatic_per_day" INTEGER;
