-- As in 0001: forced row-level security by brand and store. What removes orphaned blobs and interrupted uploads says
-- ebkit.purpose = 'store-sweep': it sees the rows of all, and may remove uploads only.

ALTER TABLE "stored_object" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_object" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_object"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "sweep" ON "stored_object" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'store-sweep');--> statement-breakpoint

ALTER TABLE "stored_upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_upload" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_upload"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "sweep" ON "stored_upload" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'store-sweep');--> statement-breakpoint
CREATE POLICY "sweep_delete" ON "stored_upload" FOR DELETE
  USING ((select current_setting('ebkit.purpose', true)) = 'store-sweep');--> statement-breakpoint

ALTER TABLE "stored_part" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stored_part" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "stored_part"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));--> statement-breakpoint
CREATE POLICY "sweep" ON "stored_part" FOR SELECT
  USING ((select current_setting('ebkit.purpose', true)) = 'store-sweep');--> statement-breakpoint

-- Read where nobody's rows are: before it is known whose request this is.
ALTER TABLE "store_secret" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "store_secret" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "store_secret"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');
