import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { RequestFailure } from '../http/failure.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { datedSuccess, success } from '../http/success.ts'
import { rowParam, validate } from '../http/validate.ts'
import { newId } from '../lib/ids.ts'
import { csvOfRange } from '../statistics/csv-file.ts'
import { pageQuery, rangeQuery } from '../statistics/input.ts'
import { untrackedReason } from '../tracking/untracked.ts'
import type { Order } from './contract.ts'
import { lotFile, salesFile } from './csv.ts'
import {
  closeInput,
  lotQuery,
  lotsQuery,
  moveInput,
  orderChangeInput,
  orderInput,
  orderListQuery,
  orderQuery,
  reopenInput,
  saleHeaders,
  saleInput,
  sendInput,
  totalsQuery,
} from './input.ts'
import { ORDER_REFUSALS, type OrderRefusal, refusalOfLines, refusalOfSums } from './rules.ts'
import { orderColumns } from './table.ts'

/** Order clicks, and the owner's search, lists, sales, marks and files. */
export const orders = new Hono<AppEnv>()
  .post('/orders', rateLimit('ORDER_LIMIT'), validate('json', orderInput), async (c) => {
    const { store, now } = c.var
    const input = c.req.valid('json')
    refuse(refusalOfLines(input))
    const reason = await untrackedReason(c, { onPurpose: true })
    if (!reason) return success(c, { data: [await store.recordOrder(input)] }, 201)
    await store.countUntracked(reason)
    return success(c, { data: [{ id: newId(now), reference: input.reference }] }, 201)
  })
  .get('/stats/orders', validate('query', pageQuery), async (c) =>
    datedSuccess(c, await c.var.store.orderStats(c.req.valid('query'))),
  )
  .route('/', csvOfRange('orders', orderColumns, 'listOrders'))
  .get('/stats/sales.csv', validate('query', rangeQuery), (c) => salesFile(c, c.req.valid('query')))
  .get('/stats/lot.csv', validate('query', lotQuery), (c) => lotFile(c, c.req.valid('query').lot))
  .get('/owner/orders', validate('query', orderQuery), async (c) => {
    const { reference } = c.req.valid('query')
    const data = await c.var.store.findOrders(reference)
    const isUnknown = (each: string) => !data.some((order) => order.reference === each)
    return datedSuccess(c, { data, erased: await c.var.store.findErased(reference.filter(isUnknown)) })
  })
  .get('/owner/orders/list', validate('query', orderListQuery), async (c) =>
    datedSuccess(c, await c.var.store.orderList(c.req.valid('query'))),
  )
  .get('/owner/orders/totals', validate('query', totalsQuery), async (c) =>
    datedSuccess(c, { data: await c.var.store.soldTotals(c.req.valid('query')) }),
  )
  .get('/owner/lots', validate('query', lotsQuery), async (c) =>
    datedSuccess(c, { data: await c.var.store.lotTotals(c.req.valid('query').lot) }),
  )
  .post('/owner/orders', validate('header', saleHeaders), validate('json', saleInput), async (c) => {
    const { 'idempotency-key': idempotency_key } = c.req.valid('header')
    const sale = c.req.valid('json')
    refuse(refusalOfSums({ ...sale, refunded: null }) ?? refusalOfLines(sale))
    const row = await c.var.store.recordSale({ ...sale, idempotency_key })
    if (!row) {
      const orders = await c.var.store.findOrders([sale.reference ?? ''])
      throw failureOf(orders.length > 0 ? 'reference_taken' : 'reference_erased')
    }
    return success(c, { message: 'Recorded', data: [row] }, 201)
  })
  .post('/owner/orders/close', validate('json', closeInput), async (c) =>
    success(c, { message: 'Closed', data: await c.var.store.closeOrders(c.req.valid('json').before) }),
  )
  .post('/owner/orders/reopen', validate('json', reopenInput), async (c) => {
    const reopened = await c.var.store.reopenOrders(c.req.valid('json').closed_at)
    return success(c, { message: 'Reopened', data: { reopened } })
  })
  .post('/owner/orders/move', validate('json', moveInput), async (c) =>
    success(c, { message: 'Moved', ...(await c.var.store.moveUnsent(c.req.valid('json'))) }),
  )
  .post('/owner/orders/send', validate('json', sendInput), async (c) =>
    success(c, { message: 'Changed', data: await c.var.store.markSent(c.req.valid('json')) }),
  )
  .patch('/owner/orders/:id', rowParam, validate('json', orderChangeInput), async (c) => {
    const changed = await c.var.store.changeOrder(c.req.valid('param').id, c.req.valid('json'))
    if (!changed) throw new RequestFailure('not_found', 'There is no such order')
    const { refusal, before, order } = changed
    if (refusal) throw failureOf(refusal, [order])
    return success(c, { message: 'Changed', data: [order], before })
  })
  .delete('/owner/orders/:id', rowParam, async (c) => {
    await c.var.store.deleteOrder(c.req.valid('param').id)
    return success(c, { message: 'Deleted' })
  })

/** @throws RequestFailure where the change is refused */
function refuse(refusal: OrderRefusal | undefined): void {
  if (refusal) throw failureOf(refusal)
}

function failureOf(code: OrderRefusal, data?: Order[]): RequestFailure {
  const [path, message] = ORDER_REFUSALS[code]
  return new RequestFailure('invalid', message, { issues: [{ path, message, code }], ...(data && { data }) })
}
