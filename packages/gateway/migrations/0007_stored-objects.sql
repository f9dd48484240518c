CREATE TABLE "store_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_object" (
	"object_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"content_type" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"acl" text DEFAULT 'default' NOT NULL,
	"created_by" text,
	"blob_ids" text[] NOT NULL,
	"blob_sizes" bigint[] NOT NULL,
	"size" bigint NOT NULL,
	"etag" text NOT NULL,
	"modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_object_acl_values" CHECK ("stored_object"."acl" in ('default', 'private', 'public-read', 'public-read-write')),
	CONSTRAINT "stored_object_key_of_tenant" CHECK (starts_with("stored_object"."object_key", "stored_object"."brand_id" || '/' || "stored_object"."hotel_id" || '/'))
);
--> statement-breakpoint
CREATE TABLE "stored_part" (
	"upload_id" text NOT NULL,
	"part_number" integer NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"blob_id" text NOT NULL,
	"size" bigint NOT NULL,
	"etag" text NOT NULL,
	"modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_part_upload_id_part_number_pk" PRIMARY KEY("upload_id","part_number")
);
--> statement-breakpoint
CREATE TABLE "stored_upload" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"object_key" text COLLATE "C" NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"content_type" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"acl" text DEFAULT 'default' NOT NULL,
	"created_by" text,
	"initiated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_upload_acl_values" CHECK ("stored_upload"."acl" in ('default', 'private', 'public-read', 'public-read-write')),
	CONSTRAINT "stored_upload_key_of_tenant" CHECK (starts_with("stored_upload"."object_key", "stored_upload"."brand_id" || '/' || "stored_upload"."hotel_id" || '/'))
);
--> statement-breakpoint
ALTER TABLE "stored_object" ADD CONSTRAINT "stored_object_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_part" ADD CONSTRAINT "stored_part_upload_id_stored_upload_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."stored_upload"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_part" ADD CONSTRAINT "stored_part_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_upload" ADD CONSTRAINT "stored_upload_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_object_blobs" ON "stored_object" USING gin ("blob_ids");--> statement-breakpoint
CREATE INDEX "stored_part_blob" ON "stored_part" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "stored_upload_key" ON "stored_upload" USING btree ("object_key","upload_id");--> statement-breakpoint
CREATE INDEX "stored_upload_age" ON "stored_upload" USING btree ("initiated_at");