CREATE TABLE "candidate_features" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" text NOT NULL,
	"facts_at" timestamp with time zone NOT NULL,
	"features" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"placement_status" text NOT NULL,
	"analysis_task_id" uuid,
	"analysis_error" text,
	"match_score" integer,
	"confidence_level" integer,
	"match" jsonb,
	"reading" jsonb,
	"ai_reasoning" text DEFAULT '' NOT NULL,
	"priority_level" text,
	"fee_percentage" double precision,
	"actual_fee" double precision,
	"verdict" jsonb,
	"history" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"analyzed_at" timestamp with time zone,
	"presented_at" timestamp with time zone,
	"placed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"placement_id" uuid NOT NULL,
	"to_ask" text NOT NULL,
	"answer" text NOT NULL,
	"question_type" text NOT NULL,
	"expected_answer_time" double precision NOT NULL,
	"difficulty" text NOT NULL,
	"is_active" boolean NOT NULL,
	"basis" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_features" ADD CONSTRAINT "candidate_features_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_features" ADD CONSTRAINT "candidate_features_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_placement_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_features_company_id_index" ON "candidate_features" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "placements_pair_unique" ON "placements" USING btree ("company_id","candidate_id","job_id");--> statement-breakpoint
CREATE INDEX "placements_company_id_id_index" ON "placements" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "placements_company_id_score_index" ON "placements" USING btree ("company_id","match_score" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "placements_company_id_status_index" ON "placements" USING btree ("company_id","placement_status");--> statement-breakpoint
CREATE INDEX "placements_candidate_id_index" ON "placements" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "placements_job_id_index" ON "placements" USING btree ("job_id","placement_status");--> statement-breakpoint
CREATE INDEX "placements_analysis_task_id_index" ON "placements" USING btree ("analysis_task_id") WHERE "placements"."analysis_task_id" is not null;--> statement-breakpoint
CREATE INDEX "questions_placement_id_id_index" ON "questions" USING btree ("placement_id","id");--> statement-breakpoint
CREATE INDEX "questions_company_id_index" ON "questions" USING btree ("company_id");