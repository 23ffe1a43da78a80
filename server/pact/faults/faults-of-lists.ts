import { data } from './changes.ts'
import { answerFault, fault, noticeOperations } from './fault.ts'
import type { Fault, Json } from './faulty-proxy.ts'

/** The faults for which a server returns lists that do not match the request. */
export const faultsOfLists: Fault[] = [
  answerFault(
    'another order',
    noticeOperations,
    data((own) => void (own['list'] as Json[]).reverse()),
  ),
  answerFault(
    'another order of apps',
    ['listApps'],
    data((own) => void (own['list'] as Json[]).reverse()),
  ),
  answerFault(
    'a row twice',
    noticeOperations,
    data((own) => void (own['list'] as Json[]).push(...(own['list'] as Json[]).slice(0, 1))),
  ),
  answerFault(
    'a missing row',
    noticeOperations,
    data((own) => void (own['list'] as Json[]).pop()),
  ),
  answerFault(
    'a total that is too high',
    noticeOperations,
    data((own) => void (own['total'] = Number(own['total']) + 1)),
  ),
  answerFault(
    'a total of nothing',
    noticeOperations,
    data((own) => void (own['total'] = 0)),
  ),
  answerFault(
    'a total of the page',
    noticeOperations,
    data((own) => void (own['total'] = (own['list'] as Json[]).length)),
  ),
  answerFault(
    'a cursor that leads to the same page',
    noticeOperations,
    data((own, { body }) => void (own['nextCursor'] = body['cursor'] ?? own['nextCursor'])),
  ),
  answerFault(
    'an end after the first page',
    noticeOperations,
    data((own) => void (own['nextCursor'] = null)),
  ),
  answerFault(
    'a page after the last one',
    noticeOperations,
    data((own) => void (own['nextCursor'] ??= 'MjAy')),
  ),
  fault('a cursor that is ignored', noticeOperations, { before: ({ body }) => delete body['cursor'] }),
  fault('a limit that is ignored', noticeOperations, { before: ({ body }) => delete body['limit'] }),
  fault('a limit that is brought into range', noticeOperations, {
    before: ({ body }) => body['limit'] === 101 && (body['limit'] = 100),
  }),
  fault('a category that is ignored', noticeOperations, {
    before: ({ body }) => delete body['announcementType'],
  }),
  fault('a search that is ignored', noticeOperations, { before: ({ body }) => delete body['search'] }),
  answerFault(
    'a filter that is reported otherwise',
    noticeOperations,
    data((own) => void (own['announcementType'] = null)),
  ),
  fault('a device that is ignored', ['listApps'], { before: ({ body }) => delete body['device'] }),
]
