-- Made of the definitions of activities; see src/database/tables.

CREATE TABLE "activity" (
	"brand_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"activity_type" text NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"repeat_mode" text DEFAULT 'ALL' NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"daily_slots" jsonb NOT NULL,
	"store_scope" text DEFAULT 'ALL' NOT NULL,
	"store_ids" text[] NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"product_rules" jsonb NOT NULL,
	"scope_type" text DEFAULT 'STORE',
	"category_ids" jsonb NOT NULL,
	"reduce_mode" text DEFAULT 'REDUCE',
	"tiers" jsonb NOT NULL,
	"every_full" boolean DEFAULT false,
	"max_reduce" bigint,
	"nth" integer DEFAULT 2,
	"nth_discount" numeric(14, 4),
	"audience" text DEFAULT 'ALL' NOT NULL,
	"grade_ids" text[] NOT NULL,
	"tag_ids" text[] NOT NULL,
	"limit_per_member" integer DEFAULT 0 NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"stack_member_price" boolean DEFAULT false NOT NULL,
	"preheat_hours" integer DEFAULT 24 NOT NULL,
	"auto_close_minutes" integer DEFAULT 15 NOT NULL,
	"banner" text,
	"share_title" text,
	"rules" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("activity_id"),
	CONSTRAINT "activity_of_brand" UNIQUE ("brand_id", "activity_id"),
	CONSTRAINT "activity_activity_type_values" CHECK ("activity_type" in ('23', '24', '25', '32')),
	CONSTRAINT "activity_repeat_mode_values" CHECK ("repeat_mode" in ('ALL', 'WEEKLY', 'DAILY')),
	CONSTRAINT "activity_store_scope_values" CHECK ("store_scope" in ('ALL', 'PART', 'SINGLE')),
	CONSTRAINT "activity_scope_type_values" CHECK ("scope_type" in ('STORE', 'CATEGORY', 'PRODUCT')),
	CONSTRAINT "activity_reduce_mode_values" CHECK ("reduce_mode" in ('REDUCE', 'DISCOUNT', 'PIECE')),
	CONSTRAINT "activity_audience_values" CHECK ("audience" in ('ALL', 'NEW', 'GRADE', 'TAG')),
	CONSTRAINT "activity_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "activity_activity_name_unique" ON "activity" USING btree ("brand_id", "activity_name");
CREATE INDEX "activity_newest" ON "activity" USING btree ("brand_id", "created_at" DESC NULLS LAST, "activity_id" DESC);
CREATE INDEX "activity_search" ON "activity" USING gin (text_pairs("activity_name"), text_pairs("activity_id"));
CREATE INDEX "activity_activity_type_index" ON "activity" USING btree ("brand_id", "activity_type");
CREATE INDEX "activity_store_scope_index" ON "activity" USING btree ("brand_id", "store_scope");
CREATE INDEX "activity_store_ids_index" ON "activity" USING gin ("store_ids");
CREATE INDEX "activity_audience_index" ON "activity" USING btree ("brand_id", "audience");
CREATE INDEX "activity_activity_until_activity_from_index" ON "activity" USING btree ("brand_id", "activity_until", "activity_from");
CREATE INDEX "activity_status_index" ON "activity" USING btree ("brand_id", "status");
CREATE INDEX "activity_scope_type_index" ON "activity" USING btree ("brand_id", "scope_type");
CREATE INDEX "activity_reduce_mode_index" ON "activity" USING btree ("brand_id", "reduce_mode");
CREATE INDEX "activity_grade_ids_index" ON "activity" USING gin ("grade_ids");
CREATE INDEX "activity_tag_ids_index" ON "activity" USING gin ("tag_ids");
ALTER TABLE "activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "activity_store" (
	"brand_id" text NOT NULL,
	"activity_store_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"store_id" text NOT NULL,
	"store_name" text,
	"store_stock" integer NOT NULL,
	"subsidy_ratio" numeric(14, 4) DEFAULT 0 NOT NULL,
	"contact" text,
	"join_status" text DEFAULT 'INVITED' NOT NULL,
	"quit_reason" text,
	"joined_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("activity_store_id"),
	CONSTRAINT "activity_store_join_status_values" CHECK ("join_status" in ('INVITED', 'JOINED', 'PAUSED', 'QUIT'))
);
CREATE UNIQUE INDEX "activity_store_activity_id_store_id_unique" ON "activity_store" USING btree ("brand_id", "activity_id", "store_id");
CREATE INDEX "activity_store_newest" ON "activity_store" USING btree ("brand_id", "created_at" DESC NULLS LAST, "activity_store_id" DESC);
CREATE INDEX "activity_store_search" ON "activity_store" USING gin (text_pairs("store_name"));
CREATE INDEX "activity_store_activity_id_index" ON "activity_store" USING btree ("activity_id");
CREATE INDEX "activity_store_store_id_index" ON "activity_store" USING btree ("store_id");
CREATE INDEX "activity_store_contact_index" ON "activity_store" USING btree ("contact");
CREATE INDEX "activity_store_join_status_index" ON "activity_store" USING btree ("brand_id", "join_status");
ALTER TABLE "activity_store" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "activity_store" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "activity_store"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "activity_order" (
	"brand_id" text NOT NULL,
	"activity_order_id" text NOT NULL,
	"activity_id" text,
	"activity_type" text,
	"order_no" text,
	"store_id" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"is_new_member" boolean,
	"ticket_product_id" text,
	"product_name" text,
	"quantity" integer,
	"origin_amount" bigint,
	"discount_amount" bigint,
	"pay_amount" bigint,
	"channel" text,
	"status" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("activity_order_id"),
	CONSTRAINT "activity_order_activity_type_values" CHECK ("activity_type" in ('23', '24', '25', '32')),
	CONSTRAINT "activity_order_channel_values" CHECK ("channel" in ('WXA', 'H5', 'ALIPAY', 'TIKTOK', 'OFFLINE')),
	CONSTRAINT "activity_order_status_values" CHECK ("status" in ('PAID', 'VERIFIED', 'REFUNDED', 'CLOSED'))
);
CREATE INDEX "activity_order_newest" ON "activity_order" USING btree ("brand_id", "created_at" DESC NULLS LAST, "activity_order_id" DESC);
CREATE INDEX "activity_order_activity_id_index" ON "activity_order" USING btree ("activity_id");
CREATE INDEX "activity_order_activity_type_index" ON "activity_order" USING btree ("brand_id", "activity_type");
CREATE INDEX "activity_order_store_id_index" ON "activity_order" USING btree ("store_id");
CREATE INDEX "activity_order_channel_index" ON "activity_order" USING btree ("brand_id", "channel");
CREATE INDEX "activity_order_status_index" ON "activity_order" USING btree ("brand_id", "status");
CREATE INDEX "activity_order_paid_at_index" ON "activity_order" USING btree ("brand_id", "paid_at");
CREATE INDEX "activity_order_member_id_index" ON "activity_order" USING btree ("member_id");
CREATE INDEX "activity_order_ticket_product_id_index" ON "activity_order" USING btree ("ticket_product_id");
ALTER TABLE "activity_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "activity_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "activity_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "qrcode_campaign" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"qrcode_campaign_id" text NOT NULL,
	"campaign_name" text NOT NULL,
	"target_type" text NOT NULL,
	"ticket_product_id" text,
	"prepay_card_id" text,
	"custom_page_id" text,
	"coupon_id" text,
	"restaurant_id" text,
	"url" text,
	"carrier" text DEFAULT 'WXA' NOT NULL,
	"store_id" text NOT NULL,
	"employee_id" text,
	"placement" text DEFAULT 'FRONT_DESK' NOT NULL,
	"place_no" text,
	"batch_no" text,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"valid_type" text DEFAULT 'PERMANENT' NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"style" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"scene_str" text,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("qrcode_campaign_id"),
	CONSTRAINT "qrcode_campaign_of_brand" UNIQUE ("brand_id", "qrcode_campaign_id"),
	CONSTRAINT "qrcode_campaign_target_type_values" CHECK ("target_type" in ('TICKET', 'CARD', 'PAGE', 'COUPON', 'RESTAURANT', 'PAYMENT', 'REGISTER', 'URL')),
	CONSTRAINT "qrcode_campaign_carrier_values" CHECK ("carrier" in ('WXA', 'OFFICIAL', 'H5', 'ALIPAY')),
	CONSTRAINT "qrcode_campaign_placement_values" CHECK ("placement" in ('FRONT_DESK', 'ROOM', 'TABLE', 'ELEVATOR', 'OUTDOOR', 'DM', 'ONLINE')),
	CONSTRAINT "qrcode_campaign_valid_type_values" CHECK ("valid_type" in ('PERMANENT', 'PERIOD')),
	CONSTRAINT "qrcode_campaign_status_values" CHECK ("status" in ('ENABLED', 'DISABLED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "qrcode_campaign_campaign_name_unique" ON "qrcode_campaign" USING btree ("hotel_id", "campaign_name");
CREATE UNIQUE INDEX "qrcode_campaign_scene_str_unique" ON "qrcode_campaign" USING btree ("hotel_id", "scene_str");
CREATE INDEX "qrcode_campaign_newest" ON "qrcode_campaign" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "qrcode_campaign_id" DESC);
CREATE INDEX "qrcode_campaign_search" ON "qrcode_campaign" USING gin (text_pairs("campaign_name"), text_pairs("place_no"), text_pairs("batch_no"));
CREATE INDEX "qrcode_campaign_target_type_index" ON "qrcode_campaign" USING btree ("hotel_id", "target_type");
CREATE INDEX "qrcode_campaign_carrier_index" ON "qrcode_campaign" USING btree ("hotel_id", "carrier");
CREATE INDEX "qrcode_campaign_store_id_index" ON "qrcode_campaign" USING btree ("store_id");
CREATE INDEX "qrcode_campaign_placement_index" ON "qrcode_campaign" USING btree ("hotel_id", "placement");
CREATE INDEX "qrcode_campaign_employee_id_index" ON "qrcode_campaign" USING btree ("employee_id");
CREATE INDEX "qrcode_campaign_batch_no_index" ON "qrcode_campaign" USING btree ("hotel_id", "batch_no");
CREATE INDEX "qrcode_campaign_status_index" ON "qrcode_campaign" USING btree ("hotel_id", "status");
CREATE INDEX "qrcode_campaign_ticket_product_id_index" ON "qrcode_campaign" USING btree ("ticket_product_id");
CREATE INDEX "qrcode_campaign_prepay_card_id_index" ON "qrcode_campaign" USING btree ("prepay_card_id");
CREATE INDEX "qrcode_campaign_custom_page_id_index" ON "qrcode_campaign" USING btree ("custom_page_id");
CREATE INDEX "qrcode_campaign_coupon_id_index" ON "qrcode_campaign" USING btree ("coupon_id");
CREATE INDEX "qrcode_campaign_restaurant_id_index" ON "qrcode_campaign" USING btree ("restaurant_id");
CREATE INDEX "qrcode_campaign_tag_ids_index" ON "qrcode_campaign" USING gin ("tag_ids");
ALTER TABLE "qrcode_campaign" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "qrcode_campaign" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "qrcode_campaign"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "qr_ticket" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"qr_ticket_id" text NOT NULL,
	"qr_ticket_name" text NOT NULL,
	"code_mode" text DEFAULT 'SHARED' NOT NULL,
	"products" jsonb NOT NULL,
	"quantity_per_claim" integer DEFAULT 1 NOT NULL,
	"total_stock" integer NOT NULL,
	"limit_per_member" integer DEFAULT 1 NOT NULL,
	"limit_per_day" integer DEFAULT 0 NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"claim_limit" text DEFAULT 'MEMBER' NOT NULL,
	"grade_ids" text[] NOT NULL,
	"password" text,
	"geo_limit" boolean DEFAULT false NOT NULL,
	"geo_center" jsonb,
	"geo_radius" integer DEFAULT 500,
	"ticket_valid" text DEFAULT 'PRODUCT' NOT NULL,
	"valid_days" integer,
	"claim_page_image" text,
	"instruction" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("qr_ticket_id"),
	CONSTRAINT "qr_ticket_of_brand" UNIQUE ("brand_id", "qr_ticket_id"),
	CONSTRAINT "qr_ticket_code_mode_values" CHECK ("code_mode" in ('SHARED', 'ONCE')),
	CONSTRAINT "qr_ticket_claim_limit_values" CHECK ("claim_limit" in ('NONE', 'MEMBER', 'NEW', 'GRADE', 'PASSWORD')),
	CONSTRAINT "qr_ticket_ticket_valid_values" CHECK ("ticket_valid" in ('PRODUCT', 'DAYS')),
	CONSTRAINT "qr_ticket_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "qr_ticket_qr_ticket_name_unique" ON "qr_ticket" USING btree ("hotel_id", "qr_ticket_name");
CREATE INDEX "qr_ticket_newest" ON "qr_ticket" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "qr_ticket_id" DESC);
CREATE INDEX "qr_ticket_search" ON "qr_ticket" USING gin (text_pairs("qr_ticket_name"));
CREATE INDEX "qr_ticket_code_mode_index" ON "qr_ticket" USING btree ("hotel_id", "code_mode");
CREATE INDEX "qr_ticket_claim_limit_index" ON "qr_ticket" USING btree ("hotel_id", "claim_limit");
CREATE INDEX "qr_ticket_activity_until_activity_from_index" ON "qr_ticket" USING btree ("hotel_id", "activity_until", "activity_from");
CREATE INDEX "qr_ticket_status_index" ON "qr_ticket" USING btree ("hotel_id", "status");
CREATE INDEX "qr_ticket_grade_ids_index" ON "qr_ticket" USING gin ("grade_ids");
ALTER TABLE "qr_ticket" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "qr_ticket" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "qr_ticket"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "qr_ticket_claim" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"claim_no" text,
	"qr_ticket_id" text,
	"member_id" text,
	"nick_name" text,
	"phone" text,
	"ticket_product_id" text,
	"product_name" text,
	"quantity" integer,
	"ticket_code_no" text,
	"code_no" text,
	"store_id" text,
	"claimed_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"verifier_id" text,
	"revoke_reason" text,
	"status" text DEFAULT 'CLAIMED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("claim_id"),
	CONSTRAINT "qr_ticket_claim_status_values" CHECK ("status" in ('CLAIMED', 'USED', 'EXPIRED', 'REVOKED'))
);
CREATE INDEX "qr_ticket_claim_newest" ON "qr_ticket_claim" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "claim_id" DESC);
CREATE INDEX "qr_ticket_claim_claimed_at_desc_order" ON "qr_ticket_claim" USING btree ("hotel_id", "claimed_at" DESC NULLS LAST, "claim_id" DESC);
CREATE INDEX "qr_ticket_claim_search" ON "qr_ticket_claim" USING gin (text_pairs("claim_no"), text_pairs("ticket_code_no"));
CREATE INDEX "qr_ticket_claim_phone_index" ON "qr_ticket_claim" USING btree ("hotel_id", "phone");
CREATE INDEX "qr_ticket_claim_right_phone_4_index" ON "qr_ticket_claim" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "qr_ticket_claim_qr_ticket_id_index" ON "qr_ticket_claim" USING btree ("qr_ticket_id");
CREATE INDEX "qr_ticket_claim_store_id_index" ON "qr_ticket_claim" USING btree ("store_id");
CREATE INDEX "qr_ticket_claim_ticket_product_id_index" ON "qr_ticket_claim" USING btree ("ticket_product_id");
CREATE INDEX "qr_ticket_claim_verifier_id_index" ON "qr_ticket_claim" USING btree ("verifier_id");
CREATE INDEX "qr_ticket_claim_status_index" ON "qr_ticket_claim" USING btree ("hotel_id", "status");
CREATE INDEX "qr_ticket_claim_member_id_index" ON "qr_ticket_claim" USING btree ("member_id");
ALTER TABLE "qr_ticket_claim" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "qr_ticket_claim" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "qr_ticket_claim"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "auto_reply" (
	"brand_id" text NOT NULL,
	"auto_reply_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"reply_type" text DEFAULT 'KEYWORD' NOT NULL,
	"keywords" jsonb NOT NULL,
	"qrcode_campaign_id" text,
	"replies" jsonb NOT NULL,
	"reply_mode" text DEFAULT 'ALL' NOT NULL,
	"effective_from" time,
	"effective_until" time,
	"interval_minutes" integer DEFAULT 0 NOT NULL,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"sort" integer DEFAULT 100 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"status" text DEFAULT 'DISABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("auto_reply_id"),
	CONSTRAINT "auto_reply_reply_type_values" CHECK ("reply_type" in ('KEYWORD', 'SUBSCRIBE', 'DEFAULT', 'SCAN')),
	CONSTRAINT "auto_reply_reply_mode_values" CHECK ("reply_mode" in ('ALL', 'RANDOM')),
	CONSTRAINT "auto_reply_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "auto_reply_rule_name_unique" ON "auto_reply" USING btree ("brand_id", "rule_name");
CREATE INDEX "auto_reply_newest" ON "auto_reply" USING btree ("brand_id", "created_at" DESC NULLS LAST, "auto_reply_id" DESC);
CREATE INDEX "auto_reply_sort_order" ON "auto_reply" USING btree ("brand_id", "sort", "auto_reply_id" DESC);
CREATE INDEX "auto_reply_search" ON "auto_reply" USING gin (text_pairs("rule_name"));
CREATE INDEX "auto_reply_status_index" ON "auto_reply" USING btree ("brand_id", "status");
CREATE INDEX "auto_reply_reply_mode_index" ON "auto_reply" USING btree ("brand_id", "reply_mode");
CREATE INDEX "auto_reply_reply_type_index" ON "auto_reply" USING btree ("brand_id", "reply_type");
CREATE INDEX "auto_reply_qrcode_campaign_id_index" ON "auto_reply" USING btree ("qrcode_campaign_id");
CREATE INDEX "auto_reply_tag_ids_index" ON "auto_reply" USING gin ("tag_ids");
ALTER TABLE "auto_reply" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "auto_reply" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "auto_reply"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "live_code" (
	"brand_id" text NOT NULL,
	"live_code_id" text NOT NULL,
	"live_code_name" text NOT NULL,
	"code_type" text DEFAULT 'GROUP' NOT NULL,
	"switch_rule" text DEFAULT 'LIMIT' NOT NULL,
	"entries" jsonb NOT NULL,
	"fallback" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guide_text" text DEFAULT '长按识别二维码' NOT NULL,
	"page_bg" text,
	"repeat_same" boolean DEFAULT true NOT NULL,
	"store_id" text,
	"owner_id" text,
	"alert_left" integer DEFAULT 20 NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("live_code_id"),
	CONSTRAINT "live_code_of_brand" UNIQUE ("brand_id", "live_code_id"),
	CONSTRAINT "live_code_code_type_values" CHECK ("code_type" in ('GROUP', 'PERSON', 'URL', 'OFFICIAL')),
	CONSTRAINT "live_code_switch_rule_values" CHECK ("switch_rule" in ('LIMIT', 'RANDOM', 'TIME', 'CITY')),
	CONSTRAINT "live_code_status_values" CHECK ("status" in ('ENABLED', 'FULL', 'DISABLED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "live_code_live_code_name_unique" ON "live_code" USING btree ("brand_id", "live_code_name");
CREATE INDEX "live_code_newest" ON "live_code" USING btree ("brand_id", "created_at" DESC NULLS LAST, "live_code_id" DESC);
CREATE INDEX "live_code_search" ON "live_code" USING gin (text_pairs("live_code_name"));
CREATE INDEX "live_code_code_type_index" ON "live_code" USING btree ("brand_id", "code_type");
CREATE INDEX "live_code_switch_rule_index" ON "live_code" USING btree ("brand_id", "switch_rule");
CREATE INDEX "live_code_store_id_index" ON "live_code" USING btree ("store_id");
CREATE INDEX "live_code_owner_id_index" ON "live_code" USING btree ("owner_id");
CREATE INDEX "live_code_status_index" ON "live_code" USING btree ("brand_id", "status");
ALTER TABLE "live_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "live_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "live_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "live_code_scan" (
	"brand_id" text NOT NULL,
	"scan_id" text NOT NULL,
	"live_code_id" text,
	"entry_name" text,
	"open_id" text,
	"nick_name" text,
	"member_id" text,
	"phone" text,
	"is_first" boolean,
	"province" text,
	"city" text,
	"client" text,
	"os" text,
	"result" text,
	"scanned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("scan_id"),
	CONSTRAINT "live_code_scan_client_values" CHECK ("client" in ('WECHAT', 'WECOM', 'ALIPAY', 'BROWSER')),
	CONSTRAINT "live_code_scan_os_values" CHECK ("os" in ('IOS', 'ANDROID', 'HARMONY', 'OTHER')),
	CONSTRAINT "live_code_scan_result_values" CHECK ("result" in ('SHOWN', 'FALLBACK', 'LONG_PRESS'))
);
CREATE INDEX "live_code_scan_newest" ON "live_code_scan" USING btree ("brand_id", "created_at" DESC NULLS LAST, "scan_id" DESC);
CREATE INDEX "live_code_scan_scanned_at_desc_order" ON "live_code_scan" USING btree ("brand_id", "scanned_at" DESC NULLS LAST, "scan_id" DESC);
CREATE INDEX "live_code_scan_search" ON "live_code_scan" USING gin (text_pairs("open_id"));
CREATE INDEX "live_code_scan_nick_name_index" ON "live_code_scan" USING btree ("brand_id", "nick_name");
CREATE INDEX "live_code_scan_phone_index" ON "live_code_scan" USING btree ("brand_id", "phone");
CREATE INDEX "live_code_scan_right_phone_4_index" ON "live_code_scan" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "live_code_scan_live_code_id_index" ON "live_code_scan" USING btree ("live_code_id");
CREATE INDEX "live_code_scan_entry_name_index" ON "live_code_scan" USING btree ("brand_id", "entry_name");
CREATE INDEX "live_code_scan_is_first_index" ON "live_code_scan" USING btree ("brand_id", "is_first");
CREATE INDEX "live_code_scan_client_index" ON "live_code_scan" USING btree ("brand_id", "client");
CREATE INDEX "live_code_scan_result_index" ON "live_code_scan" USING btree ("brand_id", "result");
CREATE INDEX "live_code_scan_province_index" ON "live_code_scan" USING btree ("brand_id", "province");
CREATE INDEX "live_code_scan_member_id_index" ON "live_code_scan" USING btree ("member_id");
ALTER TABLE "live_code_scan" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "live_code_scan" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "live_code_scan"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "mission" (
	"brand_id" text NOT NULL,
	"mission_id" text NOT NULL,
	"mission_name" text NOT NULL,
	"mission_type" text DEFAULT 'FOLLOW' NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"keyword" text,
	"tiers" jsonb NOT NULL,
	"friend_reward" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"poster_id" text NOT NULL,
	"welcome_text" text DEFAULT '{昵称}，长按保存海报分享给好友，邀请{人数}位好友即可领取{奖励}' NOT NULL,
	"progress_text" text,
	"finish_text" text,
	"unfollow_deduct" boolean DEFAULT true NOT NULL,
	"area_limit" boolean DEFAULT false NOT NULL,
	"regions" text[],
	"sex_limit" text DEFAULT 'ALL' NOT NULL,
	"daily_max" integer DEFAULT 50 NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("mission_id"),
	CONSTRAINT "mission_of_brand" UNIQUE ("brand_id", "mission_id"),
	CONSTRAINT "mission_mission_type_values" CHECK ("mission_type" in ('FOLLOW', 'REGISTER', 'ORDER', 'ASSIST')),
	CONSTRAINT "mission_sex_limit_values" CHECK ("sex_limit" in ('ALL', 'F', 'M')),
	CONSTRAINT "mission_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "mission_mission_name_unique" ON "mission" USING btree ("brand_id", "mission_name");
CREATE UNIQUE INDEX "mission_keyword_unique" ON "mission" USING btree ("brand_id", "keyword");
CREATE INDEX "mission_newest" ON "mission" USING btree ("brand_id", "created_at" DESC NULLS LAST, "mission_id" DESC);
CREATE INDEX "mission_search" ON "mission" USING gin (text_pairs("mission_name"), text_pairs("keyword"));
CREATE INDEX "mission_mission_type_index" ON "mission" USING btree ("brand_id", "mission_type");
CREATE INDEX "mission_activity_until_activity_from_index" ON "mission" USING btree ("brand_id", "activity_until", "activity_from");
CREATE INDEX "mission_status_index" ON "mission" USING btree ("brand_id", "status");
CREATE INDEX "mission_poster_id_index" ON "mission" USING btree ("poster_id");
ALTER TABLE "mission" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mission" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "mission"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "mission_participant" (
	"brand_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"mission_id" text,
	"open_id" text,
	"nick_name" text,
	"member_id" text,
	"phone" text,
	"inviter_id" text,
	"source" text,
	"invited_count" integer,
	"lost_count" integer,
	"valid_count" integer,
	"reward_text" text,
	"joined_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"status" text DEFAULT 'JOINED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("participant_id"),
	CONSTRAINT "mission_participant_of_brand" UNIQUE ("brand_id", "participant_id"),
	CONSTRAINT "mission_participant_source_values" CHECK ("source" in ('KEYWORD', 'POSTER', 'QR', 'MENU')),
	CONSTRAINT "mission_participant_status_values" CHECK ("status" in ('JOINED', 'FINISHED', 'REWARDED', 'BLOCKED'))
);
CREATE UNIQUE INDEX "mission_participant_mission_id_open_id_unique" ON "mission_participant" USING btree ("brand_id", "mission_id", "open_id");
CREATE INDEX "mission_participant_newest" ON "mission_participant" USING btree ("brand_id", "created_at" DESC NULLS LAST, "participant_id" DESC);
CREATE INDEX "mission_participant_valid_count_desc_order" ON "mission_participant" USING btree ("brand_id", "valid_count" DESC NULLS LAST, "participant_id" DESC);
CREATE INDEX "mission_participant_mission_id_index" ON "mission_participant" USING btree ("mission_id");
CREATE INDEX "mission_participant_member_id_index" ON "mission_participant" USING btree ("member_id");
CREATE INDEX "mission_participant_inviter_id_index" ON "mission_participant" USING btree ("inviter_id");
ALTER TABLE "mission_participant" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mission_participant" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "mission_participant"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "directional_ticket" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"directional_ticket_id" text NOT NULL,
	"grant_no" text,
	"grant_name" text NOT NULL,
	"products" jsonb NOT NULL,
	"quantity_per_member" integer DEFAULT 1 NOT NULL,
	"target_mode" text DEFAULT 'PHONE' NOT NULL,
	"phones" text,
	"import_file" text,
	"grade_ids" text[] NOT NULL,
	"tag_ids" text[] NOT NULL,
	"bought_products" jsonb NOT NULL,
	"reason" text NOT NULL,
	"reason_text" text,
	"send_mode" text DEFAULT 'NOW' NOT NULL,
	"send_at" timestamp with time zone,
	"valid_days" integer DEFAULT 0 NOT NULL,
	"notify" text[] DEFAULT array['WXA']::text[] NOT NULL,
	"cost_department_id" text,
	"approver_id" text,
	"approved_at" timestamp with time zone,
	"reject_reason" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("directional_ticket_id"),
	CONSTRAINT "directional_ticket_of_brand" UNIQUE ("brand_id", "directional_ticket_id"),
	CONSTRAINT "directional_ticket_target_mode_values" CHECK ("target_mode" in ('PHONE', 'FILE', 'GRADE', 'TAG', 'ORDER')),
	CONSTRAINT "directional_ticket_reason_values" CHECK ("reason" in ('CARE', 'COMPENSATE', 'MARKETING', 'PARTNER', 'STAFF')),
	CONSTRAINT "directional_ticket_send_mode_values" CHECK ("send_mode" in ('NOW', 'TIMED')),
	CONSTRAINT "directional_ticket_notify_values" CHECK ("notify" <@ array['SMS', 'WXA', 'OFFICIAL']::text[]),
	CONSTRAINT "directional_ticket_status_values" CHECK ("status" in ('DRAFT', 'AUDITING', 'REJECTED', 'WAITING', 'SENDING', 'DONE', 'PARTIAL', 'CANCELLED'))
);
CREATE INDEX "directional_ticket_newest" ON "directional_ticket" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "directional_ticket_id" DESC);
CREATE INDEX "directional_ticket_search" ON "directional_ticket" USING gin (text_pairs("grant_no"), text_pairs("grant_name"));
CREATE INDEX "directional_ticket_reason_index" ON "directional_ticket" USING btree ("hotel_id", "reason");
CREATE INDEX "directional_ticket_target_mode_index" ON "directional_ticket" USING btree ("hotel_id", "target_mode");
CREATE INDEX "directional_ticket_cost_department_id_index" ON "directional_ticket" USING btree ("cost_department_id");
CREATE INDEX "directional_ticket_created_by_index" ON "directional_ticket" USING btree ("hotel_id", "created_by");
CREATE INDEX "directional_ticket_status_index" ON "directional_ticket" USING btree ("hotel_id", "status");
CREATE INDEX "directional_ticket_grade_ids_index" ON "directional_ticket" USING gin ("grade_ids");
CREATE INDEX "directional_ticket_tag_ids_index" ON "directional_ticket" USING gin ("tag_ids");
CREATE INDEX "directional_ticket_approver_id_index" ON "directional_ticket" USING btree ("approver_id");
ALTER TABLE "directional_ticket" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "directional_ticket" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "directional_ticket"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "directional_ticket_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"record_id" text NOT NULL,
	"directional_ticket_id" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"product_name" text,
	"quantity" integer,
	"ticket_code_no" text,
	"fail_reason" text,
	"sent_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "directional_ticket_record_status_values" CHECK ("status" in ('WAITING', 'SENT', 'USED', 'EXPIRED', 'FAILED', 'RECALLED'))
);
CREATE INDEX "directional_ticket_record_newest" ON "directional_ticket_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "directional_ticket_record_status_index" ON "directional_ticket_record" USING btree ("hotel_id", "status");
CREATE INDEX "directional_ticket_record_directional_ticket_id_index" ON "directional_ticket_record" USING btree ("directional_ticket_id");
CREATE INDEX "directional_ticket_record_member_id_index" ON "directional_ticket_record" USING btree ("member_id");
ALTER TABLE "directional_ticket_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "directional_ticket_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "directional_ticket_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "sign_in" (
	"brand_id" text NOT NULL,
	"sign_in_id" text NOT NULL,
	"sign_in_name" text NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"cycle" text DEFAULT 'WEEK' NOT NULL,
	"cycle_days" integer,
	"count_mode" text DEFAULT 'CONTINUOUS' NOT NULL,
	"daily_reward" jsonb NOT NULL,
	"extra_rewards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allow_make_up" boolean DEFAULT false NOT NULL,
	"make_up_cost" integer DEFAULT 20,
	"make_up_times" integer DEFAULT 3,
	"remind" boolean DEFAULT true NOT NULL,
	"remind_time" time DEFAULT '09:00',
	"grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"head_image" text,
	"theme_color" text DEFAULT '#FF7A45' NOT NULL,
	"advert_id" text,
	"rules" text NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("sign_in_id"),
	CONSTRAINT "sign_in_of_brand" UNIQUE ("brand_id", "sign_in_id"),
	CONSTRAINT "sign_in_cycle_values" CHECK ("cycle" in ('WEEK', 'MONTH', 'CUSTOM')),
	CONSTRAINT "sign_in_count_mode_values" CHECK ("count_mode" in ('CONTINUOUS', 'TOTAL')),
	CONSTRAINT "sign_in_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "sign_in_sign_in_name_unique" ON "sign_in" USING btree ("brand_id", "sign_in_name");
