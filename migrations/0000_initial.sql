CREATE TABLE `contact_inquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`email` text,
	`phone` text,
	`message` text,
	`inquiry_type` text NOT NULL,
	`created_at` integer NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`updated_at` integer NOT NULL,
	`user_session` text,
	CONSTRAINT "contact_inquiries_name_length" CHECK(length("name") <= 255),
	CONSTRAINT "contact_inquiries_email_length" CHECK(length("email") <= 255),
	CONSTRAINT "contact_inquiries_phone_length" CHECK(length("phone") <= 20),
	CONSTRAINT "contact_inquiries_message_length" CHECK(length("message") <= 5000),
	CONSTRAINT "contact_inquiries_inquiry_type_length" CHECK(length("inquiry_type") <= 50),
	CONSTRAINT "contact_inquiries_status_length" CHECK(length("status") <= 20),
	CONSTRAINT "contact_inquiries_user_session_length" CHECK(length("user_session") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `contact_inquiries_user_session` ON `contact_inquiries` (`user_session`);--> statement-breakpoint
CREATE TABLE `customer_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`interaction_type` text NOT NULL,
	`timestamp` integer NOT NULL,
	`user_session` text NOT NULL,
	`page_url` text,
	`additional_data` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "customer_interactions_additional_data_json" CHECK(json_valid("customer_interactions"."additional_data")),
	CONSTRAINT "customer_interactions_interaction_type_length" CHECK(length("interaction_type") <= 50),
	CONSTRAINT "customer_interactions_user_session_length" CHECK(length("user_session") <= 100),
	CONSTRAINT "customer_interactions_page_url_length" CHECK(length("page_url") <= 2048),
	CONSTRAINT "customer_interactions_additional_data_length" CHECK(length("additional_data") <= 4096)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customer_interactions_user_session` ON `customer_interactions` (`user_session`);--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`count` integer NOT NULL,
	`running_total` integer NOT NULL,
	PRIMARY KEY(`metric`, `day`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`subscribed_at` integer NOT NULL,
	`source_page` text DEFAULT 'footer' NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_length" CHECK(length("email") <= 255),
	CONSTRAINT "newsletter_subscriptions_source_page_length" CHECK(length("source_page") <= 100),
	CONSTRAINT "newsletter_subscriptions_user_agent_length" CHECK(length("user_agent") <= 512)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_email_unique` ON `newsletter_subscriptions` (`email`);--> statement-breakpoint
CREATE TABLE `product_analytics` (
	`id` text PRIMARY KEY NOT NULL,
	`event_name` text NOT NULL,
	`product_name` text NOT NULL,
	`action_type` text NOT NULL,
	`timestamp` integer NOT NULL,
	`user_session` text NOT NULL,
	`conversion_value` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "product_analytics_conversion_value_range" CHECK("product_analytics"."conversion_value" BETWEEN 0 AND 9999999999),
	CONSTRAINT "product_analytics_event_name_length" CHECK(length("event_name") <= 100),
	CONSTRAINT "product_analytics_product_name_length" CHECK(length("product_name") <= 100),
	CONSTRAINT "product_analytics_action_type_length" CHECK(length("action_type") <= 50),
	CONSTRAINT "product_analytics_user_session_length" CHECK(length("user_session") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `product_analytics_user_session` ON `product_analytics` (`user_session`);