-- Figures of a host, kept as things happen. Each row of chat, property and message stands for some figures
-- (`figures_of`); a trigger writes down how they change, so that their sums are always those of the rows there are.
CREATE TYPE "figure_kind" AS ENUM ('chat', 'property', 'rating', 'to_approve', 'draft', 'approval', 'answer');

-- Changes are only ever added: no two transactions wait for each other's. The worker folds them into `figure`.
CREATE TABLE "figure_change" (
    "id" BIGSERIAL NOT NULL,
    "host_id" UUID NOT NULL,
    "kind" "figure_kind" NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "many" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "figure_change_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "figure_change_host_id_idx" ON "figure_change"("host_id");

CREATE TABLE "figure" (
    "host_id" UUID NOT NULL,
    "kind" "figure_kind" NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "many" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "figure_pkey" PRIMARY KEY ("host_id","hour","kind")
);
CREATE INDEX "figure_hour_idx" ON "figure"("hour");

ALTER TABLE "figure" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "figure" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "figure" TO locanda_app USING (host_id = (SELECT current_host()));
CREATE POLICY engine ON "figure" TO locanda_engine USING (true) WITH CHECK (true);
CREATE POLICY owner_counts ON "figure" TO CURRENT_ROLE USING (true) WITH CHECK (true);
ALTER TABLE "figure_change" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "figure_change" FORCE ROW LEVEL SECURITY;
CREATE POLICY one_host ON "figure_change" TO locanda_app USING (host_id = (SELECT current_host()));
CREATE POLICY engine ON "figure_change" TO locanda_engine USING (true) WITH CHECK (true);
CREATE POLICY triggers_write ON "figure_change" TO CURRENT_ROLE USING (true) WITH CHECK (true);
-- Written by triggers, folded by the engine.
GRANT SELECT ON "figure", "figure_change" TO locanda_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON "figure" TO locanda_engine;
GRANT SELECT, DELETE ON "figure_change" TO locanda_engine;

-- When that which a message answers was written, noted when it is laid: its row alone then tells the answer time.
ALTER TABLE "message" ADD COLUMN "question_at" TIMESTAMPTZ(3);

-- A draft or fallback names what it answers; the host's own reply answers the guest's newest message before it.
CREATE FUNCTION question_of(reply message) RETURNS timestamptz
  LANGUAGE sql STABLE
AS $$
  SELECT CASE
    WHEN reply.answers_id IS NOT NULL THEN (
      SELECT g.created_at FROM message g WHERE g.host_id = reply.host_id AND g.id = reply.answers_id)
    WHEN reply.kind = 'host_reply' THEN (
      SELECT g.created_at FROM message g WHERE g.host_id = reply.host_id AND g.chat_id = reply.chat_id
        AND g.kind = 'guest' AND g.seq < reply.seq ORDER BY g.seq DESC LIMIT 1)
  END
$$;

CREATE FUNCTION note_question() RETURNS trigger
  LANGUAGE plpgsql
AS $$
BEGIN
  NEW.question_at := question_of(NEW);
  RETURN NEW;
END
$$;
CREATE TRIGGER message_question BEFORE INSERT ON "message"
  FOR EACH ROW WHEN (NEW.kind <> 'guest') EXECUTE FUNCTION note_question();

-- A chat and a property count from when they were made.
CREATE FUNCTION figures_of(c chat) RETURNS TABLE (kind figure_kind, at timestamptz, many int, total bigint)
  LANGUAGE sql IMMUTABLE
AS $$ SELECT 'chat'::figure_kind, c.created_at, 1, 0::bigint $$;

CREATE FUNCTION figures_of(p property) RETURNS TABLE (kind figure_kind, at timestamptz, many int, total bigint)
  LANGUAGE sql IMMUTABLE
AS $$ SELECT 'property'::figure_kind, p.created_at, 1, 0::bigint $$;

-- rating      what a guest said of the stay: their number, the sum of what they said
-- to_approve  a draft waits from when it was stored until it was settled
-- draft       a draft that went out; total: 1 where nobody approved it
-- approval    a draft that went out approved; total: 1 where the host left it as it was
-- answer      a reply that went out; total: the milliseconds since what it answers was written
CREATE FUNCTION figures_of(m message) RETURNS TABLE (kind figure_kind, at timestamptz, many int, total bigint)
  LANGUAGE sql IMMUTABLE
AS $$
  SELECT f.kind, f.at, f.many, f.total
  FROM (SELECT
      m.kind = 'draft' AS is_draft,
      m.kind <> 'guest' AND m.status = 'sent' AS is_sent,
      m.status = 'pending' AS waits,
      m.settled_at IS NOT NULL AND m.status NOT IN ('pending', 'drafting', 'scheduled', 'no_reply_needed') AS has_waited,
      greatest(m.created_at, m.settled_at) AS sent_at) s,
    LATERAL (VALUES
      ('rating'::figure_kind, m.created_at, 1, m.rating::bigint, m.rating IS NOT NULL),
      ('to_approve', m.stored_at, 1, 0, s.is_draft AND (s.waits OR s.has_waited)),
      ('to_approve', greatest(m.stored_at, m.settled_at), -1, 0, s.is_draft AND s.has_waited),
      ('draft', s.sent_at, 1, (m.approved_at IS NULL)::int, s.is_sent AND s.is_draft),
      ('approval', s.sent_at, 1, (m.ai_text IS NULL OR m.ai_text = m.text)::int,
        s.is_sent AND s.is_draft AND m.approved_at IS NOT NULL),
      ('answer', s.sent_at, 1, greatest(0, extract(epoch FROM s.sent_at - m.question_at) * 1000)::bigint,
        s.is_sent AND m.question_at IS NOT NULL)
    ) f (kind, at, many, total, holds)
  WHERE f.holds
$$;

CREATE FUNCTION figure_hour(at timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE
  RETURN date_bin('1 hour', at, 'epoch'::timestamptz);

CREATE FUNCTION record_figures() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  INSERT INTO figure_change (host_id, kind, hour, many, total)
  SELECT f.host_id, f.kind, figure_hour(f.at), sum(f.many), sum(f.total) FROM (
    SELECT OLD.host_id, o.kind, o.at, -o.many AS many, -o.total AS total FROM figures_of(OLD) o WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.host_id, n.kind, n.at, n.many, n.total FROM figures_of(NEW) n WHERE TG_OP <> 'DELETE'
  ) f GROUP BY 1, 2, 3 HAVING sum(f.many) <> 0 OR sum(f.total) <> 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER chat_figures AFTER INSERT OR DELETE ON "chat" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER chat_figures_moved AFTER UPDATE OF created_at ON "chat" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER property_figures AFTER INSERT OR DELETE ON "property" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER property_figures_moved AFTER UPDATE OF created_at ON "property" FOR EACH ROW EXECUTE FUNCTION record_figures();
CREATE TRIGGER message_figures AFTER INSERT OR UPDATE OR DELETE ON "message" FOR EACH ROW EXECUTE FUNCTION record_figures();

-- Counts everything from the rows there are: for the first time, and after rows were brought in past the triggers.
-- What is long past is one sum at once, as `prisma/upkeep/fold-figures.ts` makes it.
CREATE FUNCTION recount_figures() RETURNS void
  LANGUAGE plpgsql
AS $$
BEGIN
  LOCK TABLE chat, property, message IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM figure_change;
  DELETE FROM figure;
  INSERT INTO figure (host_id, kind, hour, many, total)
  SELECT host_id, kind, CASE WHEN at < now() - interval '40 days' THEN 'epoch' ELSE figure_hour(at) END, sum(many), sum(total) FROM (
    SELECT c.host_id, f.* FROM chat c, figures_of(c) f
    UNION ALL SELECT p.host_id, f.* FROM property p, figures_of(p) f
    UNION ALL SELECT m.host_id, f.* FROM message m, figures_of(m) f
  ) counted GROUP BY 1, 2, 3 HAVING sum(many) <> 0 OR sum(total) <> 0;
END
$$;
REVOKE EXECUTE ON FUNCTION recount_figures() FROM PUBLIC;

-- What is there already: no news for anybody's screen, and seen by the owner although row-level security is forced.
ALTER TABLE "chat" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "property" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER USER;
UPDATE "message" m SET "question_at" = question_of(m) WHERE m."kind" <> 'guest';
ALTER TABLE "message" ENABLE TRIGGER USER;
SELECT recount_figures();
ALTER TABLE "chat" FORCE ROW LEVEL SECURITY;
ALTER TABLE "property" FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
