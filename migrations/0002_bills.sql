CREATE TABLE `bills` (
	`kind` text(20) NOT NULL,
	`year` integer NOT NULL,
	`number` integer NOT NULL,
	`order_id` text(36) NOT NULL,
	`step` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`place` text(2),
	`hsn` text(8),
	`rate` integer,
	`lines` text NOT NULL,
	`total` integer NOT NULL,
	`taxable` integer,
	`cgst` integer,
	`sgst` integer,
	`igst` integer,
	PRIMARY KEY(`kind`, `year`, `number`),
	CONSTRAINT "bills_kind" CHECK("bills"."kind" IN ('bill', 'bill_of_supply', 'tax_invoice', 'credit_note')),
	CONSTRAINT "bills_number_range" CHECK("bills"."number" BETWEEN 1 AND 999999999),
	CONSTRAINT "bills_step" CHECK(("bills"."kind" = 'credit_note') = ("bills"."step" % 2 = 0)),
	CONSTRAINT "bills_lines_json" CHECK(json_valid("bills"."lines") AND length("bills"."lines") <= 4000),
	CONSTRAINT "bills_total_range" CHECK("bills"."total" BETWEEN 1 AND 9999999999),
	CONSTRAINT "bills_kind_length" CHECK(length("kind") <= 20),
	CONSTRAINT "bills_order_id_length" CHECK(length("order_id") <= 36),
	CONSTRAINT "bills_place_length" CHECK(length("place") <= 2),
	CONSTRAINT "bills_hsn_length" CHECK(length("hsn") <= 8)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_order` ON `bills` (`order_id`,`step`);--> statement-breakpoint
CREATE INDEX `bills_issued` ON `bills` (`issued_at`);
