-- Made of the definitions of marketing; see src/database/tables.

CREATE TABLE "full_sale_activity" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"full_sale_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"cover_image" text NOT NULL,
	"promoter_scope" text DEFAULT 'staff' NOT NULL,
	"department_ids" text[] NOT NULL,
	"member_grade_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"products" jsonb NOT NULL,
	"reward_type" text DEFAULT 'rate' NOT NULL,
	"reward_rate" numeric(14, 4),
	"reward_amount" bigint,
	"ladder_rules" jsonb NOT NULL,
	"product_rewards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_type" text DEFAULT 'used' NOT NULL,
	"settle_delay_days" integer DEFAULT 7 NOT NULL,
	"bind_days" integer DEFAULT 15 NOT NULL,
	"self_buy" boolean DEFAULT false NOT NULL,
	"budget" bigint DEFAULT 0 NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"poster_id" text,
	"share_text" text,
	"show_rank" boolean DEFAULT true NOT NULL,
	"rank_rewards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("full_sale_id"),
	CONSTRAINT "full_sale_activity_of_brand" UNIQUE ("brand_id", "full_sale_id"),
	CONSTRAINT "full_sale_activity_promoter_scope_values" CHECK ("promoter_scope" in ('staff', 'department', 'both', 'member')),
	CONSTRAINT "full_sale_activity_reward_type_values" CHECK ("reward_type" in ('rate', 'fixed', 'ladder')),
	CONSTRAINT "full_sale_activity_settle_type_values" CHECK ("settle_type" in ('paid', 'used')),
	CONSTRAINT "full_sale_activity_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "full_sale_activity_activity_name_unique" ON "full_sale_activity" USING btree ("hotel_id", "activity_name");
