CREATE TABLE `contact_inquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text(255),
	`email` text(255),
	`phone` text(20),
	`message` text(5000),
	`inquiry_type` text(50) NOT NULL,
	`created_at` integer NOT NULL,
	`status` text(20) DEFAULT 'new' NOT NULL,
	`updated_at` integer NOT NULL,
	`user_session` text(100),
	`page` text(100),
	`source` text(100),
	`alerted_at` integer,
	CONSTRAINT "contact_inquiries_name_length" CHECK(length("name") <= 255),
	CONSTRAINT "contact_inquiries_email_length" CHECK(length("email") <= 255),
	CONSTRAINT "contact_inquiries_phone_length" CHECK(length("phone") <= 20),
	CONSTRAINT "contact_inquiries_message_length" CHECK(length("message") <= 5000),
	CONSTRAINT "contact_inquiries_inquiry_type_length" CHECK(length("inquiry_type") <= 50),
	CONSTRAINT "contact_inquiries_status_length" CHECK(length("status") <= 20),
	CONSTRAINT "contact_inquiries_user_session_length" CHECK(length("user_session") <= 100),
	CONSTRAINT "contact_inquiries_page_length" CHECK(length("page") <= 100),
	CONSTRAINT "contact_inquiries_source_length" CHECK(length("source") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `contact_inquiries_user_session` ON `contact_inquiries` (`user_session`);--> statement-breakpoint
CREATE INDEX `contact_inquiries_written` ON `contact_inquiries` (`status`) WHERE coalesce(name, '') || coalesce(email, '') || coalesce(phone, '') || coalesce(message, '') <> '';--> statement-breakpoint
CREATE INDEX `contact_inquiries_alert_pending` ON `contact_inquiries` (`id`) WHERE alerted_at IS NULL;--> statement-breakpoint
CREATE TABLE `chat_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`reference` text(6),
	`status` text(20) NOT NULL,
	`clicked_at` integer,
	`sold_at` integer,
	`amount` integer,
	`quantity` integer NOT NULL,
	`pack` text(50),
	`placement` text(100),
	`source` text(100),
	`page` text(100),
	`note` text(500),
	`user_session` text(100),
	`charge` integer,
	`cancelled_at` integer,
	`refunded` integer,
	`refunded_at` integer,
	`lot` text(20),
	`sent_at` integer,
	`warned_at` integer,
	`idempotency_key` text(100),
	CONSTRAINT "chat_orders_status" CHECK("chat_orders"."status" IN ('clicked', 'sold', 'cancelled')),
	CONSTRAINT "chat_orders_sold_at" CHECK(("chat_orders"."status" = 'sold') = ("chat_orders"."sold_at" IS NOT NULL)),
	CONSTRAINT "chat_orders_amount_range" CHECK("chat_orders"."amount" BETWEEN 0 AND 9999999999),
	CONSTRAINT "chat_orders_charge_range" CHECK("chat_orders"."charge" BETWEEN 0 AND 9999999999),
	CONSTRAINT "chat_orders_refunded_range" CHECK("chat_orders"."refunded" BETWEEN 1 AND 9999999999),
	CONSTRAINT "chat_orders_quantity_range" CHECK("chat_orders"."quantity" BETWEEN 1 AND 999),
	CONSTRAINT "chat_orders_reference_length" CHECK(length("reference") <= 6),
	CONSTRAINT "chat_orders_status_length" CHECK(length("status") <= 20),
	CONSTRAINT "chat_orders_pack_length" CHECK(length("pack") <= 50),
	CONSTRAINT "chat_orders_placement_length" CHECK(length("placement") <= 100),
	CONSTRAINT "chat_orders_source_length" CHECK(length("source") <= 100),
	CONSTRAINT "chat_orders_page_length" CHECK(length("page") <= 100),
	CONSTRAINT "chat_orders_note_length" CHECK(length("note") <= 500),
	CONSTRAINT "chat_orders_user_session_length" CHECK(length("user_session") <= 100),
	CONSTRAINT "chat_orders_lot_length" CHECK(length("lot") <= 20),
	CONSTRAINT "chat_orders_idempotency_key_length" CHECK(length("idempotency_key") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `chat_orders_open` ON `chat_orders` (`id`,`reference`) WHERE status = 'clicked';--> statement-breakpoint
CREATE INDEX `chat_orders_reference` ON `chat_orders` (`reference`) WHERE status <> 'clicked' AND reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_user_session` ON `chat_orders` (`user_session`,`reference`) WHERE user_session IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_sales` ON `chat_orders` (`sold_at`,`pack`,`lot`,`quantity`,`amount`,`source`,`page`,`placement`) WHERE sold_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_to_send` ON `chat_orders` (`sold_at`) WHERE sold_at IS NOT NULL AND sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_not_sold` ON `chat_orders` (`cancelled_at`) WHERE status = 'cancelled';--> statement-breakpoint
CREATE INDEX `chat_orders_lot` ON `chat_orders` (`lot`,`sold_at`) WHERE lot IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_refunded` ON `chat_orders` (`refunded_at`) WHERE refunded_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_orders_idempotency_key` ON `chat_orders` (`idempotency_key`) WHERE idempotency_key IS NOT NULL;--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text(20) NOT NULL,
	`outcome` text(20) NOT NULL,
	`detail` text(500) NOT NULL,
	`created_at` integer NOT NULL,
	`alerted_at` integer,
	CONSTRAINT "runs_kind_length" CHECK(length("kind") <= 20),
	CONSTRAINT "runs_outcome_length" CHECK(length("outcome") <= 20),
	CONSTRAINT "runs_detail_length" CHECK(length("detail") <= 500)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `runs_alert_pending` ON `runs` (`id`) WHERE alerted_at IS NULL;--> statement-breakpoint
CREATE TABLE `daily_counts` (
	`metric` text NOT NULL,
	`day` text NOT NULL,
	`key` text(100) NOT NULL,
	`count` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`metric`, `day`, `key`),
	CONSTRAINT "daily_counts_key_length" CHECK(length("key") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `newsletter_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text(255) NOT NULL,
	`subscribed_at` integer NOT NULL,
	`source_page` text(100) DEFAULT 'footer' NOT NULL,
	`user_agent` text(512),
	`created_at` integer NOT NULL,
	`status` text(20) DEFAULT 'confirmed' NOT NULL,
	`confirmed_at` integer,
	`unsubscribed_at` integer,
	`refused_at` integer,
	`notice_version` text(20),
	`language` text DEFAULT 'en' NOT NULL,
	`mail_kind` text DEFAULT 'confirmation' NOT NULL,
	`mail_due_at` integer,
	`mail_attempts` integer DEFAULT 0 NOT NULL,
	`mail_sent_at` integer,
	`mails_sent` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "newsletter_subscriptions_status" CHECK("newsletter_subscriptions"."status" IN ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscriptions_language" CHECK(length("newsletter_subscriptions"."language") BETWEEN 2 AND 8),
	CONSTRAINT "newsletter_subscriptions_email_length" CHECK(length("email") <= 255),
	CONSTRAINT "newsletter_subscriptions_source_page_length" CHECK(length("source_page") <= 100),
	CONSTRAINT "newsletter_subscriptions_user_agent_length" CHECK(length("user_agent") <= 512),
	CONSTRAINT "newsletter_subscriptions_status_length" CHECK(length("status") <= 20),
	CONSTRAINT "newsletter_subscriptions_notice_version_length" CHECK(length("notice_version") <= 20)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscriptions_email_unique` ON `newsletter_subscriptions` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_mail` ON `newsletter_subscriptions` (`mail_due_at`) WHERE mail_due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_confirmed` ON `newsletter_subscriptions` (`confirmed_at`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_pending` ON `newsletter_subscriptions` (`subscribed_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `customer_interactions` (
	`id` text PRIMARY KEY NOT NULL,
	`interaction_type` text(50) NOT NULL,
	`timestamp` integer NOT NULL,
	`user_session` text(100) NOT NULL,
	`page_url` text(2048),
	`additional_data` text,
	`created_at` integer NOT NULL,
	`page` text(100),
	`source` text(100),
	CONSTRAINT "customer_interactions_additional_data_json" CHECK(json_valid("customer_interactions"."additional_data") AND length("customer_interactions"."additional_data") <= 4096),
	CONSTRAINT "customer_interactions_interaction_type_length" CHECK(length("interaction_type") <= 50),
	CONSTRAINT "customer_interactions_user_session_length" CHECK(length("user_session") <= 100),
	CONSTRAINT "customer_interactions_page_url_length" CHECK(length("page_url") <= 2048),
	CONSTRAINT "customer_interactions_page_length" CHECK(length("page") <= 100),
	CONSTRAINT "customer_interactions_source_length" CHECK(length("source") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `customer_interactions_user_session` ON `customer_interactions` (`user_session`);--> statement-breakpoint
CREATE TABLE `product_analytics` (
	`id` text PRIMARY KEY NOT NULL,
	`event_name` text(100) NOT NULL,
	`product_name` text(100) NOT NULL,
	`action_type` text(50) NOT NULL,
	`timestamp` integer NOT NULL,
	`user_session` text(100) NOT NULL,
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