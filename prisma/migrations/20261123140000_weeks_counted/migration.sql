-- What a host's weeks came to, by house, channel and topic, kept as it happens. A row of a message tells its figures only together
-- with its chat, which may be given another house: so what each message was counted as is kept, and taken back by that.
CREATE TYPE "counted_kind" AS ENUM ('guest', 'draft', 'by_itself', 'unchanged', 'edited', 'fallback', 'manual');

CREATE TABLE "counted_message" (
    "host_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "property_id" UUID,
    "channel" TEXT NOT NULL,
    "topics" TEXT[],
    "kind" "counted_kind" NOT NULL,
    "wait" SMALLINT,

    CONSTRAINT "counted_message_pkey" PRIMARY KEY ("host_id","message_id")
);
CREATE INDEX "counted_message_host_id_chat_id_idx" ON "counted_message"("host_id", "chat_id");
ALTER TABLE "counted_message" ADD CONSTRAINT "counted_message_host_id_message_id_fkey"
  FOREIGN KEY ("host_id", "message_id") REFERENCES "message"("host_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Changes are only ever added, as those of `figure_change` are; the worker folds them into `week_figure`.
CREATE TABLE "week_figure_change" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "property_id" UUID,
    "channel" TEXT NOT NULL,
    "topics" TEXT[],
    "kind" "counted_kind" NOT NULL,
    "wait" SMALLINT,
    "many" INTEGER NOT NULL,

    CONSTRAINT "week_figure_change_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "week_figure_change_host_id_idx" ON "week_figure_change"("host_id");

-- Each message stands in it for its house and for all houses together, there under each topic that it is about and once under none:
-- no topic is '', with a topic the channel is '', no house is the nil UUID, all houses the greatest one, no wait -1. What is read lies
-- side by side.
CREATE TABLE "week_figure" (
    "host_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "property_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "kind" "counted_kind" NOT NULL,
    "wait" SMALLINT NOT NULL,
    "many" INTEGER NOT NULL,

    CONSTRAINT "week_figure_pkey" PRIMARY KEY ("host_id","property_id","week","topic","channel","kind","wait")
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['counted_message', 'week_figure_change', 'week_figure'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY one_host ON %I TO locanda_app USING (host_id = (SELECT current_host())) WITH CHECK (host_id = (SELECT current_host()))',
      tenant_table);
    EXECUTE format('CREATE POLICY engine ON %I TO locanda_engine USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY owner_counts ON %I TO CURRENT_ROLE USING (true) WITH CHECK (true)', tenant_table);
  END LOOP;
END
$$;
-- What a message counts as is written by its trigger for whoever writes it, who sees its chat; the sums by another, and folded.
GRANT SELECT, INSERT, UPDATE, DELETE ON "counted_message" TO locanda_app, locanda_engine;
GRANT SELECT ON "week_figure", "week_figure_change" TO locanda_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "week_figure" TO locanda_engine;
GRANT SELECT, DELETE ON "week_figure_change" TO locanda_engine;

-- The Monday of a week by the clocks of a house; of a zone that is not known here, by Rome's: no message is lost for it.
CREATE FUNCTION week_of(at timestamptz, zone text) RETURNS date
  LANGUAGE plpgsql STABLE
AS $$
BEGIN
  RETURN date_trunc('week', at AT TIME ZONE coalesce(zone, 'Europe/Rome'))::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN date_trunc('week', at AT TIME ZONE 'Europe/Rome')::date;
END
$$;

-- How long a guest waited, in steps of which three double it: what the median of any sum of weeks can be told from.
CREATE FUNCTION wait_step(waited interval) RETURNS smallint
  LANGUAGE sql IMMUTABLE
  RETURN floor(3 * ln(greatest(1, extract(epoch FROM waited))) / ln(2::numeric))::smallint;

-- Of a draft: of none that another message, or a fallback, stands for.
CREATE FUNCTION counted_kind_of(m message) RETURNS counted_kind
  LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE
    WHEN m.kind = 'guest' THEN CASE WHEN NOT m.is_automatic THEN 'guest' END
    WHEN m.kind = 'draft' AND m.status = 'sent' THEN
      CASE WHEN m.approved_at IS NULL THEN 'by_itself' WHEN m.ai_text IS NULL OR m.ai_text = m.text THEN 'unchanged' ELSE 'edited' END
    WHEN m.kind = 'draft' THEN CASE WHEN m.status NOT IN ('superseded', 'fallback_sent', 'no_reply_needed') THEN 'draft' END
    WHEN m.status <> 'sent' THEN NULL
    WHEN m.kind = 'fallback' THEN 'fallback'
    WHEN m.kind = 'host_reply' THEN 'manual'
  END::counted_kind
$$;

-- What a draft is about; a fallback and a host's own reply are about what the draft is that was there for the same question.
CREATE FUNCTION topics_of(m message) RETURNS text[]
  LANGUAGE sql STABLE
AS $$
  SELECT coalesce((SELECT array_agg(DISTINCT topic) FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(told.topics) = 'array' THEN told.topics ELSE '[]' END) topic
      WHERE topic <> ''), '{}')
  FROM (SELECT CASE
    WHEN m.kind = 'draft' THEN m.evidence -> 'topics'
    WHEN m.kind <> 'guest' THEN (
      SELECT d.evidence -> 'topics' FROM message d
      WHERE d.host_id = m.host_id AND d.chat_id = m.chat_id AND d.kind = 'draft' AND d.seq = CASE
        WHEN m.kind = 'fallback' THEN m.seq
        ELSE (SELECT max(g.seq) FROM message g WHERE g.host_id = m.host_id AND g.chat_id = m.chat_id AND g.kind = 'guest' AND g.seq < m.seq)
      END
      ORDER BY d.stored_at DESC LIMIT 1)
    END AS topics) told
$$;

CREATE FUNCTION counted_of(m message)
  RETURNS TABLE (week date, property_id uuid, channel text, topics text[], kind counted_kind, wait smallint)
  LANGUAGE sql STABLE
AS $$
  SELECT week_of(m.created_at, p.time_zone), c.property_id, c.channel, topics_of(m), k.kind,
    CASE WHEN k.kind IN ('by_itself', 'unchanged', 'edited', 'manual') AND m.question_at IS NOT NULL
      THEN wait_step(greatest(m.created_at, m.settled_at) - m.question_at) END
  FROM (SELECT counted_kind_of(m) AS kind) k
  JOIN chat c ON c.host_id = m.host_id AND c.id = m.chat_id
  LEFT JOIN property p ON p.host_id = c.host_id AND p.id = c.property_id
  WHERE k.kind IS NOT NULL
$$;

CREATE FUNCTION count_message() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  IF counted_kind_of(NEW) IS NULL THEN
    DELETE FROM counted_message WHERE host_id = NEW.host_id AND message_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO counted_message (host_id, message_id, chat_id, week, property_id, channel, topics, kind, wait)
  SELECT NEW.host_id, NEW.id, NEW.chat_id, c.week, c.property_id, c.channel, c.topics, c.kind, c.wait FROM counted_of(NEW) c
  ON CONFLICT (host_id, message_id) DO UPDATE SET week = excluded.week, property_id = excluded.property_id,
    channel = excluded.channel, topics = excluded.topics, kind = excluded.kind, wait = excluded.wait
  WHERE (counted_message.week, counted_message.property_id, counted_message.channel, counted_message.topics, counted_message.kind, counted_message.wait)
    IS DISTINCT FROM (excluded.week, excluded.property_id, excluded.channel, excluded.topics, excluded.kind, excluded.wait);
  RETURN NULL;
END
$$;
CREATE TRIGGER message_counted AFTER INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind IN ('guest', 'draft') OR NEW.status = 'sent') EXECUTE FUNCTION count_message();
CREATE TRIGGER message_counted_anew AFTER UPDATE ON "message"
  FOR EACH ROW WHEN (
    (OLD.status, OLD.is_automatic, OLD.created_at, OLD.settled_at, OLD.approved_at, OLD.question_at, OLD.text, OLD.ai_text, OLD.evidence)
    IS DISTINCT FROM
    (NEW.status, NEW.is_automatic, NEW.created_at, NEW.settled_at, NEW.approved_at, NEW.question_at, NEW.text, NEW.ai_text, NEW.evidence)
  ) EXECUTE FUNCTION count_message();

