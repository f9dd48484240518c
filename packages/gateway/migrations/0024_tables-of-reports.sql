-- Made of the definitions of reports; see src/database/tables.

CREATE TABLE "order_fact" (
	"brand_id" text NOT NULL,
	"order_fact_id" text NOT NULL,
	"biz_line" text,
	"order_no" text,
	"store_id" text,
	"member_id" text,
	"member_grade_id" text,
	"phone" text,
	"is_new_buyer" boolean,
	"channel" text,
	"product_id" text,
	"product_name" text,
	"category_name" text,
	"quantity" integer,
	"origin_amount" bigint,
	"pay_amount" bigint,
	"refund_amount" bigint,
	"net_amount" bigint,
	"pay_method" text,
	"employee_id" text,
	"department_id" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"order_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("order_fact_id"),
	CONSTRAINT "order_fact_biz_line_values" CHECK ("biz_line" in ('TICKET', 'PREPAY_CARD', 'EQUITY_CARD', 'RESTAURANT', 'MEETING', 'PASS', 'POINTS', 'DIRECT', 'ROOM')),
	CONSTRAINT "order_fact_channel_values" CHECK ("channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline')),
	CONSTRAINT "order_fact_pay_method_values" CHECK ("pay_method" in ('wechat', 'alipay', 'prepay', 'points', 'pos', 'transfer', 'credit', 'cash')),
	CONSTRAINT "order_fact_order_status_values" CHECK ("order_status" in ('PAID', 'DONE', 'PART_REFUNDED', 'REFUNDED'))
);
CREATE INDEX "order_fact_newest" ON "order_fact" USING btree ("brand_id", "created_at" DESC NULLS LAST, "order_fact_id" DESC);
CREATE INDEX "order_fact_paid_at_desc_order" ON "order_fact" USING btree ("brand_id", "paid_at" DESC NULLS LAST, "order_fact_id" DESC);
CREATE INDEX "order_fact_store_id_index" ON "order_fact" USING btree ("store_id");
CREATE INDEX "order_fact_biz_line_index" ON "order_fact" USING btree ("brand_id", "biz_line");
CREATE INDEX "order_fact_channel_index" ON "order_fact" USING btree ("brand_id", "channel");
CREATE INDEX "order_fact_department_id_index" ON "order_fact" USING btree ("department_id");
CREATE INDEX "order_fact_pay_method_index" ON "order_fact" USING btree ("brand_id", "pay_method");
CREATE INDEX "order_fact_product_name_index" ON "order_fact" USING btree ("brand_id", "product_name");
CREATE INDEX "order_fact_order_status_index" ON "order_fact" USING btree ("brand_id", "order_status");
CREATE INDEX "order_fact_employee_id_index" ON "order_fact" USING btree ("employee_id");
CREATE INDEX "order_fact_member_id_index" ON "order_fact" USING btree ("member_id");
CREATE INDEX "order_fact_member_grade_id_index" ON "order_fact" USING btree ("member_grade_id");
ALTER TABLE "order_fact" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "order_fact" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "order_fact"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "page_visit" (
	"brand_id" text NOT NULL,
	"page_visit_id" text NOT NULL,
	"visitor_id" text,
	"member_id" text,
	"store_id" text,
	"page_type" text,
	"custom_page_id" text,
	"product_id" text,
	"page_name" text,
	"page_path" text,
	"module_name" text,
	"event_type" text,
	"channel" text,
	"source" text,
	"scene_str" text,
	"employee_id" text,
	"is_first" boolean,
	"stay_seconds" integer,
	"province" text,
	"city" text,
	"order_no" text,
	"pay_amount" bigint,
	"visited_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("page_visit_id"),
	CONSTRAINT "page_visit_page_type_values" CHECK ("page_type" in ('HOME', 'CUSTOM', 'PRODUCT', 'LIST', 'ACTIVITY', 'CART', 'MEMBER', 'CARD', 'OTHER')),
	CONSTRAINT "page_visit_event_type_values" CHECK ("event_type" in ('VIEW', 'CLICK', 'SHARE', 'SUBMIT', 'PAY')),
	CONSTRAINT "page_visit_channel_values" CHECK ("channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline')),
	CONSTRAINT "page_visit_source_values" CHECK ("source" in ('QR', 'SHARE', 'MENU', 'SEARCH', 'ADVERT', 'SMS', 'DIRECT'))
);
CREATE INDEX "page_visit_newest" ON "page_visit" USING btree ("brand_id", "created_at" DESC NULLS LAST, "page_visit_id" DESC);
CREATE INDEX "page_visit_store_id_index" ON "page_visit" USING btree ("store_id");
CREATE INDEX "page_visit_channel_index" ON "page_visit" USING btree ("brand_id", "channel");
CREATE INDEX "page_visit_source_index" ON "page_visit" USING btree ("brand_id", "source");
CREATE INDEX "page_visit_employee_id_index" ON "page_visit" USING btree ("employee_id");
CREATE INDEX "page_visit_visited_at_index" ON "page_visit" USING btree ("brand_id", "visited_at");
CREATE INDEX "page_visit_custom_page_id_index" ON "page_visit" USING btree ("custom_page_id");
CREATE INDEX "page_visit_is_first_index" ON "page_visit" USING btree ("brand_id", "is_first");
CREATE INDEX "page_visit_page_type_index" ON "page_visit" USING btree ("brand_id", "page_type");
CREATE INDEX "page_visit_product_id_index" ON "page_visit" USING btree ("brand_id", "product_id");
CREATE INDEX "page_visit_member_id_index" ON "page_visit" USING btree ("member_id");
ALTER TABLE "page_visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "page_visit" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "page_visit"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_visit" (
	"brand_id" text NOT NULL,
	"member_visit_id" text NOT NULL,
	"member_id" text,
	"member_name" text,
	"member_grade_id" text,
	"store_id" text,
	"visit_date" date,
	"order_count" integer,
	"pay_amount" bigint,
	"is_active" boolean,
	"life_stage" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_visit_id"),
	CONSTRAINT "member_visit_life_stage_values" CHECK ("life_stage" in ('NEW', 'ACTIVE', 'LOYAL', 'SLEEP', 'LOST'))
);
CREATE UNIQUE INDEX "member_visit_member_id_store_id_visit_date_unique" ON "member_visit" USING btree ("brand_id", "member_id", "store_id", "visit_date");
CREATE INDEX "member_visit_newest" ON "member_visit" USING btree ("brand_id", "created_at" DESC NULLS LAST, "member_visit_id" DESC);
CREATE INDEX "member_visit_store_id_index" ON "member_visit" USING btree ("store_id");
CREATE INDEX "member_visit_member_grade_id_index" ON "member_visit" USING btree ("member_grade_id");
CREATE INDEX "member_visit_life_stage_index" ON "member_visit" USING btree ("brand_id", "life_stage");
CREATE INDEX "member_visit_visit_date_index" ON "member_visit" USING btree ("brand_id", "visit_date");
CREATE INDEX "member_visit_member_id_index" ON "member_visit" USING btree ("member_id");
ALTER TABLE "member_visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_visit" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_visit"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "fans_event" (
	"brand_id" text NOT NULL,
	"fans_event_id" text NOT NULL,
	"app_id" text,
	"open_id" text,
	"nick_name" text,
	"member_id" text,
	"event_type" text,
	"source" text,
	"qrcode_campaign_id" text,
	"menu_name" text,
	"store_id" text,
	"employee_id" text,
	"department_id" text,
	"is_first" boolean,
	"keep_days" integer,
	"order_amount" bigint,
	"province" text,
	"city" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("fans_event_id"),
	CONSTRAINT "fans_event_event_type_values" CHECK ("event_type" in ('SUBSCRIBE', 'UNSUBSCRIBE', 'SCAN', 'CLICK', 'MESSAGE')),
	CONSTRAINT "fans_event_source_values" CHECK ("source" in ('QR', 'SEARCH', 'CARD', 'MENU', 'PAY', 'OTHER'))
);
CREATE INDEX "fans_event_newest" ON "fans_event" USING btree ("brand_id", "created_at" DESC NULLS LAST, "fans_event_id" DESC);
CREATE INDEX "fans_event_app_id_index" ON "fans_event" USING btree ("app_id");
CREATE INDEX "fans_event_store_id_index" ON "fans_event" USING btree ("store_id");
CREATE INDEX "fans_event_source_index" ON "fans_event" USING btree ("brand_id", "source");
CREATE INDEX "fans_event_occurred_at_index" ON "fans_event" USING btree ("brand_id", "occurred_at");
CREATE INDEX "fans_event_event_type_index" ON "fans_event" USING btree ("brand_id", "event_type");
CREATE INDEX "fans_event_qrcode_campaign_id_index" ON "fans_event" USING btree ("qrcode_campaign_id");
CREATE INDEX "fans_event_menu_name_index" ON "fans_event" USING btree ("brand_id", "menu_name");
CREATE INDEX "fans_event_employee_id_index" ON "fans_event" USING btree ("employee_id");
CREATE INDEX "fans_event_department_id_index" ON "fans_event" USING btree ("department_id");
CREATE INDEX "fans_event_is_first_index" ON "fans_event" USING btree ("brand_id", "is_first");
CREATE INDEX "fans_event_member_id_index" ON "fans_event" USING btree ("member_id");
ALTER TABLE "fans_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "fans_event" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "fans_event"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "product_traffic" (
	"brand_id" text NOT NULL,
	"product_traffic_id" text NOT NULL,
	"stat_date" date,
	"product_kind" text,
	"product_id" text,
	"product_name" text,
	"category_name" text,
	"store_id" text,
	"channel" text,
	"pv" integer,
	"uv" integer,
	"collect_count" integer,
	"order_count" integer,
	"pay_count" integer,
	"pay_buyers" integer,
	"pay_quantity" integer,
	"pay_amount" bigint,
	"refund_amount" bigint,
	"use_count" integer,
	"avg_stay" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("product_traffic_id"),
	CONSTRAINT "product_traffic_product_kind_values" CHECK ("product_kind" in ('TICKET', 'PASS', 'CARD', 'POINTS')),
	CONSTRAINT "product_traffic_channel_values" CHECK ("channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline'))
);
CREATE UNIQUE INDEX "product_traffic_product_id_store_id_stat_date_channel_unique" ON "product_traffic" USING btree ("brand_id", "product_id", "store_id", "stat_date", "channel");
CREATE INDEX "product_traffic_newest" ON "product_traffic" USING btree ("brand_id", "created_at" DESC NULLS LAST, "product_traffic_id" DESC);
CREATE INDEX "product_traffic_store_id_index" ON "product_traffic" USING btree ("store_id");
CREATE INDEX "product_traffic_product_name_index" ON "product_traffic" USING btree ("brand_id", "product_name");
CREATE INDEX "product_traffic_channel_index" ON "product_traffic" USING btree ("brand_id", "channel");
CREATE INDEX "product_traffic_stat_date_index" ON "product_traffic" USING btree ("brand_id", "stat_date");
CREATE INDEX "product_traffic_product_kind_index" ON "product_traffic" USING btree ("brand_id", "product_kind");
CREATE INDEX "product_traffic_category_name_index" ON "product_traffic" USING btree ("brand_id", "category_name");
ALTER TABLE "product_traffic" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "product_traffic" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "product_traffic"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "poster_visit" (
	"brand_id" text NOT NULL,
	"poster_visit_id" text NOT NULL,
	"poster_id" text,
	"poster_name" text,
	"event_type" text,
	"sharer_type" text,
	"employee_id" text,
	"department_id" text,
	"sharer_member_id" text,
	"visitor_id" text,
	"member_id" text,
	"store_id" text,
	"platform" text,
	"order_no" text,
	"pay_amount" bigint,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("poster_visit_id"),
	CONSTRAINT "poster_visit_event_type_values" CHECK ("event_type" in ('MAKE', 'SAVE', 'SCAN', 'REGISTER', 'PAY')),
	CONSTRAINT "poster_visit_sharer_type_values" CHECK ("sharer_type" in ('EMPLOYEE', 'MEMBER', 'STORE')),
	CONSTRAINT "poster_visit_platform_values" CHECK ("platform" in ('WECHAT', 'TIKTOK'))
);
CREATE INDEX "poster_visit_newest" ON "poster_visit" USING btree ("brand_id", "created_at" DESC NULLS LAST, "poster_visit_id" DESC);
CREATE INDEX "poster_visit_poster_id_index" ON "poster_visit" USING btree ("poster_id");
CREATE INDEX "poster_visit_sharer_type_index" ON "poster_visit" USING btree ("brand_id", "sharer_type");
CREATE INDEX "poster_visit_employee_id_index" ON "poster_visit" USING btree ("employee_id");
CREATE INDEX "poster_visit_department_id_index" ON "poster_visit" USING btree ("department_id");
CREATE INDEX "poster_visit_store_id_index" ON "poster_visit" USING btree ("store_id");
CREATE INDEX "poster_visit_platform_index" ON "poster_visit" USING btree ("brand_id", "platform");
CREATE INDEX "poster_visit_occurred_at_index" ON "poster_visit" USING btree ("brand_id", "occurred_at");
CREATE INDEX "poster_visit_sharer_member_id_index" ON "poster_visit" USING btree ("sharer_member_id");
CREATE INDEX "poster_visit_member_id_index" ON "poster_visit" USING btree ("member_id");
ALTER TABLE "poster_visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "poster_visit" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "poster_visit"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "room_daily" (
	"brand_id" text NOT NULL,
	"room_daily_id" text NOT NULL,
	"stat_date" date,
	"store_id" text,
	"room_type" text,
	"source_channel" text,
	"total_rooms" integer,
	"sold_rooms" integer,
	"room_revenue" bigint,
	"order_count" integer,
	"cancel_count" integer,
	"no_show_count" integer,
	"guest_count" integer,
	"stay_nights" integer,
	"lead_days" numeric(14, 4),
	"commission" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("room_daily_id"),
	CONSTRAINT "room_daily_source_channel_values" CHECK ("source_channel" in ('OFFICIAL', 'OTA', 'CORPORATE', 'WALK_IN', 'GROUP', 'MEMBER'))
);
CREATE UNIQUE INDEX "room_daily_store_id_room_type_stat_date_source_channel_unique" ON "room_daily" USING btree ("brand_id", "store_id", "room_type", "stat_date", "source_channel");
CREATE INDEX "room_daily_newest" ON "room_daily" USING btree ("brand_id", "created_at" DESC NULLS LAST, "room_daily_id" DESC);
CREATE INDEX "room_daily_store_id_index" ON "room_daily" USING btree ("store_id");
CREATE INDEX "room_daily_room_type_index" ON "room_daily" USING btree ("brand_id", "room_type");
CREATE INDEX "room_daily_source_channel_index" ON "room_daily" USING btree ("brand_id", "source_channel");
CREATE INDEX "room_daily_stat_date_index" ON "room_daily" USING btree ("brand_id", "stat_date");
ALTER TABLE "room_daily" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "room_daily" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "room_daily"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "sales_target" (
	"brand_id" text NOT NULL,
	"sales_target_id" text NOT NULL,
	"target_name" text,
	"store_id" text NOT NULL,
	"target_month" date NOT NULL,
	"biz_line" text DEFAULT 'ALL' NOT NULL,
	"target_amount" bigint NOT NULL,
	"done_amount" bigint,
	"member_target" integer,
	"owner_id" text,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("sales_target_id"),
	CONSTRAINT "sales_target_biz_line_values" CHECK ("biz_line" in ('ALL', 'TICKET', 'PREPAY_CARD', 'EQUITY_CARD', 'RESTAURANT', 'MEETING', 'PASS', 'POINTS', 'DIRECT', 'ROOM'))
);
CREATE UNIQUE INDEX "sales_target_store_id_target_month_biz_line_unique" ON "sales_target" USING btree ("brand_id", "store_id", "target_month", "biz_line");
CREATE INDEX "sales_target_newest" ON "sales_target" USING btree ("brand_id", "created_at" DESC NULLS LAST, "sales_target_id" DESC);
CREATE INDEX "sales_target_biz_line_index" ON "sales_target" USING btree ("brand_id", "biz_line");
CREATE INDEX "sales_target_store_id_index" ON "sales_target" USING btree ("store_id");
CREATE INDEX "sales_target_owner_id_index" ON "sales_target" USING btree ("owner_id");
ALTER TABLE "sales_target" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sales_target" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sales_target"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "custom_report" (
	"brand_id" text NOT NULL,
	"custom_report_id" text NOT NULL,
	"report_name" text NOT NULL,
	"folder" text DEFAULT 'SALES' NOT NULL,
	"source" text NOT NULL,
	"time_field" text NOT NULL,
	"metrics" jsonb NOT NULL,
	"dimensions" text[] NOT NULL,
	"filters" jsonb,
	"date_range" text DEFAULT 'D30' NOT NULL,
	"chart_type" text DEFAULT 'table' NOT NULL,
	"sort_by" text,
	"top_n" integer DEFAULT 0 NOT NULL,
	"share_scope" text DEFAULT 'SELF' NOT NULL,
	"role_ids" text[] NOT NULL,
	"subscribe" text DEFAULT 'NONE' NOT NULL,
	"emails" text[] NOT NULL,
	"view_count" integer,
	"last_view_at" timestamp with time zone,
	"starred" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("custom_report_id"),
	CONSTRAINT "custom_report_folder_values" CHECK ("folder" in ('SALES', 'MEMBER', 'STAFF', 'FINANCE', 'OTHER')),
	CONSTRAINT "custom_report_source_values" CHECK ("source" in ('orderFact', 'ticketOrder', 'prepayCardTrade', 'member', 'memberVisit', 'productTraffic', 'pageVisit', 'rewardRecord', 'settlementItem', 'roomDaily', 'fansEvent')),
	CONSTRAINT "custom_report_date_range_values" CHECK ("date_range" in ('TODAY', 'D7', 'D30', 'MONTH', 'LAST_MONTH', 'YEAR')),
	CONSTRAINT "custom_report_chart_type_values" CHECK ("chart_type" in ('table', 'line', 'bar', 'pie', 'funnel', 'heatmap')),
	CONSTRAINT "custom_report_share_scope_values" CHECK ("share_scope" in ('SELF', 'ROLE', 'ALL')),
	CONSTRAINT "custom_report_subscribe_values" CHECK ("subscribe" in ('NONE', 'DAY', 'WEEK', 'MONTH'))
);
CREATE UNIQUE INDEX "custom_report_report_name_created_by_unique" ON "custom_report" USING btree ("brand_id", "report_name", "created_by");
CREATE INDEX "custom_report_newest" ON "custom_report" USING btree ("brand_id", "created_at" DESC NULLS LAST, "custom_report_id" DESC);
CREATE INDEX "custom_report_role_ids_index" ON "custom_report" USING gin ("role_ids");
ALTER TABLE "custom_report" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "custom_report" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "custom_report"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
