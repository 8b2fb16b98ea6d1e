-- Until when its host does not want to see a chat among those that wait; whatever comes to it since ends that.
ALTER TABLE "chat" ADD COLUMN "snoozed_until" TIMESTAMPTZ(3);
