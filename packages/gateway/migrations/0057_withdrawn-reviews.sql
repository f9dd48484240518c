-- A mini-program withdraws one review a day.
ALTER TABLE "applet_release" ADD COLUMN "withdrawn_at" timestamp with time zone;
