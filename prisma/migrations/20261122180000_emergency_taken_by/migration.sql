-- The host's reply that took an emergency: taking that back gives the emergency back.
alter table emergency add column taken_by_id uuid;
