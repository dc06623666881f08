// The setup guide: four steps from an empty account to a working dashboard.

import { slug } from 'virtual:shop'

export type GuideStep = {
  readonly id: 'database' | 'binding' | 'migrations' | 'owner-key'
  readonly title: string
  readonly text: string
  /** What is typed or pasted, and what the copy button copies. */
  readonly code: string
  /** Names the code in the copy button's accessible name. */
  readonly codeName: string
  readonly skipped: string
}

export const guideSteps: readonly GuideStep[] = [
  {
    id: 'database',
    title: 'Create the database',
    text: 'Sign in to Cloudflare when prompted. The command prints a database_id, which the next step needs.',
    code: `npx wrangler d1 create ${slug} --location apac`,
    codeName: 'the command that creates the database',
    skipped: 'npm run deploy makes the database on its first run, so nothing is lost.',
  },
  {
    id: 'binding',
    title: 'Put its id into wrangler.toml',
    text: 'The block is there already. Add the one line with the id, or leave it out and let npm run deploy provision the database.',
    code: `[[d1_databases]]
binding = "DB"
database_name = "${slug}"
database_id = "the id that step 1 printed"
migrations_dir = "migrations"`,
    codeName: 'the block for wrangler.toml',
    skipped:
      'With the block but no id, deploying fills it in. With no block at all the site runs as a demo and keeps nothing.',
  },
  {
    id: 'migrations',
    title: 'Run the migrations',
    text: 'They create the tables. Running them again does no harm: migrations that have run are skipped.',
    code: 'npx wrangler d1 migrations apply DB --remote',
    codeName: 'the command that runs the migrations',
    skipped:
      'Newsletter sign-ups fail, clicks are not counted, and this guide appears in place of the dashboard.',
  },
  {
    id: 'owner-key',
    title: 'Set OWNER_KEY',
    text: 'At least 16 characters that nobody can guess; let a password manager make and keep them. A new key signs everybody out; put it into the secrets of both workflows (Publish, Backup) too, in this order. For a local run it stands in .dev.vars, a copy of .dev.vars.example.',
    code: 'npx wrangler secret put OWNER_KEY',
    codeName: 'the command that sets the owner key',
    skipped: 'Everything is still stored, but nobody can read it: the dashboard stays closed.',
  },
]

/** Who may do what. */
export const accessNotes: readonly string[] = [
  'Visitors may insert only: a sign-up, a click, an enquiry. No visitor can read a single row of what others sent.',
  'Reading needs the owner: the key of step 4 opens the dashboard for 30 days in the browser you sign in with. Signing out ends it in that browser; a copied session ends after its 30 days, or with a new key. Ctrl+Shift+A and the hidden dot only lead to the sign-in form.',
  'Cloudflare Access is the stronger lock: it requires your own account and a second factor. Put it before /admin, /edit, /api/owner and /api/stats.',
]
