-- Made of the definitions of channels; see src/database/tables.

CREATE TABLE "applet" (
	"brand_id" text NOT NULL,
	"applet_id" text NOT NULL,
	"platform_type" text NOT NULL,
	"applet_name" text NOT NULL,
	"app_id" text,
	"applet_app_id" text,
	"original_id" text,
	"logo" text NOT NULL,
	"intro" text NOT NULL,
	"categories" jsonb NOT NULL,
	"principal_name" text,
	"principal_type" text,
	"verify_status" text,
	"qr_code" text,
	"admin_name" text,
	"admin_phone" text,
	"service_phone" text NOT NULL,
	"share_title" text,
	"share_image" text,
	"privacy_status" text,
	"applet_register" boolean DEFAULT false NOT NULL,
	"applet_manager" boolean DEFAULT false NOT NULL,
	"platform_register" boolean DEFAULT false NOT NULL,
	"register_status" text DEFAULT '0' NOT NULL,
	"last_sync_at" timestamp with time zone,
	"applet_status" text DEFAULT '0' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("applet_id"),
	CONSTRAINT "applet_of_brand" UNIQUE ("brand_id", "applet_id"),
	CONSTRAINT "applet_platform_type_values" CHECK ("platform_type" in ('wechat', 'bytedance', 'alipay', 'xhs')),
	CONSTRAINT "applet_principal_type_values" CHECK ("principal_type" in ('ENTERPRISE', 'INDIVIDUAL', 'GOV')),
	CONSTRAINT "applet_verify_status_values" CHECK ("verify_status" in ('VERIFIED', 'UNVERIFIED', 'EXPIRED')),
	CONSTRAINT "applet_privacy_status_values" CHECK ("privacy_status" in ('NONE', 'SET')),
	CONSTRAINT "applet_register_status_values" CHECK ("register_status" in ('0', '1', '3')),
	CONSTRAINT "applet_applet_status_values" CHECK ("applet_status" in ('0', '1', '3'))
);
CREATE UNIQUE INDEX "applet_platform_type_unique" ON "applet" USING btree ("brand_id", "platform_type");
CREATE UNIQUE INDEX "applet_applet_app_id_unique" ON "applet" USING btree ("brand_id", "applet_app_id");
CREATE INDEX "applet_newest" ON "applet" USING btree ("brand_id", "created_at" DESC NULLS LAST, "applet_id" DESC);
ALTER TABLE "applet" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "applet_setting" (
	"brand_id" text NOT NULL,
	"request_domains" text[] NOT NULL,
	"webview_domains" text[] DEFAULT array[]::text[] NOT NULL,
	"check_file" text,
	"pay_mch_id" text NOT NULL,
	"pay_profit_sharing" boolean DEFAULT false NOT NULL,
	"delivery_upload" boolean DEFAULT true NOT NULL,
	"privacy_name" text NOT NULL,
	"privacy_email" text NOT NULL,
	"privacy_items" jsonb NOT NULL,
	"subscribe_templates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"login_mode" text DEFAULT 'BROWSE' NOT NULL,
	"location_use" boolean DEFAULT true NOT NULL,
	"location_reason" text,
	"plugins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"jump_applets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"searchable" boolean DEFAULT true NOT NULL,
	"weak_prompt" boolean DEFAULT true NOT NULL,
	"grey_mode" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "applet_setting_login_mode_values" CHECK ("login_mode" in ('SILENT', 'PHONE', 'BROWSE'))
);
ALTER TABLE "applet_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "applet_release" (
	"brand_id" text NOT NULL,
	"release_id" text NOT NULL,
	"applet_id" text NOT NULL,
	"platform_type" text,
	"release_version" text NOT NULL,
	"template_id" text NOT NULL,
	"template_name" text,
	"update_log" text NOT NULL,
	"uploaded_at" timestamp with time zone,
	"trial_qr" text,
	"audit_id" text,
	"submitted_at" timestamp with time zone,
	"audited_at" timestamp with time zone,
	"reject_reason" text,
	"reject_images" text[] DEFAULT array[]::text[] NOT NULL,
	"gray_percent" numeric(14, 4),
	"released_at" timestamp with time zone,
	"status" text DEFAULT 'DEVELOP' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("release_id"),
	CONSTRAINT "applet_release_platform_type_values" CHECK ("platform_type" in ('wechat', 'bytedance', 'alipay', 'xhs')),
	CONSTRAINT "applet_release_status_values" CHECK ("status" in ('DEVELOP', 'AUDITING', 'APPROVED', 'REJECTED', 'RELEASED', 'GRAY', 'HISTORY'))
);
CREATE UNIQUE INDEX "applet_release_applet_id_release_version_unique" ON "applet_release" USING btree ("brand_id", "applet_id", "release_version");
CREATE INDEX "applet_release_newest" ON "applet_release" USING btree ("brand_id", "created_at" DESC NULLS LAST, "release_id" DESC);
CREATE INDEX "applet_release_uploaded_at_desc_order" ON "applet_release" USING btree ("brand_id", "uploaded_at" DESC NULLS LAST, "release_id" DESC);
CREATE INDEX "applet_release_search" ON "applet_release" USING gin (text_pairs("release_version"), text_pairs("update_log"));
CREATE INDEX "applet_release_status_index" ON "applet_release" USING btree ("brand_id", "status");
CREATE INDEX "applet_release_platform_type_index" ON "applet_release" USING btree ("brand_id", "platform_type");
CREATE INDEX "applet_release_applet_id_index" ON "applet_release" USING btree ("applet_id");
ALTER TABLE "applet_release" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet_release" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet_release"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "applet_page" (
	"applet_page_id" text NOT NULL,
	"platform_type" text NOT NULL,
	"page_name" text NOT NULL,
	"page_path" text NOT NULL,
	"module" text NOT NULL,
	"params" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needs_row" boolean DEFAULT false NOT NULL,
	"min_version" text,
	"login_needed" boolean,
	"screenshot" text,
	"description" text,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("applet_page_id"),
	CONSTRAINT "applet_page_platform_type_values" CHECK ("platform_type" in ('wechat', 'bytedance', 'alipay', 'xhs')),
	CONSTRAINT "applet_page_module_values" CHECK ("module" in ('SHOP', 'ROOM', 'TICKET', 'DINING', 'MEMBER', 'CARD', 'MARKETING', 'ORDER'))
);
CREATE UNIQUE INDEX "applet_page_platform_type_page_path_unique" ON "applet_page" USING btree ("platform_type", "page_path");
CREATE INDEX "applet_page_newest" ON "applet_page" USING btree ("created_at" DESC NULLS LAST, "applet_page_id" DESC);
CREATE INDEX "applet_page_sort_order" ON "applet_page" USING btree ("sort", "applet_page_id" DESC);
CREATE INDEX "applet_page_search" ON "applet_page" USING gin (text_pairs("page_name"), text_pairs("page_path"), text_pairs("description"));
CREATE INDEX "applet_page_module_index" ON "applet_page" USING btree ("module");
CREATE INDEX "applet_page_login_needed_index" ON "applet_page" USING btree ("login_needed");
ALTER TABLE "applet_page" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet_page" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet_page" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "applet_page"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "applet_video" (
	"brand_id" text NOT NULL,
	"video_id" text NOT NULL,
	"title" text NOT NULL,
	"source_type" text DEFAULT 'UPLOAD' NOT NULL,
	"video_file" text,
	"finder_user_name" text,
	"feed_id" text,
	"live_notice_id" text,
	"cover" text NOT NULL,
	"duration" integer,
	"positions" text[] NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hotels" text[] DEFAULT array[]::text[] NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"allow_comment" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"plays" integer,
	"likes" integer,
	"product_clicks" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("video_id"),
	CONSTRAINT "applet_video_source_type_values" CHECK ("source_type" in ('UPLOAD', 'CHANNELS', 'LIVE')),
	CONSTRAINT "applet_video_positions_values" CHECK ("positions" <@ array['HOME', 'FEED', 'PRODUCT', 'STORE']::text[]),
	CONSTRAINT "applet_video_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE INDEX "applet_video_newest" ON "applet_video" USING btree ("brand_id", "created_at" DESC NULLS LAST, "video_id" DESC);
CREATE INDEX "applet_video_sort_order" ON "applet_video" USING btree ("brand_id", "sort", "video_id" DESC);
CREATE INDEX "applet_video_search" ON "applet_video" USING gin (text_pairs("title"), text_pairs("feed_id"));
CREATE INDEX "applet_video_source_type_index" ON "applet_video" USING btree ("brand_id", "source_type");
CREATE INDEX "applet_video_positions_index" ON "applet_video" USING gin ("positions");
CREATE INDEX "applet_video_status_index" ON "applet_video" USING btree ("brand_id", "status");
CREATE INDEX "applet_video_hotels_index" ON "applet_video" USING gin ("hotels");
ALTER TABLE "applet_video" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet_video" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet_video"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "qualification" (
	"brand_id" text NOT NULL,
	"qualification_id" text NOT NULL,
	"scene" text NOT NULL,
	"platform_type" text DEFAULT 'wechat' NOT NULL,
	"qualification_type" text NOT NULL,
	"qualification_name" text NOT NULL,
	"category" text NOT NULL,
	"brand_name" text,
	"trademark_no" text,
	"principal_name" text NOT NULL,
	"certificate_no" text NOT NULL,
	"images" text[] NOT NULL,
	"authorization_file" text,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"days_left" integer,
	"submitted_at" timestamp with time zone,
	"audited_at" timestamp with time zone,
	"reject_reason" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("qualification_id"),
	CONSTRAINT "qualification_of_brand" UNIQUE ("brand_id", "qualification_id"),
	CONSTRAINT "qualification_scene_values" CHECK ("scene" in ('applet', 'miniStore')),
	CONSTRAINT "qualification_platform_type_values" CHECK ("platform_type" in ('wechat', 'bytedance', 'alipay', 'xhs')),
	CONSTRAINT "qualification_qualification_type_values" CHECK ("qualification_type" in ('CATEGORY', 'BRAND', 'TRADEMARK', 'FOOD', 'SPECIAL', 'TRAVEL', 'OTHER')),
	CONSTRAINT "qualification_status_values" CHECK ("status" in ('DRAFT', 'AUDITING', 'APPROVED', 'REJECTED', 'EXPIRED'))
);
CREATE INDEX "qualification_newest" ON "qualification" USING btree ("brand_id", "created_at" DESC NULLS LAST, "qualification_id" DESC);
CREATE INDEX "qualification_days_left_order" ON "qualification" USING btree ("brand_id", "days_left", "qualification_id" DESC);
CREATE INDEX "qualification_submitted_at_desc_order" ON "qualification" USING btree ("brand_id", "submitted_at" DESC NULLS LAST, "qualification_id" DESC);
CREATE INDEX "qualification_search" ON "qualification" USING gin (text_pairs("qualification_name"), text_pairs("certificate_no"), text_pairs("category"), text_pairs("brand_name"), text_pairs("trademark_no"));
CREATE INDEX "qualification_qualification_type_index" ON "qualification" USING btree ("brand_id", "qualification_type");
CREATE INDEX "qualification_platform_type_index" ON "qualification" USING btree ("brand_id", "platform_type");
CREATE INDEX "qualification_status_index" ON "qualification" USING btree ("brand_id", "status");
CREATE INDEX "qualification_category_index" ON "qualification" USING btree ("brand_id", "category");
CREATE INDEX "qualification_scene_index" ON "qualification" USING btree ("brand_id", "scene");
ALTER TABLE "qualification" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "qualification" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "qualification"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "channel_product" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"channel_product_id" text NOT NULL,
	"channel" text NOT NULL,
	"ticket_product_id" text NOT NULL,
	"spec_name" text,
	"title" text NOT NULL,
	"main_images" text[] NOT NULL,
	"detail" text NOT NULL,
	"category" text NOT NULL,
	"qualification_id" text,
	"price_rule" text DEFAULT 'SAME' NOT NULL,
	"price_add" bigint,
	"price_rate" numeric(14, 4),
	"fixed_price" bigint,
	"stock_rule" text DEFAULT 'SHARE' NOT NULL,
	"channel_stock" integer,
	"valid_days" integer DEFAULT 90 NOT NULL,
	"refund_rule" text DEFAULT 'ANY' NOT NULL,
	"out_product_id" text,
	"sold_count" integer,
	"sold_amount" bigint,
	"audit_reason" text,
	"last_sync_at" timestamp with time zone,
	"sync_error" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("channel_product_id"),
	CONSTRAINT "channel_product_channel_values" CHECK ("channel" in ('miniStore', 'xhs', 'fliggy', 'douyin')),
	CONSTRAINT "channel_product_price_rule_values" CHECK ("price_rule" in ('SAME', 'ADD', 'RATE', 'FIXED')),
	CONSTRAINT "channel_product_stock_rule_values" CHECK ("stock_rule" in ('SHARE', 'PART')),
	CONSTRAINT "channel_product_refund_rule_values" CHECK ("refund_rule" in ('ANY', 'EXPIRE', 'NONE')),
	CONSTRAINT "channel_product_status_values" CHECK ("status" in ('NEW', 'AUDITING', 'REJECTED', 'PUBLISHED', 'OFFLINE', 'BANNED'))
);
CREATE UNIQUE INDEX "channel_product_channel_ticket_product_id_spec_name_unique" ON "channel_product" USING btree ("hotel_id", "channel", "ticket_product_id", "spec_name");
CREATE INDEX "channel_product_newest" ON "channel_product" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "channel_product_id" DESC);
CREATE INDEX "channel_product_updated_at_desc_order" ON "channel_product" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "channel_product_id" DESC);
CREATE INDEX "channel_product_search" ON "channel_product" USING gin (text_pairs("title"), text_pairs("out_product_id"));
CREATE INDEX "channel_product_category_index" ON "channel_product" USING btree ("hotel_id", "category");
CREATE INDEX "channel_product_price_rule_index" ON "channel_product" USING btree ("hotel_id", "price_rule");
CREATE INDEX "channel_product_stock_rule_index" ON "channel_product" USING btree ("hotel_id", "stock_rule");
CREATE INDEX "channel_product_refund_rule_index" ON "channel_product" USING btree ("hotel_id", "refund_rule");
CREATE INDEX "channel_product_status_index" ON "channel_product" USING btree ("hotel_id", "status");
CREATE INDEX "channel_product_last_sync_at_index" ON "channel_product" USING btree ("hotel_id", "last_sync_at");
CREATE INDEX "channel_product_ticket_product_id_index" ON "channel_product" USING btree ("ticket_product_id");
CREATE INDEX "channel_product_qualification_id_index" ON "channel_product" USING btree ("qualification_id");
ALTER TABLE "channel_product" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "channel_product" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "channel_product"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "poi_service" (
	"brand_id" text NOT NULL,
	"poi_service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"service_type" text NOT NULL,
	"pois" text[] NOT NULL,
	"applet_id" text NOT NULL,
	"entry_path" text NOT NULL,
	"entry_params" text,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover_image" text NOT NULL,
	"open_days" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"open_from" time,
	"open_until" time,
	"book_ahead_hours" integer DEFAULT 0 NOT NULL,
	"service_phone" text NOT NULL,
	"visits" integer,
	"order_count" integer,
	"audit_reason" text,
	"submitted_at" timestamp with time zone,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("poi_service_id"),
	CONSTRAINT "poi_service_service_type_values" CHECK ("service_type" in ('ROOM', 'TICKET', 'TABLE', 'QUEUE', 'GROUPBUY', 'MEMBER')),
	CONSTRAINT "poi_service_status_values" CHECK ("status" in ('NEW', 'AUDITING', 'PUBLISHED', 'REJECTED', 'OFFLINE'))
);
CREATE INDEX "poi_service_newest" ON "poi_service" USING btree ("brand_id", "created_at" DESC NULLS LAST, "poi_service_id" DESC);
CREATE INDEX "poi_service_updated_at_desc_order" ON "poi_service" USING btree ("brand_id", "updated_at" DESC NULLS LAST, "poi_service_id" DESC);
CREATE INDEX "poi_service_search" ON "poi_service" USING gin (text_pairs("service_name"), text_pairs("entry_path"));
CREATE INDEX "poi_service_service_type_index" ON "poi_service" USING btree ("brand_id", "service_type");
CREATE INDEX "poi_service_status_index" ON "poi_service" USING btree ("brand_id", "status");
CREATE INDEX "poi_service_pois_index" ON "poi_service" USING gin ("pois");
CREATE INDEX "poi_service_applet_id_index" ON "poi_service" USING btree ("applet_id");
ALTER TABLE "poi_service" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "poi_service" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "poi_service"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "tiktok_poi" (
	"brand_id" text NOT NULL,
	"tiktok_poi_id" text NOT NULL,
	"store_id" text NOT NULL,
	"poi_id" text,
	"poi_name" text NOT NULL,
	"poi_category" text NOT NULL,
	"region" text[] NOT NULL,
	"address" text NOT NULL,
	"geo" jsonb NOT NULL,
	"license_no" text NOT NULL,
	"douyin_account" text,
	"life_account_id" text,
	"verify_enabled" boolean DEFAULT true NOT NULL,
	"matched_at" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'UNMATCHED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("tiktok_poi_id"),
	CONSTRAINT "tiktok_poi_of_brand" UNIQUE ("brand_id", "tiktok_poi_id"),
	CONSTRAINT "tiktok_poi_poi_category_values" CHECK ("poi_category" in ('HOTEL', 'SCENIC', 'RESTAURANT', 'LEISURE', 'SHOPPING')),
	CONSTRAINT "tiktok_poi_status_values" CHECK ("status" in ('UNMATCHED', 'MATCHING', 'MATCHED', 'FAILED'))
);
CREATE UNIQUE INDEX "tiktok_poi_poi_id_unique" ON "tiktok_poi" USING btree ("brand_id", "poi_id");
CREATE INDEX "tiktok_poi_newest" ON "tiktok_poi" USING btree ("brand_id", "created_at" DESC NULLS LAST, "tiktok_poi_id" DESC);
CREATE INDEX "tiktok_poi_updated_at_desc_order" ON "tiktok_poi" USING btree ("brand_id", "updated_at" DESC NULLS LAST, "tiktok_poi_id" DESC);
CREATE INDEX "tiktok_poi_search" ON "tiktok_poi" USING gin (text_pairs("poi_name"), text_pairs("poi_id"), text_pairs("address"));
CREATE INDEX "tiktok_poi_poi_category_index" ON "tiktok_poi" USING btree ("brand_id", "poi_category");
CREATE INDEX "tiktok_poi_region_index" ON "tiktok_poi" USING gin ("region");
CREATE INDEX "tiktok_poi_verify_enabled_index" ON "tiktok_poi" USING btree ("brand_id", "verify_enabled");
CREATE INDEX "tiktok_poi_status_index" ON "tiktok_poi" USING btree ("brand_id", "status");
CREATE INDEX "tiktok_poi_store_id_index" ON "tiktok_poi" USING btree ("store_id");
ALTER TABLE "tiktok_poi" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tiktok_poi" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "tiktok_poi"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "applet_template" (
	"brand_id" text NOT NULL,
	"applet_template_id" text NOT NULL,
	"platform_type" text NOT NULL,
	"template_name" text NOT NULL,
	"base_template" text NOT NULL,
	"theme_color" text DEFAULT '#1a6dff' NOT NULL,
	"nav_bar_style" text DEFAULT 'LIGHT' NOT NULL,
	"nav_title" text NOT NULL,
	"tab_bar" jsonb NOT NULL,
	"banners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"home_modules" jsonb NOT NULL,
	"notice_text" text,
	"share_title" text NOT NULL,
	"share_image" text NOT NULL,
	"follow_life_account" boolean DEFAULT true NOT NULL,
	"trial_qr" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("applet_template_id"),
	CONSTRAINT "applet_template_platform_type_values" CHECK ("platform_type" in ('alipay', 'xhs')),
	CONSTRAINT "applet_template_base_template_values" CHECK ("base_template" in ('HOTEL', 'SCENIC', 'MALL', 'DINING')),
	CONSTRAINT "applet_template_nav_bar_style_values" CHECK ("nav_bar_style" in ('LIGHT', 'DARK', 'IMAGE')),
	CONSTRAINT "applet_template_status_values" CHECK ("status" in ('DRAFT', 'SUBMITTED', 'ONLINE'))
);
CREATE UNIQUE INDEX "applet_template_platform_type_unique" ON "applet_template" USING btree ("brand_id", "platform_type");
CREATE INDEX "applet_template_newest" ON "applet_template" USING btree ("brand_id", "created_at" DESC NULLS LAST, "applet_template_id" DESC);
ALTER TABLE "applet_template" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "applet_template" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "applet_template"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "lottery" (
	"brand_id" text NOT NULL,
	"lottery_id" text NOT NULL,
	"lottery_name" text NOT NULL,
	"lottery_type" text DEFAULT 'WHEEL' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"hotels" text[] DEFAULT array[]::text[] NOT NULL,
	"join_rule" text DEFAULT 'MEMBER' NOT NULL,
	"member_grades" text[] NOT NULL,
	"min_paid" bigint,
	"cost_type" text DEFAULT 'FREE' NOT NULL,
	"cost_points" integer,
	"daily_times" integer DEFAULT 1 NOT NULL,
	"total_times" integer DEFAULT 10 NOT NULL,
	"share_extra_times" integer DEFAULT 1 NOT NULL,
	"win_limit" integer DEFAULT 3 NOT NULL,
	"prizes" jsonb NOT NULL,
	"claim_days" integer DEFAULT 15 NOT NULL,
	"background" text,
	"theme_color" text DEFAULT '#e8442e' NOT NULL,
	"rules" text NOT NULL,
	"share_title" text,
	"share_image" text,
	"view_count" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("lottery_id"),
	CONSTRAINT "lottery_of_brand" UNIQUE ("brand_id", "lottery_id"),
	CONSTRAINT "lottery_lottery_type_values" CHECK ("lottery_type" in ('WHEEL', 'GRID', 'SCRATCH', 'EGG', 'BOX')),
	CONSTRAINT "lottery_join_rule_values" CHECK ("join_rule" in ('ALL', 'MEMBER', 'GRADE', 'NEWMEMBER', 'BUYER')),
	CONSTRAINT "lottery_cost_type_values" CHECK ("cost_type" in ('FREE', 'POINTS', 'ORDER')),
	CONSTRAINT "lottery_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'ENDED'))
);
CREATE UNIQUE INDEX "lottery_lottery_name_unique" ON "lottery" USING btree ("brand_id", "lottery_name");
CREATE INDEX "lottery_newest" ON "lottery" USING btree ("brand_id", "created_at" DESC NULLS LAST, "lottery_id" DESC);
CREATE INDEX "lottery_search" ON "lottery" USING gin (text_pairs("lottery_name"));
CREATE INDEX "lottery_lottery_type_index" ON "lottery" USING btree ("brand_id", "lottery_type");
CREATE INDEX "lottery_join_rule_index" ON "lottery" USING btree ("brand_id", "join_rule");
CREATE INDEX "lottery_cost_type_index" ON "lottery" USING btree ("brand_id", "cost_type");
CREATE INDEX "lottery_status_index" ON "lottery" USING btree ("brand_id", "status");
CREATE INDEX "lottery_valid_until_valid_from_index" ON "lottery" USING btree ("brand_id", "valid_until", "valid_from");
CREATE INDEX "lottery_hotels_index" ON "lottery" USING gin ("hotels");
CREATE INDEX "lottery_member_grades_index" ON "lottery" USING gin ("member_grades");
ALTER TABLE "lottery" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lottery" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "lottery"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "lottery_record" (
	"brand_id" text NOT NULL,
	"lottery_record_id" text NOT NULL,
	"lottery_id" text NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text,
	"phone" text,
	"drawn_at" timestamp with time zone NOT NULL,
	"source" text,
	"prize_level" text,
	"prize_name" text,
	"prize_type" text,
	"claimed_at" timestamp with time zone,
	"recipient" text,
	"address" text,
	"carrier" text,
	"tracking_no" text,
	"status" text DEFAULT 'UNCLAIMED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("lottery_record_id"),
	CONSTRAINT "lottery_record_source_values" CHECK ("source" in ('DAILY', 'SHARE', 'POINTS', 'ORDER')),
	CONSTRAINT "lottery_record_prize_type_values" CHECK ("prize_type" in ('COUPON', 'POINTS', 'REDENV', 'PRODUCT', 'GOODS', 'THANKS')),
	CONSTRAINT "lottery_record_status_values" CHECK ("status" in ('UNCLAIMED', 'CLAIMED', 'SHIPPED', 'EXPIRED', 'NONE'))
);
CREATE INDEX "lottery_record_newest" ON "lottery_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "lottery_record_id" DESC);
CREATE INDEX "lottery_record_lottery_id_index" ON "lottery_record" USING btree ("lottery_id");
CREATE INDEX "lottery_record_member_id_index" ON "lottery_record" USING btree ("member_id");
ALTER TABLE "lottery_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "lottery_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "lottery_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "small_life_shop" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"shop_logo" text NOT NULL,
	"shop_banner" text,
	"intro" text NOT NULL,
	"business_types" text[] NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"city" text[] NOT NULL,
	"default_commission" numeric(14, 4) DEFAULT 8 NOT NULL,
	"settle_cycle" text DEFAULT 'T7' NOT NULL,
	"settle_account" text NOT NULL,
	"refund_phone" text NOT NULL,
	"auto_accept" boolean DEFAULT true NOT NULL,
	"reject_reason" text,
	"opened_at" timestamp with time zone,
	"status" text DEFAULT 'NOT_APPLIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "small_life_shop_business_types_values" CHECK ("business_types" <@ array['HOTEL', 'SCENIC', 'RESTAURANT', 'LEISURE', 'GOODS']::text[]),
	CONSTRAINT "small_life_shop_settle_cycle_values" CHECK ("settle_cycle" in ('T1', 'T7', 'MONTH')),
	CONSTRAINT "small_life_shop_status_values" CHECK ("status" in ('NOT_APPLIED', 'REVIEWING', 'OPEN', 'PAUSED', 'REJECTED'))
);
ALTER TABLE "small_life_shop" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "small_life_shop" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "small_life_shop"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "small_life_protocol" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"protocol_id" text NOT NULL,
	"version_no" text,
	"title" text,
	"content" text,
	"change_summary" text,
	"effective_at" date,
	"sign_deadline" date,
	"signatory" text,
	"signatory_phone" text,
	"signed_at" timestamp with time zone,
	"sign_ip" text,
	"pdf_file" text,
	"status" text DEFAULT 'UNSIGNED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("protocol_id"),
	CONSTRAINT "small_life_protocol_status_values" CHECK ("status" in ('UNSIGNED', 'SIGNED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "small_life_protocol_version_no_unique" ON "small_life_protocol" USING btree ("hotel_id", "version_no");
CREATE INDEX "small_life_protocol_newest" ON "small_life_protocol" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "protocol_id" DESC);
ALTER TABLE "small_life_protocol" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "small_life_protocol" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "small_life_protocol"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "small_life_product" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"small_life_product_id" text NOT NULL,
	"ticket_product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"cover_image" text NOT NULL,
	"selling_points" text[] DEFAULT array[]::text[] NOT NULL,
	"life_price" bigint NOT NULL,
	"commission_rate" numeric(14, 4) DEFAULT 8 NOT NULL,
	"stock" integer NOT NULL,
	"limit_per_user" integer DEFAULT 0 NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"cities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promoter_scope" text DEFAULT 'ALL' NOT NULL,
	"sold" integer,
	"sold_amount" bigint,
	"commission_paid" bigint,
	"reject_reason" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("small_life_product_id"),
	CONSTRAINT "small_life_product_promoter_scope_values" CHECK ("promoter_scope" in ('ALL', 'CITY', 'INVITE')),
	CONSTRAINT "small_life_product_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'REJECTED'))
);
CREATE UNIQUE INDEX "small_life_product_ticket_product_id_unique" ON "small_life_product" USING btree ("hotel_id", "ticket_product_id");
CREATE INDEX "small_life_product_newest" ON "small_life_product" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "small_life_product_id" DESC);
CREATE INDEX "small_life_product_updated_at_desc_order" ON "small_life_product" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "small_life_product_id" DESC);
CREATE INDEX "small_life_product_search" ON "small_life_product" USING gin (text_pairs("product_name"));
CREATE INDEX "small_life_product_promoter_scope_index" ON "small_life_product" USING btree ("hotel_id", "promoter_scope");
CREATE INDEX "small_life_product_status_index" ON "small_life_product" USING btree ("hotel_id", "status");
CREATE INDEX "small_life_product_sale_until_sale_from_index" ON "small_life_product" USING btree ("hotel_id", "sale_until", "sale_from");
CREATE INDEX "small_life_product_ticket_product_id_index" ON "small_life_product" USING btree ("ticket_product_id");
ALTER TABLE "small_life_product" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "small_life_product" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "small_life_product"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "wx_reply_setting" (
	"brand_id" text NOT NULL,
	"wx_account_id" text NOT NULL,
	"subscribe_enabled" boolean DEFAULT true NOT NULL,
	"subscribe_messages" jsonb NOT NULL,
	"default_enabled" boolean DEFAULT true NOT NULL,
	"default_message" text,
	"default_once_per_hours" integer DEFAULT 12,
	"keyword_enabled" boolean DEFAULT true NOT NULL,
	"transfer_enabled" boolean DEFAULT false NOT NULL,
	"transfer_keywords" text[] NOT NULL,
	"service_hours_from" time,
	"service_hours_until" time,
	"off_hours_message" text,
	"tag_on_subscribe" text[] DEFAULT array[]::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id")
);
CREATE INDEX "wx_reply_setting_wx_account_id_index" ON "wx_reply_setting" USING btree ("wx_account_id");
CREATE INDEX "wx_reply_setting_tag_on_subscribe_index" ON "wx_reply_setting" USING gin ("tag_on_subscribe");
ALTER TABLE "wx_reply_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wx_reply_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wx_reply_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "nearby_applet" (
	"brand_id" text NOT NULL,
	"nearby_applet_id" text NOT NULL,
	"store_id" text NOT NULL,
	"store_name" text NOT NULL,
	"region" text[] NOT NULL,
	"address" text NOT NULL,
	"geo" jsonb NOT NULL,
	"phone" text NOT NULL,
	"business_hours_from" time NOT NULL,
	"business_hours_until" time NOT NULL,
	"company_name" text NOT NULL,
	"license_no" text NOT NULL,
	"license_image" text NOT NULL,
	"storefront_images" text[] NOT NULL,
	"category" text NOT NULL,
	"services" jsonb NOT NULL,
	"same_company" boolean DEFAULT true NOT NULL,
	"authorization_file" text,
	"poi_id" text,
	"exposure30d" integer,
	"visits30d" integer,
	"reject_reason" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("nearby_applet_id"),
	CONSTRAINT "nearby_applet_category_values" CHECK ("category" in ('HOTEL', 'SCENIC', 'FOOD', 'LEISURE', 'SHOP')),
	CONSTRAINT "nearby_applet_status_values" CHECK ("status" in ('NEW', 'AUDITING', 'ONLINE', 'REJECTED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "nearby_applet_store_name_address_unique" ON "nearby_applet" USING btree ("brand_id", "store_name", "address");
CREATE INDEX "nearby_applet_newest" ON "nearby_applet" USING btree ("brand_id", "created_at" DESC NULLS LAST, "nearby_applet_id" DESC);
CREATE INDEX "nearby_applet_updated_at_desc_order" ON "nearby_applet" USING btree ("brand_id", "updated_at" DESC NULLS LAST, "nearby_applet_id" DESC);
CREATE INDEX "nearby_applet_search" ON "nearby_applet" USING gin (text_pairs("store_name"), text_pairs("address"), text_pairs("phone"));
CREATE INDEX "nearby_applet_category_index" ON "nearby_applet" USING btree ("brand_id", "category");
CREATE INDEX "nearby_applet_region_index" ON "nearby_applet" USING gin ("region");
CREATE INDEX "nearby_applet_status_index" ON "nearby_applet" USING btree ("brand_id", "status");
CREATE INDEX "nearby_applet_store_id_index" ON "nearby_applet" USING btree ("store_id");
ALTER TABLE "nearby_applet" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "nearby_applet" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "nearby_applet"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "wx_menu" (
	"brand_id" text NOT NULL,
	"wx_menu_id" text NOT NULL,
	"wx_account_id" text NOT NULL,
	"parent_id" text,
	"menu_name" text NOT NULL,
	"menu_type" text,
	"url" text,
	"applet_id" text,
	"page_path" text,
	"backup_url" text,
	"reply_type" text,
	"reply_text" text,
	"reply_image" text,
	"reply_article_url" text,
	"match_tag" text,
	"sort" integer DEFAULT 1 NOT NULL,
	"clicks30d" integer,
	"published_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("wx_menu_id"),
	CONSTRAINT "wx_menu_of_brand" UNIQUE ("brand_id", "wx_menu_id"),
	CONSTRAINT "wx_menu_menu_type_values" CHECK ("menu_type" in ('VIEW', 'WXA', 'CLICK', 'SCAN', 'LOCATION', 'PHOTO')),
	CONSTRAINT "wx_menu_reply_type_values" CHECK ("reply_type" in ('TEXT', 'IMAGE', 'NEWS', 'VIDEO')),
	CONSTRAINT "wx_menu_status_values" CHECK ("status" in ('DRAFT', 'PUBLISHED'))
);
CREATE UNIQUE INDEX "wx_menu_parent_id_menu_name_unique" ON "wx_menu" USING btree ("brand_id", "parent_id", "menu_name");
CREATE INDEX "wx_menu_newest" ON "wx_menu" USING btree ("brand_id", "created_at" DESC NULLS LAST, "wx_menu_id" DESC);
CREATE INDEX "wx_menu_wx_account_id_index" ON "wx_menu" USING btree ("wx_account_id");
CREATE INDEX "wx_menu_parent_id_index" ON "wx_menu" USING btree ("parent_id");
CREATE INDEX "wx_menu_applet_id_index" ON "wx_menu" USING btree ("applet_id");
CREATE INDEX "wx_menu_match_tag_index" ON "wx_menu" USING btree ("match_tag");
ALTER TABLE "wx_menu" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wx_menu" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wx_menu"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "wx_account" (
	"brand_id" text NOT NULL,
	"wx_account_id" text NOT NULL,
	"nick_name" text,
	"head_img" text,
	"qr_code" text,
	"app_id" text,
	"original_id" text,
	"alias" text,
	"principal_name" text,
	"service_type" text,
	"verify_type" text,
	"verify_expire_at" date,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fans_count" integer,
	"pay_bound" boolean,
	"authorized_at" timestamp with time zone,
	"authorized_by" text,
	"auth_status" text DEFAULT 'UNAUTHORIZED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("wx_account_id"),
	CONSTRAINT "wx_account_of_brand" UNIQUE ("brand_id", "wx_account_id"),
	CONSTRAINT "wx_account_service_type_values" CHECK ("service_type" in ('SERVICE', 'SUBSCRIBE')),
	CONSTRAINT "wx_account_verify_type_values" CHECK ("verify_type" in ('VERIFIED', 'NONE')),
	CONSTRAINT "wx_account_auth_status_values" CHECK ("auth_status" in ('UNAUTHORIZED', 'AUTHORIZED', 'PARTIAL', 'CANCELLED'))
);
CREATE UNIQUE INDEX "wx_account_app_id_unique" ON "wx_account" USING btree ("brand_id", "app_id");
CREATE INDEX "wx_account_newest" ON "wx_account" USING btree ("brand_id", "created_at" DESC NULLS LAST, "wx_account_id" DESC);
ALTER TABLE "wx_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wx_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wx_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "fliggy_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"seller_nick" text NOT NULL,
	"fliggy_shop_id" text NOT NULL,
	"app_key" text NOT NULL,
	"app_secret" text NOT NULL,
	"session_expire_at" timestamp with time zone,
	"product_types" text[] NOT NULL,
	"auto_listing" boolean DEFAULT false NOT NULL,
	"price_rule" text DEFAULT 'SAME' NOT NULL,
	"price_add" bigint,
	"price_rate" numeric(14, 4),
	"stock_sync_mode" text DEFAULT 'REALTIME' NOT NULL,
	"stock_reserve" integer DEFAULT 0 NOT NULL,
	"order_auto_confirm" boolean DEFAULT true NOT NULL,
	"confirm_timeout" integer DEFAULT 30,
	"refund_audit" text DEFAULT 'AUTO' NOT NULL,
	"send_code" text DEFAULT 'FLIGGY' NOT NULL,
	"store_mappings" jsonb NOT NULL,
	"alert_receivers" text[] DEFAULT array[]::text[] NOT NULL,
	"last_sync_at" timestamp with time zone,
	"status" text DEFAULT 'UNBOUND' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "fliggy_config_product_types_values" CHECK ("product_types" <@ array['TICKET', 'ROOM', 'DINING', 'CARD']::text[]),
	CONSTRAINT "fliggy_config_price_rule_values" CHECK ("price_rule" in ('SAME', 'ADD', 'RATE')),
	CONSTRAINT "fliggy_config_stock_sync_mode_values" CHECK ("stock_sync_mode" in ('REALTIME', 'TEN', 'NONE')),
	CONSTRAINT "fliggy_config_refund_audit_values" CHECK ("refund_audit" in ('AUTO', 'MANUAL')),
	CONSTRAINT "fliggy_config_send_code_values" CHECK ("send_code" in ('FLIGGY', 'OWN', 'BOTH')),
	CONSTRAINT "fliggy_config_status_values" CHECK ("status" in ('UNBOUND', 'ENABLED', 'DISABLED', 'ERROR'))
);
CREATE INDEX "fliggy_config_alert_receivers_index" ON "fliggy_config" USING gin ("alert_receivers");
ALTER TABLE "fliggy_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "fliggy_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "fliggy_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "sms_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"signature" text NOT NULL,
	"signature_status" text DEFAULT 'APPROVED' NOT NULL,
	"signature_proof" text,
	"low_balance" integer DEFAULT 500 NOT NULL,
	"alert_phones" text[] NOT NULL,
	"auto_buy" boolean DEFAULT false NOT NULL,
	"auto_buy_package_id" text,
	"auto_buy_monthly_limit" bigint,
	"notice_scenes" jsonb NOT NULL,
	"marketing_enabled" boolean DEFAULT false NOT NULL,
	"unsubscribe_text" text DEFAULT '拒收请回复R',
	"send_hours_from" time,
	"send_hours_until" time,
	"daily_limit_per_user" integer DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "sms_config_signature_status_values" CHECK ("signature_status" in ('AUDITING', 'APPROVED', 'REJECTED'))
);
CREATE INDEX "sms_config_auto_buy_package_id_index" ON "sms_config" USING btree ("auto_buy_package_id");
ALTER TABLE "sms_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sms_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sms_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "sms_package" (
	"sms_package_id" text NOT NULL,
	"package_name" text NOT NULL,
	"sms_type" text DEFAULT 'ALL' NOT NULL,
	"quantity" integer NOT NULL,
	"gift_quantity" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"original_price" bigint,
	"valid_months" integer DEFAULT 12 NOT NULL,
	"limit_per_hotel" integer DEFAULT 0 NOT NULL,
	"badge" text DEFAULT 'NONE' NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("sms_package_id"),
	CONSTRAINT "sms_package_sms_type_values" CHECK ("sms_type" in ('NOTICE', 'MARKETING', 'ALL')),
	CONSTRAINT "sms_package_badge_values" CHECK ("badge" in ('NONE', 'HOT', 'SAVE', 'TRIAL'))
);
CREATE INDEX "sms_package_newest" ON "sms_package" USING btree ("created_at" DESC NULLS LAST, "sms_package_id" DESC);
ALTER TABLE "sms_package" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sms_package" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sms_package" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "sms_package"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "sms_order" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"sms_order_id" text NOT NULL,
	"order_no" text,
	"sms_package_id" text NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"pay_method" text DEFAULT 'WECHAT' NOT NULL,
	"auto_buy" boolean DEFAULT false NOT NULL,
	"pay_time" timestamp with time zone,
	"transaction_no" text,
	"expire_at" date,
	"invoice_status" text DEFAULT 'NONE' NOT NULL,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("sms_order_id"),
	CONSTRAINT "sms_order_pay_method_values" CHECK ("pay_method" in ('WECHAT', 'ALIPAY', 'ACCOUNT', 'TRANSFER')),
	CONSTRAINT "sms_order_invoice_status_values" CHECK ("invoice_status" in ('NONE', 'APPLIED', 'ISSUED')),
	CONSTRAINT "sms_order_status_values" CHECK ("status" in ('PENDING', 'PAID', 'CANCELLED', 'REFUNDED'))
);
CREATE UNIQUE INDEX "sms_order_order_no_unique" ON "sms_order" USING btree ("hotel_id", "order_no");
CREATE INDEX "sms_order_newest" ON "sms_order" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "sms_order_id" DESC);
CREATE INDEX "sms_order_search" ON "sms_order" USING gin (text_pairs("order_no"), text_pairs("transaction_no"));
CREATE INDEX "sms_order_sms_package_id_index" ON "sms_order" USING btree ("sms_package_id");
CREATE INDEX "sms_order_pay_method_index" ON "sms_order" USING btree ("hotel_id", "pay_method");
CREATE INDEX "sms_order_invoice_status_index" ON "sms_order" USING btree ("hotel_id", "invoice_status");
CREATE INDEX "sms_order_status_index" ON "sms_order" USING btree ("hotel_id", "status");
ALTER TABLE "sms_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sms_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sms_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
