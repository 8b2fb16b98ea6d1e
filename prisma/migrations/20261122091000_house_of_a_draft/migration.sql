-- The house that a draft speaks of: what is told of another one, or of one that is gone, does not leave by itself.
ALTER TABLE "message" ADD COLUMN "property_id" UUID;
