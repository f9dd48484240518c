-- Files that users import, row by row, until each row is saved or the import is given up.

CREATE TABLE "resource_import" (
	"import_id" text PRIMARY KEY,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"headers" text[] NOT NULL,
	"mapping" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'READ' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_import_status_values" CHECK ("status" in ('READ', 'CHECKED'))
);
CREATE INDEX "resource_import_of_user" ON "resource_import" ("brand_id", "user_id", "resource", "created_at");
ALTER TABLE "resource_import" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "resource_import" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "resource_import"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));

CREATE TABLE "resource_import_row" (
	"import_id" text NOT NULL REFERENCES "resource_import" ("import_id") ON DELETE CASCADE,
	"brand_id" text NOT NULL,
	"row_number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"mended" jsonb DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"problems" jsonb DEFAULT '[]' NOT NULL,
	"identities" text[] DEFAULT '{}' NOT NULL,
	"target" jsonb,
	"row_key" text,
	PRIMARY KEY ("import_id", "row_number"),
	CONSTRAINT "resource_import_row_status_values" CHECK ("status" in ('NEW', 'WRONG', 'READY', 'SKIPPED', 'SAVED'))
);
CREATE INDEX "resource_import_row_of_status" ON "resource_import_row" ("import_id", "status", "row_number");
ALTER TABLE "resource_import_row" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "resource_import_row" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "resource_import_row"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
