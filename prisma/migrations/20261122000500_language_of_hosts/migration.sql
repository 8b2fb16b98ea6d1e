-- In which language a host is written to: until now every mail was Italian.
CREATE TYPE "host_language" AS ENUM ('it', 'en');
ALTER TABLE "app_settings" ADD COLUMN "language" "host_language" NOT NULL DEFAULT 'it';

-- What a draft did not know was listed under Italian names: topics become codes (decision 012). Other words stay.
CREATE TEMPORARY TABLE topic_names (words text PRIMARY KEY, code text NOT NULL);
INSERT INTO topic_names VALUES
  ('l’orario del check-in', 'checkIn'),
  ('l’orario di arrivo', 'arrival'),
  ('l’orario di partenza', 'departure'),
  ('l’orario del check-out', 'checkOut'),
  ('l’arrivo anticipato', 'earlyCheckIn'),
  ('il check-out posticipato', 'lateCheckOut'),
  ('l’arrivo in tarda serata', 'lateArrival'),
  ('la password del Wi-Fi', 'wifiPassword'),
  ('le chiavi e l’accesso', 'access'),
  ('il link di prenotazione', 'bookingLink'),
  ('il link di Airbnb', 'airbnbLink'),
  ('l’indirizzo', 'address'),
  ('le indicazioni per arrivare', 'directions'),
  ('il piano', 'floor'),
  ('le stanze', 'rooms'),
  ('i bagni', 'bathrooms'),
  ('i letti', 'beds'),
  ('il prezzo', 'price'),
  ('la piscina', 'pool'),
  ('il parcheggio', 'parking'),
  ('il Wi-Fi', 'wifi'),
  ('gli animali', 'pets'),
  ('il balcone', 'balcony'),
  ('gli asciugamani', 'towels'),
  ('la biancheria', 'linen'),
  ('l’ascensore', 'lift'),
  ('l’aria condizionata', 'airConditioning'),
  ('il riscaldamento', 'heating'),
  ('la lavatrice', 'washingMachine'),
  ('la lavastoviglie', 'dishwasher'),
  ('la cucina', 'kitchen'),
  ('il forno', 'oven'),
  ('il caffè', 'coffee'),
  ('l’asciugacapelli', 'hairdryer'),
  ('il ferro da stiro', 'iron'),
  ('la TV', 'television'),
  ('la culla', 'crib'),
  ('il seggiolone', 'highChair'),
  ('la colazione', 'breakfast'),
  ('il barbecue', 'barbecue'),
  ('il giardino', 'garden'),
  ('la sauna', 'sauna'),
  ('l’idromassaggio', 'hotTub'),
  ('la palestra', 'gym'),
  ('la ricarica dell’auto elettrica', 'charging'),
  ('i bagagli', 'luggage'),
  ('la spiaggia', 'beach'),
  ('il supermercato', 'supermarket'),
  ('i ristoranti', 'restaurant'),
  ('i trasporti', 'transport'),
  ('il fumo in casa', 'smoking'),
  ('le biciclette', 'bicycles');

CREATE FUNCTION pg_temp.topics_of(listed jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(coalesce(to_jsonb(known.code), item) ORDER BY place), '[]')
  FROM jsonb_array_elements(listed) WITH ORDINALITY AS list(item, place)
  LEFT JOIN topic_names known ON known.words = item #>> '{}'
$$;

ALTER TABLE "message" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "message" DISABLE TRIGGER USER;

UPDATE "message" SET "evidence" = jsonb_set("evidence", '{unknowns}', pg_temp.topics_of("evidence" -> 'unknowns'))
WHERE jsonb_typeof("evidence" -> 'unknowns') = 'array' AND "evidence" -> 'unknowns' <> '[]';
UPDATE "message" SET "reasons" = (
  SELECT jsonb_agg(
    CASE reason ->> 'code' WHEN 'unknown'
      THEN jsonb_set(reason, '{params,topics}', pg_temp.topics_of(reason #> '{params,topics}'))
      ELSE reason END ORDER BY place)
  FROM jsonb_array_elements("reasons") WITH ORDINALITY AS list(reason, place))
WHERE "reasons" @> '[{"code": "unknown"}]';

ALTER TABLE "message" ENABLE TRIGGER USER;
ALTER TABLE "message" FORCE ROW LEVEL SECURITY;
DROP FUNCTION pg_temp.topics_of;
DROP TABLE topic_names;
