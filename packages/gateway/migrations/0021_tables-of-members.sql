-- Made of the definitions of members; see src/database/tables.

CREATE TABLE "member" (
	"brand_id" text NOT NULL,
	"member_id" text NOT NULL,
	"member_no" text,
	"nickname" text NOT NULL,
	"real_name" text,
	"phone" text NOT NULL,
	"gender" text DEFAULT 'UNKNOWN' NOT NULL,
	"birthday" date,
	"avatar" text,
	"member_grade_id" text NOT NULL,
	"grade_expire_at" date,
	"growth_value" integer,
	"points" integer,
	"expiring_points" integer,
	"balance" bigint,
	"order_count" integer,
	"total_spend" bigint,
	"last_consume_time" timestamp with time zone,
	"source" text DEFAULT 'MANUAL' NOT NULL,
	"register_hotel_id" text NOT NULL,
	"employee_id" text,
	"corporate_member_id" text,
	"register_time" timestamp with time zone,
	"open_id" text,
	"follow_status" text DEFAULT 'NEVER' NOT NULL,
	"wecom_added" boolean,
	"id_card" text,
	"email" text,
	"region" text[],
	"address" text,
	"tags" text[] DEFAULT array[]::text[] NOT NULL,
	"custom_fields" jsonb,
	"lock_reason" text,
	"remark" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_id"),
	CONSTRAINT "member_of_brand" UNIQUE ("brand_id", "member_id"),
	CONSTRAINT "member_gender_values" CHECK ("gender" in ('MALE', 'FEMALE', 'UNKNOWN')),
	CONSTRAINT "member_source_values" CHECK ("source" in ('MINI_PROGRAM', 'WECHAT_OA', 'SCAN_STAFF', 'WECOM', 'DOUYIN', 'FLIGGY', 'MEITUAN', 'PMS', 'POS', 'IMPORT', 'MANUAL')),
	CONSTRAINT "member_follow_status_values" CHECK ("follow_status" in ('FOLLOWED', 'UNFOLLOWED', 'NEVER')),
	CONSTRAINT "member_status_values" CHECK ("status" in ('ACTIVE', 'FROZEN', 'BLACKLISTED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "member_member_no_unique" ON "member" USING btree ("brand_id", "member_no");
CREATE UNIQUE INDEX "member_phone_unique" ON "member" USING btree ("brand_id", "phone");
CREATE INDEX "member_newest" ON "member" USING btree ("brand_id", "created_at" DESC NULLS LAST, "member_id" DESC);
CREATE INDEX "member_register_time_desc_order" ON "member" USING btree ("brand_id", "register_time" DESC NULLS LAST, "member_id" DESC);
CREATE INDEX "member_grade_expire_at_order" ON "member" USING btree ("brand_id", "grade_expire_at", "member_id" DESC);
CREATE INDEX "member_points_desc_order" ON "member" USING btree ("brand_id", "points" DESC NULLS LAST, "member_id" DESC);
CREATE INDEX "member_search" ON "member" USING gin (text_pairs("member_no"), text_pairs("nickname"));
CREATE INDEX "member_real_name_index" ON "member" USING btree ("brand_id", "real_name");
CREATE INDEX "member_right_phone_4_index" ON "member" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "member_member_grade_id_index" ON "member" USING btree ("member_grade_id");
CREATE INDEX "member_status_index" ON "member" USING btree ("brand_id", "status");
CREATE INDEX "member_source_index" ON "member" USING btree ("brand_id", "source");
CREATE INDEX "member_register_hotel_id_index" ON "member" USING btree ("register_hotel_id");
CREATE INDEX "member_employee_id_index" ON "member" USING btree ("employee_id");
CREATE INDEX "member_tags_index" ON "member" USING gin ("tags");
CREATE INDEX "member_gender_index" ON "member" USING btree ("brand_id", "gender");
CREATE INDEX "member_follow_status_index" ON "member" USING btree ("brand_id", "follow_status");
CREATE INDEX "member_wecom_added_index" ON "member" USING btree ("brand_id", "wecom_added");
CREATE INDEX "member_birthday_index" ON "member" USING btree ("brand_id", "birthday");
CREATE INDEX "member_total_spend_index" ON "member" USING btree ("brand_id", "total_spend");
CREATE INDEX "member_order_count_index" ON "member" USING btree ("brand_id", "order_count");
CREATE INDEX "member_last_consume_time_index" ON "member" USING btree ("brand_id", "last_consume_time");
CREATE INDEX "member_growth_value_index" ON "member" USING btree ("brand_id", "growth_value");
CREATE INDEX "member_expiring_points_index" ON "member" USING btree ("brand_id", "expiring_points");
CREATE INDEX "member_corporate_member_id_index" ON "member" USING btree ("corporate_member_id");
ALTER TABLE "member" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_grade" (
	"brand_id" text NOT NULL,
	"member_grade_id" text NOT NULL,
	"grade_name" text NOT NULL,
	"level" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"card_face" text NOT NULL,
	"theme_color" text DEFAULT '#C8A46A' NOT NULL,
	"icon" text,
	"obtain_mode" text DEFAULT 'UPGRADE' NOT NULL,
	"growth_threshold" integer,
	"sale_price" bigint,
	"valid_months" integer DEFAULT 12 NOT NULL,
	"keep_threshold" integer,
	"discount" numeric(14, 4) DEFAULT 10 NOT NULL,
	"point_rate" numeric(14, 4) DEFAULT 1 NOT NULL,
	"interest_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"upgrade_gifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_grade_id"),
	CONSTRAINT "member_grade_of_brand" UNIQUE ("brand_id", "member_grade_id"),
	CONSTRAINT "member_grade_obtain_mode_values" CHECK ("obtain_mode" in ('UPGRADE', 'BUY', 'INVITE')),
	CONSTRAINT "member_grade_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "member_grade_grade_name_unique" ON "member_grade" USING btree ("brand_id", "grade_name");
CREATE UNIQUE INDEX "member_grade_level_unique" ON "member_grade" USING btree ("brand_id", "level");
CREATE INDEX "member_grade_newest" ON "member_grade" USING btree ("brand_id", "created_at" DESC NULLS LAST, "member_grade_id" DESC);
CREATE INDEX "member_grade_level_order" ON "member_grade" USING btree ("brand_id", "level", "member_grade_id" DESC);
CREATE INDEX "member_grade_search" ON "member_grade" USING gin (text_pairs("grade_name"));
CREATE INDEX "member_grade_obtain_mode_index" ON "member_grade" USING btree ("brand_id", "obtain_mode");
CREATE INDEX "member_grade_status_index" ON "member_grade" USING btree ("brand_id", "status");
CREATE INDEX "member_grade_interest_ids_index" ON "member_grade" USING gin ("interest_ids");
ALTER TABLE "member_grade" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_grade" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_grade"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_interest" (
	"brand_id" text NOT NULL,
	"member_interest_id" text NOT NULL,
	"interest_name" text NOT NULL,
	"interest_type" text NOT NULL,
	"icon" text NOT NULL,
	"grey_icon" text,
	"summary" text NOT NULL,
	"detail" text NOT NULL,
	"grade_ids" text[] NOT NULL,
	"late_hour" time,
	"coupon_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"send_cycle" text,
	"send_day" integer,
	"multiple" numeric(14, 4),
	"discount" numeric(14, 4),
	"quota_per_year" integer DEFAULT 0 NOT NULL,
	"need_reserve" boolean DEFAULT false NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_interest_id"),
	CONSTRAINT "member_interest_interest_type_values" CHECK ("interest_type" in ('LATE_CHECKOUT', 'EARLY_CHECKIN', 'ROOM_UPGRADE', 'BREAKFAST', 'PARKING', 'COUPON', 'BIRTHDAY', 'POINT_MULTIPLE', 'DISCOUNT', 'OTHER')),
	CONSTRAINT "member_interest_send_cycle_values" CHECK ("send_cycle" in ('MONTHLY', 'QUARTERLY', 'YEARLY')),
	CONSTRAINT "member_interest_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "member_interest_interest_name_unique" ON "member_interest" USING btree ("brand_id", "interest_name");
CREATE INDEX "member_interest_newest" ON "member_interest" USING btree ("brand_id", "created_at" DESC NULLS LAST, "member_interest_id" DESC);
CREATE INDEX "member_interest_sort_no_order" ON "member_interest" USING btree ("brand_id", "sort_no", "member_interest_id" DESC);
CREATE INDEX "member_interest_search" ON "member_interest" USING gin (text_pairs("interest_name"));
CREATE INDEX "member_interest_interest_type_index" ON "member_interest" USING btree ("brand_id", "interest_type");
CREATE INDEX "member_interest_grade_ids_index" ON "member_interest" USING gin ("grade_ids");
CREATE INDEX "member_interest_status_index" ON "member_interest" USING btree ("brand_id", "status");
CREATE INDEX "member_interest_coupon_ids_index" ON "member_interest" USING gin ("coupon_ids");
ALTER TABLE "member_interest" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_interest" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_interest"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_upgrade_setting" (
	"brand_id" text NOT NULL,
	"upgrade_type" text DEFAULT 'GROWTH' NOT NULL,
	"stat_period" text DEFAULT 'ROLLING_12M' NOT NULL,
	"growth_sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"count_lines" text[] NOT NULL,
	"settle_timing" text DEFAULT 'CONSUMED' NOT NULL,
	"settle_days" integer,
	"refund_deduct" boolean DEFAULT true NOT NULL,
	"upgrade_timing" text DEFAULT 'REALTIME' NOT NULL,
	"cross_upgrade" boolean DEFAULT true NOT NULL,
	"keep_enabled" boolean DEFAULT true NOT NULL,
	"downgrade_mode" text DEFAULT 'QUALIFIED',
	"remind_days" integer DEFAULT 15,
	"notify_channels" text[] DEFAULT array[]::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "member_upgrade_setting_upgrade_type_values" CHECK ("upgrade_type" in ('GROWTH', 'SPEND', 'ORDERS', 'NIGHTS', 'RECHARGE')),
	CONSTRAINT "member_upgrade_setting_stat_period_values" CHECK ("stat_period" in ('LIFETIME', 'ROLLING_12M', 'CALENDAR_YEAR')),
	CONSTRAINT "member_upgrade_setting_count_lines_values" CHECK ("count_lines" <@ array['ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD']::text[]),
	CONSTRAINT "member_upgrade_setting_settle_timing_values" CHECK ("settle_timing" in ('PAID', 'CONSUMED', 'DAYS_AFTER')),
	CONSTRAINT "member_upgrade_setting_upgrade_timing_values" CHECK ("upgrade_timing" in ('REALTIME', 'DAILY')),
	CONSTRAINT "member_upgrade_setting_downgrade_mode_values" CHECK ("downgrade_mode" in ('ONE_LEVEL', 'QUALIFIED', 'DEFAULT')),
	CONSTRAINT "member_upgrade_setting_notify_channels_values" CHECK ("notify_channels" <@ array['OA_TEMPLATE', 'APPLET', 'SMS']::text[])
);
ALTER TABLE "member_upgrade_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_upgrade_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_upgrade_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_field" (
	"brand_id" text NOT NULL,
	"member_field_id" text NOT NULL,
	"field_name" text NOT NULL,
	"field_key" text NOT NULL,
	"field_type" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"max_len" integer DEFAULT 50,
	"placeholder" text,
	"is_required" boolean DEFAULT false NOT NULL,
	"show_in_register" boolean DEFAULT false NOT NULL,
	"show_in_center" boolean DEFAULT true NOT NULL,
	"member_editable" text DEFAULT 'ALWAYS' NOT NULL,
	"sensitive" boolean DEFAULT false NOT NULL,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_field_id"),
	CONSTRAINT "member_field_field_type_values" CHECK ("field_type" in ('TEXT', 'TEXTAREA', 'NUMBER', 'DATE', 'RADIO', 'CHECKBOX', 'REGION', 'IMAGE')),
	CONSTRAINT "member_field_member_editable_values" CHECK ("member_editable" in ('ALWAYS', 'ONCE', 'NEVER')),
	CONSTRAINT "member_field_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "member_field_field_name_unique" ON "member_field" USING btree ("brand_id", "field_name");
CREATE UNIQUE INDEX "member_field_field_key_unique" ON "member_field" USING btree ("brand_id", "field_key");
CREATE INDEX "member_field_newest" ON "member_field" USING btree ("brand_id", "created_at" DESC NULLS LAST, "member_field_id" DESC);
CREATE INDEX "member_field_sort_no_order" ON "member_field" USING btree ("brand_id", "sort_no", "member_field_id" DESC);
CREATE INDEX "member_field_search" ON "member_field" USING gin (text_pairs("field_name"), text_pairs("field_key"));
CREATE INDEX "member_field_field_type_index" ON "member_field" USING btree ("brand_id", "field_type");
CREATE INDEX "member_field_status_index" ON "member_field" USING btree ("brand_id", "status");
CREATE INDEX "member_field_show_in_register_index" ON "member_field" USING btree ("brand_id", "show_in_register");
ALTER TABLE "member_field" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_field" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_field"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_change_log" (
	"brand_id" text NOT NULL,
	"log_id" text NOT NULL,
	"log_no" text,
	"member_id" text,
	"phone" text,
	"change_type" text,
	"before_value" text,
	"after_value" text,
	"change_value" integer,
	"trigger" text,
	"operator_id" text,
	"order_no" text,
	"reason" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("log_id"),
	CONSTRAINT "member_change_log_change_type_values" CHECK ("change_type" in ('GRADE', 'GROWTH', 'PROFILE', 'SOURCE', 'STATUS', 'REGISTER', 'MERGE', 'TAG')),
	CONSTRAINT "member_change_log_trigger_values" CHECK ("trigger" in ('AUTO', 'MEMBER', 'EMPLOYEE', 'IMPORT', 'API'))
);
CREATE UNIQUE INDEX "member_change_log_log_no_unique" ON "member_change_log" USING btree ("brand_id", "log_no");
CREATE INDEX "member_change_log_newest" ON "member_change_log" USING btree ("brand_id", "created_at" DESC NULLS LAST, "log_id" DESC);
CREATE INDEX "member_change_log_occurred_at_desc_order" ON "member_change_log" USING btree ("brand_id", "occurred_at" DESC NULLS LAST, "log_id" DESC);
CREATE INDEX "member_change_log_search" ON "member_change_log" USING gin (text_pairs("log_no"), text_pairs("order_no"));
CREATE INDEX "member_change_log_phone_index" ON "member_change_log" USING btree ("brand_id", "phone");
CREATE INDEX "member_change_log_right_phone_4_index" ON "member_change_log" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "member_change_log_member_id_index" ON "member_change_log" USING btree ("member_id");
CREATE INDEX "member_change_log_change_type_index" ON "member_change_log" USING btree ("brand_id", "change_type");
CREATE INDEX "member_change_log_trigger_index" ON "member_change_log" USING btree ("brand_id", "trigger");
CREATE INDEX "member_change_log_operator_id_index" ON "member_change_log" USING btree ("operator_id");
ALTER TABLE "member_change_log" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_change_log" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_change_log"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_source_adjustment" (
	"brand_id" text NOT NULL,
	"adjustment_id" text NOT NULL,
	"adjustment_no" text,
	"target_mode" text DEFAULT 'MEMBERS' NOT NULL,
	"member_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"from_employee_id" text,
	"from_hotel_id" text,
	"phone_file" text,
	"to_hotel_id" text NOT NULL,
	"to_employee_id" text,
	"to_source" text,
	"reward_keep" boolean DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"success_count" integer,
	"fail_count" integer,
	"fail_file" text,
	"executed_at" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("adjustment_id"),
	CONSTRAINT "member_source_adjustment_target_mode_values" CHECK ("target_mode" in ('MEMBERS', 'EMPLOYEE', 'HOTEL', 'FILE')),
	CONSTRAINT "member_source_adjustment_to_source_values" CHECK ("to_source" in ('MINI_PROGRAM', 'WECHAT_OA', 'SCAN_STAFF', 'WECOM', 'DOUYIN', 'FLIGGY', 'MEITUAN', 'PMS', 'POS', 'IMPORT', 'MANUAL')),
	CONSTRAINT "member_source_adjustment_status_values" CHECK ("status" in ('DRAFT', 'RUNNING', 'DONE', 'REVERTED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "member_source_adjustment_adjustment_no_unique" ON "member_source_adjustment" USING btree ("brand_id", "adjustment_no");
CREATE INDEX "member_source_adjustment_newest" ON "member_source_adjustment" USING btree ("brand_id", "created_at" DESC NULLS LAST, "adjustment_id" DESC);
CREATE INDEX "member_source_adjustment_search" ON "member_source_adjustment" USING gin (text_pairs("adjustment_no"));
CREATE INDEX "member_source_adjustment_target_mode_index" ON "member_source_adjustment" USING btree ("brand_id", "target_mode");
CREATE INDEX "member_source_adjustment_to_employee_id_index" ON "member_source_adjustment" USING btree ("to_employee_id");
CREATE INDEX "member_source_adjustment_to_hotel_id_index" ON "member_source_adjustment" USING btree ("to_hotel_id");
CREATE INDEX "member_source_adjustment_status_index" ON "member_source_adjustment" USING btree ("brand_id", "status");
CREATE INDEX "member_source_adjustment_member_ids_index" ON "member_source_adjustment" USING gin ("member_ids");
CREATE INDEX "member_source_adjustment_from_employee_id_index" ON "member_source_adjustment" USING btree ("from_employee_id");
CREATE INDEX "member_source_adjustment_from_hotel_id_index" ON "member_source_adjustment" USING btree ("from_hotel_id");
ALTER TABLE "member_source_adjustment" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_source_adjustment" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_source_adjustment"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "point_record" (
	"brand_id" text NOT NULL,
	"point_record_id" text NOT NULL,
	"record_no" text,
	"member_id" text NOT NULL,
	"phone" text,
	"change_type" text NOT NULL,
	"points" integer NOT NULL,
	"order_no" text,
	"order_amount" bigint,
	"store_hotel_id" text,
	"exchange_id" text,
	"bonus_rule_id" text,
	"vpos_point_rule_id" text,
	"expire_at" date,
	"remark" text,
	"operator_id" text,
	"occurred_at" timestamp with time zone,
	"status" text DEFAULT 'VALID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("point_record_id"),
	CONSTRAINT "point_record_change_type_values" CHECK ("change_type" in ('EARN_CONSUME', 'EARN_POS', 'EARN_SIGNIN', 'EARN_ACTIVITY', 'EARN_REGISTER', 'EARN_BIRTHDAY', 'MANUAL_ADD', 'MANUAL_DEDUCT', 'EXCHANGE', 'CASH', 'REFUND_BACK', 'REFUND_DEDUCT', 'EXPIRE', 'IMPORT', 'REVERSE')),
	CONSTRAINT "point_record_status_values" CHECK ("status" in ('VALID', 'EXPIRED', 'REVERSED'))
);
CREATE UNIQUE INDEX "point_record_record_no_unique" ON "point_record" USING btree ("brand_id", "record_no");
CREATE INDEX "point_record_newest" ON "point_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "point_record_id" DESC);
CREATE INDEX "point_record_occurred_at_desc_order" ON "point_record" USING btree ("brand_id", "occurred_at" DESC NULLS LAST, "point_record_id" DESC);
CREATE INDEX "point_record_search" ON "point_record" USING gin (text_pairs("record_no"), text_pairs("order_no"));
CREATE INDEX "point_record_phone_index" ON "point_record" USING btree ("brand_id", "phone");
CREATE INDEX "point_record_right_phone_4_index" ON "point_record" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "point_record_change_type_index" ON "point_record" USING btree ("brand_id", "change_type");
CREATE INDEX "point_record_store_hotel_id_index" ON "point_record" USING btree ("store_hotel_id");
CREATE INDEX "point_record_operator_id_index" ON "point_record" USING btree ("operator_id");
CREATE INDEX "point_record_points_index" ON "point_record" USING btree ("brand_id", "points");
CREATE INDEX "point_record_status_index" ON "point_record" USING btree ("brand_id", "status");
CREATE INDEX "point_record_member_id_index" ON "point_record" USING btree ("member_id");
CREATE INDEX "point_record_exchange_id_index" ON "point_record" USING btree ("exchange_id");
CREATE INDEX "point_record_bonus_rule_id_index" ON "point_record" USING btree ("bonus_rule_id");
CREATE INDEX "point_record_vpos_point_rule_id_index" ON "point_record" USING btree ("vpos_point_rule_id");
ALTER TABLE "point_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "point_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "point_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "point_cash_setting" (
	"brand_id" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"points_per_yuan" integer DEFAULT 100 NOT NULL,
	"min_points" integer DEFAULT 100 NOT NULL,
	"step_points" integer DEFAULT 100 NOT NULL,
	"min_order_amount" bigint DEFAULT 0 NOT NULL,
	"max_percent" numeric(14, 4) DEFAULT 50 NOT NULL,
	"max_amount" bigint DEFAULT 0 NOT NULL,
	"daily_max_points" integer DEFAULT 0 NOT NULL,
	"lines" text[] NOT NULL,
	"excluded_products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hotel_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"grade_rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stack_coupon" boolean DEFAULT true NOT NULL,
	"stack_balance" boolean DEFAULT true NOT NULL,
	"refund_mode" text DEFAULT 'RETURN' NOT NULL,
	"earn_on_cash" boolean DEFAULT false NOT NULL,
	"valid_period_from" date,
	"valid_period_until" date,
	"rule" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "point_cash_setting_lines_values" CHECK ("lines" <@ array['ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD']::text[]),
	CONSTRAINT "point_cash_setting_refund_mode_values" CHECK ("refund_mode" in ('RETURN', 'RETURN_UNEXPIRED', 'NO_RETURN'))
);
CREATE INDEX "point_cash_setting_hotel_ids_index" ON "point_cash_setting" USING gin ("hotel_ids");
ALTER TABLE "point_cash_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "point_cash_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "point_cash_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "bonus_rule" (
	"brand_id" text NOT NULL,
	"bonus_rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"target_type" text DEFAULT 'PRODUCTS' NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"categories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"line" text,
	"bonus_type" text DEFAULT 'PER_YUAN' NOT NULL,
	"points_per_yuan" numeric(14, 4),
	"fixed_points" integer,
	"multiple" numeric(14, 4),
	"grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"priority" integer DEFAULT 10 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("bonus_rule_id"),
	CONSTRAINT "bonus_rule_of_brand" UNIQUE ("brand_id", "bonus_rule_id"),
	CONSTRAINT "bonus_rule_target_type_values" CHECK ("target_type" in ('PRODUCTS', 'CATEGORIES', 'LINE')),
	CONSTRAINT "bonus_rule_line_values" CHECK ("line" in ('ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD')),
	CONSTRAINT "bonus_rule_bonus_type_values" CHECK ("bonus_type" in ('PER_YUAN', 'FIXED', 'MULTIPLE', 'NONE')),
	CONSTRAINT "bonus_rule_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "bonus_rule_rule_name_unique" ON "bonus_rule" USING btree ("brand_id", "rule_name");
CREATE INDEX "bonus_rule_newest" ON "bonus_rule" USING btree ("brand_id", "created_at" DESC NULLS LAST, "bonus_rule_id" DESC);
CREATE INDEX "bonus_rule_priority_desc_order" ON "bonus_rule" USING btree ("brand_id", "priority" DESC NULLS LAST, "bonus_rule_id" DESC);
CREATE INDEX "bonus_rule_search" ON "bonus_rule" USING gin (text_pairs("rule_name"));
CREATE INDEX "bonus_rule_target_type_index" ON "bonus_rule" USING btree ("brand_id", "target_type");
CREATE INDEX "bonus_rule_bonus_type_index" ON "bonus_rule" USING btree ("brand_id", "bonus_type");
CREATE INDEX "bonus_rule_line_index" ON "bonus_rule" USING btree ("brand_id", "line");
CREATE INDEX "bonus_rule_status_index" ON "bonus_rule" USING btree ("brand_id", "status");
CREATE INDEX "bonus_rule_valid_period_until_valid_period_from_index" ON "bonus_rule" USING btree ("brand_id", "valid_period_until", "valid_period_from");
CREATE INDEX "bonus_rule_grade_ids_index" ON "bonus_rule" USING gin ("grade_ids");
ALTER TABLE "bonus_rule" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "bonus_rule" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "bonus_rule"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_price" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"member_price_id" text NOT NULL,
	"scheme_name" text NOT NULL,
	"products" jsonb NOT NULL,
	"grade_prices" jsonb NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"limit_per_member" integer DEFAULT 0 NOT NULL,
	"limit_per_day" integer DEFAULT 0 NOT NULL,
	"show_price" text DEFAULT 'SHOW_JOIN' NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"stack_points" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("member_price_id"),
	CONSTRAINT "member_price_show_price_values" CHECK ("show_price" in ('SHOW_JOIN', 'HIDE')),
	CONSTRAINT "member_price_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "member_price_scheme_name_unique" ON "member_price" USING btree ("hotel_id", "scheme_name");
CREATE INDEX "member_price_newest" ON "member_price" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "member_price_id" DESC);
CREATE INDEX "member_price_updated_at_desc_order" ON "member_price" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "member_price_id" DESC);
CREATE INDEX "member_price_search" ON "member_price" USING gin (text_pairs("scheme_name"));
CREATE INDEX "member_price_status_index" ON "member_price" USING btree ("hotel_id", "status");
CREATE INDEX "member_price_valid_period_until_valid_period_from_index" ON "member_price" USING btree ("hotel_id", "valid_period_until", "valid_period_from");
ALTER TABLE "member_price" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_price" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_price"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "member_import_batch" (
	"brand_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"batch_no" text,
	"batch_name" text NOT NULL,
	"source_file" text NOT NULL,
	"member_grade_id" text NOT NULL,
	"register_hotel_id" text NOT NULL,
	"employee_id" text,
	"duplicate_policy" text DEFAULT 'SKIP' NOT NULL,
	"init_points" text DEFAULT 'ADD' NOT NULL,
	"tags" text[] DEFAULT array[]::text[] NOT NULL,
	"send_sms" boolean DEFAULT false NOT NULL,
	"sms_content" text,
	"total_count" integer,
	"success_count" integer,
	"fail_count" integer,
	"skip_count" integer,
	"finished_at" timestamp with time zone,
	"status" text DEFAULT 'CHECKING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("batch_id"),
	CONSTRAINT "member_import_batch_of_brand" UNIQUE ("brand_id", "batch_id"),
	CONSTRAINT "member_import_batch_duplicate_policy_values" CHECK ("duplicate_policy" in ('SKIP', 'UPDATE_EMPTY', 'OVERWRITE')),
	CONSTRAINT "member_import_batch_init_points_values" CHECK ("init_points" in ('IGNORE', 'ADD')),
	CONSTRAINT "member_import_batch_status_values" CHECK ("status" in ('CHECKING', 'TO_FIX', 'READY', 'IMPORTING', 'DONE', 'CANCELLED'))
);
CREATE UNIQUE INDEX "member_import_batch_batch_no_unique" ON "member_import_batch" USING btree ("brand_id", "batch_no");
CREATE INDEX "member_import_batch_newest" ON "member_import_batch" USING btree ("brand_id", "created_at" DESC NULLS LAST, "batch_id" DESC);
CREATE INDEX "member_import_batch_search" ON "member_import_batch" USING gin (text_pairs("batch_name"), text_pairs("batch_no"));
CREATE INDEX "member_import_batch_register_hotel_id_index" ON "member_import_batch" USING btree ("register_hotel_id");
CREATE INDEX "member_import_batch_member_grade_id_index" ON "member_import_batch" USING btree ("member_grade_id");
CREATE INDEX "member_import_batch_status_index" ON "member_import_batch" USING btree ("brand_id", "status");
CREATE INDEX "member_import_batch_employee_id_index" ON "member_import_batch" USING btree ("employee_id");
ALTER TABLE "member_import_batch" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_import_batch" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_import_batch"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_import_row" (
	"brand_id" text NOT NULL,
	"row_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"row_no" integer,
	"phone" text,
	"real_name" text,
	"gender" text,
	"birthday" text,
	"grade_name" text,
	"points" text,
	"employee_no" text,
	"status" text DEFAULT 'INVALID' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("row_id"),
	CONSTRAINT "member_import_row_status_values" CHECK ("status" in ('INVALID', 'VALID', 'IMPORTED', 'SKIPPED', 'IGNORED'))
);
CREATE INDEX "member_import_row_newest" ON "member_import_row" USING btree ("brand_id", "created_at" DESC NULLS LAST, "row_id" DESC);
CREATE INDEX "member_import_row_batch_id_index" ON "member_import_row" USING btree ("batch_id");
ALTER TABLE "member_import_row" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_import_row" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_import_row"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "staff_introduce" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"staff_introduce_id" text NOT NULL,
	"scheme_name" text NOT NULL,
	"introduce_type" text NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"department_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"reward_type" text DEFAULT 'FIXED' NOT NULL,
	"reward_amount" bigint,
	"reward_ratio" numeric(14, 4),
	"reward_points" integer,
	"settle_timing" text DEFAULT 'CONSUMED' NOT NULL,
	"daily_limit" integer DEFAULT 0 NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"poster_image" text NOT NULL,
	"share_title" text NOT NULL,
	"share_image" text,
	"guide" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("staff_introduce_id"),
	CONSTRAINT "staff_introduce_of_brand" UNIQUE ("brand_id", "staff_introduce_id"),
	CONSTRAINT "staff_introduce_introduce_type_values" CHECK ("introduce_type" in ('REGISTER', 'FOLLOW', 'PRODUCT', 'GRADE_CARD', 'RECHARGE')),
	CONSTRAINT "staff_introduce_reward_type_values" CHECK ("reward_type" in ('FIXED', 'RATIO', 'POINTS', 'NONE')),
	CONSTRAINT "staff_introduce_settle_timing_values" CHECK ("settle_timing" in ('PAID', 'CONSUMED', 'DAYS_7')),
	CONSTRAINT "staff_introduce_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE INDEX "staff_introduce_newest" ON "staff_introduce" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "staff_introduce_id" DESC);
