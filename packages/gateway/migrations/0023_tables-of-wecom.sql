-- Made of the definitions of wecom; see src/database/tables.

CREATE TABLE "wecom_customer" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"wecom_customer_id" text NOT NULL,
	"external_user_id" text,
	"name" text,
	"avatar" text,
	"customer_type" text,
	"corp_name" text,
	"gender" text,
	"remark_name" text,
	"phone" text,
	"description" text,
	"member_id" text,
	"member_grade_id" text,
	"follow_employee_id" text,
	"add_way" text,
	"channel_code_id" text,
	"add_time" timestamp with time zone,
	"lost_time" timestamp with time zone,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"stage" text DEFAULT 'NEW' NOT NULL,
	"last_chat_time" timestamp with time zone,
	"trade_amount" bigint,
	"last_trade_time" timestamp with time zone,
	"follows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'FOLLOWING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("wecom_customer_id"),
	CONSTRAINT "wecom_customer_of_brand" UNIQUE ("brand_id", "wecom_customer_id"),
	CONSTRAINT "wecom_customer_customer_type_values" CHECK ("customer_type" in ('WECHAT', 'WECOM')),
	CONSTRAINT "wecom_customer_gender_values" CHECK ("gender" in ('MALE', 'FEMALE', 'UNKNOWN')),
	CONSTRAINT "wecom_customer_add_way_values" CHECK ("add_way" in ('QRCODE', 'PHONE_SEARCH', 'CARD_SHARE', 'GROUP', 'TASK', 'FISSION', 'MEMBER_CODE', 'TRANSFER', 'OTHER')),
	CONSTRAINT "wecom_customer_stage_values" CHECK ("stage" in ('NEW', 'INTENT', 'DEAL', 'REPEAT', 'SILENT')),
	CONSTRAINT "wecom_customer_status_values" CHECK ("status" in ('FOLLOWING', 'TRANSFERRING', 'LOST', 'REMOVED'))
);
CREATE INDEX "wecom_customer_newest" ON "wecom_customer" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "wecom_customer_id" DESC);
CREATE INDEX "wecom_customer_add_time_desc_order" ON "wecom_customer" USING btree ("hotel_id", "add_time" DESC NULLS LAST, "wecom_customer_id" DESC);
CREATE INDEX "wecom_customer_search" ON "wecom_customer" USING gin (text_pairs("name"), text_pairs("remark_name"));
CREATE INDEX "wecom_customer_phone_index" ON "wecom_customer" USING btree ("hotel_id", "phone");
CREATE INDEX "wecom_customer_right_phone_4_index" ON "wecom_customer" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "wecom_customer_follow_employee_id_index" ON "wecom_customer" USING btree ("follow_employee_id");
CREATE INDEX "wecom_customer_tag_ids_index" ON "wecom_customer" USING gin ("tag_ids");
CREATE INDEX "wecom_customer_add_way_index" ON "wecom_customer" USING btree ("hotel_id", "add_way");
CREATE INDEX "wecom_customer_channel_code_id_index" ON "wecom_customer" USING btree ("channel_code_id");
CREATE INDEX "wecom_customer_stage_index" ON "wecom_customer" USING btree ("hotel_id", "stage");
CREATE INDEX "wecom_customer_member_grade_id_index" ON "wecom_customer" USING btree ("member_grade_id");
CREATE INDEX "wecom_customer_customer_type_index" ON "wecom_customer" USING btree ("hotel_id", "customer_type");
CREATE INDEX "wecom_customer_trade_amount_index" ON "wecom_customer" USING btree ("hotel_id", "trade_amount");
CREATE INDEX "wecom_customer_last_chat_time_index" ON "wecom_customer" USING btree ("hotel_id", "last_chat_time");
CREATE INDEX "wecom_customer_status_index" ON "wecom_customer" USING btree ("hotel_id", "status");
CREATE INDEX "wecom_customer_member_id_index" ON "wecom_customer" USING btree ("member_id");
ALTER TABLE "wecom_customer" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wecom_customer" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wecom_customer"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "customer_tag" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"customer_tag_id" text NOT NULL,
	"tag_group_name" text NOT NULL,
	"tag_name" text NOT NULL,
	"tag_mode" text DEFAULT 'MANUAL' NOT NULL,
	"color" text DEFAULT '#409EFF' NOT NULL,
	"rule_relation" text DEFAULT 'ALL',
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remove_when_unmet" boolean DEFAULT true,
	"sync_wecom" boolean DEFAULT true NOT NULL,
	"last_run_at" timestamp with time zone,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("customer_tag_id"),
	CONSTRAINT "customer_tag_of_brand" UNIQUE ("brand_id", "customer_tag_id"),
	CONSTRAINT "customer_tag_tag_mode_values" CHECK ("tag_mode" in ('MANUAL', 'AUTO')),
	CONSTRAINT "customer_tag_rule_relation_values" CHECK ("rule_relation" in ('ALL', 'ANY')),
	CONSTRAINT "customer_tag_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "customer_tag_tag_group_name_tag_name_unique" ON "customer_tag" USING btree ("hotel_id", "tag_group_name", "tag_name");
CREATE INDEX "customer_tag_newest" ON "customer_tag" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "customer_tag_id" DESC);
CREATE INDEX "customer_tag_tag_group_name_sort_no_order" ON "customer_tag" USING btree ("hotel_id", "tag_group_name", "sort_no", "customer_tag_id" DESC);
CREATE INDEX "customer_tag_search" ON "customer_tag" USING gin (text_pairs("tag_name"), text_pairs("tag_group_name"));
CREATE INDEX "customer_tag_status_index" ON "customer_tag" USING btree ("hotel_id", "status");
CREATE INDEX "customer_tag_sync_wecom_index" ON "customer_tag" USING btree ("hotel_id", "sync_wecom");
CREATE INDEX "customer_tag_tag_mode_index" ON "customer_tag" USING btree ("hotel_id", "tag_mode");
ALTER TABLE "customer_tag" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customer_tag" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "customer_tag"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_tag" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_tag_id" text NOT NULL,
	"category" text NOT NULL,
	"tag_name" text NOT NULL,
	"tag_mode" text DEFAULT 'MANUAL' NOT NULL,
	"metric" text,
	"operator" text,
	"threshold" integer,
	"color" text DEFAULT '#67C23A' NOT NULL,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_tag_id"),
	CONSTRAINT "group_tag_tag_mode_values" CHECK ("tag_mode" in ('MANUAL', 'AUTO')),
	CONSTRAINT "group_tag_metric_values" CHECK ("metric" in ('MEMBER_COUNT', 'TRADE_AMOUNT', 'ACTIVE_RATE', 'SILENT_DAYS', 'LEAVE_RATE')),
	CONSTRAINT "group_tag_operator_values" CHECK ("operator" in ('GE', 'LE')),
	CONSTRAINT "group_tag_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "group_tag_category_tag_name_unique" ON "group_tag" USING btree ("hotel_id", "category", "tag_name");
