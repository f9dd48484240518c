CREATE TABLE "brand_origin" (
	"brand_id" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_origin_brand_id_origin_pk" PRIMARY KEY("brand_id","origin")
);
--> statement-breakpoint
CREATE TABLE "embed_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"device_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_device_device_hash_user_id_pk" PRIMARY KEY("device_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"attempt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_attempt_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"address" text NOT NULL,
	"device_hash" text,
	"succeeded" boolean DEFAULT false NOT NULL,
	"forgiven" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"partner_name" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"remember" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"user_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"account" text NOT NULL,
	"password_hash" text NOT NULL,
	"admin_id" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"brand_id" text PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"brand_code" text NOT NULL,
	"english_name" text,
	"logo" text,
	"theme_color" text DEFAULT '#1a6dff' NOT NULL,
	"group_name" text,
	"industry" text NOT NULL,
	"story" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"website" text,
	"member_shared" boolean DEFAULT true NOT NULL,
	"card_shared" boolean DEFAULT true NOT NULL,
	"contract_until" date,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "brand_industry_values" CHECK ("brand"."industry" in ('HOTEL', 'SCENIC', 'RESTAURANT', 'MIX')),
	CONSTRAINT "brand_status_values" CHECK ("brand"."status" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "employee" (
	"employee_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"employee_no" text NOT NULL,
	"employee_name" text NOT NULL,
	"phone" text NOT NULL,
	"gender" text DEFAULT 'UNKNOWN' NOT NULL,
	"avatar" text,
	"department_id" text,
	"position" text,
	"role_ids" text[] DEFAULT '{}' NOT NULL,
	"manage_hotel_ids" text[] DEFAULT '{}' NOT NULL,
	"email" text,
	"entry_date" date,
	"wecom_user_id" text,
	"wechat_bound" boolean DEFAULT false NOT NULL,
	"can_login" boolean DEFAULT true NOT NULL,
	"can_verify" boolean DEFAULT false NOT NULL,
	"last_login_at" timestamp with time zone,
	"leave_date" date,
	"remark" text,
	"status" text DEFAULT 'ON_JOB' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "employee_gender_values" CHECK ("employee"."gender" in ('MALE', 'FEMALE', 'UNKNOWN')),
	CONSTRAINT "employee_status_values" CHECK ("employee"."status" in ('ON_JOB', 'LOCKED', 'LEFT'))
);
--> statement-breakpoint
CREATE TABLE "hotel" (
	"hotel_id" text PRIMARY KEY NOT NULL,
	"hotel_name" text NOT NULL,
	"short_name" text,
	"hotel_code" text NOT NULL,
	"brand_id" text NOT NULL,
	"business_types" text[] NOT NULL,
	"star_level" text,
	"logo" text,
	"cover_images" text[] DEFAULT '{}' NOT NULL,
	"video" text,
	"phone" text NOT NULL,
	"email" text,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text,
	"address" text NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"traffic_guide" text,
	"open_from" time NOT NULL,
	"open_until" time NOT NULL,
	"opening_date" date,
	"room_count" integer,
	"facilities" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"slogan" text,
	"introduction" text,
	"company_name" text,
	"license_no" text,
	"license_image" text,
	"special_license" text,
	"manager_name" text,
	"manager_phone" text,
	"contract_until" date,
	"reject_reason" text,
	"suspend_reason" text,
	"resume_date" date,
	"audit_status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_of_brand" UNIQUE("brand_id","hotel_id"),
	CONSTRAINT "hotel_business_types_values" CHECK ("hotel"."business_types" <@ array['HOTEL', 'SCENIC', 'RESTAURANT', 'LEISURE', 'RETAIL']::text[]),
	CONSTRAINT "hotel_star_level_values" CHECK ("hotel"."star_level" in ('5', '4', '3', '2', 'A5', 'A4')),
	CONSTRAINT "hotel_facilities_values" CHECK ("hotel"."facilities" <@ array['WIFI', 'PARK', 'POOL', 'GYM', 'SPA', 'KIDS', 'PET', 'EV', 'MEETING', 'SHUTTLE']::text[]),
	CONSTRAINT "hotel_audit_status_values" CHECK ("hotel"."audit_status" in ('DRAFT', 'REVIEWING', 'OPEN', 'REJECTED', 'SUSPENDED', 'CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "hotel_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "hotel_config_hotel_id_key_pk" PRIMARY KEY("hotel_id","key")
);
--> statement-breakpoint
CREATE TABLE "page_feedback" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"url" text NOT NULL,
	"score" smallint NOT NULL,
	"description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "page_feedback_user_id_hotel_id_url_pk" PRIMARY KEY("user_id","hotel_id","url"),
	CONSTRAINT "page_feedback_score_range" CHECK ("page_feedback"."score" between 1 and 5),
	CONSTRAINT "page_feedback_description_length" CHECK (char_length("page_feedback"."description") <= 500)
);
--> statement-breakpoint
CREATE TABLE "role" (
	"role_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"role_name" text NOT NULL,
	"role_level" text DEFAULT 'HOTEL' NOT NULL,
	"is_preset" boolean DEFAULT false NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"data_scope" text DEFAULT 'HOTEL' NOT NULL,
	"view_sensitive" boolean DEFAULT false NOT NULL,
	"can_export" boolean DEFAULT false NOT NULL,
	"max_refund_amount" bigint DEFAULT 0 NOT NULL,
	"description" text,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_level_values" CHECK ("role"."role_level" in ('BRAND', 'HOTEL')),
	CONSTRAINT "role_data_scope_values" CHECK ("role"."data_scope" in ('ALL', 'HOTEL', 'DEPARTMENT', 'SELF')),
	CONSTRAINT "role_status_values" CHECK ("role"."status" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
ALTER TABLE "brand_origin" ADD CONSTRAINT "brand_origin_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_user_id_user_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_hotel_id_hotel_hotel_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotel"("hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_key_hash_partner_key_key_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."partner_key"("key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_employee_id_employee_employee_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employee"("employee_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel_config" ADD CONSTRAINT "hotel_config_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_user_id_user_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_origin_origin" ON "brand_origin" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "embed_token_expiry" ON "embed_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempt_account" ON "login_attempt" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "login_attempt_address" ON "login_attempt" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "partner_key_brand" ON "partner_key" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_name_unique" ON "user_account" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_employee_unique" ON "user_account" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_name_unique" ON "brand" USING btree ("brand_name");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_code_unique" ON "brand" USING btree ("brand_code");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_no_unique" ON "employee" USING btree ("hotel_id","employee_no");--> statement-breakpoint
CREATE UNIQUE INDEX "employee_phone_unique" ON "employee" USING btree ("hotel_id","phone");--> statement-breakpoint
CREATE INDEX "employee_status" ON "employee" USING btree ("brand_id","hotel_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_name_unique" ON "hotel" USING btree ("brand_id","hotel_name");--> statement-breakpoint
CREATE UNIQUE INDEX "hotel_code_unique" ON "hotel" USING btree ("brand_id","hotel_code");--> statement-breakpoint
CREATE INDEX "hotel_audit_status" ON "hotel" USING btree ("brand_id","audit_status");--> statement-breakpoint
CREATE INDEX "hotel_config_tenant" ON "hotel_config" USING btree ("brand_id","hotel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_unique" ON "role" USING btree ("brand_id","role_name");--> statement-breakpoint
CREATE INDEX "role_status" ON "role" USING btree ("brand_id","status");