-- Which menu nodes a brand was given, so that a release neither makes again what the merchant deleted nor touches what
-- the merchant changed. Policies as in 0001.

CREATE TABLE "menu_release" (
	"brand_id" text PRIMARY KEY NOT NULL REFERENCES "brand" ("brand_id"),
	"content_hash" text NOT NULL,
	"menu_ids" text[] NOT NULL,
	"mended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_release" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "menu_release" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "menu_release"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
