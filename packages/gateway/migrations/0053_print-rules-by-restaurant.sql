-- Print rules are listed by restaurant.
DROP INDEX "restaurant_print_rule_sort_order";--> statement-breakpoint
CREATE INDEX "restaurant_print_rule_restaurant_id_sort_order" ON "restaurant_print_rule" USING btree ("hotel_id", "restaurant_id", "sort", "print_rule_id" DESC);
