/**
 * Statements that searches in texts need, once per database.
 *
 * `text_pairs` returns all pairs of adjacent characters of a text; a text that contains a word has all pairs of the word.
 * Trigrams (`pg_trgm`) cannot find words of two characters, which most Chinese words are, and ignore Chinese characters if
 * the database has the locale C.
 *
 * Of digits it returns three instead of two: there are only a hundred pairs, and in a list of a million numbers each of them
 * occurs in most rows. The function is a loop, because a query inside each call takes four times as long.
 *
 * Under row-level security a condition of a request uses an index only if its functions are marked leak-proof. These
 * functions do not fail for any value of our types, so errors cannot reveal hidden rows. Only a superuser may mark them. With
 * another owner the results are the same, but searches read all rows of their store.
 */
export const textPairsSql: readonly string[] = [
  `CREATE OR REPLACE FUNCTION text_pairs(value text) RETURNS text[] LANGUAGE plpgsql STRICT IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	whole text := lower(value);
	part text;
	found text[] := '{}';
BEGIN
	FOR place IN 1 .. length(whole) - 1 LOOP
		part := substr(whole, place, 2);
		IF translate(part, '0123456789', '') = '' THEN
			part := substr(whole, place, 3);
			CONTINUE WHEN length(part) < 3 OR translate(part, '0123456789', '') <> '';
		END IF;
		found := found || part;
	END LOOP;
	RETURN found;
END $$`,
  `DO $$ BEGIN
	ALTER FUNCTION text_pairs(text) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF;
	ALTER FUNCTION pg_catalog."right"(text, integer) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$`,
]

/** Whether the index can find a word: `text_pairs` of it is not empty. */
export const hasPairs = (word: string): boolean => /[^0-9].|.[^0-9]|[0-9]{3}/su.test(word)
