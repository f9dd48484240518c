-- Made of the definitions of points; see src/database/tables.

CREATE TABLE "points_category" (
	"brand_id" text NOT NULL,
	"points_category_id" text NOT NULL,
	"category_name" text NOT NULL,
	"parent_id" text,
	"icon" text,
	"banner" text,
	"show_home" boolean DEFAULT true NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("points_category_id"),
	CONSTRAINT "points_category_of_brand" UNIQUE ("brand_id", "points_category_id"),
	CONSTRAINT "points_category_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "points_category_parent_id_category_name_unique" ON "points_category" USING btree ("brand_id", "parent_id", "category_name");
CREATE INDEX "points_category_newest" ON "points_category" USING btree ("brand_id", "created_at" DESC NULLS LAST, "points_category_id" DESC);
CREATE INDEX "points_category_parent_id_index" ON "points_category" USING btree ("parent_id");
ALTER TABLE "points_category" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "points_category" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "points_category"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "zkt_product" (
	"zkt_product_id" text NOT NULL,
	"product_name" text,
	"cover" text,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"category" text,
	"spec" text,
	"cost_price" bigint,
	"market_price" bigint,
	"suggest_points" integer,
	"stock" integer,
	"ship_type" text,
	"supplier" text,
	"no_ship_regions" text[] DEFAULT array[]::text[] NOT NULL,
	"description" text,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("zkt_product_id"),
	CONSTRAINT "zkt_product_category_values" CHECK ("category" in ('HOME', 'DIGITAL', 'FOOD', 'BEAUTY', 'TRAVEL', 'VIRTUAL')),
	CONSTRAINT "zkt_product_ship_type_values" CHECK ("ship_type" in ('mail', 'virtual')),
	CONSTRAINT "zkt_product_status_values" CHECK ("status" in ('PUBLISHED', 'OFFLINE'))
);
CREATE INDEX "zkt_product_newest" ON "zkt_product" USING btree ("created_at" DESC NULLS LAST, "zkt_product_id" DESC);
ALTER TABLE "zkt_product" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "zkt_product" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "zkt_product" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "zkt_product"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "points_product" (
	"brand_id" text NOT NULL,
	"points_product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_type" text,
	"ticket_product_id" text,
	"red_package_id" text,
	"prepay_card_id" text,
	"face_amount" bigint,
	"zkt_product_id" text,
	"cover" text NOT NULL,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"points_category_id" text NOT NULL,
	"exchange_mode" text DEFAULT 'POINTS' NOT NULL,
	"points" integer NOT NULL,
	"cash_price" bigint,
	"grade_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"market_price" bigint,
	"total_inventory" integer NOT NULL,
	"left_inventory" integer,
	"limit_per_member" integer DEFAULT 0 NOT NULL,
	"limit_per_day" integer DEFAULT 0 NOT NULL,
	"grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"hotel_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"ship_type" text DEFAULT 'AUTO' NOT NULL,
	"postage_template_id" text,
	"recommended" boolean DEFAULT false NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"labels" text[] DEFAULT array[]::text[] NOT NULL,
	"description" text NOT NULL,
	"use_rule" text,
	"refundable" boolean DEFAULT false NOT NULL,
	"cost_amount" bigint,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("points_product_id"),
	CONSTRAINT "points_product_of_brand" UNIQUE ("brand_id", "points_product_id"),
	CONSTRAINT "points_product_product_type_values" CHECK ("product_type" in ('TICKET', 'RED_PACKAGE', 'PRECARD', 'ZKT')),
	CONSTRAINT "points_product_exchange_mode_values" CHECK ("exchange_mode" in ('POINTS', 'POINTS_CASH')),
	CONSTRAINT "points_product_ship_type_values" CHECK ("ship_type" in ('AUTO', 'PICKUP', 'mail')),
	CONSTRAINT "points_product_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE INDEX "points_product_newest" ON "points_product" USING btree ("brand_id", "created_at" DESC NULLS LAST, "points_product_id" DESC);
CREATE INDEX "points_product_sort_no_desc_order" ON "points_product" USING btree ("brand_id", "sort_no" DESC NULLS LAST, "points_product_id" DESC);
CREATE INDEX "points_product_search" ON "points_product" USING gin (text_pairs("product_name"));
CREATE INDEX "points_product_product_type_index" ON "points_product" USING btree ("brand_id", "product_type");
CREATE INDEX "points_product_points_category_id_index" ON "points_product" USING btree ("points_category_id");
CREATE INDEX "points_product_exchange_mode_index" ON "points_product" USING btree ("brand_id", "exchange_mode");
CREATE INDEX "points_product_points_index" ON "points_product" USING btree ("brand_id", "points");
CREATE INDEX "points_product_left_inventory_index" ON "points_product" USING btree ("brand_id", "left_inventory");
CREATE INDEX "points_product_recommended_index" ON "points_product" USING btree ("brand_id", "recommended");
CREATE INDEX "points_product_status_index" ON "points_product" USING btree ("brand_id", "status");
CREATE INDEX "points_product_valid_period_until_valid_period_from_index" ON "points_product" USING btree ("brand_id", "valid_period_until", "valid_period_from");
CREATE INDEX "points_product_ticket_product_id_index" ON "points_product" USING btree ("ticket_product_id");
CREATE INDEX "points_product_red_package_id_index" ON "points_product" USING btree ("red_package_id");
CREATE INDEX "points_product_prepay_card_id_index" ON "points_product" USING btree ("prepay_card_id");
CREATE INDEX "points_product_zkt_product_id_index" ON "points_product" USING btree ("zkt_product_id");
CREATE INDEX "points_product_grade_ids_index" ON "points_product" USING gin ("grade_ids");
CREATE INDEX "points_product_hotel_ids_index" ON "points_product" USING gin ("hotel_ids");
CREATE INDEX "points_product_postage_template_id_index" ON "points_product" USING btree ("postage_template_id");
ALTER TABLE "points_product" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "points_product" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "points_product"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "points_exchange" (
	"brand_id" text NOT NULL,
	"exchange_id" text NOT NULL,
	"exchange_no" text,
	"member_id" text,
	"phone" text,
	"member_grade_id" text,
	"points_product_id" text,
	"product_name" text,
	"product_type" text,
	"quantity" integer,
	"points" integer,
	"cash_amount" bigint,
	"postage" bigint,
	"distribution_hotel_id" text,
	"ship_type" text,
	"receiver_name" text,
	"receiver_phone" text,
	"receiver_address" text,
	"express_company" text,
	"express_no" text,
	"asset_no" text,
	"pickup_code" text,
	"exchanged_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"verifier_id" text,
	"refund_points" integer,
	"fail_reason" text,
	"remark" text,
	"status" text DEFAULT 'WAIT_SHIP' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("exchange_id"),
	CONSTRAINT "points_exchange_of_brand" UNIQUE ("brand_id", "exchange_id"),
	CONSTRAINT "points_exchange_product_type_values" CHECK ("product_type" in ('TICKET', 'RED_PACKAGE', 'PRECARD', 'ZKT')),
	CONSTRAINT "points_exchange_ship_type_values" CHECK ("ship_type" in ('AUTO', 'PICKUP', 'mail')),
	CONSTRAINT "points_exchange_express_company_values" CHECK ("express_company" in ('SF', 'YTO', 'ZTO', 'JD', 'EMS')),
	CONSTRAINT "points_exchange_status_values" CHECK ("status" in ('ISSUE_FAILED', 'WAIT_SHIP', 'WAIT_PICKUP', 'SHIPPED', 'DONE', 'CANCELLED', 'REFUNDED'))
);
CREATE UNIQUE INDEX "points_exchange_exchange_no_unique" ON "points_exchange" USING btree ("brand_id", "exchange_no");
CREATE INDEX "points_exchange_newest" ON "points_exchange" USING btree ("brand_id", "created_at" DESC NULLS LAST, "exchange_id" DESC);
CREATE INDEX "points_exchange_exchanged_at_desc_order" ON "points_exchange" USING btree ("brand_id", "exchanged_at" DESC NULLS LAST, "exchange_id" DESC);
CREATE INDEX "points_exchange_search" ON "points_exchange" USING gin (text_pairs("exchange_no"), text_pairs("product_name"), text_pairs("express_no"), text_pairs("pickup_code"));
CREATE INDEX "points_exchange_phone_index" ON "points_exchange" USING btree ("brand_id", "phone");
CREATE INDEX "points_exchange_right_phone_4_index" ON "points_exchange" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "points_exchange_product_type_index" ON "points_exchange" USING btree ("brand_id", "product_type");
CREATE INDEX "points_exchange_points_product_id_index" ON "points_exchange" USING btree ("points_product_id");
CREATE INDEX "points_exchange_distribution_hotel_id_index" ON "points_exchange" USING btree ("distribution_hotel_id");
CREATE INDEX "points_exchange_ship_type_index" ON "points_exchange" USING btree ("brand_id", "ship_type");
CREATE INDEX "points_exchange_member_grade_id_index" ON "points_exchange" USING btree ("member_grade_id");
CREATE INDEX "points_exchange_status_index" ON "points_exchange" USING btree ("brand_id", "status");
CREATE INDEX "points_exchange_member_id_index" ON "points_exchange" USING btree ("member_id");
CREATE INDEX "points_exchange_verifier_id_index" ON "points_exchange" USING btree ("verifier_id");
ALTER TABLE "points_exchange" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "points_exchange" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "points_exchange"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
