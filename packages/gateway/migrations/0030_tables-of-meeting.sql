-- Made of the definitions of meeting; see src/database/tables.

CREATE TABLE "meeting_room" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"meeting_room_id" text NOT NULL,
	"room_name" text NOT NULL,
	"floor" text NOT NULL,
	"area" numeric(14, 4) NOT NULL,
	"size" text,
	"has_pillar" boolean DEFAULT false NOT NULL,
	"capacities" jsonb NOT NULL,
	"max_people" integer,
	"images" text[] NOT NULL,
	"vr_url" text,
	"facilities" text[] DEFAULT array[]::text[] NOT NULL,
	"slot_prices" jsonb NOT NULL,
	"overtime_price" bigint,
	"packages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"combine_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"setup_minutes" integer DEFAULT 60 NOT NULL,
	"advance_days" integer DEFAULT 365 NOT NULL,
	"online_booking" text DEFAULT 'REQUEST' NOT NULL,
	"deposit_ratio" numeric(14, 4) DEFAULT 30 NOT NULL,
	"cancel_days" integer DEFAULT 7 NOT NULL,
	"manager_id" text,
	"description" text,
	"sort_no" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("meeting_room_id"),
	CONSTRAINT "meeting_room_of_brand" UNIQUE ("brand_id", "meeting_room_id"),
	CONSTRAINT "meeting_room_facilities_values" CHECK ("facilities" <@ array['LED', 'PROJECTOR', 'SOUND', 'MIC', 'VIDEO', 'STAGE', 'WIFI', 'WINDOW', 'TEA', 'CAR']::text[]),
	CONSTRAINT "meeting_room_online_booking_values" CHECK ("online_booking" in ('INQUIRY', 'REQUEST', 'INSTANT')),
	CONSTRAINT "meeting_room_status_values" CHECK ("status" in ('NEW', 'PUBLISHED', 'OFFLINE'))
);
CREATE UNIQUE INDEX "meeting_room_room_name_unique" ON "meeting_room" USING btree ("hotel_id", "room_name");
CREATE INDEX "meeting_room_newest" ON "meeting_room" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "meeting_room_id" DESC);
CREATE INDEX "meeting_room_sort_no_order" ON "meeting_room" USING btree ("hotel_id", "sort_no", "meeting_room_id" DESC);
CREATE INDEX "meeting_room_search" ON "meeting_room" USING gin (text_pairs("room_name"));
CREATE INDEX "meeting_room_max_people_index" ON "meeting_room" USING btree ("hotel_id", "max_people");
CREATE INDEX "meeting_room_facilities_index" ON "meeting_room" USING gin ("facilities");
CREATE INDEX "meeting_room_online_booking_index" ON "meeting_room" USING btree ("hotel_id", "online_booking");
CREATE INDEX "meeting_room_status_index" ON "meeting_room" USING btree ("hotel_id", "status");
CREATE INDEX "meeting_room_combine_ids_index" ON "meeting_room" USING gin ("combine_ids");
CREATE INDEX "meeting_room_manager_id_index" ON "meeting_room" USING btree ("manager_id");
ALTER TABLE "meeting_room" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting_room" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "meeting_room"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "meeting_booking" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"meeting_booking_id" text NOT NULL,
	"booking_no" text,
	"meeting_name" text NOT NULL,
	"meeting_type" text NOT NULL,
	"meeting_room_id" text NOT NULL,
	"meeting_date" date NOT NULL,
	"days" integer DEFAULT 1 NOT NULL,
	"time_slot" text NOT NULL,
	"custom_from" time,
	"custom_until" time,
	"attendee_count" integer NOT NULL,
	"layout" text NOT NULL,
	"corporate_member_id" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"package_name" text,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"paid_amount" bigint,
	"settle_type" text DEFAULT 'ONLINE' NOT NULL,
	"sales_employee_id" text,
	"source" text DEFAULT 'CONSOLE' NOT NULL,
	"setup_note" text,
	"attachments" text[] DEFAULT array[]::text[] NOT NULL,
	"refund_amount" bigint,
	"cancel_reason" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("meeting_booking_id"),
	CONSTRAINT "meeting_booking_of_brand" UNIQUE ("brand_id", "meeting_booking_id"),
	CONSTRAINT "meeting_booking_meeting_type_values" CHECK ("meeting_type" in ('CONFERENCE', 'TRAINING', 'ANNUAL', 'WEDDING', 'BANQUET', 'LAUNCH', 'OTHER')),
	CONSTRAINT "meeting_booking_time_slot_values" CHECK ("time_slot" in ('MORNING', 'AFTERNOON', 'EVENING', 'FULL_DAY', 'CUSTOM')),
	CONSTRAINT "meeting_booking_layout_values" CHECK ("layout" in ('THEATER', 'CLASSROOM', 'U_SHAPE', 'BOARD', 'BANQUET', 'COCKTAIL', 'FISHBONE')),
	CONSTRAINT "meeting_booking_settle_type_values" CHECK ("settle_type" in ('ONLINE', 'TRANSFER', 'MONTHLY')),
	CONSTRAINT "meeting_booking_source_values" CHECK ("source" in ('CONSOLE', 'APPLET', 'LEAD')),
	CONSTRAINT "meeting_booking_status_values" CHECK ("status" in ('PENDING', 'CONFIRMED', 'DEPOSIT_PAID', 'IN_USE', 'FINISHED', 'SETTLED', 'CANCELLED'))
);
CREATE UNIQUE INDEX "meeting_booking_booking_no_unique" ON "meeting_booking" USING btree ("hotel_id", "booking_no");
CREATE INDEX "meeting_booking_newest" ON "meeting_booking" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "meeting_booking_id" DESC);
CREATE INDEX "meeting_booking_meeting_date_desc_order" ON "meeting_booking" USING btree ("hotel_id", "meeting_date" DESC NULLS LAST, "meeting_booking_id" DESC);
CREATE INDEX "meeting_booking_search" ON "meeting_booking" USING gin (text_pairs("booking_no"), text_pairs("meeting_name"));
CREATE INDEX "meeting_booking_contact_phone_index" ON "meeting_booking" USING btree ("hotel_id", "contact_phone");
CREATE INDEX "meeting_booking_right_contact_phone_4_index" ON "meeting_booking" USING btree ("hotel_id", ("right"("contact_phone", 4)));
CREATE INDEX "meeting_booking_corporate_member_id_index" ON "meeting_booking" USING btree ("corporate_member_id");
CREATE INDEX "meeting_booking_meeting_room_id_index" ON "meeting_booking" USING btree ("meeting_room_id");
CREATE INDEX "meeting_booking_sales_employee_id_index" ON "meeting_booking" USING btree ("sales_employee_id");
CREATE INDEX "meeting_booking_layout_index" ON "meeting_booking" USING btree ("hotel_id", "layout");
CREATE INDEX "meeting_booking_status_index" ON "meeting_booking" USING btree ("hotel_id", "status");
CREATE INDEX "meeting_booking_meeting_type_index" ON "meeting_booking" USING btree ("hotel_id", "meeting_type");
CREATE INDEX "meeting_booking_settle_type_index" ON "meeting_booking" USING btree ("hotel_id", "settle_type");
CREATE INDEX "meeting_booking_source_index" ON "meeting_booking" USING btree ("hotel_id", "source");
ALTER TABLE "meeting_booking" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting_booking" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "meeting_booking"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "meeting_lead" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"meeting_lead_id" text NOT NULL,
	"lead_no" text,
	"company_name" text,
	"corporate_member_id" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"meeting_type" text NOT NULL,
	"expected_date" date NOT NULL,
	"days" numeric(14, 4) DEFAULT 1 NOT NULL,
	"attendee_count" integer NOT NULL,
	"layout" text,
	"need_rooms" integer DEFAULT 0 NOT NULL,
	"need_dining" integer DEFAULT 0 NOT NULL,
	"budget" bigint,
	"demand" text,
	"source" text NOT NULL,
	"owner_employee_id" text,
	"next_follow_time" timestamp with time zone,
	"follows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_amount" bigint,
	"quote_file" text,
	"meeting_booking_id" text,
	"lose_reason" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("meeting_lead_id"),
	CONSTRAINT "meeting_lead_meeting_type_values" CHECK ("meeting_type" in ('CONFERENCE', 'TRAINING', 'ANNUAL', 'WEDDING', 'BANQUET', 'LAUNCH', 'OTHER')),
	CONSTRAINT "meeting_lead_layout_values" CHECK ("layout" in ('THEATER', 'CLASSROOM', 'U_SHAPE', 'BOARD', 'BANQUET', 'COCKTAIL', 'FISHBONE')),
	CONSTRAINT "meeting_lead_source_values" CHECK ("source" in ('APPLET', 'PHONE', 'PLATFORM', 'CORPORATE', 'REFERRAL')),
	CONSTRAINT "meeting_lead_lose_reason_values" CHECK ("lose_reason" in ('PRICE', 'DATE', 'VENUE', 'RIVAL', 'CANCEL')),
	CONSTRAINT "meeting_lead_status_values" CHECK ("status" in ('NEW', 'FOLLOWING', 'QUOTED', 'WON', 'LOST'))
);
CREATE UNIQUE INDEX "meeting_lead_lead_no_unique" ON "meeting_lead" USING btree ("hotel_id", "lead_no");
CREATE INDEX "meeting_lead_newest" ON "meeting_lead" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "meeting_lead_id" DESC);
CREATE INDEX "meeting_lead_search" ON "meeting_lead" USING gin (text_pairs("lead_no"), text_pairs("company_name"));
CREATE INDEX "meeting_lead_contact_phone_index" ON "meeting_lead" USING btree ("hotel_id", "contact_phone");
CREATE INDEX "meeting_lead_right_contact_phone_4_index" ON "meeting_lead" USING btree ("hotel_id", ("right"("contact_phone", 4)));
CREATE INDEX "meeting_lead_meeting_type_index" ON "meeting_lead" USING btree ("hotel_id", "meeting_type");
CREATE INDEX "meeting_lead_source_index" ON "meeting_lead" USING btree ("hotel_id", "source");
CREATE INDEX "meeting_lead_owner_employee_id_index" ON "meeting_lead" USING btree ("owner_employee_id");
CREATE INDEX "meeting_lead_expected_date_index" ON "meeting_lead" USING btree ("hotel_id", "expected_date");
CREATE INDEX "meeting_lead_attendee_count_index" ON "meeting_lead" USING btree ("hotel_id", "attendee_count");
CREATE INDEX "meeting_lead_lose_reason_index" ON "meeting_lead" USING btree ("hotel_id", "lose_reason");
CREATE INDEX "meeting_lead_status_index" ON "meeting_lead" USING btree ("hotel_id", "status");
CREATE INDEX "meeting_lead_corporate_member_id_index" ON "meeting_lead" USING btree ("corporate_member_id");
CREATE INDEX "meeting_lead_meeting_booking_id_index" ON "meeting_lead" USING btree ("meeting_booking_id");
ALTER TABLE "meeting_lead" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting_lead" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "meeting_lead"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "meeting_event" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"meeting_event_id" text NOT NULL,
	"event_name" text NOT NULL,
	"event_type" text NOT NULL,
	"banner" text NOT NULL,
	"event_from" date NOT NULL,
	"event_until" date NOT NULL,
	"meeting_booking_id" text,
	"meeting_room_id" text,
	"organizer" text NOT NULL,
	"ticket_types" jsonb NOT NULL,
	"form_fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"need_audit" boolean DEFAULT false NOT NULL,
	"agenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"check_points" text[] DEFAULT array[]::text[] NOT NULL,
	"check_staff_ids" text[] DEFAULT array[]::text[] NOT NULL,
	"refund_rule" text DEFAULT 'DAYS_3' NOT NULL,
	"description" text,
	"status" text DEFAULT 'DRAFT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("meeting_event_id"),
	CONSTRAINT "meeting_event_of_brand" UNIQUE ("brand_id", "meeting_event_id"),
	CONSTRAINT "meeting_event_event_type_values" CHECK ("event_type" in ('FORUM', 'TRAINING', 'SALON', 'EXHIBITION', 'PARTY')),
	CONSTRAINT "meeting_event_refund_rule_values" CHECK ("refund_rule" in ('ANY', 'DAYS_3', 'NONE')),
	CONSTRAINT "meeting_event_status_values" CHECK ("status" in ('DRAFT', 'SELLING', 'ONGOING', 'ENDED', 'CANCELLED'))
);
CREATE INDEX "meeting_event_newest" ON "meeting_event" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "meeting_event_id" DESC);
CREATE INDEX "meeting_event_search" ON "meeting_event" USING gin (text_pairs("event_name"), text_pairs("organizer"));
CREATE INDEX "meeting_event_event_type_index" ON "meeting_event" USING btree ("hotel_id", "event_type");
CREATE INDEX "meeting_event_meeting_room_id_index" ON "meeting_event" USING btree ("meeting_room_id");
CREATE INDEX "meeting_event_status_index" ON "meeting_event" USING btree ("hotel_id", "status");
CREATE INDEX "meeting_event_event_until_event_from_index" ON "meeting_event" USING btree ("hotel_id", "event_until", "event_from");
CREATE INDEX "meeting_event_meeting_booking_id_index" ON "meeting_event" USING btree ("meeting_booking_id");
CREATE INDEX "meeting_event_check_staff_ids_index" ON "meeting_event" USING gin ("check_staff_ids");
ALTER TABLE "meeting_event" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting_event" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "meeting_event"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
CREATE TABLE "meeting_ticket" (
	"brand_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	"meeting_ticket_id" text NOT NULL,
	"ticket_code" text,
	"meeting_event_id" text NOT NULL,
	"type_name" text NOT NULL,
	"attendee_name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"position" text,
	"member_id" text,
	"order_no" text,
	"pay_amount" bigint DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'CONSOLE' NOT NULL,
	"seat_no" text,
	"answers" jsonb,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"check_point" text,
	"checked_by" text,
	"remark" text,
	"status" text DEFAULT 'UNUSED' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	PRIMARY KEY ("meeting_ticket_id"),
	CONSTRAINT "meeting_ticket_source_values" CHECK ("source" in ('APPLET', 'CONSOLE', 'GIFT', 'IMPORT')),
	CONSTRAINT "meeting_ticket_status_values" CHECK ("status" in ('AUDIT', 'UNUSED', 'CHECKED', 'REFUNDED', 'EXPIRED', 'REJECTED'))
);
CREATE UNIQUE INDEX "meeting_ticket_ticket_code_unique" ON "meeting_ticket" USING btree ("hotel_id", "ticket_code");
CREATE INDEX "meeting_ticket_newest" ON "meeting_ticket" USING btree ("hotel_id", "created_at" DESC NULLS LAST, "meeting_ticket_id" DESC);
CREATE INDEX "meeting_ticket_paid_at_desc_order" ON "meeting_ticket" USING btree ("hotel_id", "paid_at" DESC NULLS LAST, "meeting_ticket_id" DESC);
CREATE INDEX "meeting_ticket_search" ON "meeting_ticket" USING gin (text_pairs("ticket_code"), text_pairs("attendee_name"), text_pairs("order_no"));
CREATE INDEX "meeting_ticket_phone_index" ON "meeting_ticket" USING btree ("hotel_id", "phone");
CREATE INDEX "meeting_ticket_right_phone_4_index" ON "meeting_ticket" USING btree ("hotel_id", ("right"("phone", 4)));
CREATE INDEX "meeting_ticket_meeting_event_id_index" ON "meeting_ticket" USING btree ("meeting_event_id");
CREATE INDEX "meeting_ticket_type_name_index" ON "meeting_ticket" USING btree ("hotel_id", "type_name");
CREATE INDEX "meeting_ticket_source_index" ON "meeting_ticket" USING btree ("hotel_id", "source");
CREATE INDEX "meeting_ticket_check_point_index" ON "meeting_ticket" USING btree ("hotel_id", "check_point");
CREATE INDEX "meeting_ticket_checked_by_index" ON "meeting_ticket" USING btree ("checked_by");
CREATE INDEX "meeting_ticket_status_index" ON "meeting_ticket" USING btree ("hotel_id", "status");
CREATE INDEX "meeting_ticket_member_id_index" ON "meeting_ticket" USING btree ("member_id");
ALTER TABLE "meeting_ticket" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "meeting_ticket" FORCE ROW LEVEL SECURITY;
CREATE POLICY "tenant" ON "meeting_ticket"
	USING ("brand_id" = (select current_setting('ebkit.brand_id', true)) AND "hotel_id" = ANY ((select string_to_array(current_setting('ebkit.hotel_ids', true), ','))::text[]));
