import { expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

it.each(['', 'demo'])(
  'errors are kept for the owner to read, and no address with its token (environment “%s”)',
  (env) => {
    const { observability } = readConfig({ config: 'wrangler.toml', env }, { hideWarnings: true })
    expect(observability).toMatchObject({ enabled: true, logs: { enabled: true, invocation_logs: false } })
  },
)
