-- The same bytes under two names are two files, as their host put them there; the content stays stored once.
DROP INDEX "unsent_file_host_id_place_id_sha256_key";
CREATE UNIQUE INDEX "unsent_file_host_id_place_id_sha256_name_key" ON "unsent_file"("host_id", "place_id", "sha256", "name");
