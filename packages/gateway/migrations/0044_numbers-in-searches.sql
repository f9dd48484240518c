-- Searches know three digits instead of two; see src/database/tables/textPairs.ts.

CREATE OR REPLACE FUNCTION text_pairs(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array(
		select distinct part
		from (select lower(value) as whole) t, generate_series(1, length(value) - 1) place,
			lateral (select case
				when translate(substr(whole, place, 2), '0123456789', '') <> '' then substr(whole, place, 2)
				when place < length(whole) - 1 and translate(substr(whole, place, 3), '0123456789', '') = '' then substr(whole, place, 3)
			end as part) parts
		where part is not null);
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
