-- Made of the definitions of pass; see src/database/tables.

CREATE TABLE "pass_delivery" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"pass_delivery_id" text NOT NULL,
	"delivery_no" text,
	"order_no" text NOT NULL,
	"ticket_product_id" text NOT NULL,
	"scenic_id" text,
	"delivery_type" text DEFAULT 'MAIL' NOT NULL,
	"card_type" text DEFAULT 'ADULT' NOT NULL,
	"holder_name" text NOT NULL,
	"holder_id_type" text DEFAULT 'ID' NOT NULL,
	"holder_id_no" text NOT NULL,
	"holder_country" text,
	"holder_photo" text,
	"recipient" text,
	"phone" text NOT NULL,
	"region" text[],
	"address" text,
	"pickup_counter_id" text,
	"pickup_date" date,
	"postage_template_id" text,
	"card_no" text,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"carrier" text,
	"tracking_no" text,
	"tracks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"member_id" text,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"wait_hours" integer,
	"return_count" integer DEFAULT 0 NOT NULL,
	"resend_count" integer DEFAULT 0 NOT NULL,
	"return_reason" text,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("pass_delivery_id"),
	CONSTRAINT "pass_delivery_delivery_type_values" CHECK ("delivery_type" in ('MAIL', 'PICKUP', 'DIGITAL')),
	CONSTRAINT "pass_delivery_card_type_values" CHECK ("card_type" in ('ADULT', 'CHILD', 'SENIOR', 'FAMILY', 'STUDENT')),
	CONSTRAINT "pass_delivery_holder_id_type_values" CHECK ("holder_id_type" in ('ID', 'PASSPORT', 'HKMT', 'TW')),
	CONSTRAINT "pass_delivery_carrier_values" CHECK ("carrier" in ('SF', 'EMS', 'JD', 'ZTO', 'YTO')),
	CONSTRAINT "pass_delivery_return_reason_values" CHECK ("return_reason" in ('REFUSED', 'NOBODY', 'ADDRESS', 'DAMAGED')),
	CONSTRAINT "pass_delivery_status_values" CHECK ("status" in ('PENDING', 'MAKING', 'READY', 'SHIPPED', 'RECEIVED', 'RETURNED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "pass_delivery_delivery_no_unique" ON "pass_delivery" USING btree ("hotel_id", "delivery_no");
CREATE UNIQUE INDEX "pass_delivery_card_no_unique" ON "pass_delivery" USING btree ("hotel_id", "card_no");
CREATE INDEX "pass_delivery_newest" ON "pass_delivery" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "pass_delivery_id" DESC);
CREATE INDEX "pass_delivery_wait_hours_desc_paid_at_desc_order" ON "pass_delivery" USING btree ("hotel_id", "wait_hours" DESC NULLS LAST, "paid_at" DESC NULLS LAST, "pass_delivery_id" DESC);
CREATE INDEX "pass_delivery_search" ON "pass_delivery" USING gin (text_pairs("delivery_no"), text_pairs("card_no"), text_pairs("tracking_no"));
CREATE INDEX "pass_delivery_order_no_index" ON "pass_delivery" USING btree ("order_no");
CREATE INDEX "pass_delivery_holder_name_index" ON "pass_delivery" USING btree ("hotel_id", "holder_name");
CREATE INDEX "pass_delivery_phone_index" ON "pass_delivery" USING btree ("hotel_id", "phone");
CREATE INDEX "pass_delivery_right_phone_4_index" ON "pass_delivery" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "pass_delivery_delivery_type_index" ON "pass_delivery" USING btree ("hotel_id", "delivery_type");
CREATE INDEX "pass_delivery_card_type_index" ON "pass_delivery" USING btree ("hotel_id", "card_type");
CREATE INDEX "pass_delivery_ticket_product_id_index" ON "pass_delivery" USING btree ("ticket_product_id");
CREATE INDEX "pass_delivery_scenic_id_index" ON "pass_delivery" USING btree ("scenic_id");
CREATE INDEX "pass_delivery_carrier_index" ON "pass_delivery" USING btree ("hotel_id", "carrier");
CREATE INDEX "pass_delivery_pickup_counter_id_index" ON "pass_delivery" USING btree ("pickup_counter_id");
CREATE INDEX "pass_delivery_status_index" ON "pass_delivery" USING btree ("hotel_id", "status");
CREATE INDEX "pass_delivery_paid_at_index" ON "pass_delivery" USING btree ("hotel_id", "paid_at");
CREATE INDEX "pass_delivery_postage_template_id_index" ON "pass_delivery" USING btree ("postage_template_id");
CREATE INDEX "pass_delivery_member_id_index" ON "pass_delivery" USING btree ("member_id");
ALTER TABLE "pass_delivery" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "pass_delivery" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "pass_delivery"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "scenic" (
	"brand_id" text NOT NULL,
	"scenic_id" text NOT NULL,
	"scenic_name" text NOT NULL,
	"scenic_code" text NOT NULL,
	"store_id" text NOT NULL,
	"level" text DEFAULT 'NONE' NOT NULL,
	"category" text NOT NULL,
	"cover_images" text[] NOT NULL,
	"video" text,
	"slogan" text,
	"introduction" text NOT NULL,
	"region" text[] NOT NULL,
	"address" text NOT NULL,
	"geo" jsonb NOT NULL,
	"traffic_guide" text,
	"phone" text NOT NULL,
	"complaint_phone" text,
	"open_times" jsonb NOT NULL,
	"closed_days" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"suggest_hours" numeric(14, 4) DEFAULT 3 NOT NULL,
	"max_capacity" integer NOT NULL,
	"instant_capacity" integer,
	"booking_needed" boolean DEFAULT false NOT NULL,
	"booking_quota" integer,
	"booking_ahead_days" integer DEFAULT 7,
	"no_show_limit" integer DEFAULT 3,
	"gates" jsonb NOT NULL,
	"pass_products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"daily_entry_limit" integer DEFAULT 1 NOT NULL,
	"year_entry_limit" integer DEFAULT 0 NOT NULL,
	"blackout_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extend_on_close" boolean DEFAULT false NOT NULL,
	"facilities" text[] DEFAULT array[]::text[] NOT NULL,
	"notice" text NOT NULL,
	"suspend_notice" text,
	"visits30d" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("scenic_id"),
	CONSTRAINT "scenic_of_brand" UNIQUE ("brand_id", "scenic_id"),
	CONSTRAINT "scenic_level_values" CHECK ("level" in ('A5', 'A4', 'A3', 'NONE')),
	CONSTRAINT "scenic_category_values" CHECK ("category" in ('NATURE', 'THEME', 'CULTURE', 'ANIMAL', 'WATER', 'TOWN', 'NIGHT')),
	CONSTRAINT "scenic_facilities_values" CHECK ("facilities" <@ array['PARK', 'GUIDE', 'WHEEL', 'STROLLER', 'LOCKER', 'NURSE', 'FOOD', 'MED']::text[]),
	CONSTRAINT "scenic_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'SUSPENDED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "scenic_scenic_name_unique" ON "scenic" USING btree ("brand_id", "scenic_name");
CREATE UNIQUE INDEX "scenic_scenic_code_unique" ON "scenic" USING btree ("brand_id", "scenic_code");
CREATE INDEX "scenic_newest" ON "scenic" USING btree ("brand_id", "created_at" DESC NULLS LAST, "scenic_id" DESC);
CREATE INDEX "scenic_sort_order" ON "scenic" USING btree ("brand_id", "sort", "scenic_id" DESC);
CREATE INDEX "scenic_search" ON "scenic" USING gin (text_pairs("scenic_name"), text_pairs("scenic_code"), text_pairs("address"));
CREATE INDEX "scenic_level_index" ON "scenic" USING btree ("brand_id", "level");
CREATE INDEX "scenic_category_index" ON "scenic" USING btree ("brand_id", "category");
CREATE INDEX "scenic_region_index" ON "scenic" USING gin ("region");
CREATE INDEX "scenic_store_id_index" ON "scenic" USING btree ("store_id");
CREATE INDEX "scenic_booking_needed_index" ON "scenic" USING btree ("brand_id", "booking_needed");
CREATE INDEX "scenic_status_index" ON "scenic" USING btree ("brand_id", "status");
ALTER TABLE "scenic" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "scenic" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "scenic"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
