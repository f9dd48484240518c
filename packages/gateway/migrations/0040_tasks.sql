-- Items of tasks that run in the background, and the computed fields and payment of deposits that code stores
-- (src/database/tables/storedFields.ts).

CREATE TABLE "task_item" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"resource" text NOT NULL,
	"row_key" text NOT NULL,
	"item_key" text NOT NULL,
	"amount" bigint,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	CONSTRAINT "task_item_key" PRIMARY KEY ("brand_id", "resource", "row_key", "item_key"),
	CONSTRAINT "task_item_status_values" CHECK ("status" in ('WAITING', 'DONE', 'FAILED'))
);
ALTER TABLE "task_item" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "task_item" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "task_item"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
		AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));

ALTER TABLE "ticket_delay" ADD COLUMN "old_end_date" date;
ALTER TABLE "ticket_delay" ADD COLUMN "target_count" integer;
ALTER TABLE "valid_card_delay" ADD COLUMN "target_count" integer;
ALTER TABLE "batch_refund" ADD COLUMN "order_count" integer;
ALTER TABLE "batch_refund" ADD COLUMN "total_amount" bigint;
ALTER TABLE "ticket_up_sell" ADD COLUMN "show_count" integer;
ALTER TABLE "deposit_order" ADD COLUMN "pay_method" text;
ALTER TABLE "deposit_order" ADD CONSTRAINT "deposit_order_pay_method_values"
	CHECK ("pay_method" in ('wechat', 'alipay', 'prepay', 'points', 'cash', 'pos'));
ALTER TABLE "deposit_order" ADD COLUMN "transaction_no" text;