CREATE INDEX "group_tag_newest" ON "group_tag" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_tag_id" DESC);
CREATE INDEX "group_tag_category_sort_no_order" ON "group_tag" USING btree ("hotel_id", "category", "sort_no", "group_tag_id" DESC);
CREATE INDEX "group_tag_search" ON "group_tag" USING gin (text_pairs("tag_name"), text_pairs("category"));
CREATE INDEX "group_tag_metric_index" ON "group_tag" USING btree ("hotel_id", "metric");
CREATE INDEX "group_tag_status_index" ON "group_tag" USING btree ("hotel_id", "status");
CREATE INDEX "group_tag_tag_mode_index" ON "group_tag" USING btree ("hotel_id", "tag_mode");
ALTER TABLE "group_tag" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_tag" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_tag"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "customer_group" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"customer_group_id" text NOT NULL,
	"chat_id" text,
	"group_name" text,
	"owner_employee_id" text,
	"admin_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"notice" text,
	"group_welcome_id" text,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"member_count" integer,
	"message_count7d" integer,
	"group_live_code_id" text,
	"anti_spam" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_message_time" timestamp with time zone,
	"create_time" timestamp with time zone,
	"sync_time" timestamp with time zone,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("customer_group_id"),
	CONSTRAINT "customer_group_of_brand" UNIQUE ("brand_id", "customer_group_id"),
	CONSTRAINT "customer_group_status_values" CHECK ("status" in ('NORMAL', 'OWNER_LEFT', 'TRANSFERRING', 'DISMISSED'))
);
CREATE INDEX "customer_group_newest" ON "customer_group" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "customer_group_id" DESC);
CREATE INDEX "customer_group_member_count_desc_order" ON "customer_group" USING btree ("hotel_id", "member_count" DESC NULLS LAST, "customer_group_id" DESC);
CREATE INDEX "customer_group_search" ON "customer_group" USING gin (text_pairs("group_name"));
CREATE INDEX "customer_group_owner_employee_id_index" ON "customer_group" USING btree ("owner_employee_id");
CREATE INDEX "customer_group_tag_ids_index" ON "customer_group" USING gin ("tag_ids");
CREATE INDEX "customer_group_group_welcome_id_index" ON "customer_group" USING btree ("group_welcome_id");
CREATE INDEX "customer_group_group_live_code_id_index" ON "customer_group" USING btree ("group_live_code_id");
CREATE INDEX "customer_group_status_index" ON "customer_group" USING btree ("hotel_id", "status");
CREATE INDEX "customer_group_create_time_index" ON "customer_group" USING btree ("hotel_id", "create_time");
CREATE INDEX "customer_group_admin_ids_index" ON "customer_group" USING gin ("admin_ids");
ALTER TABLE "customer_group" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customer_group" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "customer_group"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "customer_group_member" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_member_id" text NOT NULL,
	"customer_group_id" text,
	"wecom_customer_id" text,
	"nickname" text,
	"member_type" text,
	"is_friend" boolean,
	"member_id" text,
	"join_scene" text,
	"inviter_name" text,
	"join_time" timestamp with time zone,
	"leave_time" timestamp with time zone,
	"message_count" integer,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_member_id"),
	CONSTRAINT "customer_group_member_member_type_values" CHECK ("member_type" in ('CUSTOMER', 'STAFF')),
	CONSTRAINT "customer_group_member_join_scene_values" CHECK ("join_scene" in ('CODE', 'INVITE', 'LINK', 'FISSION')),
	CONSTRAINT "customer_group_member_status_values" CHECK ("status" in ('IN', 'LEFT', 'KICKED'))
);
CREATE INDEX "customer_group_member_newest" ON "customer_group_member" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_member_id" DESC);
CREATE INDEX "customer_group_member_wecom_customer_id_index" ON "customer_group_member" USING btree ("wecom_customer_id");
CREATE INDEX "customer_group_member_customer_group_id_index" ON "customer_group_member" USING btree ("customer_group_id");
CREATE INDEX "customer_group_member_member_id_index" ON "customer_group_member" USING btree ("member_id");
ALTER TABLE "customer_group_member" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "customer_group_member" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "customer_group_member"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_welcome" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_welcome_id" text NOT NULL,
	"title" text NOT NULL,
	"welcome_text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notify_owner" boolean DEFAULT false NOT NULL,
	"wecom_template_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_welcome_id"),
	CONSTRAINT "group_welcome_of_brand" UNIQUE ("brand_id", "group_welcome_id")
);
CREATE UNIQUE INDEX "group_welcome_title_unique" ON "group_welcome" USING btree ("hotel_id", "title");
CREATE INDEX "group_welcome_newest" ON "group_welcome" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_welcome_id" DESC);
CREATE INDEX "group_welcome_search" ON "group_welcome" USING gin (text_pairs("title"));
ALTER TABLE "group_welcome" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_welcome" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_welcome"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_live_code" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_live_code_id" text NOT NULL,
	"code_name" text NOT NULL,
	"groups" jsonb NOT NULL,
	"auto_create" boolean DEFAULT true NOT NULL,
	"group_base_name" text,
	"start_no" integer DEFAULT 1,
	"owner_employee_id" text,
	"page_title" text,
	"page_tip" text,
	"backup_employee_id" text,
	"poster_image" text,
	"scan_count" integer,
	"remark" text,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_live_code_id"),
	CONSTRAINT "group_live_code_of_brand" UNIQUE ("brand_id", "group_live_code_id"),
	CONSTRAINT "group_live_code_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "group_live_code_code_name_unique" ON "group_live_code" USING btree ("hotel_id", "code_name");