CREATE INDEX "full_sale_activity_newest" ON "full_sale_activity" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "full_sale_id" DESC);
CREATE INDEX "full_sale_activity_search" ON "full_sale_activity" USING gin (text_pairs("activity_name"), text_pairs("full_sale_id"));
CREATE INDEX "full_sale_activity_promoter_scope_index" ON "full_sale_activity" USING btree ("hotel_id", "promoter_scope");
CREATE INDEX "full_sale_activity_reward_type_index" ON "full_sale_activity" USING btree ("hotel_id", "reward_type");
CREATE INDEX "full_sale_activity_settle_type_index" ON "full_sale_activity" USING btree ("hotel_id", "settle_type");
CREATE INDEX "full_sale_activity_status_index" ON "full_sale_activity" USING btree ("hotel_id", "status");
CREATE INDEX "full_sale_activity_activity_until_activity_from_index" ON "full_sale_activity" USING btree ("hotel_id", "activity_until", "activity_from");
CREATE INDEX "full_sale_activity_department_ids_index" ON "full_sale_activity" USING gin ("department_ids");
CREATE INDEX "full_sale_activity_member_grade_ids_index" ON "full_sale_activity" USING gin ("member_grade_ids");
CREATE INDEX "full_sale_activity_poster_id_index" ON "full_sale_activity" USING btree ("poster_id");
ALTER TABLE "full_sale_activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "full_sale_activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "full_sale_activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "full_sale_record" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"record_id" text NOT NULL,
	"full_sale_id" text,
	"promoter_type" text,
	"employee_id" text,
	"member_id" text,
	"promoter_name" text,
	"platform_order_id" text,
	"ticket_product_id" text,
	"quantity" integer,
	"order_amount" bigint,
	"order_time" timestamp with time zone,
	"settle_time" timestamp with time zone,
	"invalid_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "full_sale_record_promoter_type_values" CHECK ("promoter_type" in ('staff', 'member')),
	CONSTRAINT "full_sale_record_status_values" CHECK ("status" in ('PENDING', 'SETTLED', 'INVALID'))
);
CREATE INDEX "full_sale_record_newest" ON "full_sale_record" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "full_sale_record_full_sale_id_index" ON "full_sale_record" USING btree ("full_sale_id");
CREATE INDEX "full_sale_record_employee_id_index" ON "full_sale_record" USING btree ("employee_id");
CREATE INDEX "full_sale_record_member_id_index" ON "full_sale_record" USING btree ("member_id");
CREATE INDEX "full_sale_record_platform_order_id_index" ON "full_sale_record" USING btree ("platform_order_id");
CREATE INDEX "full_sale_record_ticket_product_id_index" ON "full_sale_record" USING btree ("ticket_product_id");
ALTER TABLE "full_sale_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "full_sale_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "full_sale_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "short_message" (
	"brand_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"signature" text NOT NULL,
	"message_type" text DEFAULT 'marketing' NOT NULL,
	"content" text NOT NULL,
	"link_type" text DEFAULT 'none' NOT NULL,
	"products" jsonb NOT NULL,
	"coupon_id" text,
	"custom_page_id" text,
	"link_url" text,
	"audience_type" text DEFAULT 'grade' NOT NULL,
	"member_grade_ids" text[] NOT NULL,
	"customer_tag_ids" text[] NOT NULL,
	"behavior" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"phones" text,
	"phone_file" text,
	"exclude_days" integer DEFAULT 3 NOT NULL,
	"send_type" text DEFAULT 'now' NOT NULL,
	"send_time" timestamp with time zone,
	"audit_remark" text,
	"finish_time" timestamp with time zone,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("activity_id"),
	CONSTRAINT "short_message_of_brand" UNIQUE ("brand_id", "activity_id"),
	CONSTRAINT "short_message_message_type_values" CHECK ("message_type" in ('marketing', 'notice')),
	CONSTRAINT "short_message_link_type_values" CHECK ("link_type" in ('none', 'product', 'coupon', 'page', 'url')),
	CONSTRAINT "short_message_audience_type_values" CHECK ("audience_type" in ('all', 'grade', 'tag', 'behavior', 'phones', 'file')),
	CONSTRAINT "short_message_send_type_values" CHECK ("send_type" in ('now', 'timed')),
	CONSTRAINT "short_message_status_values" CHECK ("status" in ('DRAFT', 'AUDITING', 'REJECTED', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'))
);
CREATE UNIQUE INDEX "short_message_activity_name_unique" ON "short_message" USING btree ("brand_id", "activity_name");
CREATE INDEX "short_message_newest" ON "short_message" USING btree ("brand_id", "created_at" DESC NULLS LAST, "activity_id" DESC);
CREATE INDEX "short_message_search" ON "short_message" USING gin (text_pairs("activity_name"), text_pairs("content"), text_pairs("activity_id"));
CREATE INDEX "short_message_message_type_index" ON "short_message" USING btree ("brand_id", "message_type");
CREATE INDEX "short_message_audience_type_index" ON "short_message" USING btree ("brand_id", "audience_type");
CREATE INDEX "short_message_send_type_index" ON "short_message" USING btree ("brand_id", "send_type");
CREATE INDEX "short_message_status_index" ON "short_message" USING btree ("brand_id", "status");
CREATE INDEX "short_message_coupon_id_index" ON "short_message" USING btree ("coupon_id");
CREATE INDEX "short_message_custom_page_id_index" ON "short_message" USING btree ("custom_page_id");
CREATE INDEX "short_message_member_grade_ids_index" ON "short_message" USING gin ("member_grade_ids");
CREATE INDEX "short_message_customer_tag_ids_index" ON "short_message" USING gin ("customer_tag_ids");
ALTER TABLE "short_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "short_message" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "short_message"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "short_message_record" (
	"brand_id" text NOT NULL,
	"record_id" text NOT NULL,
	"activity_id" text,
	"member_id" text,
	"phone" text,
	"carrier" text,
	"segment_count" integer,
	"send_time" timestamp with time zone,
	"report_time" timestamp with time zone,
	"error_code" text,
	"error_text" text,
	"click_time" timestamp with time zone,
	"unsubscribed" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'SENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "short_message_record_carrier_values" CHECK ("carrier" in ('cmcc', 'cucc', 'ctcc')),
	CONSTRAINT "short_message_record_status_values" CHECK ("status" in ('SENDING', 'DELIVERED', 'FAILED'))
);
CREATE INDEX "short_message_record_newest" ON "short_message_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "short_message_record_activity_id_index" ON "short_message_record" USING btree ("activity_id");
CREATE INDEX "short_message_record_member_id_index" ON "short_message_record" USING btree ("member_id");
ALTER TABLE "short_message_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "short_message_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "short_message_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "group_buy" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"group_buy_id" text NOT NULL,
	"group_buy_name" text NOT NULL,
	"products" jsonb NOT NULL,
	"share_image" text NOT NULL,
	"share_title" text NOT NULL,
	"group_size" integer DEFAULT 3 NOT NULL,
	"group_price" bigint NOT NULL,
	"spec_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leader_discount" text DEFAULT 'none' NOT NULL,
	"leader_price" bigint,
	"leader_coupon_id" text,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"group_hours" integer DEFAULT 24 NOT NULL,
	"quota" integer NOT NULL,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"open_limit" integer DEFAULT 0 NOT NULL,
	"join_limit" text DEFAULT 'all' NOT NULL,
	"virtual_complete" boolean DEFAULT false NOT NULL,
	"virtual_min" integer,
	"show_joinable" boolean DEFAULT true NOT NULL,
	"allow_single" boolean DEFAULT true NOT NULL,
	"sale_channels" text[] DEFAULT array['wechat']::text[] NOT NULL,
	"rules" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("group_buy_id"),
	CONSTRAINT "group_buy_of_brand" UNIQUE ("brand_id", "group_buy_id"),
	CONSTRAINT "group_buy_leader_discount_values" CHECK ("leader_discount" in ('none', 'price', 'free', 'coupon')),
	CONSTRAINT "group_buy_join_limit_values" CHECK ("join_limit" in ('all', 'newMember')),
	CONSTRAINT "group_buy_sale_channels_values" CHECK ("sale_channels" <@ array['wechat', 'h5', 'alipay', 'tiktok', 'xhs']::text[]),
	CONSTRAINT "group_buy_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "group_buy_group_buy_name_unique" ON "group_buy" USING btree ("hotel_id", "group_buy_name");
