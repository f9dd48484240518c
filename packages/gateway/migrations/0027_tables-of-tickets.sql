-- Made of the definitions of tickets; see src/database/tables.

CREATE TABLE "ticket_order" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"platform_order_id" text NOT NULL,
	"out_order_no" text,
	"ticket_product_id" text NOT NULL,
	"spec_name" text,
	"product_type" text,
	"sale_channel" text,
	"member_id" text,
	"buyer_name" text,
	"buyer_phone" text,
	"travellers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quantity" integer,
	"unit_price" bigint,
	"total_amount" bigint,
	"promotion_amount" bigint,
	"coupon_amount" bigint,
	"red_envelope_amount" bigint,
	"points_amount" bigint,
	"postage" bigint,
	"pay_amount" bigint,
	"pay_method" text,
	"transaction_no" text,
	"pay_time" timestamp with time zone,
	"use_date" date,
	"used_count" integer,
	"refund_quantity" integer,
	"refund_amount" bigint,
	"refund_status" text,
	"ship_type" text,
	"receiver_address" text,
	"express_company" text,
	"express_no" text,
	"employee_id" text,
	"promotion_id" text,
	"group_order_id" text,
	"tying_id" text,
	"up_sell_id" text,
	"buyer_remark" text,
	"merchant_remark" text,
	"status" text DEFAULT 'WAIT_PAY' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("platform_order_id"),
	CONSTRAINT "ticket_order_of_brand" UNIQUE ("brand_id", "platform_order_id"),
	CONSTRAINT "ticket_order_product_type_values" CHECK ("product_type" in ('ticket', 'room', 'meal', 'package', 'goods', 'gift')),
	CONSTRAINT "ticket_order_sale_channel_values" CHECK ("sale_channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline')),
	CONSTRAINT "ticket_order_pay_method_values" CHECK ("pay_method" in ('wechat', 'alipay', 'prepay', 'points', 'cash', 'pos')),
	CONSTRAINT "ticket_order_refund_status_values" CHECK ("refund_status" in ('NONE', 'APPLYING', 'DONE', 'FAILED')),
	CONSTRAINT "ticket_order_ship_type_values" CHECK ("ship_type" in ('code', 'mail')),
	CONSTRAINT "ticket_order_status_values" CHECK ("status" in ('WAIT_PAY', 'PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED', 'COMPLETED', 'REFUNDED', 'EXPIRED', 'CLOSED'))
);
CREATE INDEX "ticket_order_newest" ON "ticket_order" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_search" ON "ticket_order" USING gin (text_pairs("platform_order_id"), text_pairs("out_order_no"), text_pairs("transaction_no"), text_pairs("express_no"));
CREATE INDEX "ticket_order_buyer_phone_index" ON "ticket_order" USING btree ("hotel_id", "buyer_phone");
CREATE INDEX "ticket_order_buyer_name_index" ON "ticket_order" USING btree ("hotel_id", "buyer_name");
CREATE INDEX "ticket_order_right_buyer_phone_4_index" ON "ticket_order" USING btree ("hotel_id", ("right"("buyer_phone", 4)));
CREATE INDEX "ticket_order_ticket_product_id_index" ON "ticket_order" USING btree ("ticket_product_id");
CREATE INDEX "ticket_order_product_type_index" ON "ticket_order" USING btree ("hotel_id", "product_type");
CREATE INDEX "ticket_order_sale_channel_index" ON "ticket_order" USING btree ("hotel_id", "sale_channel");
CREATE INDEX "ticket_order_pay_method_index" ON "ticket_order" USING btree ("hotel_id", "pay_method");
CREATE INDEX "ticket_order_employee_id_index" ON "ticket_order" USING btree ("employee_id");
CREATE INDEX "ticket_order_pay_time_index" ON "ticket_order" USING btree ("hotel_id", "pay_time");
CREATE INDEX "ticket_order_ship_type_index" ON "ticket_order" USING btree ("hotel_id", "ship_type");
CREATE INDEX "ticket_order_refund_status_index" ON "ticket_order" USING btree ("hotel_id", "refund_status");
CREATE INDEX "ticket_order_use_date_index" ON "ticket_order" USING btree ("hotel_id", "use_date");
CREATE INDEX "ticket_order_status_index" ON "ticket_order" USING btree ("hotel_id", "status");
CREATE INDEX "ticket_order_member_id_index" ON "ticket_order" USING btree ("member_id");
CREATE INDEX "ticket_order_group_order_id_index" ON "ticket_order" USING btree ("group_order_id");
CREATE INDEX "ticket_order_tying_id_index" ON "ticket_order" USING btree ("tying_id");
CREATE INDEX "ticket_order_promotion_id_index" ON "ticket_order" USING btree ("promotion_id");
CREATE INDEX "ticket_order_up_sell_id_index" ON "ticket_order" USING btree ("up_sell_id");
ALTER TABLE "ticket_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_code" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"ticket_code_id" text NOT NULL,
	"code" text,
	"platform_order_id" text,
	"ticket_product_id" text,
	"spec_name" text,
	"holder_name" text,
	"holder_phone" text,
	"id_card" text,
	"valid_start" date,
	"valid_end" date,
	"delay_times" integer DEFAULT 0 NOT NULL,
	"verify_time" timestamp with time zone,
	"verify_hotel_name" text,
	"verify_employee_id" text,
	"status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("ticket_code_id"),
	CONSTRAINT "ticket_code_status_values" CHECK ("status" in ('UNUSED', 'USED', 'LOCKED', 'REFUNDED', 'EXPIRED', 'INVALID'))
);
CREATE UNIQUE INDEX "ticket_code_code_unique" ON "ticket_code" USING btree ("hotel_id", "code");
CREATE INDEX "ticket_code_newest" ON "ticket_code" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "ticket_code_id" DESC);
CREATE INDEX "ticket_code_platform_order_id_index" ON "ticket_code" USING btree ("platform_order_id");
CREATE INDEX "ticket_code_ticket_product_id_index" ON "ticket_code" USING btree ("ticket_product_id");
CREATE INDEX "ticket_code_verify_employee_id_index" ON "ticket_code" USING btree ("verify_employee_id");
ALTER TABLE "ticket_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_verify_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"verify_id" text NOT NULL,
	"code" text,
	"platform_order_id" text,
	"ticket_product_id" text,
	"spec_name" text,
	"holder_name" text,
	"holder_phone" text,
	"verify_type" text,
	"verify_time" timestamp with time zone,
	"verify_hotel_id" text,
	"employee_id" text,
	"revoke_reason" text,
	"revoke_time" timestamp with time zone,
	"status" text DEFAULT 'VALID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("verify_id"),
	CONSTRAINT "ticket_verify_record_verify_type_values" CHECK ("verify_type" in ('scan', 'input', 'phone', 'gate', 'batch')),
	CONSTRAINT "ticket_verify_record_status_values" CHECK ("status" in ('VALID', 'REVOKED'))
);
CREATE INDEX "ticket_verify_record_newest" ON "ticket_verify_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "verify_id" DESC);
CREATE INDEX "ticket_verify_record_verify_time_index" ON "ticket_verify_record" USING btree ("hotel_id", "verify_time");
CREATE INDEX "ticket_verify_record_platform_order_id_index" ON "ticket_verify_record" USING btree ("platform_order_id");
CREATE INDEX "ticket_verify_record_ticket_product_id_index" ON "ticket_verify_record" USING btree ("ticket_product_id");
CREATE INDEX "ticket_verify_record_verify_hotel_id_index" ON "ticket_verify_record" USING btree ("verify_hotel_id");
CREATE INDEX "ticket_verify_record_employee_id_index" ON "ticket_verify_record" USING btree ("employee_id");
ALTER TABLE "ticket_verify_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_verify_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_verify_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_refund" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"platform_order_id" text NOT NULL,
	"batch_refund_id" text,
	"buyer_name" text,
	"buyer_phone" text,
	"refund_quantity" integer NOT NULL,
	"apply_amount" bigint NOT NULL,
	"apply_source" text,
	"reason" text NOT NULL,
	"reject_reason" text,
	"fail_reason" text,
	"voucher" text,
	"finish_time" timestamp with time zone,
	"status" text DEFAULT 'APPLYING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("refund_id"),
	CONSTRAINT "ticket_refund_apply_source_values" CHECK ("apply_source" in ('buyer', 'merchant', 'batch', 'expire')),
	CONSTRAINT "ticket_refund_status_values" CHECK ("status" in ('APPLYING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED'))
);
CREATE INDEX "ticket_refund_newest" ON "ticket_refund" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "refund_id" DESC);
CREATE INDEX "ticket_refund_created_at_order" ON "ticket_refund" USING btree ("hotel_id", "created_at", "refund_id" DESC);
CREATE INDEX "ticket_refund_search" ON "ticket_refund" USING gin (text_pairs("refund_id"));
CREATE INDEX "ticket_refund_platform_order_id_index" ON "ticket_refund" USING btree ("platform_order_id");
CREATE INDEX "ticket_refund_buyer_phone_index" ON "ticket_refund" USING btree ("hotel_id", "buyer_phone");
CREATE INDEX "ticket_refund_right_buyer_phone_4_index" ON "ticket_refund" USING btree ("hotel_id", ("right"("buyer_phone", 4)));
CREATE INDEX "ticket_refund_apply_source_index" ON "ticket_refund" USING btree ("hotel_id", "apply_source");
CREATE INDEX "ticket_refund_batch_refund_id_index" ON "ticket_refund" USING btree ("batch_refund_id");
CREATE INDEX "ticket_refund_status_index" ON "ticket_refund" USING btree ("hotel_id", "status");
ALTER TABLE "ticket_refund" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_refund" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_refund"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "valid_card" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"valid_card_id" text NOT NULL,
	"card_name" text NOT NULL,
	"ticket_category_id" text NOT NULL,
	"card_mode" text DEFAULT 'period' NOT NULL,
	"card_face" text NOT NULL,
	"sale_price" bigint NOT NULL,
	"line_price" bigint,
	"renew_price" bigint,
	"total_inventory" integer NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"activate_type" text DEFAULT 'buy' NOT NULL,
	"activate_within_days" integer,
	"valid_type" text DEFAULT 'days' NOT NULL,
	"valid_days" integer,
	"valid_from" date,
	"valid_until" date,
	"total_times" integer,
	"rights_list" jsonb NOT NULL,
	"apply_hotel_ids" text[] NOT NULL,
	"unusable_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"need_reserve" boolean DEFAULT false NOT NULL,
	"reserve_ahead_days" integer DEFAULT 7,
	"cancel_before_hours" integer DEFAULT 2,
	"no_show_limit" integer DEFAULT 3,
	"real_name_required" boolean DEFAULT true NOT NULL,
	"face_photo_required" boolean DEFAULT false NOT NULL,
	"transferable" boolean DEFAULT false NOT NULL,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"refund_type" text DEFAULT 'unused' NOT NULL,
	"description" text NOT NULL,
	"use_notice" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("valid_card_id"),
	CONSTRAINT "valid_card_of_brand" UNIQUE ("brand_id", "valid_card_id"),
	CONSTRAINT "valid_card_card_mode_values" CHECK ("card_mode" in ('period', 'times', 'both')),
	CONSTRAINT "valid_card_activate_type_values" CHECK ("activate_type" in ('buy', 'first', 'manual')),
	CONSTRAINT "valid_card_valid_type_values" CHECK ("valid_type" in ('days', 'range')),
	CONSTRAINT "valid_card_refund_type_values" CHECK ("refund_type" in ('unused', 'ratio', 'none')),
	CONSTRAINT "valid_card_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "valid_card_card_name_unique" ON "valid_card" USING btree ("hotel_id", "card_name");
