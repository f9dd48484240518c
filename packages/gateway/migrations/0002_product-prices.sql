-- The lowest price, in cents, of a multi-spec product's specs; null without specs. Generated columns take no sub-query, but a function.
CREATE FUNCTION "lowest_spec_price"("specs" jsonb) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (select min((spec ->> 'salePrice')::bigint) from jsonb_array_elements(specs) as spec);