CREATE INDEX "sign_in_newest" ON "sign_in" USING btree ("brand_id", "created_at" DESC NULLS LAST, "sign_in_id" DESC);
CREATE INDEX "sign_in_search" ON "sign_in" USING gin (text_pairs("sign_in_name"));
CREATE INDEX "sign_in_cycle_index" ON "sign_in" USING btree ("brand_id", "cycle");
CREATE INDEX "sign_in_count_mode_index" ON "sign_in" USING btree ("brand_id", "count_mode");
CREATE INDEX "sign_in_status_index" ON "sign_in" USING btree ("brand_id", "status");
CREATE INDEX "sign_in_grade_ids_index" ON "sign_in" USING gin ("grade_ids");
CREATE INDEX "sign_in_advert_id_index" ON "sign_in" USING btree ("advert_id");
ALTER TABLE "sign_in" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sign_in" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sign_in"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "sign_in_record" (
	"brand_id" text NOT NULL,
	"sign_in_record_id" text NOT NULL,
	"sign_in_id" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"grade_id" text,
	"sign_date" date,
	"signed_at" timestamp with time zone,
	"continuous_days" integer,
	"is_make_up" boolean,
	"points" integer,
	"extra_reward" text,
	"channel" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("sign_in_record_id"),
	CONSTRAINT "sign_in_record_channel_values" CHECK ("channel" in ('WXA', 'H5', 'APP'))
);
CREATE UNIQUE INDEX "sign_in_record_sign_in_id_member_id_sign_date_unique" ON "sign_in_record" USING btree ("brand_id", "sign_in_id", "member_id", "sign_date");
CREATE INDEX "sign_in_record_newest" ON "sign_in_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "sign_in_record_id" DESC);
CREATE INDEX "sign_in_record_sign_in_id_index" ON "sign_in_record" USING btree ("sign_in_id");
CREATE INDEX "sign_in_record_sign_date_index" ON "sign_in_record" USING btree ("brand_id", "sign_date");
CREATE INDEX "sign_in_record_grade_id_index" ON "sign_in_record" USING btree ("grade_id");
CREATE INDEX "sign_in_record_is_make_up_index" ON "sign_in_record" USING btree ("brand_id", "is_make_up");
CREATE INDEX "sign_in_record_phone_index" ON "sign_in_record" USING btree ("brand_id", "phone");
CREATE INDEX "sign_in_record_signed_at_index" ON "sign_in_record" USING btree ("brand_id", "signed_at");
CREATE INDEX "sign_in_record_member_id_index" ON "sign_in_record" USING btree ("member_id");
ALTER TABLE "sign_in_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "sign_in_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "sign_in_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "wheel_spread" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"wheel_spread_id" text NOT NULL,
	"spread_name" text NOT NULL,
	"lottery_id" text NOT NULL,
	"products" jsonb NOT NULL,
	"trigger" text DEFAULT 'PAY' NOT NULL,
	"chance_mode" text DEFAULT 'ORDER' NOT NULL,
	"per_amount" bigint,
	"chances" integer DEFAULT 1 NOT NULL,
	"daily_cap" integer DEFAULT 3 NOT NULL,
	"chance_valid_days" integer DEFAULT 7 NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"entry_image" text NOT NULL,
	"refund_revoke" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("wheel_spread_id"),
	CONSTRAINT "wheel_spread_trigger_values" CHECK ("trigger" in ('PAY', 'VERIFY', 'SHARE')),
	CONSTRAINT "wheel_spread_chance_mode_values" CHECK ("chance_mode" in ('ORDER', 'TICKET', 'AMOUNT')),
	CONSTRAINT "wheel_spread_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "wheel_spread_spread_name_unique" ON "wheel_spread" USING btree ("hotel_id", "spread_name");
