import { readContract } from '../checks/contract.ts'
import type { Values } from '../worlds.ts'
import type { Scenario } from './sessions.ts'

const session = 'Pg1nGr5oWcXm9KyLr4HbPg7JdSe1FaUo8IiQt3XwBkV'
const COUNT = 5
const PAGE_SIZE = 2
const MAX_PAGES = 2 * COUNT

const ids = Array.from({ length: COUNT }, (_, at) => `5c3e0a1b-7d42-4f96-8b10-2a9d6e4c7f0${at}`)
const numbers = (letter: string) => ids.map((_, at) => `${letter}2099-0005${60 - at}`)
const post = (postId: string, at: number) => ({
  postId,
  announcementType: 'notice',
  title: `안내 ${at + 1}`,
  pinnedYn: at === 0 ? 'Y' : 'N',
})
const apps = ['가계부', '나침반', '다이어리', '라디오', '마중물'].map((name, at) => ({
  appId: ids[at]!,
  name,
  category: '협업',
  devices: ['WINDOW'],
}))

const subscriptions = {
  subscriptions: ids.map((subscriptionId) => ({ subscriptionId, subscriptionState: 'ACTIVE' })),
}
const inquiries = {
  inquiries: ids.map((inquiryId, at) => ({
    inquiryId,
    inquiryNo: numbers('Q')[at],
    inquiryState: 'RECEIVED',
  })),
}

type List = { operation: string; world: string; params: Values; field: string; rows: string[]; body?: object }

/** The lists to read, each with the provider state that determines the rows and their order. */
const lists: List[] = [
  {
    operation: 'listNotices',
    world: 'published posts',
    params: { board: 'NOTICE', posts: ids.map(post) },
    field: 'postId',
    rows: ids,
  },
  {
    operation: 'listBoardPosts',
    world: 'published posts',
    params: { board: 'SUPPORT', posts: ids.map(post) },
    field: 'postId',
    rows: ids,
  },
  {
    operation: 'listApps',
    world: 'a catalogue of apps',
    params: { apps: apps.toReversed() },
    field: 'appId',
    rows: ids,
  },
  groupByMember('listSubscriptions', 'a member with subscriptions', subscriptions, 'subscriptionId', ids),
  groupByMember('listInquiries', 'a member with inquiries', inquiries, 'inquiryId', ids),
  groupByMember(
    'listCounsels',
    'a member with reservations',
    {
      counsels: numbers('C').map((counselNo) => ({ counselNo, counselState: 'DONE' })),
    },
    'counselNo',
    numbers('C'),
  ),
  groupByMember(
    'listNotifications',
    'a member with notifications',
    {
      notifications: ids.map((notificationId) => ({
        notificationId,
        announcementType: 'security',
        readYn: 'Y',
      })),
    },
    'notificationId',
    ids,
  ),
  groupByMember(
    'listAdminSubscriptions',
    'subscriptions for the staff',
    subscriptions,
    'subscriptionId',
    ids,
  ),
  groupByMember('listAdminInquiries', 'inquiries for the staff', inquiries, 'inquiryId', ids),
  groupByMember(
    'listAdminPosts',
    'posts of the staff',
    {
      board: 'NOTICE',
      posts: ids.map((id, at) => ({ ...post(id, at), postState: 'PUBLISHED' })),
    },
    'postId',
    ids,
    { board: 'NOTICE' },
  ),
]

function groupByMember(
  operation: string,
  world: string,
  params: Values,
  field: string,
  rows: string[],
  body: object = {},
): List {
  return { operation, world, params: { session, ...params }, field, rows, body }
}

/**
 * Scenarios which check that a list read page by page contains each row once, in order, and that a request for more
 * rows than the contract allows is refused.
 */
export const pagingScenarios: Scenario[] = lists.flatMap((list) => [
  {
    name: `${list.operation} page by page has each row once, in its order`,
    operation: list.operation,
    run: pagesOf(list),
  },
  {
    name: `${list.operation} refuses a page of more rows than the contract allows`,
    operation: list.operation,
    run: async (client) => {
      await client.world(list.world, list.params)
      const { code } = await client.call(list.operation, { ...list.body, limit: 101 }, cookieOf(list))
      const expected = readContract().codeOf('request.invalid')
      client.hold(code === expected, `a limit of 101 was answered with code ${code}, not ${expected}`)
    },
  },
])

function pagesOf(list: List): Scenario['run'] {
  const { operation, world, params, field, rows, body } = list
  return async (client) => {
    await client.world(world, params)
    const seen: string[] = []
    const cursors = new Set<string>()
    let cursor: string | null | undefined
    for (let page = 0; page < MAX_PAGES && cursor !== null; page += 1) {
      const pageRequest = { ...body, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
      const { code, data } = await client.call(operation, pageRequest, cookieOf(list))
      if (code !== 200 || data === null) throw new Error(`page ${page + 1} was answered with code ${code}`)
      client.hold(
        data['total'] === COUNT,
        `page ${page + 1} has a total of ${String(data['total'])}, not ${COUNT}`,
      )
      seen.push(...(data['list'] as Values[]).map((row) => row[field] as string))
      cursor = data['nextCursor'] as string | null
      if (cursor !== null && cursors.has(cursor))
        throw new Error(`page ${page + 1} leads back to a page before it`)
      if (cursor !== null) cursors.add(cursor)
    }
    client.hold(cursor === null, `there is a next page after ${MAX_PAGES} pages`)
    const missingRows = rows.filter((row) => !seen.includes(row))
    const duplicateRows = seen.filter((row, at) => seen.indexOf(row) < at)
    client.hold(missingRows.length === 0, `rows are missing: ${missingRows.join(', ')}`)
    client.hold(duplicateRows.length === 0, `rows come twice: ${duplicateRows.join(', ')}`)
    if (missingRows.length + duplicateRows.length === 0)
      client.hold(seen.join() === rows.join(), `the order is ${seen.join(', ')}, not ${rows.join(', ')}`)
  }
}

const cookieOf = ({ params }: List) =>
  params['session'] === undefined ? {} : { cookie: `session=${session}` }
