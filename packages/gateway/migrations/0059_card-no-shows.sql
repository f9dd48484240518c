-- A card is frozen at its number of no-shows at all stores of the brand, also at those that the reader does not see: no-shows
-- since it was last unfrozen; `updated_at` is the time when a reservation became one.
CREATE FUNCTION "card_no_shows"("holder" text) RETURNS integer LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  brand text := current_setting('ebkit.brand_id', true);
  stores text := coalesce(current_setting('ebkit.hotel_ids', true), '');
  purpose text := coalesce(current_setting('ebkit.purpose', true), '');
  missed integer;
BEGIN
  -- with this purpose, the table of stores shows all stores of the brand
  PERFORM set_config('ebkit.purpose', 'names', true);
  PERFORM set_config('ebkit.hotel_ids', (SELECT coalesce(string_agg(hotel_id, ','), '') FROM hotel), true);
  SELECT count(*)::int INTO missed FROM valid_card_reservation r
    WHERE r.brand_id = brand AND r.ecard_user_id = holder AND r.status = 'NO_SHOW'
      AND r.updated_at > coalesce((SELECT max(a.happened_at) FROM audit_entry a WHERE a.brand_id = brand
        AND a.resource = 'ecardUser' AND a.row_key = holder AND a.name = 'unfreeze'), '-infinity');
  PERFORM set_config('ebkit.hotel_ids', stores, true);
  PERFORM set_config('ebkit.purpose', purpose, true);
  RETURN missed;
END $$;
