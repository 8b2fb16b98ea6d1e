-- In which language a person reads the interface. Who chose one is written to in it, too.
ALTER TABLE "app_settings" ADD COLUMN "interface_language" "host_language" CHECK ("interface_language" = "language");