CREATE INDEX "group_buy_newest" ON "group_buy" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "group_buy_id" DESC);
CREATE INDEX "group_buy_search" ON "group_buy" USING gin (text_pairs("group_buy_name"), text_pairs("group_buy_id"));
CREATE INDEX "group_buy_group_size_index" ON "group_buy" USING btree ("hotel_id", "group_size");
CREATE INDEX "group_buy_leader_discount_index" ON "group_buy" USING btree ("hotel_id", "leader_discount");
CREATE INDEX "group_buy_join_limit_index" ON "group_buy" USING btree ("hotel_id", "join_limit");
CREATE INDEX "group_buy_sale_channels_index" ON "group_buy" USING gin ("sale_channels");
CREATE INDEX "group_buy_status_index" ON "group_buy" USING btree ("hotel_id", "status");
CREATE INDEX "group_buy_activity_until_activity_from_index" ON "group_buy" USING btree ("hotel_id", "activity_until", "activity_from");
CREATE INDEX "group_buy_leader_coupon_id_index" ON "group_buy" USING btree ("leader_coupon_id");
ALTER TABLE "group_buy" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "group_buy" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "group_buy"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "red_envelope" (
	"brand_id" text NOT NULL,
	"id" text NOT NULL,
	"envelope_name" text NOT NULL,
	"envelope_type" text DEFAULT 'deduct' NOT NULL,
	"cover_image" text,
	"blessing" text DEFAULT '恭喜发财，大吉大利' NOT NULL,
	"amount_type" text DEFAULT 'fixed' NOT NULL,
	"amount" bigint,
	"min_amount" bigint,
	"max_amount" bigint,
	"total_count" integer NOT NULL,
	"threshold" bigint DEFAULT 0,
	"use_scope" text DEFAULT 'all',
	"ticket_category_list" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"apply_hotel_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"receive_from" date NOT NULL,
	"receive_until" date NOT NULL,
	"valid_type" text DEFAULT 'days',
	"valid_days" integer DEFAULT 7,
	"valid_from" date,
	"valid_until" date,
	"member_limit" integer DEFAULT 1 NOT NULL,
	"daily_limit" integer DEFAULT 0 NOT NULL,
	"audience" text DEFAULT 'all' NOT NULL,
	"member_grade_ids" text[] NOT NULL,
	"follow_required" boolean DEFAULT false NOT NULL,
	"stack_coupon" boolean DEFAULT false NOT NULL,
	"expire_remind" boolean DEFAULT true NOT NULL,
	"rules" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("id"),
	CONSTRAINT "red_envelope_of_brand" UNIQUE ("brand_id", "id"),
	CONSTRAINT "red_envelope_envelope_type_values" CHECK ("envelope_type" in ('deduct', 'cash')),
	CONSTRAINT "red_envelope_amount_type_values" CHECK ("amount_type" in ('fixed', 'random')),
	CONSTRAINT "red_envelope_use_scope_values" CHECK ("use_scope" in ('all', 'category', 'product')),
	CONSTRAINT "red_envelope_valid_type_values" CHECK ("valid_type" in ('days', 'range')),
	CONSTRAINT "red_envelope_audience_values" CHECK ("audience" in ('all', 'newMember', 'grade', 'bought')),
	CONSTRAINT "red_envelope_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'PAUSED', 'USED_UP', 'ENDED'))
);
CREATE UNIQUE INDEX "red_envelope_envelope_name_unique" ON "red_envelope" USING btree ("brand_id", "envelope_name");
CREATE INDEX "red_envelope_newest" ON "red_envelope" USING btree ("brand_id", "created_at" DESC NULLS LAST, "id" DESC);
CREATE INDEX "red_envelope_search" ON "red_envelope" USING gin (text_pairs("envelope_name"), text_pairs("id"));
CREATE INDEX "red_envelope_envelope_type_index" ON "red_envelope" USING btree ("brand_id", "envelope_type");
CREATE INDEX "red_envelope_amount_type_index" ON "red_envelope" USING btree ("brand_id", "amount_type");
CREATE INDEX "red_envelope_audience_index" ON "red_envelope" USING btree ("brand_id", "audience");
CREATE INDEX "red_envelope_use_scope_index" ON "red_envelope" USING btree ("brand_id", "use_scope");
CREATE INDEX "red_envelope_status_index" ON "red_envelope" USING btree ("brand_id", "status");
CREATE INDEX "red_envelope_receive_until_receive_from_index" ON "red_envelope" USING btree ("brand_id", "receive_until", "receive_from");
CREATE INDEX "red_envelope_apply_hotel_ids_index" ON "red_envelope" USING gin ("apply_hotel_ids");
CREATE INDEX "red_envelope_member_grade_ids_index" ON "red_envelope" USING gin ("member_grade_ids");
ALTER TABLE "red_envelope" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "red_envelope" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "red_envelope"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "red_envelope_activity" (
	"brand_id" text NOT NULL,
	"envelope_activity_id" text NOT NULL,
	"activity_name" text NOT NULL,
	"send_scene" text DEFAULT 'popup' NOT NULL,
	"envelopes" jsonb NOT NULL,
	"give_mode" text DEFAULT 'all' NOT NULL,
	"min_order_amount" bigint DEFAULT 0,
	"share_count" integer DEFAULT 5,
	"target_grade_ids" text[] NOT NULL,
	"activity_from" date NOT NULL,
	"activity_until" date NOT NULL,
	"daily_per_member" integer DEFAULT 1 NOT NULL,
	"popup_image" text,
	"apply_hotel_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"sale_channels" text[] DEFAULT array['wechat']::text[] NOT NULL,
	"rules" text NOT NULL,
	"expose_count" integer,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("envelope_activity_id"),
	CONSTRAINT "red_envelope_activity_of_brand" UNIQUE ("brand_id", "envelope_activity_id"),
	CONSTRAINT "red_envelope_activity_send_scene_values" CHECK ("send_scene" in ('popup', 'register', 'paid', 'verified', 'comment', 'share', 'qrcode', 'manual')),
	CONSTRAINT "red_envelope_activity_give_mode_values" CHECK ("give_mode" in ('all', 'random')),
	CONSTRAINT "red_envelope_activity_sale_channels_values" CHECK ("sale_channels" <@ array['wechat', 'h5', 'alipay', 'tiktok', 'xhs']::text[]),
	CONSTRAINT "red_envelope_activity_status_values" CHECK ("status" in ('NEW', 'RUNNING', 'PAUSED', 'ENDED'))
);
CREATE UNIQUE INDEX "red_envelope_activity_activity_name_unique" ON "red_envelope_activity" USING btree ("brand_id", "activity_name");
CREATE INDEX "red_envelope_activity_newest" ON "red_envelope_activity" USING btree ("brand_id", "created_at" DESC NULLS LAST, "envelope_activity_id" DESC);
CREATE INDEX "red_envelope_activity_search" ON "red_envelope_activity" USING gin (text_pairs("activity_name"), text_pairs("envelope_activity_id"));
CREATE INDEX "red_envelope_activity_send_scene_index" ON "red_envelope_activity" USING btree ("brand_id", "send_scene");
CREATE INDEX "red_envelope_activity_sale_channels_index" ON "red_envelope_activity" USING gin ("sale_channels");
CREATE INDEX "red_envelope_activity_apply_hotel_ids_index" ON "red_envelope_activity" USING gin ("apply_hotel_ids");
CREATE INDEX "red_envelope_activity_status_index" ON "red_envelope_activity" USING btree ("brand_id", "status");
CREATE INDEX "red_envelope_activity_activity_until_activity_from_index" ON "red_envelope_activity" USING btree ("brand_id", "activity_until", "activity_from");
CREATE INDEX "red_envelope_activity_target_grade_ids_index" ON "red_envelope_activity" USING gin ("target_grade_ids");
ALTER TABLE "red_envelope_activity" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "red_envelope_activity" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "red_envelope_activity"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "red_envelope_record" (
	"brand_id" text NOT NULL,
	"record_id" text NOT NULL,
	"red_envelope_id" text,
	"envelope_activity_id" text,
	"envelope_type" text,
	"send_scene" text,
	"member_id" text,
	"nickname" text,
	"phone" text,
	"is_new_member" boolean DEFAULT false NOT NULL,
	"amount" bigint,
	"threshold" bigint,
	"receive_time" timestamp with time zone,
	"expire_time" timestamp with time zone,
	"use_time" timestamp with time zone,
	"sale_channel" text,
	"receive_hotel_id" text,
	"inviter_id" text,
	"payout_no" text,
	"fail_reason" text,
	"status" text DEFAULT 'RECEIVED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("record_id"),
	CONSTRAINT "red_envelope_record_of_brand" UNIQUE ("brand_id", "record_id"),
	CONSTRAINT "red_envelope_record_envelope_type_values" CHECK ("envelope_type" in ('deduct', 'cash')),
	CONSTRAINT "red_envelope_record_sale_channel_values" CHECK ("sale_channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs')),
	CONSTRAINT "red_envelope_record_status_values" CHECK ("status" in ('RECEIVED', 'USED', 'EXPIRED', 'REVOKED', 'SENT', 'FAILED'))
);
CREATE INDEX "red_envelope_record_newest" ON "red_envelope_record" USING btree ("brand_id", "created_at" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "red_envelope_record_receive_time_desc_order" ON "red_envelope_record" USING btree ("brand_id", "receive_time" DESC NULLS LAST, "record_id" DESC);
CREATE INDEX "red_envelope_record_search" ON "red_envelope_record" USING gin (text_pairs("record_id"), text_pairs("payout_no"));
CREATE INDEX "red_envelope_record_phone_index" ON "red_envelope_record" USING btree ("brand_id", "phone");
CREATE INDEX "red_envelope_record_right_phone_4_index" ON "red_envelope_record" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "red_envelope_record_red_envelope_id_index" ON "red_envelope_record" USING btree ("red_envelope_id");
CREATE INDEX "red_envelope_record_envelope_activity_id_index" ON "red_envelope_record" USING btree ("envelope_activity_id");
CREATE INDEX "red_envelope_record_envelope_type_index" ON "red_envelope_record" USING btree ("brand_id", "envelope_type");
CREATE INDEX "red_envelope_record_send_scene_index" ON "red_envelope_record" USING btree ("brand_id", "send_scene");
CREATE INDEX "red_envelope_record_sale_channel_index" ON "red_envelope_record" USING btree ("brand_id", "sale_channel");
CREATE INDEX "red_envelope_record_receive_hotel_id_index" ON "red_envelope_record" USING btree ("receive_hotel_id");
CREATE INDEX "red_envelope_record_is_new_member_index" ON "red_envelope_record" USING btree ("brand_id", "is_new_member");
CREATE INDEX "red_envelope_record_status_index" ON "red_envelope_record" USING btree ("brand_id", "status");
CREATE INDEX "red_envelope_record_member_id_index" ON "red_envelope_record" USING btree ("member_id");
CREATE INDEX "red_envelope_record_inviter_id_index" ON "red_envelope_record" USING btree ("inviter_id");
ALTER TABLE "red_envelope_record" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "red_envelope_record" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "red_envelope_record"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "red_envelope_writeoff" (
	"brand_id" text NOT NULL,
	"writeoff_id" text NOT NULL,
	"record_id" text,
	"red_envelope_id" text,
	"envelope_activity_id" text,
	"member_id" text,
	"phone" text,
	"platform_order_id" text,
	"ticket_product_id" text,
	"order_amount" bigint,
	"deduct_amount" bigint,
	"pay_amount" bigint,
	"use_hotel_id" text,
	"sale_channel" text,
	"is_new_member" boolean DEFAULT false NOT NULL,
	"use_days" integer,
	"writeoff_time" timestamp with time zone,
	"rollback_time" timestamp with time zone,
	"status" text DEFAULT 'NORMAL' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("writeoff_id"),
	CONSTRAINT "red_envelope_writeoff_sale_channel_values" CHECK ("sale_channel" in ('wechat', 'h5', 'alipay', 'tiktok', 'xhs')),
	CONSTRAINT "red_envelope_writeoff_status_values" CHECK ("status" in ('NORMAL', 'ROLLED_BACK'))
);
CREATE INDEX "red_envelope_writeoff_newest" ON "red_envelope_writeoff" USING btree ("brand_id", "created_at" DESC NULLS LAST, "writeoff_id" DESC);
CREATE INDEX "red_envelope_writeoff_writeoff_time_desc_order" ON "red_envelope_writeoff" USING btree ("brand_id", "writeoff_time" DESC NULLS LAST, "writeoff_id" DESC);
CREATE INDEX "red_envelope_writeoff_search" ON "red_envelope_writeoff" USING gin (text_pairs("writeoff_id"));
CREATE INDEX "red_envelope_writeoff_platform_order_id_index" ON "red_envelope_writeoff" USING btree ("platform_order_id");
CREATE INDEX "red_envelope_writeoff_phone_index" ON "red_envelope_writeoff" USING btree ("brand_id", "phone");
CREATE INDEX "red_envelope_writeoff_right_phone_4_index" ON "red_envelope_writeoff" USING btree ("brand_id", ("right"("phone", 4)));
CREATE INDEX "red_envelope_writeoff_red_envelope_id_index" ON "red_envelope_writeoff" USING btree ("red_envelope_id");
CREATE INDEX "red_envelope_writeoff_envelope_activity_id_index" ON "red_envelope_writeoff" USING btree ("envelope_activity_id");
CREATE INDEX "red_envelope_writeoff_use_hotel_id_index" ON "red_envelope_writeoff" USING btree ("use_hotel_id");
CREATE INDEX "red_envelope_writeoff_sale_channel_index" ON "red_envelope_writeoff" USING btree ("brand_id", "sale_channel");
CREATE INDEX "red_envelope_writeoff_is_new_member_index" ON "red_envelope_writeoff" USING btree ("brand_id", "is_new_member");
CREATE INDEX "red_envelope_writeoff_status_index" ON "red_envelope_writeoff" USING btree ("brand_id", "status");
CREATE INDEX "red_envelope_writeoff_record_id_index" ON "red_envelope_writeoff" USING btree ("record_id");
CREATE INDEX "red_envelope_writeoff_member_id_index" ON "red_envelope_writeoff" USING btree ("member_id");
CREATE INDEX "red_envelope_writeoff_ticket_product_id_index" ON "red_envelope_writeoff" USING btree ("ticket_product_id");
ALTER TABLE "red_envelope_writeoff" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "red_envelope_writeoff" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "red_envelope_writeoff"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
CREATE TABLE "red_envelope_setting" (
	"brand_id" text NOT NULL,
	"setting_id" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"send_name" text NOT NULL,
	"payout_mch_id" text,
	"payout_scene" text DEFAULT 'marketing' NOT NULL,
	"balance_warn" bigint DEFAULT 50000 NOT NULL,
	"warn_phones" text[] DEFAULT array[]::text[] NOT NULL,
	"daily_budget" bigint DEFAULT 200000 NOT NULL,
	"member_daily_count" integer DEFAULT 3 NOT NULL,
	"one_per_order" integer DEFAULT 1 NOT NULL,
	"refund_return" text DEFAULT 'full' NOT NULL,
	"risk_control" boolean DEFAULT true NOT NULL,
	"black_phones" text,
	"remind_text" text DEFAULT '您有红包即将过期，快去使用吧' NOT NULL,
	"common_rules" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("brand_id"),
	CONSTRAINT "red_envelope_setting_payout_scene_values" CHECK ("payout_scene" in ('marketing', 'reward')),
	CONSTRAINT "red_envelope_setting_refund_return_values" CHECK ("refund_return" in ('full', 'none'))
);
ALTER TABLE "red_envelope_setting" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "red_envelope_setting" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "red_envelope_setting"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
