-- Made of the definitions of finance; see src/database/tables.

CREATE TABLE "direct_payment" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"direct_payment_id" text NOT NULL,
	"order_no" text,
	"platform_order_id" text,
	"transaction_no" text,
	"store_id" text,
	"scene_id" text,
	"scene_type" text,
	"room_no" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"grade_id" text,
	"amount" bigint,
	"coupon_amount" bigint,
	"member_discount" bigint,
	"points_amount" bigint,
	"pay_amount" bigint,
	"refund_amount" bigint,
	"channel_fee" bigint,
	"net_amount" bigint,
	"pay_method" text,
	"pay_mode" text,
	"cashier_id" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refund_reason" text,
	"points_granted" integer,
	"invoice_status" text,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("direct_payment_id"),
	CONSTRAINT "direct_payment_scene_type_values" CHECK ("scene_type" in ('FRONT_DESK', 'RESTAURANT', 'SPA', 'PARKING', 'SHOP', 'OTHER')),
	CONSTRAINT "direct_payment_pay_method_values" CHECK ("pay_method" in ('WECHAT', 'ALIPAY', 'UNIONPAY', 'BANKCARD', 'PREPAY_CARD', 'BALANCE', 'CREDIT', 'CASH')),
	CONSTRAINT "direct_payment_pay_mode_values" CHECK ("pay_mode" in ('SCAN_CODE', 'BE_SCANNED', 'LINK')),
	CONSTRAINT "direct_payment_invoice_status_values" CHECK ("invoice_status" in ('NONE', 'APPLIED', 'ISSUED')),
	CONSTRAINT "direct_payment_status_values" CHECK ("status" in ('PENDING', 'PAID', 'REFUNDING', 'PART_REFUNDED', 'REFUNDED', 'CLOSED'))
);
CREATE UNIQUE INDEX "direct_payment_order_no_unique" ON "direct_payment" USING btree ("hotel_id", "order_no");
CREATE INDEX "direct_payment_newest" ON "direct_payment" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "direct_payment_id" DESC);
CREATE INDEX "direct_payment_paid_at_desc_order" ON "direct_payment" USING btree ("hotel_id", "paid_at" DESC NULLS LAST, "direct_payment_id" DESC);
CREATE INDEX "direct_payment_search" ON "direct_payment" USING gin (text_pairs("order_no"), text_pairs("transaction_no"));
CREATE INDEX "direct_payment_phone_index" ON "direct_payment" USING btree ("hotel_id", "phone");
CREATE INDEX "direct_payment_right_phone_4_index" ON "direct_payment" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "direct_payment_store_id_index" ON "direct_payment" USING btree ("store_id");
CREATE INDEX "direct_payment_scene_type_index" ON "direct_payment" USING btree ("hotel_id", "scene_type");
CREATE INDEX "direct_payment_scene_id_index" ON "direct_payment" USING btree ("scene_id");
CREATE INDEX "direct_payment_pay_method_index" ON "direct_payment" USING btree ("hotel_id", "pay_method");
CREATE INDEX "direct_payment_cashier_id_index" ON "direct_payment" USING btree ("cashier_id");
CREATE INDEX "direct_payment_pay_mode_index" ON "direct_payment" USING btree ("hotel_id", "pay_mode");
CREATE INDEX "direct_payment_invoice_status_index" ON "direct_payment" USING btree ("hotel_id", "invoice_status");
CREATE INDEX "direct_payment_pay_amount_index" ON "direct_payment" USING btree ("hotel_id", "pay_amount");
CREATE INDEX "direct_payment_status_index" ON "direct_payment" USING btree ("hotel_id", "status");
CREATE INDEX "direct_payment_member_id_index" ON "direct_payment" USING btree ("member_id");
CREATE INDEX "direct_payment_grade_id_index" ON "direct_payment" USING btree ("grade_id");
ALTER TABLE "direct_payment" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "direct_payment" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "direct_payment"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "payment_scene" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"scene_id" text NOT NULL,
	"scene_name" text NOT NULL,
	"scene_type" text NOT NULL,
	"store_id" text NOT NULL,
	"restaurant_id" text,
	"pay_methods" text[] DEFAULT array['WECHAT', 'ALIPAY', 'PREPAY_CARD']::text[] NOT NULL,
	"need_room_no" boolean DEFAULT false NOT NULL,
	"min_amount" bigint DEFAULT 1 NOT NULL,
	"max_amount" bigint DEFAULT 5000000 NOT NULL,
	"member_discount" boolean DEFAULT true NOT NULL,
	"coupon_enabled" boolean DEFAULT true NOT NULL,
	"points_enabled" boolean DEFAULT true NOT NULL,
	"cashier_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"printer_id" text,
	"voice_notice" boolean DEFAULT true NOT NULL,
	"invoice_entry" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("scene_id"),
	CONSTRAINT "payment_scene_of_brand" UNIQUE ("brand_id", "scene_id"),
	CONSTRAINT "payment_scene_scene_type_values" CHECK ("scene_type" in ('FRONT_DESK', 'RESTAURANT', 'SPA', 'PARKING', 'SHOP', 'OTHER')),
	CONSTRAINT "payment_scene_pay_methods_values" CHECK ("pay_methods" <@ array['WECHAT', 'ALIPAY', 'UNIONPAY', 'BANKCARD', 'PREPAY_CARD', 'BALANCE', 'CREDIT']::text[]),
	CONSTRAINT "payment_scene_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "payment_scene_store_id_scene_name_unique" ON "payment_scene" USING btree ("hotel_id", "store_id", "scene_name");
