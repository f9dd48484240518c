-- The key-value map of a store makes room for the store's settings, whose table follows from their definition.

ALTER TABLE "hotel_config" RENAME TO "hotel_switch";
ALTER TABLE "hotel_switch" RENAME CONSTRAINT "hotel_config_hotel_id_key_pk" TO "hotel_switch_hotel_id_key_pk";
ALTER TABLE "hotel_switch" RENAME CONSTRAINT "hotel_config_hotel" TO "hotel_switch_hotel";
ALTER INDEX "hotel_config_tenant" RENAME TO "hotel_switch_tenant";
CREATE TABLE "hotel_config" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"enable_ui_upgrade_all" boolean DEFAULT true NOT NULL,
	"enable_ticket_product_abtest" text,
	"enable_new_file_manager_switch" boolean DEFAULT true NOT NULL,
	"enable_upload_check" boolean DEFAULT true NOT NULL,
	"order_auto_cancel_minutes" integer DEFAULT 30 NOT NULL,
	"auto_confirm_order" boolean DEFAULT true NOT NULL,
	"auto_complete_days" integer DEFAULT 7 NOT NULL,
	"check_in_time" time DEFAULT '14:00' NOT NULL,
	"check_out_time" time DEFAULT '12:00' NOT NULL,
	"last_booking_time" time DEFAULT '23:00' NOT NULL,
	"refund_audit" text DEFAULT 'AMOUNT' NOT NULL,
	"refund_audit_amount" bigint DEFAULT 50000,
	"refund_notice_phones" text[] DEFAULT array[]::text[] NOT NULL,
	"order_notice_channels" text[] DEFAULT array['CONSOLE', 'VOICE']::text[] NOT NULL,
	"order_notice_receivers" text[] DEFAULT array[]::text[] NOT NULL,
	"low_stock_alert" integer DEFAULT 10 NOT NULL,
	"require_phone" boolean DEFAULT true NOT NULL,
	"require_id_card" boolean DEFAULT false NOT NULL,
	"invoice_enabled" boolean DEFAULT true NOT NULL,
	"service_phone" text NOT NULL,
	"night_mode_hours_from" time,
	"night_mode_hours_until" time,
	"hotel_group_name" text,
	"hotel_group_page_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("hotel_id"),
	CONSTRAINT "hotel_config_refund_audit_values" CHECK ("refund_audit" in ('AUTO', 'MANUAL', 'AMOUNT')),
	CONSTRAINT "hotel_config_order_notice_channels_values" CHECK ("order_notice_channels" <@ array['CONSOLE', 'VOICE', 'SMS', 'WECOM', 'PRINT']::text[])
);
CREATE INDEX "hotel_config_order_notice_receivers_index" ON "hotel_config" USING gin ("order_notice_receivers");
ALTER TABLE "hotel_config" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "hotel_config" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "hotel_config"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
ALTER TABLE "hotel_config" ADD CONSTRAINT "hotel_config_hotel_scope" FOREIGN KEY ("brand_id", "hotel_id") REFERENCES "hotel" ("brand_id", "hotel_id");
