-- What support wants to know of the browser that a question came from.
ALTER TABLE "question_feedback" ADD COLUMN "client_info" text;

-- The counter whose payment code a guest has scanned.
ALTER TABLE "direct_payment" ADD COLUMN "counter_id" text;
ALTER TABLE "direct_payment" ADD CONSTRAINT "direct_payment_counter_id_reference"
	FOREIGN KEY ("brand_id", "counter_id") REFERENCES "counter" ("brand_id", "counter_id");
CREATE INDEX "direct_payment_counter_id_index" ON "direct_payment" USING btree ("counter_id");
