-- Keys that are there already go on with all that their users have; a new one says its scopes.
ALTER TABLE "partner_key" ADD COLUMN "scopes" text[] NOT NULL DEFAULT '{*}';--> statement-breakpoint
ALTER TABLE "partner_key" ALTER COLUMN "scopes" DROP DEFAULT;
