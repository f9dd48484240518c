/**
 * What searches in texts need, once a database.
 *
 * `text_pairs` gives every two characters of a text that stand together; a text that contains a word has all the word's
 * pairs. Trigrams (`pg_trgm`) find no word of two characters, which most Chinese ones are, and see no Chinese character at
 * all where the database's locale is C.
 *
 * Row-level security lets a request's condition use an index only if its functions are marked as giving away nothing about
 * rows that are not seen. These fail for no value of the types that our tables have. Only a superuser may mark them; where the owner is none,
 * answers are the same and searches read all rows of their store.
 */
export const textPairsSql: readonly string[] = [
  `CREATE FUNCTION text_pairs(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN array(select distinct substr(lower(value), place, 2) from generate_series(1, length(value) - 1) place)`,
  `DO $$ BEGIN
	ALTER FUNCTION text_pairs(text) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog."right"(text, integer) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$`,
]