CREATE INDEX "valid_card_newest" ON "valid_card" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "valid_card_id" DESC);
CREATE INDEX "valid_card_sort_desc_order" ON "valid_card" USING btree ("hotel_id", "sort" DESC NULLS LAST, "valid_card_id" DESC);
CREATE INDEX "valid_card_search" ON "valid_card" USING gin (text_pairs("card_name"), text_pairs("valid_card_id"));
CREATE INDEX "valid_card_ticket_category_id_index" ON "valid_card" USING btree ("ticket_category_id");
CREATE INDEX "valid_card_card_mode_index" ON "valid_card" USING btree ("hotel_id", "card_mode");
CREATE INDEX "valid_card_need_reserve_index" ON "valid_card" USING btree ("hotel_id", "need_reserve");
CREATE INDEX "valid_card_activate_type_index" ON "valid_card" USING btree ("hotel_id", "activate_type");
CREATE INDEX "valid_card_status_index" ON "valid_card" USING btree ("hotel_id", "status");
CREATE INDEX "valid_card_apply_hotel_ids_index" ON "valid_card" USING gin ("apply_hotel_ids");
ALTER TABLE "valid_card" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "valid_card" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "valid_card"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ecard_user" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"ecard_user_id" text NOT NULL,
	"card_no" text,
	"ecard_type" text DEFAULT 'valid_card' NOT NULL,
	"valid_card_id" text,
	"ecard_id" text,
	"member_id" text,
	"holder_name" text NOT NULL,
	"holder_phone" text NOT NULL,
	"id_card" text,
	"face_photo" text,
	"source" text,
	"platform_order_id" text,
	"pay_amount" bigint,
	"buy_time" timestamp with time zone,
	"activate_time" timestamp with time zone,
	"start_date" date,
	"end_date" date,
	"total_times" integer,
	"remain_days" integer,
	"last_use_time" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'INACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("ecard_user_id"),
	CONSTRAINT "ecard_user_of_brand" UNIQUE ("brand_id", "ecard_user_id"),
	CONSTRAINT "ecard_user_ecard_type_values" CHECK ("ecard_type" in ('valid_card', 'ecard')),
	CONSTRAINT "ecard_user_source_values" CHECK ("source" in ('online', 'offline', 'gift', 'import', 'renew')),
	CONSTRAINT "ecard_user_status_values" CHECK ("status" in ('INACTIVE', 'ACTIVE', 'FROZEN', 'EXPIRED', 'USED_UP', 'REFUNDED'))
);
CREATE UNIQUE INDEX "ecard_user_card_no_unique" ON "ecard_user" USING btree ("hotel_id", "card_no");
CREATE INDEX "ecard_user_newest" ON "ecard_user" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "ecard_user_id" DESC);
CREATE INDEX "ecard_user_buy_time_desc_order" ON "ecard_user" USING btree ("hotel_id", "buy_time" DESC NULLS LAST, "ecard_user_id" DESC);
CREATE INDEX "ecard_user_search" ON "ecard_user" USING gin (text_pairs("card_no"));
CREATE INDEX "ecard_user_holder_name_index" ON "ecard_user" USING btree ("hotel_id", "holder_name");
CREATE INDEX "ecard_user_holder_phone_index" ON "ecard_user" USING btree ("hotel_id", "holder_phone");
CREATE INDEX "ecard_user_id_card_index" ON "ecard_user" USING btree ("hotel_id", "id_card");
CREATE INDEX "ecard_user_right_holder_phone_4_index" ON "ecard_user" USING btree ("hotel_id", ("right"("holder_phone", 4)));
CREATE INDEX "ecard_user_ecard_type_index" ON "ecard_user" USING btree ("hotel_id", "ecard_type");
CREATE INDEX "ecard_user_valid_card_id_index" ON "ecard_user" USING btree ("valid_card_id");
CREATE INDEX "ecard_user_ecard_id_index" ON "ecard_user" USING btree ("ecard_id");
CREATE INDEX "ecard_user_source_index" ON "ecard_user" USING btree ("hotel_id", "source");
CREATE INDEX "ecard_user_end_date_index" ON "ecard_user" USING btree ("hotel_id", "end_date");
CREATE INDEX "ecard_user_remain_days_index" ON "ecard_user" USING btree ("hotel_id", "remain_days");
CREATE INDEX "ecard_user_status_index" ON "ecard_user" USING btree ("hotel_id", "status");
CREATE INDEX "ecard_user_member_id_index" ON "ecard_user" USING btree ("member_id");
CREATE INDEX "ecard_user_platform_order_id_index" ON "ecard_user" USING btree ("platform_order_id");
ALTER TABLE "ecard_user" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ecard_user" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ecard_user"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ecard_use_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"use_id" text NOT NULL,
	"ecard_user_id" text,
	"card_no" text,
	"valid_card_id" text,
	"ecard_id" text,
	"right_name" text,
	"reservation_id" text,
	"times" integer,
	"persons" integer,
	"settle_amount" bigint,
	"verify_type" text,
	"use_time" timestamp with time zone,
	"use_hotel_id" text,
	"employee_id" text,
	"revoke_reason" text,
	"status" text DEFAULT 'VALID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("use_id"),
	CONSTRAINT "ecard_use_record_verify_type_values" CHECK ("verify_type" in ('scan', 'face', 'idCard', 'input', 'gate')),
	CONSTRAINT "ecard_use_record_status_values" CHECK ("status" in ('VALID', 'REVOKED'))
);
CREATE INDEX "ecard_use_record_newest" ON "ecard_use_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "use_id" DESC);
CREATE INDEX "ecard_use_record_valid_card_id_index" ON "ecard_use_record" USING btree ("valid_card_id");
CREATE INDEX "ecard_use_record_use_hotel_id_index" ON "ecard_use_record" USING btree ("use_hotel_id");
CREATE INDEX "ecard_use_record_right_name_index" ON "ecard_use_record" USING btree ("hotel_id", "right_name");
CREATE INDEX "ecard_use_record_verify_type_index" ON "ecard_use_record" USING btree ("hotel_id", "verify_type");
CREATE INDEX "ecard_use_record_use_time_index" ON "ecard_use_record" USING btree ("hotel_id", "use_time");
CREATE INDEX "ecard_use_record_ecard_user_id_index" ON "ecard_use_record" USING btree ("ecard_user_id");
CREATE INDEX "ecard_use_record_ecard_id_index" ON "ecard_use_record" USING btree ("ecard_id");
CREATE INDEX "ecard_use_record_reservation_id_index" ON "ecard_use_record" USING btree ("reservation_id");
CREATE INDEX "ecard_use_record_employee_id_index" ON "ecard_use_record" USING btree ("employee_id");
ALTER TABLE "ecard_use_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ecard_use_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ecard_use_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "valid_card_delay" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"delay_id" text NOT NULL,
	"delay_name" text NOT NULL,
	"target_type" text DEFAULT 'card' NOT NULL,
	"valid_card_id" text,
	"buy_from" date,
	"buy_until" date,
	"ecard_user_ids" text[] NOT NULL,
	"card_file" text,
	"include_expired" boolean DEFAULT false NOT NULL,
	"delay_type" text DEFAULT 'days' NOT NULL,
	"delay_days" integer,
	"delay_to" date,
	"reason" text NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"fail_file" text,
	"notify_holder" boolean DEFAULT true NOT NULL,
	"execute_time" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delay_id"),
	CONSTRAINT "valid_card_delay_target_type_values" CHECK ("target_type" in ('card', 'holder', 'file')),
	CONSTRAINT "valid_card_delay_delay_type_values" CHECK ("delay_type" in ('days', 'date')),
	CONSTRAINT "valid_card_delay_status_values" CHECK ("status" in ('DRAFT', 'RUNNING', 'DONE', 'PART_FAILED', 'CANCELLED'))
);
CREATE INDEX "valid_card_delay_newest" ON "valid_card_delay" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "delay_id" DESC);
CREATE INDEX "valid_card_delay_search" ON "valid_card_delay" USING gin (text_pairs("delay_name"), text_pairs("delay_id"));
CREATE INDEX "valid_card_delay_target_type_index" ON "valid_card_delay" USING btree ("hotel_id", "target_type");
CREATE INDEX "valid_card_delay_valid_card_id_index" ON "valid_card_delay" USING btree ("valid_card_id");
CREATE INDEX "valid_card_delay_status_index" ON "valid_card_delay" USING btree ("hotel_id", "status");
CREATE INDEX "valid_card_delay_ecard_user_ids_index" ON "valid_card_delay" USING gin ("ecard_user_ids");
ALTER TABLE "valid_card_delay" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "valid_card_delay" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "valid_card_delay"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "valid_card_reservation" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"reservation_id" text NOT NULL,
	"reservation_no" text,
	"ecard_user_id" text NOT NULL,
	"card_no" text,
	"valid_card_id" text,
	"holder_name" text,
	"holder_phone" text,
	"right_name" text NOT NULL,
	"reserve_date" date NOT NULL,
	"slot_name" text NOT NULL,
	"persons" integer DEFAULT 1 NOT NULL,
	"source" text DEFAULT 'merchant' NOT NULL,
	"arrive_time" timestamp with time zone,
	"cancel_reason" text,
	"remark" text,
	"status" text DEFAULT 'BOOKED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("reservation_id"),
	CONSTRAINT "valid_card_reservation_of_brand" UNIQUE ("brand_id", "reservation_id"),
	CONSTRAINT "valid_card_reservation_source_values" CHECK ("source" in ('applet', 'merchant', 'phone')),
	CONSTRAINT "valid_card_reservation_status_values" CHECK ("status" in ('BOOKED', 'ARRIVED', 'NO_SHOW', 'CANCELLED'))
);
CREATE INDEX "valid_card_reservation_newest" ON "valid_card_reservation" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "reservation_id" DESC);
CREATE INDEX "valid_card_reservation_reserve_date_order" ON "valid_card_reservation" USING btree ("hotel_id", "reserve_date", "reservation_id" DESC);
CREATE INDEX "valid_card_reservation_search" ON "valid_card_reservation" USING gin (text_pairs("reservation_no"), text_pairs("card_no"));
CREATE INDEX "valid_card_reservation_holder_phone_index" ON "valid_card_reservation" USING btree ("hotel_id", "holder_phone");
CREATE INDEX "valid_card_reservation_holder_name_index" ON "valid_card_reservation" USING btree ("hotel_id", "holder_name");
CREATE INDEX "valid_card_reservation_right_holder_phone_4_index" ON "valid_card_reservation" USING btree ("hotel_id", ("right"("holder_phone", 4)));
CREATE INDEX "valid_card_reservation_valid_card_id_index" ON "valid_card_reservation" USING btree ("valid_card_id");
CREATE INDEX "valid_card_reservation_slot_name_index" ON "valid_card_reservation" USING btree ("hotel_id", "slot_name");
CREATE INDEX "valid_card_reservation_source_index" ON "valid_card_reservation" USING btree ("hotel_id", "source");
CREATE INDEX "valid_card_reservation_status_index" ON "valid_card_reservation" USING btree ("hotel_id", "status");
CREATE INDEX "valid_card_reservation_ecard_user_id_index" ON "valid_card_reservation" USING btree ("ecard_user_id");
ALTER TABLE "valid_card_reservation" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "valid_card_reservation" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "valid_card_reservation"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "reservation_inventory" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"inventory_id" text NOT NULL,
	"valid_card_id" text NOT NULL,
	"inventory_date" date NOT NULL,
	"slot_name" text NOT NULL,
	"slot_from" time NOT NULL,
	"slot_until" time NOT NULL,
	"total_inventory" integer NOT NULL,
	"per_holder_limit" integer DEFAULT 2 NOT NULL,
	"remark" text,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("inventory_id"),
	CONSTRAINT "reservation_inventory_status_values" CHECK ("status" in ('OPEN', 'CLOSED'))
);
CREATE UNIQUE INDEX "reservation_inventory_valid_card_id_inventory_date_slo_87ef305e" ON "reservation_inventory" USING btree ("hotel_id", "valid_card_id", "inventory_date", "slot_name");
CREATE INDEX "reservation_inventory_newest" ON "reservation_inventory" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "inventory_id" DESC);
CREATE INDEX "reservation_inventory_valid_card_id_index" ON "reservation_inventory" USING btree ("valid_card_id");
CREATE INDEX "reservation_inventory_status_index" ON "reservation_inventory" USING btree ("hotel_id", "status");
CREATE INDEX "reservation_inventory_slot_name_index" ON "reservation_inventory" USING btree ("hotel_id", "slot_name");
CREATE INDEX "reservation_inventory_inventory_date_index" ON "reservation_inventory" USING btree ("hotel_id", "inventory_date");
ALTER TABLE "reservation_inventory" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "reservation_inventory" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "reservation_inventory"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "deposit_activity" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"banner_image" text NOT NULL,
	"products" jsonb NOT NULL,
	"deposit_amount" bigint NOT NULL,
	"expand_amount" bigint NOT NULL,
	"deposit_from" date NOT NULL,
	"deposit_until" date NOT NULL,
	"balance_from" date NOT NULL,
	"balance_until" date NOT NULL,
	"inventory" integer NOT NULL,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"refund_rule" text DEFAULT 'balance' NOT NULL,
	"remind_hours" integer DEFAULT 24 NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"share_title" text,
	"share_image" text,
	"rules" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("activity_id"),
	CONSTRAINT "deposit_activity_of_brand" UNIQUE ("brand_id", "activity_id"),
	CONSTRAINT "deposit_activity_refund_rule_values" CHECK ("refund_rule" in ('anytime', 'balance', 'none')),
	CONSTRAINT "deposit_activity_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "deposit_activity_activity_name_unique" ON "deposit_activity" USING btree ("hotel_id", "activity_name");
