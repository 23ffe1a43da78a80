import { changeField, changeRows, data } from './changes.ts'
import { answerFault, info, noticeOperations } from './fault.ts'
import type { Fault, Json } from './faulty-proxy.ts'

const renameField = (row: Json, from: string, to: string) => {
  row[to] = row[from]
  delete row[from]
}
const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The faults for which a server returns fields that violate the contract. */
export const faultsOfFields: Fault[] = [
  answerFault(
    'a renamed field',
    noticeOperations,
    changeRows((row) => renameField(row, 'title', 'heading')),
  ),
  answerFault(
    'a dropped field',
    noticeOperations,
    changeRows((row) => delete row['publishedAt']),
  ),
  answerFault(
    'every field in another case',
    noticeOperations,
    changeRows((row) => Object.keys(row).forEach((name) => renameField(row, name, toSnakeCase(name)))),
  ),
  answerFault(
    'null in a field',
    noticeOperations,
    changeField('title', () => null),
  ),
  answerFault(
    'a field too many',
    noticeOperations,
    changeRows((row) => void (row['viewCount'] = 7)),
  ),
  answerFault(
    'a field too many in the data',
    info,
    data((own) => void (own['memberNo'] = 1)),
  ),
  answerFault(
    'a number as text',
    noticeOperations,
    data((own) => void (own['total'] = String(own['total']))),
  ),
  answerFault(
    'text as a number',
    noticeOperations,
    changeField('title', () => 7),
  ),
  answerFault(
    'true in the place of Y',
    noticeOperations,
    changeField('pinnedYn', (value) => value === 'Y'),
  ),
  answerFault(
    'a lower-case y',
    noticeOperations,
    changeField('pinnedYn', (value) => String(value).toLowerCase()),
  ),
  answerFault(
    'an unknown word of a closed list',
    ['listMfaFactors'],
    data((own) => void (own['mfaType'] = 'SMS')),
  ),
  answerFault(
    'an id that is none',
    noticeOperations,
    changeField('postId', () => 'post-1'),
  ),
  answerFault(
    'an id as a number',
    noticeOperations,
    changeField('postId', () => 1),
  ),
  answerFault(
    'a text that is too long',
    noticeOperations,
    changeField('title', () => '가'.repeat(300)),
  ),
  answerFault(
    'an empty text',
    noticeOperations,
    changeField('title', () => ''),
  ),
  answerFault(
    'a fraction',
    ['countNotifications'],
    data((own) => void (own['unread'] = 0.5)),
  ),
  answerFault(
    'a negative number',
    ['countNotifications'],
    data((own) => void (own['unread'] = -1)),
  ),
  answerFault(
    'a number beyond its range',
    ['getSessionInfo'],
    data((own) => void (own['idleSeconds'] = 10 ** 12)),
  ),
  answerFault(
    'null in the place of a list',
    noticeOperations,
    data((own) => void (own['list'] = null)),
  ),
  answerFault(
    'an object in the place of a list',
    noticeOperations,
    data((own) => void (own['list'] = {})),
  ),
  answerFault(
    'plain text in a base64 field',
    info,
    data((own) => void (own['email'] = 'narae@solbaram.example')),
  ),
  answerFault(
    'base64 without padding',
    info,
    data((own) => void (own['name'] = '64KY656')),
  ),
  answerFault(
    'base64 of another alphabet',
    info,
    data((own) => void (own['name'] = '-_-_')),
  ),
  answerFault(
    'base64 of bytes that are no UTF-8',
    info,
    data((own) => void (own['name'] = 'sKHs')),
  ),
  answerFault(
    'a number that is not masked',
    ['listMfaFactors'],
    data(({ factors }) => {
      for (const factor of factors as Json[])
        if (factor['destination'] !== null) factor['destination'] = 'MDEwLTAwMDAtMTIzNA=='
    }),
  ),
  answerFault(
    'a time with another offset',
    noticeOperations,
    changeField('publishedAt', () => '2026-11-20T01:00:00Z'),
  ),
  answerFault(
    'a time without an offset',
    noticeOperations,
    changeField('publishedAt', () => '2026-11-20T10:00:00'),
  ),
  answerFault(
    'a time as a number',
    noticeOperations,
    changeField('publishedAt', () => 1_764_000_000_000),
  ),
  answerFault(
    'an impossible time',
    noticeOperations,
    changeField('publishedAt', () => '2026-11-20T25:00:00+09:00'),
  ),
  answerFault(
    'an impossible date',
    ['getPrivacyPolicy'],
    data((own) => void (own['effectiveDate'] = '2026-02-30')),
  ),
  answerFault(
    'a date with slashes',
    ['getPrivacyPolicy'],
    data((own) => void (own['effectiveDate'] = '2026/03/02')),
  ),
  answerFault(
    'a price in another currency',
    ['estimateSubscription'],
    data((own) => void ((own['serviceInfo'] as Json)['currency'] = 'USD')),
  ),
  answerFault(
    'a currency that there is not',
    ['estimateSubscription'],
    data((own) => void ((own['serviceInfo'] as Json)['currency'] = 'EUR')),
  ),
]
