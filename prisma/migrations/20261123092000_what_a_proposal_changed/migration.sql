-- Of a proposal that was accepted: what that changed in each property, for it to be taken back.
ALTER TABLE "fact_proposal" ADD COLUMN "changed" JSONB;