CREATE INDEX "group_live_code_newest" ON "group_live_code" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_live_code_id" DESC);
CREATE INDEX "group_live_code_search" ON "group_live_code" USING gin (text_pairs("code_name"));
CREATE INDEX "group_live_code_status_index" ON "group_live_code" USING btree ("hotel_id", "status");
CREATE INDEX "group_live_code_auto_create_index" ON "group_live_code" USING btree ("hotel_id", "auto_create");
CREATE INDEX "group_live_code_owner_employee_id_index" ON "group_live_code" USING btree ("owner_employee_id");
CREATE INDEX "group_live_code_backup_employee_id_index" ON "group_live_code" USING btree ("backup_employee_id");
ALTER TABLE "group_live_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_live_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_live_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "channel_code" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"channel_code_id" text NOT NULL,
	"code_name" text NOT NULL,
	"channel_group" text NOT NULL,
	"code_type" text DEFAULT 'MULTI' NOT NULL,
	"employee_ids" text[] NOT NULL,
	"assign_mode" text DEFAULT 'TURN',
	"schedules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"daily_limit" integer DEFAULT 0 NOT NULL,
	"backup_employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"auto_pass" boolean DEFAULT true NOT NULL,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"remark_mode" text DEFAULT 'NONE' NOT NULL,
	"welcome_text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"valid_period_from" date,
	"valid_period_until" date,
	"scan_count" integer,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("channel_code_id"),
	CONSTRAINT "channel_code_of_brand" UNIQUE ("brand_id", "channel_code_id"),
	CONSTRAINT "channel_code_channel_group_values" CHECK ("channel_group" in ('OFFLINE', 'OA', 'APPLET', 'DOUYIN', 'OTA', 'PARTNER', 'OTHER')),
	CONSTRAINT "channel_code_code_type_values" CHECK ("code_type" in ('SINGLE', 'MULTI')),
	CONSTRAINT "channel_code_assign_mode_values" CHECK ("assign_mode" in ('RANDOM', 'TURN', 'OWNER')),
	CONSTRAINT "channel_code_remark_mode_values" CHECK ("remark_mode" in ('NONE', 'PREFIX')),
	CONSTRAINT "channel_code_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "channel_code_code_name_unique" ON "channel_code" USING btree ("hotel_id", "code_name");
