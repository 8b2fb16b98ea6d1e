-- A message whose words cannot be found holds up no other; one whose text changes is looked at again.
ALTER TABLE "unindexed_message" ADD COLUMN "set_aside_at" TIMESTAMPTZ(3);
CREATE OR REPLACE FUNCTION owe_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO unindexed_message (message_id) VALUES (NEW.id)
    ON CONFLICT (message_id) DO UPDATE SET message_id = EXCLUDED.message_id, set_aside_at = NULL;
  RETURN NULL;
END
$$;
