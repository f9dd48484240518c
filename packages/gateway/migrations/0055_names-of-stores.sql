-- A row may refer to rows of stores that its reader does not see: a coupon is valid in ten stores. While names are read, a
-- transaction sees which stores its brand has.
CREATE POLICY "names" ON "hotel" FOR SELECT
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true))
    AND (select current_setting('ebkit.purpose', true)) = 'names');