CREATE INDEX "deposit_activity_newest" ON "deposit_activity" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "activity_id" DESC);
CREATE INDEX "deposit_activity_search" ON "deposit_activity" USING gin (text_pairs("activity_name"), text_pairs("activity_id"));
CREATE INDEX "deposit_activity_refund_rule_index" ON "deposit_activity" USING btree ("hotel_id", "refund_rule");
CREATE INDEX "deposit_activity_deposit_until_deposit_from_index" ON "deposit_activity" USING btree ("hotel_id", "deposit_until", "deposit_from");
CREATE INDEX "deposit_activity_balance_until_balance_from_index" ON "deposit_activity" USING btree ("hotel_id", "balance_until", "balance_from");
CREATE INDEX "deposit_activity_status_index" ON "deposit_activity" USING btree ("hotel_id", "status");
ALTER TABLE "deposit_activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "deposit_activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "deposit_activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "deposit_order" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"deposit_order_id" text NOT NULL,
	"activity_id" text,
	"ticket_product_id" text,
	"member_id" text,
	"buyer_name" text,
	"buyer_phone" text,
	"quantity" integer,
	"product_amount" bigint,
	"deposit_amount" bigint,
	"expand_amount" bigint,
	"deposit_time" timestamp with time zone,
	"balance_deadline" timestamp with time zone,
	"balance_time" timestamp with time zone,
	"platform_order_id" text,
	"remind_count" integer DEFAULT 0 NOT NULL,
	"refund_reason" text,
	"status" text DEFAULT 'WAIT_DEPOSIT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("deposit_order_id"),
	CONSTRAINT "deposit_order_status_values" CHECK ("status" in ('WAIT_DEPOSIT', 'DEPOSIT_PAID', 'WAIT_BALANCE', 'COMPLETED', 'FORFEITED', 'REFUNDED', 'CLOSED'))
);
CREATE INDEX "deposit_order_newest" ON "deposit_order" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "deposit_order_id" DESC);
CREATE INDEX "deposit_order_deposit_time_desc_order" ON "deposit_order" USING btree ("hotel_id", "deposit_time" DESC NULLS LAST, "deposit_order_id" DESC);
CREATE INDEX "deposit_order_search" ON "deposit_order" USING gin (text_pairs("deposit_order_id"));
CREATE INDEX "deposit_order_buyer_phone_index" ON "deposit_order" USING btree ("hotel_id", "buyer_phone");
CREATE INDEX "deposit_order_buyer_name_index" ON "deposit_order" USING btree ("hotel_id", "buyer_name");
CREATE INDEX "deposit_order_right_buyer_phone_4_index" ON "deposit_order" USING btree ("hotel_id", ("right"("buyer_phone", 4)));
CREATE INDEX "deposit_order_activity_id_index" ON "deposit_order" USING btree ("activity_id");
CREATE INDEX "deposit_order_ticket_product_id_index" ON "deposit_order" USING btree ("ticket_product_id");
CREATE INDEX "deposit_order_balance_deadline_index" ON "deposit_order" USING btree ("hotel_id", "balance_deadline");
CREATE INDEX "deposit_order_status_index" ON "deposit_order" USING btree ("hotel_id", "status");
CREATE INDEX "deposit_order_member_id_index" ON "deposit_order" USING btree ("member_id");
CREATE INDEX "deposit_order_platform_order_id_index" ON "deposit_order" USING btree ("platform_order_id");
ALTER TABLE "deposit_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "deposit_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "deposit_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "deposit_account" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"account_id" text NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text,
	"member_phone" text,
	"held_amount" bigint,
	"last_trade_time" timestamp with time zone,
	"freeze_reason" text,
	"remark" text,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("account_id"),
	CONSTRAINT "deposit_account_status_values" CHECK ("status" in ('NORMAL', 'FROZEN'))
);
CREATE UNIQUE INDEX "deposit_account_member_id_unique" ON "deposit_account" USING btree ("hotel_id", "member_id");
CREATE INDEX "deposit_account_newest" ON "deposit_account" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "account_id" DESC);
CREATE INDEX "deposit_account_held_amount_desc_order" ON "deposit_account" USING btree ("hotel_id", "held_amount" DESC NULLS LAST, "account_id" DESC);
CREATE INDEX "deposit_account_search" ON "deposit_account" USING gin (text_pairs("account_id"));
CREATE INDEX "deposit_account_member_phone_index" ON "deposit_account" USING btree ("hotel_id", "member_phone");
CREATE INDEX "deposit_account_member_name_index" ON "deposit_account" USING btree ("hotel_id", "member_name");
CREATE INDEX "deposit_account_right_member_phone_4_index" ON "deposit_account" USING btree ("hotel_id", ("right"("member_phone", 4)));
CREATE INDEX "deposit_account_status_index" ON "deposit_account" USING btree ("hotel_id", "status");
CREATE INDEX "deposit_account_last_trade_time_index" ON "deposit_account" USING btree ("hotel_id", "last_trade_time");
CREATE INDEX "deposit_account_member_id_index" ON "deposit_account" USING btree ("member_id");
ALTER TABLE "deposit_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "deposit_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "deposit_account"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "generic_voucher" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"voucher_id" text NOT NULL,
	"voucher_name" text NOT NULL,
	"cover_image" text NOT NULL,
	"sale_price" bigint NOT NULL,
	"face_value" bigint NOT NULL,
	"exchange_rule" text DEFAULT 'choose' NOT NULL,
	"choose_count" integer DEFAULT 1,
	"allow_make_up" boolean DEFAULT true NOT NULL,
	"products" jsonb NOT NULL,
	"apply_hotel_ids" text[] NOT NULL,
	"total_inventory" integer NOT NULL,
	"sale_from" date NOT NULL,
	"sale_until" date NOT NULL,
	"valid_days" integer NOT NULL,
	"shareable" boolean DEFAULT true NOT NULL,
	"use_notice" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("voucher_id"),
	CONSTRAINT "generic_voucher_of_brand" UNIQUE ("brand_id", "voucher_id"),
	CONSTRAINT "generic_voucher_exchange_rule_values" CHECK ("exchange_rule" in ('choose', 'amount')),
	CONSTRAINT "generic_voucher_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "generic_voucher_voucher_name_unique" ON "generic_voucher" USING btree ("hotel_id", "voucher_name");
