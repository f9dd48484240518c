-- Whoever is switched off has nothing open any more: sessions and embed tokens are removed by the database itself, whichever
-- way the row is changed. It happens when they are switched on again too, so that what was opened at the very moment of
-- switching off is not good again.
--
-- Runs as the tables' owner, whom the policies hold as well: they let it remove sessions for this purpose only.
CREATE FUNCTION "end_access"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed jsonb := to_jsonb(NEW);
  purpose text := coalesce(current_setting('ebkit.purpose', true), '');
  users text[];
BEGIN
  PERFORM set_config('ebkit.purpose', 'authentication', true);
  IF TG_TABLE_NAME = 'partner_key' THEN
    DELETE FROM embed_token WHERE key_hash = changed ->> 'key_hash';
  ELSE
    SELECT array_agg(u.user_id) INTO users
      FROM user_account u JOIN employee e ON e.employee_id = u.employee_id
      WHERE u.brand_id = changed ->> 'brand_id' AND CASE TG_TABLE_NAME
        WHEN 'user_account' THEN u.user_id = changed ->> 'user_id'
        WHEN 'employee' THEN e.employee_id = changed ->> 'employee_id'
        WHEN 'role' THEN changed ->> 'role_id' = ANY (e.role_ids)
        ELSE true
      END;
    DELETE FROM session WHERE user_id = ANY (users);
    DELETE FROM embed_token WHERE user_id = ANY (users);
  END IF;
  PERFORM set_config('ebkit.purpose', purpose, true);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "end_access"() FROM PUBLIC;--> statement-breakpoint

CREATE TRIGGER "end_access" AFTER UPDATE ON "user_account" FOR EACH ROW
  WHEN (NEW."disabled" <> OLD."disabled") EXECUTE FUNCTION "end_access"();--> statement-breakpoint
CREATE TRIGGER "end_access" AFTER UPDATE ON "employee" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status" OR NEW."can_login" <> OLD."can_login") EXECUTE FUNCTION "end_access"();--> statement-breakpoint
CREATE TRIGGER "end_access" AFTER UPDATE ON "brand" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "end_access"();--> statement-breakpoint
CREATE TRIGGER "end_access" AFTER UPDATE ON "role" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION "end_access"();--> statement-breakpoint
CREATE TRIGGER "end_access" AFTER UPDATE ON "partner_key" FOR EACH ROW
  WHEN (NEW."disabled" <> OLD."disabled") EXECUTE FUNCTION "end_access"();
