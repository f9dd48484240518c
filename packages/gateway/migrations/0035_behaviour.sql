-- Audit trail, requests to the outside, numbers of documents, and the computed fields that code stores
-- (src/database/tables/storedFields.ts).

CREATE TABLE "audit_entry" (
	"entry_id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	"brand_id" text NOT NULL,
	"hotel_id" text,
	"resource" text NOT NULL,
	"row_key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"user_id" text NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer,
	"before" jsonb,
	"after" jsonb,
	"input" jsonb,
	"secrets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_entry_kind_values" CHECK ("kind" in ('save', 'delete', 'action', 'automatic'))
);
CREATE INDEX "audit_entry_of_row" ON "audit_entry" ("brand_id", "resource", "row_key", "entry_id");
ALTER TABLE "audit_entry" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "audit_entry" FORCE ROW LEVEL SECURITY;
-- Entries are read and added; nobody changes or deletes one.
CREATE POLICY "tenant_reads" ON "audit_entry" FOR SELECT
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND ("hotel_id" IS NULL
			OR "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[])));
CREATE POLICY "tenant_adds" ON "audit_entry" FOR INSERT
	WITH CHECK ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND ("hotel_id" IS NULL
			OR "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[])));

CREATE TABLE "outbox_message" (
	"message_id" text PRIMARY KEY,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"resource" text NOT NULL,
	"row_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "outbox_message_status_values" CHECK ("status" in ('WAITING', 'ANSWERED'))
);
CREATE INDEX "outbox_message_waiting" ON "outbox_message" ("brand_id", "next_attempt_at") WHERE "status" = 'WAITING';
CREATE INDEX "outbox_message_of_row" ON "outbox_message" ("brand_id", "resource", "row_key");
ALTER TABLE "outbox_message" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "outbox_message" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "outbox_message"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));

-- Numbers of orders, refunds and bills. Gaps are no secret: all brands share it.
CREATE SEQUENCE "document_number";

ALTER TABLE "ticket_code" ADD COLUMN "share_price" bigint;
ALTER TABLE "ticket_order" ADD COLUMN "product_name" text;
ALTER TABLE "ticket_refund" ADD COLUMN "product_name" text;
ALTER TABLE "ticket_refund" ADD COLUMN "fee_amount" bigint;
ALTER TABLE "ticket_refund" ADD COLUMN "refund_amount" bigint;
ALTER TABLE "ticket_verify_record" ADD COLUMN "amount" bigint;
ALTER TABLE "cash_flow" ADD COLUMN "balance_after" bigint;
