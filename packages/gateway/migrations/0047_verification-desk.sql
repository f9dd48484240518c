CREATE INDEX "ticket_code_holder_phone_index" ON "ticket_code" USING btree ("hotel_id", "holder_phone");
--> statement-breakpoint
DROP INDEX "ticket_verify_record_verify_time_index";
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_verify_time_desc_order" ON "ticket_verify_record" USING btree ("hotel_id", "verify_time" DESC NULLS LAST, "verify_id" DESC);
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_search" ON "ticket_verify_record" USING gin (text_pairs("code"));
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_holder_phone_index" ON "ticket_verify_record" USING btree ("hotel_id", "holder_phone");
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_right_holder_phone_4_index" ON "ticket_verify_record" USING btree ("hotel_id", (right("holder_phone", 4)));
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_verify_type_index" ON "ticket_verify_record" USING btree ("hotel_id", "verify_type");
--> statement-breakpoint
CREATE INDEX "ticket_verify_record_status_index" ON "ticket_verify_record" USING btree ("hotel_id", "status");
