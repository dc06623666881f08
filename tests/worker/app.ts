/// <reference path="../../worker/env.d.ts" />
import type { DailyLimits } from '#contract/limits.ts'
import worker from '#worker/index.ts'
import { d1Store } from '#worker/store.ts'
import { OWNER_KEY } from './harness.ts'
import { localD1 } from './local-d1.ts'
import { type Send, visitorOf } from './visitor.ts'

/** The Worker in this process, for tests with fake timers, failing databases or other settings. */
export function appWith(env: Env, origin = 'https://site.example') {
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException() {},
    props: {},
  }
  const send: Send = async (path, request) =>
    worker.fetch(new Request(`${origin}${path}`, request), env, context)
  return {
    visitor: (headers?: Record<string, string>) => visitorOf(send, headers),
    owner: () => visitorOf(send, { Authorization: `Bearer ${OWNER_KEY}` }),
    /** Waits for everything that goes on after a response. */
    settled: async () => {
      await Promise.all(pending.splice(0))
    },
  }
}

/** The Worker in this process on a real D1, whose tables are emptied before each test. */
export function localSite() {
  const local = localD1()
  const app = (settings: Partial<Env> = {}, origin?: string) =>
    appWith({ DB: local.db, OWNER_KEY, ...settings }, origin)
  return Object.assign(local, {
    app,
    visitor: (headers?: Record<string, string>) => app().visitor(headers),
    owner: () => app().owner(),
    /** The Store at a time, milliseconds UTC. */
    at: (time: number, db = local.db, limits?: DailyLimits) => d1Store(db, time, limits),
  })
}
