-- Written by hand: Chinese by pinyin, numbers by value.
CREATE COLLATION "file_names" (provider = icu, locale = 'zh-u-kn-true');--> statement-breakpoint
CREATE TABLE "file_entry" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"owner_id" text,
	"parent_id" text,
	"is_folder" boolean NOT NULL,
	"display_name" text COLLATE "file_names" NOT NULL,
	"search_name" text COLLATE "C" NOT NULL,
	"object_key" text COLLATE "C",
	"size" bigint,
	"etag" text,
	"content_type" text,
	"app" text,
	"scene" text,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "file_entry_key_of_tenant" CHECK (starts_with("file_entry"."object_key", "file_entry"."brand_id" || '/' || "file_entry"."hotel_id" || '/')),
	CONSTRAINT "file_entry_kind" CHECK ("file_entry"."is_folder" = ("file_entry"."object_key" is null)),
	CONSTRAINT "file_entry_root_is_folder" CHECK ("file_entry"."parent_id" is not null or "file_entry"."is_folder"),
	CONSTRAINT "file_entry_name_length" CHECK (char_length("file_entry"."display_name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "object_removal" (
	"object_key" text COLLATE "C" PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "object_removal_key_of_tenant" CHECK (starts_with("object_removal"."object_key", "object_removal"."brand_id" || '/' || "object_removal"."hotel_id" || '/'))
);
--> statement-breakpoint
ALTER TABLE "file_entry" ADD CONSTRAINT "file_entry_owner_id_user_account_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user_account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_entry" ADD CONSTRAINT "file_entry_parent_id_file_entry_entry_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_entry" ADD CONSTRAINT "file_entry_hotel" FOREIGN KEY ("brand_id","hotel_id") REFERENCES "public"."hotel"("brand_id","hotel_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_removal" ADD CONSTRAINT "object_removal_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_entry_name_unique" ON "file_entry" USING btree ("parent_id","display_name");--> statement-breakpoint
CREATE UNIQUE INDEX "file_entry_object_unique" ON "file_entry" USING btree ("object_key");--> statement-breakpoint
CREATE UNIQUE INDEX "file_entry_request_unique" ON "file_entry" USING btree ("created_by","request_key");--> statement-breakpoint
CREATE INDEX "file_entry_by_name" ON "file_entry" USING btree ("parent_id","is_folder","display_name","entry_id");--> statement-breakpoint
CREATE INDEX "file_entry_by_time" ON "file_entry" USING btree ("parent_id","is_folder","created_at","entry_id");--> statement-breakpoint
CREATE INDEX "file_entry_by_size" ON "file_entry" USING btree ("parent_id","is_folder","size","entry_id");--> statement-breakpoint
CREATE INDEX "file_entry_tree" ON "file_entry" USING btree ("hotel_id","owner_id","is_folder");--> statement-breakpoint
CREATE INDEX "object_removal_due" ON "object_removal" USING btree ("due_at");