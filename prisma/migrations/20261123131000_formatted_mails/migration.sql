-- A mail that was formatted can be shown so: which were is known of those that are kept from now on.
ALTER TABLE "message_original" ADD COLUMN "has_html" BOOLEAN NOT NULL DEFAULT false;
-- By which a formatted mail names the pictures that came with it.
ALTER TABLE "message_file" ADD COLUMN "content_id" TEXT;
