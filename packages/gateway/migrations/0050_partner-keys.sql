-- Administrators of a brand make, replace and switch off keys of partners themselves.
ALTER TABLE "partner_key" ADD COLUMN "key_id" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_key" ADD COLUMN "hint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_key" ADD COLUMN "hotel_ids" text[];--> statement-breakpoint
ALTER TABLE "partner_key" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_key_id" ON "partner_key" USING btree ("key_id");--> statement-breakpoint
ALTER TABLE "brand_origin" ADD COLUMN "created_by" text;--> statement-breakpoint

-- A key is for stores of its own brand only. An array can have no foreign key.
CREATE FUNCTION "check_partner_key_stores"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM unnest(NEW.hotel_ids) AS store WHERE NOT EXISTS
      (SELECT FROM hotel h WHERE h.hotel_id = store AND h.brand_id = NEW.brand_id)) THEN
    RAISE EXCEPTION 'a key is for stores of its brand' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "check_partner_key_stores" BEFORE INSERT OR UPDATE OF "hotel_ids", "brand_id" ON "partner_key"
  FOR EACH ROW WHEN (NEW."hotel_ids" IS NOT NULL) EXECUTE FUNCTION "check_partner_key_stores"();
