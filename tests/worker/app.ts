/// <reference path="../../worker/env.d.ts" />
import worker from '#worker/index.ts'
import { OWNER_KEY } from './harness.ts'
import { type Send, visitorOf } from './visitor.ts'

/** The Worker in this process, for tests with fake timers, failing databases or other settings. */
export function appWith(env: Env) {
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException() {},
    props: {},
  }
  const send: Send = async (path, request) =>
    worker.fetch(new Request(`https://site.example${path}`, request), env, context)
  return {
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
    /** Waits for everything that goes on after a response. */
    settled: async () => {
      await Promise.all(pending.splice(0))
    },
  }
}
