-- Made of the definitions of merchant; see src/database/tables.

CREATE TABLE "delivery_platform" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"delivery_platform_id" text NOT NULL,
	"platform_code" text NOT NULL,
	"platform_name" text NOT NULL,
	"shop_no" text,
	"app_key" text,
	"app_secret" text,
	"goods_category" text DEFAULT 'FOOD' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"pickup_address" text NOT NULL,
	"pickup_geo" jsonb NOT NULL,
	"service_radius" numeric(14, 4) DEFAULT 5 NOT NULL,
	"service_hours_from" time NOT NULL,
	"service_hours_until" time NOT NULL,
	"base_fee" bigint NOT NULL,
	"extra_fee_per_km" bigint,
	"fee_bearer" text DEFAULT 'GUEST' NOT NULL,
	"free_threshold" bigint,
	"auto_dispatch" boolean DEFAULT true NOT NULL,
	"dispatch_delay" integer DEFAULT 5,
	"priority" integer DEFAULT 10 NOT NULL,
	"accept_timeout" integer DEFAULT 10 NOT NULL,
	"balance_alert" bigint DEFAULT 10000 NOT NULL,
	"last_check_at" timestamp with time zone,
	"last_error" text,
	"status" text DEFAULT 'UNBOUND' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delivery_platform_id"),
	CONSTRAINT "delivery_platform_of_brand" UNIQUE ("brand_id", "delivery_platform_id"),
	CONSTRAINT "delivery_platform_platform_code_values" CHECK ("platform_code" in ('SELF', 'SF', 'DADA', 'MEITUAN', 'FENGNIAO', 'SHANSONG', 'UU')),
	CONSTRAINT "delivery_platform_goods_category_values" CHECK ("goods_category" in ('FOOD', 'CAKE', 'FRESH', 'GIFT', 'DOC')),
	CONSTRAINT "delivery_platform_fee_bearer_values" CHECK ("fee_bearer" in ('GUEST', 'MERCHANT', 'SHARE')),
	CONSTRAINT "delivery_platform_status_values" CHECK ("status" in ('UNBOUND', 'TESTING', 'ENABLED', 'DISABLED', 'ERROR'))
);
CREATE UNIQUE INDEX "delivery_platform_platform_code_shop_no_unique" ON "delivery_platform" USING btree ("hotel_id", "platform_code", "shop_no");
CREATE INDEX "delivery_platform_newest" ON "delivery_platform" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "delivery_platform_id" DESC);
CREATE INDEX "delivery_platform_priority_order" ON "delivery_platform" USING btree ("hotel_id", "priority", "delivery_platform_id" DESC);
CREATE INDEX "delivery_platform_search" ON "delivery_platform" USING gin (text_pairs("platform_name"), text_pairs("shop_no"));
CREATE INDEX "delivery_platform_fee_bearer_index" ON "delivery_platform" USING btree ("hotel_id", "fee_bearer");
CREATE INDEX "delivery_platform_status_index" ON "delivery_platform" USING btree ("hotel_id", "status");
ALTER TABLE "delivery_platform" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "delivery_platform" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "delivery_platform"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "sale_channel" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"app_type" text NOT NULL,
	"app_id" text,
	"relation_type" text DEFAULT '2' NOT NULL,
	"merchant_id" text NOT NULL,
	"principal_name" text,
	"scopes" text[] DEFAULT array[]::text[] NOT NULL,
	"authorized_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"operator" text,
	"auth_status" text DEFAULT 'UNAUTHORIZED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("channel_id"),
	CONSTRAINT "sale_channel_app_type_values" CHECK ("app_type" in ('1', '2', '3', '4', '5', '6', '7', '8')),
	CONSTRAINT "sale_channel_relation_type_values" CHECK ("relation_type" in ('1', '2', '3')),
	CONSTRAINT "sale_channel_scopes_values" CHECK ("scopes" <@ array['SELL', 'VERIFY', 'MESSAGE', 'DATA']::text[]),
	CONSTRAINT "sale_channel_auth_status_values" CHECK ("auth_status" in ('UNAUTHORIZED', 'AUTHORIZED', 'EXPIRING', 'EXPIRED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "sale_channel_app_type_app_id_unique" ON "sale_channel" USING btree ("hotel_id", "app_type", "app_id");
CREATE INDEX "sale_channel_newest" ON "sale_channel" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "channel_id" DESC);
CREATE INDEX "sale_channel_app_type_order" ON "sale_channel" USING btree ("hotel_id", "app_type", "channel_id" DESC);
CREATE INDEX "sale_channel_search" ON "sale_channel" USING gin (text_pairs("channel_name"), text_pairs("app_id"), text_pairs("principal_name"));
CREATE INDEX "sale_channel_relation_type_index" ON "sale_channel" USING btree ("hotel_id", "relation_type");
CREATE INDEX "sale_channel_auth_status_index" ON "sale_channel" USING btree ("hotel_id", "auth_status");
CREATE INDEX "sale_channel_merchant_id_index" ON "sale_channel" USING btree ("merchant_id");
ALTER TABLE "sale_channel" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sale_channel" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sale_channel"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "comment" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"comment_id" text NOT NULL,
	"business_type" text NOT NULL,
	"order_no" text NOT NULL,
	"product_name" text NOT NULL,
	"ticket_product_id" text,
	"restaurant_id" text,
	"member_id" text,
	"member_name" text,
	"member_phone" text,
	"is_anonymous" boolean,
	"score" integer NOT NULL,
	"score_service" integer,
	"score_facility" integer,
	"score_hygiene" integer,
	"content" text NOT NULL,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"video" text,
	"labels" text[] DEFAULT array[]::text[] NOT NULL,
	"source_channel" text,
	"featured" boolean DEFAULT false NOT NULL,
	"reply_content" text,
	"replied_at" timestamp with time zone,
	"replied_by" text,
	"reply_overdue" boolean,
	"reject_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("comment_id"),
	CONSTRAINT "comment_business_type_values" CHECK ("business_type" in ('ROOM', 'TICKET', 'DINING', 'GOODS', 'CARD', 'MEETING')),
	CONSTRAINT "comment_source_channel_values" CHECK ("source_channel" in ('WECHAT', 'ALIPAY', 'DOUYIN', 'XHS', 'H5')),
	CONSTRAINT "comment_status_values" CHECK ("status" in ('PENDING', 'PUBLISHED', 'HIDDEN', 'REJECTED'))
);
CREATE INDEX "comment_newest" ON "comment" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "comment_id" DESC);
CREATE INDEX "comment_search" ON "comment" USING gin (text_pairs("content"), text_pairs("order_no"), text_pairs("product_name"));
CREATE INDEX "comment_member_phone_index" ON "comment" USING btree ("hotel_id", "member_phone");
CREATE INDEX "comment_right_member_phone_4_index" ON "comment" USING btree ("hotel_id", ("right"("member_phone", 4)));
CREATE INDEX "comment_business_type_index" ON "comment" USING btree ("hotel_id", "business_type");
CREATE INDEX "comment_score_index" ON "comment" USING btree ("hotel_id", "score");
CREATE INDEX "comment_source_channel_index" ON "comment" USING btree ("hotel_id", "source_channel");
CREATE INDEX "comment_featured_index" ON "comment" USING btree ("hotel_id", "featured");
CREATE INDEX "comment_reply_overdue_index" ON "comment" USING btree ("hotel_id", "reply_overdue");
CREATE INDEX "comment_status_index" ON "comment" USING btree ("hotel_id", "status");
CREATE INDEX "comment_ticket_product_id_index" ON "comment" USING btree ("ticket_product_id");
CREATE INDEX "comment_restaurant_id_index" ON "comment" USING btree ("restaurant_id");
CREATE INDEX "comment_member_id_index" ON "comment" USING btree ("member_id");
ALTER TABLE "comment" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "comment" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "comment"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "comment_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"business_types" text[] NOT NULL,
	"comment_days" integer DEFAULT 30 NOT NULL,
	"audit_mode" text DEFAULT 'LOW' NOT NULL,
	"low_score" integer DEFAULT 3,
	"sensitive_words" text[] DEFAULT array[]::text[] NOT NULL,
	"allow_anonymous" boolean DEFAULT true NOT NULL,
	"allow_images" boolean DEFAULT true NOT NULL,
	"max_images" integer DEFAULT 6,
	"allow_append" boolean DEFAULT true NOT NULL,
	"default_good_days" integer DEFAULT 0 NOT NULL,
	"label_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reward_points" integer DEFAULT 20 NOT NULL,
	"reward_coupon_id" text,
	"reply_deadline_hours" integer DEFAULT 24 NOT NULL,
	"low_score_receivers" text[] DEFAULT array[]::text[] NOT NULL,
	"reply_templates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "comment_config_business_types_values" CHECK ("business_types" <@ array['ROOM', 'TICKET', 'DINING', 'GOODS', 'CARD', 'MEETING']::text[]),
	CONSTRAINT "comment_config_audit_mode_values" CHECK ("audit_mode" in ('NONE', 'ALL', 'LOW'))
);
CREATE INDEX "comment_config_reward_coupon_id_index" ON "comment_config" USING btree ("reward_coupon_id");
CREATE INDEX "comment_config_low_score_receivers_index" ON "comment_config" USING gin ("low_score_receivers");
ALTER TABLE "comment_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "comment_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "comment_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "merchant_category" (
	"brand_id" text NOT NULL,
	"merchant_category_id" text NOT NULL,
	"parent_id" text,
	"category_name" text NOT NULL,
	"category_code" text,
	"icon" text NOT NULL,
	"cover_image" text,
	"description" text,
	"hotels" text[] DEFAULT array[]::text[] NOT NULL,
	"default_sort" text DEFAULT 'DISTANCE' NOT NULL,
	"show_in_home" boolean DEFAULT true NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("merchant_category_id"),
	CONSTRAINT "merchant_category_of_brand" UNIQUE ("brand_id", "merchant_category_id"),
	CONSTRAINT "merchant_category_default_sort_values" CHECK ("default_sort" in ('DISTANCE', 'SALES', 'SCORE', 'MANUAL'))
);
CREATE UNIQUE INDEX "merchant_category_parent_id_category_name_unique" ON "merchant_category" USING btree ("brand_id", "parent_id", "category_name");
CREATE INDEX "merchant_category_newest" ON "merchant_category" USING btree ("brand_id", "created_at" DESC NULLS LAST, "merchant_category_id" DESC);
CREATE INDEX "merchant_category_search" ON "merchant_category" USING gin (text_pairs("category_name"));
CREATE INDEX "merchant_category_parent_id_index" ON "merchant_category" USING btree ("parent_id");
CREATE INDEX "merchant_category_hotels_index" ON "merchant_category" USING gin ("hotels");
ALTER TABLE "merchant_category" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "merchant_category" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "merchant_category"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "merchant_top" (
	"brand_id" text NOT NULL,
	"merchant_top_id" text NOT NULL,
	"title" text NOT NULL,
	"merchant_hotel_id" text NOT NULL,
	"position" text NOT NULL,
	"merchant_category_id" text,
	"keywords" text[] NOT NULL,
	"region" text[],
	"rank" integer DEFAULT 1 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"cover_image" text,
	"badge" text DEFAULT 'NONE' NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"remark" text,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("merchant_top_id"),
	CONSTRAINT "merchant_top_position_values" CHECK ("position" in ('HOME', 'CATEGORY', 'SEARCH', 'NEARBY')),
	CONSTRAINT "merchant_top_badge_values" CHECK ("badge" in ('NONE', 'HOT', 'NEW', 'SALE', 'AD')),
	CONSTRAINT "merchant_top_status_values" CHECK ("status" in ('WAITING', 'ACTIVE', 'PAUSED', 'ENDED'))
);
CREATE INDEX "merchant_top_newest" ON "merchant_top" USING btree ("brand_id", "created_at" DESC NULLS LAST, "merchant_top_id" DESC);
CREATE INDEX "merchant_top_rank_order" ON "merchant_top" USING btree ("brand_id", "rank", "merchant_top_id" DESC);
CREATE INDEX "merchant_top_search" ON "merchant_top" USING gin (text_pairs("title"));
CREATE INDEX "merchant_top_position_index" ON "merchant_top" USING btree ("brand_id", "position");
CREATE INDEX "merchant_top_merchant_hotel_id_index" ON "merchant_top" USING btree ("merchant_hotel_id");
CREATE INDEX "merchant_top_region_index" ON "merchant_top" USING gin ("region");
CREATE INDEX "merchant_top_badge_index" ON "merchant_top" USING btree ("brand_id", "badge");
CREATE INDEX "merchant_top_status_index" ON "merchant_top" USING btree ("brand_id", "status");
CREATE INDEX "merchant_top_valid_until_valid_from_index" ON "merchant_top" USING btree ("brand_id", "valid_until", "valid_from");
CREATE INDEX "merchant_top_merchant_category_id_index" ON "merchant_top" USING btree ("merchant_category_id");
ALTER TABLE "merchant_top" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "merchant_top" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "merchant_top"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "vpos_print_setting" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"auto_print" boolean DEFAULT true NOT NULL,
	"print_scenes" text[] DEFAULT array['PAY', 'REFUND', 'VERIFY']::text[] NOT NULL,
	"copies" integer DEFAULT 2 NOT NULL,
	"header_logo" text,
	"header_text" text NOT NULL,
	"show_fields" text[] NOT NULL,
	"member_mask" boolean DEFAULT true NOT NULL,
	"footer_text" text,
	"qr_type" text DEFAULT 'INVOICE' NOT NULL,
	"qr_hint" text,
	"terminal_printers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reprint_password" boolean DEFAULT true NOT NULL,
	"reprint_days" integer DEFAULT 7 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "vpos_print_setting_print_scenes_values" CHECK ("print_scenes" <@ array['PAY', 'REFUND', 'RECHARGE', 'VERIFY', 'DEPOSIT', 'SHIFT']::text[]),
	CONSTRAINT "vpos_print_setting_show_fields_values" CHECK ("show_fields" <@ array['ORDER', 'MEMBER', 'DISCOUNT', 'BALANCE', 'OPERATOR', 'POINTS', 'SIGN']::text[]),
	CONSTRAINT "vpos_print_setting_qr_type_values" CHECK ("qr_type" in ('NONE', 'INVOICE', 'COMMENT', 'APPLET', 'WECOM'))
);
ALTER TABLE "vpos_print_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "vpos_print_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "vpos_print_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "restaurant_print_rule" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"print_rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"restaurant_id" text NOT NULL,
	"doc_type" text NOT NULL,
	"order_types" text[] NOT NULL,
	"trigger_on" text DEFAULT 'PAID' NOT NULL,
	"printer_id" text NOT NULL,
	"dish_classes" text[] NOT NULL,
	"table_areas" text[] DEFAULT array[]::text[] NOT NULL,
	"split_mode" text DEFAULT 'WHOLE' NOT NULL,
	"copies" integer DEFAULT 1 NOT NULL,
	"font_size" text DEFAULT 'LARGE' NOT NULL,
	"show_price" boolean DEFAULT false NOT NULL,
	"show_remark" boolean DEFAULT true NOT NULL,
	"effective_from" time,
	"effective_until" time,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("print_rule_id"),
	CONSTRAINT "restaurant_print_rule_doc_type_values" CHECK ("doc_type" in ('GUEST', 'KITCHEN', 'ADD', 'RETURN', 'CHECKOUT', 'TAKEOUT', 'RESERVE')),
	CONSTRAINT "restaurant_print_rule_order_types_values" CHECK ("order_types" <@ array['DINEIN', 'TAKEOUT', 'DELIVERY', 'ROOM']::text[]),
	CONSTRAINT "restaurant_print_rule_trigger_on_values" CHECK ("trigger_on" in ('ORDER', 'PAID', 'ACCEPT', 'CHECKOUT')),
	CONSTRAINT "restaurant_print_rule_split_mode_values" CHECK ("split_mode" in ('WHOLE', 'DISH', 'CLASS')),
	CONSTRAINT "restaurant_print_rule_font_size_values" CHECK ("font_size" in ('NORMAL', 'LARGE', 'XLARGE')),
	CONSTRAINT "restaurant_print_rule_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "restaurant_print_rule_restaurant_id_rule_name_unique" ON "restaurant_print_rule" USING btree ("hotel_id", "restaurant_id", "rule_name");
