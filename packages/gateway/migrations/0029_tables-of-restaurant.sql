-- Made of the definitions of restaurant; see src/database/tables.

CREATE TABLE "dining_table" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"dining_table_id" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"table_name" text NOT NULL,
	"area_type" text NOT NULL,
	"seats" integer NOT NULL,
	"max_seats" integer NOT NULL,
	"min_spend" bigint DEFAULT 0 NOT NULL,
	"reservable" boolean DEFAULT true NOT NULL,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("dining_table_id"),
	CONSTRAINT "dining_table_of_brand" UNIQUE ("brand_id", "dining_table_id"),
	CONSTRAINT "dining_table_area_type_values" CHECK ("area_type" in ('HALL', 'WINDOW', 'BOOTH', 'PRIVATE', 'OUTDOOR')),
	CONSTRAINT "dining_table_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "dining_table_restaurant_id_table_name_unique" ON "dining_table" USING btree ("hotel_id", "restaurant_id", "table_name");
CREATE INDEX "dining_table_newest" ON "dining_table" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "dining_table_id" DESC);
CREATE INDEX "dining_table_restaurant_id_index" ON "dining_table" USING btree ("restaurant_id");
ALTER TABLE "dining_table" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dining_table" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "dining_table"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "dish_class" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"dish_class_id" text NOT NULL,
	"class_name" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"parent_id" text,
	"icon" text,
	"meal_periods" text[] DEFAULT array[]::text[] NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"must_order" boolean DEFAULT false NOT NULL,
	"printer_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("dish_class_id"),
	CONSTRAINT "dish_class_of_brand" UNIQUE ("brand_id", "dish_class_id"),
	CONSTRAINT "dish_class_meal_periods_values" CHECK ("meal_periods" <@ array['BREAKFAST', 'LUNCH', 'TEA', 'DINNER', 'SUPPER']::text[]),
	CONSTRAINT "dish_class_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "dish_class_restaurant_id_parent_id_class_name_unique" ON "dish_class" USING btree ("hotel_id", "restaurant_id", "parent_id", "class_name");
CREATE INDEX "dish_class_newest" ON "dish_class" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "dish_class_id" DESC);
CREATE INDEX "dish_class_restaurant_id_index" ON "dish_class" USING btree ("restaurant_id");
CREATE INDEX "dish_class_parent_id_index" ON "dish_class" USING btree ("parent_id");
CREATE INDEX "dish_class_printer_ids_index" ON "dish_class" USING gin ("printer_ids");
ALTER TABLE "dish_class" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "dish_class" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "dish_class"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "restaurant_product" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"restaurant_product_id" text NOT NULL,
	"name" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"dish_class_id" text NOT NULL,
	"images" text[] NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint,
	"unit_name" text DEFAULT '份' NOT NULL,
	"specs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flavours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"labels" text[] DEFAULT array[]::text[] NOT NULL,
	"dining_modes" text[] NOT NULL,
	"daily_stock" integer DEFAULT 0 NOT NULL,
	"sold_out" boolean DEFAULT false NOT NULL,
	"min_order" integer DEFAULT 1 NOT NULL,
	"pack_fee" bigint DEFAULT 0 NOT NULL,
	"cook_minutes" integer,
	"description" text,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("restaurant_product_id"),
	CONSTRAINT "restaurant_product_labels_values" CHECK ("labels" <@ array['SIGNATURE', 'NEW', 'SPICY', 'VEGAN', 'NUTS', 'SEASON']::text[]),
	CONSTRAINT "restaurant_product_dining_modes_values" CHECK ("dining_modes" <@ array['DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE']::text[]),
	CONSTRAINT "restaurant_product_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "restaurant_product_restaurant_id_name_unique" ON "restaurant_product" USING btree ("hotel_id", "restaurant_id", "name");
