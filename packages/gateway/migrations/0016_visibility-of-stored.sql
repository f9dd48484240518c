-- What was stored before objects had a visibility (decision 033). Own spaces are their users'; the spaces for everybody are
-- public; files of the file service are as their tree; attachments that a picture, a video or a rich text of a row holds
-- are public, for guests see them; the others stay undecided: whoever takes them decides.
-- Whose rows these are is not asked here, so the owner is not held to the tenants' policies meanwhile.
ALTER TABLE "stored_object" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "file_entry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_product" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_category" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "stored_object" SET "visibility" = CASE split_part("object_key", '/', 3)
    WHEN 'u' THEN 'personal' WHEN 'common' THEN 'public' WHEN 'images' THEN 'public' ELSE 'undecided' END;--> statement-breakpoint
UPDATE "stored_object" o SET "visibility" = CASE WHEN f."owner_id" IS NULL THEN 'public' ELSE 'personal' END
  FROM "file_entry" f WHERE f."object_key" = o."object_key";--> statement-breakpoint
WITH "told" AS (
    SELECT to_jsonb(t)::text AS "text" FROM "brand" t
    UNION ALL SELECT to_jsonb(t)::text FROM "hotel" t
    UNION ALL SELECT to_jsonb(t)::text FROM "employee" t
    UNION ALL SELECT to_jsonb(t)::text FROM "ticket_product" t
    UNION ALL SELECT to_jsonb(t)::text FROM "ticket_category" t
  ), "held" AS (
    SELECT DISTINCT (regexp_matches("text", '[^"''/\s<>=(]+/[^"''/\s]+/files/[^"''\s?#)<>\\]+', 'g'))[1] AS "key" FROM "told"
  )
  UPDATE "stored_object" o SET "visibility" = 'public' FROM "held" WHERE o."object_key" = "held"."key";--> statement-breakpoint
ALTER TABLE "stored_object" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "file_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hotel" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_product" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ticket_category" FORCE ROW LEVEL SECURITY;
