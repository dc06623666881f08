CREATE TABLE `breakdown_days` (
	`dimension` text NOT NULL,
	`day` text NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`dimension`, `day`, `key`),
	CONSTRAINT "breakdown_days_key_length" CHECK(length("key") <= 100)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `breakdown_ranges` (
	`days` integer NOT NULL,
	`dimension` text NOT NULL,
	`rank` integer NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`value` integer NOT NULL,
	`previous` integer NOT NULL,
	PRIMARY KEY(`days`, `dimension`, `rank`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `fold_costs` (
	`day` text PRIMARY KEY NOT NULL,
	`rows_read` integer NOT NULL,
	`rows_written` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `folds` (
	`name` text PRIMARY KEY NOT NULL,
	`next_id` text NOT NULL,
	`folded_at` integer NOT NULL
) WITHOUT ROWID;
