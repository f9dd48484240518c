-- A Small Life ticket keeps the version that is on sale while a change of it is in review.
ALTER TABLE "small_life_ticket" ADD COLUMN "sale_version" jsonb;
