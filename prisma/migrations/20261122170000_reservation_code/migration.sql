-- What a booking platform's mails say of the stay beside its days.
alter table chat add column reservation_code text, add column guest_count integer;
