CREATE TABLE "counter" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"counter_id" text PRIMARY KEY NOT NULL,
	"counter_name" text NOT NULL,
	"counter_code" text NOT NULL,
	"counter_type" text NOT NULL,
	"location" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "counter_of_hotel" UNIQUE("hotel_id","counter_id"),
	CONSTRAINT "counter_counter_type_values" CHECK ("counter"."counter_type" in ('DESK', 'TICKET', 'GATE', 'CASHIER', 'SHOP', 'SPA')),
	CONSTRAINT "counter_status_values" CHECK ("counter"."status" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_brand_id_user_id_key_pk" PRIMARY KEY("brand_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "printer" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"printer_id" text PRIMARY KEY NOT NULL,
	"printer_name" text NOT NULL,
	"brand_model" text NOT NULL,
	"connect_type" text DEFAULT 'CLOUD' NOT NULL,
	"sn" text NOT NULL,
	"device_key" text,
	"ip_address" text,
	"port" integer DEFAULT 9100,
	"usage" text NOT NULL,
	"paper_width" text DEFAULT '80' NOT NULL,
	"location" text NOT NULL,
	"counter_id" text,
	"restaurant_id" text,
	"copies" integer DEFAULT 1 NOT NULL,
	"font_size" text DEFAULT 'NORMAL' NOT NULL,
	"auto_cut" boolean DEFAULT true NOT NULL,
	"voice_notice" boolean DEFAULT false NOT NULL,
	"backup_printer_id" text,
	"last_online_at" timestamp with time zone,
	"status" text DEFAULT 'ENABLED' NOT NULL,
	"reported_state" text DEFAULT 'ONLINE' NOT NULL,
	"pending_jobs" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "printer_of_hotel" UNIQUE("hotel_id","printer_id"),
	CONSTRAINT "printer_brand_model_values" CHECK ("printer"."brand_model" in ('FEIE', 'YILIAN', 'XINYE', 'JIABO', 'SUNMI', 'VPOS')),
	CONSTRAINT "printer_connect_type_values" CHECK ("printer"."connect_type" in ('CLOUD', 'WIFI', 'USB', 'BLUETOOTH')),
	CONSTRAINT "printer_usage_values" CHECK ("printer"."usage" in ('RECEIPT', 'KITCHEN', 'LABEL', 'TICKET', 'ORDER')),
	CONSTRAINT "printer_paper_width_values" CHECK ("printer"."paper_width" in ('58', '80', '40X30')),
	CONSTRAINT "printer_font_size_values" CHECK ("printer"."font_size" in ('NORMAL', 'LARGE', 'XLARGE')),
	CONSTRAINT "printer_status_values" CHECK ("printer"."status" in ('ENABLED', 'DISABLED'))
);
--> statement-breakpoint
CREATE TABLE "restaurant" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"restaurant_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"restaurant_type" text NOT NULL,
	"floor" text,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'RESTING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "restaurant_of_hotel" UNIQUE("hotel_id","restaurant_id"),
	CONSTRAINT "restaurant_restaurant_type_values" CHECK ("restaurant"."restaurant_type" in ('CHINESE', 'WESTERN', 'BUFFET', 'BAR', 'HOTPOT', 'BAKERY')),
	CONSTRAINT "restaurant_status_values" CHECK ("restaurant"."status" in ('OPEN', 'RESTING', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "counter" ADD CONSTRAINT "counter_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_counter" FOREIGN KEY ("hotel_id","counter_id") REFERENCES "public"."counter"("hotel_id","counter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_restaurant" FOREIGN KEY ("hotel_id","restaurant_id") REFERENCES "public"."restaurant"("hotel_id","restaurant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printer" ADD CONSTRAINT "printer_backup_printer" FOREIGN KEY ("hotel_id","backup_printer_id") REFERENCES "public"."printer"("hotel_id","printer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant" ADD CONSTRAINT "restaurant_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_newest" ON "counter" USING btree ("hotel_id","created_at" DESC NULLS FIRST,"counter_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "counter_counter_name_unique" ON "counter" USING btree ("hotel_id","counter_name");--> statement-breakpoint
CREATE UNIQUE INDEX "counter_counter_code_unique" ON "counter" USING btree ("hotel_id","counter_code");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "printer_newest" ON "printer" USING btree ("hotel_id","created_at" DESC NULLS FIRST,"printer_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "printer_sn_unique" ON "printer" USING btree ("hotel_id","sn");--> statement-breakpoint
CREATE UNIQUE INDEX "printer_printer_name_unique" ON "printer" USING btree ("hotel_id","printer_name");--> statement-breakpoint
CREATE INDEX "printer_counter" ON "printer" USING btree ("counter_id");--> statement-breakpoint
CREATE INDEX "printer_restaurant" ON "printer" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "printer_backup_printer" ON "printer" USING btree ("backup_printer_id");--> statement-breakpoint
CREATE INDEX "restaurant_newest" ON "restaurant" USING btree ("hotel_id","created_at" DESC NULLS FIRST,"restaurant_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_name_unique" ON "restaurant" USING btree ("hotel_id","name");