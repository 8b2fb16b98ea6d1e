-- When the administrators were told that an emergency of a closed account has nobody to answer it.
ALTER TABLE "emergency" ADD COLUMN "unattended_told_at" TIMESTAMPTZ(3);
