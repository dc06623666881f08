ALTER TABLE `chat_orders` ADD `others` text(500) CONSTRAINT "chat_orders_others_length" CHECK(length("others") <= 500);--> statement-breakpoint
DROP INDEX `chat_orders_sales`;--> statement-breakpoint
CREATE INDEX `chat_orders_other_lot_0` ON `chat_orders` (others ->> '$[0].lot',`sold_at`) WHERE others ->> '$[0].lot' IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_other_lot_1` ON `chat_orders` (others ->> '$[1].lot',`sold_at`) WHERE others ->> '$[1].lot' IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_other_lot_2` ON `chat_orders` (others ->> '$[2].lot',`sold_at`) WHERE others ->> '$[2].lot' IS NOT NULL;--> statement-breakpoint
CREATE INDEX `chat_orders_sales` ON `chat_orders` (`sold_at`,`pack`,`lot`,`quantity`,`amount`,`source`,`page`,`placement`,`charge`,`others`) WHERE sold_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `received` integer CONSTRAINT "chat_orders_received_range" CHECK("received" BETWEEN 1 AND 9999999999);--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `received_how` text(10) CONSTRAINT "chat_orders_received_how_length" CHECK(length("received_how") <= 10) CONSTRAINT "chat_orders_received_how" CHECK("received_how" IN ('upi', 'bank', 'cash'));--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `received_at` integer;--> statement-breakpoint
ALTER TABLE `chat_orders` ADD `parcel` text(40) CONSTRAINT "chat_orders_parcel_length" CHECK(length("parcel") <= 40);--> statement-breakpoint
UPDATE `chat_orders` SET `received` = `amount`, `received_at` = `sold_at` WHERE `sold_at` IS NOT NULL AND `amount` > 0;--> statement-breakpoint
CREATE INDEX `chat_orders_owed` ON `chat_orders` (`sold_at`) WHERE sold_at IS NOT NULL AND amount > coalesce(received, 0) AND NOT (reference IS NULL AND idempotency_key IS NULL);