CREATE INDEX "staff_introduce_updated_at_desc_order" ON "staff_introduce" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "staff_introduce_id" DESC);
CREATE INDEX "staff_introduce_search" ON "staff_introduce" USING gin (text_pairs("scheme_name"));
CREATE INDEX "staff_introduce_introduce_type_index" ON "staff_introduce" USING btree ("hotel_id", "introduce_type");
CREATE INDEX "staff_introduce_reward_type_index" ON "staff_introduce" USING btree ("hotel_id", "reward_type");
CREATE INDEX "staff_introduce_status_index" ON "staff_introduce" USING btree ("hotel_id", "status");
CREATE INDEX "staff_introduce_valid_period_until_valid_period_from_index" ON "staff_introduce" USING btree ("hotel_id", "valid_period_until", "valid_period_from");
CREATE INDEX "staff_introduce_department_ids_index" ON "staff_introduce" USING gin ("department_ids");
ALTER TABLE "staff_introduce" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "staff_introduce" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "staff_introduce"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "staff_introduce_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"introduce_record_id" text NOT NULL,
	"record_no" text,
	"staff_introduce_id" text,
	"employee_id" text,
	"department_id" text,
	"member_id" text,
	"introduce_type" text,
	"order_no" text,
	"product_name" text,
	"order_amount" bigint,
	"reward_amount" bigint,
	"is_new_member" boolean,
	"occurred_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("introduce_record_id"),
	CONSTRAINT "staff_introduce_record_introduce_type_values" CHECK ("introduce_type" in ('REGISTER', 'FOLLOW', 'PRODUCT', 'GRADE_CARD', 'RECHARGE')),
	CONSTRAINT "staff_introduce_record_status_values" CHECK ("status" in ('PENDING', 'DUE', 'PAID', 'INVALID'))
);
CREATE UNIQUE INDEX "staff_introduce_record_record_no_unique" ON "staff_introduce_record" USING btree ("hotel_id", "record_no");
CREATE INDEX "staff_introduce_record_newest" ON "staff_introduce_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "introduce_record_id" DESC);
CREATE INDEX "staff_introduce_record_staff_introduce_id_index" ON "staff_introduce_record" USING btree ("staff_introduce_id");
CREATE INDEX "staff_introduce_record_introduce_type_index" ON "staff_introduce_record" USING btree ("hotel_id", "introduce_type");
CREATE INDEX "staff_introduce_record_employee_id_index" ON "staff_introduce_record" USING btree ("employee_id");
CREATE INDEX "staff_introduce_record_department_id_index" ON "staff_introduce_record" USING btree ("department_id");
CREATE INDEX "staff_introduce_record_status_index" ON "staff_introduce_record" USING btree ("hotel_id", "status");
CREATE INDEX "staff_introduce_record_occurred_at_index" ON "staff_introduce_record" USING btree ("hotel_id", "occurred_at");
CREATE INDEX "staff_introduce_record_member_id_index" ON "staff_introduce_record" USING btree ("member_id");
ALTER TABLE "staff_introduce_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "staff_introduce_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "staff_introduce_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "member_ticket_summary" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"summary_id" text NOT NULL,
	"member_id" text,
	"phone" text,
	"member_grade_id" text,
	"ticket_product_id" text,
	"product_name" text,
	"buy_count" integer,
	"unused_count" integer,
	"first_buy_time" timestamp with time zone,
	"last_buy_time" timestamp with time zone,
	"last_use_time" timestamp with time zone,
	"expire_date" date,
	"employee_id" text,
	"hold_status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("summary_id"),
	CONSTRAINT "member_ticket_summary_hold_status_values" CHECK ("hold_status" in ('UNUSED', 'USED', 'EXPIRED', 'REFUNDED'))
);
CREATE INDEX "member_ticket_summary_newest" ON "member_ticket_summary" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "summary_id" DESC);
CREATE INDEX "member_ticket_summary_last_buy_time_desc_order" ON "member_ticket_summary" USING btree ("hotel_id", "last_buy_time" DESC NULLS LAST, "summary_id" DESC);
CREATE INDEX "member_ticket_summary_search" ON "member_ticket_summary" USING gin (text_pairs("product_name"));
CREATE INDEX "member_ticket_summary_phone_index" ON "member_ticket_summary" USING btree ("hotel_id", "phone");
CREATE INDEX "member_ticket_summary_right_phone_4_index" ON "member_ticket_summary" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "member_ticket_summary_ticket_product_id_index" ON "member_ticket_summary" USING btree ("ticket_product_id");
CREATE INDEX "member_ticket_summary_member_grade_id_index" ON "member_ticket_summary" USING btree ("member_grade_id");
CREATE INDEX "member_ticket_summary_employee_id_index" ON "member_ticket_summary" USING btree ("employee_id");
CREATE INDEX "member_ticket_summary_buy_count_index" ON "member_ticket_summary" USING btree ("hotel_id", "buy_count");
CREATE INDEX "member_ticket_summary_unused_count_index" ON "member_ticket_summary" USING btree ("hotel_id", "unused_count");
CREATE INDEX "member_ticket_summary_expire_date_index" ON "member_ticket_summary" USING btree ("hotel_id", "expire_date");
CREATE INDEX "member_ticket_summary_hold_status_index" ON "member_ticket_summary" USING btree ("hotel_id", "hold_status");
CREATE INDEX "member_ticket_summary_member_id_index" ON "member_ticket_summary" USING btree ("member_id");
ALTER TABLE "member_ticket_summary" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_ticket_summary" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_ticket_summary"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "member_interaction" (
	"brand_id" text NOT NULL,
	"interaction_id" text NOT NULL,
	"member_id" text,
	"interact_type" text,
	"title" text,
	"page_url" text,
	"channel" text,
	"activity_id" text,
	"order_no" text,
	"amount" bigint,
	"stay_seconds" integer,
	"points" integer,
	"employee_id" text,
	"occurred_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("interaction_id"),
	CONSTRAINT "member_interaction_interact_type_values" CHECK ("interact_type" in ('VISIT', 'SHARE', 'COLLECT', 'SCAN', 'SIGN_IN', 'LOTTERY', 'COUPON', 'ORDER', 'VERIFY', 'COMMENT', 'CONSULT', 'GIFT')),
	CONSTRAINT "member_interaction_channel_values" CHECK ("channel" in ('MINI_PROGRAM', 'WECHAT_OA', 'SCAN_STAFF', 'WECOM', 'DOUYIN', 'FLIGGY', 'MEITUAN', 'PMS', 'POS', 'IMPORT', 'MANUAL'))
);
CREATE INDEX "member_interaction_newest" ON "member_interaction" USING btree ("brand_id", "created_at" DESC NULLS LAST, "interaction_id" DESC);
CREATE INDEX "member_interaction_member_id_index" ON "member_interaction" USING btree ("member_id");
CREATE INDEX "member_interaction_activity_id_index" ON "member_interaction" USING btree ("activity_id");
CREATE INDEX "member_interaction_employee_id_index" ON "member_interaction" USING btree ("employee_id");
ALTER TABLE "member_interaction" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_interaction" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_interaction"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "corporate_level" (
	"brand_id" text NOT NULL,
	"corporate_level_id" text NOT NULL,
	"level_name" text NOT NULL,
	"level_code" text NOT NULL,
	"rank" integer NOT NULL,
	"room_discount" numeric(14, 4) DEFAULT 10 NOT NULL,
	"dining_discount" numeric(14, 4) DEFAULT 10 NOT NULL,
	"meeting_discount" numeric(14, 4) DEFAULT 10 NOT NULL,
	"min_year_amount" bigint,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("corporate_level_id"),
	CONSTRAINT "corporate_level_of_brand" UNIQUE ("brand_id", "corporate_level_id"),
	CONSTRAINT "corporate_level_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "corporate_level_level_name_unique" ON "corporate_level" USING btree ("brand_id", "level_name");
CREATE UNIQUE INDEX "corporate_level_level_code_unique" ON "corporate_level" USING btree ("brand_id", "level_code");
CREATE INDEX "corporate_level_newest" ON "corporate_level" USING btree ("brand_id", "created_at" DESC NULLS LAST, "corporate_level_id" DESC);
ALTER TABLE "corporate_level" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_level" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_level"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "corporate_member" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"corporate_member_id" text NOT NULL,
	"corporate_no" text,
	"company_name" text NOT NULL,
	"short_name" text,
	"credit_code" text NOT NULL,
	"industry" text,
	"corporate_level_id" text NOT NULL,
	"level_expire_date" date,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"region" text[] NOT NULL,
	"address" text,
	"license_image" text,
	"sales_employee_id" text NOT NULL,
	"settle_type" text DEFAULT 'CASH' NOT NULL,
	"credit_limit" bigint,
	"credit_days" integer DEFAULT 30,
	"prepay_balance" bigint,
	"invoice_title" text,
	"tax_no" text,
	"source" text DEFAULT 'SALES' NOT NULL,
	"year_amount" bigint,
	"agreement_end" date,
	"last_deal_time" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("corporate_member_id"),
	CONSTRAINT "corporate_member_of_brand" UNIQUE ("brand_id", "corporate_member_id"),
	CONSTRAINT "corporate_member_industry_values" CHECK ("industry" in ('IT', 'FINANCE', 'MANUFACTURE', 'PHARMA', 'TRAVEL', 'GOVERNMENT', 'EDUCATION', 'EXHIBITION', 'OTHER')),
	CONSTRAINT "corporate_member_settle_type_values" CHECK ("settle_type" in ('CASH', 'PREPAY', 'MONTHLY')),
	CONSTRAINT "corporate_member_source_values" CHECK ("source" in ('SALES', 'APPLY', 'LEAD', 'IMPORT')),
	CONSTRAINT "corporate_member_status_values" CHECK ("status" in ('ACTIVE', 'SUSPENDED', 'TERMINATED'))
);
CREATE UNIQUE INDEX "corporate_member_company_name_unique" ON "corporate_member" USING btree ("hotel_id", "company_name");
CREATE UNIQUE INDEX "corporate_member_corporate_no_unique" ON "corporate_member" USING btree ("hotel_id", "corporate_no");
CREATE UNIQUE INDEX "corporate_member_credit_code_unique" ON "corporate_member" USING btree ("hotel_id", "credit_code");
CREATE INDEX "corporate_member_newest" ON "corporate_member" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "corporate_member_id" DESC);
CREATE INDEX "corporate_member_year_amount_desc_order" ON "corporate_member" USING btree ("hotel_id", "year_amount" DESC NULLS LAST, "corporate_member_id" DESC);
CREATE INDEX "corporate_member_search" ON "corporate_member" USING gin (text_pairs("company_name"), text_pairs("corporate_no"), text_pairs("credit_code"));
CREATE INDEX "corporate_member_contact_phone_index" ON "corporate_member" USING btree ("hotel_id", "contact_phone");
CREATE INDEX "corporate_member_right_contact_phone_4_index" ON "corporate_member" USING btree ("hotel_id", ("right"("contact_phone", 4)));
CREATE INDEX "corporate_member_corporate_level_id_index" ON "corporate_member" USING btree ("corporate_level_id");
CREATE INDEX "corporate_member_industry_index" ON "corporate_member" USING btree ("hotel_id", "industry");
CREATE INDEX "corporate_member_sales_employee_id_index" ON "corporate_member" USING btree ("sales_employee_id");
CREATE INDEX "corporate_member_settle_type_index" ON "corporate_member" USING btree ("hotel_id", "settle_type");
CREATE INDEX "corporate_member_source_index" ON "corporate_member" USING btree ("hotel_id", "source");
CREATE INDEX "corporate_member_agreement_end_index" ON "corporate_member" USING btree ("hotel_id", "agreement_end");
CREATE INDEX "corporate_member_last_deal_time_index" ON "corporate_member" USING btree ("hotel_id", "last_deal_time");
CREATE INDEX "corporate_member_status_index" ON "corporate_member" USING btree ("hotel_id", "status");
ALTER TABLE "corporate_member" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_member" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_member"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "corporate_agreement" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"agreement_no" text,
	"corporate_member_id" text NOT NULL,
	"agreement_name" text NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"hotel_ids" text[] NOT NULL,
	"price_items" jsonb NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"blackout_from" date,
	"blackout_until" date,
	"min_nights" integer,
	"rebate_ratio" numeric(14, 4) DEFAULT 0 NOT NULL,
	"cancel_policy" text DEFAULT 'FREE_18' NOT NULL,
	"attachments" text[] DEFAULT array[]::text[] NOT NULL,
	"sign_employee_id" text NOT NULL,
	"sign_date" date NOT NULL,
	"reject_reason" text,
	"remark" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("agreement_id"),
	CONSTRAINT "corporate_agreement_of_brand" UNIQUE ("brand_id", "agreement_id"),
	CONSTRAINT "corporate_agreement_cancel_policy_values" CHECK ("cancel_policy" in ('FREE_18', 'FREE_24H', 'NO_CANCEL')),
	CONSTRAINT "corporate_agreement_status_values" CHECK ("status" in ('DRAFT', 'PENDING', 'EFFECTIVE', 'REJECTED', 'EXPIRED', 'TERMINATED'))
);
CREATE UNIQUE INDEX "corporate_agreement_agreement_no_unique" ON "corporate_agreement" USING btree ("hotel_id", "agreement_no");
CREATE INDEX "corporate_agreement_newest" ON "corporate_agreement" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "agreement_id" DESC);
CREATE INDEX "corporate_agreement_corporate_member_id_index" ON "corporate_agreement" USING btree ("corporate_member_id");
CREATE INDEX "corporate_agreement_hotel_ids_index" ON "corporate_agreement" USING gin ("hotel_ids");
CREATE INDEX "corporate_agreement_sign_employee_id_index" ON "corporate_agreement" USING btree ("sign_employee_id");
ALTER TABLE "corporate_agreement" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_agreement" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_agreement"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "corporate_personnel" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"personnel_id" text NOT NULL,
	"corporate_member_id" text NOT NULL,
	"real_name" text NOT NULL,
	"phone" text NOT NULL,
	"position" text,
	"department_name" text,
	"personnel_role" text DEFAULT 'GUEST' NOT NULL,
	"member_id" text,
	"can_credit" boolean DEFAULT false NOT NULL,
	"monthly_quota" bigint,
	"email" text,
	"id_card" text,
	"join_mode" text DEFAULT 'CONSOLE' NOT NULL,
	"remark" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("personnel_id"),
	CONSTRAINT "corporate_personnel_of_brand" UNIQUE ("brand_id", "personnel_id"),
	CONSTRAINT "corporate_personnel_personnel_role_values" CHECK ("personnel_role" in ('ADMIN', 'BOOKER', 'GUEST')),
	CONSTRAINT "corporate_personnel_join_mode_values" CHECK ("join_mode" in ('CONSOLE', 'SCAN', 'IMPORT')),
	CONSTRAINT "corporate_personnel_status_values" CHECK ("status" in ('PENDING', 'ACTIVE', 'REJECTED', 'DISABLED'))
);
CREATE UNIQUE INDEX "corporate_personnel_corporate_member_id_phone_unique" ON "corporate_personnel" USING btree ("hotel_id", "corporate_member_id", "phone");
CREATE INDEX "corporate_personnel_newest" ON "corporate_personnel" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "personnel_id" DESC);
CREATE INDEX "corporate_personnel_real_name_index" ON "corporate_personnel" USING btree ("hotel_id", "real_name");
CREATE INDEX "corporate_personnel_phone_index" ON "corporate_personnel" USING btree ("hotel_id", "phone");
CREATE INDEX "corporate_personnel_right_phone_4_index" ON "corporate_personnel" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "corporate_personnel_corporate_member_id_index" ON "corporate_personnel" USING btree ("corporate_member_id");
CREATE INDEX "corporate_personnel_personnel_role_index" ON "corporate_personnel" USING btree ("hotel_id", "personnel_role");
CREATE INDEX "corporate_personnel_can_credit_index" ON "corporate_personnel" USING btree ("hotel_id", "can_credit");
CREATE INDEX "corporate_personnel_join_mode_index" ON "corporate_personnel" USING btree ("hotel_id", "join_mode");
CREATE INDEX "corporate_personnel_status_index" ON "corporate_personnel" USING btree ("hotel_id", "status");
CREATE INDEX "corporate_personnel_member_id_index" ON "corporate_personnel" USING btree ("member_id");
ALTER TABLE "corporate_personnel" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_personnel" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_personnel"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "corporate_apply" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"apply_id" text NOT NULL,
	"apply_no" text,
	"company_name" text NOT NULL,
	"credit_code" text NOT NULL,
	"license_image" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"position" text,
	"expected_nights" integer,
	"need_lines" text[] DEFAULT array[]::text[] NOT NULL,
	"source" text,
	"auditor_id" text,
	"audit_at" timestamp with time zone,
	"reject_reason" text,
	"applied_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("apply_id"),
	CONSTRAINT "corporate_apply_need_lines_values" CHECK ("need_lines" <@ array['ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD']::text[]),
	CONSTRAINT "corporate_apply_source_values" CHECK ("source" in ('APPLET', 'OA', 'H5', 'STAFF')),
	CONSTRAINT "corporate_apply_status_values" CHECK ("status" in ('PENDING', 'APPROVED', 'REJECTED'))
);
CREATE UNIQUE INDEX "corporate_apply_apply_no_unique" ON "corporate_apply" USING btree ("hotel_id", "apply_no");
CREATE INDEX "corporate_apply_newest" ON "corporate_apply" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "apply_id" DESC);
CREATE INDEX "corporate_apply_applied_at_desc_order" ON "corporate_apply" USING btree ("hotel_id", "applied_at" DESC NULLS LAST, "apply_id" DESC);
CREATE INDEX "corporate_apply_search" ON "corporate_apply" USING gin (text_pairs("company_name"), text_pairs("apply_no"));
CREATE INDEX "corporate_apply_contact_phone_index" ON "corporate_apply" USING btree ("hotel_id", "contact_phone");
CREATE INDEX "corporate_apply_right_contact_phone_4_index" ON "corporate_apply" USING btree ("hotel_id", ("right"("contact_phone", 4)));
CREATE INDEX "corporate_apply_source_index" ON "corporate_apply" USING btree ("hotel_id", "source");
CREATE INDEX "corporate_apply_need_lines_index" ON "corporate_apply" USING gin ("need_lines");
CREATE INDEX "corporate_apply_auditor_id_index" ON "corporate_apply" USING btree ("auditor_id");
CREATE INDEX "corporate_apply_status_index" ON "corporate_apply" USING btree ("hotel_id", "status");
ALTER TABLE "corporate_apply" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_apply" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_apply"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "corporate_lead" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"lead_no" text,
	"company_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"demand_type" text[] NOT NULL,
	"demand" text,
	"estimated_amount" bigint,
	"source" text NOT NULL,
	"grade" text DEFAULT 'B' NOT NULL,
	"owner_employee_id" text,
	"next_follow_time" timestamp with time zone,
	"last_follow_time" timestamp with time zone,
	"follows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corporate_member_id" text,
	"lose_reason" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("lead_id"),
	CONSTRAINT "corporate_lead_demand_type_values" CHECK ("demand_type" <@ array['ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD']::text[]),
	CONSTRAINT "corporate_lead_source_values" CHECK ("source" in ('PHONE', 'VISIT', 'ONLINE', 'REFERRAL', 'EXHIBITION', 'OTHER')),
	CONSTRAINT "corporate_lead_grade_values" CHECK ("grade" in ('A', 'B', 'C')),
	CONSTRAINT "corporate_lead_status_values" CHECK ("status" in ('NEW', 'FOLLOWING', 'CONVERTED', 'LOST'))
);
CREATE UNIQUE INDEX "corporate_lead_lead_no_unique" ON "corporate_lead" USING btree ("hotel_id", "lead_no");
CREATE INDEX "corporate_lead_newest" ON "corporate_lead" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "lead_id" DESC);
CREATE INDEX "corporate_lead_search" ON "corporate_lead" USING gin (text_pairs("company_name"), text_pairs("lead_no"));
CREATE INDEX "corporate_lead_contact_phone_index" ON "corporate_lead" USING btree ("hotel_id", "contact_phone");
CREATE INDEX "corporate_lead_right_contact_phone_4_index" ON "corporate_lead" USING btree ("hotel_id", ("right"("contact_phone", 4)));
CREATE INDEX "corporate_lead_owner_employee_id_index" ON "corporate_lead" USING btree ("owner_employee_id");
CREATE INDEX "corporate_lead_source_index" ON "corporate_lead" USING btree ("hotel_id", "source");
CREATE INDEX "corporate_lead_grade_index" ON "corporate_lead" USING btree ("hotel_id", "grade");
CREATE INDEX "corporate_lead_demand_type_index" ON "corporate_lead" USING gin ("demand_type");
CREATE INDEX "corporate_lead_next_follow_time_index" ON "corporate_lead" USING btree ("hotel_id", "next_follow_time");
CREATE INDEX "corporate_lead_status_index" ON "corporate_lead" USING btree ("hotel_id", "status");
CREATE INDEX "corporate_lead_corporate_member_id_index" ON "corporate_lead" USING btree ("corporate_member_id");
ALTER TABLE "corporate_lead" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_lead" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_lead"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "corporate_deal" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"deal_no" text,
	"corporate_member_id" text NOT NULL,
	"agreement_id" text,
	"deal_type" text NOT NULL,
	"item_name" text NOT NULL,
	"personnel_id" text,
	"guest_name" text,
	"use_date" date NOT NULL,
	"quantity" integer NOT NULL,
	"list_amount" bigint,
	"amount" bigint NOT NULL,
	"save_amount" bigint,
	"settle_type" text NOT NULL,
	"sales_employee_id" text,
	"source_order_no" text,
	"deal_time" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"remark" text,
	"status" text DEFAULT 'UNSETTLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("deal_id"),
	CONSTRAINT "corporate_deal_deal_type_values" CHECK ("deal_type" in ('ROOM', 'TICKET', 'RESTAURANT', 'MEETING', 'RETAIL', 'CARD')),
	CONSTRAINT "corporate_deal_settle_type_values" CHECK ("settle_type" in ('CASH', 'PREPAY', 'MONTHLY')),
	CONSTRAINT "corporate_deal_status_values" CHECK ("status" in ('UNSETTLED', 'SETTLED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "corporate_deal_deal_no_unique" ON "corporate_deal" USING btree ("hotel_id", "deal_no");
CREATE INDEX "corporate_deal_newest" ON "corporate_deal" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "deal_id" DESC);
CREATE INDEX "corporate_deal_deal_time_desc_order" ON "corporate_deal" USING btree ("hotel_id", "deal_time" DESC NULLS LAST, "deal_id" DESC);
CREATE INDEX "corporate_deal_search" ON "corporate_deal" USING gin (text_pairs("deal_no"), text_pairs("source_order_no"), text_pairs("item_name"));
CREATE INDEX "corporate_deal_guest_name_index" ON "corporate_deal" USING btree ("hotel_id", "guest_name");
CREATE INDEX "corporate_deal_corporate_member_id_index" ON "corporate_deal" USING btree ("corporate_member_id");
CREATE INDEX "corporate_deal_deal_type_index" ON "corporate_deal" USING btree ("hotel_id", "deal_type");
CREATE INDEX "corporate_deal_settle_type_index" ON "corporate_deal" USING btree ("hotel_id", "settle_type");
CREATE INDEX "corporate_deal_sales_employee_id_index" ON "corporate_deal" USING btree ("sales_employee_id");
CREATE INDEX "corporate_deal_use_date_index" ON "corporate_deal" USING btree ("hotel_id", "use_date");
CREATE INDEX "corporate_deal_status_index" ON "corporate_deal" USING btree ("hotel_id", "status");
CREATE INDEX "corporate_deal_agreement_id_index" ON "corporate_deal" USING btree ("agreement_id");
CREATE INDEX "corporate_deal_personnel_id_index" ON "corporate_deal" USING btree ("personnel_id");
ALTER TABLE "corporate_deal" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "corporate_deal" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "corporate_deal"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "department" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"department_id" text NOT NULL,
	"department_name" text NOT NULL,
	"department_code" text,
	"parent_id" text,
	"manager_id" text,
	"department_type" text DEFAULT 'BACK' NOT NULL,
	"phone" text,
	"wecom_dept_id" integer,
	"can_promote" boolean DEFAULT true NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"remark" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("department_id"),
	CONSTRAINT "department_of_brand" UNIQUE ("brand_id", "department_id"),
	CONSTRAINT "department_department_type_values" CHECK ("department_type" in ('FRONT', 'ROOM', 'DINING', 'SALES', 'RECREATION', 'BACK'))
);
CREATE UNIQUE INDEX "department_parent_id_department_name_unique" ON "department" USING btree ("hotel_id", "parent_id", "department_name");
CREATE UNIQUE INDEX "department_department_code_unique" ON "department" USING btree ("hotel_id", "department_code");
CREATE INDEX "department_newest" ON "department" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "department_id" DESC);
CREATE INDEX "department_parent_id_index" ON "department" USING btree ("parent_id");
CREATE INDEX "department_manager_id_index" ON "department" USING btree ("manager_id");
ALTER TABLE "department" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "department" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "department"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "department_qrcode" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"department_qrcode_id" text NOT NULL,
	"department_id" text NOT NULL,
	"qr_name" text NOT NULL,
	"qr_type" text DEFAULT 'MEMBER' NOT NULL,
	"ticket_product_id" text,
	"employee_id" text,
	"valid_period_from" date,
	"valid_period_until" date,
	"qr_url" text,
	"scan_count" integer,
	"scan_people" integer,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("department_qrcode_id"),
	CONSTRAINT "department_qrcode_qr_type_values" CHECK ("qr_type" in ('JOIN', 'MEMBER', 'FOLLOW', 'PRODUCT')),
	CONSTRAINT "department_qrcode_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "department_qrcode_department_id_qr_name_unique" ON "department_qrcode" USING btree ("hotel_id", "department_id", "qr_name");