CREATE INDEX "channel_code_newest" ON "channel_code" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "channel_code_id" DESC);
CREATE INDEX "channel_code_search" ON "channel_code" USING gin (text_pairs("code_name"));
CREATE INDEX "channel_code_channel_group_index" ON "channel_code" USING btree ("hotel_id", "channel_group");
CREATE INDEX "channel_code_employee_ids_index" ON "channel_code" USING gin ("employee_ids");
CREATE INDEX "channel_code_status_index" ON "channel_code" USING btree ("hotel_id", "status");
CREATE INDEX "channel_code_backup_employee_ids_index" ON "channel_code" USING gin ("backup_employee_ids");
CREATE INDEX "channel_code_tag_ids_index" ON "channel_code" USING gin ("tag_ids");
ALTER TABLE "channel_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "channel_code" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "channel_code"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "mass_message" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"mass_message_id" text NOT NULL,
	"title" text NOT NULL,
	"send_type" text NOT NULL,
	"target_mode" text DEFAULT 'ALL' NOT NULL,
	"employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"exclude_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"add_from" date,
	"add_until" date,
	"group_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"content" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"send_mode" text DEFAULT 'NOW' NOT NULL,
	"send_time" timestamp with time zone,
	"sent_count" integer,
	"unsent_count" integer,
	"fail_count" integer,
	"click_count" integer,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("mass_message_id"),
	CONSTRAINT "mass_message_of_brand" UNIQUE ("brand_id", "mass_message_id"),
	CONSTRAINT "mass_message_send_type_values" CHECK ("send_type" in ('CUSTOMER', 'GROUP', 'MOMENT')),
	CONSTRAINT "mass_message_target_mode_values" CHECK ("target_mode" in ('ALL', 'FILTER')),
	CONSTRAINT "mass_message_send_mode_values" CHECK ("send_mode" in ('NOW', 'SCHEDULED')),
	CONSTRAINT "mass_message_status_values" CHECK ("status" in ('DRAFT', 'SCHEDULED', 'SENDING', 'FINISHED', 'CANCELLED'))
);
CREATE INDEX "mass_message_newest" ON "mass_message" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "mass_message_id" DESC);
CREATE INDEX "mass_message_search" ON "mass_message" USING gin (text_pairs("title"));
CREATE INDEX "mass_message_send_type_index" ON "mass_message" USING btree ("hotel_id", "send_type");
CREATE INDEX "mass_message_send_mode_index" ON "mass_message" USING btree ("hotel_id", "send_mode");
CREATE INDEX "mass_message_created_by_index" ON "mass_message" USING btree ("hotel_id", "created_by");
CREATE INDEX "mass_message_status_index" ON "mass_message" USING btree ("hotel_id", "status");
CREATE INDEX "mass_message_employee_ids_index" ON "mass_message" USING gin ("employee_ids");
CREATE INDEX "mass_message_tag_ids_index" ON "mass_message" USING gin ("tag_ids");
CREATE INDEX "mass_message_exclude_tag_ids_index" ON "mass_message" USING gin ("exclude_tag_ids");
CREATE INDEX "mass_message_grade_ids_index" ON "mass_message" USING gin ("grade_ids");
CREATE INDEX "mass_message_group_ids_index" ON "mass_message" USING gin ("group_ids");
ALTER TABLE "mass_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "mass_message" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "mass_message"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "wecom_trade" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"trade_id" text NOT NULL,
	"order_no" text,
	"wecom_customer_id" text,
	"member_id" text,
	"customer_group_id" text,
	"employee_id" text,
	"department_id" text,
	"trade_source" text,
	"mass_message_id" text,
	"ticket_product_id" text,
	"product_name" text,
	"quantity" integer,
	"amount" bigint,
	"refund_amount" bigint,
	"net_amount" bigint,
	"is_first" boolean,
	"pay_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("trade_id"),
	CONSTRAINT "wecom_trade_trade_source_values" CHECK ("trade_source" in ('GROUP', 'CHAT', 'MASS', 'MOMENT', 'RADAR', 'TASK'))
);
CREATE INDEX "wecom_trade_newest" ON "wecom_trade" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "trade_id" DESC);
CREATE INDEX "wecom_trade_employee_id_index" ON "wecom_trade" USING btree ("employee_id");
CREATE INDEX "wecom_trade_department_id_index" ON "wecom_trade" USING btree ("department_id");
CREATE INDEX "wecom_trade_trade_source_index" ON "wecom_trade" USING btree ("hotel_id", "trade_source");
CREATE INDEX "wecom_trade_ticket_product_id_index" ON "wecom_trade" USING btree ("ticket_product_id");
CREATE INDEX "wecom_trade_customer_group_id_index" ON "wecom_trade" USING btree ("customer_group_id");
CREATE INDEX "wecom_trade_pay_time_index" ON "wecom_trade" USING btree ("hotel_id", "pay_time");
CREATE INDEX "wecom_trade_wecom_customer_id_index" ON "wecom_trade" USING btree ("wecom_customer_id");
CREATE INDEX "wecom_trade_member_id_index" ON "wecom_trade" USING btree ("member_id");
CREATE INDEX "wecom_trade_mass_message_id_index" ON "wecom_trade" USING btree ("mass_message_id");
ALTER TABLE "wecom_trade" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wecom_trade" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wecom_trade"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "wecom_daily_stat" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"stat_id" text NOT NULL,
	"stat_date" date,
	"employee_id" text,
	"department_id" text,
	"new_apply_cnt" integer,
	"new_contact_cnt" integer,
	"lost_cnt" integer,
	"total_contact_cnt" integer,
	"chat_cnt" integer,
	"message_cnt" integer,
	"replied_chat_cnt" integer,
	"avg_reply_minutes" integer,
	"new_member_cnt" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("stat_id")
);
CREATE INDEX "wecom_daily_stat_newest" ON "wecom_daily_stat" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "stat_id" DESC);
CREATE INDEX "wecom_daily_stat_employee_id_index" ON "wecom_daily_stat" USING btree ("employee_id");
CREATE INDEX "wecom_daily_stat_department_id_index" ON "wecom_daily_stat" USING btree ("department_id");
CREATE INDEX "wecom_daily_stat_stat_date_index" ON "wecom_daily_stat" USING btree ("hotel_id", "stat_date");
ALTER TABLE "wecom_daily_stat" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wecom_daily_stat" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wecom_daily_stat"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "task_treasure" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"task_treasure_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"employee_ids" text[] NOT NULL,
	"invite_rule" text DEFAULT 'NEW_ONLY' NOT NULL,
	"tiers" jsonb NOT NULL,
	"lost_deduct" boolean DEFAULT true NOT NULL,
	"region_limit" text[],
	"poster_image" text NOT NULL,
	"poster_qr" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"welcome_text" text NOT NULL,
	"helper_text" text NOT NULL,
	"finish_text" text,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"rule" text NOT NULL,
	"auto_stop" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("task_treasure_id"),
	CONSTRAINT "task_treasure_of_brand" UNIQUE ("brand_id", "task_treasure_id"),
	CONSTRAINT "task_treasure_invite_rule_values" CHECK ("invite_rule" in ('NEW_ONLY', 'ANY')),
	CONSTRAINT "task_treasure_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'ENDED'))
);
CREATE UNIQUE INDEX "task_treasure_activity_name_unique" ON "task_treasure" USING btree ("hotel_id", "activity_name");
CREATE INDEX "task_treasure_newest" ON "task_treasure" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "task_treasure_id" DESC);
CREATE INDEX "task_treasure_search" ON "task_treasure" USING gin (text_pairs("activity_name"));
CREATE INDEX "task_treasure_employee_ids_index" ON "task_treasure" USING gin ("employee_ids");
CREATE INDEX "task_treasure_invite_rule_index" ON "task_treasure" USING btree ("hotel_id", "invite_rule");
CREATE INDEX "task_treasure_status_index" ON "task_treasure" USING btree ("hotel_id", "status");
CREATE INDEX "task_treasure_period_until_period_from_index" ON "task_treasure" USING btree ("hotel_id", "period_until", "period_from");
CREATE INDEX "task_treasure_tag_ids_index" ON "task_treasure" USING gin ("tag_ids");
ALTER TABLE "task_treasure" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_treasure" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_treasure"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "task_treasure_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"record_id" text NOT NULL,
	"task_treasure_id" text,
	"wecom_customer_id" text,
	"nickname" text,
	"inviter_id" text,
	"level" integer,
	"employee_id" text,
	"is_new" boolean,
	"is_lost" boolean,
	"invite_count" integer,
	"tier" integer,
	"reward_status" text,
	"join_time" timestamp with time zone,
	"finish_time" timestamp with time zone,
	"member_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "task_treasure_record_reward_status_values" CHECK ("reward_status" in ('NONE', 'WAIT', 'SENT', 'FAILED'))
);
CREATE INDEX "task_treasure_record_newest" ON "task_treasure_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "task_treasure_record_task_treasure_id_index" ON "task_treasure_record" USING btree ("task_treasure_id");
CREATE INDEX "task_treasure_record_level_index" ON "task_treasure_record" USING btree ("hotel_id", "level");
CREATE INDEX "task_treasure_record_tier_index" ON "task_treasure_record" USING btree ("hotel_id", "tier");
CREATE INDEX "task_treasure_record_reward_status_index" ON "task_treasure_record" USING btree ("hotel_id", "reward_status");
CREATE INDEX "task_treasure_record_employee_id_index" ON "task_treasure_record" USING btree ("employee_id");
CREATE INDEX "task_treasure_record_join_time_index" ON "task_treasure_record" USING btree ("hotel_id", "join_time");
CREATE INDEX "task_treasure_record_wecom_customer_id_index" ON "task_treasure_record" USING btree ("wecom_customer_id");
CREATE INDEX "task_treasure_record_inviter_id_index" ON "task_treasure_record" USING btree ("inviter_id");
CREATE INDEX "task_treasure_record_member_id_index" ON "task_treasure_record" USING btree ("member_id");
ALTER TABLE "task_treasure_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_treasure_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_treasure_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_fission" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_fission_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"group_live_code_id" text NOT NULL,
	"receive_employee_ids" text[] NOT NULL,
	"tiers" jsonb NOT NULL,
	"new_only" boolean DEFAULT true NOT NULL,
	"leave_deduct" boolean DEFAULT true NOT NULL,
	"poster_image" text NOT NULL,
	"page_banner" text NOT NULL,
	"share_title" text NOT NULL,
	"share_image" text,
	"group_text" text,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"rule" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_fission_id"),
	CONSTRAINT "group_fission_of_brand" UNIQUE ("brand_id", "group_fission_id"),
	CONSTRAINT "group_fission_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE', 'ENDED'))
);
CREATE UNIQUE INDEX "group_fission_activity_name_unique" ON "group_fission" USING btree ("hotel_id", "activity_name");
CREATE INDEX "group_fission_newest" ON "group_fission" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_fission_id" DESC);
CREATE INDEX "group_fission_search" ON "group_fission" USING gin (text_pairs("activity_name"));
CREATE INDEX "group_fission_group_live_code_id_index" ON "group_fission" USING btree ("group_live_code_id");
CREATE INDEX "group_fission_new_only_index" ON "group_fission" USING btree ("hotel_id", "new_only");
CREATE INDEX "group_fission_status_index" ON "group_fission" USING btree ("hotel_id", "status");
CREATE INDEX "group_fission_period_until_period_from_index" ON "group_fission" USING btree ("hotel_id", "period_until", "period_from");
CREATE INDEX "group_fission_receive_employee_ids_index" ON "group_fission" USING gin ("receive_employee_ids");
CREATE INDEX "group_fission_tag_ids_index" ON "group_fission" USING gin ("tag_ids");
ALTER TABLE "group_fission" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_fission" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_fission"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "group_fission_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"record_id" text NOT NULL,
	"group_fission_id" text,
	"nickname" text,
	"member_id" text,
	"wecom_customer_id" text,
	"inviter_name" text,
	"level" integer,
	"customer_group_id" text,
	"join_status" text,
	"invite_count" integer,
	"tier" integer,
	"reward_status" text,
	"join_time" timestamp with time zone,
	"leave_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "group_fission_record_join_status_values" CHECK ("join_status" in ('VISITED', 'IN', 'LEFT')),
	CONSTRAINT "group_fission_record_reward_status_values" CHECK ("reward_status" in ('NONE', 'WAIT', 'SENT', 'FAILED'))
);
CREATE INDEX "group_fission_record_newest" ON "group_fission_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "group_fission_record_group_fission_id_index" ON "group_fission_record" USING btree ("group_fission_id");
CREATE INDEX "group_fission_record_level_index" ON "group_fission_record" USING btree ("hotel_id", "level");
CREATE INDEX "group_fission_record_tier_index" ON "group_fission_record" USING btree ("hotel_id", "tier");
CREATE INDEX "group_fission_record_reward_status_index" ON "group_fission_record" USING btree ("hotel_id", "reward_status");
CREATE INDEX "group_fission_record_join_status_index" ON "group_fission_record" USING btree ("hotel_id", "join_status");
CREATE INDEX "group_fission_record_join_time_index" ON "group_fission_record" USING btree ("hotel_id", "join_time");
CREATE INDEX "group_fission_record_member_id_index" ON "group_fission_record" USING btree ("member_id");
CREATE INDEX "group_fission_record_wecom_customer_id_index" ON "group_fission_record" USING btree ("wecom_customer_id");
CREATE INDEX "group_fission_record_customer_group_id_index" ON "group_fission_record" USING btree ("customer_group_id");
ALTER TABLE "group_fission_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_fission_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_fission_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "employee_remind" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"employee_remind_id" text NOT NULL,
	"remind_name" text NOT NULL,
	"remind_type" text NOT NULL,
	"days" integer,
	"minutes" integer DEFAULT 30,
	"tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"receiver_mode" text DEFAULT 'FOLLOWER' NOT NULL,
	"employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"remind_time" time DEFAULT '09:30' NOT NULL,
	"weekdays" smallint[] DEFAULT array[]::smallint[] NOT NULL,
	"content" text NOT NULL,
	"script" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deadline_hours" integer DEFAULT 24 NOT NULL,
	"repeat_limit" integer DEFAULT 30 NOT NULL,
	"valid_period_from" date,
	"valid_period_until" date,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("employee_remind_id"),
	CONSTRAINT "employee_remind_of_brand" UNIQUE ("brand_id", "employee_remind_id"),
	CONSTRAINT "employee_remind_remind_type_values" CHECK ("remind_type" in ('BIRTHDAY', 'NOT_FOLLOWED', 'NEW_NO_REPLY', 'CHECKIN', 'CHECKOUT', 'TICKET_EXPIRE', 'GRADE_EXPIRE', 'SILENT')),
	CONSTRAINT "employee_remind_receiver_mode_values" CHECK ("receiver_mode" in ('FOLLOWER', 'MANAGER', 'FIXED')),
	CONSTRAINT "employee_remind_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "employee_remind_remind_name_unique" ON "employee_remind" USING btree ("hotel_id", "remind_name");
