-- One-time links by which employees choose a password. Only the SHA-256 of a link's code is kept.
CREATE TABLE "password_reset" (
	"reset_hash" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint

-- A brand makes them; they are looked up only while signing in.
ALTER TABLE "password_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "password_reset" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "authentication" ON "password_reset"
  USING ((select current_setting('ebkit.purpose', true)) = 'authentication');--> statement-breakpoint
CREATE POLICY "tenant" ON "password_reset" FOR INSERT
  WITH CHECK ("brand_id" = (select current_setting('ebkit.brand_id', true)));--> statement-breakpoint

-- Whoever gets a link has nothing open any more, and no older link.
CREATE FUNCTION "begin_password_reset"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  purpose text := coalesce(current_setting('ebkit.purpose', true), '');
BEGIN
  PERFORM set_config('ebkit.purpose', 'authentication', true);
  IF NOT EXISTS (SELECT FROM user_account WHERE user_id = NEW.user_id AND brand_id = NEW.brand_id) THEN
    RAISE EXCEPTION 'the user is of another brand' USING ERRCODE = 'foreign_key_violation';
  END IF;
  DELETE FROM session WHERE user_id = NEW.user_id;
  DELETE FROM embed_token WHERE user_id = NEW.user_id;
  DELETE FROM password_reset WHERE user_id = NEW.user_id AND reset_hash <> NEW.reset_hash;
  PERFORM set_config('ebkit.purpose', purpose, true);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "begin_password_reset"() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER "begin_password_reset" AFTER INSERT ON "password_reset" FOR EACH ROW
  EXECUTE FUNCTION "begin_password_reset"();
