-- Of a host's reply that was written before its writer saw what had come in meanwhile: the number up to which it answers.
ALTER TABLE "message" ADD COLUMN "answers_up_to" INTEGER;
