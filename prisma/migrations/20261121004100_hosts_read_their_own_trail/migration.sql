-- A host may know what was done to their own data: the dashboard counts their approvals in it.
CREATE POLICY host_reads_own ON "audit_event" FOR SELECT TO locanda_app USING (host_id = (SELECT current_host()));
