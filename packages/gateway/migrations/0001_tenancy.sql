-- Row-level security, forced (the owner is held by it too). The gateway says per transaction who asks:
--   ebkit.brand_id   the brand of the session
--   ebkit.hotel_ids  the stores the user sees, comma-separated
-- and its sign-in connections say ebkit.purpose = 'authentication', because who asks is not known yet.
-- Without these settings no row is seen. Settings are read once per statement, hence the sub-selects.

ALTER TABLE "brand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "brand"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint
CREATE POLICY "authentication" ON "brand" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "hotel" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "hotel"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "authentication" ON "hotel" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "role" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "role" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "role"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint
CREATE POLICY "authentication" ON "role" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "employee" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "employee"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "authentication" ON "employee" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "hotel_config" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel_config" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "hotel_config"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "page_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_feedback" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "page_feedback"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "user_account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_account" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "user_account"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint
CREATE POLICY "authentication" ON "user_account" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "partner_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "partner_key" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "partner_key"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint
CREATE POLICY "authentication" ON "partner_key" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "brand_origin" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_origin" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "brand_origin"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint
CREATE POLICY "authentication" ON "brand_origin" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

-- Sessions, devices and tokens are made and looked up only while signing in.
ALTER TABLE "session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "session" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "session"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "known_device" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "known_device" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "known_device"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "embed_token" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "embed_token" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "embed_token"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint

ALTER TABLE "login_attempt" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "login_attempt" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "login_attempt"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');
