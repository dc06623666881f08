/// <reference path="../../worker/env.d.ts" />
import worker from '../../worker/index.ts'
import { OWNER_KEY } from './harness.ts'
import { type Send, visitorOf } from './visitor.ts'

/**
 * The Worker's app in this process, for what workerd does not let a test do: another clock, a database that fails,
 * settings of its own.
 */
export function appWith(env: Env) {
  const send: Send = async (path, request) =>
    worker.fetch(new Request(`https://site.example${path}`, request), env)
  return {
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
  }
}
