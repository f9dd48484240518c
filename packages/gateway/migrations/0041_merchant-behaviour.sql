-- What merchants, restaurants and passes need: receipts of notices, visits of guests, the fields of restaurants that their
-- definition has, and the computed fields that code stores (src/database/tables/storedFields.ts).

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

-- Restaurants that were there before have no picture, hours or telephone number of their own.
ALTER TABLE "restaurant"
	ADD COLUMN "cover" text DEFAULT '' NOT NULL,
	ADD COLUMN "images" text[] DEFAULT array[]::text[] NOT NULL,
	ADD COLUMN "phone" text DEFAULT '' NOT NULL,
	ADD COLUMN "location" jsonb,
	ADD COLUMN "average_price" bigint,
	ADD COLUMN "business_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	ADD COLUMN "rest_days" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	ADD COLUMN "dining_modes" text[] DEFAULT array['DINE_IN']::text[] NOT NULL,
	ADD COLUMN "reserve_enabled" boolean DEFAULT true NOT NULL,
	ADD COLUMN "advance_days" integer DEFAULT 15,
	ADD COLUMN "lead_minutes" integer DEFAULT 60,
	ADD COLUMN "hold_minutes" integer DEFAULT 20,
	ADD COLUMN "max_party" integer DEFAULT 20,
	ADD COLUMN "slot_capacity" integer DEFAULT 0,
	ADD COLUMN "auto_confirm" boolean DEFAULT false,
	ADD COLUMN "deposit_mode" text DEFAULT 'NONE',
	ADD COLUMN "deposit_amount" bigint,
	ADD COLUMN "cancel_hours" integer DEFAULT 2 NOT NULL,
	ADD COLUMN "accept_mode" text DEFAULT 'MANUAL' NOT NULL,
	ADD COLUMN "accept_timeout" integer DEFAULT 5 NOT NULL,
	ADD COLUMN "dispatch_mode" text DEFAULT 'MANUAL' NOT NULL,
	ADD COLUMN "courier_ids" text[] DEFAULT array[]::text[] NOT NULL,
	ADD COLUMN "delivery_radius" numeric(14, 4) DEFAULT 3,
	ADD COLUMN "min_delivery_amount" bigint,
	ADD COLUMN "delivery_fee" bigint,
	ADD COLUMN "free_delivery_amount" bigint,
	ADD COLUMN "room_service_rate" numeric(14, 4) DEFAULT 15,
	ADD COLUMN "pay_modes" text[] DEFAULT array[]::text[] NOT NULL,
	ADD COLUMN "printer_ids" text[] DEFAULT array[]::text[] NOT NULL,
	ADD COLUMN "notice" text,
	ADD CONSTRAINT "restaurant_dining_modes_values" CHECK ("dining_modes" <@ array['DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE']::text[]),
	ADD CONSTRAINT "restaurant_deposit_mode_values" CHECK ("deposit_mode" in ('NONE', 'PER_TABLE', 'PER_PERSON', 'PRIVATE_ONLY')),
	ADD CONSTRAINT "restaurant_accept_mode_values" CHECK ("accept_mode" in ('AUTO', 'MANUAL')),
	ADD CONSTRAINT "restaurant_dispatch_mode_values" CHECK ("dispatch_mode" in ('MANUAL', 'ROUND_ROBIN', 'LEAST_BUSY', 'PLATFORM')),
	ADD CONSTRAINT "restaurant_pay_modes_values" CHECK ("pay_modes" <@ array['ONLINE', 'STORED', 'ROOM', 'AFTER']::text[]);
UPDATE "restaurant" r SET "phone" = h."phone", "cover" = coalesce(h."logo", '')
	FROM "hotel" h WHERE h."hotel_id" = r."hotel_id";
ALTER TABLE "restaurant"
	ALTER COLUMN "cover" DROP DEFAULT,
	ALTER COLUMN "phone" DROP DEFAULT,
	ALTER COLUMN "business_hours" DROP DEFAULT,
	ALTER COLUMN "dining_modes" DROP DEFAULT;
CREATE INDEX "restaurant_sort_no_order" ON "restaurant" USING btree ("hotel_id", "sort_no", "restaurant_id" DESC);
CREATE INDEX "restaurant_search" ON "restaurant" USING gin (text_pairs("name"), text_pairs("phone"));
CREATE INDEX "restaurant_restaurant_type_index" ON "restaurant" USING btree ("hotel_id", "restaurant_type");
CREATE INDEX "restaurant_dining_modes_index" ON "restaurant" USING gin ("dining_modes");
CREATE INDEX "restaurant_status_index" ON "restaurant" USING btree ("hotel_id", "status");
CREATE INDEX "restaurant_reserve_enabled_index" ON "restaurant" USING btree ("hotel_id", "reserve_enabled");
CREATE INDEX "restaurant_courier_ids_index" ON "restaurant" USING gin ("courier_ids");
CREATE INDEX "restaurant_printer_ids_index" ON "restaurant" USING gin ("printer_ids");
