-- As in 0001: forced row-level security by brand.

ALTER TABLE "dictionary_item" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dictionary_item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "dictionary_item"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
