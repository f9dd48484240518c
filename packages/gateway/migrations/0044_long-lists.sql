-- Searches in long lists know three digits instead of two; see src/database/tables/textPairs.ts.

CREATE OR REPLACE FUNCTION text_pairs(value text) RETURNS text[] LANGUAGE plpgsql STRICT IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	whole text := lower(value);
	part text;
	found text[] := '{}';
BEGIN
	FOR place IN 1 .. length(whole) - 1 LOOP
		part := substr(whole, place, 2);
		IF translate(part, '0123456789', '') = '' THEN
			part := substr(whole, place, 3);
			CONTINUE WHEN length(part) < 3 OR translate(part, '0123456789', '') <> '';
		END IF;
		found := found || part;
	END LOOP;
	RETURN found;
END $$;
DO $$ BEGIN
	ALTER FUNCTION text_pairs(text) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog."right"(text, integer) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
DO $$ DECLARE found text; BEGIN
	FOR found IN
		select i.oid::regclass::text from pg_index x join pg_class i on i.oid = x.indexrelid
		where i.relnamespace = 'public'::regnamespace and pg_get_indexdef(i.oid) like '%text\_pairs(%'
	LOOP
		EXECUTE 'REINDEX INDEX ' || found;
	END LOOP;
END $$;

-- Orders are sorted and filtered by any column along its index.
DROP INDEX "ticket_order_product_type_index";
DROP INDEX "ticket_order_sale_channel_index";
DROP INDEX "ticket_order_pay_method_index";
DROP INDEX "ticket_order_pay_time_index";
DROP INDEX "ticket_order_ship_type_index";
DROP INDEX "ticket_order_refund_status_index";
DROP INDEX "ticket_order_use_date_index";
DROP INDEX "ticket_order_status_index";
CREATE INDEX "ticket_order_platform_order_id_order" ON "ticket_order" USING btree ("hotel_id", "platform_order_id");
CREATE INDEX "ticket_order_product_name_order" ON "ticket_order" USING btree ("hotel_id", "product_name", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_spec_name_order" ON "ticket_order" USING btree ("hotel_id", "spec_name", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_quantity_order" ON "ticket_order" USING btree ("hotel_id", "quantity", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_pay_amount_order" ON "ticket_order" USING btree ("hotel_id", "pay_amount", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_sale_channel_order" ON "ticket_order" USING btree ("hotel_id", "sale_channel", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_use_date_order" ON "ticket_order" USING btree ("hotel_id", "use_date", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_used_count_order" ON "ticket_order" USING btree ("hotel_id", "used_count", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_status_order" ON "ticket_order" USING btree ("hotel_id", "status", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_refund_status_order" ON "ticket_order" USING btree ("hotel_id", "refund_status", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_pay_time_order" ON "ticket_order" USING btree ("hotel_id", "pay_time", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_ticket_product_id_order" ON "ticket_order" USING btree ("hotel_id", "ticket_product_id", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_product_type_order" ON "ticket_order" USING btree ("hotel_id", "product_type", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_pay_method_order" ON "ticket_order" USING btree ("hotel_id", "pay_method", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_employee_id_order" ON "ticket_order" USING btree ("hotel_id", "employee_id", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
CREATE INDEX "ticket_order_ship_type_order" ON "ticket_order" USING btree ("hotel_id", "ship_type", "created_at" DESC NULLS LAST, "platform_order_id" DESC);
