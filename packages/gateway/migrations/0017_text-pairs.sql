-- What searches in texts need; see src/database/tables/textPairs.ts.

CREATE FUNCTION text_pairs(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array(select distinct substr(lower(value), place, 2) from generate_series(1, length(value) - 1) place);
DO $$ BEGIN
	ALTER FUNCTION text_pairs(text) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog."right"(text, integer) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
