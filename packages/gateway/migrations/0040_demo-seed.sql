-- How far the rows of a demo have been written, by brand and resource; the row '*' is of the whole.

CREATE TABLE "demo_seed" (
	"brand_id" text NOT NULL,
	"resource" text NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "demo_seed_brand_id_resource_pk" PRIMARY KEY("brand_id","resource")
);
--> statement-breakpoint
ALTER TABLE "demo_seed" ADD CONSTRAINT "demo_seed_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demo_seed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "demo_seed" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tenant" ON "demo_seed"
  USING ("brand_id" = (select current_setting('ebkit.brand_id', true)));
