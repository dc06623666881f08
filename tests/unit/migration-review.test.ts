import { expect, it } from 'vitest'
import { reviewMigration } from '#worker/cli/migration-review.ts'
import { migrationStatements } from '../worker/migration-statements.ts'

const EARLIER =
  'CREATE TABLE orders (id text PRIMARY KEY NOT NULL) WITHOUT ROWID; CREATE INDEX orders_old ON orders (id)'
/** As drizzle-kit 0.31 writes it. */
const REBUILT = `PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE \`__new_orders\` (
	\`id\` text PRIMARY KEY NOT NULL,
	\`gift\` text(40),
	\`paid\` integer NOT NULL,
	CONSTRAINT "orders_id_length" CHECK(length("id") <= 36),
	CONSTRAINT "orders_gift_length" CHECK(length("__new_orders"."gift") <= 40)
);
--> statement-breakpoint
DROP TABLE \`orders\`;--> statement-breakpoint
CREATE INDEX \`orders_old\` ON \`orders\` (\`id\`);--> statement-breakpoint
CREATE INDEX \`orders_gift\` ON \`orders\` (\`gift\`) WHERE gift IS NOT NULL;`

it('a migration that builds a table again is refused with the lines to write', () => {
  expect(reviewMigration(REBUILT, EARLIER)).toEqual([
    expect.stringMatching(/^orders: is rebuilt.*by:$/),
    'ALTER TABLE `orders` ADD `gift` text(40) CONSTRAINT "orders_gift_length" CHECK(length("gift") <= 40);',
    'ALTER TABLE `orders` ADD `paid` integer NOT NULL; -- add a DEFAULT for existing rows',
    'CREATE INDEX `orders_gift` ON `orders` (`gift`) WHERE gift IS NOT NULL;',
  ])
})

it('a new table needs WITHOUT ROWID, as those of all migrations have it', () => {
  const made = 'CREATE TABLE `notes` (\n\t`id` text PRIMARY KEY NOT NULL\n);'
  expect(reviewMigration(made, EARLIER)).toEqual(['notes: end its CREATE TABLE with ) WITHOUT ROWID;'])
  expect(reviewMigration(made.replace(');', ') WITHOUT ROWID;'), EARLIER)).toEqual([])
  expect(reviewMigration(`${migrationStatements().join(';\n')};`, '')).toEqual([])
})