CREATE INDEX "department_qrcode_newest" ON "department_qrcode" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "department_qrcode_id" DESC);
CREATE INDEX "department_qrcode_department_id_index" ON "department_qrcode" USING btree ("department_id");
CREATE INDEX "department_qrcode_ticket_product_id_index" ON "department_qrcode" USING btree ("ticket_product_id");
CREATE INDEX "department_qrcode_employee_id_index" ON "department_qrcode" USING btree ("employee_id");
ALTER TABLE "department_qrcode" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "department_qrcode" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "department_qrcode"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "employee_batch_job" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"job_id" text NOT NULL,
	"job_no" text,
	"job_type" text NOT NULL,
	"employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"source_file" text,
	"department_id" text,
	"role_mode" text,
	"role_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"takeover_employee_id" text,
	"total_count" integer,
	"success_count" integer,
	"fail_count" integer,
	"result_file" text,
	"finished_at" timestamp with time zone,
	"status" text DEFAULT 'RUNNING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("job_id"),
	CONSTRAINT "employee_batch_job_job_type_values" CHECK ("job_type" in ('IMPORT', 'MOVE', 'ROLE', 'LOCK', 'LEAVE', 'QRCODE')),
	CONSTRAINT "employee_batch_job_role_mode_values" CHECK ("role_mode" in ('ADD', 'REPLACE', 'REMOVE')),
	CONSTRAINT "employee_batch_job_status_values" CHECK ("status" in ('RUNNING', 'DONE', 'PARTIAL', 'FAILED'))
);
CREATE UNIQUE INDEX "employee_batch_job_job_no_unique" ON "employee_batch_job" USING btree ("hotel_id", "job_no");
CREATE INDEX "employee_batch_job_newest" ON "employee_batch_job" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "job_id" DESC);
CREATE INDEX "employee_batch_job_employee_ids_index" ON "employee_batch_job" USING gin ("employee_ids");
CREATE INDEX "employee_batch_job_department_id_index" ON "employee_batch_job" USING btree ("department_id");
CREATE INDEX "employee_batch_job_role_ids_index" ON "employee_batch_job" USING gin ("role_ids");
CREATE INDEX "employee_batch_job_takeover_employee_id_index" ON "employee_batch_job" USING btree ("takeover_employee_id");
ALTER TABLE "employee_batch_job" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_batch_job" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "employee_batch_job"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "vpos_point_rule" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"vpos_point_rule_id" text NOT NULL,
	"rule_name" text NOT NULL,
	"scene" text NOT NULL,
	"pay_modes" text[] NOT NULL,
	"yuan_per_point" numeric(14, 4) DEFAULT 1 NOT NULL,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"max_points" integer DEFAULT 0 NOT NULL,
	"daily_max_count" integer DEFAULT 0 NOT NULL,
	"grade_multiples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round_mode" text DEFAULT 'FLOOR' NOT NULL,
	"identify" text[] NOT NULL,
	"auto_register" boolean DEFAULT true NOT NULL,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"valid_months" integer DEFAULT 24 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("vpos_point_rule_id"),
	CONSTRAINT "vpos_point_rule_of_brand" UNIQUE ("brand_id", "vpos_point_rule_id"),
	CONSTRAINT "vpos_point_rule_scene_values" CHECK ("scene" in ('FRONT_DESK', 'RESTAURANT', 'MEETING', 'SPA', 'SHOP')),
	CONSTRAINT "vpos_point_rule_pay_modes_values" CHECK ("pay_modes" <@ array['WECHAT', 'ALIPAY', 'CARD', 'CASH', 'STORED', 'CREDIT']::text[]),
	CONSTRAINT "vpos_point_rule_round_mode_values" CHECK ("round_mode" in ('FLOOR', 'ROUND', 'CEIL')),
	CONSTRAINT "vpos_point_rule_identify_values" CHECK ("identify" <@ array['SCAN', 'PHONE', 'OPENID']::text[]),
	CONSTRAINT "vpos_point_rule_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "vpos_point_rule_scene_rule_name_unique" ON "vpos_point_rule" USING btree ("hotel_id", "scene", "rule_name");
