-- Made of the definitions of shop; see src/database/tables.

CREATE TABLE "incoming_application" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"incoming_id" text NOT NULL,
	"pay_channel" text NOT NULL,
	"subject_type" text DEFAULT 'ENTERPRISE' NOT NULL,
	"merchant_name" text NOT NULL,
	"merchant_short_name" text NOT NULL,
	"license_no" text NOT NULL,
	"license_image" text NOT NULL,
	"license_valid_from" date NOT NULL,
	"license_valid_until" date NOT NULL,
	"registered_address" text NOT NULL,
	"legal_name" text NOT NULL,
	"legal_id_type" text DEFAULT 'ID' NOT NULL,
	"legal_id_no" text NOT NULL,
	"legal_id_front" text NOT NULL,
	"legal_id_back" text,
	"legal_id_valid_from" date NOT NULL,
	"legal_id_valid_until" date NOT NULL,
	"is_beneficiary" boolean DEFAULT true NOT NULL,
	"beneficiaries" jsonb NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text NOT NULL,
	"store_images" text[] NOT NULL,
	"industry" text NOT NULL,
	"industry_proof" text[] DEFAULT array[]::text[] NOT NULL,
	"account_type" text DEFAULT 'PUBLIC' NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_region" text[] NOT NULL,
	"branch_name" text NOT NULL,
	"account_no" text NOT NULL,
	"settle_cycle" text DEFAULT 'T1' NOT NULL,
	"sub_mch_id" text,
	"progress_note" text,
	"reject_fields" text[] DEFAULT array[]::text[] NOT NULL,
	"submitted_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("incoming_id"),
	CONSTRAINT "incoming_application_pay_channel_values" CHECK ("pay_channel" in ('WECHAT', 'ALIPAY', 'UNION', 'BANK')),
	CONSTRAINT "incoming_application_subject_type_values" CHECK ("subject_type" in ('ENTERPRISE', 'INDIVIDUAL', 'INSTITUTION')),
	CONSTRAINT "incoming_application_legal_id_type_values" CHECK ("legal_id_type" in ('ID', 'PASSPORT', 'HKMT', 'TW')),
	CONSTRAINT "incoming_application_industry_values" CHECK ("industry" in ('HOTEL', 'SCENIC', 'FOOD', 'TRAVEL', 'RETAIL')),
	CONSTRAINT "incoming_application_account_type_values" CHECK ("account_type" in ('PUBLIC', 'PRIVATE')),
	CONSTRAINT "incoming_application_settle_cycle_values" CHECK ("settle_cycle" in ('T1', 'D1', 'W')),
	CONSTRAINT "incoming_application_status_values" CHECK ("status" in ('DRAFT', 'SUBMITTED', 'VERIFYING', 'SIGNING', 'APPROVED', 'REJECTED', 'FROZEN'))
);
CREATE UNIQUE INDEX "incoming_application_pay_channel_unique" ON "incoming_application" USING btree ("hotel_id", "pay_channel");
CREATE INDEX "incoming_application_newest" ON "incoming_application" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "incoming_id" DESC);
ALTER TABLE "incoming_application" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "incoming_application" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "incoming_application"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "client_style" (
	"brand_id" text NOT NULL,
	"style_preset" text DEFAULT 'BLUE' NOT NULL,
	"primary_color" text DEFAULT '#1a6dff' NOT NULL,
	"secondary_color" text DEFAULT '#ff7a1a' NOT NULL,
	"price_color" text DEFAULT '#f5222d' NOT NULL,
	"background_color" text DEFAULT '#f5f6f8' NOT NULL,
	"button_shape" text DEFAULT 'PILL' NOT NULL,
	"card_style" text DEFAULT 'SHADOW' NOT NULL,
	"product_layout" text DEFAULT 'GRID' NOT NULL,
	"room_layout" text DEFAULT 'ROW' NOT NULL,
	"image_ratio" text DEFAULT '4:3' NOT NULL,
	"show_sales" boolean DEFAULT true NOT NULL,
	"show_market_price" boolean DEFAULT true NOT NULL,
	"show_member_price" boolean DEFAULT true NOT NULL,
	"sold_out_mode" text DEFAULT 'BOTTOM' NOT NULL,
	"font_size" text DEFAULT 'NORMAL' NOT NULL,
	"care_mode" boolean DEFAULT false NOT NULL,
	"languages" text[] DEFAULT array['zh']::text[] NOT NULL,
	"loading_image" text,
	"empty_image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "client_style_style_preset_values" CHECK ("style_preset" in ('BLUE', 'GREEN', 'RED', 'GOLD', 'BLACK', 'CUSTOM')),
	CONSTRAINT "client_style_button_shape_values" CHECK ("button_shape" in ('ROUND', 'PILL', 'SQUARE')),
	CONSTRAINT "client_style_card_style_values" CHECK ("card_style" in ('SHADOW', 'BORDER', 'FLAT')),
	CONSTRAINT "client_style_product_layout_values" CHECK ("product_layout" in ('LIST', 'GRID', 'ROW')),
	CONSTRAINT "client_style_room_layout_values" CHECK ("room_layout" in ('ROW', 'CARD')),
	CONSTRAINT "client_style_image_ratio_values" CHECK ("image_ratio" in ('1:1', '4:3', '3:4')),
	CONSTRAINT "client_style_sold_out_mode_values" CHECK ("sold_out_mode" in ('SHOW', 'BOTTOM', 'HIDE')),
	CONSTRAINT "client_style_font_size_values" CHECK ("font_size" in ('NORMAL', 'LARGE')),
	CONSTRAINT "client_style_languages_values" CHECK ("languages" <@ array['zh', 'tw', 'en', 'ja', 'ko']::text[])
);
ALTER TABLE "client_style" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "client_style" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "client_style"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "homepage_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"home_type" text DEFAULT 'PAGE' NOT NULL,
	"wechat_page_id" text,
	"h5_page_id" text,
	"alipay_page_id" text,
	"douyin_page_id" text,
	"schedules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_enabled" boolean DEFAULT true NOT NULL,
	"search_hint" text,
	"hot_words" text[] DEFAULT array[]::text[] NOT NULL,
	"store_switch" boolean DEFAULT true NOT NULL,
	"locate_store" boolean DEFAULT true,
	"notice_enabled" boolean DEFAULT false NOT NULL,
	"notice_text" text,
	"notice_link" text,
	"popup_advert_id" text,
	"float_buttons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"new_guest_coupon_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"background_music" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "homepage_config_home_type_values" CHECK ("home_type" in ('PAGE', 'ROOM', 'TICKET', 'STORE'))
);
CREATE INDEX "homepage_config_wechat_page_id_index" ON "homepage_config" USING btree ("wechat_page_id");
CREATE INDEX "homepage_config_h5_page_id_index" ON "homepage_config" USING btree ("h5_page_id");
CREATE INDEX "homepage_config_alipay_page_id_index" ON "homepage_config" USING btree ("alipay_page_id");
CREATE INDEX "homepage_config_douyin_page_id_index" ON "homepage_config" USING btree ("douyin_page_id");
CREATE INDEX "homepage_config_popup_advert_id_index" ON "homepage_config" USING btree ("popup_advert_id");
CREATE INDEX "homepage_config_new_guest_coupon_ids_index" ON "homepage_config" USING gin ("new_guest_coupon_ids");
ALTER TABLE "homepage_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "homepage_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "homepage_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "global_setting" (
	"brand_id" text NOT NULL,
	"tab_bar" jsonb NOT NULL,
	"tab_bar_hidden_pages" text[] DEFAULT array[]::text[] NOT NULL,
	"share_title" text NOT NULL,
	"share_desc" text,
	"share_image" text NOT NULL,
	"follow_guide" boolean DEFAULT true NOT NULL,
	"follow_qr" text,
	"copyright_text" text,
	"icp_no" text,
	"support_logo" boolean DEFAULT true NOT NULL,
	"user_agreement" text NOT NULL,
	"privacy_policy" text NOT NULL,
	"member_call" text DEFAULT '会员' NOT NULL,
	"points_name" text DEFAULT '积分' NOT NULL,
	"balance_name" text DEFAULT '余额' NOT NULL,
	"currency_show" text DEFAULT 'YUAN0' NOT NULL,
	"phone_bind" text DEFAULT 'ORDER' NOT NULL,
	"minor_mode" boolean DEFAULT false NOT NULL,
	"track_script" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "global_setting_currency_show_values" CHECK ("currency_show" in ('YUAN2', 'YUAN0')),
	CONSTRAINT "global_setting_phone_bind_values" CHECK ("phone_bind" in ('ENTER', 'ORDER', 'NEVER'))
);
ALTER TABLE "global_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "global_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "global_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "advert" (
	"brand_id" text NOT NULL,
	"advert_id" text NOT NULL,
	"advert_name" text NOT NULL,
	"position" text NOT NULL,
	"channels" text[] NOT NULL,
	"hotels" text[] DEFAULT array[]::text[] NOT NULL,
	"material_type" text DEFAULT 'IMAGE' NOT NULL,
	"image" text,
	"video" text,
	"link_type" text DEFAULT 'PRODUCT' NOT NULL,
	"products" jsonb NOT NULL,
	"custom_page_id" text,
	"activity_id" text,
	"coupon_id" text,
	"wxa_path" text,
	"url" text,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"day_from" time,
	"day_until" time,
	"audience" text DEFAULT 'ALL' NOT NULL,
	"member_grades" text[] NOT NULL,
	"customer_tags" text[] NOT NULL,
	"frequency" text DEFAULT 'DAY',
	"show_seconds" integer DEFAULT 3,
	"sort" integer DEFAULT 0 NOT NULL,
	"impressions" integer,
	"clicks" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("advert_id"),
	CONSTRAINT "advert_of_brand" UNIQUE ("brand_id", "advert_id"),
	CONSTRAINT "advert_position_values" CHECK ("position" in ('SPLASH', 'HOME_POP', 'HOME_BANNER', 'LIST_TOP', 'PAY_DONE', 'MEMBER', 'ORDER', 'WIFI')),
	CONSTRAINT "advert_channels_values" CHECK ("channels" <@ array['wechat', 'h5', 'alipay', 'bytedance', 'xhs']::text[]),
	CONSTRAINT "advert_material_type_values" CHECK ("material_type" in ('IMAGE', 'VIDEO')),
	CONSTRAINT "advert_link_type_values" CHECK ("link_type" in ('NONE', 'PRODUCT', 'PAGE', 'ACTIVITY', 'COUPON', 'WXA', 'URL')),
	CONSTRAINT "advert_audience_values" CHECK ("audience" in ('ALL', 'NEW', 'MEMBER', 'GRADE', 'TAG')),
	CONSTRAINT "advert_frequency_values" CHECK ("frequency" in ('EVERY', 'DAY', 'ONCE')),
	CONSTRAINT "advert_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'EXPIRED'))
);
CREATE INDEX "advert_newest" ON "advert" USING btree ("brand_id", "created_at" DESC NULLS LAST, "advert_id" DESC);
CREATE INDEX "advert_sort_created_at_desc_order" ON "advert" USING btree ("brand_id", "sort", "created_at" DESC NULLS LAST, "advert_id" DESC);
CREATE INDEX "advert_search" ON "advert" USING gin (text_pairs("advert_name"));
CREATE INDEX "advert_position_index" ON "advert" USING btree ("brand_id", "position");
CREATE INDEX "advert_channels_index" ON "advert" USING gin ("channels");
CREATE INDEX "advert_link_type_index" ON "advert" USING btree ("brand_id", "link_type");
CREATE INDEX "advert_audience_index" ON "advert" USING btree ("brand_id", "audience");
CREATE INDEX "advert_status_index" ON "advert" USING btree ("brand_id", "status");
CREATE INDEX "advert_valid_until_valid_from_index" ON "advert" USING btree ("brand_id", "valid_until", "valid_from");
CREATE INDEX "advert_hotels_index" ON "advert" USING gin ("hotels");
CREATE INDEX "advert_custom_page_id_index" ON "advert" USING btree ("custom_page_id");
CREATE INDEX "advert_activity_id_index" ON "advert" USING btree ("activity_id");
CREATE INDEX "advert_coupon_id_index" ON "advert" USING btree ("coupon_id");
CREATE INDEX "advert_member_grades_index" ON "advert" USING gin ("member_grades");
CREATE INDEX "advert_customer_tags_index" ON "advert" USING gin ("customer_tags");
ALTER TABLE "advert" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "advert" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "advert"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "custom_page" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"custom_page_id" text NOT NULL,
	"page_name" text NOT NULL,
	"page_type" text DEFAULT 'TOPIC' NOT NULL,
	"channels" text[] DEFAULT array['wechat', 'h5']::text[] NOT NULL,
	"page_template_id" text,
	"group_name" text,
	"background_color" text DEFAULT '#f5f6f8' NOT NULL,
	"background_image" text,
	"nav_title" text NOT NULL,
	"show_tab_bar" boolean DEFAULT true NOT NULL,
	"share_title" text,
	"share_image" text,
	"modules" jsonb,
	"live_modules" jsonb,
	"page_version" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"is_home" boolean,
	"visitor_limit" text DEFAULT 'ALL' NOT NULL,
	"password" text,
	"pv" integer,
	"uv" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("custom_page_id"),
	CONSTRAINT "custom_page_of_brand" UNIQUE ("brand_id", "custom_page_id"),
	CONSTRAINT "custom_page_page_type_values" CHECK ("page_type" in ('HOME', 'TOPIC', 'STORE', 'MEMBER', 'LANDING')),
	CONSTRAINT "custom_page_channels_values" CHECK ("channels" <@ array['wechat', 'h5', 'alipay', 'bytedance', 'xhs']::text[]),
	CONSTRAINT "custom_page_visitor_limit_values" CHECK ("visitor_limit" in ('ALL', 'MEMBER', 'PASSWORD')),
	CONSTRAINT "custom_page_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "custom_page_page_name_unique" ON "custom_page" USING btree ("hotel_id", "page_name");