CREATE INDEX "employee_remind_newest" ON "employee_remind" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "employee_remind_id" DESC);
CREATE INDEX "employee_remind_tag_ids_index" ON "employee_remind" USING gin ("tag_ids");
CREATE INDEX "employee_remind_grade_ids_index" ON "employee_remind" USING gin ("grade_ids");
CREATE INDEX "employee_remind_employee_ids_index" ON "employee_remind" USING gin ("employee_ids");
ALTER TABLE "employee_remind" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_remind" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "employee_remind"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "employee_remind_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"remind_record_id" text NOT NULL,
	"employee_remind_id" text,
	"employee_id" text,
	"wecom_customer_id" text,
	"content" text,
	"sent_time" timestamp with time zone,
	"read_time" timestamp with time zone,
	"done_time" timestamp with time zone,
	"result" text,
	"note" text,
	"status" text DEFAULT 'SENT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("remind_record_id"),
	CONSTRAINT "employee_remind_record_result_values" CHECK ("result" in ('CONTACTED', 'ORDERED', 'NO_ANSWER', 'IGNORED')),
	CONSTRAINT "employee_remind_record_status_values" CHECK ("status" in ('SENT', 'DONE', 'OVERDUE'))
);
CREATE INDEX "employee_remind_record_newest" ON "employee_remind_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "remind_record_id" DESC);
CREATE INDEX "employee_remind_record_employee_remind_id_index" ON "employee_remind_record" USING btree ("employee_remind_id");
CREATE INDEX "employee_remind_record_employee_id_index" ON "employee_remind_record" USING btree ("employee_id");
CREATE INDEX "employee_remind_record_wecom_customer_id_index" ON "employee_remind_record" USING btree ("wecom_customer_id");
ALTER TABLE "employee_remind_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "employee_remind_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "employee_remind_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "client_auto_market" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"client_auto_market_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"trigger" text NOT NULL,
	"trigger_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"silent_days" integer,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"include_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"exclude_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"steps" jsonb NOT NULL,
	"add_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"frequency_days" integer DEFAULT 30 NOT NULL,
	"quiet_hours_from" time,
	"quiet_hours_until" time,
	"valid_period_from" date NOT NULL,
	"valid_period_until" date NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("client_auto_market_id"),
	CONSTRAINT "client_auto_market_of_brand" UNIQUE ("brand_id", "client_auto_market_id"),
	CONSTRAINT "client_auto_market_trigger_values" CHECK ("trigger" in ('ADDED', 'TAGGED', 'ORDERED', 'CONSUMED', 'BIRTHDAY', 'SILENT', 'JOIN_GROUP')),
	CONSTRAINT "client_auto_market_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "client_auto_market_plan_name_unique" ON "client_auto_market" USING btree ("hotel_id", "plan_name");
