/**
 * The oldest browsers that run the scripts, which are those of Tailwind 4. `browser/islands/floor.ts` recognises them, `lib` in
 * `web/tsconfig.json` and `worker/contract/tsconfig.json` is what they have, and the README names them.
 */
export const FLOOR = ['chrome111', 'edge111', 'firefox128', 'safari16.4']