CREATE INDEX "wheel_spread_newest" ON "wheel_spread" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "wheel_spread_id" DESC);
CREATE INDEX "wheel_spread_search" ON "wheel_spread" USING gin (text_pairs("spread_name"));
CREATE INDEX "wheel_spread_lottery_id_index" ON "wheel_spread" USING btree ("lottery_id");
CREATE INDEX "wheel_spread_trigger_index" ON "wheel_spread" USING btree ("hotel_id", "trigger");
CREATE INDEX "wheel_spread_activity_until_activity_from_index" ON "wheel_spread" USING btree ("hotel_id", "activity_until", "activity_from");
CREATE INDEX "wheel_spread_status_index" ON "wheel_spread" USING btree ("hotel_id", "status");
ALTER TABLE "wheel_spread" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wheel_spread" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wheel_spread"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "reward_activity" (
	"brand_id" text NOT NULL,
	"reward_activity_id" text NOT NULL,
	"reward_activity_name" text NOT NULL,
	"scene" text NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"store_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"biz_types" text[] DEFAULT array['TICKET', 'RESTAURANT']::text[] NOT NULL,
	"min_score" integer DEFAULT 0,
	"min_words" integer DEFAULT 15,
	"min_images" integer DEFAULT 0,
	"need_audit" boolean DEFAULT true,
	"birthday_ahead" integer DEFAULT 3,
	"rewards" jsonb NOT NULL,
	"total_stock" integer NOT NULL,
	"limit_per_member" integer DEFAULT 1 NOT NULL,
	"limit_per_day" integer DEFAULT 1 NOT NULL,
	"pop_image" text,
	"tip_text" text DEFAULT '写评价，领好礼' NOT NULL,
	"rules" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_activity_id"),
	CONSTRAINT "reward_activity_of_brand" UNIQUE ("brand_id", "reward_activity_id"),
	CONSTRAINT "reward_activity_scene_values" CHECK ("scene" in ('COMMENT', 'FOLLOW', 'REGISTER', 'PROFILE', 'SHARE', 'BIRTHDAY', 'FIRST_ORDER', 'CHECKOUT')),
	CONSTRAINT "reward_activity_biz_types_values" CHECK ("biz_types" <@ array['TICKET', 'RESTAURANT', 'ROOM', 'MEETING']::text[]),
	CONSTRAINT "reward_activity_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "reward_activity_reward_activity_name_unique" ON "reward_activity" USING btree ("brand_id", "reward_activity_name");
CREATE INDEX "reward_activity_newest" ON "reward_activity" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_activity_id" DESC);
CREATE INDEX "reward_activity_search" ON "reward_activity" USING gin (text_pairs("reward_activity_name"));
CREATE INDEX "reward_activity_scene_index" ON "reward_activity" USING btree ("brand_id", "scene");
CREATE INDEX "reward_activity_store_ids_index" ON "reward_activity" USING gin ("store_ids");
CREATE INDEX "reward_activity_activity_until_activity_from_index" ON "reward_activity" USING btree ("brand_id", "activity_until", "activity_from");
CREATE INDEX "reward_activity_status_index" ON "reward_activity" USING btree ("brand_id", "status");
ALTER TABLE "reward_activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_activity_record" (
	"brand_id" text NOT NULL,
	"reward_activity_record_id" text NOT NULL,
	"reward_activity_id" text,
	"scene" text,
	"store_id" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"related_no" text,
	"score" integer,
	"reward_type" text,
	"reward_text" text,
	"face_amount" bigint,
	"granted_at" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_activity_record_id"),
	CONSTRAINT "reward_activity_record_scene_values" CHECK ("scene" in ('COMMENT', 'FOLLOW', 'REGISTER', 'PROFILE', 'SHARE', 'BIRTHDAY', 'FIRST_ORDER', 'CHECKOUT')),
	CONSTRAINT "reward_activity_record_reward_type_values" CHECK ("reward_type" in ('POINTS', 'COUPON', 'TICKET', 'RED_ENVELOPE', 'GROWTH', 'LOTTERY', 'PHYSICAL')),
	CONSTRAINT "reward_activity_record_status_values" CHECK ("status" in ('WAITING', 'GRANTED', 'REFUSED', 'FAILED'))
);
CREATE INDEX "reward_activity_record_newest" ON "reward_activity_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_activity_record_id" DESC);
CREATE INDEX "reward_activity_record_search" ON "reward_activity_record" USING gin (text_pairs("related_no"));
CREATE INDEX "reward_activity_record_phone_index" ON "reward_activity_record" USING btree ("brand_id", "phone");
CREATE INDEX "reward_activity_record_right_phone_4_index" ON "reward_activity_record" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "reward_activity_record_reward_activity_id_index" ON "reward_activity_record" USING btree ("reward_activity_id");
CREATE INDEX "reward_activity_record_scene_index" ON "reward_activity_record" USING btree ("brand_id", "scene");
CREATE INDEX "reward_activity_record_store_id_index" ON "reward_activity_record" USING btree ("store_id");
CREATE INDEX "reward_activity_record_reward_type_index" ON "reward_activity_record" USING btree ("brand_id", "reward_type");
CREATE INDEX "reward_activity_record_score_index" ON "reward_activity_record" USING btree ("brand_id", "score");
CREATE INDEX "reward_activity_record_status_index" ON "reward_activity_record" USING btree ("brand_id", "status");
CREATE INDEX "reward_activity_record_member_id_index" ON "reward_activity_record" USING btree ("member_id");
ALTER TABLE "reward_activity_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_activity_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_activity_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "gift_exchange" (
	"brand_id" text NOT NULL,
	"gift_exchange_id" text NOT NULL,
	"exchange_name" text NOT NULL,
	"exchange_mode" text DEFAULT 'CODE' NOT NULL,
	"common_code" text,
	"code_prefix" text,
	"code_length" integer DEFAULT 12,
	"code_count" integer NOT NULL,
	"gift_rule" text DEFAULT 'ALL' NOT NULL,
	"choose_count" integer,
	"gifts" jsonb NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"limit_per_member" integer DEFAULT 1 NOT NULL,
	"store_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"face_amount" bigint,
	"sale_customer" text,
	"card_image" text,
	"instruction" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("gift_exchange_id"),
	CONSTRAINT "gift_exchange_of_brand" UNIQUE ("brand_id", "gift_exchange_id"),
	CONSTRAINT "gift_exchange_exchange_mode_values" CHECK ("exchange_mode" in ('CODE', 'CARD', 'COMMON')),
	CONSTRAINT "gift_exchange_gift_rule_values" CHECK ("gift_rule" in ('ALL', 'CHOOSE')),
	CONSTRAINT "gift_exchange_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "gift_exchange_exchange_name_unique" ON "gift_exchange" USING btree ("brand_id", "exchange_name");
