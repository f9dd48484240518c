-- As in 0001: forced row-level security by brand and store.

ALTER TABLE "postage_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "postage_template" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "postage_template"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "ticket_category" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_category" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "ticket_category"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint

ALTER TABLE "ticket_product" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_product" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "ticket_product"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
-- Stores read (and do not write) what another store of their brand lets them sell too.
CREATE POLICY "applying" ON "ticket_product" FOR SELECT
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND ("is_brand_multiple" = 1 OR "status" = 'share')
    AND "apply_hotel_ids" && (select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]);
