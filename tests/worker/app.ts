/// <reference path="../../worker/env.d.ts" />
import worker from '#worker/index.ts'
import { OWNER_KEY } from './harness.ts'
import { type Send, visitorOf } from './visitor.ts'

/**
 * The Worker in this process, for tests with fake timers, failing databases or other settings.
 */
export function appWith(env: Env) {
  const send: Send = async (path, request) =>
    worker.fetch(new Request(`https://site.example${path}`, request), env)
  return {
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
  }
}
