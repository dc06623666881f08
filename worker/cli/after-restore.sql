-- Keeps whoever has left, or was deleted, since the backup that was restored. The tables of the database before it are
-- beside the restored ones, with “_” for the last letter of their names (README.md, “Operate”). Where one of them has
-- itself lost rows by accident, remove its DELETE first.

-- Addresses that are not on the list, or not yet.
INSERT OR REPLACE INTO newsletter_subscriptions
SELECT * FROM newsletter_subscription_ WHERE status <> 'confirmed';

-- Ids begin with their time: a row that is newer than the database before is a visitor's of these minutes.
CREATE TABLE newest_ AS SELECT max(id) AS id FROM (
  SELECT max(id) AS id FROM newsletter_subscription_
  UNION ALL SELECT max(id) FROM customer_interaction_
  UNION ALL SELECT max(id) FROM product_analytic_
  UNION ALL SELECT max(id) FROM contact_inquirie_
  UNION ALL SELECT max(id) FROM chat_order_
);
DELETE FROM newsletter_subscriptions
WHERE id < (SELECT id FROM newest_) AND id NOT IN (SELECT id FROM newsletter_subscription_);
DELETE FROM customer_interactions
WHERE id < (SELECT id FROM newest_) AND id NOT IN (SELECT id FROM customer_interaction_);
DELETE FROM product_analytics
WHERE id < (SELECT id FROM newest_) AND id NOT IN (SELECT id FROM product_analytic_);
DELETE FROM contact_inquiries
WHERE id < (SELECT id FROM newest_) AND id NOT IN (SELECT id FROM contact_inquirie_);
DELETE FROM chat_orders
WHERE id < (SELECT id FROM newest_) AND id NOT IN (SELECT id FROM chat_order_);

-- A sale stays when its visitor's data is deleted, without the session; a note may have been deleted on request.
UPDATE chat_orders SET user_session = before.user_session, note = before.note
FROM chat_order_ AS before WHERE before.id = chat_orders.id;

-- The counts of subscribers are those of the rows: by day in Asia/Kolkata, and of all time.
DELETE FROM daily_counts WHERE metric IN ('subscription', 'unsubscription');
INSERT INTO daily_counts (metric, day, key, count, value)
SELECT 'subscription', date(confirmed_at / 1000 + 19800, 'unixepoch'), '', count(*), 0
FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL GROUP BY 2;
INSERT INTO daily_counts (metric, day, key, count, value)
SELECT 'unsubscription', date(unsubscribed_at / 1000 + 19800, 'unixepoch'), '', count(*), 0
FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NOT NULL GROUP BY 2;
INSERT INTO daily_counts (metric, day, key, count, value)
SELECT metric, '', '', sum(count), 0
FROM daily_counts WHERE metric IN ('subscription', 'unsubscription') GROUP BY metric;

DROP TABLE newest_;
DROP TABLE newsletter_subscription_;
DROP TABLE customer_interaction_;
DROP TABLE product_analytic_;
DROP TABLE contact_inquirie_;
DROP TABLE chat_order_;
