-- Tables of a restaurant are listed by name.
CREATE INDEX "dining_table_table_name_order" ON "dining_table" USING btree ("hotel_id", "table_name", "dining_table_id" DESC);