CREATE INDEX "generic_voucher_newest" ON "generic_voucher" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "voucher_id" DESC);
CREATE INDEX "generic_voucher_search" ON "generic_voucher" USING gin (text_pairs("voucher_name"), text_pairs("voucher_id"));
CREATE INDEX "generic_voucher_exchange_rule_index" ON "generic_voucher" USING btree ("hotel_id", "exchange_rule");
CREATE INDEX "generic_voucher_shareable_index" ON "generic_voucher" USING btree ("hotel_id", "shareable");
CREATE INDEX "generic_voucher_sale_until_sale_from_index" ON "generic_voucher" USING btree ("hotel_id", "sale_until", "sale_from");
CREATE INDEX "generic_voucher_status_index" ON "generic_voucher" USING btree ("hotel_id", "status");
CREATE INDEX "generic_voucher_apply_hotel_ids_index" ON "generic_voucher" USING gin ("apply_hotel_ids");
ALTER TABLE "generic_voucher" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "generic_voucher" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "generic_voucher"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "generic_voucher_code" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"voucher_code_id" text NOT NULL,
	"code" text,
	"voucher_id" text,
	"platform_order_id" text,
	"member_id" text,
	"holder_name" text,
	"holder_phone" text,
	"exchange_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"expire_date" date,
	"give_to" text,
	"status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("voucher_code_id"),
	CONSTRAINT "generic_voucher_code_status_values" CHECK ("status" in ('UNUSED', 'PART', 'EXCHANGED', 'EXPIRED', 'REFUNDED'))
);
CREATE UNIQUE INDEX "generic_voucher_code_code_unique" ON "generic_voucher_code" USING btree ("hotel_id", "code");
CREATE INDEX "generic_voucher_code_newest" ON "generic_voucher_code" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "voucher_code_id" DESC);
CREATE INDEX "generic_voucher_code_voucher_id_index" ON "generic_voucher_code" USING btree ("voucher_id");
CREATE INDEX "generic_voucher_code_platform_order_id_index" ON "generic_voucher_code" USING btree ("platform_order_id");
CREATE INDEX "generic_voucher_code_member_id_index" ON "generic_voucher_code" USING btree ("member_id");
ALTER TABLE "generic_voucher_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "generic_voucher_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "generic_voucher_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_push_log" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"push_log_id" text NOT NULL,
	"binding_id" text,
	"platform_order_id" text,
	"push_type" text,
	"supplier_order_no" text,
	"request_time" timestamp with time zone,
	"cost_ms" integer,
	"error_code" text,
	"error_text" text,
	"retry_count" integer DEFAULT 0 NOT NULL,
	"handle_remark" text,
	"status" text DEFAULT 'SUCCESS' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("push_log_id"),
	CONSTRAINT "ticket_push_log_push_type_values" CHECK ("push_type" in ('order', 'refund', 'change', 'verify')),
	CONSTRAINT "ticket_push_log_status_values" CHECK ("status" in ('SUCCESS', 'FAILED', 'HANDLED'))
);
CREATE INDEX "ticket_push_log_newest" ON "ticket_push_log" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "push_log_id" DESC);
CREATE INDEX "ticket_push_log_request_time_desc_order" ON "ticket_push_log" USING btree ("hotel_id", "request_time" DESC NULLS LAST, "push_log_id" DESC);
CREATE INDEX "ticket_push_log_search" ON "ticket_push_log" USING gin (text_pairs("supplier_order_no"));
CREATE INDEX "ticket_push_log_platform_order_id_index" ON "ticket_push_log" USING btree ("platform_order_id");
CREATE INDEX "ticket_push_log_binding_id_index" ON "ticket_push_log" USING btree ("binding_id");
CREATE INDEX "ticket_push_log_push_type_index" ON "ticket_push_log" USING btree ("hotel_id", "push_type");
CREATE INDEX "ticket_push_log_status_index" ON "ticket_push_log" USING btree ("hotel_id", "status");
ALTER TABLE "ticket_push_log" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_push_log" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_push_log"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_promotion" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"promotion_name" text NOT NULL,
	"promotion_type" text DEFAULT 'limitTime' NOT NULL,
	"promotion_label" text NOT NULL,
	"products" jsonb NOT NULL,
	"discount_type" text DEFAULT 'rate' NOT NULL,
	"discount_rate" numeric(14, 4),
	"minus_amount" bigint,
	"fixed_price" bigint,
	"ahead_days" integer,
	"nth_piece" integer,
	"volume_rules" jsonb NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"cycle_weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"daily_from" time,
	"daily_until" time,
	"quota" integer NOT NULL,
	"member_limit" integer DEFAULT 0 NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"member_grade_ids" text[] NOT NULL,
	"sale_channels" text[] NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"stack_member_price" boolean DEFAULT false NOT NULL,
	"preheat_hours" integer DEFAULT 24 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("promotion_id"),
	CONSTRAINT "ticket_promotion_of_brand" UNIQUE ("brand_id", "promotion_id"),
	CONSTRAINT "ticket_promotion_promotion_type_values" CHECK ("promotion_type" in ('limitTime', 'seckill', 'earlyBird', 'nth', 'multi')),
	CONSTRAINT "ticket_promotion_discount_type_values" CHECK ("discount_type" in ('rate', 'minus', 'price')),
	CONSTRAINT "ticket_promotion_audience_values" CHECK ("audience" in ('all', 'newMember', 'grade')),
	CONSTRAINT "ticket_promotion_sale_channels_values" CHECK ("sale_channels" <@ array['wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline']::text[]),
	CONSTRAINT "ticket_promotion_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "ticket_promotion_promotion_name_unique" ON "ticket_promotion" USING btree ("hotel_id", "promotion_name");
