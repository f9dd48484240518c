-- When a user last opened a row.
CREATE TABLE "row_sighting" (
	"brand_id" text NOT NULL REFERENCES "brand" ("brand_id") ON DELETE CASCADE,
	"user_id" text NOT NULL,
	"resource" text NOT NULL,
	"row_key" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	PRIMARY KEY ("user_id", "resource", "row_key")
);--> statement-breakpoint
ALTER TABLE "row_sighting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "row_sighting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- What a user has seen is the user's own.
CREATE POLICY "tenant" ON "row_sighting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND "user_id" = (select current_setting('ebkit.user_id', true)));--> statement-breakpoint

-- Notices are the platform's: of them a tenant changes nothing but how often they were opened.
CREATE FUNCTION "count_notice_view"(notice text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  purpose text := coalesce(current_setting('ebkit.purpose', true), '');
BEGIN
  PERFORM set_config('ebkit.purpose', 'release', true);
  UPDATE system_notice SET view_count = coalesce(view_count, 0) + 1 WHERE notice_id = notice;
  PERFORM set_config('ebkit.purpose', purpose, true);
END $$;
