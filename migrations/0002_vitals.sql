CREATE TABLE `vitals_weeks` (
	`week` text PRIMARY KEY NOT NULL,
	`histograms` text NOT NULL,
	CONSTRAINT "vitals_weeks_histograms_json" CHECK(json_valid("vitals_weeks"."histograms"))
) WITHOUT ROWID;
