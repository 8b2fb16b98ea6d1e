-- Lists say in which chats something was begun and not sent: that it was, and that it is no more, is news of the chat. What is typed
-- on is none.
CREATE FUNCTION record_begun_in_chat() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  begun unsent_text := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  told live_event;
BEGIN
  INSERT INTO live_event (host_id, entity, entity_id, chat_id, change, xid, horizon)
  VALUES (begun.host_id, 'chat', begun.chat_id, begun.chat_id, 'updated', pg_current_xact_id()::text::bigint,
    pg_snapshot_xmin(pg_current_snapshot())::text::bigint)
  RETURNING * INTO told;
  PERFORM tell_live_event(told);
  RETURN NULL;
END
$$;
CREATE TRIGGER unsent_text_begun AFTER INSERT OR DELETE ON "unsent_text"
  FOR EACH ROW EXECUTE FUNCTION record_begun_in_chat();
