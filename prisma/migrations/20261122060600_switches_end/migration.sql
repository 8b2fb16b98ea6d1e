-- Until when the switches that change mail stand otherwise than normal. Null where none does, and for what was switched
-- before ends were kept: that stays as its operator left it until it is saved again.
ALTER TABLE "debug_settings" ADD COLUMN "switched_until" TIMESTAMPTZ(3);