CREATE INDEX "ticket_promotion_newest" ON "ticket_promotion" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "promotion_id" DESC);
CREATE INDEX "ticket_promotion_search" ON "ticket_promotion" USING gin (text_pairs("promotion_name"), text_pairs("promotion_id"));
CREATE INDEX "ticket_promotion_promotion_type_index" ON "ticket_promotion" USING btree ("hotel_id", "promotion_type");
CREATE INDEX "ticket_promotion_audience_index" ON "ticket_promotion" USING btree ("hotel_id", "audience");
CREATE INDEX "ticket_promotion_sale_channels_index" ON "ticket_promotion" USING gin ("sale_channels");
CREATE INDEX "ticket_promotion_status_index" ON "ticket_promotion" USING btree ("hotel_id", "status");
CREATE INDEX "ticket_promotion_activity_until_activity_from_index" ON "ticket_promotion" USING btree ("hotel_id", "activity_until", "activity_from");
CREATE INDEX "ticket_promotion_member_grade_ids_index" ON "ticket_promotion" USING gin ("member_grade_ids");
ALTER TABLE "ticket_promotion" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_promotion" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_promotion"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "tying_activity" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"tying_id" text NOT NULL,
	"tying_name" text NOT NULL,
	"main_products" jsonb NOT NULL,
	"tying_mode" text DEFAULT 'optional' NOT NULL,
	"tying_items" jsonb NOT NULL,
	"show_position" text[] DEFAULT array['detail', 'confirm']::text[] NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"quota" integer DEFAULT 0 NOT NULL,
	"refund_together" boolean DEFAULT true NOT NULL,
	"recommend_text" text,
	"sale_channels" text[] NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("tying_id"),
	CONSTRAINT "tying_activity_of_brand" UNIQUE ("brand_id", "tying_id"),
	CONSTRAINT "tying_activity_tying_mode_values" CHECK ("tying_mode" in ('optional', 'bundle', 'gift')),
	CONSTRAINT "tying_activity_show_position_values" CHECK ("show_position" <@ array['detail', 'confirm', 'cart']::text[]),
	CONSTRAINT "tying_activity_sale_channels_values" CHECK ("sale_channels" <@ array['wechat', 'h5', 'alipay', 'tiktok', 'xhs', 'fliggy', 'offline']::text[]),
	CONSTRAINT "tying_activity_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "tying_activity_tying_name_unique" ON "tying_activity" USING btree ("hotel_id", "tying_name");