CREATE INDEX "restaurant_product_newest" ON "restaurant_product" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "restaurant_product_id" DESC);
CREATE INDEX "restaurant_product_restaurant_id_index" ON "restaurant_product" USING btree ("restaurant_id");
CREATE INDEX "restaurant_product_dish_class_id_index" ON "restaurant_product" USING btree ("dish_class_id");
ALTER TABLE "restaurant_product" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "restaurant_product" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "restaurant_product"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "table_reservation" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"reservation_id" text NOT NULL,
	"reservation_no" text,
	"restaurant_id" text NOT NULL,
	"dining_date" date NOT NULL,
	"meal_period" text NOT NULL,
	"arrive_time" time NOT NULL,
	"party_size" integer NOT NULL,
	"area_type" text DEFAULT 'ANY' NOT NULL,
	"dining_table_id" text,
	"guest_name" text NOT NULL,
	"phone" text NOT NULL,
	"occasion" text,
	"pre_orders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deposit_amount" bigint DEFAULT 0 NOT NULL,
	"deposit_status" text DEFAULT 'NONE' NOT NULL,
	"source" text DEFAULT 'PHONE' NOT NULL,
	"employee_id" text,
	"remark" text,
	"confirmed_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"consume_amount" bigint,
	"cancel_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reservation_id"),
	CONSTRAINT "table_reservation_meal_period_values" CHECK ("meal_period" in ('BREAKFAST', 'LUNCH', 'TEA', 'DINNER', 'SUPPER')),
	CONSTRAINT "table_reservation_area_type_values" CHECK ("area_type" in ('ANY', 'HALL', 'WINDOW', 'BOOTH', 'PRIVATE', 'OUTDOOR')),
	CONSTRAINT "table_reservation_occasion_values" CHECK ("occasion" in ('FAMILY', 'BUSINESS', 'BIRTHDAY', 'DATE', 'WEDDING', 'OTHER')),
	CONSTRAINT "table_reservation_deposit_status_values" CHECK ("deposit_status" in ('NONE', 'UNPAID', 'PAID', 'REFUNDED', 'FORFEITED')),
	CONSTRAINT "table_reservation_source_values" CHECK ("source" in ('APPLET', 'PHONE', 'WALK_IN', 'WECOM', 'PLATFORM')),
	CONSTRAINT "table_reservation_status_values" CHECK ("status" in ('PENDING', 'CONFIRMED', 'ARRIVED', 'DONE', 'NO_SHOW', 'CANCELLED'))
);
CREATE UNIQUE INDEX "table_reservation_reservation_no_unique" ON "table_reservation" USING btree ("hotel_id", "reservation_no");
CREATE INDEX "table_reservation_newest" ON "table_reservation" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "reservation_id" DESC);
CREATE INDEX "table_reservation_dining_date_arrive_time_order" ON "table_reservation" USING btree ("hotel_id", "dining_date", "arrive_time", "reservation_id" DESC);
CREATE INDEX "table_reservation_search" ON "table_reservation" USING gin (text_pairs("guest_name"), text_pairs("reservation_no"));
CREATE INDEX "table_reservation_phone_index" ON "table_reservation" USING btree ("hotel_id", "phone");
CREATE INDEX "table_reservation_right_phone_4_index" ON "table_reservation" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "table_reservation_restaurant_id_index" ON "table_reservation" USING btree ("restaurant_id");
CREATE INDEX "table_reservation_meal_period_index" ON "table_reservation" USING btree ("hotel_id", "meal_period");
CREATE INDEX "table_reservation_area_type_index" ON "table_reservation" USING btree ("hotel_id", "area_type");
CREATE INDEX "table_reservation_dining_table_id_index" ON "table_reservation" USING btree ("dining_table_id");
CREATE INDEX "table_reservation_source_index" ON "table_reservation" USING btree ("hotel_id", "source");
CREATE INDEX "table_reservation_deposit_status_index" ON "table_reservation" USING btree ("hotel_id", "deposit_status");
CREATE INDEX "table_reservation_employee_id_index" ON "table_reservation" USING btree ("employee_id");
CREATE INDEX "table_reservation_status_index" ON "table_reservation" USING btree ("hotel_id", "status");
ALTER TABLE "table_reservation" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "table_reservation" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "table_reservation"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "restaurant_order" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"restaurant_order_id" text NOT NULL,
	"order_no" text,
	"pick_no" text,
	"restaurant_id" text,
	"order_type" text,
	"place" text,
	"member_id" text,
	"guest_name" text,
	"phone" text,
	"address" text,
	"distance" numeric(14, 4),
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pack_fee" bigint,
	"delivery_fee" bigint,
	"discount_amount" bigint,
	"pay_amount" bigint,
	"pay_mode" text,
	"expected_time" timestamp with time zone,
	"courier_type" text,
	"courier_id" text,
	"delivery_platform_id" text,
	"tracking_no" text,
	"placed_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"dispatched_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"overdue" boolean,
	"refund_amount" bigint,
	"refund_reason" text,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("restaurant_order_id"),
	CONSTRAINT "restaurant_order_order_type_values" CHECK ("order_type" in ('DINE_IN', 'TAKE_AWAY', 'DELIVERY', 'ROOM_SERVICE')),
	CONSTRAINT "restaurant_order_pay_mode_values" CHECK ("pay_mode" in ('WECHAT', 'ALIPAY', 'STORED', 'ROOM', 'AFTER')),
	CONSTRAINT "restaurant_order_courier_type_values" CHECK ("courier_type" in ('STAFF', 'PLATFORM', 'SELF')),
	CONSTRAINT "restaurant_order_status_values" CHECK ("status" in ('PENDING', 'PREPARING', 'READY', 'DELIVERING', 'DONE', 'REFUNDING', 'CANCELLED'))
);
CREATE UNIQUE INDEX "restaurant_order_order_no_unique" ON "restaurant_order" USING btree ("hotel_id", "order_no");
CREATE INDEX "restaurant_order_newest" ON "restaurant_order" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "restaurant_order_id" DESC);
CREATE INDEX "restaurant_order_search" ON "restaurant_order" USING gin (text_pairs("order_no"), text_pairs("pick_no"), text_pairs("place"));
CREATE INDEX "restaurant_order_phone_index" ON "restaurant_order" USING btree ("hotel_id", "phone");
CREATE INDEX "restaurant_order_right_phone_4_index" ON "restaurant_order" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "restaurant_order_restaurant_id_index" ON "restaurant_order" USING btree ("restaurant_id");
CREATE INDEX "restaurant_order_order_type_index" ON "restaurant_order" USING btree ("hotel_id", "order_type");
CREATE INDEX "restaurant_order_pay_mode_index" ON "restaurant_order" USING btree ("hotel_id", "pay_mode");
CREATE INDEX "restaurant_order_placed_at_index" ON "restaurant_order" USING btree ("hotel_id", "placed_at");
CREATE INDEX "restaurant_order_courier_id_index" ON "restaurant_order" USING btree ("courier_id");
CREATE INDEX "restaurant_order_courier_type_index" ON "restaurant_order" USING btree ("hotel_id", "courier_type");
CREATE INDEX "restaurant_order_overdue_index" ON "restaurant_order" USING btree ("hotel_id", "overdue");
CREATE INDEX "restaurant_order_status_index" ON "restaurant_order" USING btree ("hotel_id", "status");
CREATE INDEX "restaurant_order_member_id_index" ON "restaurant_order" USING btree ("member_id");
CREATE INDEX "restaurant_order_delivery_platform_id_index" ON "restaurant_order" USING btree ("delivery_platform_id");
ALTER TABLE "restaurant_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "restaurant_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "restaurant_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