CREATE INDEX "vpos_point_rule_newest" ON "vpos_point_rule" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "vpos_point_rule_id" DESC);
CREATE INDEX "vpos_point_rule_updated_at_desc_order" ON "vpos_point_rule" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "vpos_point_rule_id" DESC);
CREATE INDEX "vpos_point_rule_search" ON "vpos_point_rule" USING gin (text_pairs("rule_name"));
CREATE INDEX "vpos_point_rule_pay_modes_index" ON "vpos_point_rule" USING gin ("pay_modes");
CREATE INDEX "vpos_point_rule_status_index" ON "vpos_point_rule" USING btree ("hotel_id", "status");
CREATE INDEX "vpos_point_rule_valid_period_until_valid_period_from_index" ON "vpos_point_rule" USING btree ("hotel_id", "valid_period_until", "valid_period_from");
ALTER TABLE "vpos_point_rule" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "vpos_point_rule" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "vpos_point_rule"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "staff_assistant_setting" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"modules" text[] NOT NULL,
	"verify_confirm" boolean DEFAULT true NOT NULL,
	"show_member_phone" text DEFAULT 'MASK' NOT NULL,
	"bind_mode" text DEFAULT 'PHONE' NOT NULL,
	"idle_minutes" integer DEFAULT 120 NOT NULL,
	"limit_location" boolean DEFAULT false NOT NULL,
	"location_radius" integer DEFAULT 500,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quiet_hours_from" time,
	"quiet_hours_until" time,
	"ranking_visible" boolean DEFAULT true NOT NULL,
	"welcome_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "staff_assistant_setting_modules_values" CHECK ("modules" <@ array['VERIFY', 'MEMBER', 'ORDER', 'RESERVATION', 'PROMOTE', 'INCOME', 'RECEIVE', 'TABLE', 'SERVICE']::text[]),
	CONSTRAINT "staff_assistant_setting_show_member_phone_values" CHECK ("show_member_phone" in ('MASK', 'FULL', 'HIDE')),
	CONSTRAINT "staff_assistant_setting_bind_mode_values" CHECK ("bind_mode" in ('PHONE', 'SCAN_AUDIT'))
);
ALTER TABLE "staff_assistant_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "staff_assistant_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "staff_assistant_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "member_center_page" (
	"brand_id" text NOT NULL,
	"page_title" text DEFAULT '会员中心' NOT NULL,
	"theme" text DEFAULT 'CARD' NOT NULL,
	"background" text,
	"text_color" text DEFAULT '#FFFFFF' NOT NULL,
	"show_items" text[] DEFAULT array[]::text[] NOT NULL,
	"modules" jsonb NOT NULL,
	"draft" jsonb,
	"history" jsonb,
	"published_at" timestamp with time zone,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "member_center_page_theme_values" CHECK ("theme" in ('CLASSIC', 'CARD', 'DARK')),
	CONSTRAINT "member_center_page_show_items_values" CHECK ("show_items" <@ array['GRADE', 'GROWTH', 'POINTS', 'BALANCE', 'COUPON', 'CODE']::text[]),
	CONSTRAINT "member_center_page_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'DIRTY'))
);
ALTER TABLE "member_center_page" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_center_page" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_center_page"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_register_setting" (
	"brand_id" text NOT NULL,
	"register_mode" text DEFAULT 'WX_PHONE' NOT NULL,
	"open_auto" boolean DEFAULT true NOT NULL,
	"must_register" text DEFAULT 'ORDER' NOT NULL,
	"default_grade_id" text NOT NULL,
	"field_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"bg_image" text,
	"title" text NOT NULL,
	"subtitle" text,
	"gift_enabled" boolean DEFAULT true NOT NULL,
	"gift_points" integer DEFAULT 100,
	"gift_coupon_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"gift_limit_new" boolean DEFAULT true,
	"invite_enabled" boolean DEFAULT false NOT NULL,
	"invite_points" integer DEFAULT 50,
	"invite_daily_limit" integer DEFAULT 10,
	"agreement" text NOT NULL,
	"privacy" text NOT NULL,
	"birthday_once" boolean DEFAULT true NOT NULL,
	"min_age" integer DEFAULT 14 NOT NULL,
	"allow_cancel" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "member_register_setting_register_mode_values" CHECK ("register_mode" in ('WX_PHONE', 'SMS_CODE', 'BOTH')),
	CONSTRAINT "member_register_setting_must_register_values" CHECK ("must_register" in ('NONE', 'ORDER', 'VISIT'))
);
CREATE INDEX "member_register_setting_default_grade_id_index" ON "member_register_setting" USING btree ("default_grade_id");
CREATE INDEX "member_register_setting_field_ids_index" ON "member_register_setting" USING gin ("field_ids");
CREATE INDEX "member_register_setting_gift_coupon_ids_index" ON "member_register_setting" USING gin ("gift_coupon_ids");
ALTER TABLE "member_register_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_register_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_register_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "member_link_channel" (
	"brand_id" text NOT NULL,
	"link_channel_id" text NOT NULL,
	"platform" text NOT NULL,
	"shop_name" text NOT NULL,
	"shop_id" text NOT NULL,
	"app_key" text,
	"match_by" text DEFAULT 'PHONE_HASH' NOT NULL,
	"grade_mapping" jsonb NOT NULL,
	"grade_policy" text DEFAULT 'HIGHER' NOT NULL,
	"point_sync" text DEFAULT 'PULL' NOT NULL,
	"points_per_yuan" numeric(14, 4) DEFAULT 1,
	"sync_order" boolean DEFAULT true NOT NULL,
	"gift_coupon_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"expire_at" date,
	"linked_count" integer,
	"last_sync_time" timestamp with time zone,
	"last_error" text,
	"status" text DEFAULT 'UNBOUND' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("link_channel_id"),
	CONSTRAINT "member_link_channel_platform_values" CHECK ("platform" in ('FLIGGY', 'TMALL', 'DOUYIN', 'MEITUAN', 'CTRIP', 'PMS', 'ALIPAY')),
	CONSTRAINT "member_link_channel_match_by_values" CHECK ("match_by" in ('PHONE', 'PHONE_HASH', 'CARD_NO')),
	CONSTRAINT "member_link_channel_grade_policy_values" CHECK ("grade_policy" in ('HIGHER', 'OURS', 'PLATFORM')),
	CONSTRAINT "member_link_channel_point_sync_values" CHECK ("point_sync" in ('NONE', 'PULL', 'PUSH', 'BOTH')),
	CONSTRAINT "member_link_channel_status_values" CHECK ("status" in ('UNBOUND', 'CONNECTED', 'PAUSED', 'EXPIRED'))
);
CREATE UNIQUE INDEX "member_link_channel_platform_shop_id_unique" ON "member_link_channel" USING btree ("brand_id", "platform", "shop_id");
CREATE INDEX "member_link_channel_newest" ON "member_link_channel" USING btree ("brand_id", "created_at" DESC NULLS LAST, "link_channel_id" DESC);
CREATE INDEX "member_link_channel_platform_order" ON "member_link_channel" USING btree ("brand_id", "platform", "link_channel_id" DESC);
CREATE INDEX "member_link_channel_search" ON "member_link_channel" USING gin (text_pairs("shop_name"), text_pairs("shop_id"));
CREATE INDEX "member_link_channel_status_index" ON "member_link_channel" USING btree ("brand_id", "status");
CREATE INDEX "member_link_channel_gift_coupon_ids_index" ON "member_link_channel" USING gin ("gift_coupon_ids");
ALTER TABLE "member_link_channel" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "member_link_channel" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "member_link_channel"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