CREATE INDEX "tying_activity_newest" ON "tying_activity" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "tying_id" DESC);
CREATE INDEX "tying_activity_search" ON "tying_activity" USING gin (text_pairs("tying_name"), text_pairs("tying_id"));
CREATE INDEX "tying_activity_tying_mode_index" ON "tying_activity" USING btree ("hotel_id", "tying_mode");
CREATE INDEX "tying_activity_sale_channels_index" ON "tying_activity" USING gin ("sale_channels");
CREATE INDEX "tying_activity_show_position_index" ON "tying_activity" USING gin ("show_position");
CREATE INDEX "tying_activity_status_index" ON "tying_activity" USING btree ("hotel_id", "status");
CREATE INDEX "tying_activity_activity_until_activity_from_index" ON "tying_activity" USING btree ("hotel_id", "activity_until", "activity_from");
ALTER TABLE "tying_activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "tying_activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "tying_activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_up_sell" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"up_sell_id" text NOT NULL,
	"up_sell_name" text NOT NULL,
	"trigger_type" text DEFAULT 'product' NOT NULL,
	"trigger_products" jsonb NOT NULL,
	"trigger_categories" jsonb NOT NULL,
	"trigger_amount" bigint,
	"show_position" text DEFAULT 'paid' NOT NULL,
	"offers" jsonb NOT NULL,
	"headline" text NOT NULL,
	"countdown_minutes" integer DEFAULT 30 NOT NULL,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("up_sell_id"),
	CONSTRAINT "ticket_up_sell_of_brand" UNIQUE ("brand_id", "up_sell_id"),
	CONSTRAINT "ticket_up_sell_trigger_type_values" CHECK ("trigger_type" in ('product', 'category', 'amount')),
	CONSTRAINT "ticket_up_sell_show_position_values" CHECK ("show_position" in ('confirm', 'paid', 'before')),
	CONSTRAINT "ticket_up_sell_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "ticket_up_sell_up_sell_name_unique" ON "ticket_up_sell" USING btree ("hotel_id", "up_sell_name");
