import { data, field, rows } from './changes.ts'
import { after, info, notices } from './fault.ts'
import type { Fault, Json } from './faulty-proxy.ts'

const renameField = (row: Json, from: string, to: string) => {
  row[to] = row[from]
  delete row[from]
}
const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Faults of fields that violate the contract. */
export const faultsOfFields: Fault[] = [
  after(
    'a renamed field',
    notices,
    rows((row) => renameField(row, 'title', 'heading')),
  ),
  after(
    'a dropped field',
    notices,
    rows((row) => delete row['publishedAt']),
  ),
  after(
    'every field in another case',
    notices,
    rows((row) => Object.keys(row).forEach((name) => renameField(row, name, toSnakeCase(name)))),
  ),
  after(
    'null in a field',
    notices,
    field('title', () => null),
  ),
  after(
    'a field too many',
    notices,
    rows((row) => void (row['viewCount'] = 7)),
  ),
  after(
    'a field too many in the data',
    info,
    data((own) => void (own['memberNo'] = 1)),
  ),
  after(
    'a number as text',
    notices,
    data((own) => void (own['total'] = String(own['total']))),
  ),
  after(
    'text as a number',
    notices,
    field('title', () => 7),
  ),
  after(
    'true in the place of Y',
    notices,
    field('pinnedYn', (value) => value === 'Y'),
  ),
  after(
    'a lower-case y',
    notices,
    field('pinnedYn', (value) => String(value).toLowerCase()),
  ),
  after(
    'an unknown word of a closed list',
    ['listMfaFactors'],
    data((own) => void (own['mfaType'] = 'SMS')),
  ),
  after(
    'an id that is none',
    notices,
    field('postId', () => 'post-1'),
  ),
  after(
    'an id as a number',
    notices,
    field('postId', () => 1),
  ),
  after(
    'a text that is too long',
    notices,
    field('title', () => '가'.repeat(300)),
  ),
  after(
    'an empty text',
    notices,
    field('title', () => ''),
  ),
  after(
    'a fraction',
    ['countNotifications'],
    data((own) => void (own['unread'] = 0.5)),
  ),
  after(
    'a negative number',
    ['countNotifications'],
    data((own) => void (own['unread'] = -1)),
  ),
  after(
    'a number beyond its range',
    ['getSessionInfo'],
    data((own) => void (own['idleSeconds'] = 10 ** 12)),
  ),
  after(
    'null in the place of a list',
    notices,
    data((own) => void (own['list'] = null)),
  ),
  after(
    'an object in the place of a list',
    notices,
    data((own) => void (own['list'] = {})),
  ),
  after(
    'plain text in a base64 field',
    info,
    data((own) => void (own['email'] = 'narae@solbaram.example')),
  ),
  after(
    'base64 without padding',
    info,
    data((own) => void (own['name'] = '64KY656')),
  ),
  after(
    'base64 of another alphabet',
    info,
    data((own) => void (own['name'] = '-_-_')),
  ),
  after(
    'base64 of bytes that are no UTF-8',
    info,
    data((own) => void (own['name'] = 'sKHs')),
  ),
  after(
    'a number that is not masked',
    ['listMfaFactors'],
    data(({ factors }) => {
      for (const factor of factors as Json[])
        if (factor['destination'] !== null) factor['destination'] = 'MDEwLTAwMDAtMTIzNA=='
    }),
  ),
  after(
    'a time with another offset',
    notices,
    field('publishedAt', () => '2026-11-20T01:00:00Z'),
  ),
  after(
    'a time without an offset',
    notices,
    field('publishedAt', () => '2026-11-20T10:00:00'),
  ),
  after(
    'a time as a number',
    notices,
    field('publishedAt', () => 1_764_000_000_000),
  ),
  after(
    'an impossible time',
    notices,
    field('publishedAt', () => '2026-11-20T25:00:00+09:00'),
  ),
  after(
    'an impossible date',
    ['getPrivacyPolicy'],
    data((own) => void (own['effectiveDate'] = '2026-02-30')),
  ),
  after(
    'a date with slashes',
    ['getPrivacyPolicy'],
    data((own) => void (own['effectiveDate'] = '2026/03/02')),
  ),
  after(
    'a price in another currency',
    ['estimateSubscription'],
    data((own) => void ((own['serviceInfo'] as Json)['currency'] = 'USD')),
  ),
  after(
    'a currency that there is not',
    ['estimateSubscription'],
    data((own) => void ((own['serviceInfo'] as Json)['currency'] = 'EUR')),
  ),
]
