ALTER TABLE `chat_orders` ADD `charge` integer CONSTRAINT "chat_orders_charge_range" CHECK("charge" BETWEEN 0 AND 9999999999);