CREATE INDEX "ticket_up_sell_newest" ON "ticket_up_sell" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "up_sell_id" DESC);
CREATE INDEX "ticket_up_sell_priority_desc_order" ON "ticket_up_sell" USING btree ("hotel_id", "priority" DESC NULLS LAST, "up_sell_id" DESC);
CREATE INDEX "ticket_up_sell_search" ON "ticket_up_sell" USING gin (text_pairs("up_sell_name"), text_pairs("up_sell_id"));
CREATE INDEX "ticket_up_sell_trigger_type_index" ON "ticket_up_sell" USING btree ("hotel_id", "trigger_type");
CREATE INDEX "ticket_up_sell_show_position_index" ON "ticket_up_sell" USING btree ("hotel_id", "show_position");
CREATE INDEX "ticket_up_sell_status_index" ON "ticket_up_sell" USING btree ("hotel_id", "status");
ALTER TABLE "ticket_up_sell" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_up_sell" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_up_sell"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_binding" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"binding_id" text NOT NULL,
	"binding_name" text NOT NULL,
	"ticket_product_id" text NOT NULL,
	"spec_name" text,
	"supplier_system" text NOT NULL,
	"supplier_product_code" text NOT NULL,
	"supplier_product_name" text,
	"supplier_price" bigint,
	"code_source" text DEFAULT 'supplier' NOT NULL,
	"sync_inventory" boolean DEFAULT true NOT NULL,
	"sync_price" boolean DEFAULT false NOT NULL,
	"push_real_name" boolean DEFAULT false NOT NULL,
	"refund_need_confirm" boolean DEFAULT true NOT NULL,
	"last_sync_time" timestamp with time zone,
	"last_sync_result" text,
	"remark" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("binding_id"),
	CONSTRAINT "ticket_binding_of_brand" UNIQUE ("brand_id", "binding_id"),
	CONSTRAINT "ticket_binding_supplier_system_values" CHECK ("supplier_system" in ('zyb', 'pft', 'ts', 'zwy', 'gate')),
	CONSTRAINT "ticket_binding_code_source_values" CHECK ("code_source" in ('supplier', 'own')),
	CONSTRAINT "ticket_binding_status_values" CHECK ("status" in ('DRAFT', 'BOUND', 'FAILED', 'SUSPENDED'))
);
CREATE UNIQUE INDEX "ticket_binding_ticket_product_id_spec_name_unique" ON "ticket_binding" USING btree ("hotel_id", "ticket_product_id", "spec_name");
CREATE INDEX "ticket_binding_newest" ON "ticket_binding" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "binding_id" DESC);
CREATE INDEX "ticket_binding_updated_at_desc_order" ON "ticket_binding" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "binding_id" DESC);
CREATE INDEX "ticket_binding_search" ON "ticket_binding" USING gin (text_pairs("binding_name"), text_pairs("supplier_product_code"));
CREATE INDEX "ticket_binding_supplier_system_index" ON "ticket_binding" USING btree ("hotel_id", "supplier_system");
CREATE INDEX "ticket_binding_code_source_index" ON "ticket_binding" USING btree ("hotel_id", "code_source");
CREATE INDEX "ticket_binding_ticket_product_id_index" ON "ticket_binding" USING btree ("ticket_product_id");
CREATE INDEX "ticket_binding_status_index" ON "ticket_binding" USING btree ("hotel_id", "status");
ALTER TABLE "ticket_binding" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_binding" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_binding"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "ticket_delay" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"delay_id" text NOT NULL,
	"delay_mode" text DEFAULT 'BATCH' NOT NULL,
	"delay_name" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_from" date,
	"order_until" date,
	"end_from" date,
	"end_until" date,
	"platform_order_id" text,
	"ticket_code_ids" text[] NOT NULL,
	"include_expired" boolean DEFAULT false NOT NULL,
	"delay_type" text DEFAULT 'days' NOT NULL,
	"delay_days" integer,
	"delay_to" date,
	"reason" text NOT NULL,
	"success_count" integer DEFAULT 0 NOT NULL,
	"fail_count" integer DEFAULT 0 NOT NULL,
	"fail_file" text,
	"notify_holder" boolean DEFAULT true NOT NULL,
	"execute_time" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("delay_id"),
	CONSTRAINT "ticket_delay_delay_mode_values" CHECK ("delay_mode" in ('BATCH', 'SINGLE')),
	CONSTRAINT "ticket_delay_delay_type_values" CHECK ("delay_type" in ('days', 'date')),
	CONSTRAINT "ticket_delay_status_values" CHECK ("status" in ('DRAFT', 'RUNNING', 'DONE', 'PART_FAILED', 'CANCELLED'))
);
CREATE INDEX "ticket_delay_newest" ON "ticket_delay" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "delay_id" DESC);
CREATE INDEX "ticket_delay_search" ON "ticket_delay" USING gin (text_pairs("delay_name"), text_pairs("delay_id"));
CREATE INDEX "ticket_delay_platform_order_id_index" ON "ticket_delay" USING btree ("platform_order_id");
CREATE INDEX "ticket_delay_delay_type_index" ON "ticket_delay" USING btree ("hotel_id", "delay_type");
CREATE INDEX "ticket_delay_include_expired_index" ON "ticket_delay" USING btree ("hotel_id", "include_expired");
CREATE INDEX "ticket_delay_status_index" ON "ticket_delay" USING btree ("hotel_id", "status");
CREATE INDEX "ticket_delay_delay_mode_index" ON "ticket_delay" USING btree ("hotel_id", "delay_mode");
CREATE INDEX "ticket_delay_ticket_code_ids_index" ON "ticket_delay" USING gin ("ticket_code_ids");
ALTER TABLE "ticket_delay" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "ticket_delay" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "ticket_delay"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "batch_refund" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"batch_refund_id" text NOT NULL,
	"batch_name" text NOT NULL,
	"scope_type" text DEFAULT 'product' NOT NULL,
	"products" jsonb NOT NULL,
	"order_from" date,
	"order_until" date,
	"use_from" date,
	"use_until" date,
	"order_file" text,
	"refund_ratio" numeric(14, 4) DEFAULT 100,
	"waive_fee" boolean DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"notice_text" text,
	"audit_by" text,
	"audit_time" timestamp with time zone,
	"reject_reason" text,
	"status" text DEFAULT 'WAIT_AUDIT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("batch_refund_id"),
	CONSTRAINT "batch_refund_of_brand" UNIQUE ("brand_id", "batch_refund_id"),
	CONSTRAINT "batch_refund_scope_type_values" CHECK ("scope_type" in ('product', 'file')),
	CONSTRAINT "batch_refund_status_values" CHECK ("status" in ('WAIT_AUDIT', 'RUNNING', 'DONE', 'PART_FAILED', 'REJECTED', 'CANCELLED'))
);
CREATE INDEX "batch_refund_newest" ON "batch_refund" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "batch_refund_id" DESC);
CREATE INDEX "batch_refund_search" ON "batch_refund" USING gin (text_pairs("batch_name"), text_pairs("batch_refund_id"));
CREATE INDEX "batch_refund_scope_type_index" ON "batch_refund" USING btree ("hotel_id", "scope_type");
CREATE INDEX "batch_refund_created_by_index" ON "batch_refund" USING btree ("hotel_id", "created_by");
CREATE INDEX "batch_refund_status_index" ON "batch_refund" USING btree ("hotel_id", "status");
CREATE INDEX "batch_refund_audit_by_index" ON "batch_refund" USING btree ("audit_by");
ALTER TABLE "batch_refund" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "batch_refund" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "batch_refund"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_order" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_order_id" text NOT NULL,
	"group_buy_id" text,
	"ticket_product_id" text,
	"group_price" bigint,
	"leader_id" text,
	"leader_name" text,
	"leader_phone" text,
	"required_size" integer,
	"joined_count" integer,
	"virtual_count" integer DEFAULT 0 NOT NULL,
	"total_amount" bigint,
	"open_time" timestamp with time zone,
	"expire_time" timestamp with time zone,
	"finish_time" timestamp with time zone,
	"fail_reason" text,
	"status" text DEFAULT 'WAIT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_order_id"),
	CONSTRAINT "group_order_of_brand" UNIQUE ("brand_id", "group_order_id"),
	CONSTRAINT "group_order_status_values" CHECK ("status" in ('WAIT', 'SUCCESS', 'FAILED', 'CANCELLED'))
);
CREATE INDEX "group_order_newest" ON "group_order" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_order_id" DESC);
CREATE INDEX "group_order_expire_time_order" ON "group_order" USING btree ("hotel_id", "expire_time", "group_order_id" DESC);
CREATE INDEX "group_order_open_time_desc_order" ON "group_order" USING btree ("hotel_id", "open_time" DESC NULLS LAST, "group_order_id" DESC);
CREATE INDEX "group_order_search" ON "group_order" USING gin (text_pairs("group_order_id"));
CREATE INDEX "group_order_leader_phone_index" ON "group_order" USING btree ("hotel_id", "leader_phone");
CREATE INDEX "group_order_leader_name_index" ON "group_order" USING btree ("hotel_id", "leader_name");
CREATE INDEX "group_order_right_leader_phone_4_index" ON "group_order" USING btree ("hotel_id", ("right"("leader_phone", 4)));
CREATE INDEX "group_order_group_buy_id_index" ON "group_order" USING btree ("group_buy_id");
CREATE INDEX "group_order_ticket_product_id_index" ON "group_order" USING btree ("ticket_product_id");
CREATE INDEX "group_order_status_index" ON "group_order" USING btree ("hotel_id", "status");
CREATE INDEX "group_order_leader_id_index" ON "group_order" USING btree ("leader_id");
ALTER TABLE "group_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_order" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_order"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