CREATE INDEX "client_auto_market_newest" ON "client_auto_market" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "client_auto_market_id" DESC);
CREATE INDEX "client_auto_market_trigger_tag_ids_index" ON "client_auto_market" USING gin ("trigger_tag_ids");
CREATE INDEX "client_auto_market_include_tag_ids_index" ON "client_auto_market" USING gin ("include_tag_ids");
CREATE INDEX "client_auto_market_exclude_tag_ids_index" ON "client_auto_market" USING gin ("exclude_tag_ids");
CREATE INDEX "client_auto_market_add_tag_ids_index" ON "client_auto_market" USING gin ("add_tag_ids");
ALTER TABLE "client_auto_market" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "client_auto_market" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "client_auto_market"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "client_auto_market_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"market_record_id" text NOT NULL,
	"client_auto_market_id" text,
	"wecom_customer_id" text,
	"employee_id" text,
	"step_no" integer,
	"channel" text,
	"content" text,
	"send_time" timestamp with time zone,
	"clicked" boolean,
	"order_amount" bigint,
	"fail_reason" text,
	"send_status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("market_record_id"),
	CONSTRAINT "client_auto_market_record_channel_values" CHECK ("channel" in ('WECOM', 'APPLET', 'SMS')),
	CONSTRAINT "client_auto_market_record_send_status_values" CHECK ("send_status" in ('WAIT', 'SENT', 'FAILED', 'STOPPED'))
);
CREATE INDEX "client_auto_market_record_newest" ON "client_auto_market_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "market_record_id" DESC);
CREATE INDEX "client_auto_market_record_client_auto_market_id_index" ON "client_auto_market_record" USING btree ("client_auto_market_id");
CREATE INDEX "client_auto_market_record_wecom_customer_id_index" ON "client_auto_market_record" USING btree ("wecom_customer_id");
CREATE INDEX "client_auto_market_record_employee_id_index" ON "client_auto_market_record" USING btree ("employee_id");
ALTER TABLE "client_auto_market_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "client_auto_market_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "client_auto_market_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "hotel_service" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"hotel_service_id" text NOT NULL,
	"service_name" text NOT NULL,
	"category" text NOT NULL,
	"icon" text NOT NULL,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"need_time" boolean DEFAULT false NOT NULL,
	"service_hours_from" time NOT NULL,
	"service_hours_until" time NOT NULL,
	"slot_capacity" integer DEFAULT 0,
	"lead_minutes" integer DEFAULT 0 NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"department_id" text NOT NULL,
	"employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"assign_mode" text DEFAULT 'GRAB' NOT NULL,
	"sla_minutes" integer DEFAULT 30 NOT NULL,
	"tip" text,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_service_id"),
	CONSTRAINT "hotel_service_of_brand" UNIQUE ("brand_id", "hotel_service_id"),
	CONSTRAINT "hotel_service_category_values" CHECK ("category" in ('DELIVERY', 'CLEAN', 'LAUNDRY', 'WAKE', 'CAR', 'REPAIR', 'LUGGAGE', 'SPA', 'OTHER')),
	CONSTRAINT "hotel_service_assign_mode_values" CHECK ("assign_mode" in ('GRAB', 'TURN', 'MANUAL')),
	CONSTRAINT "hotel_service_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "hotel_service_service_name_unique" ON "hotel_service" USING btree ("hotel_id", "service_name");
