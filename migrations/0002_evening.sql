-- Written by hand: drizzle-kit would build the table again, without WITHOUT ROWID.
ALTER TABLE `chat_orders` ADD `cancelled_at` integer;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `refunded` integer CONSTRAINT "chat_orders_refunded_range" CHECK("refunded" BETWEEN 1 AND 9999999999);--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `refunded_at` integer;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `lot` text(20) CONSTRAINT "chat_orders_lot_length" CHECK(length("lot") <= 20);--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `sent_at` integer;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `idempotency_key` text(100) CONSTRAINT "chat_orders_idempotency_key_length" CHECK(length("idempotency_key") <= 100);--> statement-breakpoint
-- Sales of before are not left to send, and orders that were not sold have a time by which they are listed: that of the click, or
-- of the id of a sale without one, which begins with milliseconds in hexadecimal digits.
UPDATE `chat_orders` SET `sent_at` = `sold_at` WHERE `status` = 'sold';--> statement-breakpoint
UPDATE `chat_orders` SET `cancelled_at` = coalesce(`clicked_at`, (
	WITH RECURSIVE digits(rest, time) AS (
		SELECT substr(`id`, 1, 8) || substr(`id`, 10, 4), 0
		UNION ALL SELECT substr(rest, 2), time * 16 + instr('123456789abcdef', substr(rest, 1, 1)) FROM digits WHERE rest <> ''
	) SELECT time FROM digits WHERE rest = '')
) WHERE `status` = 'cancelled';--> statement-breakpoint
DROP INDEX `chat_orders_reference`;--> statement-breakpoint
DROP INDEX `chat_orders_user_session`;--> statement-breakpoint
CREATE INDEX `chat_orders_open` ON `chat_orders` (`id`,`reference`) WHERE status = 'clicked';--> statement-breakpoint
CREATE INDEX `chat_orders_reference` ON `chat_orders` (`reference`) WHERE status <> 'clicked' AND reference IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_user_session` ON `chat_orders` (`user_session`,`reference`) WHERE user_session IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_sold` ON `chat_orders` (`sold_at`) WHERE sold_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_to_send` ON `chat_orders` (`sold_at`) WHERE sold_at IS NOT NULL AND sent_at IS NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_not_sold` ON `chat_orders` (`cancelled_at`) WHERE status = 'cancelled';--> statement-breakpoint
CREATE INDEX `chat_orders_lot` ON `chat_orders` (`lot`,`sold_at`) WHERE lot IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_refunded` ON `chat_orders` (`refunded_at`) WHERE refunded_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `chat_orders_idempotency_key` ON `chat_orders` (`idempotency_key`) WHERE idempotency_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_inquiries_written` ON `contact_inquiries` (`status`) WHERE coalesce(name, '') || coalesce(email, '') || coalesce(phone, '') || coalesce(message, '') <> '';--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_confirmed` ON `newsletter_subscriptions` (`confirmed_at`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
-- What is counted of rows that are stored: jars, no more than 20 packs a day, and inquiries that have words.
INSERT INTO `daily_counts` (`metric`, `day`, `key`, `count`, `value`)
SELECT 'jars:pack', day, key, sum(quantity), sum(coalesce(amount, 0)) FROM (
	SELECT day, quantity, amount, iif(dense_rank() OVER (PARTITION BY day ORDER BY first, pack) <= 20, pack, 'other') AS key
	FROM (
		SELECT *, min(id) OVER (PARTITION BY day, pack) AS first FROM (
			SELECT id, quantity, amount, coalesce(nullif(pack, ''), 'unknown') AS pack,
				date((sold_at + 19800000) / 1000, 'unixepoch') AS day
			FROM `chat_orders` WHERE `status` = 'sold')))
GROUP BY day, key;--> statement-breakpoint
INSERT INTO `daily_counts` (`metric`, `day`, `key`, `count`, `value`)
SELECT 'jars:lot', day, 'unknown', sum(count), sum(value) FROM `daily_counts` WHERE metric = 'jars:pack' GROUP BY day;--> statement-breakpoint
INSERT INTO `daily_counts` (`metric`, `day`, `key`, `count`, `value`)
SELECT 'inquiry:written', date((created_at + 19800000) / 1000, 'unixepoch'), '', count(*), 0
FROM `contact_inquiries` WHERE coalesce(name, '') || coalesce(email, '') || coalesce(phone, '') || coalesce(message, '') <> ''
GROUP BY 2;--> statement-breakpoint
-- What is counted from this day on, where there is something that was not counted.
INSERT INTO `daily_counts` (`metric`, `day`, `key`, `count`, `value`)
SELECT 'since', date('now', '+330 minutes'), 'seen:source', 0, 0 WHERE EXISTS (SELECT 1 FROM `customer_interactions`)
UNION ALL
SELECT 'since', date('now', '+330 minutes'), 'refunded', 0, 0 WHERE EXISTS (SELECT 1 FROM `chat_orders` WHERE `status` = 'sold');