CREATE INDEX "custom_page_newest" ON "custom_page" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "custom_page_id" DESC);
CREATE INDEX "custom_page_updated_at_desc_order" ON "custom_page" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "custom_page_id" DESC);
CREATE INDEX "custom_page_search" ON "custom_page" USING gin (text_pairs("page_name"));
CREATE INDEX "custom_page_page_type_index" ON "custom_page" USING btree ("hotel_id", "page_type");
CREATE INDEX "custom_page_channels_index" ON "custom_page" USING gin ("channels");
CREATE INDEX "custom_page_group_name_index" ON "custom_page" USING btree ("hotel_id", "group_name");
CREATE INDEX "custom_page_is_home_index" ON "custom_page" USING btree ("hotel_id", "is_home");
CREATE INDEX "custom_page_status_index" ON "custom_page" USING btree ("hotel_id", "status");
CREATE INDEX "custom_page_page_template_id_index" ON "custom_page" USING btree ("page_template_id");
ALTER TABLE "custom_page" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "custom_page" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "custom_page"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "page_template" (
	"brand_id" text NOT NULL,
	"page_template_id" text NOT NULL,
	"template_name" text NOT NULL,
	"source" text DEFAULT 'OWN' NOT NULL,
	"industry" text NOT NULL,
	"scene" text NOT NULL,
	"cover" text NOT NULL,
	"preview_images" text[] DEFAULT array[]::text[] NOT NULL,
	"style_tags" text[] DEFAULT array[]::text[] NOT NULL,
	"theme_color" text,
	"modules" jsonb NOT NULL,
	"channels" text[] NOT NULL,
	"is_new" boolean,
	"is_favorite" boolean,
	"use_count" integer,
	"description" text,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("page_template_id"),
	CONSTRAINT "page_template_of_brand" UNIQUE ("brand_id", "page_template_id"),
	CONSTRAINT "page_template_source_values" CHECK ("source" in ('OFFICIAL', 'OWN')),
	CONSTRAINT "page_template_industry_values" CHECK ("industry" in ('HOTEL', 'SCENIC', 'RESTAURANT', 'RETAIL', 'ALL')),
	CONSTRAINT "page_template_scene_values" CHECK ("scene" in ('HOME', 'FESTIVAL', 'TOPIC', 'STORE', 'MEMBER')),
	CONSTRAINT "page_template_channels_values" CHECK ("channels" <@ array['wechat', 'h5', 'alipay', 'bytedance', 'xhs']::text[])
);
CREATE INDEX "page_template_newest" ON "page_template" USING btree ("brand_id", "created_at" DESC NULLS LAST, "page_template_id" DESC);
CREATE INDEX "page_template_is_new_desc_use_count_desc_order" ON "page_template" USING btree ("brand_id", "is_new" DESC NULLS LAST, "use_count" DESC NULLS LAST, "page_template_id" DESC);
CREATE INDEX "page_template_search" ON "page_template" USING gin (text_pairs("template_name"));
CREATE INDEX "page_template_style_tags_index" ON "page_template" USING gin ("style_tags");
CREATE INDEX "page_template_industry_index" ON "page_template" USING btree ("brand_id", "industry");
CREATE INDEX "page_template_scene_index" ON "page_template" USING btree ("brand_id", "scene");
CREATE INDEX "page_template_channels_index" ON "page_template" USING gin ("channels");
CREATE INDEX "page_template_is_favorite_index" ON "page_template" USING btree ("brand_id", "is_favorite");
CREATE INDEX "page_template_source_index" ON "page_template" USING btree ("brand_id", "source");
ALTER TABLE "page_template" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "page_template" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "page_template"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "page_link" (
	"brand_id" text NOT NULL,
	"page_link_id" text NOT NULL,
	"link_name" text NOT NULL,
	"group_name" text NOT NULL,
	"link_type" text NOT NULL,
	"function_path" text,
	"products" jsonb NOT NULL,
	"ticket_categories" jsonb NOT NULL,
	"custom_page_id" text,
	"activity_id" text,
	"restaurant_id" text,
	"wxa_app_id" text,
	"wxa_path" text,
	"url" text,
	"phone" text,
	"wifi_name" text,
	"wifi_password" text,
	"geo" jsonb,
	"icon" text,
	"channels" text[] DEFAULT array[]::text[] NOT NULL,
	"clicks30d" integer,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("page_link_id"),
	CONSTRAINT "page_link_link_type_values" CHECK ("link_type" in ('FUNCTION', 'PRODUCT', 'CATEGORY', 'PAGE', 'ACTIVITY', 'RESTAURANT', 'WXA', 'URL', 'PHONE', 'WIFI', 'MAP')),
	CONSTRAINT "page_link_channels_values" CHECK ("channels" <@ array['wechat', 'h5', 'alipay', 'bytedance', 'xhs']::text[]),
	CONSTRAINT "page_link_status_values" CHECK ("status" in ('ENABLED', 'DISABLED', 'BROKEN'))
);
CREATE UNIQUE INDEX "page_link_link_name_group_name_unique" ON "page_link" USING btree ("brand_id", "link_name", "group_name");
CREATE INDEX "page_link_newest" ON "page_link" USING btree ("brand_id", "created_at" DESC NULLS LAST, "page_link_id" DESC);
CREATE INDEX "page_link_group_name_sort_order" ON "page_link" USING btree ("brand_id", "group_name", "sort", "page_link_id" DESC);
CREATE INDEX "page_link_search" ON "page_link" USING gin (text_pairs("link_name"), text_pairs("url"));
CREATE INDEX "page_link_link_type_index" ON "page_link" USING btree ("brand_id", "link_type");
CREATE INDEX "page_link_channels_index" ON "page_link" USING gin ("channels");
CREATE INDEX "page_link_status_index" ON "page_link" USING btree ("brand_id", "status");
CREATE INDEX "page_link_custom_page_id_index" ON "page_link" USING btree ("custom_page_id");
CREATE INDEX "page_link_activity_id_index" ON "page_link" USING btree ("activity_id");
CREATE INDEX "page_link_restaurant_id_index" ON "page_link" USING btree ("restaurant_id");
ALTER TABLE "page_link" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "page_link" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "page_link"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "site" (
	"brand_id" text NOT NULL,
	"site_id" text NOT NULL,
	"site_name" text NOT NULL,
	"site_type" text NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"hotels" text[] NOT NULL,
	"home_page_id" text NOT NULL,
	"pages" text[] DEFAULT array[]::text[] NOT NULL,
	"logo" text NOT NULL,
	"domain_type" text DEFAULT 'SYSTEM' NOT NULL,
	"domain" text,
	"domain_status" text DEFAULT 'NONE' NOT NULL,
	"cert_until" date,
	"nav_menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"is_default" boolean,
	"visits30d" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("site_id"),
	CONSTRAINT "site_site_type_values" CHECK ("site_type" in ('MAIN', 'STORE', 'AREA', 'TOPIC', 'STAFF')),
	CONSTRAINT "site_language_values" CHECK ("language" in ('zh', 'tw', 'en', 'ja', 'ko')),
	CONSTRAINT "site_domain_type_values" CHECK ("domain_type" in ('SYSTEM', 'OWN')),
	CONSTRAINT "site_domain_status_values" CHECK ("domain_status" in ('NONE', 'PENDING', 'OK', 'CERT')),
	CONSTRAINT "site_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "site_site_name_unique" ON "site" USING btree ("brand_id", "site_name");
CREATE UNIQUE INDEX "site_domain_unique" ON "site" USING btree ("brand_id", "domain");
CREATE INDEX "site_newest" ON "site" USING btree ("brand_id", "created_at" DESC NULLS LAST, "site_id" DESC);
CREATE INDEX "site_is_default_desc_visits30d_desc_order" ON "site" USING btree ("brand_id", "is_default" DESC NULLS LAST, "visits30d" DESC NULLS LAST, "site_id" DESC);
CREATE INDEX "site_search" ON "site" USING gin (text_pairs("site_name"), text_pairs("domain"));
CREATE INDEX "site_site_type_index" ON "site" USING btree ("brand_id", "site_type");
CREATE INDEX "site_language_index" ON "site" USING btree ("brand_id", "language");
CREATE INDEX "site_domain_status_index" ON "site" USING btree ("brand_id", "domain_status");
CREATE INDEX "site_status_index" ON "site" USING btree ("brand_id", "status");
CREATE INDEX "site_hotels_index" ON "site" USING gin ("hotels");
CREATE INDEX "site_home_page_id_index" ON "site" USING btree ("home_page_id");
CREATE INDEX "site_pages_index" ON "site" USING gin ("pages");
ALTER TABLE "site" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "site" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "site"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "coupon_style" (
	"coupon_style_id" text NOT NULL,
	"style_code" text NOT NULL,
	"order_index" integer NOT NULL,
	"style_name" text NOT NULL,
	"preview_image" text NOT NULL,
	"main_color" text NOT NULL,
	"text_color" text DEFAULT '#ffffff' NOT NULL,
	"background_image" text,
	"scene" text NOT NULL,
	"rule_hint" text NOT NULL,
	"is_hot" boolean,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("coupon_style_id"),
	CONSTRAINT "coupon_style_style_code_values" CHECK ("style_code" in ('CASH', 'DISCOUNT', 'EXCHANGE', 'FREEROOM', 'UPGRADE', 'GIFT'))
);
CREATE UNIQUE INDEX "coupon_style_style_code_order_index_unique" ON "coupon_style" USING btree ("style_code", "order_index");
CREATE INDEX "coupon_style_newest" ON "coupon_style" USING btree ("created_at" DESC NULLS LAST, "coupon_style_id" DESC);
CREATE INDEX "coupon_style_sort_order" ON "coupon_style" USING btree ("sort", "coupon_style_id" DESC);
CREATE INDEX "coupon_style_search" ON "coupon_style" USING gin (text_pairs("style_name"), text_pairs("scene"));
CREATE INDEX "coupon_style_is_hot_index" ON "coupon_style" USING btree ("is_hot");
ALTER TABLE "coupon_style" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "coupon_style" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "coupon_style" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "coupon_style"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "coupon" (
	"brand_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"coupon_name" text NOT NULL,
	"style_code" text NOT NULL,
	"order_index" integer DEFAULT 1 NOT NULL,
	"face_value" bigint,
	"discount" numeric(14, 4),
	"max_discount" bigint,
	"threshold" bigint DEFAULT 0 NOT NULL,
	"exchange_products" jsonb NOT NULL,
	"gift_name" text,
	"upgrade_rule" text,
	"nights" integer DEFAULT 1,
	"cost_price" bigint,
	"total_count" integer NOT NULL,
	"per_person_limit" integer DEFAULT 1 NOT NULL,
	"daily_limit" integer DEFAULT 0 NOT NULL,
	"receive_from" date NOT NULL,
	"receive_until" date NOT NULL,
	"receive_channels" text[] NOT NULL,
	"price" bigint,
	"validity_type" text DEFAULT 'DAYS' NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"delay_days" integer DEFAULT 0,
	"valid_days" integer DEFAULT 30,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"day_from" time,
	"day_until" time,
	"blackout_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"use_scope" text DEFAULT 'ALL' NOT NULL,
	"products" jsonb NOT NULL,
	"ticket_categories" jsonb NOT NULL,
	"restaurants" text[] DEFAULT array[]::text[] NOT NULL,
	"hotels" text[] DEFAULT array[]::text[] NOT NULL,
	"member_grades" text[] DEFAULT array[]::text[] NOT NULL,
	"stackable" boolean DEFAULT false NOT NULL,
	"transferable" boolean DEFAULT false NOT NULL,
	"refund_return" boolean DEFAULT true NOT NULL,
	"notice" text NOT NULL,
	"remind_days" integer DEFAULT 3 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("coupon_id"),
	CONSTRAINT "coupon_of_brand" UNIQUE ("brand_id", "coupon_id"),
	CONSTRAINT "coupon_style_code_values" CHECK ("style_code" in ('CASH', 'DISCOUNT', 'EXCHANGE', 'FREEROOM', 'UPGRADE', 'GIFT')),
	CONSTRAINT "coupon_receive_channels_values" CHECK ("receive_channels" <@ array['CENTER', 'ACTIVITY', 'STAFF', 'CODE', 'GRADE', 'BUY']::text[]),
	CONSTRAINT "coupon_validity_type_values" CHECK ("validity_type" in ('FIXED', 'DAYS')),
	CONSTRAINT "coupon_use_scope_values" CHECK ("use_scope" in ('ALL', 'PRODUCT', 'CATEGORY', 'ROOM', 'DINING', 'PAY')),
	CONSTRAINT "coupon_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'EXPIRED'))
);
CREATE UNIQUE INDEX "coupon_coupon_name_unique" ON "coupon" USING btree ("brand_id", "coupon_name");
CREATE INDEX "coupon_newest" ON "coupon" USING btree ("brand_id", "created_at" DESC NULLS LAST, "coupon_id" DESC);
CREATE INDEX "coupon_search" ON "coupon" USING gin (text_pairs("coupon_name"), text_pairs("coupon_id"));
CREATE INDEX "coupon_style_code_index" ON "coupon" USING btree ("brand_id", "style_code");
CREATE INDEX "coupon_use_scope_index" ON "coupon" USING btree ("brand_id", "use_scope");
CREATE INDEX "coupon_receive_channels_index" ON "coupon" USING gin ("receive_channels");
CREATE INDEX "coupon_validity_type_index" ON "coupon" USING btree ("brand_id", "validity_type");
CREATE INDEX "coupon_status_index" ON "coupon" USING btree ("brand_id", "status");
CREATE INDEX "coupon_receive_until_receive_from_index" ON "coupon" USING btree ("brand_id", "receive_until", "receive_from");
CREATE INDEX "coupon_restaurants_index" ON "coupon" USING gin ("restaurants");
CREATE INDEX "coupon_hotels_index" ON "coupon" USING gin ("hotels");
CREATE INDEX "coupon_member_grades_index" ON "coupon" USING gin ("member_grades");
ALTER TABLE "coupon" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "coupon" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "coupon"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "coupon_record" (
	"brand_id" text NOT NULL,
	"coupon_record_id" text NOT NULL,
	"coupon_id" text NOT NULL,
	"coupon_code" text NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text,
	"phone" text,
	"receive_channel" text,
	"source_name" text,
	"received_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_hotel_id" text,
	"order_no" text,
	"discount_amount" bigint,
	"order_amount" bigint,
	"operator" text,
	"status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("coupon_record_id"),
	CONSTRAINT "coupon_record_receive_channel_values" CHECK ("receive_channel" in ('CENTER', 'ACTIVITY', 'STAFF', 'CODE', 'GRADE', 'BUY')),
	CONSTRAINT "coupon_record_status_values" CHECK ("status" in ('UNUSED', 'LOCKED', 'USED', 'EXPIRED', 'VOIDED', 'GIVEN'))
);
CREATE UNIQUE INDEX "coupon_record_coupon_code_unique" ON "coupon_record" USING btree ("brand_id", "coupon_code");
CREATE INDEX "coupon_record_newest" ON "coupon_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "coupon_record_id" DESC);
CREATE INDEX "coupon_record_coupon_id_index" ON "coupon_record" USING btree ("coupon_id");
CREATE INDEX "coupon_record_member_id_index" ON "coupon_record" USING btree ("member_id");
CREATE INDEX "coupon_record_used_hotel_id_index" ON "coupon_record" USING btree ("used_hotel_id");
ALTER TABLE "coupon_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "coupon_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "coupon_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "official_config" (
	"brand_id" text NOT NULL,
	"official_name" text NOT NULL,
	"official_logo" text NOT NULL,
	"slogan" text,
	"banners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"story" text,
	"wx_account_id" text,
	"follow_enabled" boolean DEFAULT true NOT NULL,
	"follow_reward" text DEFAULT 'NONE' NOT NULL,
	"follow_coupon_id" text,
	"follow_points" integer,
	"store_list_mode" text DEFAULT 'DISTANCE' NOT NULL,
	"direct_price_badge" text DEFAULT '官微直订' NOT NULL,
	"best_price_promise" text,
	"member_benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_phone" text NOT NULL,
	"share_title" text NOT NULL,
	"share_image" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "official_config_follow_reward_values" CHECK ("follow_reward" in ('NONE', 'COUPON', 'POINTS')),
	CONSTRAINT "official_config_store_list_mode_values" CHECK ("store_list_mode" in ('CITY', 'DISTANCE', 'BRAND'))
);
CREATE INDEX "official_config_wx_account_id_index" ON "official_config" USING btree ("wx_account_id");
CREATE INDEX "official_config_follow_coupon_id_index" ON "official_config" USING btree ("follow_coupon_id");
ALTER TABLE "official_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "official_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "official_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "official_site" (
	"brand_id" text NOT NULL,
	"official_site_id" text NOT NULL,
	"store_id" text NOT NULL,
	"site_title" text NOT NULL,
	"sub_title" text,
	"cover" text NOT NULL,
	"home_page_id" text,
	"modules" text[] NOT NULL,
	"qr_code" text,
	"recommended" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"visitors30d" integer,
	"orders30d" integer,
	"amount30d" bigint,
	"fans" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("official_site_id"),
	CONSTRAINT "official_site_modules_values" CHECK ("modules" <@ array['ROOM', 'TICKET', 'DINING', 'MALL', 'CARD', 'MEETING', 'ACTIVITY']::text[]),
	CONSTRAINT "official_site_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "official_site_store_id_unique" ON "official_site" USING btree ("brand_id", "store_id");