CREATE INDEX "payment_scene_newest" ON "payment_scene" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "scene_id" DESC);
CREATE INDEX "payment_scene_store_id_order" ON "payment_scene" USING btree ("hotel_id", "store_id", "scene_id" DESC);
CREATE INDEX "payment_scene_search" ON "payment_scene" USING gin (text_pairs("scene_name"));
CREATE INDEX "payment_scene_store_id_index" ON "payment_scene" USING btree ("store_id");
CREATE INDEX "payment_scene_pay_methods_index" ON "payment_scene" USING gin ("pay_methods");
CREATE INDEX "payment_scene_status_index" ON "payment_scene" USING btree ("hotel_id", "status");
CREATE INDEX "payment_scene_scene_type_index" ON "payment_scene" USING btree ("hotel_id", "scene_type");
CREATE INDEX "payment_scene_restaurant_id_index" ON "payment_scene" USING btree ("restaurant_id");
CREATE INDEX "payment_scene_cashier_ids_index" ON "payment_scene" USING gin ("cashier_ids");
CREATE INDEX "payment_scene_printer_id_index" ON "payment_scene" USING btree ("printer_id");
ALTER TABLE "payment_scene" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payment_scene" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "payment_scene"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "pay_channel" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"pay_channel_id" text NOT NULL,
	"channel_name" text,
	"channel_type" text NOT NULL,
	"store_id" text NOT NULL,
	"mch_mode" text DEFAULT 'SUB' NOT NULL,
	"mch_id" text NOT NULL,
	"app_id" text,
	"api_key" text,
	"cert_file" text,
	"cert_expire_at" timestamp with time zone,
	"fee_rate" numeric(14, 4) DEFAULT 0.6 NOT NULL,
	"settle_cycle" text DEFAULT 'T1' NOT NULL,
	"split_enabled" boolean DEFAULT false NOT NULL,
	"split_max" numeric(14, 4) DEFAULT 30,
	"scenes" text[] DEFAULT array['MALL', 'SCENE']::text[] NOT NULL,
	"tested_at" timestamp with time zone,
	"audit_note" text,
	"status" text DEFAULT 'UNOPENED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("pay_channel_id"),
	CONSTRAINT "pay_channel_channel_type_values" CHECK ("channel_type" in ('WECHAT', 'ALIPAY', 'UNIONPAY', 'BANK', 'EPAY')),
	CONSTRAINT "pay_channel_mch_mode_values" CHECK ("mch_mode" in ('SUB', 'DIRECT')),
	CONSTRAINT "pay_channel_settle_cycle_values" CHECK ("settle_cycle" in ('D1', 'T1', 'D0', 'W1')),
	CONSTRAINT "pay_channel_scenes_values" CHECK ("scenes" <@ array['MALL', 'SCENE', 'VPOS', 'CARD']::text[]),
	CONSTRAINT "pay_channel_status_values" CHECK ("status" in ('UNOPENED', 'AUDITING', 'REJECTED', 'ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "pay_channel_store_id_channel_type_unique" ON "pay_channel" USING btree ("hotel_id", "store_id", "channel_type");
CREATE INDEX "pay_channel_newest" ON "pay_channel" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "pay_channel_id" DESC);
CREATE INDEX "pay_channel_store_id_order" ON "pay_channel" USING btree ("hotel_id", "store_id", "pay_channel_id" DESC);
CREATE INDEX "pay_channel_search" ON "pay_channel" USING gin (text_pairs("mch_id"));
CREATE INDEX "pay_channel_store_id_index" ON "pay_channel" USING btree ("store_id");
CREATE INDEX "pay_channel_channel_type_index" ON "pay_channel" USING btree ("hotel_id", "channel_type");
CREATE INDEX "pay_channel_mch_mode_index" ON "pay_channel" USING btree ("hotel_id", "mch_mode");
CREATE INDEX "pay_channel_scenes_index" ON "pay_channel" USING gin ("scenes");
CREATE INDEX "pay_channel_split_enabled_index" ON "pay_channel" USING btree ("hotel_id", "split_enabled");
CREATE INDEX "pay_channel_status_index" ON "pay_channel" USING btree ("hotel_id", "status");
CREATE INDEX "pay_channel_app_id_index" ON "pay_channel" USING btree ("app_id");
ALTER TABLE "pay_channel" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "pay_channel" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "pay_channel"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "vpos_trade" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"vpos_trade_id" text NOT NULL,
	"trade_no" text,
	"platform_order_id" text,
	"store_id" text,
	"device_sn" text,
	"cashier_id" text,
	"trade_type" text,
	"pay_method" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"amount" bigint,
	"discount_amount" bigint,
	"pay_amount" bigint,
	"refund_amount" bigint,
	"channel_fee" bigint,
	"related_no" text,
	"shift_no" text,
	"paid_at" timestamp with time zone,
	"check_result" text,
	"status" text DEFAULT 'PAYING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("vpos_trade_id"),
	CONSTRAINT "vpos_trade_trade_type_values" CHECK ("trade_type" in ('PAY', 'VERIFY', 'CARD_CONSUME', 'CARD_RECHARGE', 'PREAUTH')),
	CONSTRAINT "vpos_trade_pay_method_values" CHECK ("pay_method" in ('WECHAT', 'ALIPAY', 'UNIONPAY', 'BANKCARD', 'PREPAY_CARD', 'BALANCE', 'CREDIT', 'CASH')),
	CONSTRAINT "vpos_trade_check_result_values" CHECK ("check_result" in ('WAIT', 'MATCH', 'LESS', 'MORE', 'DIFF')),
	CONSTRAINT "vpos_trade_status_values" CHECK ("status" in ('PAYING', 'PAID', 'FAILED', 'PART_REFUNDED', 'REFUNDED', 'REVOKED'))
);
CREATE UNIQUE INDEX "vpos_trade_trade_no_unique" ON "vpos_trade" USING btree ("hotel_id", "trade_no");
CREATE INDEX "vpos_trade_newest" ON "vpos_trade" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "vpos_trade_id" DESC);
CREATE INDEX "vpos_trade_paid_at_desc_order" ON "vpos_trade" USING btree ("hotel_id", "paid_at" DESC NULLS LAST, "vpos_trade_id" DESC);
CREATE INDEX "vpos_trade_search" ON "vpos_trade" USING gin (text_pairs("trade_no"), text_pairs("related_no"), text_pairs("device_sn"));
CREATE INDEX "vpos_trade_phone_index" ON "vpos_trade" USING btree ("hotel_id", "phone");
CREATE INDEX "vpos_trade_right_phone_4_index" ON "vpos_trade" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "vpos_trade_store_id_index" ON "vpos_trade" USING btree ("store_id");
CREATE INDEX "vpos_trade_device_sn_index" ON "vpos_trade" USING btree ("hotel_id", "device_sn");
CREATE INDEX "vpos_trade_cashier_id_index" ON "vpos_trade" USING btree ("cashier_id");
CREATE INDEX "vpos_trade_trade_type_index" ON "vpos_trade" USING btree ("hotel_id", "trade_type");
CREATE INDEX "vpos_trade_pay_method_index" ON "vpos_trade" USING btree ("hotel_id", "pay_method");
CREATE INDEX "vpos_trade_shift_no_index" ON "vpos_trade" USING btree ("hotel_id", "shift_no");
CREATE INDEX "vpos_trade_status_index" ON "vpos_trade" USING btree ("hotel_id", "status");
CREATE INDEX "vpos_trade_member_id_index" ON "vpos_trade" USING btree ("member_id");
ALTER TABLE "vpos_trade" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "vpos_trade" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "vpos_trade"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "invoice" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"apply_no" text,
	"source" text DEFAULT 'MANUAL' NOT NULL,
	"order_no" text,
	"biz_type" text DEFAULT 'TICKET' NOT NULL,
	"store_id" text NOT NULL,
	"terminal_id" text,
	"member_id" text,
	"member_name" text,
	"phone" text,
	"invoice_kind" text DEFAULT 'DIGITAL_NORMAL' NOT NULL,
	"title_type" text DEFAULT 'COMPANY' NOT NULL,
	"title_name" text NOT NULL,
	"tax_no" text,
	"reg_address" text,
	"reg_phone" text,
	"bank_name" text,
	"bank_account_no" text,
	"items" jsonb NOT NULL,
	"amount_with_tax" bigint,
	"email" text,
	"receiver_phone" text,
	"mail_address" text,
	"express_no" text,
	"remark" text,
	"invoice_no" text,
	"pdf_url" text,
	"applied_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"issuer_id" text,
	"fail_reason" text,
	"red_invoice_no" text,
	"status" text DEFAULT 'APPLIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("invoice_id"),
	CONSTRAINT "invoice_source_values" CHECK ("source" in ('ORDER', 'POS', 'BOOK', 'MANUAL')),
	CONSTRAINT "invoice_biz_type_values" CHECK ("biz_type" in ('TICKET', 'ENTRANCE_TICKET', 'PREPAY_CARD', 'EQUITY_CARD', 'RESERVED_MEAL', 'MEETING', 'VPOS', 'DIRECT', 'SMALL_LIFE', 'ROOM')),
	CONSTRAINT "invoice_invoice_kind_values" CHECK ("invoice_kind" in ('DIGITAL_NORMAL', 'DIGITAL_SPECIAL', 'PAPER_NORMAL', 'PAPER_SPECIAL')),
	CONSTRAINT "invoice_title_type_values" CHECK ("title_type" in ('PERSON', 'COMPANY')),
	CONSTRAINT "invoice_status_values" CHECK ("status" in ('APPLIED', 'ISSUING', 'ISSUED', 'FAILED', 'REJECTED', 'RED_ISSUING', 'RED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "invoice_apply_no_unique" ON "invoice" USING btree ("hotel_id", "apply_no");
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "invoice_id" DESC);
CREATE INDEX "invoice_applied_at_desc_order" ON "invoice" USING btree ("hotel_id", "applied_at" DESC NULLS LAST, "invoice_id" DESC);
CREATE INDEX "invoice_search" ON "invoice" USING gin (text_pairs("apply_no"), text_pairs("order_no"), text_pairs("title_name"), text_pairs("tax_no"), text_pairs("invoice_no"));
CREATE INDEX "invoice_phone_index" ON "invoice" USING btree ("hotel_id", "phone");
CREATE INDEX "invoice_right_phone_4_index" ON "invoice" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "invoice_store_id_index" ON "invoice" USING btree ("store_id");
CREATE INDEX "invoice_source_index" ON "invoice" USING btree ("hotel_id", "source");
CREATE INDEX "invoice_biz_type_index" ON "invoice" USING btree ("hotel_id", "biz_type");
CREATE INDEX "invoice_invoice_kind_index" ON "invoice" USING btree ("hotel_id", "invoice_kind");
CREATE INDEX "invoice_title_type_index" ON "invoice" USING btree ("hotel_id", "title_type");
CREATE INDEX "invoice_issued_at_index" ON "invoice" USING btree ("hotel_id", "issued_at");
CREATE INDEX "invoice_status_index" ON "invoice" USING btree ("hotel_id", "status");
CREATE INDEX "invoice_terminal_id_index" ON "invoice" USING btree ("terminal_id");
CREATE INDEX "invoice_amount_with_tax_index" ON "invoice" USING btree ("hotel_id", "amount_with_tax");
CREATE INDEX "invoice_order_no_index" ON "invoice" USING btree ("hotel_id", "order_no");
CREATE INDEX "invoice_member_id_index" ON "invoice" USING btree ("member_id");
CREATE INDEX "invoice_issuer_id_index" ON "invoice" USING btree ("issuer_id");
ALTER TABLE "invoice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "invoice"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "invoice_title" (
	"brand_id" text NOT NULL,
	"invoice_title_id" text NOT NULL,
	"title_type" text DEFAULT 'COMPANY' NOT NULL,
	"title_name" text NOT NULL,
	"tax_no" text,
	"taxpayer_type" text DEFAULT 'GENERAL' NOT NULL,
	"invoice_kind" text DEFAULT 'SPECIAL' NOT NULL,
	"reg_address" text,
	"reg_phone" text,
	"bank_name" text,
	"bank_account_no" text,
	"license_image" text,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receiver_email" text NOT NULL,
	"receiver_region" text[],
	"receiver_address" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"audit_note" text,
	"status" text DEFAULT 'AUDITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("invoice_title_id"),
	CONSTRAINT "invoice_title_of_brand" UNIQUE ("brand_id", "invoice_title_id"),
	CONSTRAINT "invoice_title_title_type_values" CHECK ("title_type" in ('COMPANY', 'INSTITUTION', 'PERSON')),
	CONSTRAINT "invoice_title_taxpayer_type_values" CHECK ("taxpayer_type" in ('GENERAL', 'SMALL')),
	CONSTRAINT "invoice_title_invoice_kind_values" CHECK ("invoice_kind" in ('NORMAL', 'SPECIAL')),
	CONSTRAINT "invoice_title_status_values" CHECK ("status" in ('AUDITING', 'VALID', 'REJECTED', 'DISABLED'))
);
CREATE UNIQUE INDEX "invoice_title_title_name_tax_no_unique" ON "invoice_title" USING btree ("brand_id", "title_name", "tax_no");
CREATE INDEX "invoice_title_newest" ON "invoice_title" USING btree ("brand_id", "created_at" DESC NULLS LAST, "invoice_title_id" DESC);
CREATE INDEX "invoice_title_is_default_desc_order" ON "invoice_title" USING btree ("brand_id", "is_default" DESC NULLS LAST, "invoice_title_id" DESC);
CREATE INDEX "invoice_title_search" ON "invoice_title" USING gin (text_pairs("title_name"), text_pairs("tax_no"));
CREATE INDEX "invoice_title_title_type_index" ON "invoice_title" USING btree ("brand_id", "title_type");
CREATE INDEX "invoice_title_taxpayer_type_index" ON "invoice_title" USING btree ("brand_id", "taxpayer_type");
CREATE INDEX "invoice_title_invoice_kind_index" ON "invoice_title" USING btree ("brand_id", "invoice_kind");
CREATE INDEX "invoice_title_status_index" ON "invoice_title" USING btree ("brand_id", "status");
ALTER TABLE "invoice_title" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_title" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "invoice_title"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "invoice_terminal" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"invoice_terminal_id" text NOT NULL,
	"terminal_name" text NOT NULL,
	"store_id" text NOT NULL,
	"restaurant_id" text,
	"pos_brand" text NOT NULL,
	"device_sn" text NOT NULL,
	"seller_title_id" text NOT NULL,
	"tax_platform" text DEFAULT 'DIGITAL' NOT NULL,
	"drawer" text NOT NULL,
	"default_item" text DEFAULT '餐饮服务' NOT NULL,
	"tax_code" text NOT NULL,
	"tax_rate" text DEFAULT '6' NOT NULL,
	"max_amount" bigint DEFAULT 10000000 NOT NULL,
	"auto_issue" boolean DEFAULT true NOT NULL,
	"valid_days" integer DEFAULT 30 NOT NULL,
	"online_at" timestamp with time zone,
	"status" text DEFAULT 'BOUND' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("invoice_terminal_id"),
	CONSTRAINT "invoice_terminal_of_brand" UNIQUE ("brand_id", "invoice_terminal_id"),
	CONSTRAINT "invoice_terminal_pos_brand_values" CHECK ("pos_brand" in ('SHIJI', 'OPERA', 'MEITUAN', 'KERUYUN', 'OTHER')),
	CONSTRAINT "invoice_terminal_tax_platform_values" CHECK ("tax_platform" in ('DIGITAL', 'BAIWANG', 'NUONUO')),
	CONSTRAINT "invoice_terminal_tax_rate_values" CHECK ("tax_rate" in ('1', '3', '6', '13')),
	CONSTRAINT "invoice_terminal_status_values" CHECK ("status" in ('BOUND', 'OFFLINE', 'DISABLED'))
);
CREATE UNIQUE INDEX "invoice_terminal_device_sn_unique" ON "invoice_terminal" USING btree ("hotel_id", "device_sn");
CREATE INDEX "invoice_terminal_newest" ON "invoice_terminal" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "invoice_terminal_id" DESC);
CREATE INDEX "invoice_terminal_store_id_order" ON "invoice_terminal" USING btree ("hotel_id", "store_id", "invoice_terminal_id" DESC);
CREATE INDEX "invoice_terminal_search" ON "invoice_terminal" USING gin (text_pairs("terminal_name"), text_pairs("device_sn"));
CREATE INDEX "invoice_terminal_store_id_index" ON "invoice_terminal" USING btree ("store_id");
CREATE INDEX "invoice_terminal_pos_brand_index" ON "invoice_terminal" USING btree ("hotel_id", "pos_brand");
CREATE INDEX "invoice_terminal_tax_platform_index" ON "invoice_terminal" USING btree ("hotel_id", "tax_platform");
CREATE INDEX "invoice_terminal_auto_issue_index" ON "invoice_terminal" USING btree ("hotel_id", "auto_issue");
CREATE INDEX "invoice_terminal_status_index" ON "invoice_terminal" USING btree ("hotel_id", "status");
CREATE INDEX "invoice_terminal_restaurant_id_index" ON "invoice_terminal" USING btree ("restaurant_id");
CREATE INDEX "invoice_terminal_seller_title_id_index" ON "invoice_terminal" USING btree ("seller_title_id");
ALTER TABLE "invoice_terminal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_terminal" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "invoice_terminal"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "invoice_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"book_enabled" boolean DEFAULT true NOT NULL,
	"biz_types" text[] NOT NULL,
	"book_ahead_days" integer DEFAULT 3 NOT NULL,
	"apply_within_days" integer DEFAULT 90 NOT NULL,
	"pickup_mode" text DEFAULT 'EMAIL' NOT NULL,
	"desk_hours_from" time,
	"desk_hours_until" time,
	"invoice_kinds" text[] NOT NULL,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"card_invoice_rule" text DEFAULT 'CONSUME' NOT NULL,
	"seller_title_id" text NOT NULL,
	"item_rules" jsonb NOT NULL,
	"auto_issue" boolean DEFAULT false NOT NULL,
	"auto_limit" bigint DEFAULT 500000,
	"notify_employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"guest_tip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "invoice_config_biz_types_values" CHECK ("biz_types" <@ array['ROOM', 'RESTAURANT', 'TICKET', 'CARD', 'MEETING']::text[]),
	CONSTRAINT "invoice_config_pickup_mode_values" CHECK ("pickup_mode" in ('EMAIL', 'DESK', 'MAIL')),
	CONSTRAINT "invoice_config_invoice_kinds_values" CHECK ("invoice_kinds" <@ array['DIGITAL_NORMAL', 'DIGITAL_SPECIAL', 'PAPER_SPECIAL']::text[]),
	CONSTRAINT "invoice_config_card_invoice_rule_values" CHECK ("card_invoice_rule" in ('SALE', 'CONSUME'))
);
CREATE INDEX "invoice_config_seller_title_id_index" ON "invoice_config" USING btree ("seller_title_id");
CREATE INDEX "invoice_config_notify_employee_ids_index" ON "invoice_config" USING gin ("notify_employee_ids");
ALTER TABLE "invoice_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "invoice_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "invoice_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "platform_invoice" (
	"brand_id" text NOT NULL,
	"platform_invoice_id" text NOT NULL,
	"apply_no" text,
	"fee_type" text NOT NULL,
	"bill_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"recharge_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"invoice_title_id" text NOT NULL,
	"invoice_kind" text NOT NULL,
	"receiver_email" text NOT NULL,
	"remark" text,
	"invoice_no" text,
	"pdf_url" text,
	"applied_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"reject_reason" text,
	"status" text DEFAULT 'APPLIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("platform_invoice_id"),
	CONSTRAINT "platform_invoice_fee_type_values" CHECK ("fee_type" in ('SERVICE', 'SMS', 'COMMISSION', 'HARDWARE', 'RECHARGE')),
	CONSTRAINT "platform_invoice_invoice_kind_values" CHECK ("invoice_kind" in ('NORMAL', 'SPECIAL')),
	CONSTRAINT "platform_invoice_status_values" CHECK ("status" in ('APPLIED', 'ISSUED', 'REJECTED', 'CANCELLED', 'RED'))
);
CREATE INDEX "platform_invoice_newest" ON "platform_invoice" USING btree ("brand_id", "created_at" DESC NULLS LAST, "platform_invoice_id" DESC);
CREATE INDEX "platform_invoice_applied_at_desc_order" ON "platform_invoice" USING btree ("brand_id", "applied_at" DESC NULLS LAST, "platform_invoice_id" DESC);
CREATE INDEX "platform_invoice_search" ON "platform_invoice" USING gin (text_pairs("apply_no"), text_pairs("invoice_no"));
CREATE INDEX "platform_invoice_fee_type_index" ON "platform_invoice" USING btree ("brand_id", "fee_type");
CREATE INDEX "platform_invoice_invoice_kind_index" ON "platform_invoice" USING btree ("brand_id", "invoice_kind");
CREATE INDEX "platform_invoice_invoice_title_id_index" ON "platform_invoice" USING btree ("invoice_title_id");
CREATE INDEX "platform_invoice_status_index" ON "platform_invoice" USING btree ("brand_id", "status");
CREATE INDEX "platform_invoice_bill_ids_index" ON "platform_invoice" USING gin ("bill_ids");
CREATE INDEX "platform_invoice_recharge_ids_index" ON "platform_invoice" USING gin ("recharge_ids");
ALTER TABLE "platform_invoice" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "platform_invoice" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "platform_invoice"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "settlement_bill" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"settlement_bill_id" text NOT NULL,
	"bill_no" text,
	"biz_type" text,
	"store_id" text,
	"cycle" text,
	"period_start" date,
	"period_end" date,
	"settle_basis" text,
	"adjust_amount" bigint,
	"settle_account" text,
	"dispute_text" text,
	"voucher" text,
	"confirmed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"invoice_status" text,
	"status" text DEFAULT 'UNCONFIRMED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("settlement_bill_id"),
	CONSTRAINT "settlement_bill_of_brand" UNIQUE ("brand_id", "settlement_bill_id"),
	CONSTRAINT "settlement_bill_biz_type_values" CHECK ("biz_type" in ('TICKET', 'ENTRANCE_TICKET', 'PREPAY_CARD', 'EQUITY_CARD', 'RESERVED_MEAL', 'MEETING', 'VPOS', 'DIRECT', 'SMALL_LIFE')),
	CONSTRAINT "settlement_bill_cycle_values" CHECK ("cycle" in ('DAY', 'WEEK', 'MONTH')),
	CONSTRAINT "settlement_bill_settle_basis_values" CHECK ("settle_basis" in ('SALE', 'VERIFY')),
	CONSTRAINT "settlement_bill_invoice_status_values" CHECK ("invoice_status" in ('NONE', 'APPLIED', 'ISSUED')),
	CONSTRAINT "settlement_bill_status_values" CHECK ("status" in ('UNCONFIRMED', 'DISPUTED', 'CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED'))
);
CREATE UNIQUE INDEX "settlement_bill_bill_no_unique" ON "settlement_bill" USING btree ("hotel_id", "bill_no");
CREATE UNIQUE INDEX "settlement_bill_biz_type_period_start_unique" ON "settlement_bill" USING btree ("hotel_id", "biz_type", "period_start");
CREATE INDEX "settlement_bill_newest" ON "settlement_bill" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "settlement_bill_id" DESC);
CREATE INDEX "settlement_bill_period_start_desc_order" ON "settlement_bill" USING btree ("hotel_id", "period_start" DESC NULLS LAST, "settlement_bill_id" DESC);
CREATE INDEX "settlement_bill_search" ON "settlement_bill" USING gin (text_pairs("bill_no"));
CREATE INDEX "settlement_bill_store_id_index" ON "settlement_bill" USING btree ("store_id");
CREATE INDEX "settlement_bill_cycle_index" ON "settlement_bill" USING btree ("hotel_id", "cycle");
CREATE INDEX "settlement_bill_settled_at_index" ON "settlement_bill" USING btree ("hotel_id", "settled_at");
CREATE INDEX "settlement_bill_settle_basis_index" ON "settlement_bill" USING btree ("hotel_id", "settle_basis");
CREATE INDEX "settlement_bill_status_index" ON "settlement_bill" USING btree ("hotel_id", "status");
ALTER TABLE "settlement_bill" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "settlement_bill" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "settlement_bill"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "settlement_item" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"settlement_item_id" text NOT NULL,
	"settlement_bill_id" text,
	"biz_type" text,
	"item_type" text,
	"order_no" text,
	"code_no" text,
	"product_name" text,
	"quantity" integer,
	"sale_store_id" text,
	"use_store_id" text,
	"member_name" text,
	"phone" text,
	"amount" bigint,
	"channel_fee" bigint,
	"platform_fee" bigint,
	"commission" bigint,
	"settle_amount" bigint,
	"pay_method" text,
	"channel" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("settlement_item_id"),
	CONSTRAINT "settlement_item_biz_type_values" CHECK ("biz_type" in ('TICKET', 'ENTRANCE_TICKET', 'PREPAY_CARD', 'EQUITY_CARD', 'RESERVED_MEAL', 'MEETING', 'VPOS', 'DIRECT', 'SMALL_LIFE')),
	CONSTRAINT "settlement_item_item_type_values" CHECK ("item_type" in ('SALE', 'USE', 'REFUND', 'EXPIRE')),
	CONSTRAINT "settlement_item_pay_method_values" CHECK ("pay_method" in ('WECHAT', 'ALIPAY', 'UNIONPAY', 'BANKCARD', 'PREPAY_CARD', 'BALANCE', 'CREDIT', 'CASH')),
	CONSTRAINT "settlement_item_channel_values" CHECK ("channel" in ('WXA', 'H5', 'ALIPAY', 'TIKTOK', 'OTA', 'STORE'))
);
CREATE INDEX "settlement_item_newest" ON "settlement_item" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "settlement_item_id" DESC);
CREATE INDEX "settlement_item_sale_store_id_index" ON "settlement_item" USING btree ("sale_store_id");
CREATE INDEX "settlement_item_use_store_id_index" ON "settlement_item" USING btree ("use_store_id");
CREATE INDEX "settlement_item_channel_index" ON "settlement_item" USING btree ("hotel_id", "channel");
CREATE INDEX "settlement_item_pay_method_index" ON "settlement_item" USING btree ("hotel_id", "pay_method");
CREATE INDEX "settlement_item_product_name_index" ON "settlement_item" USING btree ("hotel_id", "product_name");
CREATE INDEX "settlement_item_occurred_at_index" ON "settlement_item" USING btree ("hotel_id", "occurred_at");
CREATE INDEX "settlement_item_biz_type_index" ON "settlement_item" USING btree ("hotel_id", "biz_type");
CREATE INDEX "settlement_item_settlement_bill_id_index" ON "settlement_item" USING btree ("settlement_bill_id");
ALTER TABLE "settlement_item" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "settlement_item" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "settlement_item"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "split_bill" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"split_bill_id" text NOT NULL,
	"split_no" text,
	"order_no" text,
	"ticket_product_id" text,
	"store_id" text,
	"receiver_type" text,
	"receiver_name" text,
	"receiver_account" text,
	"order_amount" bigint,
	"split_ratio" numeric(14, 4),
	"split_amount" bigint,
	"return_amount" bigint,
	"trigger" text,
	"fail_reason" text,
	"split_at" timestamp with time zone,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("split_bill_id"),
	CONSTRAINT "split_bill_receiver_type_values" CHECK ("receiver_type" in ('SUPPLIER', 'STORE', 'DISTRIBUTOR', 'PLATFORM')),
	CONSTRAINT "split_bill_trigger_values" CHECK ("trigger" in ('PAY', 'VERIFY', 'PERIOD')),
	CONSTRAINT "split_bill_status_values" CHECK ("status" in ('WAITING', 'PROCESSING', 'DONE', 'FAILED', 'RETURNED', 'CLOSED'))
);
CREATE INDEX "split_bill_newest" ON "split_bill" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "split_bill_id" DESC);
CREATE INDEX "split_bill_search" ON "split_bill" USING gin (text_pairs("split_no"), text_pairs("order_no"), text_pairs("receiver_name"));
CREATE INDEX "split_bill_store_id_index" ON "split_bill" USING btree ("store_id");
CREATE INDEX "split_bill_receiver_type_index" ON "split_bill" USING btree ("hotel_id", "receiver_type");
CREATE INDEX "split_bill_ticket_product_id_index" ON "split_bill" USING btree ("ticket_product_id");
CREATE INDEX "split_bill_trigger_index" ON "split_bill" USING btree ("hotel_id", "trigger");
CREATE INDEX "split_bill_split_amount_index" ON "split_bill" USING btree ("hotel_id", "split_amount");
CREATE INDEX "split_bill_status_index" ON "split_bill" USING btree ("hotel_id", "status");
CREATE INDEX "split_bill_split_at_index" ON "split_bill" USING btree ("hotel_id", "split_at");
ALTER TABLE "split_bill" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "split_bill" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "split_bill"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "cash_account" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"cash_account_id" text NOT NULL,
	"account_name" text,
	"store_id" text,
	"account_type" text,
	"balance" bigint,
	"warn_amount" bigint DEFAULT 0 NOT NULL,
	"warn_phones" text[] DEFAULT array[]::text[] NOT NULL,
	"withdraw_mode" text DEFAULT 'MANUAL' NOT NULL,
	"auto_cycle" text,
	"min_withdraw" bigint DEFAULT 10000 NOT NULL,
	"last_flow_at" timestamp with time zone,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("cash_account_id"),
	CONSTRAINT "cash_account_of_brand" UNIQUE ("brand_id", "cash_account_id"),
	CONSTRAINT "cash_account_account_type_values" CHECK ("account_type" in ('SETTLE', 'SMALL_LIFE', 'SERVICE', 'GUARANTEE')),
	CONSTRAINT "cash_account_withdraw_mode_values" CHECK ("withdraw_mode" in ('MANUAL', 'AUTO')),
	CONSTRAINT "cash_account_auto_cycle_values" CHECK ("auto_cycle" in ('DAY', 'MON', 'M1')),
	CONSTRAINT "cash_account_status_values" CHECK ("status" in ('NORMAL', 'FROZEN', 'UNBOUND'))
);
CREATE UNIQUE INDEX "cash_account_account_type_unique" ON "cash_account" USING btree ("hotel_id", "account_type");
CREATE INDEX "cash_account_newest" ON "cash_account" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "cash_account_id" DESC);
CREATE INDEX "cash_account_balance_desc_order" ON "cash_account" USING btree ("hotel_id", "balance" DESC NULLS LAST, "cash_account_id" DESC);
CREATE INDEX "cash_account_search" ON "cash_account" USING gin (text_pairs("account_name"));
CREATE INDEX "cash_account_store_id_index" ON "cash_account" USING btree ("store_id");
CREATE INDEX "cash_account_withdraw_mode_index" ON "cash_account" USING btree ("hotel_id", "withdraw_mode");
CREATE INDEX "cash_account_status_index" ON "cash_account" USING btree ("hotel_id", "status");
ALTER TABLE "cash_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cash_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "cash_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "cash_flow" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"cash_flow_id" text NOT NULL,
	"flow_no" text,
	"cash_account_id" text,
	"account_type" text,
	"store_id" text,
	"flow_type" text,
	"direction" text,
	"amount" bigint,
	"related_no" text,
	"summary" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("cash_flow_id"),
	CONSTRAINT "cash_flow_account_type_values" CHECK ("account_type" in ('SETTLE', 'SMALL_LIFE', 'SERVICE', 'GUARANTEE')),
	CONSTRAINT "cash_flow_flow_type_values" CHECK ("flow_type" in ('SETTLE', 'REFUND', 'WITHDRAW', 'WITHDRAW_BACK', 'FEE', 'RECHARGE', 'REWARD', 'CONSUME', 'ADJUST')),
	CONSTRAINT "cash_flow_direction_values" CHECK ("direction" in ('IN', 'OUT'))
);
CREATE INDEX "cash_flow_newest" ON "cash_flow" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "cash_flow_id" DESC);
CREATE INDEX "cash_flow_occurred_at_desc_order" ON "cash_flow" USING btree ("hotel_id", "occurred_at" DESC NULLS LAST, "cash_flow_id" DESC);
CREATE INDEX "cash_flow_search" ON "cash_flow" USING gin (text_pairs("flow_no"), text_pairs("related_no"));
CREATE INDEX "cash_flow_store_id_index" ON "cash_flow" USING btree ("store_id");
CREATE INDEX "cash_flow_flow_type_index" ON "cash_flow" USING btree ("hotel_id", "flow_type");
CREATE INDEX "cash_flow_direction_index" ON "cash_flow" USING btree ("hotel_id", "direction");
CREATE INDEX "cash_flow_amount_index" ON "cash_flow" USING btree ("hotel_id", "amount");
CREATE INDEX "cash_flow_related_no_index" ON "cash_flow" USING btree ("hotel_id", "related_no");
CREATE INDEX "cash_flow_account_type_index" ON "cash_flow" USING btree ("hotel_id", "account_type");
CREATE INDEX "cash_flow_cash_account_id_index" ON "cash_flow" USING btree ("cash_account_id");
ALTER TABLE "cash_flow" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "cash_flow" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "cash_flow"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "settlement_account" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"bank_account_type" text DEFAULT 'COMPANY' NOT NULL,
	"bank_account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_branch" text,
	"bank_account_no" text NOT NULL,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"license_image" text NOT NULL,
	"legal_name" text NOT NULL,
	"legal_id_card" text NOT NULL,
	"id_card_images" text[] NOT NULL,
	"bank_permit" text NOT NULL,
	"auth_letter" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"settle_cycle" text DEFAULT 'T1' NOT NULL,
	"audit_note" text,
	"verified_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "settlement_account_bank_account_type_values" CHECK ("bank_account_type" in ('COMPANY', 'PERSON')),
	CONSTRAINT "settlement_account_settle_cycle_values" CHECK ("settle_cycle" in ('T1', 'WEEK', 'MONTH')),
	CONSTRAINT "settlement_account_status_values" CHECK ("status" in ('DRAFT', 'AUDITING', 'TO_VERIFY', 'VALID', 'REJECTED'))
);
ALTER TABLE "settlement_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "settlement_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "settlement_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "withdrawal" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"withdraw_no" text,
	"cash_account_id" text NOT NULL,
	"store_id" text,
	"apply_type" text,
	"amount" bigint NOT NULL,
	"bank_account_name" text,
	"bank_name" text,
	"bank_tail" text,
	"bank_serial" text,
	"receipt" text,
	"remark" text,
	"applicant_id" text,
	"applied_at" timestamp with time zone,
	"approver_id" text,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'APPLIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("withdrawal_id"),
	CONSTRAINT "withdrawal_apply_type_values" CHECK ("apply_type" in ('STORE', 'BRAND', 'AUTO')),
	CONSTRAINT "withdrawal_status_values" CHECK ("status" in ('APPLIED', 'APPROVED', 'PAYING', 'PAID', 'FAILED', 'REJECTED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "withdrawal_withdraw_no_unique" ON "withdrawal" USING btree ("hotel_id", "withdraw_no");
CREATE INDEX "withdrawal_newest" ON "withdrawal" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "withdrawal_id" DESC);
CREATE INDEX "withdrawal_applied_at_desc_order" ON "withdrawal" USING btree ("hotel_id", "applied_at" DESC NULLS LAST, "withdrawal_id" DESC);
CREATE INDEX "withdrawal_search" ON "withdrawal" USING gin (text_pairs("withdraw_no"), text_pairs("bank_serial"));
CREATE INDEX "withdrawal_store_id_index" ON "withdrawal" USING btree ("store_id");
CREATE INDEX "withdrawal_cash_account_id_index" ON "withdrawal" USING btree ("cash_account_id");
CREATE INDEX "withdrawal_apply_type_index" ON "withdrawal" USING btree ("hotel_id", "apply_type");
CREATE INDEX "withdrawal_amount_index" ON "withdrawal" USING btree ("hotel_id", "amount");
CREATE INDEX "withdrawal_applicant_id_index" ON "withdrawal" USING btree ("applicant_id");
CREATE INDEX "withdrawal_status_index" ON "withdrawal" USING btree ("hotel_id", "status");
CREATE INDEX "withdrawal_approver_id_index" ON "withdrawal" USING btree ("approver_id");
ALTER TABLE "withdrawal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "withdrawal" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "withdrawal"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "recharge" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"recharge_id" text NOT NULL,
	"recharge_no" text,
	"account_type" text NOT NULL,
	"recharge_package_id" text,
	"amount" bigint NOT NULL,
	"gift_amount" bigint,
	"pay_method" text DEFAULT 'WECHAT' NOT NULL,
	"pay_qr" text,
	"transfer_voucher" text[] DEFAULT array[]::text[] NOT NULL,
	"payer_name" text,
	"service_from" date,
	"service_to" date,
	"invoice_status" text,
	"operator_id" text,
	"paid_at" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'UNPAID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("recharge_id"),
	CONSTRAINT "recharge_account_type_values" CHECK ("account_type" in ('SAAS', 'SMALL_LIFE', 'SMS')),
	CONSTRAINT "recharge_pay_method_values" CHECK ("pay_method" in ('WECHAT', 'ALIPAY', 'TRANSFER')),
	CONSTRAINT "recharge_invoice_status_values" CHECK ("invoice_status" in ('NONE', 'APPLIED', 'ISSUED')),
	CONSTRAINT "recharge_status_values" CHECK ("status" in ('UNPAID', 'CHECKING', 'PAID', 'REJECTED', 'CLOSED'))
);
CREATE INDEX "recharge_newest" ON "recharge" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "recharge_id" DESC);
CREATE INDEX "recharge_recharge_package_id_index" ON "recharge" USING btree ("recharge_package_id");
CREATE INDEX "recharge_operator_id_index" ON "recharge" USING btree ("operator_id");
ALTER TABLE "recharge" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "recharge" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "recharge"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "recharge_package" (
	"recharge_package_id" text NOT NULL,
	"package_name" text,
	"account_type" text,
	"edition" text,
	"amount" bigint,
	"origin_amount" bigint,
	"gift_amount" bigint,
	"months" integer,
	"features" text[] DEFAULT array[]::text[] NOT NULL,
	"recommended" boolean,
	"sort" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("recharge_package_id"),
	CONSTRAINT "recharge_package_account_type_values" CHECK ("account_type" in ('SAAS', 'SMALL_LIFE', 'SMS')),
	CONSTRAINT "recharge_package_edition_values" CHECK ("edition" in ('BASIC', 'STANDARD', 'FLAGSHIP', 'NONE'))
);
CREATE INDEX "recharge_package_newest" ON "recharge_package" USING btree ("created_at" DESC NULLS LAST, "recharge_package_id" DESC);
ALTER TABLE "recharge_package" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "recharge_package" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "recharge_package" FOR SELECT
	USING ((select current_setting('ebkit.brand_id', true)) <> '');
