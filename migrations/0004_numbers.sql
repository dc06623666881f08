-- Written by hand: drizzle-kit would build the table again, without WITHOUT ROWID.
ALTER TABLE `customer_interactions` ADD `page` text(100) CONSTRAINT "customer_interactions_page_length" CHECK(length("page") <= 100);--> statement-breakpoint
ALTER TABLE `customer_interactions` ADD `source` text(100) CONSTRAINT "customer_interactions_source_length" CHECK(length("source") <= 100);--> statement-breakpoint
CREATE INDEX `chat_orders_sales` ON `chat_orders` (`sold_at`,`pack`,`lot`,`quantity`,`amount`,`source`,`page`,`placement`) WHERE sold_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_mail_sent` ON `newsletter_subscriptions` (`mail_sent_at`) WHERE mail_sent_at IS NOT NULL;--> statement-breakpoint
-- Days that are over have their counts: they are never counted from their rows.
INSERT INTO `daily_counts` (`metric`, `day`, `key`, `count`, `value`)
SELECT DISTINCT 'day', `day`, '', 1, 0 FROM `daily_counts` WHERE `day` <> '' AND `day` < date('now', '+330 minutes');
