import { data } from './changes.ts'
import { after, fault, notices } from './fault.ts'
import type { Fault, Json } from './faulty-proxy.ts'

/** Faults of lists that do not match the request. */
export const faultsOfLists: Fault[] = [
  after(
    'another order',
    notices,
    data((own) => void (own['list'] as Json[]).reverse()),
  ),
  after(
    'another order of apps',
    ['listApps'],
    data((own) => void (own['list'] as Json[]).reverse()),
  ),
  after(
    'a row twice',
    notices,
    data((own) => void (own['list'] as Json[]).push(...(own['list'] as Json[]).slice(0, 1))),
  ),
  after(
    'a missing row',
    notices,
    data((own) => void (own['list'] as Json[]).pop()),
  ),
  after(
    'a total that is too high',
    notices,
    data((own) => void (own['total'] = Number(own['total']) + 1)),
  ),
  after(
    'a total of nothing',
    notices,
    data((own) => void (own['total'] = 0)),
  ),
  after(
    'a total of the page',
    notices,
    data((own) => void (own['total'] = (own['list'] as Json[]).length)),
  ),
  after(
    'a cursor that leads to the same page',
    notices,
    data((own, { body }) => void (own['nextCursor'] = body['cursor'] ?? own['nextCursor'])),
  ),
  after(
    'an end after the first page',
    notices,
    data((own) => void (own['nextCursor'] = null)),
  ),
  after(
    'a page after the last one',
    notices,
    data((own) => void (own['nextCursor'] ??= 'MjAy')),
  ),
  fault('a cursor that is ignored', notices, { before: ({ body }) => delete body['cursor'] }),
  fault('a limit that is ignored', notices, { before: ({ body }) => delete body['limit'] }),
  fault('a limit that is brought into range', notices, {
    before: ({ body }) => body['limit'] === 101 && (body['limit'] = 100),
  }),
  fault('a category that is ignored', notices, { before: ({ body }) => delete body['announcementType'] }),
  fault('a search that is ignored', notices, { before: ({ body }) => delete body['search'] }),
  after(
    'a filter that is reported otherwise',
    notices,
    data((own) => void (own['announcementType'] = null)),
  ),
  fault('a device that is ignored', ['listApps'], { before: ({ body }) => delete body['device'] }),
]