CREATE UNIQUE INDEX "gift_exchange_code_prefix_unique" ON "gift_exchange" USING btree ("brand_id", "code_prefix");
CREATE INDEX "gift_exchange_newest" ON "gift_exchange" USING btree ("brand_id", "created_at" DESC NULLS LAST, "gift_exchange_id" DESC);
CREATE INDEX "gift_exchange_search" ON "gift_exchange" USING gin (text_pairs("exchange_name"), text_pairs("code_prefix"));
CREATE INDEX "gift_exchange_exchange_mode_index" ON "gift_exchange" USING btree ("brand_id", "exchange_mode");
CREATE INDEX "gift_exchange_sale_customer_index" ON "gift_exchange" USING btree ("sale_customer");
CREATE INDEX "gift_exchange_activity_until_activity_from_index" ON "gift_exchange" USING btree ("brand_id", "activity_until", "activity_from");
CREATE INDEX "gift_exchange_status_index" ON "gift_exchange" USING btree ("brand_id", "status");
CREATE INDEX "gift_exchange_store_ids_index" ON "gift_exchange" USING gin ("store_ids");
ALTER TABLE "gift_exchange" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "gift_exchange" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "gift_exchange"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "gift_exchange_code" (
	"brand_id" text NOT NULL,
	"gift_exchange_code_id" text NOT NULL,
	"gift_exchange_id" text,
	"code" text,
	"batch_no" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"gift_text" text,
	"store_id" text,
	"exchanged_at" timestamp with time zone,
	"express_no" text,
	"void_reason" text,
	"status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("gift_exchange_code_id"),
	CONSTRAINT "gift_exchange_code_status_values" CHECK ("status" in ('UNUSED', 'EXCHANGED', 'VOID', 'EXPIRED'))
);
CREATE UNIQUE INDEX "gift_exchange_code_code_unique" ON "gift_exchange_code" USING btree ("brand_id", "code");
CREATE INDEX "gift_exchange_code_newest" ON "gift_exchange_code" USING btree ("brand_id", "created_at" DESC NULLS LAST, "gift_exchange_code_id" DESC);
CREATE INDEX "gift_exchange_code_search" ON "gift_exchange_code" USING gin (text_pairs("code"), text_pairs("batch_no"));
CREATE INDEX "gift_exchange_code_phone_index" ON "gift_exchange_code" USING btree ("brand_id", "phone");
CREATE INDEX "gift_exchange_code_right_phone_4_index" ON "gift_exchange_code" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "gift_exchange_code_status_index" ON "gift_exchange_code" USING btree ("brand_id", "status");
CREATE INDEX "gift_exchange_code_gift_exchange_id_index" ON "gift_exchange_code" USING btree ("gift_exchange_id");
CREATE INDEX "gift_exchange_code_member_id_index" ON "gift_exchange_code" USING btree ("member_id");
CREATE INDEX "gift_exchange_code_store_id_index" ON "gift_exchange_code" USING btree ("store_id");
ALTER TABLE "gift_exchange_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "gift_exchange_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "gift_exchange_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "gift_exchange_setting" (
	"brand_id" text NOT NULL,
	"page_title" text DEFAULT '礼品兑换' NOT NULL,
	"page_banner" text,
	"theme_color" text DEFAULT '#E8541E' NOT NULL,
	"need_member" boolean DEFAULT true NOT NULL,
	"need_phone_code" boolean DEFAULT false NOT NULL,
	"scan_entry" boolean DEFAULT true NOT NULL,
	"max_wrong" integer DEFAULT 5 NOT NULL,
	"lock_minutes" integer DEFAULT 60 NOT NULL,
	"expire_remind_days" integer DEFAULT 3 NOT NULL,
	"postage_template_id" text,
	"service_phone" text,
	"protocol" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id")
);
CREATE INDEX "gift_exchange_setting_postage_template_id_index" ON "gift_exchange_setting" USING btree ("postage_template_id");
ALTER TABLE "gift_exchange_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "gift_exchange_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "gift_exchange_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