CREATE INDEX "restaurant_print_rule_newest" ON "restaurant_print_rule" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "print_rule_id" DESC);
CREATE INDEX "restaurant_print_rule_sort_order" ON "restaurant_print_rule" USING btree ("hotel_id", "sort", "print_rule_id" DESC);
CREATE INDEX "restaurant_print_rule_search" ON "restaurant_print_rule" USING gin (text_pairs("rule_name"));
CREATE INDEX "restaurant_print_rule_restaurant_id_index" ON "restaurant_print_rule" USING btree ("restaurant_id");
CREATE INDEX "restaurant_print_rule_doc_type_index" ON "restaurant_print_rule" USING btree ("hotel_id", "doc_type");
CREATE INDEX "restaurant_print_rule_printer_id_index" ON "restaurant_print_rule" USING btree ("printer_id");
CREATE INDEX "restaurant_print_rule_status_index" ON "restaurant_print_rule" USING btree ("hotel_id", "status");
CREATE INDEX "restaurant_print_rule_dish_classes_index" ON "restaurant_print_rule" USING gin ("dish_classes");
ALTER TABLE "restaurant_print_rule" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "restaurant_print_rule" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "restaurant_print_rule"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "system_notice" (
	"notice_id" text NOT NULL,
	"title" text NOT NULL,
	"notice_type" text NOT NULL,
	"level" text DEFAULT 'NORMAL' NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"cover_image" text,
	"attachments" text[] DEFAULT array[]::text[] NOT NULL,
	"audience" text DEFAULT 'ALL' NOT NULL,
	"related_route" text,
	"is_top" boolean,
	"need_confirm" boolean,
	"publisher" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"effective_from" date,
	"effective_until" date,
	"is_read" boolean,
	"view_count" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("notice_id"),
	CONSTRAINT "system_notice_notice_type_values" CHECK ("notice_type" in ('RELEASE', 'MAINTAIN', 'POLICY', 'BILLING', 'ACTIVITY', 'SAFETY')),
	CONSTRAINT "system_notice_level_values" CHECK ("level" in ('NORMAL', 'IMPORTANT', 'URGENT')),
	CONSTRAINT "system_notice_audience_values" CHECK ("audience" in ('ALL', 'HOTEL', 'SCENIC', 'RESTAURANT', 'BRAND'))
);
CREATE INDEX "system_notice_newest" ON "system_notice" USING btree ("created_at" DESC NULLS LAST, "notice_id" DESC);
CREATE INDEX "system_notice_is_top_desc_published_at_desc_order" ON "system_notice" USING btree ("is_top" DESC NULLS LAST, "published_at" DESC NULLS LAST, "notice_id" DESC);
CREATE INDEX "system_notice_search" ON "system_notice" USING gin (text_pairs("title"), text_pairs("summary"));
CREATE INDEX "system_notice_notice_type_index" ON "system_notice" USING btree ("notice_type");
CREATE INDEX "system_notice_level_index" ON "system_notice" USING btree ("level");
CREATE INDEX "system_notice_is_read_index" ON "system_notice" USING btree ("is_read");
CREATE INDEX "system_notice_need_confirm_index" ON "system_notice" USING btree ("need_confirm");
CREATE INDEX "system_notice_published_at_index" ON "system_notice" USING btree ("published_at");
ALTER TABLE "system_notice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "system_notice" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "system_notice" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "system_notice"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "online_service_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"service_type" text DEFAULT 'WECOM' NOT NULL,
	"wecom_service_url" text,
	"wecom_corp_id" text,
	"third_party_url" text,
	"service_phones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_hours_from" time NOT NULL,
	"service_hours_until" time NOT NULL,
	"service_days" smallint[] NOT NULL,
	"offline_reply" text NOT NULL,
	"welcome_text" text NOT NULL,
	"staff" text[] DEFAULT array[]::text[] NOT NULL,
	"assign_mode" text DEFAULT 'IDLE' NOT NULL,
	"quick_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entries" text[] NOT NULL,
	"float_icon" text,
	"float_position" text DEFAULT 'RB' NOT NULL,
	"send_product_card" boolean DEFAULT true NOT NULL,
	"ask_rating" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "online_service_config_service_type_values" CHECK ("service_type" in ('WXA', 'WECOM', 'PHONE', 'LINK')),
	CONSTRAINT "online_service_config_assign_mode_values" CHECK ("assign_mode" in ('ROUND', 'IDLE', 'LAST')),
	CONSTRAINT "online_service_config_entries_values" CHECK ("entries" <@ array['HOME', 'PRODUCT', 'ORDER', 'MEMBER', 'PAY']::text[]),
	CONSTRAINT "online_service_config_float_position_values" CHECK ("float_position" in ('RB', 'RM', 'LB'))
);
CREATE INDEX "online_service_config_staff_index" ON "online_service_config" USING gin ("staff");
ALTER TABLE "online_service_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "online_service_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "online_service_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "question_feedback" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"feedback_no" text,
	"question_type" text NOT NULL,
	"module" text NOT NULL,
	"page_url" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"video" text,
	"related_no" text,
	"urgency" text DEFAULT 'LOW' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"handler" text,
	"accepted_at" timestamp with time zone,
	"expected_at" timestamp with time zone,
	"replies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"urge_count" integer DEFAULT 0 NOT NULL,
	"score" integer,
	"score_comment" text,
	"closed_at" timestamp with time zone,
	"status" text DEFAULT 'SUBMITTED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("feedback_id"),
	CONSTRAINT "question_feedback_question_type_values" CHECK ("question_type" in ('BUG', 'USE', 'DATA', 'SUGGEST', 'ACCOUNT', 'PAY')),
	CONSTRAINT "question_feedback_module_values" CHECK ("module" in ('TICKET', 'ROOM', 'RESTAURANT', 'MEMBER', 'CARD', 'MARKETING', 'CHANNEL', 'FINANCE', 'WECOM', 'OTHER')),
	CONSTRAINT "question_feedback_urgency_values" CHECK ("urgency" in ('LOW', 'HIGH', 'BLOCK')),
	CONSTRAINT "question_feedback_status_values" CHECK ("status" in ('SUBMITTED', 'PROCESSING', 'REPLIED', 'CLOSED', 'WITHDRAWN'))
);
CREATE INDEX "question_feedback_newest" ON "question_feedback" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "feedback_id" DESC);
CREATE INDEX "question_feedback_search" ON "question_feedback" USING gin (text_pairs("feedback_no"), text_pairs("title"), text_pairs("related_no"));
CREATE INDEX "question_feedback_question_type_index" ON "question_feedback" USING btree ("hotel_id", "question_type");
CREATE INDEX "question_feedback_module_index" ON "question_feedback" USING btree ("hotel_id", "module");
CREATE INDEX "question_feedback_urgency_index" ON "question_feedback" USING btree ("hotel_id", "urgency");
CREATE INDEX "question_feedback_status_index" ON "question_feedback" USING btree ("hotel_id", "status");
ALTER TABLE "question_feedback" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "question_feedback" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "question_feedback"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "short_link" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"short_link_id" text NOT NULL,
	"link_name" text NOT NULL,
	"target_type" text DEFAULT 'URL' NOT NULL,
	"target_url" text,
	"wxa_path" text,
	"products" jsonb NOT NULL,
	"custom_page_id" text,
	"activity_id" text,
	"code" text,
	"channel_tag" text,
	"utm_params" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expire_type" text DEFAULT 'DATE' NOT NULL,
	"expire_at" timestamp with time zone,
	"wechat_only" boolean DEFAULT false NOT NULL,
	"last_visit_at" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("short_link_id"),
	CONSTRAINT "short_link_target_type_values" CHECK ("target_type" in ('URL', 'WXA', 'PRODUCT', 'PAGE', 'ACTIVITY')),
	CONSTRAINT "short_link_expire_type_values" CHECK ("expire_type" in ('FOREVER', 'DATE')),
	CONSTRAINT "short_link_status_values" CHECK ("status" in ('ACTIVE', 'DISABLED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "short_link_code_unique" ON "short_link" USING btree ("hotel_id", "code");
CREATE INDEX "short_link_newest" ON "short_link" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "short_link_id" DESC);
CREATE INDEX "short_link_search" ON "short_link" USING gin (text_pairs("link_name"), text_pairs("code"), text_pairs("target_url"));
CREATE INDEX "short_link_target_type_index" ON "short_link" USING btree ("hotel_id", "target_type");
CREATE INDEX "short_link_channel_tag_index" ON "short_link" USING btree ("hotel_id", "channel_tag");
CREATE INDEX "short_link_status_index" ON "short_link" USING btree ("hotel_id", "status");
CREATE INDEX "short_link_custom_page_id_index" ON "short_link" USING btree ("custom_page_id");
CREATE INDEX "short_link_activity_id_index" ON "short_link" USING btree ("activity_id");
ALTER TABLE "short_link" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "short_link" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "short_link"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "menu_node" (
	"brand_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"parent_id" text,
	"menu_name" text NOT NULL,
	"menu_sub_title" text,
	"menu_type" text DEFAULT '1' NOT NULL,
	"permission" text,
	"route_path" text,
	"icon" text,
	"open_mode" text DEFAULT 'INNER' NOT NULL,
	"frame_url" text,
	"locked" boolean,
	"visible" boolean DEFAULT true NOT NULL,
	"badge" text DEFAULT 'NONE' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("menu_id"),
	CONSTRAINT "menu_node_of_brand" UNIQUE ("brand_id", "menu_id"),
	CONSTRAINT "menu_node_menu_type_values" CHECK ("menu_type" in ('0', '1', '2')),
	CONSTRAINT "menu_node_open_mode_values" CHECK ("open_mode" in ('INNER', 'FRAME', 'BLANK')),
	CONSTRAINT "menu_node_badge_values" CHECK ("badge" in ('NONE', 'NEW', 'BETA', 'HOT'))
);
CREATE UNIQUE INDEX "menu_node_parent_id_menu_name_unique" ON "menu_node" USING btree ("brand_id", "parent_id", "menu_name");
CREATE UNIQUE INDEX "menu_node_permission_unique" ON "menu_node" USING btree ("brand_id", "permission");
CREATE INDEX "menu_node_newest" ON "menu_node" USING btree ("brand_id", "created_at" DESC NULLS LAST, "menu_id" DESC);
CREATE INDEX "menu_node_parent_id_index" ON "menu_node" USING btree ("parent_id");
ALTER TABLE "menu_node" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "menu_node" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "menu_node"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "link_entry" (
	"link_entry_id" text NOT NULL,
	"link_code" text NOT NULL,
	"link_name" text NOT NULL,
	"module" text NOT NULL,
	"path_template" text NOT NULL,
	"applet_path" text,
	"login_needed" boolean,
	"params" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text,
	"screenshot" text,
	"available" boolean,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("link_entry_id"),
	CONSTRAINT "link_entry_module_values" CHECK ("module" in ('SHOP', 'ROOM', 'TICKET', 'DINING', 'MEMBER', 'CARD', 'MARKETING', 'SERVICE', 'STAFF'))
);
CREATE UNIQUE INDEX "link_entry_link_code_unique" ON "link_entry" USING btree ("link_code");
CREATE INDEX "link_entry_newest" ON "link_entry" USING btree ("created_at" DESC NULLS LAST, "link_entry_id" DESC);
CREATE INDEX "link_entry_sort_order" ON "link_entry" USING btree ("sort", "link_entry_id" DESC);
CREATE INDEX "link_entry_search" ON "link_entry" USING gin (text_pairs("link_name"), text_pairs("link_code"), text_pairs("description"));
CREATE INDEX "link_entry_module_index" ON "link_entry" USING btree ("module");
CREATE INDEX "link_entry_available_index" ON "link_entry" USING btree ("available");
CREATE INDEX "link_entry_login_needed_index" ON "link_entry" USING btree ("login_needed");
ALTER TABLE "link_entry" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "link_entry" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "link_entry" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "link_entry"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
