-- What merchants, restaurants and passes need: receipts of notices, visits of guests, and the computed fields that code stores
-- (src/database/tables/storedFields.ts).

CREATE TABLE "notice_receipt" (
	"brand_id" text NOT NULL REFERENCES "brand" ("brand_id"),
	"user_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	PRIMARY KEY ("user_id", "notice_id")
);
ALTER TABLE "notice_receipt" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "notice_receipt" FORCE ROW LEVEL SECURITY;
-- A receipt is its user's own.
CREATE POLICY "tenant" ON "notice_receipt"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND "user_id" = (select current_setting('ebkit.user_id', true)));

CREATE TABLE "guest_visit" (
	"visit_id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"brand_id" text NOT NULL REFERENCES "brand" ("brand_id"),
	"resource" text NOT NULL,
	"row_key" text NOT NULL,
	"kind" text NOT NULL,
	"visitor_id" text NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guest_visit_kind_values" CHECK ("kind" in ('shown', 'visited'))
);
CREATE INDEX "guest_visit_of_row" ON "guest_visit" ("brand_id", "resource", "row_key", "kind", "visitor_id");
ALTER TABLE "guest_visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "guest_visit" FORCE ROW LEVEL SECURITY;
-- Visits are read and added; nobody changes or deletes one.
CREATE POLICY "tenant_reads" ON "guest_visit" FOR SELECT
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE POLICY "tenant_adds" ON "guest_visit" FOR INSERT
	WITH CHECK ("brand_id" = (select current_setting('ebkit.brand_id', true)));

ALTER TABLE "delivery_platform" ADD COLUMN "balance" bigint;
ALTER TABLE "sale_channel" ADD COLUMN "shared_store_count" integer;
ALTER TABLE "pass_delivery" ADD COLUMN "delivery_fee" bigint;
ALTER TABLE "counter" ADD COLUMN "pay_code" text;
