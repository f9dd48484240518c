-- As in 0001: forced row-level security by brand and store; a user's own tree is nobody else's. What removes objects of
-- deleted files says ebkit.purpose = 'store-sweep' to find out whose there are.

ALTER TABLE "file_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "file_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "file_entry"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[])
    AND ("owner_id" IS NULL OR "owner_id" = (select current_setting('ebkit.user_id', true))));--> statement-breakpoint

ALTER TABLE "object_removal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "object_removal" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "object_removal"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "sweep" ON "object_removal" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'store-sweep');
