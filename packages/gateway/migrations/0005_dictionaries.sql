CREATE TABLE "dictionary_item" (
	"brand_id" text NOT NULL,
	"dict_type" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"english_name" text,
	"code" text,
	"pinyin" text,
	"initials" text,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dictionary_item_brand_id_dict_type_value_pk" PRIMARY KEY("brand_id","dict_type","value")
);
--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD CONSTRAINT "dictionary_item_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_item_order" ON "dictionary_item" USING btree ("brand_id","dict_type","sort");