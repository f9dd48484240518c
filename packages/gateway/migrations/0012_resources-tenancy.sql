-- As in 0001: forced row-level security by brand and store; what a user's save answered is that user's own.

ALTER TABLE "counter" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "counter" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "counter"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "restaurant" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "restaurant" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "restaurant"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "printer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "printer" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "printer"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "idempotency_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotency_key" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "idempotency_key"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[])
    AND "user_id" = (select current_setting('ebkit.user_id', true)));