CREATE POLICY "release" ON "recharge_package"
	USING ((select current_setting('ebkit.purpose', true)) = 'release');
CREATE TABLE "credit_account" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"credit_account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"corporate_member_id" text NOT NULL,
	"store_id" text NOT NULL,
	"credit_limit" bigint NOT NULL,
	"temp_limit" bigint DEFAULT 0 NOT NULL,
	"temp_until" date,
	"overdue_amount" bigint,
	"bill_day" integer DEFAULT 1 NOT NULL,
	"due_days" integer DEFAULT 30 NOT NULL,
	"scopes" text[] NOT NULL,
	"signers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contract" text[] DEFAULT array[]::text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"owner_id" text,
	"last_repay_at" timestamp with time zone,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("credit_account_id"),
	CONSTRAINT "credit_account_of_brand" UNIQUE ("brand_id", "credit_account_id"),
	CONSTRAINT "credit_account_scopes_values" CHECK ("scopes" <@ array['ROOM', 'RESTAURANT', 'MEETING', 'TICKET']::text[]),
	CONSTRAINT "credit_account_status_values" CHECK ("status" in ('NORMAL', 'OVERDUE', 'FROZEN', 'CLOSED'))
);
CREATE UNIQUE INDEX "credit_account_corporate_member_id_store_id_unique" ON "credit_account" USING btree ("hotel_id", "corporate_member_id", "store_id");
CREATE INDEX "credit_account_newest" ON "credit_account" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "credit_account_id" DESC);
CREATE INDEX "credit_account_overdue_amount_desc_order" ON "credit_account" USING btree ("hotel_id", "overdue_amount" DESC NULLS LAST, "credit_account_id" DESC);
CREATE INDEX "credit_account_search" ON "credit_account" USING gin (text_pairs("account_name"));
CREATE INDEX "credit_account_corporate_member_id_index" ON "credit_account" USING btree ("corporate_member_id");
CREATE INDEX "credit_account_store_id_index" ON "credit_account" USING btree ("store_id");
CREATE INDEX "credit_account_owner_id_index" ON "credit_account" USING btree ("owner_id");
CREATE INDEX "credit_account_scopes_index" ON "credit_account" USING gin ("scopes");
CREATE INDEX "credit_account_status_index" ON "credit_account" USING btree ("hotel_id", "status");
ALTER TABLE "credit_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "credit_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "credit_flow" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"credit_flow_id" text NOT NULL,
	"flow_no" text,
	"credit_account_id" text,
	"flow_type" text,
	"amount" bigint,
	"used_after" bigint,
	"order_no" text,
	"signer" text,
	"bill_period" text,
	"voucher" text,
	"operator_id" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("credit_flow_id"),
	CONSTRAINT "credit_flow_flow_type_values" CHECK ("flow_type" in ('CONSUME', 'REFUND', 'REPAY', 'ADJUST'))
);
CREATE INDEX "credit_flow_newest" ON "credit_flow" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "credit_flow_id" DESC);
CREATE INDEX "credit_flow_credit_account_id_index" ON "credit_flow" USING btree ("credit_account_id");
CREATE INDEX "credit_flow_operator_id_index" ON "credit_flow" USING btree ("operator_id");
ALTER TABLE "credit_flow" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "credit_flow" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "credit_flow"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "labor_payout" (
	"brand_id" text NOT NULL,
	"labor_payout_id" text NOT NULL,
	"payout_no" text,
	"batch_no" text,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"id_card" text NOT NULL,
	"receiver_role" text NOT NULL,
	"employee_id" text,
	"pay_way" text DEFAULT 'BANK' NOT NULL,
	"pay_account" text NOT NULL,
	"project" text NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"gross_amount" bigint NOT NULL,
	"service_rate" numeric(14, 4) DEFAULT 6 NOT NULL,
	"sign_status" text,
	"fail_reason" text,
	"paid_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("labor_payout_id"),
	CONSTRAINT "labor_payout_receiver_role_values" CHECK ("receiver_role" in ('PROMOTER', 'GUIDE', 'PARTTIME', 'EMPLOYEE')),
	CONSTRAINT "labor_payout_pay_way_values" CHECK ("pay_way" in ('BANK', 'ALIPAY', 'WECHAT')),
	CONSTRAINT "labor_payout_project_values" CHECK ("project" in ('PROMOTION', 'GUIDE', 'EVENT', 'DELIVERY')),
	CONSTRAINT "labor_payout_sign_status_values" CHECK ("sign_status" in ('UNSIGNED', 'SIGNED')),
	CONSTRAINT "labor_payout_status_values" CHECK ("status" in ('DRAFT', 'AUDITING', 'PAYING', 'PAID', 'FAILED', 'REJECTED'))
);
CREATE INDEX "labor_payout_newest" ON "labor_payout" USING btree ("brand_id", "created_at" DESC NULLS LAST, "labor_payout_id" DESC);
CREATE INDEX "labor_payout_search" ON "labor_payout" USING gin (text_pairs("payout_no"), text_pairs("batch_no"));
CREATE INDEX "labor_payout_receiver_name_index" ON "labor_payout" USING btree ("brand_id", "receiver_name");
CREATE INDEX "labor_payout_receiver_phone_index" ON "labor_payout" USING btree ("brand_id", "receiver_phone");
CREATE INDEX "labor_payout_right_receiver_phone_4_index" ON "labor_payout" USING btree ("brand_id", ("right"("receiver_phone", 4)));
CREATE INDEX "labor_payout_receiver_role_index" ON "labor_payout" USING btree ("brand_id", "receiver_role");
CREATE INDEX "labor_payout_project_index" ON "labor_payout" USING btree ("brand_id", "project");
CREATE INDEX "labor_payout_pay_way_index" ON "labor_payout" USING btree ("brand_id", "pay_way");
CREATE INDEX "labor_payout_sign_status_index" ON "labor_payout" USING btree ("brand_id", "sign_status");
CREATE INDEX "labor_payout_period_until_period_from_index" ON "labor_payout" USING btree ("brand_id", "period_until", "period_from");
CREATE INDEX "labor_payout_status_index" ON "labor_payout" USING btree ("brand_id", "status");
CREATE INDEX "labor_payout_employee_id_index" ON "labor_payout" USING btree ("employee_id");
ALTER TABLE "labor_payout" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "labor_payout" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "labor_payout"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_rule" (
	"brand_id" text NOT NULL,
	"reward_rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"biz_type" text NOT NULL,
	"beneficiary" text DEFAULT 'EMPLOYEE' NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"store_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"mode" text DEFAULT 'FIXED' NOT NULL,
	"fixed_amount" bigint,
	"ratio" numeric(14, 4),
	"tiers" jsonb NOT NULL,
	"apply_factor" boolean DEFAULT true NOT NULL,
	"cap_per_order" bigint DEFAULT 0 NOT NULL,
	"cap_per_month" bigint DEFAULT 0 NOT NULL,
	"settle_point" text DEFAULT 'VERIFY' NOT NULL,
	"superior_ratio" numeric(14, 4) DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"priority" integer DEFAULT 100 NOT NULL,
	"status" text DEFAULT 'DISABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_rule_id"),
	CONSTRAINT "reward_rule_of_brand" UNIQUE ("brand_id", "reward_rule_id"),
	CONSTRAINT "reward_rule_biz_type_values" CHECK ("biz_type" in ('TICKET', 'VERIFY', 'PREPAY_CARD', 'EQUITY_CARD', 'MEMBER', 'FANS', 'ROOM', 'MEETING')),
	CONSTRAINT "reward_rule_beneficiary_values" CHECK ("beneficiary" in ('EMPLOYEE', 'DEPARTMENT', 'STORE', 'CORPORATE', 'MEMBER')),
	CONSTRAINT "reward_rule_mode_values" CHECK ("mode" in ('FIXED', 'RATIO', 'TIER')),
	CONSTRAINT "reward_rule_settle_point_values" CHECK ("settle_point" in ('PAY', 'VERIFY', 'AFTER_REFUND')),
	CONSTRAINT "reward_rule_status_values" CHECK ("status" in ('ENABLED', 'DISABLED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "reward_rule_rule_name_unique" ON "reward_rule" USING btree ("brand_id", "rule_name");
CREATE INDEX "reward_rule_newest" ON "reward_rule" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_rule_id" DESC);
CREATE INDEX "reward_rule_priority_order" ON "reward_rule" USING btree ("brand_id", "priority", "reward_rule_id" DESC);
CREATE INDEX "reward_rule_search" ON "reward_rule" USING gin (text_pairs("rule_name"));
CREATE INDEX "reward_rule_biz_type_index" ON "reward_rule" USING btree ("brand_id", "biz_type");
CREATE INDEX "reward_rule_beneficiary_index" ON "reward_rule" USING btree ("brand_id", "beneficiary");
CREATE INDEX "reward_rule_store_ids_index" ON "reward_rule" USING gin ("store_ids");
CREATE INDEX "reward_rule_mode_index" ON "reward_rule" USING btree ("brand_id", "mode");
CREATE INDEX "reward_rule_settle_point_index" ON "reward_rule" USING btree ("brand_id", "settle_point");
CREATE INDEX "reward_rule_status_index" ON "reward_rule" USING btree ("brand_id", "status");
ALTER TABLE "reward_rule" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_rule" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_rule"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_record" (
	"brand_id" text NOT NULL,
	"reward_record_id" text NOT NULL,
	"record_no" text,
	"reward_rule_id" text,
	"reward_type" text,
	"beneficiary" text,
	"employee_id" text,
	"employee_no" text,
	"department_id" text,
	"corporate_member_id" text,
	"store_id" text,
	"order_no" text,
	"product_name" text,
	"quantity" integer,
	"member_id" text,
	"member_name" text,
	"base_amount" bigint,
	"factor" numeric(14, 4),
	"amount" bigint,
	"earned_at" timestamp with time zone,
	"granted_at" timestamp with time zone,
	"reward_receive_id" text,
	"cancel_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_record_id"),
	CONSTRAINT "reward_record_reward_type_values" CHECK ("reward_type" in ('sale', 'verify', 'card', 'member', 'fans', 'room', 'superior')),
	CONSTRAINT "reward_record_beneficiary_values" CHECK ("beneficiary" in ('EMPLOYEE', 'DEPARTMENT', 'STORE', 'CORPORATE', 'MEMBER')),
	CONSTRAINT "reward_record_status_values" CHECK ("status" in ('PENDING', 'CONFIRMED', 'GRANTED', 'CANCELLED'))
);
CREATE INDEX "reward_record_newest" ON "reward_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_record_id" DESC);
CREATE INDEX "reward_record_earned_at_desc_order" ON "reward_record" USING btree ("brand_id", "earned_at" DESC NULLS LAST, "reward_record_id" DESC);
CREATE INDEX "reward_record_search" ON "reward_record" USING gin (text_pairs("record_no"), text_pairs("order_no"), text_pairs("employee_no"));
CREATE INDEX "reward_record_store_id_index" ON "reward_record" USING btree ("store_id");
CREATE INDEX "reward_record_department_id_index" ON "reward_record" USING btree ("department_id");
CREATE INDEX "reward_record_reward_type_index" ON "reward_record" USING btree ("brand_id", "reward_type");
CREATE INDEX "reward_record_reward_rule_id_index" ON "reward_record" USING btree ("reward_rule_id");
CREATE INDEX "reward_record_beneficiary_index" ON "reward_record" USING btree ("brand_id", "beneficiary");
CREATE INDEX "reward_record_status_index" ON "reward_record" USING btree ("brand_id", "status");
CREATE INDEX "reward_record_corporate_member_id_index" ON "reward_record" USING btree ("corporate_member_id");
CREATE INDEX "reward_record_employee_id_index" ON "reward_record" USING btree ("employee_id");
CREATE INDEX "reward_record_order_no_index" ON "reward_record" USING btree ("brand_id", "order_no");
CREATE INDEX "reward_record_member_id_index" ON "reward_record" USING btree ("member_id");
CREATE INDEX "reward_record_reward_receive_id_index" ON "reward_record" USING btree ("reward_receive_id");
ALTER TABLE "reward_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_factor" (
	"brand_id" text NOT NULL,
	"reward_factor_id" text NOT NULL,
	"factor_name" text NOT NULL,
	"dimension" text NOT NULL,
	"store_id" text,
	"department_id" text,
	"role_id" text,
	"employee_id" text,
	"period_from" date,
	"period_until" date,
	"target_name" text,
	"reward_types" text[] NOT NULL,
	"factor" numeric(14, 4) DEFAULT 1 NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"remark" text,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_factor_id"),
	CONSTRAINT "reward_factor_dimension_values" CHECK ("dimension" in ('STORE', 'DEPARTMENT', 'ROLE', 'EMPLOYEE', 'PERIOD')),
	CONSTRAINT "reward_factor_reward_types_values" CHECK ("reward_types" <@ array['sale', 'verify', 'card', 'member']::text[]),
	CONSTRAINT "reward_factor_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "reward_factor_dimension_target_name_unique" ON "reward_factor" USING btree ("brand_id", "dimension", "target_name");
CREATE INDEX "reward_factor_newest" ON "reward_factor" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_factor_id" DESC);
CREATE INDEX "reward_factor_updated_at_desc_order" ON "reward_factor" USING btree ("brand_id", "updated_at" DESC NULLS LAST, "reward_factor_id" DESC);
CREATE INDEX "reward_factor_search" ON "reward_factor" USING gin (text_pairs("factor_name"), text_pairs("target_name"));
CREATE INDEX "reward_factor_reward_types_index" ON "reward_factor" USING gin ("reward_types");
CREATE INDEX "reward_factor_store_id_index" ON "reward_factor" USING btree ("store_id");
CREATE INDEX "reward_factor_department_id_index" ON "reward_factor" USING btree ("department_id");
CREATE INDEX "reward_factor_status_index" ON "reward_factor" USING btree ("brand_id", "status");
CREATE INDEX "reward_factor_role_id_index" ON "reward_factor" USING btree ("role_id");
CREATE INDEX "reward_factor_employee_id_index" ON "reward_factor" USING btree ("employee_id");
ALTER TABLE "reward_factor" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_factor" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_factor"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_send" (
	"brand_id" text NOT NULL,
	"reward_send_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"beneficiary" text DEFAULT 'EMPLOYEE' NOT NULL,
	"store_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"department_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"reward_types" text[] NOT NULL,
	"send_mode" text DEFAULT 'WECHAT' NOT NULL,
	"cycle" text DEFAULT 'CLAIM' NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"month_day" integer DEFAULT 10,
	"min_amount" bigint DEFAULT 100 NOT NULL,
	"max_amount" bigint DEFAULT 20000 NOT NULL,
	"day_limit" bigint DEFAULT 0 NOT NULL,
	"wait_days" integer DEFAULT 7 NOT NULL,
	"need_audit" boolean DEFAULT true NOT NULL,
	"auditor_ids" text[] NOT NULL,
	"withhold_tax" boolean DEFAULT false NOT NULL,
	"expire_days" integer DEFAULT 90 NOT NULL,
	"notice" text DEFAULT '您有一笔奖励到账，请在员工端查看' NOT NULL,
	"status" text DEFAULT 'DISABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_send_id"),
	CONSTRAINT "reward_send_of_brand" UNIQUE ("brand_id", "reward_send_id"),
	CONSTRAINT "reward_send_beneficiary_values" CHECK ("beneficiary" in ('EMPLOYEE', 'STORE', 'CORPORATE', 'MEMBER')),
	CONSTRAINT "reward_send_reward_types_values" CHECK ("reward_types" <@ array['sale', 'verify', 'card', 'member', 'fans', 'superior']::text[]),
	CONSTRAINT "reward_send_send_mode_values" CHECK ("send_mode" in ('WECHAT', 'BALANCE', 'LABOR', 'OFFLINE')),
	CONSTRAINT "reward_send_cycle_values" CHECK ("cycle" in ('CLAIM', 'DAY', 'WEEK', 'MONTH')),
	CONSTRAINT "reward_send_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "reward_send_plan_name_unique" ON "reward_send" USING btree ("brand_id", "plan_name");
CREATE INDEX "reward_send_newest" ON "reward_send" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_send_id" DESC);
CREATE INDEX "reward_send_updated_at_desc_order" ON "reward_send" USING btree ("brand_id", "updated_at" DESC NULLS LAST, "reward_send_id" DESC);
CREATE INDEX "reward_send_search" ON "reward_send" USING gin (text_pairs("plan_name"));
CREATE INDEX "reward_send_beneficiary_index" ON "reward_send" USING btree ("brand_id", "beneficiary");
CREATE INDEX "reward_send_send_mode_index" ON "reward_send" USING btree ("brand_id", "send_mode");
CREATE INDEX "reward_send_cycle_index" ON "reward_send" USING btree ("brand_id", "cycle");
CREATE INDEX "reward_send_store_ids_index" ON "reward_send" USING gin ("store_ids");
CREATE INDEX "reward_send_status_index" ON "reward_send" USING btree ("brand_id", "status");
CREATE INDEX "reward_send_department_ids_index" ON "reward_send" USING gin ("department_ids");
CREATE INDEX "reward_send_auditor_ids_index" ON "reward_send" USING gin ("auditor_ids");
ALTER TABLE "reward_send" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_send" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_send"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "reward_receive" (
	"brand_id" text NOT NULL,
	"reward_receive_id" text NOT NULL,
	"receive_no" text,
	"reward_send_id" text,
	"employee_id" text,
	"receiver_name" text,
	"receiver_phone" text,
	"department_id" text,
	"store_id" text,
	"send_mode" text,
	"pay_no" text,
	"applied_at" timestamp with time zone,
	"auditor_id" text,
	"paid_at" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'APPLIED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reward_receive_id"),
	CONSTRAINT "reward_receive_of_brand" UNIQUE ("brand_id", "reward_receive_id"),
	CONSTRAINT "reward_receive_send_mode_values" CHECK ("send_mode" in ('WECHAT', 'BALANCE', 'LABOR', 'OFFLINE')),
	CONSTRAINT "reward_receive_status_values" CHECK ("status" in ('APPLIED', 'PAYING', 'PAID', 'FAILED', 'REJECTED', 'EXPIRED'))
);
CREATE INDEX "reward_receive_newest" ON "reward_receive" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reward_receive_id" DESC);
CREATE INDEX "reward_receive_applied_at_desc_order" ON "reward_receive" USING btree ("brand_id", "applied_at" DESC NULLS LAST, "reward_receive_id" DESC);
CREATE INDEX "reward_receive_search" ON "reward_receive" USING gin (text_pairs("receive_no"));
CREATE INDEX "reward_receive_receiver_name_index" ON "reward_receive" USING btree ("brand_id", "receiver_name");
CREATE INDEX "reward_receive_receiver_phone_index" ON "reward_receive" USING btree ("brand_id", "receiver_phone");
CREATE INDEX "reward_receive_right_receiver_phone_4_index" ON "reward_receive" USING btree ("brand_id", ("right"("receiver_phone", 4)));
CREATE INDEX "reward_receive_store_id_index" ON "reward_receive" USING btree ("store_id");
CREATE INDEX "reward_receive_department_id_index" ON "reward_receive" USING btree ("department_id");
CREATE INDEX "reward_receive_reward_send_id_index" ON "reward_receive" USING btree ("reward_send_id");
CREATE INDEX "reward_receive_send_mode_index" ON "reward_receive" USING btree ("brand_id", "send_mode");
CREATE INDEX "reward_receive_status_index" ON "reward_receive" USING btree ("brand_id", "status");
CREATE INDEX "reward_receive_employee_id_index" ON "reward_receive" USING btree ("employee_id");
CREATE INDEX "reward_receive_auditor_id_index" ON "reward_receive" USING btree ("auditor_id");
ALTER TABLE "reward_receive" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reward_receive" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reward_receive"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "small_life_ticket" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"small_life_ticket_id" text NOT NULL,
	"ticket_product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"sub_title" text,
	"category" text NOT NULL,
	"images" text[] NOT NULL,
	"life_price" bigint NOT NULL,
	"supply_price" bigint NOT NULL,
	"commission_rate" numeric(14, 4) DEFAULT 8 NOT NULL,
	"stock" integer NOT NULL,
	"limit_per_member" integer DEFAULT 0 NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"use_from" date NOT NULL,
	"use_until" date NOT NULL,
	"refund_rule" text DEFAULT 'ANY' NOT NULL,
	"store_ids" text[] NOT NULL,
	"detail" text NOT NULL,
	"notice" text NOT NULL,
	"audit_note" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("small_life_ticket_id"),
	CONSTRAINT "small_life_ticket_of_brand" UNIQUE ("brand_id", "small_life_ticket_id"),
	CONSTRAINT "small_life_ticket_category_values" CHECK ("category" in ('FOOD', 'STAY', 'PLAY', 'FAMILY', 'BEAUTY')),
	CONSTRAINT "small_life_ticket_refund_rule_values" CHECK ("refund_rule" in ('ANY', 'BEFORE', 'NONE')),
	CONSTRAINT "small_life_ticket_status_values" CHECK ("status" in ('NEW', 'REJECTED', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "small_life_ticket_ticket_product_id_unique" ON "small_life_ticket" USING btree ("hotel_id", "ticket_product_id");
CREATE INDEX "small_life_ticket_newest" ON "small_life_ticket" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "small_life_ticket_id" DESC);
CREATE INDEX "small_life_ticket_search" ON "small_life_ticket" USING gin (text_pairs("product_name"));
CREATE INDEX "small_life_ticket_category_index" ON "small_life_ticket" USING btree ("hotel_id", "category");
CREATE INDEX "small_life_ticket_store_ids_index" ON "small_life_ticket" USING gin ("store_ids");
CREATE INDEX "small_life_ticket_refund_rule_index" ON "small_life_ticket" USING btree ("hotel_id", "refund_rule");
CREATE INDEX "small_life_ticket_sale_until_sale_from_index" ON "small_life_ticket" USING btree ("hotel_id", "sale_until", "sale_from");
CREATE INDEX "small_life_ticket_status_index" ON "small_life_ticket" USING btree ("hotel_id", "status");
CREATE INDEX "small_life_ticket_ticket_product_id_index" ON "small_life_ticket" USING btree ("ticket_product_id");
ALTER TABLE "small_life_ticket" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "small_life_ticket" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "small_life_ticket"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "small_life_consume" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"small_life_consume_id" text NOT NULL,
	"order_no" text,
	"small_life_ticket_id" text,
	"product_name" text,
	"code_no" text,
	"store_id" text,
	"phone" text,
	"quantity" integer,
	"life_amount" bigint,
	"platform_subsidy" bigint,
	"verifier_id" text,
	"sold_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	"settlement_bill_id" text,
	"status" text DEFAULT 'SOLD' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("small_life_consume_id"),
	CONSTRAINT "small_life_consume_status_values" CHECK ("status" in ('SOLD', 'USED', 'SETTLED', 'REFUNDED', 'EXPIRED'))
);
CREATE INDEX "small_life_consume_newest" ON "small_life_consume" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "small_life_consume_id" DESC);
CREATE INDEX "small_life_consume_sold_at_desc_order" ON "small_life_consume" USING btree ("hotel_id", "sold_at" DESC NULLS LAST, "small_life_consume_id" DESC);
CREATE INDEX "small_life_consume_search" ON "small_life_consume" USING gin (text_pairs("order_no"), text_pairs("code_no"));
CREATE INDEX "small_life_consume_phone_index" ON "small_life_consume" USING btree ("hotel_id", "phone");
CREATE INDEX "small_life_consume_right_phone_4_index" ON "small_life_consume" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "small_life_consume_small_life_ticket_id_index" ON "small_life_consume" USING btree ("small_life_ticket_id");
CREATE INDEX "small_life_consume_store_id_index" ON "small_life_consume" USING btree ("store_id");
CREATE INDEX "small_life_consume_verifier_id_index" ON "small_life_consume" USING btree ("verifier_id");
CREATE INDEX "small_life_consume_settlement_bill_id_index" ON "small_life_consume" USING btree ("settlement_bill_id");
CREATE INDEX "small_life_consume_consumed_at_index" ON "small_life_consume" USING btree ("hotel_id", "consumed_at");
CREATE INDEX "small_life_consume_status_index" ON "small_life_consume" USING btree ("hotel_id", "status");
ALTER TABLE "small_life_consume" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "small_life_consume" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "small_life_consume"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