-- What has been said in a chat counts for the house that it is given; where it loses its own, it counts where it did.
-- A message that somebody changes right now is counted by them: waiting for it here could end in a deadlock.
CREATE FUNCTION move_counted() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE counted_message SET property_id = NEW.property_id WHERE host_id = NEW.host_id AND message_id IN (
    SELECT message_id FROM counted_message
    WHERE host_id = NEW.host_id AND chat_id = NEW.id AND property_id IS DISTINCT FROM NEW.property_id FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END
$$;
CREATE TRIGGER chat_counted_elsewhere AFTER UPDATE OF property_id ON "chat"
  FOR EACH ROW WHEN (NEW.property_id IS NOT NULL AND OLD.property_id IS DISTINCT FROM NEW.property_id) EXECUTE FUNCTION move_counted();

CREATE FUNCTION record_week_figures() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO week_figure_change (host_id, week, property_id, channel, topics, kind, wait, many)
    VALUES (OLD.host_id, OLD.week, OLD.property_id, OLD.channel, OLD.topics, OLD.kind, OLD.wait, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO week_figure_change (host_id, week, property_id, channel, topics, kind, wait, many)
    VALUES (NEW.host_id, NEW.week, NEW.property_id, NEW.channel, NEW.topics, NEW.kind, NEW.wait, 1);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER counted_message_figures AFTER INSERT OR UPDATE OR DELETE ON "counted_message"
  FOR EACH ROW EXECUTE FUNCTION record_week_figures();

-- What a message stands for in `week_figure`: its house, or none, and all houses.
CREATE FUNCTION houses_of(property_id uuid) RETURNS uuid[]
  LANGUAGE sql IMMUTABLE
  RETURN ARRAY[coalesce(property_id, '00000000-0000-0000-0000-000000000000'), 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid];

-- Counts everything from the rows there are: for the first time, and after rows were brought in past the triggers.
CREATE FUNCTION recount_weeks() RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  LOCK TABLE chat, message, counted_message IN SHARE ROW EXCLUSIVE MODE;
  ALTER TABLE counted_message DISABLE TRIGGER counted_message_figures;
  DELETE FROM week_figure_change;
  DELETE FROM week_figure;
  DELETE FROM counted_message;
  INSERT INTO counted_message (host_id, message_id, chat_id, week, property_id, channel, topics, kind, wait)
  SELECT m.host_id, m.id, m.chat_id, c.week, c.property_id, c.channel, c.topics, c.kind, c.wait FROM message m, counted_of(m) c;
  INSERT INTO week_figure (host_id, week, property_id, channel, topic, kind, wait, many)
  SELECT host_id, week, house, CASE WHEN topic = '' THEN channel ELSE '' END, topic, kind, coalesce(wait, -1), count(*)
  FROM counted_message, unnest(array_append(topics, '')) topic, unnest(houses_of(property_id)) house GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ALTER TABLE counted_message ENABLE TRIGGER counted_message_figures;
END
$$;
REVOKE EXECUTE ON FUNCTION recount_weeks() FROM PUBLIC;

-- What is there already, seen by the owner although row-level security is forced.
ALTER TABLE "chat" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "property" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
SELECT recount_weeks();
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;
ALTER TABLE "property" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