CREATE INDEX "hotel_service_newest" ON "hotel_service" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "hotel_service_id" DESC);
CREATE INDEX "hotel_service_department_id_index" ON "hotel_service" USING btree ("department_id");
CREATE INDEX "hotel_service_employee_ids_index" ON "hotel_service" USING gin ("employee_ids");
ALTER TABLE "hotel_service" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hotel_service" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "hotel_service"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "hotel_service_booking" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"service_booking_id" text NOT NULL,
	"booking_no" text,
	"hotel_service_id" text NOT NULL,
	"category" text,
	"room_no" text NOT NULL,
	"guest_name" text,
	"phone" text,
	"member_id" text,
	"wecom_customer_id" text,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_time" timestamp with time zone,
	"amount" bigint DEFAULT 0 NOT NULL,
	"pay_mode" text DEFAULT 'FREE' NOT NULL,
	"remark" text,
	"source" text DEFAULT 'PHONE' NOT NULL,
	"employee_id" text,
	"placed_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"overdue" boolean,
	"score" integer,
	"cancel_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("service_booking_id"),
	CONSTRAINT "hotel_service_booking_of_brand" UNIQUE ("brand_id", "service_booking_id"),
	CONSTRAINT "hotel_service_booking_category_values" CHECK ("category" in ('DELIVERY', 'CLEAN', 'LAUNDRY', 'WAKE', 'CAR', 'REPAIR', 'LUGGAGE', 'SPA', 'OTHER')),
	CONSTRAINT "hotel_service_booking_pay_mode_values" CHECK ("pay_mode" in ('FREE', 'ONLINE', 'ROOM')),
	CONSTRAINT "hotel_service_booking_source_values" CHECK ("source" in ('ROOM_QR', 'APPLET', 'WECOM', 'PHONE')),
	CONSTRAINT "hotel_service_booking_status_values" CHECK ("status" in ('PENDING', 'ACCEPTED', 'SERVING', 'DONE', 'CANCELLED'))
);
CREATE UNIQUE INDEX "hotel_service_booking_booking_no_unique" ON "hotel_service_booking" USING btree ("hotel_id", "booking_no");
CREATE INDEX "hotel_service_booking_newest" ON "hotel_service_booking" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "service_booking_id" DESC);
CREATE INDEX "hotel_service_booking_placed_at_desc_order" ON "hotel_service_booking" USING btree ("hotel_id", "placed_at" DESC NULLS LAST, "service_booking_id" DESC);
CREATE INDEX "hotel_service_booking_search" ON "hotel_service_booking" USING gin (text_pairs("booking_no"), text_pairs("room_no"), text_pairs("guest_name"));
CREATE INDEX "hotel_service_booking_phone_index" ON "hotel_service_booking" USING btree ("hotel_id", "phone");
CREATE INDEX "hotel_service_booking_right_phone_4_index" ON "hotel_service_booking" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "hotel_service_booking_hotel_service_id_index" ON "hotel_service_booking" USING btree ("hotel_service_id");
CREATE INDEX "hotel_service_booking_category_index" ON "hotel_service_booking" USING btree ("hotel_id", "category");
CREATE INDEX "hotel_service_booking_employee_id_index" ON "hotel_service_booking" USING btree ("employee_id");
CREATE INDEX "hotel_service_booking_source_index" ON "hotel_service_booking" USING btree ("hotel_id", "source");
CREATE INDEX "hotel_service_booking_overdue_index" ON "hotel_service_booking" USING btree ("hotel_id", "overdue");
CREATE INDEX "hotel_service_booking_pay_mode_index" ON "hotel_service_booking" USING btree ("hotel_id", "pay_mode");
CREATE INDEX "hotel_service_booking_status_index" ON "hotel_service_booking" USING btree ("hotel_id", "status");
CREATE INDEX "hotel_service_booking_member_id_index" ON "hotel_service_booking" USING btree ("member_id");
CREATE INDEX "hotel_service_booking_wecom_customer_id_index" ON "hotel_service_booking" USING btree ("wecom_customer_id");
ALTER TABLE "hotel_service_booking" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hotel_service_booking" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "hotel_service_booking"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "hotel_service_feedback" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"service_feedback_id" text NOT NULL,
	"feedback_no" text,
	"service_booking_id" text,
	"hotel_service_id" text,
	"feedback_type" text,
	"score" integer,
	"labels" text[] DEFAULT array[]::text[] NOT NULL,
	"content" text,
	"images" text[] DEFAULT array[]::text[] NOT NULL,
	"room_no" text,
	"guest_name" text,
	"phone" text,
	"member_id" text,
	"employee_id" text,
	"handler_id" text,
	"reply_content" text,
	"compensate" text,
	"submitted_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("service_feedback_id"),
	CONSTRAINT "hotel_service_feedback_feedback_type_values" CHECK ("feedback_type" in ('SCORE', 'COMPLAINT', 'SUGGEST', 'PRAISE')),
	CONSTRAINT "hotel_service_feedback_status_values" CHECK ("status" in ('PENDING', 'HANDLING', 'REPLIED', 'CLOSED'))
);
CREATE UNIQUE INDEX "hotel_service_feedback_feedback_no_unique" ON "hotel_service_feedback" USING btree ("hotel_id", "feedback_no");
CREATE INDEX "hotel_service_feedback_newest" ON "hotel_service_feedback" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "service_feedback_id" DESC);
CREATE INDEX "hotel_service_feedback_submitted_at_desc_order" ON "hotel_service_feedback" USING btree ("hotel_id", "submitted_at" DESC NULLS LAST, "service_feedback_id" DESC);
CREATE INDEX "hotel_service_feedback_search" ON "hotel_service_feedback" USING gin (text_pairs("feedback_no"), text_pairs("room_no"), text_pairs("content"));
CREATE INDEX "hotel_service_feedback_phone_index" ON "hotel_service_feedback" USING btree ("hotel_id", "phone");
CREATE INDEX "hotel_service_feedback_right_phone_4_index" ON "hotel_service_feedback" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "hotel_service_feedback_feedback_type_index" ON "hotel_service_feedback" USING btree ("hotel_id", "feedback_type");
CREATE INDEX "hotel_service_feedback_score_index" ON "hotel_service_feedback" USING btree ("hotel_id", "score");
CREATE INDEX "hotel_service_feedback_hotel_service_id_index" ON "hotel_service_feedback" USING btree ("hotel_service_id");
CREATE INDEX "hotel_service_feedback_employee_id_index" ON "hotel_service_feedback" USING btree ("employee_id");
CREATE INDEX "hotel_service_feedback_handler_id_index" ON "hotel_service_feedback" USING btree ("handler_id");
CREATE INDEX "hotel_service_feedback_status_index" ON "hotel_service_feedback" USING btree ("hotel_id", "status");
CREATE INDEX "hotel_service_feedback_service_booking_id_index" ON "hotel_service_feedback" USING btree ("service_booking_id");
CREATE INDEX "hotel_service_feedback_member_id_index" ON "hotel_service_feedback" USING btree ("member_id");
ALTER TABLE "hotel_service_feedback" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hotel_service_feedback" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "hotel_service_feedback"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "wecom_setting" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"corp_name" text,
	"corp_id" text NOT NULL,
	"app_agent_id" text NOT NULL,
	"app_secret" text NOT NULL,
	"contact_secret" text,
	"callback_token" text,
	"encoding_aes_key" text,
	"applet_app_id" text,
	"sync_scope" text[] NOT NULL,
	"auto_sync" text DEFAULT 'REALTIME' NOT NULL,
	"bind_mode" text DEFAULT 'UNIONID' NOT NULL,
	"default_welcome" text,
	"lost_notice" boolean DEFAULT true NOT NULL,
	"delete_notice" boolean DEFAULT true NOT NULL,
	"member_card_in_sidebar" boolean DEFAULT true NOT NULL,
	"sidebar_items" text[] DEFAULT array[]::text[] NOT NULL,
	"staff_count" integer,
	"customer_count" integer,
	"last_sync_time" timestamp with time zone,
	"last_error" text,
	"status" text DEFAULT 'UNAUTHORIZED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "wecom_setting_sync_scope_values" CHECK ("sync_scope" <@ array['STAFF', 'CUSTOMER', 'TAG', 'GROUP']::text[]),
	CONSTRAINT "wecom_setting_auto_sync_values" CHECK ("auto_sync" in ('REALTIME', 'DAILY', 'OFF')),
	CONSTRAINT "wecom_setting_bind_mode_values" CHECK ("bind_mode" in ('UNIONID', 'PHONE', 'BOTH')),
	CONSTRAINT "wecom_setting_sidebar_items_values" CHECK ("sidebar_items" <@ array['PROFILE', 'ORDERS', 'COUPONS', 'PRODUCTS', 'SCRIPTS', 'RADAR']::text[]),
	CONSTRAINT "wecom_setting_status_values" CHECK ("status" in ('UNAUTHORIZED', 'APPLIED', 'AUTHORIZED', 'INVALID'))
);
ALTER TABLE "wecom_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wecom_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "wecom_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "chat_archive_setting" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"archive_secret" text,
	"public_key" text,
	"public_key_version" integer,
	"key_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trusted_ips" text[] DEFAULT array[]::text[] NOT NULL,
	"scope" text DEFAULT 'ALL' NOT NULL,
	"employee_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"licence_count" integer,
	"used_count" integer,
	"consent_mode" text DEFAULT 'SYSTEM' NOT NULL,
	"retention_days" integer DEFAULT 365 NOT NULL,
	"save_media" text[] DEFAULT array[]::text[] NOT NULL,
	"sensitive_words" text[] DEFAULT array[]::text[] NOT NULL,
	"viewer_role_ids" text[] NOT NULL,
	"last_pull_time" timestamp with time zone,
	"last_seq" integer,
	"last_error" text,
	"status" text DEFAULT 'UNSET' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "chat_archive_setting_scope_values" CHECK ("scope" in ('ALL', 'PART')),
	CONSTRAINT "chat_archive_setting_consent_mode_values" CHECK ("consent_mode" in ('SYSTEM', 'WELCOME')),
	CONSTRAINT "chat_archive_setting_save_media_values" CHECK ("save_media" <@ array['TEXT', 'IMAGE', 'VOICE', 'FILE', 'VIDEO']::text[]),
	CONSTRAINT "chat_archive_setting_status_values" CHECK ("status" in ('UNSET', 'ACTIVE', 'FAILED', 'STOPPED'))
);
CREATE INDEX "chat_archive_setting_employee_ids_index" ON "chat_archive_setting" USING gin ("employee_ids");
CREATE INDEX "chat_archive_setting_viewer_role_ids_index" ON "chat_archive_setting" USING gin ("viewer_role_ids");
ALTER TABLE "chat_archive_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chat_archive_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "chat_archive_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "chat_archive_message" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"msg_id" text NOT NULL,
	"scene_type" text,
	"customer_group_id" text,
	"wecom_customer_id" text,
	"employee_id" text,
	"direction" text,
	"msg_type" text,
	"content" text,
	"media_url" text,
	"sensitive_hits" text[] DEFAULT array[]::text[] NOT NULL,
	"msg_time" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("msg_id"),
	CONSTRAINT "chat_archive_message_scene_type_values" CHECK ("scene_type" in ('SINGLE', 'GROUP')),
	CONSTRAINT "chat_archive_message_direction_values" CHECK ("direction" in ('IN', 'OUT')),
	CONSTRAINT "chat_archive_message_msg_type_values" CHECK ("msg_type" in ('TEXT', 'IMAGE', 'VOICE', 'FILE', 'VIDEO', 'LINK', 'MINI', 'REVOKE'))
);
CREATE INDEX "chat_archive_message_newest" ON "chat_archive_message" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "msg_id" DESC);
CREATE INDEX "chat_archive_message_wecom_customer_id_index" ON "chat_archive_message" USING btree ("wecom_customer_id");
CREATE INDEX "chat_archive_message_customer_group_id_index" ON "chat_archive_message" USING btree ("customer_group_id");
CREATE INDEX "chat_archive_message_employee_id_index" ON "chat_archive_message" USING btree ("employee_id");
ALTER TABLE "chat_archive_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "chat_archive_message" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "chat_archive_message"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "radar_content" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"radar_id" text NOT NULL,
	"title" text NOT NULL,
	"radar_type" text NOT NULL,
	"link_url" text,
	"article" text,
	"pdf" text,
	"video" text,
	"ticket_product_id" text,
	"cover" text NOT NULL,
	"digest" text,
	"show_staff_card" boolean DEFAULT true NOT NULL,
	"notify_staff" boolean DEFAULT true NOT NULL,
	"click_tag_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"min_seconds" integer DEFAULT 0 NOT NULL,
	"channel_names" text[] DEFAULT array[]::text[] NOT NULL,
	"send_count" integer,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("radar_id"),
	CONSTRAINT "radar_content_of_brand" UNIQUE ("brand_id", "radar_id"),
	CONSTRAINT "radar_content_radar_type_values" CHECK ("radar_type" in ('LINK', 'ARTICLE', 'PDF', 'VIDEO', 'PRODUCT')),
	CONSTRAINT "radar_content_status_values" CHECK ("status" in ('ENABLED', 'DISABLED'))
);
CREATE UNIQUE INDEX "radar_content_title_unique" ON "radar_content" USING btree ("hotel_id", "title");
CREATE INDEX "radar_content_newest" ON "radar_content" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "radar_id" DESC);
CREATE INDEX "radar_content_updated_at_desc_order" ON "radar_content" USING btree ("hotel_id", "updated_at" DESC NULLS LAST, "radar_id" DESC);
CREATE INDEX "radar_content_search" ON "radar_content" USING gin (text_pairs("title"));
CREATE INDEX "radar_content_radar_type_index" ON "radar_content" USING btree ("hotel_id", "radar_type");
CREATE INDEX "radar_content_click_tag_ids_index" ON "radar_content" USING gin ("click_tag_ids");
CREATE INDEX "radar_content_status_index" ON "radar_content" USING btree ("hotel_id", "status");
CREATE INDEX "radar_content_ticket_product_id_index" ON "radar_content" USING btree ("ticket_product_id");
ALTER TABLE "radar_content" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "radar_content" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "radar_content"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "radar_visit" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"radar_id" text,
	"wecom_customer_id" text,
	"employee_id" text,
	"channel_name" text,
	"visit_time" timestamp with time zone,
	"stay_seconds" integer,
	"progress" numeric(14, 4),
	"shared" boolean,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("visit_id")
);
CREATE INDEX "radar_visit_newest" ON "radar_visit" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "visit_id" DESC);
CREATE INDEX "radar_visit_wecom_customer_id_index" ON "radar_visit" USING btree ("wecom_customer_id");
CREATE INDEX "radar_visit_radar_id_index" ON "radar_visit" USING btree ("radar_id");
CREATE INDEX "radar_visit_employee_id_index" ON "radar_visit" USING btree ("employee_id");
ALTER TABLE "radar_visit" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "radar_visit" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "radar_visit"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
