-- What was refused under an Idempotency-Key stays refused under it.
alter table idempotency_key add column refusal jsonb;