CREATE INDEX "official_site_newest" ON "official_site" USING btree ("brand_id", "created_at" DESC NULLS LAST, "official_site_id" DESC);
CREATE INDEX "official_site_sort_order" ON "official_site" USING btree ("brand_id", "sort", "official_site_id" DESC);
CREATE INDEX "official_site_search" ON "official_site" USING gin (text_pairs("site_title"));
CREATE INDEX "official_site_modules_index" ON "official_site" USING gin ("modules");
CREATE INDEX "official_site_recommended_index" ON "official_site" USING btree ("brand_id", "recommended");
CREATE INDEX "official_site_store_id_index" ON "official_site" USING btree ("store_id");
CREATE INDEX "official_site_status_index" ON "official_site" USING btree ("brand_id", "status");
CREATE INDEX "official_site_home_page_id_index" ON "official_site" USING btree ("home_page_id");
ALTER TABLE "official_site" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "official_site" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "official_site"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "poster" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"poster_id" text NOT NULL,
	"poster_name" text NOT NULL,
	"platform" text DEFAULT 'wechat' NOT NULL,
	"poster_type" text NOT NULL,
	"ticket_product_id" text,
	"activity_id" text,
	"target_link" text,
	"width" integer DEFAULT 750 NOT NULL,
	"height" integer DEFAULT 1334 NOT NULL,
	"background" text NOT NULL,
	"background_color" text DEFAULT '#ffffff' NOT NULL,
	"elements" jsonb NOT NULL,
	"share_text" text,
	"douyin_topics" text[] DEFAULT array[]::text[] NOT NULL,
	"poi_id" text,
	"sharers" text[] NOT NULL,
	"commission_show" boolean DEFAULT false NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"group_name" text,
	"is_default" boolean,
	"share_count" integer,
	"scan_count" integer,
	"order_amount" bigint,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("poster_id"),
	CONSTRAINT "poster_of_brand" UNIQUE ("brand_id", "poster_id"),
	CONSTRAINT "poster_platform_values" CHECK ("platform" in ('wechat', 'tiktok')),
	CONSTRAINT "poster_poster_type_values" CHECK ("poster_type" in ('PRODUCT', 'STAFF', 'MEMBER', 'ACTIVITY', 'STORE', 'GREETING')),
	CONSTRAINT "poster_sharers_values" CHECK ("sharers" <@ array['STAFF', 'MEMBER', 'GUEST']::text[]),
	CONSTRAINT "poster_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "poster_poster_name_platform_unique" ON "poster" USING btree ("hotel_id", "poster_name", "platform");
CREATE INDEX "poster_newest" ON "poster" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "poster_id" DESC);
CREATE INDEX "poster_updated_at_desc_order" ON "poster" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "poster_id" DESC);
CREATE INDEX "poster_search" ON "poster" USING gin (text_pairs("poster_name"));
CREATE INDEX "poster_poster_type_index" ON "poster" USING btree ("hotel_id", "poster_type");
CREATE INDEX "poster_group_name_index" ON "poster" USING btree ("hotel_id", "group_name");
CREATE INDEX "poster_is_default_index" ON "poster" USING btree ("hotel_id", "is_default");
CREATE INDEX "poster_status_index" ON "poster" USING btree ("hotel_id", "status");
CREATE INDEX "poster_platform_index" ON "poster" USING btree ("hotel_id", "platform");
CREATE INDEX "poster_ticket_product_id_index" ON "poster" USING btree ("ticket_product_id");
CREATE INDEX "poster_activity_id_index" ON "poster" USING btree ("activity_id");
CREATE INDEX "poster_poi_id_index" ON "poster" USING btree ("poi_id");
ALTER TABLE "poster" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "poster" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "poster"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
