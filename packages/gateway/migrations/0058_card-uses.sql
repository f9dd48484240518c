-- What is left of a card, and what is refunded of it, follows from its uses at all stores of the brand, also at those that
-- the reader does not see.
CREATE FUNCTION "card_times_used"("holder" text) RETURNS integer LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  stores text := coalesce(current_setting('ebkit.hotel_ids', true), '');
  purpose text := coalesce(current_setting('ebkit.purpose', true), '');
  used integer;
BEGIN
  -- with this purpose, the table of stores shows all stores of the brand
  PERFORM set_config('ebkit.purpose', 'names', true);
  PERFORM set_config('ebkit.hotel_ids', (SELECT coalesce(string_agg(hotel_id, ','), '') FROM hotel), true);
  SELECT coalesce(sum(r.times), 0)::int INTO used FROM ecard_use_record r
    WHERE r.brand_id = current_setting('ebkit.brand_id', true) AND r.ecard_user_id = holder AND r.status = 'VALID';
  PERFORM set_config('ebkit.hotel_ids', stores, true);
  PERFORM set_config('ebkit.purpose', purpose, true);
  RETURN used;
END $$;
