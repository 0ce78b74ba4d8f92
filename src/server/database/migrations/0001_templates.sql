CREATE TABLE "template_configs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"template_id" uuid,
	"is_active" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"version" text NOT NULL,
	"template_type" text NOT NULL,
	"category" text NOT NULL,
	"handlebars_template" text NOT NULL,
	"is_active" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_configs" ADD CONSTRAINT "template_configs_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_configs" ADD CONSTRAINT "template_configs_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_configs_company_id_id_index" ON "template_configs" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "template_configs_template_id_index" ON "template_configs" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "template_configs_one_default" ON "template_configs" USING btree ("company_id") WHERE "template_configs"."is_default";--> statement-breakpoint
CREATE INDEX "templates_company_id_id_index" ON "templates" USING btree ("company_id","id");