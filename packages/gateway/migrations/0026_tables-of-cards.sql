-- Made of the definitions of cards; see src/database/tables.

CREATE TABLE "prepay_card" (
	"brand_id" text NOT NULL,
	"prepay_card_id" text NOT NULL,
	"card_name" text NOT NULL,
	"category_name" text NOT NULL,
	"card_type" text DEFAULT 'electronic' NOT NULL,
	"use_type" text DEFAULT 'recharge' NOT NULL,
	"card_faces" text[] NOT NULL,
	"face_value" bigint NOT NULL,
	"sale_price" bigint NOT NULL,
	"gift_amount" bigint DEFAULT 0 NOT NULL,
	"inventory" integer NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"member_limit" integer DEFAULT 0 NOT NULL,
	"registered" boolean DEFAULT true NOT NULL,
	"valid_type" text DEFAULT 'forever' NOT NULL,
	"valid_days" integer,
	"apply_hotel_ids" text[] NOT NULL,
	"use_scope" text[] DEFAULT array['room', 'ticket', 'restaurant']::text[] NOT NULL,
	"exclude_products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deduct_order" text DEFAULT 'principal' NOT NULL,
	"member_discount" numeric(14, 4) DEFAULT 100 NOT NULL,
	"giveable" boolean DEFAULT true NOT NULL,
	"refundable" boolean DEFAULT true NOT NULL,
	"refund_fee_rate" numeric(14, 4) DEFAULT 0,
	"open_gift" text[] DEFAULT array[]::text[] NOT NULL,
	"points_rate" numeric(14, 4) DEFAULT 0 NOT NULL,
	"invoice_mode" text DEFAULT 'consume' NOT NULL,
	"agreement" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("prepay_card_id"),
	CONSTRAINT "prepay_card_of_brand" UNIQUE ("brand_id", "prepay_card_id"),
	CONSTRAINT "prepay_card_card_type_values" CHECK ("card_type" in ('electronic', 'physical', 'both')),
	CONSTRAINT "prepay_card_use_type_values" CHECK ("use_type" in ('recharge', 'gift', 'corporate')),
	CONSTRAINT "prepay_card_valid_type_values" CHECK ("valid_type" in ('forever', 'days')),
	CONSTRAINT "prepay_card_use_scope_values" CHECK ("use_scope" <@ array['room', 'ticket', 'restaurant', 'meeting', 'retail']::text[]),
	CONSTRAINT "prepay_card_deduct_order_values" CHECK ("deduct_order" in ('principal', 'gift', 'ratio')),
	CONSTRAINT "prepay_card_invoice_mode_values" CHECK ("invoice_mode" in ('recharge', 'consume')),
	CONSTRAINT "prepay_card_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "prepay_card_card_name_unique" ON "prepay_card" USING btree ("brand_id", "card_name");
CREATE INDEX "prepay_card_newest" ON "prepay_card" USING btree ("brand_id", "created_at" DESC NULLS LAST, "prepay_card_id" DESC);
CREATE INDEX "prepay_card_sort_desc_order" ON "prepay_card" USING btree ("brand_id", "sort" DESC NULLS LAST, "prepay_card_id" DESC);
CREATE INDEX "prepay_card_search" ON "prepay_card" USING gin (text_pairs("card_name"), text_pairs("prepay_card_id"), text_pairs("category_name"));
CREATE INDEX "prepay_card_use_type_index" ON "prepay_card" USING btree ("brand_id", "use_type");
CREATE INDEX "prepay_card_card_type_index" ON "prepay_card" USING btree ("brand_id", "card_type");
CREATE INDEX "prepay_card_registered_index" ON "prepay_card" USING btree ("brand_id", "registered");
CREATE INDEX "prepay_card_status_index" ON "prepay_card" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_apply_hotel_ids_index" ON "prepay_card" USING gin ("apply_hotel_ids");
CREATE INDEX "prepay_card_open_gift_index" ON "prepay_card" USING gin ("open_gift");
ALTER TABLE "prepay_card" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_order" (
	"brand_id" text NOT NULL,
	"card_order_id" text NOT NULL,
	"order_type" text NOT NULL,
	"prepay_card_id" text,
	"card_account_id" text,
	"member_id" text,
	"corporate_member_id" text,
	"buyer_name" text,
	"buyer_phone" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"face_amount" bigint,
	"gift_amount" bigint,
	"pay_amount" bigint,
	"pay_method" text,
	"transaction_no" text,
	"pay_time" timestamp with time zone,
	"sale_hotel_id" text,
	"employee_id" text,
	"sale_channel" text,
	"recharge_config_id" text,
	"refund_amount" bigint,
	"invoice_status" text,
	"remark" text,
	"status" text DEFAULT 'WAIT_PAY' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("card_order_id"),
	CONSTRAINT "prepay_card_order_order_type_values" CHECK ("order_type" in ('buy', 'recharge')),
	CONSTRAINT "prepay_card_order_pay_method_values" CHECK ("pay_method" in ('wechat', 'alipay', 'cash', 'pos', 'transfer', 'free')),
	CONSTRAINT "prepay_card_order_sale_channel_values" CHECK ("sale_channel" in ('wechat', 'h5', 'counter', 'corporate')),
	CONSTRAINT "prepay_card_order_invoice_status_values" CHECK ("invoice_status" in ('NONE', 'APPLIED', 'DONE')),
	CONSTRAINT "prepay_card_order_status_values" CHECK ("status" in ('WAIT_PAY', 'PAID', 'COMPLETED', 'REFUNDED', 'CLOSED'))
);
CREATE INDEX "prepay_card_order_newest" ON "prepay_card_order" USING btree ("brand_id", "created_at" DESC NULLS LAST, "card_order_id" DESC);
CREATE INDEX "prepay_card_order_search" ON "prepay_card_order" USING gin (text_pairs("card_order_id"), text_pairs("transaction_no"));
CREATE INDEX "prepay_card_order_buyer_phone_index" ON "prepay_card_order" USING btree ("brand_id", "buyer_phone");
CREATE INDEX "prepay_card_order_buyer_name_index" ON "prepay_card_order" USING btree ("brand_id", "buyer_name");
CREATE INDEX "prepay_card_order_right_buyer_phone_4_index" ON "prepay_card_order" USING btree ("brand_id", ("right"("buyer_phone", 4)));
CREATE INDEX "prepay_card_order_prepay_card_id_index" ON "prepay_card_order" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_order_order_type_index" ON "prepay_card_order" USING btree ("brand_id", "order_type");
CREATE INDEX "prepay_card_order_sale_hotel_id_index" ON "prepay_card_order" USING btree ("sale_hotel_id");
CREATE INDEX "prepay_card_order_employee_id_index" ON "prepay_card_order" USING btree ("employee_id");
CREATE INDEX "prepay_card_order_sale_channel_index" ON "prepay_card_order" USING btree ("brand_id", "sale_channel");
CREATE INDEX "prepay_card_order_pay_method_index" ON "prepay_card_order" USING btree ("brand_id", "pay_method");
CREATE INDEX "prepay_card_order_pay_time_index" ON "prepay_card_order" USING btree ("brand_id", "pay_time");
CREATE INDEX "prepay_card_order_invoice_status_index" ON "prepay_card_order" USING btree ("brand_id", "invoice_status");
CREATE INDEX "prepay_card_order_status_index" ON "prepay_card_order" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_order_card_account_id_index" ON "prepay_card_order" USING btree ("card_account_id");
CREATE INDEX "prepay_card_order_member_id_index" ON "prepay_card_order" USING btree ("member_id");
CREATE INDEX "prepay_card_order_corporate_member_id_index" ON "prepay_card_order" USING btree ("corporate_member_id");
CREATE INDEX "prepay_card_order_recharge_config_id_index" ON "prepay_card_order" USING btree ("recharge_config_id");
ALTER TABLE "prepay_card_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_account" (
	"brand_id" text NOT NULL,
	"card_account_id" text NOT NULL,
	"card_no" text NOT NULL,
	"card_secret" text,
	"prepay_card_id" text NOT NULL,
	"import_batch_id" text,
	"card_form" text,
	"member_id" text,
	"holder_name" text,
	"holder_phone" text,
	"principal_balance" bigint,
	"gift_balance" bigint,
	"balance" bigint,
	"open_hotel_id" text,
	"activate_time" timestamp with time zone,
	"end_date" date,
	"last_trade_time" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'INACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("card_account_id"),
	CONSTRAINT "prepay_card_account_of_brand" UNIQUE ("brand_id", "card_account_id"),
	CONSTRAINT "prepay_card_account_card_form_values" CHECK ("card_form" in ('electronic', 'physical')),
	CONSTRAINT "prepay_card_account_status_values" CHECK ("status" in ('INACTIVE', 'ACTIVE', 'FROZEN', 'LOST', 'EXPIRED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "prepay_card_account_card_no_unique" ON "prepay_card_account" USING btree ("brand_id", "card_no");
CREATE INDEX "prepay_card_account_newest" ON "prepay_card_account" USING btree ("brand_id", "created_at" DESC NULLS LAST, "card_account_id" DESC);
CREATE INDEX "prepay_card_account_last_trade_time_desc_order" ON "prepay_card_account" USING btree ("brand_id", "last_trade_time" DESC NULLS LAST, "card_account_id" DESC);
CREATE INDEX "prepay_card_account_search" ON "prepay_card_account" USING gin (text_pairs("card_no"));
CREATE INDEX "prepay_card_account_holder_phone_index" ON "prepay_card_account" USING btree ("brand_id", "holder_phone");
CREATE INDEX "prepay_card_account_holder_name_index" ON "prepay_card_account" USING btree ("brand_id", "holder_name");
CREATE INDEX "prepay_card_account_right_holder_phone_4_index" ON "prepay_card_account" USING btree ("brand_id", ("right"("holder_phone", 4)));
CREATE INDEX "prepay_card_account_prepay_card_id_index" ON "prepay_card_account" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_account_card_form_index" ON "prepay_card_account" USING btree ("brand_id", "card_form");
CREATE INDEX "prepay_card_account_open_hotel_id_index" ON "prepay_card_account" USING btree ("open_hotel_id");
CREATE INDEX "prepay_card_account_import_batch_id_index" ON "prepay_card_account" USING btree ("import_batch_id");
CREATE INDEX "prepay_card_account_status_index" ON "prepay_card_account" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_account_member_id_index" ON "prepay_card_account" USING btree ("member_id");
ALTER TABLE "prepay_card_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_trade" (
	"brand_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"trade_no" text,
	"trade_type" text,
	"card_account_id" text,
	"card_no" text,
	"prepay_card_id" text,
	"member_id" text,
	"holder_phone" text,
	"amount" bigint,
	"principal_amount" bigint,
	"gift_amount" bigint,
	"balance_after" bigint,
	"biz_type" text,
	"biz_order_no" text,
	"open_hotel_id" text,
	"trade_hotel_id" text,
	"employee_id" text,
	"trade_time" timestamp with time zone,
	"origin_trade_id" text,
	"reconcile_id" text,
	"remark" text,
	"status" text DEFAULT 'SUCCESS' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("trade_id"),
	CONSTRAINT "prepay_card_trade_of_brand" UNIQUE ("brand_id", "trade_id"),
	CONSTRAINT "prepay_card_trade_trade_type_values" CHECK ("trade_type" in ('BUY', 'RECHARGE', 'CONSUME', 'REFUND', 'ADJUST', 'GIVE', 'EXPIRE')),
	CONSTRAINT "prepay_card_trade_biz_type_values" CHECK ("biz_type" in ('room', 'ticket', 'restaurant', 'meeting', 'retail', 'counter', 'card')),
	CONSTRAINT "prepay_card_trade_status_values" CHECK ("status" in ('SUCCESS', 'REVERSED'))
);
CREATE INDEX "prepay_card_trade_newest" ON "prepay_card_trade" USING btree ("brand_id", "created_at" DESC NULLS LAST, "trade_id" DESC);
CREATE INDEX "prepay_card_trade_trade_time_desc_order" ON "prepay_card_trade" USING btree ("brand_id", "trade_time" DESC NULLS LAST, "trade_id" DESC);
CREATE INDEX "prepay_card_trade_search" ON "prepay_card_trade" USING gin (text_pairs("trade_no"), text_pairs("card_no"), text_pairs("biz_order_no"));
CREATE INDEX "prepay_card_trade_holder_phone_index" ON "prepay_card_trade" USING btree ("brand_id", "holder_phone");
CREATE INDEX "prepay_card_trade_right_holder_phone_4_index" ON "prepay_card_trade" USING btree ("brand_id", ("right"("holder_phone", 4)));
CREATE INDEX "prepay_card_trade_open_hotel_id_index" ON "prepay_card_trade" USING btree ("open_hotel_id");
CREATE INDEX "prepay_card_trade_trade_hotel_id_index" ON "prepay_card_trade" USING btree ("trade_hotel_id");
CREATE INDEX "prepay_card_trade_prepay_card_id_index" ON "prepay_card_trade" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_trade_trade_type_index" ON "prepay_card_trade" USING btree ("brand_id", "trade_type");
CREATE INDEX "prepay_card_trade_biz_type_index" ON "prepay_card_trade" USING btree ("brand_id", "biz_type");
CREATE INDEX "prepay_card_trade_status_index" ON "prepay_card_trade" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_trade_card_account_id_index" ON "prepay_card_trade" USING btree ("card_account_id");
CREATE INDEX "prepay_card_trade_member_id_index" ON "prepay_card_trade" USING btree ("member_id");
CREATE INDEX "prepay_card_trade_employee_id_index" ON "prepay_card_trade" USING btree ("employee_id");
CREATE INDEX "prepay_card_trade_origin_trade_id_index" ON "prepay_card_trade" USING btree ("origin_trade_id");
CREATE INDEX "prepay_card_trade_reconcile_id_index" ON "prepay_card_trade" USING btree ("reconcile_id");
ALTER TABLE "prepay_card_trade" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_trade" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_trade"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_reconcile" (
	"brand_id" text NOT NULL,
	"reconcile_id" text NOT NULL,
	"reconcile_no" text,
	"reconcile_date" date,
	"reconcile_hotel_id" text,
	"handle_remark" text,
	"handle_by" text,
	"status" text DEFAULT 'UNCHECKED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reconcile_id"),
	CONSTRAINT "prepay_card_reconcile_of_brand" UNIQUE ("brand_id", "reconcile_id"),
	CONSTRAINT "prepay_card_reconcile_status_values" CHECK ("status" in ('UNCHECKED', 'MATCHED', 'DIFF', 'HANDLED'))
);
CREATE UNIQUE INDEX "prepay_card_reconcile_reconcile_date_reconcile_hotel_id_unique" ON "prepay_card_reconcile" USING btree ("brand_id", "reconcile_date", "reconcile_hotel_id");
CREATE INDEX "prepay_card_reconcile_newest" ON "prepay_card_reconcile" USING btree ("brand_id", "created_at" DESC NULLS LAST, "reconcile_id" DESC);
CREATE INDEX "prepay_card_reconcile_reconcile_date_desc_order" ON "prepay_card_reconcile" USING btree ("brand_id", "reconcile_date" DESC NULLS LAST, "reconcile_id" DESC);
CREATE INDEX "prepay_card_reconcile_search" ON "prepay_card_reconcile" USING gin (text_pairs("reconcile_no"));
CREATE INDEX "prepay_card_reconcile_reconcile_hotel_id_index" ON "prepay_card_reconcile" USING btree ("reconcile_hotel_id");
CREATE INDEX "prepay_card_reconcile_status_index" ON "prepay_card_reconcile" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_reconcile_handle_by_index" ON "prepay_card_reconcile" USING btree ("handle_by");
ALTER TABLE "prepay_card_reconcile" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_reconcile" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_reconcile"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_import" (
	"brand_id" text NOT NULL,
	"import_batch_id" text NOT NULL,
	"batch_name" text NOT NULL,
	"prepay_card_id" text NOT NULL,
	"import_type" text DEFAULT 'physical' NOT NULL,
	"import_file" text NOT NULL,
	"open_hotel_id" text NOT NULL,
	"total_count" integer,
	"success_count" integer,
	"fail_count" integer,
	"fail_file" text,
	"activate_now" boolean DEFAULT false NOT NULL,
	"remark" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("import_batch_id"),
	CONSTRAINT "prepay_card_import_of_brand" UNIQUE ("brand_id", "import_batch_id"),
	CONSTRAINT "prepay_card_import_import_type_values" CHECK ("import_type" in ('physical', 'migrate', 'corporate')),
	CONSTRAINT "prepay_card_import_status_values" CHECK ("status" in ('DRAFT', 'CHECKED', 'DONE', 'REVOKED'))
);
CREATE UNIQUE INDEX "prepay_card_import_batch_name_unique" ON "prepay_card_import" USING btree ("brand_id", "batch_name");
CREATE INDEX "prepay_card_import_newest" ON "prepay_card_import" USING btree ("brand_id", "created_at" DESC NULLS LAST, "import_batch_id" DESC);
CREATE INDEX "prepay_card_import_search" ON "prepay_card_import" USING gin (text_pairs("batch_name"), text_pairs("import_batch_id"));
CREATE INDEX "prepay_card_import_import_type_index" ON "prepay_card_import" USING btree ("brand_id", "import_type");
CREATE INDEX "prepay_card_import_prepay_card_id_index" ON "prepay_card_import" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_import_open_hotel_id_index" ON "prepay_card_import" USING btree ("open_hotel_id");
CREATE INDEX "prepay_card_import_status_index" ON "prepay_card_import" USING btree ("brand_id", "status");
ALTER TABLE "prepay_card_import" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_import" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_import"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_delay" (
	"brand_id" text NOT NULL,
	"delay_id" text NOT NULL,
	"delay_name" text NOT NULL,
	"target_type" text DEFAULT 'account' NOT NULL,
	"prepay_card_id" text,
	"end_from" date,
	"end_until" date,
	"card_account_ids" text[] NOT NULL,
	"import_batch_id" text,
	"delay_type" text DEFAULT 'days' NOT NULL,
	"delay_days" integer,
	"delay_to" date,
	"include_expired" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"notify_holder" boolean DEFAULT true NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"execute_time" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delay_id"),
	CONSTRAINT "prepay_card_delay_target_type_values" CHECK ("target_type" in ('card', 'account', 'batch')),
	CONSTRAINT "prepay_card_delay_delay_type_values" CHECK ("delay_type" in ('days', 'date')),
	CONSTRAINT "prepay_card_delay_status_values" CHECK ("status" in ('DRAFT', 'RUNNING', 'DONE', 'PART_FAILED', 'CANCELLED'))
);
CREATE INDEX "prepay_card_delay_newest" ON "prepay_card_delay" USING btree ("brand_id", "created_at" DESC NULLS LAST, "delay_id" DESC);
CREATE INDEX "prepay_card_delay_search" ON "prepay_card_delay" USING gin (text_pairs("delay_name"), text_pairs("delay_id"));
CREATE INDEX "prepay_card_delay_target_type_index" ON "prepay_card_delay" USING btree ("brand_id", "target_type");
CREATE INDEX "prepay_card_delay_prepay_card_id_index" ON "prepay_card_delay" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_delay_status_index" ON "prepay_card_delay" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_delay_card_account_ids_index" ON "prepay_card_delay" USING gin ("card_account_ids");
CREATE INDEX "prepay_card_delay_import_batch_id_index" ON "prepay_card_delay" USING btree ("import_batch_id");
ALTER TABLE "prepay_card_delay" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_delay" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_delay"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_send" (
	"brand_id" text NOT NULL,
	"send_id" text NOT NULL,
	"prepay_card_id" text NOT NULL,
	"send_type" text DEFAULT 'member' NOT NULL,
	"card_no" text,
	"member_id" text,
	"receiver_name" text,
	"receiver_phone" text NOT NULL,
	"sender_name" text,
	"corporate_member_id" text,
	"amount" bigint NOT NULL,
	"blessing" text,
	"send_time" timestamp with time zone,
	"expire_time" timestamp with time zone,
	"receive_time" timestamp with time zone,
	"sms_sent" boolean DEFAULT true NOT NULL,
	"employee_id" text,
	"revoke_reason" text,
	"status" text DEFAULT 'WAIT_RECEIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("send_id"),
	CONSTRAINT "prepay_card_send_send_type_values" CHECK ("send_type" in ('member', 'phone', 'corporate', 'friend', 'activity')),
	CONSTRAINT "prepay_card_send_status_values" CHECK ("status" in ('WAIT_RECEIVE', 'RECEIVED', 'EXPIRED', 'REVOKED'))
);
CREATE INDEX "prepay_card_send_newest" ON "prepay_card_send" USING btree ("brand_id", "created_at" DESC NULLS LAST, "send_id" DESC);
CREATE INDEX "prepay_card_send_send_time_desc_order" ON "prepay_card_send" USING btree ("brand_id", "send_time" DESC NULLS LAST, "send_id" DESC);
CREATE INDEX "prepay_card_send_search" ON "prepay_card_send" USING gin (text_pairs("card_no"), text_pairs("send_id"));
CREATE INDEX "prepay_card_send_receiver_phone_index" ON "prepay_card_send" USING btree ("brand_id", "receiver_phone");
CREATE INDEX "prepay_card_send_receiver_name_index" ON "prepay_card_send" USING btree ("brand_id", "receiver_name");
CREATE INDEX "prepay_card_send_right_receiver_phone_4_index" ON "prepay_card_send" USING btree ("brand_id", ("right"("receiver_phone", 4)));
CREATE INDEX "prepay_card_send_send_type_index" ON "prepay_card_send" USING btree ("brand_id", "send_type");
CREATE INDEX "prepay_card_send_prepay_card_id_index" ON "prepay_card_send" USING btree ("prepay_card_id");
CREATE INDEX "prepay_card_send_corporate_member_id_index" ON "prepay_card_send" USING btree ("corporate_member_id");
CREATE INDEX "prepay_card_send_status_index" ON "prepay_card_send" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_send_member_id_index" ON "prepay_card_send" USING btree ("member_id");
CREATE INDEX "prepay_card_send_employee_id_index" ON "prepay_card_send" USING btree ("employee_id");
ALTER TABLE "prepay_card_send" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_send" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_send"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_config" (
	"brand_id" text NOT NULL,
	"config_id" text NOT NULL,
	"config_name" text NOT NULL,
	"prepay_card_ids" text[] NOT NULL,
	"tiers" jsonb NOT NULL,
	"allow_custom" boolean DEFAULT false NOT NULL,
	"custom_min" bigint,
	"custom_max" bigint,
	"first_only" boolean DEFAULT false NOT NULL,
	"member_limit" integer DEFAULT 0 NOT NULL,
	"member_grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"sale_channels" text[] DEFAULT array['wechat', 'counter']::text[] NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"rules" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("config_id"),
	CONSTRAINT "prepay_card_config_of_brand" UNIQUE ("brand_id", "config_id"),
	CONSTRAINT "prepay_card_config_sale_channels_values" CHECK ("sale_channels" <@ array['wechat', 'h5', 'counter']::text[]),
	CONSTRAINT "prepay_card_config_status_values" CHECK ("status" in ('NEW', 'ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "prepay_card_config_config_name_unique" ON "prepay_card_config" USING btree ("brand_id", "config_name");
CREATE INDEX "prepay_card_config_newest" ON "prepay_card_config" USING btree ("brand_id", "created_at" DESC NULLS LAST, "config_id" DESC);
CREATE INDEX "prepay_card_config_priority_desc_order" ON "prepay_card_config" USING btree ("brand_id", "priority" DESC NULLS LAST, "config_id" DESC);
CREATE INDEX "prepay_card_config_search" ON "prepay_card_config" USING gin (text_pairs("config_name"), text_pairs("config_id"));
CREATE INDEX "prepay_card_config_prepay_card_ids_index" ON "prepay_card_config" USING gin ("prepay_card_ids");
CREATE INDEX "prepay_card_config_first_only_index" ON "prepay_card_config" USING btree ("brand_id", "first_only");
CREATE INDEX "prepay_card_config_status_index" ON "prepay_card_config" USING btree ("brand_id", "status");
CREATE INDEX "prepay_card_config_member_grade_ids_index" ON "prepay_card_config" USING gin ("member_grade_ids");
ALTER TABLE "prepay_card_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "prepay_card_setting" (
	"brand_id" text NOT NULL,
	"setting_id" text NOT NULL,
	"display_name" text DEFAULT '储值卡' NOT NULL,
	"entry_enabled" boolean DEFAULT true NOT NULL,
	"filing_no" text,
	"custody_bank" text,
	"pay_password_required" boolean DEFAULT true NOT NULL,
	"no_password_limit" bigint DEFAULT 20000,
	"daily_pay_limit" bigint DEFAULT 0 NOT NULL,
	"cross_store" boolean DEFAULT true NOT NULL,
	"cross_settle_rate" numeric(14, 4) DEFAULT 100,
	"qr_refresh_seconds" integer DEFAULT 60 NOT NULL,
	"auto_open" boolean DEFAULT false NOT NULL,
	"recharge_enabled" boolean DEFAULT true NOT NULL,
	"min_recharge" bigint DEFAULT 10000 NOT NULL,
	"refund_audit" boolean DEFAULT true NOT NULL,
	"refund_days" integer DEFAULT 0 NOT NULL,
	"refund_fee_rate" numeric(14, 4) DEFAULT 0 NOT NULL,
	"low_balance" bigint DEFAULT 5000 NOT NULL,
	"expire_remind_days" integer DEFAULT 30 NOT NULL,
	"trade_notice" text[] DEFAULT array['wechat']::text[] NOT NULL,
	"agreement" text NOT NULL,
	"privacy_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "prepay_card_setting_trade_notice_values" CHECK ("trade_notice" <@ array['wechat', 'sms']::text[])
);
ALTER TABLE "prepay_card_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "prepay_card_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "prepay_card_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "ecard" (
	"brand_id" text NOT NULL,
	"ecard_id" text NOT NULL,
	"ecard_name" text NOT NULL,
	"ecard_kind" text DEFAULT 'pickup' NOT NULL,
	"card_face" text NOT NULL,
	"sale_price" bigint NOT NULL,
	"products" jsonb NOT NULL,
	"times_count" integer,
	"discount_rate" numeric(14, 4),
	"pickup_type" text DEFAULT 'store',
	"inventory" integer NOT NULL,
	"valid_days" integer DEFAULT 365 NOT NULL,
	"apply_hotel_ids" text[] NOT NULL,
	"giveable" boolean DEFAULT true NOT NULL,
	"code_mode" text DEFAULT 'dynamic' NOT NULL,
	"remind_days" integer DEFAULT 7 NOT NULL,
	"use_notice" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("ecard_id"),
	CONSTRAINT "ecard_of_brand" UNIQUE ("brand_id", "ecard_id"),
	CONSTRAINT "ecard_ecard_kind_values" CHECK ("ecard_kind" in ('pickup', 'times', 'discount')),
	CONSTRAINT "ecard_pickup_type_values" CHECK ("pickup_type" in ('store', 'mail', 'both')),
	CONSTRAINT "ecard_code_mode_values" CHECK ("code_mode" in ('dynamic', 'fixed')),
	CONSTRAINT "ecard_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "ecard_ecard_name_unique" ON "ecard" USING btree ("brand_id", "ecard_name");
CREATE INDEX "ecard_newest" ON "ecard" USING btree ("brand_id", "created_at" DESC NULLS LAST, "ecard_id" DESC);
CREATE INDEX "ecard_search" ON "ecard" USING gin (text_pairs("ecard_name"), text_pairs("ecard_id"));
CREATE INDEX "ecard_ecard_kind_index" ON "ecard" USING btree ("brand_id", "ecard_kind");
CREATE INDEX "ecard_pickup_type_index" ON "ecard" USING btree ("brand_id", "pickup_type");
CREATE INDEX "ecard_giveable_index" ON "ecard" USING btree ("brand_id", "giveable");
CREATE INDEX "ecard_status_index" ON "ecard" USING btree ("brand_id", "status");
CREATE INDEX "ecard_apply_hotel_ids_index" ON "ecard" USING gin ("apply_hotel_ids");
ALTER TABLE "ecard" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ecard" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ecard"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "business_card" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"business_card_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"avatar" text NOT NULL,
	"show_name" text NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"phone" text NOT NULL,
	"show_phone" boolean DEFAULT true NOT NULL,
	"email" text,
	"wecom_qr" text,
	"address" text,
	"position" jsonb,
	"template" text DEFAULT 'classic' NOT NULL,
	"background_image" text,
	"introduction" text,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"share_title" text DEFAULT '您好，这是我的名片，请惠存' NOT NULL,
	"view_count" integer,
	"save_count" integer,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("business_card_id"),
	CONSTRAINT "business_card_template_values" CHECK ("template" in ('classic', 'dark', 'photo', 'brand')),
	CONSTRAINT "business_card_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "business_card_employee_id_unique" ON "business_card" USING btree ("hotel_id", "employee_id");
CREATE INDEX "business_card_newest" ON "business_card" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "business_card_id" DESC);
CREATE INDEX "business_card_view_count_desc_order" ON "business_card" USING btree ("hotel_id", "view_count" DESC NULLS LAST, "business_card_id" DESC);
CREATE INDEX "business_card_search" ON "business_card" USING gin (text_pairs("show_name"), text_pairs("job_title"), text_pairs("phone"));
CREATE INDEX "business_card_template_index" ON "business_card" USING btree ("hotel_id", "template");
CREATE INDEX "business_card_status_index" ON "business_card" USING btree ("hotel_id", "status");
CREATE INDEX "business_card_employee_id_index" ON "business_card" USING btree ("employee_id");
ALTER TABLE "business_card" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "business_card" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "business_card"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "equity_card" (
	"brand_id" text NOT NULL,
	"equity_card_id" text NOT NULL,
	"card_name" text NOT NULL,
	"card_form" text DEFAULT 'electronic' NOT NULL,
	"card_face" text NOT NULL,
	"sale_price" bigint NOT NULL,
	"line_price" bigint,
	"renew_price" bigint,
	"inventory" integer NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"activate_type" text DEFAULT 'buy' NOT NULL,
	"valid_days" integer DEFAULT 365 NOT NULL,
	"member_grade_id" text,
	"equity_list" jsonb NOT NULL,
	"apply_hotel_ids" text[] NOT NULL,
	"unusable_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"equity_gift_id" text,
	"transferable" boolean DEFAULT false NOT NULL,
	"refund_type" text DEFAULT 'unused' NOT NULL,
	"refund_days" integer,
	"reward_amount" bigint DEFAULT 0 NOT NULL,
	"if_set_separate" boolean DEFAULT false NOT NULL,
	"description" text NOT NULL,
	"agreement" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("equity_card_id"),
	CONSTRAINT "equity_card_of_brand" UNIQUE ("brand_id", "equity_card_id"),
	CONSTRAINT "equity_card_card_form_values" CHECK ("card_form" in ('electronic', 'physical', 'both')),
	CONSTRAINT "equity_card_activate_type_values" CHECK ("activate_type" in ('buy', 'code', 'first')),
	CONSTRAINT "equity_card_refund_type_values" CHECK ("refund_type" in ('unused', 'days', 'none')),
	CONSTRAINT "equity_card_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "equity_card_card_name_unique" ON "equity_card" USING btree ("brand_id", "card_name");
CREATE INDEX "equity_card_newest" ON "equity_card" USING btree ("brand_id", "created_at" DESC NULLS LAST, "equity_card_id" DESC);
CREATE INDEX "equity_card_sort_desc_order" ON "equity_card" USING btree ("brand_id", "sort" DESC NULLS LAST, "equity_card_id" DESC);
CREATE INDEX "equity_card_search" ON "equity_card" USING gin (text_pairs("card_name"), text_pairs("equity_card_id"));
CREATE INDEX "equity_card_card_form_index" ON "equity_card" USING btree ("brand_id", "card_form");
CREATE INDEX "equity_card_activate_type_index" ON "equity_card" USING btree ("brand_id", "activate_type");
CREATE INDEX "equity_card_apply_hotel_ids_index" ON "equity_card" USING gin ("apply_hotel_ids");
CREATE INDEX "equity_card_status_index" ON "equity_card" USING btree ("brand_id", "status");
CREATE INDEX "equity_card_member_grade_id_index" ON "equity_card" USING btree ("member_grade_id");
CREATE INDEX "equity_card_equity_gift_id_index" ON "equity_card" USING btree ("equity_gift_id");
ALTER TABLE "equity_card" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_card" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_card"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_setting" (
	"brand_id" text NOT NULL,
	"setting_id" text NOT NULL,
	"display_name" text DEFAULT '权益卡' NOT NULL,
	"entry_enabled" boolean DEFAULT true NOT NULL,
	"banner_images" text[] DEFAULT array[]::text[] NOT NULL,
	"show_order" text DEFAULT 'sort' NOT NULL,
	"verify_mode" text DEFAULT 'dynamic' NOT NULL,
	"code_refresh_seconds" integer DEFAULT 60 NOT NULL,
	"cross_store" boolean DEFAULT true NOT NULL,
	"daily_verify_limit" integer DEFAULT 5 NOT NULL,
	"revoke_hours" integer DEFAULT 24 NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"stack_member_price" boolean DEFAULT false NOT NULL,
	"expire_remind_days" integer DEFAULT 15 NOT NULL,
	"renew_window_days" integer DEFAULT 30 NOT NULL,
	"auto_renew" boolean DEFAULT false NOT NULL,
	"service_phone" text,
	"common_rules" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "equity_setting_show_order_values" CHECK ("show_order" in ('sort', 'price', 'sold')),
	CONSTRAINT "equity_setting_verify_mode_values" CHECK ("verify_mode" in ('dynamic', 'cardNo', 'both'))
);
ALTER TABLE "equity_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_gift" (
	"brand_id" text NOT NULL,
	"equity_gift_id" text NOT NULL,
	"gift_name" text NOT NULL,
	"gift_type" text DEFAULT 'open' NOT NULL,
	"gift_image" text,
	"equity_card_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"gift_items" jsonb NOT NULL,
	"birthday_ahead" integer DEFAULT 7,
	"month_day" integer,
	"claim_days" integer DEFAULT 30 NOT NULL,
	"total_limit" integer DEFAULT 0 NOT NULL,
	"sent_count" integer,
	"claimed_count" integer,
	"remark" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("equity_gift_id"),
	CONSTRAINT "equity_gift_of_brand" UNIQUE ("brand_id", "equity_gift_id"),
	CONSTRAINT "equity_gift_gift_type_values" CHECK ("gift_type" in ('open', 'renew', 'birthday', 'month', 'manual')),
	CONSTRAINT "equity_gift_status_values" CHECK ("status" in ('NEW', 'ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "equity_gift_gift_name_unique" ON "equity_gift" USING btree ("brand_id", "gift_name");
CREATE INDEX "equity_gift_newest" ON "equity_gift" USING btree ("brand_id", "created_at" DESC NULLS LAST, "equity_gift_id" DESC);
CREATE INDEX "equity_gift_search" ON "equity_gift" USING gin (text_pairs("gift_name"), text_pairs("equity_gift_id"));
CREATE INDEX "equity_gift_gift_type_index" ON "equity_gift" USING btree ("brand_id", "gift_type");
CREATE INDEX "equity_gift_equity_card_ids_index" ON "equity_gift" USING gin ("equity_card_ids");
CREATE INDEX "equity_gift_status_index" ON "equity_gift" USING btree ("brand_id", "status");
ALTER TABLE "equity_gift" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_gift" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_gift"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_card_order" (
	"brand_id" text NOT NULL,
	"equity_order_id" text NOT NULL,
	"equity_card_id" text,
	"order_type" text,
	"equity_user_id" text,
	"member_id" text,
	"buyer_name" text,
	"buyer_phone" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"unit_price" bigint,
	"pay_amount" bigint,
	"pay_method" text,
	"pay_time" timestamp with time zone,
	"sale_hotel_id" text,
	"employee_id" text,
	"reward_amount" bigint,
	"sale_channel" text,
	"refund_amount" bigint,
	"refund_reason" text,
	"status" text DEFAULT 'WAIT_PAY' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("equity_order_id"),
	CONSTRAINT "equity_card_order_order_type_values" CHECK ("order_type" in ('buy', 'renew', 'gift')),
	CONSTRAINT "equity_card_order_pay_method_values" CHECK ("pay_method" in ('wechat', 'alipay', 'cash', 'pos', 'transfer', 'free')),
	CONSTRAINT "equity_card_order_sale_channel_values" CHECK ("sale_channel" in ('wechat', 'h5', 'counter', 'physical')),
	CONSTRAINT "equity_card_order_status_values" CHECK ("status" in ('WAIT_PAY', 'PAID', 'REFUNDED', 'CLOSED'))
);
CREATE INDEX "equity_card_order_newest" ON "equity_card_order" USING btree ("brand_id", "created_at" DESC NULLS LAST, "equity_order_id" DESC);
CREATE INDEX "equity_card_order_equity_card_id_index" ON "equity_card_order" USING btree ("equity_card_id");
CREATE INDEX "equity_card_order_sale_hotel_id_index" ON "equity_card_order" USING btree ("sale_hotel_id");
CREATE INDEX "equity_card_order_employee_id_index" ON "equity_card_order" USING btree ("employee_id");
CREATE INDEX "equity_card_order_sale_channel_index" ON "equity_card_order" USING btree ("brand_id", "sale_channel");
CREATE INDEX "equity_card_order_order_type_index" ON "equity_card_order" USING btree ("brand_id", "order_type");
CREATE INDEX "equity_card_order_pay_time_index" ON "equity_card_order" USING btree ("brand_id", "pay_time");
CREATE INDEX "equity_card_order_equity_user_id_index" ON "equity_card_order" USING btree ("equity_user_id");
CREATE INDEX "equity_card_order_member_id_index" ON "equity_card_order" USING btree ("member_id");
ALTER TABLE "equity_card_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_card_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_card_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_user" (
	"brand_id" text NOT NULL,
	"equity_user_id" text NOT NULL,
	"card_no" text,
	"equity_card_id" text NOT NULL,
	"card_form" text DEFAULT 'electronic' NOT NULL,
	"member_id" text,
	"holder_name" text NOT NULL,
	"holder_phone" text NOT NULL,
	"id_card" text,
	"source" text,
	"pay_amount" bigint,
	"open_hotel_id" text,
	"employee_id" text,
	"activate_time" timestamp with time zone,
	"start_date" date,
	"end_date" date,
	"equity_remain" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text,
	"status" text DEFAULT 'INACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("equity_user_id"),
	CONSTRAINT "equity_user_of_brand" UNIQUE ("brand_id", "equity_user_id"),
	CONSTRAINT "equity_user_card_form_values" CHECK ("card_form" in ('electronic', 'physical')),
	CONSTRAINT "equity_user_source_values" CHECK ("source" in ('online', 'counter', 'physical', 'gift', 'renew')),
	CONSTRAINT "equity_user_status_values" CHECK ("status" in ('INACTIVE', 'ACTIVE', 'FROZEN', 'EXPIRED', 'REFUNDED'))
);
CREATE UNIQUE INDEX "equity_user_card_no_unique" ON "equity_user" USING btree ("brand_id", "card_no");
CREATE INDEX "equity_user_newest" ON "equity_user" USING btree ("brand_id", "created_at" DESC NULLS LAST, "equity_user_id" DESC);
CREATE INDEX "equity_user_search" ON "equity_user" USING gin (text_pairs("card_no"));
CREATE INDEX "equity_user_holder_phone_index" ON "equity_user" USING btree ("brand_id", "holder_phone");
CREATE INDEX "equity_user_holder_name_index" ON "equity_user" USING btree ("brand_id", "holder_name");
CREATE INDEX "equity_user_right_holder_phone_4_index" ON "equity_user" USING btree ("brand_id", ("right"("holder_phone", 4)));
CREATE INDEX "equity_user_equity_card_id_index" ON "equity_user" USING btree ("equity_card_id");
CREATE INDEX "equity_user_card_form_index" ON "equity_user" USING btree ("brand_id", "card_form");
CREATE INDEX "equity_user_source_index" ON "equity_user" USING btree ("brand_id", "source");
CREATE INDEX "equity_user_open_hotel_id_index" ON "equity_user" USING btree ("open_hotel_id");
CREATE INDEX "equity_user_employee_id_index" ON "equity_user" USING btree ("employee_id");
CREATE INDEX "equity_user_end_date_index" ON "equity_user" USING btree ("brand_id", "end_date");
CREATE INDEX "equity_user_status_index" ON "equity_user" USING btree ("brand_id", "status");
CREATE INDEX "equity_user_activate_time_index" ON "equity_user" USING btree ("brand_id", "activate_time");
CREATE INDEX "equity_user_member_id_index" ON "equity_user" USING btree ("member_id");
ALTER TABLE "equity_user" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_user" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_user"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_use_record" (
	"brand_id" text NOT NULL,
	"use_id" text NOT NULL,
	"equity_user_id" text,
	"card_no" text,
	"equity_card_id" text,
	"equity_name" text,
	"equity_type" text,
	"times" integer,
	"order_amount" bigint,
	"save_amount" bigint,
	"biz_order_no" text,
	"verify_type" text,
	"use_hotel_id" text,
	"employee_id" text,
	"use_time" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'VALID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("use_id"),
	CONSTRAINT "equity_use_record_equity_type_values" CHECK ("equity_type" in ('roomRate', 'breakfast', 'upgrade', 'lateCheckout', 'ticket', 'coupon', 'points', 'dining', 'custom')),
	CONSTRAINT "equity_use_record_verify_type_values" CHECK ("verify_type" in ('scan', 'cardNo', 'phone', 'auto')),
	CONSTRAINT "equity_use_record_status_values" CHECK ("status" in ('VALID', 'REVOKED'))
);
CREATE INDEX "equity_use_record_newest" ON "equity_use_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "use_id" DESC);
CREATE INDEX "equity_use_record_use_time_desc_order" ON "equity_use_record" USING btree ("brand_id", "use_time" DESC NULLS LAST, "use_id" DESC);
CREATE INDEX "equity_use_record_search" ON "equity_use_record" USING gin (text_pairs("card_no"), text_pairs("biz_order_no"));
CREATE INDEX "equity_use_record_equity_card_id_index" ON "equity_use_record" USING btree ("equity_card_id");
CREATE INDEX "equity_use_record_equity_type_index" ON "equity_use_record" USING btree ("brand_id", "equity_type");
CREATE INDEX "equity_use_record_use_hotel_id_index" ON "equity_use_record" USING btree ("use_hotel_id");
CREATE INDEX "equity_use_record_verify_type_index" ON "equity_use_record" USING btree ("brand_id", "verify_type");
CREATE INDEX "equity_use_record_employee_id_index" ON "equity_use_record" USING btree ("employee_id");
CREATE INDEX "equity_use_record_status_index" ON "equity_use_record" USING btree ("brand_id", "status");
CREATE INDEX "equity_use_record_equity_user_id_index" ON "equity_use_record" USING btree ("equity_user_id");
ALTER TABLE "equity_use_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_use_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_use_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "equity_delay" (
	"brand_id" text NOT NULL,
	"delay_id" text NOT NULL,
	"delay_name" text NOT NULL,
	"target_type" text DEFAULT 'holder' NOT NULL,
	"equity_card_id" text,
	"end_from" date,
	"end_until" date,
	"equity_user_ids" text[] NOT NULL,
	"reset_equity" boolean DEFAULT false NOT NULL,
	"delay_type" text DEFAULT 'days' NOT NULL,
	"delay_days" integer,
	"delay_to" date,
	"include_expired" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"notify_holder" boolean DEFAULT true NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"execute_time" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delay_id"),
	CONSTRAINT "equity_delay_target_type_values" CHECK ("target_type" in ('card', 'holder')),
	CONSTRAINT "equity_delay_delay_type_values" CHECK ("delay_type" in ('days', 'date')),
	CONSTRAINT "equity_delay_status_values" CHECK ("status" in ('DRAFT', 'RUNNING', 'DONE', 'PART_FAILED', 'CANCELLED'))
);
CREATE INDEX "equity_delay_newest" ON "equity_delay" USING btree ("brand_id", "created_at" DESC NULLS LAST, "delay_id" DESC);
CREATE INDEX "equity_delay_search" ON "equity_delay" USING gin (text_pairs("delay_name"), text_pairs("delay_id"));
CREATE INDEX "equity_delay_target_type_index" ON "equity_delay" USING btree ("brand_id", "target_type");
CREATE INDEX "equity_delay_equity_card_id_index" ON "equity_delay" USING btree ("equity_card_id");
CREATE INDEX "equity_delay_status_index" ON "equity_delay" USING btree ("brand_id", "status");
CREATE INDEX "equity_delay_equity_user_ids_index" ON "equity_delay" USING gin ("equity_user_ids");
ALTER TABLE "equity_delay" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "equity_delay" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "equity_delay"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "physical_card" (
	"brand_id" text NOT NULL,
	"physical_card_id" text NOT NULL,
	"card_no" text,
	"activate_code" text,
	"equity_card_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"card_prefix" text NOT NULL,
	"quantity" integer NOT NULL,
	"activate_before" date NOT NULL,
	"hold_hotel_id" text,
	"delivery_id" text,
	"equity_user_id" text,
	"sale_employee_id" text,
	"activate_time" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'IN_STOCK' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("physical_card_id"),
	CONSTRAINT "physical_card_status_values" CHECK ("status" in ('IN_STOCK', 'IN_TRANSIT', 'DELIVERED', 'ACTIVATED', 'LOST', 'VOID'))
);
CREATE UNIQUE INDEX "physical_card_card_no_unique" ON "physical_card" USING btree ("brand_id", "card_no");
CREATE INDEX "physical_card_newest" ON "physical_card" USING btree ("brand_id", "created_at" DESC NULLS LAST, "physical_card_id" DESC);
CREATE INDEX "physical_card_card_no_order" ON "physical_card" USING btree ("brand_id", "card_no", "physical_card_id" DESC);
CREATE INDEX "physical_card_search" ON "physical_card" USING gin (text_pairs("card_no"), text_pairs("batch_no"));
CREATE INDEX "physical_card_equity_card_id_index" ON "physical_card" USING btree ("equity_card_id");
CREATE INDEX "physical_card_batch_no_index" ON "physical_card" USING btree ("brand_id", "batch_no");
CREATE INDEX "physical_card_hold_hotel_id_index" ON "physical_card" USING btree ("hold_hotel_id");
CREATE INDEX "physical_card_activate_before_index" ON "physical_card" USING btree ("brand_id", "activate_before");
CREATE INDEX "physical_card_status_index" ON "physical_card" USING btree ("brand_id", "status");
CREATE INDEX "physical_card_delivery_id_index" ON "physical_card" USING btree ("delivery_id");
CREATE INDEX "physical_card_equity_user_id_index" ON "physical_card" USING btree ("equity_user_id");
CREATE INDEX "physical_card_sale_employee_id_index" ON "physical_card" USING btree ("sale_employee_id");
ALTER TABLE "physical_card" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "physical_card" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "physical_card"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "physical_card_delivery" (
	"brand_id" text NOT NULL,
	"delivery_id" text NOT NULL,
	"delivery_no" text,
	"equity_card_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"start_no" text NOT NULL,
	"end_no" text NOT NULL,
	"to_type" text DEFAULT 'hotel' NOT NULL,
	"to_hotel_id" text,
	"corporate_member_id" text,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receiver_address" text NOT NULL,
	"express_company" text,
	"express_no" text,
	"ship_time" timestamp with time zone,
	"receive_time" timestamp with time zone,
	"received_quantity" integer,
	"remark" text,
	"status" text DEFAULT 'WAIT_SHIP' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delivery_id"),
	CONSTRAINT "physical_card_delivery_of_brand" UNIQUE ("brand_id", "delivery_id"),
	CONSTRAINT "physical_card_delivery_to_type_values" CHECK ("to_type" in ('hotel', 'company')),
	CONSTRAINT "physical_card_delivery_status_values" CHECK ("status" in ('WAIT_SHIP', 'SHIPPED', 'RECEIVED', 'CANCELLED'))
);
CREATE INDEX "physical_card_delivery_newest" ON "physical_card_delivery" USING btree ("brand_id", "created_at" DESC NULLS LAST, "delivery_id" DESC);
CREATE INDEX "physical_card_delivery_search" ON "physical_card_delivery" USING gin (text_pairs("delivery_no"), text_pairs("express_no"));
CREATE INDEX "physical_card_delivery_receiver_phone_index" ON "physical_card_delivery" USING btree ("brand_id", "receiver_phone");
CREATE INDEX "physical_card_delivery_right_receiver_phone_4_index" ON "physical_card_delivery" USING btree ("brand_id", ("right"("receiver_phone", 4)));
CREATE INDEX "physical_card_delivery_equity_card_id_index" ON "physical_card_delivery" USING btree ("equity_card_id");
CREATE INDEX "physical_card_delivery_to_type_index" ON "physical_card_delivery" USING btree ("brand_id", "to_type");
CREATE INDEX "physical_card_delivery_to_hotel_id_index" ON "physical_card_delivery" USING btree ("to_hotel_id");
CREATE INDEX "physical_card_delivery_status_index" ON "physical_card_delivery" USING btree ("brand_id", "status");
CREATE INDEX "physical_card_delivery_corporate_member_id_index" ON "physical_card_delivery" USING btree ("corporate_member_id");
ALTER TABLE "physical_card_delivery" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "physical_card_delivery" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "physical_card_delivery"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
