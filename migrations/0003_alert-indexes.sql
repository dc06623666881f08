DROP INDEX `contact_inquiries_untold`;--> statement-breakpoint
CREATE INDEX `contact_inquiries_alert_pending` ON `contact_inquiries` (`id`) WHERE alerted_at IS NULL;--> statement-breakpoint
DROP INDEX `runs_untold`;--> statement-breakpoint
CREATE INDEX `runs_alert_pending` ON `runs` (`id`) WHERE alerted_at IS NULL;